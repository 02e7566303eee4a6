### What stands on the page besides the sayings of the game.

game-name = Doge
game-line = Geheime stemmingen in de zes stadsdelen van Venetië: huizen worden paleizen, raadsheren wisselen van kant.

# The map
map = Kaart van Venetië
map-view = De kaart (vergroot kun je erover schuiven)
map-drawing = Gegraveerde kaart van Venetië met zes stadsdelen, het Canal Grande en het Dogepaleis
enlarge-map = Kaart vergroten

# What is asked
pick-lit-area = Kies een gemarkeerd gebied op de kaart: elk gebied behalve de woonplaats.
pick-lit-district = Kies dan een gemarkeerd stadsdeel op de kaart.
pick-lit-target = Kies dan het gemarkeerde stadsdeel waar het heen gaat.
which-counsellor = Welke raadsheer?
give-it-up = Van deze raadsheer afzien
from-where = Uit welk stadsdeel komt het huis?
so-many-houses = { $count ->
    [one] 1 huis
   *[other] { $count } huizen
}
build-for = Bouwen voor { $count } huizen

# The secret vote
your-secret-vote = Je geheime stem
one-card = Eén kaart
one-to-four-markers = Een tot vier stemschijven
at-most-four = Hoogstens vier stemschijven per kaart.
lay-face-down = Verdekt neerleggen
laid-face-down = Verdekt neergelegd: { $area } met { $markers }
used-with = gespeeld, met de stemschijven
no-markers-left = Je hebt geen stemschijf meer.
your-ballots = Je stemmen in deze ronde
left-in-hand = Nog in de hand: { $markers }

# Tracks
order-of-count = Stemvolgorde
next-round = Volgende ronde
count-done = al gestemd
count-now = nu aan de beurt
face-down = verdekt
quiet-rounds =
    { $count ->
        [one] { $count } ronde zonder nieuw paleis; na { $end } zulke rondes is het spel afgelopen.
       *[other] { $count } rondes op rij zonder nieuw paleis; na { $end } zulke rondes is het spel afgelopen.
    }
supplies = Nog in voorraad
houses = Huizen
palaces = Paleizen
rings = Ringen
markers = Stemschijven
counsellors = Raadsheren
votes = Stemmen
place-first = eerste
place-tied = gedeeld eerste
place-second = tweede
neutral-short = neutraal

# The table in words
areas = Gebieden
area = Gebied
next-site = Prijs van het volgende paleis
all-sites-taken = geen bouwplaats meer
so-many-palaces = { $count ->
    [one] 1 paleis
   *[other] { $count } paleizen
}
known-markers = stemschijven { $markers }
hidden-markers = { $count ->
    [one] 1 stemschijf verdekt
   *[other] { $count } stemschijven verdekt
}
nothing = niets
ring-of = ring van { $name }
neutral-on-circle = neutraal, op de eigen cirkel
palaces-built = Gebouwde paleizen
districts-held = Stadsdelen met een paleis
houses-left = Resterende huizen
palaces-left = Resterende paleizen
rings-left = Resterende ringen
markers-left = Stemschijven in de hand
houses-on-map = Huizen op de kaart
who-qualifies = Doge word je als je aan het einde van een ronde een paleis in elk van de zes stadsdelen hebt, of 7 paleizen in 5 stadsdelen, of 8 in 4.
so-many-votes = { $count ->
    [one] 1 stem
   *[other] { $count } stemmen
}
