# What any game may have to refuse. A game that says it better has a message of the same name.
no-such-seat = There is no seat { $number }.
game-over = The game is over.
chance-first = Cards and dice come first; please wait.
others-act = It is not your turn: wait for { $seat }.
chosen-already = You have already chosen; wait for the others.
not-allowed = You cannot do “{ $move }” now; choose something else.
no-such-chance = “{ $move }” cannot come up now.
won-by = Won by { $names }.

# Headings of a ranking in the terminal
rank = Rank
player = Player
points = Points
