## A seat's choices, on buttons and in advice

choose-ballot = { $area } met { $markers }
choose-take = { $counsellor } naar { $area } sturen
choose-give-up = Afzien van { $counsellor }
choose-quarantia = De gekozen raadsheer naar { $area } sturen
choose-move = Een huis verplaatsen van { $source } naar { $target }
choose-target = Het huis naar { $area } verplaatsen
choose-stay = Geen huis verplaatsen
choose-place =
    { $count ->
        [0] Geen huis plaatsen
        [one] 1 huis plaatsen
       *[other] { $count } huizen plaatsen
    }
choose-build = Bouwen in { $area } voor { $count } huizen
choose-decline = Niet bouwen

## What stands beside the game's name, and what is going on

subtitle-placing = Ronde { $round }, plaatsing { $number } van { $count }
subtitle-count = Ronde { $round }, de stemmingen
subtitle-over = Na ronde { $round }
vote-heading = De stemming in { $area }
doing-decide = { $seat } beslist over { $area-counsellor }.
doing-move = { $seat } mag een huis verplaatsen.
doing-place = { $seat } mag huizen plaatsen in { $area }.
doing-build = { $seat } mag een paleis bouwen in { $area }.
