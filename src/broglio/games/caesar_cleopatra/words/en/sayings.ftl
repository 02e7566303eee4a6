## Events

arranged = Next in your manipulation pile: { $card }.
pile-ready = { $seat } has arranged a manipulation pile.
mission-dealt = { $seat } draws a secret mission.
mission-seen = Your secret mission: at least three of { $group }.
array-chosen = You place { $cards } at the five groups.
array-ready = { $seat } has chosen where the first cards go.
arrays-laid = Both players place a card face down at each group and take the other series in hand.
turn-opened = It is { $seat }’s turn.
laid-down = { $seat } places a card face down at { $group }.
laid-down-secretly = Your face-down card at { $group } is { $card }.
laid-up = { $seat } places { $card } face up at { $group }.
placing-waived = { $seat } has no room for influence and places none.
passed = { $seat } passes.
discard-chosen = You will discard { $card }.
discarded = { $seat } discards { $card }.
discarded-nothing = { $seat } discards nothing.
begun-again = You start this choice over.
drew = { $seat } draws from pile { $pile }.
card-drawn = You draw { $card }.
piles-empty = { $seat } has nothing left to draw.
assassination-named = { $seat } sends an assassin against { $card } at { $group }.
spy-named = { $seat } sends a spy.
castling-named = { $seat } castles between { $group } and { $other_group }.
scout-named = { $seat } sends a scout to { $group }.
wrath-named = { $seat } calls the wrath of the gods down on { $group }.
veto-asked = { $seat } may veto.
vetoed = { $seat } vetoes { $card }.
allowed = { $seat } plays no veto.
hand-seen = { $other } holds { $cards }.
spied-out = { $seat } has to discard { $card }.
relaid = You place { $card } at { $group }.
castled =
    { $count ->
        [0] { $seat } has no card face down at { $group } after castling.
        [one] { $seat } has { $count } card face down at { $group } after castling.
       *[other] { $seat } has { $count } cards face down at { $group } after castling.
    }
exceptional-vote = Eight cards lie at { $group }: an exceptional vote.
vote-turned = The vote card: { $vote }.
vote-removed = None of { $vote } is left: the card leaves the game, and the next one is turned.
reshuffled = All vote cards are shuffled into a new deck.
turned-up = { $seat } turns up { $cards } at { $group }.
vote-held = The vote at { $group }.
counted =
    { $points ->
        [one] { $seat }: { $points } point in all.
       *[other] { $seat }: { $points } points in all.
    }
tied = A tie at { $group }: all cards stay.
turned-round = A philosopher reverses the vote: the lower total wins.
patrician-won = { $seat } wins { $group-one }.
lost = { $seat } discards { $card } from { $group }.
group-empty = The last patrician of { $group } has been won: all cards there are discarded.
goes-on-alone = { $seat } continues alone; nobody draws any more.
mission-shown = { $seat }’s secret mission was { $group }.
game-ended = The game is over.

## Why a game ended

all-patricians-won = All patricians have been won.
no-influence-left = Neither player has an influence card left.
lone-player-done = The player who continued alone is done.
four-passes = Four turns in a row were passed without a discard.

## What is asked

ask-next = Card { $number } of your manipulation pile, from the top:
ask-array = Place a series of 1 to 5 face down: one card each at the Senators, Quaestors, Praetors, Aediles, Censors.
ask-open = Your turn: place one card face down or two face up, play a manipulation card, or pass.
ask-pass = You can only pass.
ask-discard = Choose the cards to discard, then confirm.
ask-place = Place one card face down or two face up.
ask-second = Place the second card face up.
ask-hold = Play a manipulation card, or continue and refill your hand.
ask-ready = Play a manipulation card, or continue to the vote.
ask-window = The exceptional vote at { $group }: play a manipulation card, or continue and count.
ask-draw =
    { $count ->
        [one] Draw a card from pile 1 or pile 2.
       *[other] Draw { $count } cards, one by one, from pile 1 or pile 2.
    }
ask-veto-assassination = An assassin is after your { $card-label } at { $group }. Veto?
ask-veto-spy = A spy is about to look into your hand. Veto?
ask-veto-castling = Your opponent is about to castle between { $group } and { $other_group }. Veto?
ask-veto-scout = A scout is about to turn up your cards at { $group }. Veto?
ask-veto-wrath = The wrath of the gods is about to come down on { $group }. Veto?
ask-take = Choose the card that your opponent has to discard.
ask-castled =
    { $count ->
        [one] The last card of the castling is { $card }: where does it go?
       *[other] { $count } cards of the castling are still to be placed; where does the next one, { $card }, go?
    }

## What is refused

no-such-chance = “{ $move }”: that cannot be drawn now.
no-such-seat = There is no seat { $number }.
game-over = The game is over.
card-comes-first = A card has to be drawn or turned first.
chosen-already = You have already chosen; wait for the other player.
other-decides = It is { $seat }’s turn to decide.
no-way-back = You have no unfinished choice to start over, or you have already started it over once.
answer-wanted = Choose whether you veto.
not-in-that-hand = There is no { $card-label } in that hand; choose another card.
spy-choice-wanted = First choose the card that your opponent discards.
not-castled-there = This castling does not involve { $group }; choose one of its two groups.
castling-wanted = Cards of a castling are placed from the lowest to the highest; the next one is { $card }.
draw-wanted = First draw from pile 1 or pile 2.
card-used-up = You have no { $card-label } left to put into the pile; choose another card.
arranging-wanted = First put your manipulation cards in order.
array-wanted = First place a series at the five groups.
card-not-in-hand = You don’t have { $card }, or not enough of them.
passive = After passing you only discard and draw.
veto-out-of-place = You can play a veto only when your opponent plays a manipulation card.
active-already = You have already acted this turn and can no longer pass.
window-wanted = Play a manipulation card, or continue.
placing-wanted = Choose a card to place.
placed-already = You have already placed your influence this turn.
group-gone = No patrician is left among { $group }; choose another group.
own-side-full = You already have five cards at { $group }; choose another group.
group-full = There is room for only eight cards at { $group }; choose another group.
lone-card-face-down = Place two cards face up, if there is room for both, or a single card face down.
second-face-up = You placed the first card face up, so place the second face up, too.
played-already = You may play one manipulation card a turn, and you have already played it.
only-passive = Without an influence card in hand you can only pass.
makes-no-room = There is no room for your influence, and this card makes none; choose another.
no-target = “{ $move }”: there is no such target; choose another.
