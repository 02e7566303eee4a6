### What stands on the page besides the sayings of the game.

game-name = Caesar & Cleopatra
game-line = Two rulers, five groups of patricians, and influence that lies face down until the vote.

## Beside the title

subtitle-over = The end
subtitle-arrange = Set-up: pile 2
subtitle-array = Set-up
subtitle-turn = { $seat }’s turn
subtitle-turn-own = Your turn
subtitle-active = { $seat } · active
subtitle-active-own = Your turn · active
subtitle-passive = { $seat } · passive
subtitle-passive-own = Your turn · passive

## The forum

forum = The forum
hidden = hidden
philosopher-letter = P
face-down-card = a face-down card
back-influence = an influence card
back-manipulation = a manipulation card
hand-of = Hand of { $name }
left-of = { $left } of { $all }
in-the-air = { $count ->
    [one] 1 card is moving by castling
   *[other] { $count } cards are moving by castling
}
limit-own = Cards on the near side
limit-together = Cards on both sides
castle-with = Castle with: { $group }
aim-at = Send the assassin after this card: { $card }
lay-at = Face down at the { $group }

## Cards; `title` is what is written on a manipulation card

title-assassination = Assassin
title-spy = Spy
title-castling = Castling
title-scout = Scout
title-wrath = Wrath
title-veto = Veto
kind-influence = Influence
kind-philosopher = Philosopher
kind-manipulation = Manipulation
manipulation-letter = M
suffrage-letter = V

## The hand

your-hand = Your hand
to-arrange = Your pile 2
castled-cards = Castling
put-next = Put next into your pile: { $card }, { $count } left
pile-2-so-far = Your manipulation pile, from the top
discard-card = Discard: { $card }
marked-card = { $card }: will be discarded
goes = discarded
take-card = Make your opponent discard: { $card }

## What to do

how-laid = How to place influence
one-down = One face down
two-up = Two face up
second-up = The second card goes face up, too.
tip-first = Choose a card, then a highlighted group.
tip-window = Choose a manipulation card, or continue.
tip-lay = Now choose a highlighted group.
tip-assassination = Assassin: choose a highlighted card of your opponent. It is discarded.
tip-spy = Spy: you see your opponent’s hand and choose a card to discard.
tip-castling = Castling: tick two groups. You rearrange your cards there, face down.
tip-scout = Scout: choose a highlighted group. Your opponent’s face-down cards there are turned up.
tip-wrath = Wrath of the gods: choose a highlighted group. All influence there is discarded.
tip-veto = A veto waits for your opponent’s manipulation card.
send-spy = Send the spy
castle = Castle
lay-series = Place the series
stay-passive = Pass
begin-again = Start over
on-refill = Refill your hand
on-vote = Continue to the vote
on-count = Count the vote
discard-these = { $count ->
    [0] Discard nothing
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
draw-influence = Draw influence ({ $count })
draw-manipulation = Draw manipulation ({ $count })
play-veto = Play the veto
let-it-happen = Let it happen

## What is still missing

pick-first = First choose a card from your hand, then a highlighted group.
pick-prey = An assassin goes after one card: choose a highlighted card of your opponent.
pick-two-groups = Castling needs two groups: tick two highlighted ones, then castle.
spy-has-no-group = A spy needs no group: press “Send the spy”.
pick-series = Place one each of 1, 2, 3, 4, 5 at the five groups.

## Panels

suffrage = Vote
vote-deck = Vote deck
turned-votes = Vote cards turned
no-vote-turned = No vote card has been turned yet.
votes-out = { $count } turned
votes-removed = { $count } removed from the game
won-patricians = Patricians won
nobody-won = none yet
secret-mission = Secret mission:
only-you = only you see this
mission-of = Mission of { $name }:
your-piles = Your piles
piles-of = { $name }: cards
discard = Discard
hand-sizes = In hand: { $influence } influence, { $manipulation } manipulation
look-into-discard = Look through the discard pile
your-order = Your manipulation pile from the top
times = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}

## The end

points-by = Score breakdown
points-for = For
points-patricians = Patricians
points-majorities = Majorities in groups fully won
points-monopolies = Groups held entirely
points-mission = Secret mission

## The table in words

group = Group
patricians-left = Patricians left
cards-of = Cards of { $name }
votes-now = exceptional vote under way
is-target = a manipulation card is aimed at it
no-cards = none
hand = Hand
pile-sizes = Influence pile, manipulation pile
mission = Mission
mission-secret = secret
mission-none = not drawn yet
in-deck = In the vote deck ({ $count })
