### What stands on the page besides the sayings of the game.

game-name = Doge
game-line = Secret votes in the six districts of Venice: houses become palaces, counsellors change sides.

# The map
map = Map of Venice
map-view = The map (scroll it when enlarged)
map-drawing = Engraved map of Venice with its six districts, the Grand Canal and the Doge’s Palace
enlarge-map = Enlarge the map

# What is asked
pick-lit-area = Choose a highlighted area on the map: anywhere but its home.
pick-lit-district = Then choose a highlighted district on the map.
pick-lit-target = Then choose the highlighted district it moves to.
which-counsellor = Which counsellor?
give-it-up = Decline this one
from-where = Move a house from where?
so-many-houses = { $count ->
    [one] 1 house
   *[other] { $count } houses
}
build-for = Build for { $count } houses

# The secret vote
your-secret-vote = Your secret vote
one-card = One card
one-to-four-markers = One to four markers
at-most-four = Four markers at most per card.
lay-face-down = Place face down
laid-face-down = Placed face down: { $area } with { $markers }
used-with = used, with the markers
no-markers-left = You have no marker left.
your-ballots = Your votes this round
left-in-hand = Left in hand: { $markers }

# Tracks
order-of-count = Voting order
next-round = Next round
count-done = counted
count-now = being counted
face-down = face down
quiet-rounds =
    { $count ->
        [one] No palace was built for { $count } round; after { $end } such rounds the game ends.
       *[other] No palace was built for { $count } rounds; after { $end } such rounds the game ends.
    }
supplies = Supply
houses = Houses
palaces = Palaces
rings = Rings
markers = Markers
counsellors = Counsellors
votes = Votes
place-first = first
place-tied = tied for first
place-second = second
neutral-short = neutral

# The table in words
areas = Areas
area = Area
next-site = Price of the next palace
all-sites-taken = no site left
so-many-palaces = { $count ->
    [one] 1 palace
   *[other] { $count } palaces
}
known-markers = markers { $markers }
hidden-markers = { $count ->
    [one] 1 marker face down
   *[other] { $count } markers face down
}
nothing = nothing
ring-of = ring of { $name }
neutral-on-circle = neutral, on its circle
palaces-built = Palaces built
districts-held = Districts with a palace
houses-left = Houses left
palaces-left = Palaces left
rings-left = Rings left
markers-left = Markers in hand
houses-on-map = Houses on the map
who-qualifies = To become Doge, you need at the end of a round a palace in each of the six districts, or 7 palaces in 5 districts, or 8 in 4.
so-many-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
