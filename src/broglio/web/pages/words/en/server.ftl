# Ways in
tagline = Three games of votes, bluff and intrigue
skip-to-content = Skip to the page
skip-to-decision = Skip to your decision
language = Language
language-en = English
language-fr = Français
language-nl = Nederlands
by = by { $designers }
seat-count = { $most } players
seat-counts = { $least } to { $most } players
play-against = Play against
play-now = Play now
make-table = Make a table
rules = Rules
rules-of = Rules of { $game }
all-rules = All rules
rule = Rule { $rule }
my-tables = My tables
open-tables = Open tables
finished-tables = Recently finished
your-turn = Your turn
finished = finished
to-home = To the first page
to-table = Back to the table

# Levels of bots
level = Strength
level-novice = Novice
level-senator = Senator
level-doge = Doge
level-random = Random
bot-of-level = Bot: { $level }
bot-name = { $number ->
    [1] Marina
    [2] Bembo
    [3] Contarini
    [4] Loredan
   *[other] Morosini
}
guest = Guest

# Making a table
your-name = Your name
keep-name = Keep
seats = Seats
seat-number = Seat { $number }
how-many = How many players?
me = Me
somebody-with-link = Somebody with the link
list-table = Show this table on the first page, open to everybody
waiting-for-players = Waiting for players
invite = Send this link to your friends
invite-words = Whoever opens it can take a free seat. The game begins when all seats are taken.
invited = Sit down
invited-words = Take a free seat below to play. The game begins when all seats are taken.
invitation-link = Link to this table
copy = Copy
copied = Copied
free-seat = free seat
sit-here = Sit here
give-to-bot = Give to a bot

# At the table
players = Players
you = you
away = away
is-to-decide = is to decide
your-side = Your side of the table
your-choice = Your choice
waiting = Waiting
seat-decides = { $name } is to decide.
take-back = Take back
hint = What would a bot do?
hint-thinking = A bot looks at your side of the table …
hint-words = A bot’s choices in your place, with its estimate of your chance to win:
hand-over = { $name } is away: let a bot go on
bot-plays-for-you = A bot plays for you
take-seat-back = Take your seat back
played-by = played by { $level }
seating-sat = { $name } sits down.
seating-bot = { $name }, a bot ({ $level }), sits down.
seating-handed = A bot ({ $level }) now plays for { $name }.
seating-returned = { $name } takes the seat back.
chronicle = Chronicle
whole-chronicle = The whole chronicle
nothing-happened = Nothing has happened yet.
table-in-words = The table in words
chat = Table talk
looks-on = looking on
chat-words = Say something to all at the table
chat-send = Say
notices-ask = Tell me when it is my turn
notices-on = You will be told when it is your turn
other-device = Play on another device
other-device-words = Open this link on your other device within a day to sit at your seat there. It works once. Keep it to yourself: whoever opens it first can play for you.
seat-link = Link to your seat
seat-link-opened = This link leads to the seat of { $name } in a game of { $game }.
take-seat-here = Sit down here
title-your-turn = Your turn – { $game }
title-over = The end – { $game }

# The end
game-over = The game is over
rank = Rank
player = Player
points = Points
how-it-went = How the game went, in points from move to move
replay = Replay
replay-step = Step { $number } of { $count }
first-step = Start
step-back = Back
step-on = On
last-step = End
whose-view = Whose view
spectator = Spectator
download-record = Download the record
rematch = Play again
to-rematch = To the next game

# What went wrong
fault-not-begun = The game begins when all seats are taken.
fault-stale = The table has moved on since you chose. Please look again.
fault-unclear = Something is missing in your choice.
fault-no-take-back = This can no longer be taken back: something was revealed, or somebody has acted.
fault-no-hint = There is nothing to advise on now.
fault-no-such-seat = There is no such seat.
fault-sits-already = You sit at this table already.
fault-seat-taken = Somebody else has taken this seat.
fault-seat-in-use = This seat’s player is here.
fault-chat-full-heading = No more room
fault-chat-full = There is no room for more remarks of yours at this table.
fault-name-alike-heading = Another name, please
fault-name-alike = This name can be taken for another at this table. Please choose a different one.
fault-name-mixed-heading = Another name, please
fault-name-mixed = This name mixes letters of several alphabets. Please write it in one.
fault-not-over = The game is not over yet.
fault-not-found-heading = Nothing here
fault-not-found = There is no such page, or the table is not open to you.
fault-refused-heading = Not possible
fault-refused = This cannot be done from where you sit.
fault-form-heading = That could not be read
fault-form = What was sent could not be understood.
fault-store-heading = Please wait a moment
fault-store = Nothing can be written down right now, so nothing was done. The table is kept; please try again in a moment.
fault-uncertain-heading = Not known yet
fault-uncertain = The place where tables are kept was lost in the middle of this, and it is not known whether it was written down. Look at the table in a moment; sent once more, it is done only once.
fault-number = Whoever runs this server finds it in the log as { $number }.
fault-ours-heading = Our fault
fault-ours = Something went wrong on our side. The table is kept; please go back to it and try again.
fault-link-gone-heading = This link leads nowhere
fault-link-gone = It was used already, or is more than a day old, or a newer one was asked for. At the table you can ask for a new one.
fault-too-large-heading = Too much
fault-too-large = What was sent is larger than anything we can use.
fault-too-slow-heading = Too slow
fault-too-slow = What you sent did not arrive in time. Please try again.
fault-too-many-heading = One moment, please
fault-too-many = That was a lot in a short time. Please wait a little and try again.
fault-elsewhere-heading = Not from here
fault-elsewhere = This was not sent from a page of ours, so it was not done.

# To programs
fault-malformed = What was sent could not be read.
fault-no-session = There is no such session. Begin one, and send its token as “Authorization: Bearer …”.
fault-not-your-seat = This cannot be done from where you sit.
fault-wrong-method = This cannot be done with what is at this address.
fault-not-json = What is sent must be JSON, with the content type application/json.
