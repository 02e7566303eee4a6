## Events

arranged = Next in your manipulation pile: { $card }.
pile-ready = { $seat } has arranged the manipulation pile.
mission-dealt = { $seat } draws a secret mission.
mission-seen = Your secret mission: at least three of { $group }.
array-chosen = You lay { $cards } at the five groups.
array-ready = { $seat } has chosen where the first cards go.
arrays-laid = Both lay a card face down at each group and take the other series in hand.
turn-opened = { $seat } is on turn.
laid-down = { $seat } lays a card face down at { $group }.
laid-down-secretly = Your face-down card at { $group } is { $card }.
laid-up = { $seat } lays { $card } face up at { $group }.
placing-waived = { $seat } finds no room for influence: placing is waived.
passed = { $seat } stays passive.
discard-chosen = You mean to discard { $card }.
discarded = { $seat } discards { $card }.
discarded-nothing = { $seat } discards nothing.
begun-again = You begin this choice again.
drew = { $seat } draws from pile { $pile }.
card-drawn = You draw { $card }.
piles-empty = { $seat } has nothing left to draw.
assassination-named = { $seat } sends an assassin to { $group }, after { $card }.
spy-named = { $seat } sends a spy.
castling-named = { $seat } castles between { $group } and { $other_group }.
scout-named = { $seat } sends a scout to { $group }.
wrath-named = { $seat } calls the wrath of the gods down on { $group }.
veto-asked = { $seat } is asked about a veto.
vetoed = { $seat } vetoes { $card }.
allowed = { $seat } plays no veto.
hand-seen = { $other } holds { $cards }.
spied-out = { $seat } has to discard { $card }.
relaid = You lay { $card } at { $group }.
castled =
    { $count ->
        [one] { $seat } has { $count } card face down at { $group } after castling.
       *[other] { $seat } has { $count } cards face down at { $group } after castling.
    }
exceptional-vote = Eight cards lie at { $group }: an exceptional vote.
vote-turned = The vote card: { $vote }.
vote-removed = Nobody is left among { $vote }: the card leaves the game, and the next one is turned.
reshuffled = All vote cards are shuffled into a new deck.
turned-up = { $seat } turns up { $cards } at { $group }.
vote-held = The vote at { $group }.
counted =
    { $points ->
        [one] { $seat }: { $points } point in all.
       *[other] { $seat }: { $points } points in all.
    }
tied = A tie at { $group }: all cards stay.
turned-round = A philosopher turns the vote round: the lower total wins.
patrician-won = { $seat } wins { $group-one }.
lost = { $seat } discards { $card } from { $group }.
group-empty = The last patrician is won at { $group }: all cards there are discarded.
goes-on-alone = { $seat } goes on alone; nobody draws any more.
mission-shown = { $seat }'s secret mission was { $group }.
game-ended = The game is over.

## Why a game ended

all-patricians-won = All patricians are won.
no-influence-left = Neither player has an influence card left.
lone-player-done = The player who went on alone is done.
four-passes = Four turns in a row were passed without discarding.

## What is asked

ask-next = Card { $number } of your manipulation pile, from the top:
ask-array = Lay a series 1 to 5 face down: one card each at the Senators, Quaestors, Praetors, Aediles, Censors.
ask-open = Your turn: place one card face down or two face up, play a manipulation card, or pass.
ask-pass = You can only stay passive.
ask-discard = Choose cards to discard, then done.
ask-place = Place one card face down or two face up.
ask-second = Place the second card face up.
ask-hold = Play a manipulation card, or go on and refill your hand.
ask-ready = Play a manipulation card, or go on to the vote.
ask-window = The exceptional vote at { $group }: play a manipulation card, or go on and count.
ask-draw =
    { $count ->
        [one] Draw a card from pile 1 or pile 2.
       *[other] Draw { $count } cards, one by one, from pile 1 or pile 2.
    }
ask-veto-assassination = An assassin is after { $card } of yours at { $group }. Veto?
ask-veto-spy = A spy is about to look into your hand. Veto?
ask-veto-castling = Your opponent is about to castle between { $group } and { $other_group }. Veto?
ask-veto-scout = A scout is about to turn up your cards at { $group }. Veto?
ask-veto-wrath = The wrath of the gods is about to come down on { $group }. Veto?
ask-take = Choose the card that your opponent has to discard.
ask-castled =
    { $count ->
        [one] The last castled card is { $card }: where does it go?
       *[other] { $count } castled cards are to be laid; where does the next one go, { $card }?
    }

## What is refused

no-such-chance = { $move }: that cannot be drawn now
no-such-seat = there is no seat { $number }
game-over = the game is over
card-comes-first = a card is drawn or turned first
chosen-already = you have chosen; wait for the other player
other-decides = it is { $seat } who decides now
no-way-back = there is no unfinished choice of yours to begin again, or you have begun it again once
answer-wanted = { $move }: what is asked for is whether you veto
not-in-that-hand = there is not { $card } in that hand
spy-choice-wanted = { $move }: first choose the card that your opponent discards
not-castled-there = the castling is not about { $group }
castling-wanted = castled cards are laid from the lowest to the highest; the next one is { $card }
draw-wanted = { $move }: first draw from pile 1 or pile 2
card-used-up = you have no further { $card-label } to put into the pile
arranging-wanted = { $move }: first put your manipulation cards in order
array-wanted = { $move }: first lay out a series
card-not-in-hand = you do not hold { $card }, or not so often
passive = { $move }: a passive player only discards and draws
veto-out-of-place = a veto is played only when the opponent plays a manipulation card
active-already = you are active in this turn
window-wanted = { $move }: what is asked for is a manipulation card, or on
placing-wanted = { $move }: what is asked for is a card to place
placed-already = you have placed your influence for this turn
group-gone = no patrician is left among { $group }
own-side-full = you have five cards at { $group } already
group-full = eight cards is the most that { $group } can take
lone-card-face-down = two cards go face up, and only with room for both; a lone card goes face down
second-face-up = the first card went face up, so the second does
played-already = one manipulation card a turn, and you have played it
only-passive = without an influence card in hand you can only be passive
makes-no-room = { $move }: there is no room for your influence, and this makes none
no-target = { $move }: there is no such target
