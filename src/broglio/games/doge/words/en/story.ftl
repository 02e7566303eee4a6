### The story that the table tells: captions, stage cards, the recap of a round.

story-round = Round { $round }
story-and = { $left } and { $right }

## Captions: `you` says whether a sentence speaks to one of those it is about

story-all-laid = Everybody has placed markers.
story-count-begins = Everybody has placed markers: the count begins.
story-turned-up = The markers are turned up.
story-counsellors-add = Counsellors add 1 vote each.
story-first-alone =
    { $you ->
        [first] You are first with { $votes }. Nobody else has a vote.
       *[nobody] { $seat } is first with { $votes }. Nobody else has a vote.
    }
story-first-second =
    { $you ->
        [first] You are first with { $votes }, { $other } is second with { $fewer }.
        [second] { $seat } is first with { $votes }, you are second with { $fewer }.
       *[nobody] { $seat } is first with { $votes }, { $other } is second with { $fewer }.
    }
story-first-seconds =
    { $you ->
        [first] You are first with { $votes }; { $seats } tie for second with { $fewer }.
       *[nobody] { $seat } is first with { $votes }; { $seats } tie for second with { $fewer }.
    }
story-tied = { $seats } tie for first with { $votes }: nobody is second.
story-taken = { $seat } takes { $counsellor-short } to { $area }.
story-kept = { $seat } keeps { $counsellor-short } and sends it to { $area }.
story-taken-from =
    { $you ->
        [loser] { $seat } takes { $counsellor-short } from you, to { $area }.
        [taker] You take { $counsellor-short } from { $other }, to { $area }.
       *[nobody] { $seat } takes { $counsellor-short } from { $other }, to { $area }.
    }
story-none-placed = { $seat } places no house { $area-at }.
story-round-over =
    { $count ->
        [0] Round { $round } is over. No palace was built.
        [one] Round { $round } is over. One palace was built.
       *[other] Round { $round } is over. { $count } palaces were built.
    }
story-doge =
    { $you ->
        [winner] You are Doge.
       *[nobody] { $seat } is Doge.
    }
story-won =
    { $you ->
        [winner] You win.
       *[nobody] { $seat } wins.
    }
story-shared = { $seats } share the win.

## The card of a vote

close = Close
turn-of-seven = { $number } of 7
card-place-first = first
card-place-tied = tied
card-place-second = second
card-place-none = no place
wins = Wins
wins-counsellor-and-houses = decides on { $counsellor-short }, up to 2 houses
wins-one-house = 1 house
wins-two-houses = up to 2 houses
wins-two-counsellors = decides on 2 counsellors
wins-one-counsellor = decides on 1 counsellor
wins-one-move = may move 1 house
wins-two-moves = may move 1 or 2 houses
phase-turned-up = turn up
phase-counsellors-added = add counsellors
phase-places-found = places
phase-counsellor-decided = counsellor
phase-houses-set = houses
phase-palace-built = palaces
palace-for = a palace for { $count } houses
to-go = { $count ->
    [0] enough to be Doge
   *[other] { $count } to go
}
no-way-to-go = no way left
palaces-at = { $area }: { $count }

## The recap of a round

recap-heading = Round { $round } is over
recap-built = { $seat } builds for { $price }.
recap-built-at = { $seat } builds { $area-at } for { $price }.
recap-taken = { $seat } takes { $counsellor-short } to { $area }.
recap-kept = { $seat } keeps { $counsellor-short }, { $area-at }.
recap-taken-from = { $seat } takes { $counsellor-short } from { $other }, to { $area }.
recap-given-up = { $seat } declines control of { $counsellor-short }.
recap-neutral = { $counsellor-short } becomes neutral.
recap-moved = { $seat } moves a house from { $source } to { $target }.
recap-nobody = Nobody has a vote.
recap-palaces =
    { $count ->
        [0] No palace was built.
        [one] One palace was built.
       *[other] { $count } palaces were built.
    }
recap-nobody-is-doge = Nobody is Doge yet.
recap-nearest = { $name } is nearest.
recap-you-are-nearest = You are nearest.
recap-new = new at
recap-placed-paid = { $placed } placed, { $paid } paid
recap-lost = lost
recap-votes = The seven votes
recap-houses = Houses:
recap-order = Round { $round } counts in this order
recap-precedes = In ties, { $name } decides first
recap-on = On to round { $round }
recap-again = See the round again

## The end

end-rank = Rank
