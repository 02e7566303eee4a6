## A seat's choices, on buttons and in advice

choose-ballot = { $area } with { $markers }
choose-take = Send { $counsellor } to { $area }
choose-give-up = Decline control of { $counsellor }
choose-quarantia = Send the chosen counsellor to { $area }
choose-move = Move a house from { $source } to { $target }
choose-target = Move the house to { $area }
choose-stay = Move no house
choose-place =
    { $count ->
        [0] Place none
        [one] Place 1 house
       *[other] Place { $count } houses
    }
choose-build = Build { $area-at } for { $count } houses
choose-decline = Don’t build

## What stands beside the game's name, and what is going on

subtitle-placing = Round { $round }, placing { $number } of { $count }
subtitle-count = Round { $round }, the votes
subtitle-over = After round { $round }
vote-heading = The vote { $area-at }
doing-decide = { $seat } decides about { $area-counsellor }.
doing-move = { $seat } may move a house.
doing-place = { $seat } may place houses { $area-at }.
doing-build = { $seat } may build a palace { $area-at }.
