## A seat's choices, on buttons and in advice

choose-ballot = { $area } with { $markers }
choose-take = { $counsellor } goes to { $area }
choose-give-up = Give up { $counsellor }
choose-quarantia = the chosen counsellor goes to { $area }
choose-move = A house moves from { $source } to { $target }
choose-target = the house goes to { $area }
choose-stay = Move no house
choose-place =
    { $count ->
        [0] Place none
        [one] Place 1 house
       *[other] Place { $count } houses
    }
choose-build = Build at { $area } for { $count } houses
choose-decline = Do not build

## What stands beside the game's name, and what is going on

subtitle-placing = Round { $round }, placing { $number } of { $count }
subtitle-count = Round { $round }, the count
subtitle-over = After round { $round }
vote-heading = The vote at { $area }
doing-decide = { $seat } decides on the counsellor of { $area }.
doing-move = { $seat } may move a house.
doing-place = { $seat } may place houses at { $area }.
doing-build = { $seat } may build a palace at { $area }.
