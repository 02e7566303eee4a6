## Events

brown-dealt = This round's order of votes: { $area }.
blue-turned = Next round's order of votes: { $area }.
ballot-laid = { $seat } has laid a ballot.
ballot-chosen = Your ballot: { $area } with { $markers }.
card-shown =
    { $count ->
        [one] { $seat } places { $count } marker at { $area }.
       *[other] { $seat } places { $count } markers at { $area }.
    }
no-marker-left = { $seat } has no marker left and plays no card.
vote-opened = The vote at { $area }.
markers-shown = { $seat } shows { $markers }.
votes-counted =
    { $votes ->
        [one] { $seat }: { $votes } vote in all.
       *[other] { $seat }: { $votes } votes in all.
    }
nobody-voted = Nobody has a vote at { $area }: nothing happens.
first = { $seat } is first at { $area }.
tied-first = { $seat } is tied for first at { $area }.
second = { $seat } is second at { $area }.
taken = { $seat } takes { $counsellor }, who stands at { $area }.
given-up = { $seat } gives up { $counsellor }.
forced-to-give-up = { $seat } has no ring left and must give up { $counsellor }.
neutral = { $counsellor } becomes neutral.
house-moved = { $seat } moves a house from { $source } to { $target }.
no-house-moved = { $seat } moves no house.
houses-placed =
    { $count ->
        [one] { $seat } places { $count } house at { $area }.
       *[other] { $seat } places { $count } houses at { $area }.
    }
no-house-left = { $seat } has no house left to place.
palace-built = { $seat } builds a palace at { $area } for { $price } houses.
palace-declined = { $seat } does not build at { $area }.
no-site-left = { $seat } finds no free site left at { $area }.
no-palace-left = { $seat } has no palace left to build at { $area }.
round-ended = The round is over.
game-ended = The game is over.

## Why a game ended

qualified = A player has the palaces that make a Doge.
nobody-can-qualify = Nobody can qualify any more.
no-palace-for-eight-rounds = Eight rounds in a row saw no palace built.

## What is asked

ask-ballot = Round { $round }, placing { $number } of { $count }: choose an area and 1 to 4 markers.
ask-native = You are first at { $area }: take its counsellor to another area, or give it up.
ask-quarantia = Take one of the Quarantia's counsellors to a district, or give one up.
ask-place =
    { $count ->
        [one] You may place { $count } house at { $area }.
       *[other] You may place up to { $count } houses at { $area }.
    }
ask-build = Build a palace at { $area } for { $count } houses?
ask-move = You may move one house out of { $area } or into it.
ask-move-anywhere = You may move one house from any district to any other.
ask-moves = You may move one or two houses. The first one:
ask-second-move = You may move a second house, not out of { $area }.

## What is refused

no-such-card = { $move }: that card cannot be turned now
no-such-seat = there is no seat { $number }
game-over = the game is over
ballot-laid-already = you have laid your ballot; wait for the others
card-is-turned-first = a vote-order card is turned first
other-decides = it is { $seat } who decides now
ballot-wanted = { $move }: what is asked for is an area and 1 to 4 markers
no-card-chosen = First choose the card of an area.
no-marker-chosen = Choose at least one marker to go with your card.
too-many-markers = At most four markers go with a card, and you chose { $count }. Take { $excess } back.
card-used = you have used your card of { $area } this round
markers-not-in-hand = you have only { $markers } in hand
placing-is-over = markers are placed in part 1 of a round; now the areas vote
supply-too-small =
    { $count ->
        [one] only { $count } house is left in your supply
       *[other] only { $count } houses are left in your supply
    }
second-places-one = the second place brings one house, not two
build-elsewhere = you may build where your house arrived: at { $area }
decision-wanted = { $move }: first decide on the counsellor, take or give up
house-move-wanted = { $move }: what is asked for is a house to move, or stay
placement-wanted = { $move }: what is asked for is how many houses you place
building-wanted = { $move }: what is asked for is whether you build
native-of-elsewhere = { $counsellor } is decided on only when the home area votes; now { $area } does
decided-already = { $counsellor } has been decided on in this vote
no-ring-left = you have no ring left for { $counsellor }; you can only give up control
not-at-home = { $counsellor } may stand anywhere but at home
same-district = a house moves from one district to another
no-source-chosen = First choose the district that the house leaves.
no-house-there = you have no house at { $area }
just-entered = the second house does not start from { $area }, where the first arrived
not-through-here = in this vote a house moves only out of { $area } or into it
