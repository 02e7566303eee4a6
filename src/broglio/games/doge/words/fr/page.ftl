### What stands on the page besides the sayings of the game.

game-name = Doge
game-line = Des votes secrets dans les six quartiers de Venise : les maisons deviennent des palais, les conseillers changent de camp.

# The map
map = Plan de Venise
map-view = Le plan (à faire défiler quand il est agrandi)
map-drawing = Plan gravé de Venise : les six quartiers, le Grand Canal et le palais du Doge
enlarge-map = Agrandir le plan

# What is asked
pick-lit-area = Choisissez un lieu en surbrillance sur le plan : n’importe lequel, sauf son lieu d’origine.
pick-lit-district = Puis choisissez un quartier en surbrillance sur le plan.
pick-lit-target = Puis choisissez le quartier en surbrillance où elle va.
which-counsellor = Quel conseiller ?
give-it-up = Renoncer à son contrôle
from-where = De quel quartier part la maison ?
so-many-houses = { $count ->
    [one] { $count } maison
   *[other] { $count } maisons
}
build-for = Construire pour { $count } maisons

# The secret vote
your-secret-vote = Votre vote secret
one-card = Une carte
one-to-four-markers = Un à quatre marqueurs
at-most-four = Quatre marqueurs au plus par carte.
lay-face-down = Poser face cachée
laid-face-down = Vote posé face cachée : { $area } avec { $markers }
used-with = jouée, avec les marqueurs
no-markers-left = Vous n’avez plus de marqueur.
your-ballots = Vos votes de cette manche
left-in-hand = Encore en main : { $markers }

# Tracks
order-of-count = Ordre des votes
next-round = Prochaine manche
count-done = décompté
count-now = en cours
face-down = face cachée
quiet-rounds =
    { $count ->
        [one] { $count } manche sans nouveau palais ; au bout de { $end }, la partie se termine.
       *[other] { $count } manches de suite sans nouveau palais ; au bout de { $end }, la partie se termine.
    }
supplies = Réserves
houses = Maisons
palaces = Palais
rings = Anneaux
markers = Marqueurs
counsellors = Conseillers
votes = Voix
place-first = première place
place-tied = à égalité en tête
place-second = deuxième place
neutral-short = neutre

# The table in words
areas = Lieux
area = Lieu
next-site = Prix du prochain palais
all-sites-taken = plus d’emplacement
so-many-palaces = { $count } palais
known-markers = marqueurs { $markers }
hidden-markers = { $count ->
    [one] { $count } marqueur face cachée
   *[other] { $count } marqueurs face cachée
}
nothing = rien
ring-of = anneau : { $name }
neutral-on-circle = neutre, sur son cercle
palaces-built = Palais construits
districts-held = Quartiers avec un palais
houses-left = Maisons en réserve
palaces-left = Palais en réserve
rings-left = Anneaux en réserve
markers-left = Marqueurs en main
houses-on-map = Maisons sur le plan
who-qualifies = Pour devenir Doge, il faut avoir, à la fin d’une manche, un palais dans chacun des six quartiers, ou 7 palais dans 5 quartiers, ou 8 dans 4.
so-many-votes = { $count } voix
