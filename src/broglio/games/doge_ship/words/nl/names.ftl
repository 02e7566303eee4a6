### Things of The Doge Ship, as they stand in a sentence. `label` is what is written on the thing itself.

## Seats and options

seat-red = rood
seat-blue = blauw
seat-gold = goud
seat-green = groen
seat-purple = paars
option-components = Je eigen tegels en actietabellen (een onderdelenbestand)
option-memory = Geheugen
option-memory-strict = streng, tel zelf de goedkeuringen
option-memory-aided = met hulp, goedkeuringen worden getoond

## Piles (S3)

pile-lower-1 = de stapel galeidelen (onder, sectie 1)
    .label = galeidelen onder (sectie 1)
pile-lower-2 = de stapel galeidelen (onder, sectie 2)
    .label = galeidelen onder (sectie 2)
pile-lower-3 = de stapel galeidelen (onder, sectie 3)
    .label = galeidelen onder (sectie 3)
pile-upper-1 = de stapel galeidelen (boven, sectie 1)
    .label = galeidelen boven (sectie 1)
pile-upper-2 = de stapel galeidelen (boven, sectie 2)
    .label = galeidelen boven (sectie 2)
pile-upper-3 = de stapel galeidelen (boven, sectie 3)
    .label = galeidelen boven (sectie 3)
pile-gondolas = de stapel gondels
    .label = gondels
pile-barricades = de stapel barricades
    .label = barricades
pile-doge = de stapel dogetegels
    .label = dogetegels

## Tiles

tile-lower = galeideel { $number } (onder)
    .label = Galeideel { $number } (onder)
tile-upper = galeideel { $number } (boven)
    .label = Galeideel { $number } (boven)
tile-gondola = gondel { $number }
    .label = Gondel { $number }
tile-barricade = barricade { $number }
    .label = Barricade { $number }
tile-doge = dogetegel { $number }
    .label = Dogetegel { $number }

## Kinds of tile that are bought and built (S12)

kind-gondola = een gondel
    .label = gondel
kind-barricade = een barricade
    .label = barricade
kind-galley = een galeideel
    .label = galeideel
kinds-or = { $left } of { $right }
kinds-plus = { $left } + { $right }

## Tables and their spaces (S2)

table-red = rode
    .label = rood
table-green = groene
    .label = groen
table-white = witte
    .label = wit
table-yellow = gele
    .label = geel
table-blue = blauwe
    .label = blauw
table-black = zwarte
    .label = zwart
space-red = het rode vak { $number }
    .label = rood { $number }
space-green = het groene vak { $number }
    .label = groen { $number }
space-white = het witte vak { $number }
    .label = wit { $number }
space-yellow = het gele vak { $number }
    .label = geel { $number }
space-blue = het blauwe vak { $number }
    .label = blauw { $number }
space-black = het zwarte vak { $number }
    .label = zwart { $number }
