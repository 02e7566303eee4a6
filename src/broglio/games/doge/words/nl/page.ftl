### What stands on the page besides the sayings of the game.

game-name = Doge
game-line = Geheime stemmingen in de zes wijken van Venetië: huizen worden paleizen, raadsheren wisselen van kant.

# The map
map = Kaart van Venetië
map-view = De kaart; vergroot kan ze schuiven
map-drawing = Gegraveerde kaart van Venetië met zes stadsdelen, het Canal Grande en het Dogepaleis
enlarge-map = Kaart vergroten

# What is asked
pick-lit-area = Kies een verlicht gebied op de kaart: overal behalve de woonplaats.
pick-lit-district = Kies dan een verlicht stadsdeel op de kaart.
pick-lit-target = Kies dan het verlichte stadsdeel waar het heen gaat.
which-counsellor = Welke raadsheer?
give-it-up = Van deze afzien
from-where = Een huis waarvandaan?
so-many-houses = { $count ->
    [one] 1 huis
   *[other] { $count } huizen
}
build-for = Bouwen voor { $count } huizen

# The secret vote
your-secret-vote = Je geheime stem
one-card = Eén kaart
one-to-four-markers = Een tot vier stemschijven
at-most-four = Bij een kaart gaan hoogstens vier stemschijven.
lay-face-down = Verdekt neerleggen
laid-face-down = Verdekt neergelegd: { $area } met { $markers }
used-with = gespeeld, met de stemschijven
no-markers-left = Je hebt geen stemschijf meer.
your-ballots = Je stemmen in deze ronde
left-in-hand = Nog in de hand: { $markers }

# Tracks
order-of-count = Volgorde van stemmen
next-round = Volgende ronde
count-done = geweest
count-now = nu aan de beurt
face-down = verdekt
quiet-rounds = { $count } ronden op rij zonder nieuw paleis; na { $end } is het spel voorbij.
supplies = Naast de kaart over
houses = Huizen
palaces = Paleizen
rings = Ringen
markers = Schijven
counsellors = Raadsheren
votes = Stemmen
place-first = eerste
place-tied = gelijk eerste
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
palaces-built = Paleizen gebouwd
districts-held = Stadsdelen met een paleis
houses-left = Huizen over
palaces-left = Paleizen over
rings-left = Ringen over
markers-left = Stemschijven in de hand
houses-on-map = Huizen op de kaart
who-qualifies = Aan het einde van een ronde maakt een paleis in elk van de zes stadsdelen een doge; zo ook 7 paleizen in 5 stadsdelen, of 8 in 4.
so-many-votes = { $count ->
    [one] 1 stem
   *[other] { $count } stemmen
}
