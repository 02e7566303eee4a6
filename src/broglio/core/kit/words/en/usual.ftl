# What any game may have to refuse. A game that says it better has a message of the same name.
no-such-seat = There is no seat { $number }.
game-over = The game is over.
chance-first = Cards and dice come first; nobody is to choose now.
others-act = It is not your turn: { $seat } is to choose.
chosen-already = You have already chosen.
not-allowed = You cannot do “{ $move }” now.
no-such-chance = Chance cannot bring “{ $move }” now.
won-by = Won by { $names }.
