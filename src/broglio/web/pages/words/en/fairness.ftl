# Provably fair draws, at a table
fair-chance = Provably fair draws
fair-chance-words = All draws of this game follow from a secret number that was fixed before the first move. This is its fingerprint: keep it, and when the game is over you can check that no draw was changed.
fair-chance-proven = The game is over, and this is the secret number behind all its draws. The record proves each one.
fair-chance-none = This game began before draws could be proven. They come from the system’s own generator.
commitment = Fingerprint
seed = Secret number
added-by = Added by { $name }
own-chance = Add your own randomness
own-chance-words = A few words or dice rolls of your own, mixed into every draw:

# The page that proves it
prove-chance = Verify the draws of a game
verify-words = Upload the record of a game: every move is checked against the rules, and every draw against the number that was fixed before the first move.
record-file = The record as a file
record-text = Or its text
noted-commitment = The fingerprint you kept, if any
prove = Verify
proven = { $count ->
    [one] Proven: { $count } draw
   *[other] Proven: all { $count } draws
}
proven-words = Every draw follows from the number behind this fingerprint. If it is the one that the table showed when the game began, no draw was changed.
proven-as-noted = Every draw follows from the number behind the fingerprint that you kept. No draw was changed.
proves-terms = The fingerprint also covers table, game, version and options. It does not prove names or moves: a changed move shows only where it changes what could be drawn.
proves-seed-only = This older fingerprint covers the secret number alone: options, names and moves are not proven.
sound-only = The game is valid; its draws are not proven
sound-no-pledge = All moves follow the rules. The record contains no secret number, so its draws cannot be proven.
sound-no-seed = All moves follow the rules. The game is not over, so its secret number has not been published yet.
not-proven = Verification failed
recorded-game = Game
