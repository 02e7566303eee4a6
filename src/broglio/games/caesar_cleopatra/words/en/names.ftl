### Things of Caesar & Cleopatra, as they stand in a sentence. `label` is what is written on the thing itself.

## Seats and options

seat-caesar = Caesar
seat-cleopatra = Cleopatra
option-pile-2 = Manipulation cards
option-pile-2-arranged = in an order of your choice
option-pile-2-shuffled = shuffled
option-memory = Memory
option-memory-strict = strict, without reminders
option-memory-aided = aided, what you saw stays listed

## Groups of patricians (C2); `one`: one of them

group-senators = the Senators
    .label = Senators
    .one = a Senator
group-quaestors = the Quaestors
    .label = Quaestors
    .one = a Quaestor
group-praetors = the Praetors
    .label = Praetors
    .one = a Praetor
group-aediles = the Aediles
    .label = Aediles
    .one = an Aedile
group-censors = the Censors
    .label = Censors
    .one = a Censor

## Cards (C5)

card-1 = a 1
    .label = 1
card-2 = a 2
    .label = 2
card-3 = a 3
    .label = 3
card-4 = a 4
    .label = 4
card-5 = a 5
    .label = 5
card-philosopher = a philosopher
    .label = philosopher
card-assassination = an assassin
    .label = assassin
card-spy = a spy
    .label = spy
card-castling = a castling
    .label = castling
card-scout = a scout
    .label = scout
card-wrath = the wrath of the gods
    .label = wrath
card-veto = a veto
    .label = veto

## Several cards

cards-joined = { $left }, { $right }

## Vote cards that call for no vote (C26)

vote-orgy = an orgy
    .label = Orgy
vote-reshuffle = an orgy, and the vote cards are shuffled
    .label = Orgy, reshuffle
