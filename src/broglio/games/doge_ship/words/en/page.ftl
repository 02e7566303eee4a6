### What stands on the page besides the sayings of the game.

game-name = The Doge Ship
game-line = Build the Doge’s galley: dice set the prices, and every shipyard wants the lion’s share of the glory.

subtitle-preparation = Round { $number } · preparation
subtitle-actions = Round { $number } · actions
subtitle-inspection = Round { $number } · inspection
subtitle-end = final inspection

## Dice tables and what their spaces offer

dice-tables = Action tables
die-shows = the die shows { $number }
die-not-rolled = the die has not been rolled yet
joint-or = or
offer-buy = buy { $kinds }
offer-build = build { $kinds }
offer-replacement = replace a galley part
offer-plot = intrigue I: choose between two Doge tiles
offer-approval = intrigue II: 1 approval
offer-bribe = intrigue III: 2 approvals for 2 ducats
offer-money =
    { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
space-costs =
    { $count ->
        [0] free
        [one] costs { $count } ducat
       *[other] costs { $count } ducats
    }
taken-by = taken by { $name }

## Tiles

tile-label = { $tile-label }
card-lower = Lower { $number }
card-upper = Upper { $number }
card-gondola = Gondola
card-barricade = Barricade
gives-gondola =
    { $ducats ->
        [0] { $approvals ->
            [one] yields { $approvals } approval
           *[other] yields { $approvals } approvals
        }
        [one] yields { $ducats } ducat
       *[other] yields { $ducats } ducats
    }
gives-galley =
    { $approvals ->
        [0] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
       *[other] { $count ->
            [one] { $count } point and an approval
           *[other] { $count } points and an approval
        }
    }
gives-barricade =
    { $trigger ->
        [buy] when buying:
        [build] when building:
        [replacement] on a replacement:
        [intrigue] on an intrigue:
       *[money] when taking money:
    } { $bonus ->
        [ducats] { $count ->
            [one] { $count } ducat
           *[other] { $count } ducats
        }
        [approvals] { $count ->
            [one] { $count } approval
           *[other] { $count } approvals
        }
        [points] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
        [gondola] one more gondola
        [barricade] one more barricade
       *[galley] one more galley part
    }
parameters = parameters
parameter-red = red
parameter-green = green
parameter-blue = blue
parameter-gold = yellow
worth-now = now worth { $points }
violet-now = and an approval for its violet zone
price-is =
    { $count ->
        [one] price { $count } ducat
       *[other] price { $count } ducats
    }
target-build = Build { $tile } here
target-replace = Put { $tile } in this place
tile-build = Build it
tile-replace = Put it into the galley
tile-return = Put it back under its pile

## The galley

galley = The galley
galley-words = The Doge’s galley. Built: lower level { $lower } of { $length }, upper level { $upper } of { $length }.
section = Section { $number }
level-lower = Lower level
level-upper = Upper level
free-place = free

## The piles

supply = Piles
short-lower-1 = Lower 1
short-lower-2 = Lower 2
short-lower-3 = Lower 3
short-upper-1 = Upper 1
short-upper-2 = Upper 2
short-upper-3 = Upper 3
short-gondolas = Gondolas
short-barricades = Barricades
short-doge = Doge tiles
top-costs =
    { $count ->
        [one] the top one costs { $count } ducat
       *[other] the top one costs { $count } ducats
    }
tiles-left =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
seen-tiles = Tiles you know in the piles
place-in-pile = number { $place } from the top

## The Doge's wish

wish = The Doge’s wish
no-doge-tile = No Doge tile has been turned up yet.
violet-zones = Violet zones:
high-water = High water { $level }
no-flood = No high water
inspection-comes = Inspection
no-inspection = No inspection
none = none

## Players

your-yard = Your shipyard
free-slip = free slip
yard-full-now = Your shipyard is full.
yard-empty = The shipyard is empty.
ducats =
    { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
ducats-word =
    { $count ->
        [one] ducat
       *[other] ducats
    }
approvals =
    { $count ->
        [one] { $count } approval
       *[other] { $count } approvals
    }
approvals-word =
    { $count ->
        [one] approval
       *[other] approvals
    }
approvals-hidden = Approvals are hidden.
hidden-from-others = hidden
hidden-word = hidden
barricades =
    { $count ->
        [one] { $count } barricade
       *[other] { $count } barricades
    }
barricades-word =
    { $count ->
        [one] barricade
       *[other] barricades
    }
barricades-built = Built barricades, from the top
priority = priority
actions-left =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
actions-word =
    { $count ->
        [one] action
       *[other] actions
    }
other-players = The other shipyards
all-players = The shipyards
order-of-play = Order of play:
has-bid = has bid
what-you-know = What you know
you-look-at = You look at

## Choices

act-words = Free up to the die; one ducat for each space beyond it.
discard = Discard a marker for 1 ducat
reorder = Reorder barricades for 2 ducats
in-place = place { $place }
put-next = put in place { $place }
done = Leave the others as they are
buy-words = Choose a highlighted pile to look at its top three tiles.
room-full = Your shipyard is full. Choose the tile that goes back under its pile; then look at a pile of your choice.
room-galleys = You have two galley parts. To look at galley tiles, choose the part that goes back under its pile.
take-none = Take none
build-words = Choose a highlighted tile in your shipyard, or its place on the galley.
replace-words = Choose the part in your shipyard, or the place on the galley.
plot = Draw two Doge tiles
bribe = Pay 2 ducats for 2 approvals
make-top = Use it; the other on top
make-under = Use it; the other under the pile
bid-words = Highest bid: 6 points, second 3, third 1. Everyone loses the approvals they bid.
bid-stands =
    { $count ->
        [one] Your bid already includes { $count } approval.
       *[other] Your bid already includes { $count } approvals.
    }
bid-more = 100 or more
bid-is =
    { $count ->
        [one] Your bid: { $count } approval
       *[other] Your bid: { $count } approvals
    }
your-bid = Your bid in approvals
lay-bid = Bid
leave-it = Don’t use it
after-this = After this:

## Signs

signs = What the symbols mean
sign-buy = buy
sign-build = build
sign-replacement = replace
sign-intrigue = intrigue
sign-gondola = gondola
sign-barricade = barricade
sign-galley = galley part
sign-approval = approval
sign-doge = points, Doge tiles

## Headings of tables in words

head-table = Table
head-order = Order
head-approvals = Approvals
head-ducats = Ducats
head-priority = Priority
head-actions = Actions left
head-yard = Shipyard
