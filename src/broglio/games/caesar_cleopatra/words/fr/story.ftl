### The story that the table tells: captions, and what stands on stage cards.

## Turns on the timeline

chapter-set-up = Mise en place
chapter-turn = { $number }

## Votes

story-no-vote = Aucun suffrage n’a lieu ce tour-ci.
story-turned-up = Cartes révélées devant { $group } : { $seat } { $cards } ; { $other } { $other_cards }.
story-counted = { $group-label } : { $seat } { $points }, { $other } { $other_points }.
story-cancelled = Autant de philosophes de chaque côté : ils s’annulent, et le total le plus fort l’emporte.
story-won-both-discard = { $seat } gagne { $group-one }. { $seat } défausse { $cards }, { $other } { $other_cards }.
story-won-and-discards = { $seat } gagne { $group-one } et défausse { $cards }.
story-won-other-discards = { $seat } gagne { $group-one }. { $other } défausse { $other_cards }.
story-discards = { $seat } défausse { $cards }.

## Manipulation cards

story-threat-assassination = Sans veto, { $other } doit défausser cette carte.
story-threat-spy = Sans veto, { $seat } regarde la main adverse et y choisit une carte, à défausser par { $other }.
story-threat-castling = Sans veto, { $seat } reprend toutes ses cartes de ces deux groupes et les repose face cachée.
story-threat-scout = Sans veto, { $other } révèle pour de bon toutes ses cartes cachées devant ce groupe.
story-threat-wrath = Sans veto, chacun défausse toute son influence devant ce groupe.
story-killed = L’assassin envoyé par { $seat } élimine { $card } devant { $group }.
story-open-totals = Cartes visibles : { $seat } { $points }, { $other } { $before }. Maintenant : { $seat } { $points }, { $other } { $other_points }.
story-spied = L’espion envoyé par { $seat } oblige { $other } à défausser { $card }.
story-hand-known-you = { $seat } a vu aussi le reste de votre main : { $cards }.
story-castled = { $seat } roque. Cartes cachées maintenant : { $count } devant { $group }, { $other_count } devant { $other_group }.
story-castled-known = Visibles auparavant : { $cards }. Ces cartes y sont réparties autrement.
story-scouted = Le courtisan envoyé par { $seat } révèle { $cards } devant { $group }.
story-assassins-left =
    { $count ->
        [0] Ce qui est révélé le reste. { $seat } n’a plus d’assassin.
        [one] Ce qui est révélé le reste, à portée d’un assassin. { $seat } a encore { $count } assassin.
       *[other] Ce qui est révélé le reste, à portée d’un assassin. { $seat } a encore { $count } assassins.
    }
story-struck = La colère des dieux : toute l’influence devant { $group } est défaussée.
story-no-effect = Les deux cartes sont défaussées. { $other } ne peut plus jouer de carte Manipulation ce tour-ci.
story-vetoes-left =
    { $count ->
        [0] { $seat } n’a plus de veto.
        [one] { $seat } a encore { $count } veto.
       *[other] { $seat } a encore { $count } vetos.
    }

## The end

story-wins = { $seat } gagne, { $points } à { $other_points }.
story-wins-by-patricians = { $points } points partout : { $seat } gagne avec plus de patriciens.
story-drawn = Égalité : { $points } points partout, et autant de patriciens.

## On stage cards

step-turned-up = Révélation
step-counted = Décompte
step-philosopher = Philosophe
step-patrician = Patricien
step-tied = Égalité
total-higher = total le plus fort
total-lower = total le plus faible
total-equal = à égalité
total-wins = gagne
verdict-higher = Le total le plus fort l’emporte.
verdict-lower = Un philosophe inverse le suffrage : le total le plus faible l’emporte.
verdict-cancelled = Les philosophes s’annulent : le total le plus fort l’emporte.
verdict-tied = Égalité : toutes les cartes restent.
verdict-open = Une carte Manipulation peut encore être jouée avant le décompte.
was-hidden = était cachée
loss-highest = la plus forte
loss-lowest = la plus faible
loss-goes = sort
vote-card = carte Suffrage
eight-cards = 8 cartes
total-points = Points
close-notice = Fermer
