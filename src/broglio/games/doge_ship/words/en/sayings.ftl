## Events

price-seen = The top tile of { $pile } costs { $price }.
first-player = { $seat } plays first.
die-rolled = The { $table } die shows { $number }.
doge-turned = { $tile } is turned up.
doges-shuffled = The old Doge tiles are shuffled into a new pile.
reordering = { $seat } pays 2 ducats to put the built barricades into another order.
brought-up = { $seat } moves { $tile } up.
arranged = { $seat } now has { $tile } on top.
discarded = { $seat } discards a marker.
space-taken =
    { $price ->
        [0] { $seat } takes { $space }.
        [one] { $seat } takes { $space } for { $price } ducat.
       *[other] { $seat } takes { $space } for { $price } ducats.
    }
bonus = { $seat } has the bonus of { $tile }.
ducats-gained =
    { $count ->
        [one] { $seat } gets { $count } ducat.
       *[other] { $seat } gets { $count } ducats.
    }
approvals-gained =
    { $count ->
        [one] { $seat } gets { $count } approval.
       *[other] { $seat } gets { $count } approvals.
    }
points-gained =
    { $count ->
        [one] { $seat } gets { $count } point.
       *[other] { $seat } gets { $count } points.
    }
passed = { $seat } does nothing more with it.
nothing-to-do = { $seat } can do nothing with it.
returned = { $seat } puts { $tile } back under its pile.
looked = { $seat } looks at { $pile }.
tile-seen = You see { $tile }.
bought = { $seat } buys { $tile }, number { $number } of those seen.
nothing-bought = { $seat } buys nothing from { $pile }.
gondola-built = { $seat } builds { $tile }.
barricade-built = { $seat } builds { $tile }.
galley-built = { $seat } builds { $tile }.
replaced = { $seat } puts { $tile } in the place of { $removed }.
part-scored =
    { $count ->
        [1] { $seat } scores { $count } point for it.
       *[other] { $seat } scores { $count } points for it.
    }
plotted = { $seat } draws two Doge tiles.
doge-made = { $seat } makes { $tile } the current one.
put-on-top = { $seat } puts the other Doge tile on top of the pile.
put-under = { $seat } puts the other Doge tile under the pile.
bribed = { $seat } pays 2 ducats for approvals.
round-ended = The round is over.
order-set = { $seat } will play in place { $place }.
flood = The water rises to level { $level }.
markers-lost =
    { $count ->
        [one] { $seat } loses { $count } marker for the next round.
       *[other] { $seat } loses { $count } markers for the next round.
    }
inspection = The Doge inspects the yards.
bid-raised = Your bid stands at { $count }, and more may follow.
bid-laid = { $seat } has laid a bid.
bid-chosen =
    { $count ->
        [one] Your bid: { $count } approval.
       *[other] Your bid: { $count } approvals.
    }
bid-shown =
    { $count ->
        [one] { $seat } has bid { $count } approval.
       *[other] { $seat } has bid { $count } approvals.
    }
inspection-scored =
    { $count ->
        [one] { $seat } scores { $count } point in the inspection.
       *[other] { $seat } scores { $count } points in the inspection.
    }
game-ended = The game is over; the final inspection.
approvals-shown =
    { $count ->
        [one] { $seat } shows { $count } approval.
       *[other] { $seat } shows { $count } approvals.
    }
finally-scored =
    { $count ->
        [one] { $seat } scores { $count } point in the final inspection.
       *[other] { $seat } scores { $count } points in the final inspection.
    }

## Why a game ended

galley-finished = The galley is finished.
galley-stalled = Six rounds in a row filled no place of the galley.

## What is asked

ask-act =
    { $count ->
        [one] Choose a space or discard your last marker.
       *[other] Choose a space or discard a marker; you have { $count } left.
    }
ask-arrange = Name your built barricades from the top; { $count } of them are placed.
ask-buy = You may buy: { $kinds }.
ask-choose-pile = Choose the pile to look at.
ask-take = Take one of the tiles you see, or none.
ask-build = You may build: { $kinds }.
ask-replace = Choose the part that takes the place of one of the galley.
ask-plot = Draw two Doge tiles, or leave it.
ask-bribe = Pay 2 ducats for 2 approvals, or leave it.
ask-make = Choose the Doge tile that becomes current, and where the other goes.
ask-bid =
    { $count ->
        [one] Bid from 0 to { $count } approval.
       *[other] Bid from 0 to { $count } approvals.
    }

## What is refused

no-such-chance = { $move }: that cannot come up now
no-such-seat = there is no seat { $number }
game-over = the game is over
chance-first = something is drawn first
other-acts = it is the turn of { $seat }
bid-laid-already = you have laid your bid; wait for the others
act-wanted = { $move }: what is asked for is a space, or a marker to discard
arrange-wanted = { $move }: name your barricades from the top, or say done
buy-wanted = { $move }: what is asked for is a pile to look at, or pass
choose-pile-wanted = { $move }: you have made room; choose the pile to look at
take-wanted = { $move }: take one of the tiles you see, or none
build-wanted = { $move }: what is asked for is a tile to build, or pass
replace-wanted = { $move }: what is asked for is a part that replaces another
scheme-wanted = { $move }: carry out the intrigue, or pass
make-wanted = { $move }: choose the Doge tile that becomes current
bid-wanted = { $move }: what is asked for is a bid
table-not-in-play = the { $table } table has no die with { $count } players
space-taken-already = { $space } is taken by { $seat }
too-dear =
    { $count ->
        [one] { $space } costs { $price }, and you have { $count } ducat
       *[other] { $space } costs { $price }, and you have { $count } ducats
    }
cannot-replace = you have no part that could replace one of the galley
reordered-already = barricades are reordered once a turn
nothing-to-reorder = you need two built barricades for another order
reorder-too-dear = another order costs 2 ducats, and you have { $count }
not-built = { $tile } is not among your built barricades that are still to be placed
same-order = that is the order you had; it must be another one
wrong-kind = this action is not about { $pile }
pile-empty = { $pile }: there is none left
yard-full = your yard is full; put a tile back first
two-galleys = you have two galley parts in your yard; put one back first
no-room-made = the tile that you put back makes no room for { $pile }; look at another pile
not-in-yard = { $tile } is not in your yard
return-useless = { $tile }: tiles are put back only to make room for what you buy
not-so-many = you see { $count } tiles only
tile-too-dear =
    { $count ->
        [one] it costs { $price }, and you have { $count } ducat
       *[other] it costs { $price }, and you have { $count } ducats
    }
wrong-kind-to-build = this action does not build { $tile }
does-not-fit = { $tile } does not fit on the next free place of its level
nothing-to-replace = { $tile }: no part of that zone stands last on its level with nothing above it
too-few-approvals =
    { $count ->
        [one] you hold { $count } approval
       *[other] you hold { $count } approvals
    }
