### Things of The Doge Ship, as they stand in a sentence. `label` is what is written on the thing itself.

## Seats and options

seat-red = rouge
seat-blue = bleu
seat-gold = or
seat-green = vert
seat-purple = violet
option-components = Vos propres tuiles et tables d’actions (fichier de composants)
option-memory = Mémoire
option-memory-strict = stricte, à vous de compter les approbations
option-memory-aided = assistée, les approbations sont montrées

## Piles (S3)

pile-lower-1 = la pile Galère (niveau inférieur, section 1)
    .label = Galère inférieure (section 1)
pile-lower-2 = la pile Galère (niveau inférieur, section 2)
    .label = Galère inférieure (section 2)
pile-lower-3 = la pile Galère (niveau inférieur, section 3)
    .label = Galère inférieure (section 3)
pile-upper-1 = la pile Galère (niveau supérieur, section 1)
    .label = Galère supérieure (section 1)
pile-upper-2 = la pile Galère (niveau supérieur, section 2)
    .label = Galère supérieure (section 2)
pile-upper-3 = la pile Galère (niveau supérieur, section 3)
    .label = Galère supérieure (section 3)
pile-gondolas = la pile Gondole
    .label = Gondoles
pile-barricades = la pile Barricade
    .label = Barricades
pile-doge = la pile Doge
    .label = Tuiles Doge

## Tiles

tile-lower = la partie { $number } du niveau inférieur
    .label = Galère { $number } (niveau inférieur)
tile-upper = la partie { $number } du niveau supérieur
    .label = Galère { $number } (niveau supérieur)
tile-gondola = la gondole { $number }
    .label = Gondole { $number }
tile-barricade = la barricade { $number }
    .label = Barricade { $number }
tile-doge = la tuile Doge { $number }
    .label = Tuile Doge { $number }

## Kinds of tile that are bought and built (S12)

kind-gondola = une gondole
    .label = gondole
kind-barricade = une barricade
    .label = barricade
kind-galley = une partie de la galère
    .label = partie de la galère
kinds-or = { $left } ou { $right }
kinds-plus = { $left } + { $right }

## Tables and their spaces (S2); `die`: the colour of a die

table-red = rouge
    .label = rouge
    .die = rouge
table-green = verte
    .label = verte
    .die = vert
table-white = blanche
    .label = blanche
    .die = blanc
table-yellow = jaune
    .label = jaune
    .die = jaune
table-blue = bleue
    .label = bleue
    .die = bleu
table-black = noire
    .label = noire
    .die = noir
space-red = la case rouge { $number }
    .label = rouge { $number }
space-green = la case verte { $number }
    .label = verte { $number }
space-white = la case blanche { $number }
    .label = blanche { $number }
space-yellow = la case jaune { $number }
    .label = jaune { $number }
space-blue = la case bleue { $number }
    .label = bleue { $number }
space-black = la case noire { $number }
    .label = noire { $number }
