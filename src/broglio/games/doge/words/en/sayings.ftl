## Events

brown-dealt = Next in this round’s voting order: { $area }.
blue-turned = Next in the following round’s voting order: { $area }.
ballot-laid = { $seat } has voted.
ballot-chosen = Your vote: { $area } with { $markers }.
card-shown =
    { $count ->
        [one] { $seat } places { $count } marker { $area-at }.
       *[other] { $seat } places { $count } markers { $area-at }.
    }
no-marker-left = { $seat } has no marker left and plays no card.
vote-opened = The vote { $area-at }.
markers-shown = { $seat } shows { $markers }.
votes-counted =
    { $votes ->
        [one] { $seat }: { $votes } vote in all.
       *[other] { $seat }: { $votes } votes in all.
    }
nobody-voted = Nobody has a vote { $area-at }: nothing happens.
first = { $seat } is first { $area-at }.
tied-first = { $seat } is tied for first { $area-at }.
second = { $seat } is second { $area-at }.
taken = { $seat } takes control of { $counsellor }, now { $area-at }.
given-up = { $seat } declines control of { $counsellor }.
forced-to-give-up = { $seat } has no ring left and must decline control of { $counsellor }.
neutral = { $counsellor } becomes neutral.
house-moved = { $seat } moves a house from { $source } to { $target }.
no-house-moved = { $seat } moves no house.
houses-placed =
    { $count ->
        [0] { $seat } places no house { $area-at }.
        [one] { $seat } places { $count } house { $area-at }.
       *[other] { $seat } places { $count } houses { $area-at }.
    }
no-house-left = { $seat } has no house left to place.
palace-built = { $seat } builds a palace { $area-at } for { $price } houses.
palace-declined = { $seat } does not build { $area-at }.
no-site-left = There is no free site left { $area-at } for { $seat }.
no-palace-left = { $seat } has no palace left to build { $area-at }.
round-ended = The round is over.
game-ended = The game is over.

## Why a game ended

qualified = A player has enough palaces to become Doge.
nobody-can-qualify = Nobody can qualify any more.
no-palace-for-eight-rounds = No palace has been built for eight rounds in a row.

## What is asked

ask-ballot = Round { $round }, placing { $number } of { $count }: choose an area and 1 to 4 markers.
ask-native = You came first { $area-at }: send its counsellor to another area, or decline control.
ask-quarantia = Send one of the Quarantia’s counsellors to a district, or decline control of one.
ask-place =
    { $count ->
        [one] You may place { $count } house { $area-at }.
       *[other] You may place up to { $count } houses { $area-at }.
    }
ask-build = Build a palace { $area-at } for { $count } houses?
ask-move = You may move one house out of { $area } or into it.
ask-move-anywhere = You may move one house from any district to any other.
ask-moves = You may move one or two houses. The first one:
ask-second-move = You may move a second house, not out of { $area }.

## What is refused

no-such-card = “{ $move }”: that card cannot be turned now.
no-such-seat = There is no seat { $number }.
game-over = The game is over.
ballot-laid-already = You have already voted; wait for the others.
card-is-turned-first = A voting-order card has to be turned first.
other-decides = It is { $seat }’s turn to decide.
ballot-wanted = Choose an area and 1 to 4 markers.
no-card-chosen = First choose the card of an area.
no-marker-chosen = Choose at least one marker to go with your card.
too-many-markers = Four markers at most go with a card, and you chose { $count }. Take { $excess } back.
card-used = You have already used your card of { $area } this round; choose another area.
markers-not-in-hand = You have only { $markers } in hand.
placing-is-over = Markers are placed in part 1 of a round; now the votes are held.
supply-too-small =
    { $count ->
        [0] You have no house left in your supply.
        [one] You have only { $count } house left in your supply.
       *[other] You have only { $count } houses left in your supply.
    }
second-places-one = The second place brings one house, not two.
build-elsewhere = You may build only where your house arrived: { $area-at }.
decision-wanted = First decide whether you take control of the counsellor.
house-move-wanted = Move a house, or choose to move none.
placement-wanted = Choose how many houses you place.
building-wanted = Choose whether you build.
native-of-elsewhere = You can decide about { $counsellor } only in the vote at its home; now the vote is { $area-at }.
decided-already = { $counsellor } has already been decided on in this vote; choose another.
no-ring-left = You have no ring left for { $counsellor }; you can only decline control.
not-at-home = { $counsellor } may go anywhere but home; choose another area.
same-district = A house moves from one district to another; choose two different ones.
no-source-chosen = First choose the district that the house leaves.
no-house-there = You have no house { $area-at }; choose another district.
just-entered = The second house may not leave { $area }, where the first one arrived; choose another.
not-through-here = In this vote a house moves only out of { $area } or into it.
