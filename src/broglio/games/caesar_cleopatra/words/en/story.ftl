### The story that the table tells: captions, and what stands on stage cards.

## Turns on the timeline

chapter-set-up = Set-up
chapter-turn = { $number }

## Votes

story-no-vote = No vote is held this turn.
story-turned-up = Turned up at { $group }: { $seat } { $cards }; { $other } { $other_cards }.
story-counted = { $group-label }: { $seat } { $points }, { $other } { $other_points }.
story-cancelled = Both sides have as many philosophers: they cancel out, and the higher total wins.
story-won-both-discard = { $seat } wins { $group-one }. { $seat } discards { $cards }, { $other } { $other_cards }.
story-won-and-discards = { $seat } wins { $group-one } and discards { $cards }.
story-won-other-discards = { $seat } wins { $group-one }. { $other } discards { $other_cards }.
story-discards = { $seat } discards { $cards }.

## Manipulation cards

story-threat-assassination = Without a veto, { $other } has to discard that card.
story-threat-spy = Without a veto, { $seat } sees the hand of { $other } and chooses a card that is discarded.
story-threat-castling = Without a veto, { $seat } takes up all own cards there and lays them out again, face down.
story-threat-scout = Without a veto, all face-down cards of { $other } there are turned up for good.
story-threat-wrath = Without a veto, both players discard all influence there.
story-killed = { $seat }’s assassin kills { $card } at { $group }.
story-open-totals = Face up there: { $seat } { $points }, { $other } { $before }. Now: { $seat } { $points }, { $other } { $other_points }.
story-spied = { $seat }’s spy makes { $other } discard { $card }.
story-hand-known-you = { $seat } has also seen the rest of your hand: { $cards }.
story-castled = { $seat } castles. Face down now: { $count } at { $group }, { $other_count } at { $other_group }.
story-castled-known = Face up before: { $cards }. They lie there in a new split.
story-scouted = { $seat }’s scout turns up { $cards } at { $group }.
story-assassins-left =
    { $count ->
        [0] What lies open stays open. { $seat } has no assassin left.
        [one] What lies open stays open, and an assassin can reach it. { $seat } has { $count } assassin left.
       *[other] What lies open stays open, and an assassin can reach it. { $seat } has { $count } assassins left.
    }
story-struck = The wrath of the gods: all influence at { $group } is discarded.
story-no-effect = Both cards are discarded. { $other } may play no other manipulation card this turn.
story-vetoes-left =
    { $count ->
        [0] { $seat } has no veto left.
        [one] { $seat } has { $count } veto left.
       *[other] { $seat } has { $count } vetoes left.
    }

## The end

story-wins = { $seat } wins, { $points } to { $other_points }.
story-wins-by-patricians = { $points } points each: { $seat } wins with more patricians.
story-drawn = A draw: { $points } points each, and as many patricians.

## On stage cards

step-turned-up = Turned up
step-counted = Counted
step-philosopher = Philosopher
step-patrician = Patrician
step-tied = Tie
total-higher = higher total
total-lower = lower total
total-equal = equal
total-wins = wins
verdict-higher = The higher total wins.
verdict-lower = A philosopher turns it round: the lower total wins.
verdict-cancelled = Philosophers cancel out: the higher total wins.
verdict-tied = A tie: all cards stay.
verdict-open = A manipulation card may still be played before the count.
was-hidden = was hidden
loss-highest = highest: goes
loss-lowest = lowest: goes
loss-goes = goes
vote-card = vote card
eight-cards = 8 cards
total-points = Points
close-notice = Close
