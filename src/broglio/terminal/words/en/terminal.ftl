### What the terminal says besides the words of a game. What people type is the same in all languages.

player = Player { $number }
bot = Bot { $number }
welcome = { $game }, by { $designers }. Type “help” to see what you can type.
hand-over = { $name }, it is your turn. Press Enter when only you can see the screen.
ways = { $count } ways, for example: { $example }
thinking = Thinking…
percent = { $number }%
tries =
    { $count ->
        [one] { $count } try
       *[other] { $count } tries
    }
committed = The draws of this game are fixed by a secret number; the record will prove them. Commitment: { $commitment }
seed-lost = The secret number of this game is not on this machine: from here on, its draws cannot be proven.
kept = The game is saved. Continue it with:
kept-in = Saved in { $path }
record = The record: { $path }
undone = Taken back: the last choice of { $name }.
help =
    Type a choice as it is written, its number, or enough of it to be clear. Besides:
    {"  "}?              the rule behind the question         ? CHOICE   the rule behind a choice
    {"  "}? D17          a rule by its number                 choices    all choices
    {"  "}hint           what a bot would do in your place, from what you can see
    {"  "}undo           take back the last choice made here, as long as nothing has been revealed
    {"  "}table          the table again                      log        all that happened
    {"  "}save [FILE]    save the record                      quit       save the record and leave

# What is refused
not-read = “{ $line }” cannot be read: { $fault }. Type “choices” to see all choices.
several = That could be { $choices }. Type more of it.
numbered = The choices are numbered from 1 to { $count }. Type one of these numbers.
no-hint = There is nothing to decide right now.
not-kept = The record could not be saved in { $path } ({ $fault }). The game goes ahead; try “save FILE” with another file.
nothing-to-undo = There is nothing to take back: the last move revealed something, or was not made here.
