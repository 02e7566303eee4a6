# Controleerbaar toeval, aan een tafel
fair-chance = Controleerbaar toeval
fair-chance-words = Alle trekkingen van deze partij volgen uit een geheim getal dat vóór de eerste zet vaststond. Dit is de vingerafdruk ervan: bewaar die, en als de partij afgelopen is, kun je controleren dat er geen trekking is veranderd.
fair-chance-proven = De partij is afgelopen, en dit is het geheime getal achter alle trekkingen. Het verslag bewijst ze stuk voor stuk.
fair-chance-none = Deze partij begon voordat trekkingen te bewijzen waren. Ze komen van de generator van het systeem.
commitment = Vingerafdruk
seed = Geheim getal
added-by = Toegevoegd door { $name }
own-chance = Zelf toeval toevoegen
own-chance-words = Een paar woorden of dobbelworpen van jezelf, gemengd in elke trekking:

# De pagina die het controleert
prove-chance = De trekkingen van een partij controleren
verify-words = Geef het verslag van een partij: elke zet wordt getoetst aan de regels, en elke trekking aan het getal dat vóór de eerste zet vaststond.
record-file = Het verslag als bestand
record-text = Of de tekst ervan
noted-commitment = De vingerafdruk die je hebt bewaard, als je die hebt
prove = Controleren
proven = { $count ->
    [one] Bewezen: { $count } trekking
   *[other] Bewezen: alle { $count } trekkingen
}
proven-words = Elke trekking volgt uit het getal met deze vingerafdruk. Is dat de vingerafdruk die aan het begin aan tafel te zien was, dan is er geen trekking veranderd.
proven-as-noted = Elke trekking volgt uit het getal met de vingerafdruk die je hebt bewaard. Er is geen trekking veranderd.
proves-terms = De vingerafdruk geldt ook voor de tafel, het spel, de versie en de opties. Namen en zetten bewijst hij niet: een veranderde zet valt alleen op als die verandert wat er getrokken kon worden.
proves-seed-only = Deze oudere vingerafdruk geldt alleen voor het geheime getal: opties, namen en zetten zijn niet bewezen.
sound-only = De partij volgt de regels; de trekkingen zijn niet bewezen
sound-no-pledge = Alle zetten volgen de regels. Het verslag noemt geen geheim getal, dus zijn de trekkingen niet te bewijzen.
sound-no-seed = Alle zetten volgen de regels. De partij is niet afgelopen: het geheime getal is nog niet bekendgemaakt.
not-proven = De controle is mislukt
recorded-game = Spel
