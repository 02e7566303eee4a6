### Things of Caesar & Cleopatra, as they stand in a sentence. `label` is what is written on the thing itself.

## Seats and options

seat-caesar = César
seat-cleopatra = Cléopâtre
option-pile-2 = Cartes Manipulation
option-pile-2-arranged = dans l’ordre de votre choix
option-pile-2-shuffled = mélangées
option-memory = Mémoire
option-memory-strict = stricte, rien n’est rappelé
option-memory-aided = assistée, ce que vous avez vu reste affiché

## Groups of patricians (C2); `of`: what belongs to them, `one`: one of them

group-senators = les Sénateurs
    .label = Sénateurs
    .of = des Sénateurs
    .one = un Sénateur
group-quaestors = les Questeurs
    .label = Questeurs
    .of = des Questeurs
    .one = un Questeur
group-praetors = les Préteurs
    .label = Préteurs
    .of = des Préteurs
    .one = un Préteur
group-aediles = les Édiles
    .label = Édiles
    .of = des Édiles
    .one = un Édile
group-censors = les Censeurs
    .label = Censeurs
    .of = des Censeurs
    .one = un Censeur

## Cards (C5); `to`: after a veto, `none`: after a negation

card-1 = un 1
    .label = 1
    .to = au 1
    .none = de 1
card-2 = un 2
    .label = 2
    .to = au 2
    .none = de 2
card-3 = un 3
    .label = 3
    .to = au 3
    .none = de 3
card-4 = un 4
    .label = 4
    .to = au 4
    .none = de 4
card-5 = un 5
    .label = 5
    .to = au 5
    .none = de 5
card-philosopher = un philosophe
    .label = philosophe
    .to = au philosophe
    .none = de philosophe
card-assassination = un assassin
    .label = assassin
    .to = à l’assassin
    .none = d’assassin
card-spy = un espion
    .label = espion
    .to = à l’espion
    .none = d’espion
card-castling = un roque
    .label = roque
    .to = au roque
    .none = de roque
card-scout = un courtisan
    .label = courtisan
    .to = au courtisan
    .none = de courtisan
card-wrath = la colère des dieux
    .label = colère
    .to = à la colère des dieux
    .none = de colère des dieux
card-veto = un veto
    .label = veto
    .to = au veto
    .none = de veto

## Several cards

cards-joined = { $left }, { $right }

## Vote cards that call for no vote (C26)

vote-orgy = une orgie
    .label = Orgie
vote-reshuffle = une orgie, et les cartes Suffrage sont mélangées
    .label = Orgie, remélangez
