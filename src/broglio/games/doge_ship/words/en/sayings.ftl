## Events

price-seen =
    { $price ->
        [one] The top tile of { $pile } costs { $price } ducat.
       *[other] The top tile of { $pile } costs { $price } ducats.
    }
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
bonus = { $seat } gets the bonus of { $tile }.
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
passed = { $seat } leaves it at that.
nothing-to-do = { $seat } cannot use it.
returned = { $seat } puts { $tile } back under its pile.
looked = { $seat } looks at { $pile }.
tile-seen = You see { $tile }.
bought = { $seat } buys { $tile } (tile { $number } of those looked at).
nothing-bought = { $seat } buys nothing from { $pile }.
gondola-built = { $seat } builds { $tile }.
barricade-built = { $seat } builds { $tile }.
galley-built = { $seat } builds { $tile }.
replaced = { $seat } replaces { $removed } with { $tile }.
part-scored =
    { $count ->
        [1] { $seat } scores { $count } point for it.
       *[other] { $seat } scores { $count } points for it.
    }
plotted = { $seat } draws two Doge tiles.
doge-made = { $seat } makes { $tile } the current Doge tile.
put-on-top = { $seat } puts the other Doge tile on top of the pile.
put-under = { $seat } puts the other Doge tile under the pile.
bribed = { $seat } pays 2 ducats for approvals.
round-ended = The round is over.
order-set = { $seat } will play as number { $place }.
flood = High water: the water rises to level { $level }.
markers-lost =
    { $count ->
        [one] { $seat } loses { $count } marker for the next round.
       *[other] { $seat } loses { $count } markers for the next round.
    }
inspection = The Doge inspects the shipyards.
bid-raised = Your bid is { $count } so far; you may add more.
bid-laid = { $seat } has bid.
bid-chosen =
    { $count ->
        [0] Your bid: nothing.
        [one] Your bid: { $count } approval.
       *[other] Your bid: { $count } approvals.
    }
bid-shown =
    { $count ->
        [0] { $seat } has bid nothing.
        [one] { $seat } has bid { $count } approval.
       *[other] { $seat } has bid { $count } approvals.
    }
inspection-scored =
    { $count ->
        [one] { $seat } scores { $count } point in the inspection.
       *[other] { $seat } scores { $count } points in the inspection.
    }
game-ended = The game is over: time for the final inspection.
approvals-shown =
    { $count ->
        [0] { $seat } has no approvals to show.
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
galley-stalled = No part has been added to the galley for six rounds in a row.

## What is asked

ask-act =
    { $count ->
        [one] Choose a space or discard your last marker.
       *[other] Choose a space or discard a marker; you have { $count } left.
    }
ask-arrange = Name your built barricades from the top; already placed: { $count }.
ask-buy = You may buy: { $kinds }.
ask-choose-pile = Choose the pile to look at.
ask-take = Take one of the tiles you see, or none.
ask-build = You may build: { $kinds }.
ask-replace = Choose the part that replaces one in the galley.
ask-plot = Draw two Doge tiles, or pass.
ask-bribe = Pay 2 ducats for 2 approvals, or pass.
ask-make = Choose the Doge tile that becomes current, and where the other goes.
ask-bid =
    { $count ->
        [0] You have no approvals: bid 0.
        [one] Bid 0 or { $count } approval.
       *[other] Bid from 0 to { $count } approvals.
    }

## What is refused

no-such-chance = “{ $move }”: that cannot come up now.
no-such-seat = There is no seat { $number }.
game-over = The game is over.
chance-first = Something has to be drawn first.
other-acts = It is { $seat }’s turn.
bid-laid-already = You have already bid; wait for the others.
act-wanted = Choose a space, or discard a marker.
arrange-wanted = Name your barricades from the top, or leave the others as they are.
buy-wanted = Choose a pile to look at, or pass.
choose-pile-wanted = You have made room; choose the pile to look at.
take-wanted = Take one of the tiles you see, or none.
build-wanted = Choose a tile to build, or pass.
replace-wanted = Choose a part that replaces another.
scheme-wanted = Carry out the intrigue, or pass.
make-wanted = Choose the Doge tile that becomes current.
bid-wanted = Choose how many approvals you bid.
table-not-in-play = The { $table } table is not used with { $count } players; choose another.
space-taken-already = { $seat } has already taken { $space }; choose another.
too-dear =
    { $price ->
        [one] { $space } costs { $price } ducat, and you have { $count }; choose a cheaper one.
       *[other] { $space } costs { $price } ducats, and you have { $count }; choose a cheaper one.
    }
cannot-replace = You have no part that could replace one in the galley; choose another space.
reordered-already = You may reorder your barricades only once a turn.
nothing-to-reorder = You need two built barricades for another order.
reorder-too-dear = Another order costs 2 ducats, and you have { $count }.
not-built = { $tile } is not among your built barricades that are still to be placed; choose another.
same-order = That is the order you had; choose another one.
wrong-kind = This action does not use { $pile }; choose another pile.
pile-empty = No tiles are left in this pile ({ $pile-label }); choose another.
yard-full = Your shipyard is full; put a tile back first.
two-galleys = You have two galley parts in your shipyard; put one back first.
no-room-made = The tile that you put back makes no room for { $pile }; look at another pile.
not-in-yard = { $tile } is not in your shipyard; choose another tile.
return-useless = You put tiles back only to make room for what you buy; keep { $tile }.
not-so-many =
    { $count ->
        [one] You see only { $count } tile.
       *[other] You see only { $count } tiles.
    }
tile-too-dear =
    { $price ->
        [one] It costs { $price } ducat, and you have { $count }; choose a cheaper one, or none.
       *[other] It costs { $price } ducats, and you have { $count }; choose a cheaper one, or none.
    }
wrong-kind-to-build = This action does not build { $tile }; choose another tile.
does-not-fit = { $tile } does not fit the next free place on its level; choose another tile.
nothing-to-replace = { $tile } can replace only a part of its own zone that is last on its level, with nothing above it.
too-few-approvals =
    { $count ->
        [0] You have no approvals to bid.
        [one] You have only { $count } approval.
       *[other] You have only { $count } approvals.
    }
