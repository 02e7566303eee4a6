### The story that the table tells: captions, and what stands on stage cards.

## Turns on the timeline

chapter-set-up = Opzet
chapter-turn = { $number }

## Votes

story-no-vote = Deze beurt is er geen stemming.
story-turned-up = Omgedraaid bij { $group }: { $seat } { $cards }; { $other } { $other_cards }.
story-counted = { $group-label }: { $seat } { $points }, { $other } { $other_points }.
story-cancelled = Aan beide kanten evenveel filosofen: ze heffen elkaar op, en het hoogste totaal wint.
story-won-both-discard = { $seat } wint { $group-one }. { $seat } legt { $cards } af, { $other } { $other_cards }.
story-won-and-discards = { $seat } wint { $group-one } en legt { $cards } af.
story-won-other-discards = { $seat } wint { $group-one }. { $other } legt { $other_cards } af.
story-discards = { $seat } legt { $cards } af.

## Manipulation cards

story-threat-assassination = Zonder veto moet { $other } die kaart afleggen.
story-threat-spy = Zonder veto ziet { $seat } de hand van { $other } en kiest een kaart die wordt afgelegd.
story-threat-castling = Zonder veto neemt { $seat } daar alle eigen kaarten op en legt ze opnieuw neer, verdekt.
story-threat-scout = Zonder veto worden alle verdekte kaarten van { $other } daar voorgoed omgedraaid.
story-threat-wrath = Zonder veto leggen beide spelers daar alle invloed af.
story-killed = De moordenaar van { $seat } doodt { $card } bij { $group }.
story-open-totals = Open lag daar: { $seat } { $points }, { $other } { $before }. Nu: { $seat } { $points }, { $other } { $other_points }.
story-spied = De spion van { $seat } laat { $other } { $card } afleggen.
story-hand-known-you = { $seat } heeft ook de rest van je hand gezien: { $cards }.
story-castled = { $seat } rokeert. Verdekt liggen nu: { $count } bij { $group }, { $other_count } bij { $other_group }.
story-castled-known = Open lagen eerst: { $cards }. Ze zijn opnieuw verdeeld.
story-scouted = De verkenner van { $seat } draait { $cards } om bij { $group }.
story-assassins-left =
    { $count ->
        [0] Wat open ligt, blijft open. { $seat } heeft geen moordenaar meer over.
        [one] Wat open ligt, blijft open en is een doelwit. { $seat } heeft nog { $count } moordenaar over.
       *[other] Wat open ligt, blijft open en is een doelwit. { $seat } heeft nog { $count } moordenaars over.
    }
story-struck = De toorn van de goden: alle invloed bij { $group } wordt afgelegd.
story-no-effect = Beide kaarten worden afgelegd. { $other } mag deze beurt geen andere manipulatiekaart spelen.
story-vetoes-left =
    { $count ->
        [0] { $seat } heeft geen veto meer over.
        [one] { $seat } heeft nog { $count } veto over.
       *[other] { $seat } heeft nog { $count } veto’s over.
    }

## The end

story-wins = { $seat } wint met { $points } tegen { $other_points }.
story-wins-by-patricians = Allebei { $points } punten: { $seat } wint met meer patriciërs.
story-drawn = Gelijkspel: allebei { $points } punten en evenveel patriciërs.

## On stage cards

step-turned-up = Omgedraaid
step-counted = Geteld
step-philosopher = Filosoof
step-patrician = Patriciër
step-tied = Gelijk
total-higher = hoogste totaal
total-lower = laagste totaal
total-equal = gelijk
total-wins = wint
verdict-higher = Het hoogste totaal wint.
verdict-lower = Een filosoof draait het om: het laagste totaal wint.
verdict-cancelled = Filosofen heffen elkaar op: het hoogste totaal wint.
verdict-tied = Gelijke stand: alle kaarten blijven liggen.
verdict-open = Voor het tellen mag nog een manipulatiekaart worden gespeeld.
was-hidden = lag verdekt
loss-highest = hoogste: weg
loss-lowest = laagste: weg
loss-goes = weg
vote-card = stemkaart
eight-cards = 8 kaarten
total-points = Punten
close-notice = Sluiten
