# Eerlijk toeval, aan een tafel
fair-chance = Eerlijk toeval
fair-chance-words = Alle trekkingen van dit spel volgen uit een geheim getal dat vóór de eerste zet vaststond. Dit is de vingerafdruk ervan: bewaar die, en als het spel uit is kun je bewijzen dat niemand een trekking heeft veranderd.
fair-chance-proven = Het spel is uit, en dit is het geheime getal achter alle trekkingen. De partij bewijst ze stuk voor stuk.
fair-chance-none = Dit spel begon voordat toeval te bewijzen was. De trekkingen komen van de generator van het systeem.
commitment = Vingerafdruk
seed = Geheim getal
added-by = Toegevoegd door { $name }
own-chance = Voeg zelf toeval toe
own-chance-words = Een paar woorden of dobbelstenen van jezelf, gemengd in elke trekking:

# De pagina die het bewijst
prove-chance = Bewijs het toeval van een partij
verify-words = Geef een partij: elke zet wordt getoetst aan de regels, en elke trekking aan het getal dat vóór de eerste zet vaststond.
record-file = De partij als bestand
record-text = Of als tekst
noted-commitment = De vingerafdruk die je hebt bewaard, als je dat deed
prove = Bewijs het
proven = { $count ->
    [one] Bewezen: { $count } trekking
   *[other] Bewezen: alle { $count } trekkingen
}
proven-words = Elke trekking volgt uit het getal met deze vingerafdruk. Is het die van de tafel bij het begin van de partij, dan is geen trekking veranderd.
proven-as-noted = Elke trekking volgt uit het getal met de vingerafdruk die je hebt bewaard. Geen trekking is veranderd.
proves-terms = De vingerafdruk geldt ook voor de tafel, het spel, de versie en de opties. Namen en zetten bewijst hij niet: een veranderde zet valt alleen op als die verandert wat er getrokken kon worden.
proves-seed-only = Deze oudere vingerafdruk geldt alleen voor het geheime getal: opties, namen en zetten zijn niet bewezen.
sound-only = Een partij volgens de regels, zonder bewijs van het toeval
sound-no-pledge = Alle zetten zijn volgens de regels. De partij noemt geen geheim getal, dus zijn de trekkingen niet te bewijzen.
sound-no-seed = Alle zetten zijn volgens de regels. Het spel is niet uit: het geheime getal wordt nog niet verteld.
not-proven = Dit klopt niet
recorded-game = Spel
