# Ways in
tagline = Three games of votes, bluff and intrigue
skip-to-content = Skip to content
skip-to-decision = Skip to your decision
language = Language
language-en = English
language-fr = Français
language-nl = Nederlands
label = { $label }:
by = by { $designers }
seat-count = { $most } players
seat-counts = { $least } to { $most } players
play-against = Play against bots
play-now = Play now
make-table = Create a table
rules = Rules
rules-of = Rules of { $game }
all-rules = All rules
rule = Rule { $rule }
my-tables = My tables
open-tables = Open tables
finished-tables = Recently finished
your-turn = Your turn
finished = finished
to-home = Home
to-table = Back to the table

# Levels of bots
level = Level
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
keep-name = Save
seats = Seats
seat-number = Seat { $number }
how-many = How many players?
me = Me
somebody-with-link = Anyone with the link
list-table = List this table on the home page, so that anyone can join
waiting-for-players = Waiting for players
invite = Send this link to your friends
invite-words = Anyone who opens it can take a free seat. The game begins when all seats are taken.
invited = Sit down
invited-words = Take a free seat below to play. The game begins when all seats are taken.
invitation-link = Link to this table
copy = Copy
copied = Copied
free-seat = free seat
sit-here = Sit here
give-to-bot = Add a bot

# At the table
players = Players
you = you
away = away
is-to-decide = to play
your-side = Your side of the table
your-choice = Your choice
waiting = Waiting
seat-decides = Waiting for { $name }.
take-back = Undo
hint = What would a bot do?
hint-thinking = A bot is looking at your side of the table…
hint-words = What a bot would play here, with its estimate of your winning chances:
percent = { $number }%
hand-over = { $name } is away: let a bot take over
bot-plays-for-you = A bot is playing for you
take-seat-back = Take your seat back
played-by = played by { $level }
seating-sat = { $name } sits down.
seating-bot = { $name }, a bot ({ $level }), sits down.
seating-handed = A bot ({ $level }) now plays for { $name }.
seating-returned = { $name } takes the seat back.
chronicle = Chronicle
whole-chronicle = The whole chronicle
nothing-happened = Nothing has happened yet.
table-in-words = The table described
chat = Chat
looks-on = looking on
chat-words = Say something to everyone at the table
chat-send = Send
notices-ask = Notify me when it’s my turn
notices-on = You’ll be notified when it’s your turn
other-device = Play on another device
other-device-words = Open this link on your other device within a day to sit at your seat there. It works once. Keep it to yourself: the first person to open it can play for you.
seat-link = Link to your seat
seat-link-opened = This link gives access to a seat ({ $name }) in a game of { $game }.
take-seat-here = Sit down here
title-your-turn = Your turn – { $game }
title-over = Game over – { $game }

# The end
game-over = The game is over
rank = Rank
player = Player
points = Points
how-it-went = Points over the course of the game
replay = Replay
replay-step = Step { $number } of { $count }
first-step = Start
step-back = Previous
step-on = Next
last-step = End
whose-view = View as
spectator = Spectator
download-record = Download the record
rematch = Play again
to-rematch = To the next game

# What went wrong
error-not-begun = The game begins when all seats are taken.
error-stale = The table has changed since you made your choice. Please look again.
error-unclear = Your choice is incomplete.
error-no-take-back = Too late to undo: something has been revealed, or somebody has acted.
error-no-hint = There is nothing to decide right now.
error-no-such-seat = There is no such seat.
error-sits-already = You are already sitting at this table.
error-seat-taken = Somebody else has taken this seat.
error-seat-in-use = The player of this seat is present.
error-chat-full-heading = Chat full
error-chat-full = You have written as many messages as this table allows.
error-name-alike-heading = Another name, please
error-name-alike = This name can be taken for another at this table. Please choose a different one.
error-name-mixed-heading = Another name, please
error-name-mixed = This name mixes letters of several alphabets. Please write it in one.
error-not-over = The game is not over yet.
error-not-found-heading = Page not found
error-not-found = There is no such page, or this table is not open to you.
error-refused-heading = Not possible
error-refused = You can’t do this from your seat.
error-form-heading = Something went wrong
error-form = We could not make sense of what was sent.
error-store-heading = Please wait a moment
error-store = We can’t save anything right now, so nothing was done. Your table is safe; please try again in a moment.
error-uncertain-heading = We don’t know yet
error-uncertain = The connection to our storage was lost halfway, and we don’t know yet whether this was saved. Check the table in a moment. Sending it again is safe: it counts only once.
error-number = The administrator of this server will find it in the log under { $number }.
error-ours-heading = Our fault
error-ours = Something went wrong on our side. Your table is safe; please go back and try again.
error-link-gone-heading = This link no longer works
error-link-gone = It has already been used, is more than a day old, or was replaced by a newer one. You can ask for a new one at the table.
error-too-large-heading = Too large
error-too-large = What you sent is larger than we accept.
error-too-slow-heading = Too slow
error-too-slow = What you sent did not arrive in time. Please try again.
error-too-many-heading = One moment, please
error-too-many = That was a lot in a short time. Please wait a little and try again.
error-elsewhere-heading = Refused
error-elsewhere = This did not come from one of our pages, so nothing was done.

# To programs
error-malformed = We could not read what was sent.
error-no-session = There is no such session. Start one, and send its token as “Authorization: Bearer TOKEN”.
error-not-your-seat = You can’t do this from your seat.
error-wrong-method = This method is not allowed at this address.
error-not-json = Send JSON, with the content type application/json.
