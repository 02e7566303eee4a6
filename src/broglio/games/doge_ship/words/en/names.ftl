### Things of The Doge Ship, as they stand in a sentence. `label` is what is written on the thing itself.

## Seats and options

seat-red = red
seat-blue = blue
seat-gold = gold
seat-green = green
seat-purple = purple
option-components = Your own tiles and action tables (a component file)
option-memory = Memory
option-memory-strict = strict, count approvals yourself
option-memory-aided = aided, approvals are shown

## Piles (S3)

pile-lower-1 = the lower galley (section 1)
    .label = lower galley (section 1)
pile-lower-2 = the lower galley (section 2)
    .label = lower galley (section 2)
pile-lower-3 = the lower galley (section 3)
    .label = lower galley (section 3)
pile-upper-1 = the upper galley (section 1)
    .label = upper galley (section 1)
pile-upper-2 = the upper galley (section 2)
    .label = upper galley (section 2)
pile-upper-3 = the upper galley (section 3)
    .label = upper galley (section 3)
pile-gondolas = the gondolas
    .label = gondolas
pile-barricades = the barricades
    .label = barricades
pile-doge = the Doge tiles
    .label = Doge tiles

## Tiles

tile-lower = lower galley part { $number }
    .label = Lower galley part { $number }
tile-upper = upper galley part { $number }
    .label = Upper galley part { $number }
tile-gondola = gondola { $number }
    .label = Gondola { $number }
tile-barricade = barricade { $number }
    .label = Barricade { $number }
tile-doge = Doge tile { $number }
    .label = Doge tile { $number }

## Kinds of tile that are bought and built (S12)

kind-gondola = a gondola
    .label = gondola
kind-barricade = a barricade
    .label = barricade
kind-galley = a galley part
    .label = galley part
kinds-or = { $left } or { $right }
kinds-plus = { $left } + { $right }

## Tables and their spaces (S2)

table-red = red
    .label = red
table-green = green
    .label = green
table-white = white
    .label = white
table-yellow = yellow
    .label = yellow
table-blue = blue
    .label = blue
table-black = black
    .label = black
space-red = the red space { $number }
    .label = red { $number }
space-green = the green space { $number }
    .label = green { $number }
space-white = the white space { $number }
    .label = white { $number }
space-yellow = the yellow space { $number }
    .label = yellow { $number }
space-blue = the blue space { $number }
    .label = blue { $number }
space-black = the black space { $number }
    .label = black { $number }
