# Fair chance, at a table
fair-chance = Fair chance
fair-chance-words = All draws of this game follow from a secret number that was fixed before the first move. Here is its fingerprint: keep it, and when the game is over you can prove that nobody changed a draw.
fair-chance-proven = The game is over, and here is the secret number behind all its draws. The record proves each one.
fair-chance-none = This game began before chance could be proven. Its draws come from the system’s own generator.
commitment = Fingerprint
seed = Secret number
added-by = Added by { $name }
own-chance = Add to chance yourself
own-chance-words = Some words or dice of your own, mixed into every draw:

# The page that proves it
prove-chance = Prove a game’s chance
verify-words = Give the record of a game: each move is checked against the rules, and each draw against the number that was fixed before the first move.
record-file = The record as a file
record-text = Or its text
noted-commitment = The fingerprint that you kept, if you did
prove = Prove it
proven = { $count ->
    [one] Proven: { $count } draw
   *[other] Proven: all { $count } draws
}
proven-words = Every draw follows from the number behind this fingerprint. If it is the one that the table showed when the game began, no draw was changed.
proven-as-noted = Every draw follows from the number behind the fingerprint that you kept. No draw was changed.
proves-terms = The fingerprint also covers table, game, version and options. It does not prove names or moves: a changed move shows only where it changes what could be drawn.
proves-seed-only = This older fingerprint covers the secret number alone: options, names and moves are not proven.
sound-only = A sound game, with nothing proven about its chance
sound-no-pledge = All moves are as the rules want them. The record names no secret number, so its draws cannot be proven.
sound-no-seed = All moves are as the rules want them. The game is not over: its secret number is not told yet.
not-proven = This does not hold
recorded-game = Game
