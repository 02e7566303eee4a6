### Things of Caesar & Cleopatra, as they stand in a sentence. `label` is what is written on the thing itself.

## Seats and options

seat-caesar = Caesar
seat-cleopatra = Cleopatra
option-pile-2 = Manipulatiekaarten
option-pile-2-arranged = in een volgorde naar keuze
option-pile-2-shuffled = geschud
option-memory = Geheugen
option-memory-strict = streng, je krijgt geen geheugensteun
option-memory-aided = met hulp, wat je zag blijft vermeld

## Groups of patricians (C2); `one`: one of them

group-senators = de Senatoren
    .label = Senatoren
    .one = een Senator
group-quaestors = de Quaestoren
    .label = Quaestoren
    .one = een Quaestor
group-praetors = de Praetoren
    .label = Praetoren
    .one = een Praetor
group-aediles = de Aedilen
    .label = Aedilen
    .one = een Aedilis
group-censors = de Censoren
    .label = Censoren
    .one = een Censor

## Cards (C5); `the`: after a veto

card-1 = een 1
    .label = 1
    .the = de 1
card-2 = een 2
    .label = 2
    .the = de 2
card-3 = een 3
    .label = 3
    .the = de 3
card-4 = een 4
    .label = 4
    .the = de 4
card-5 = een 5
    .label = 5
    .the = de 5
card-philosopher = een filosoof
    .label = filosoof
    .the = de filosoof
card-assassination = een moordenaar
    .label = moordenaar
    .the = de moordenaar
card-spy = een spion
    .label = spion
    .the = de spion
card-castling = een rokade
    .label = rokade
    .the = de rokade
card-scout = een verkenner
    .label = verkenner
    .the = de verkenner
card-wrath = de toorn van de goden
    .label = toorn
    .the = de toorn van de goden
card-veto = een veto
    .label = veto
    .the = het veto

## Several cards

cards-joined = { $left }, { $right }

## Vote cards that call for no vote (C26)

vote-orgy = een orgie
    .label = Orgie
vote-reshuffle = een orgie, en de stemkaarten worden geschud
    .label = Orgie, opnieuw schudden
