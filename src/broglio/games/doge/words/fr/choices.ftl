## A seat's choices, on buttons and in advice

choose-ballot = { $area } avec { $markers }
choose-take = Envoyer { $counsellor } { $area-at }
choose-give-up = Renoncer au contrôle { $counsellor-of }
choose-quarantia = Envoyer le conseiller choisi { $area-at }
choose-move = Déplacer une maison { $source-of } vers { $target }
choose-target = Déplacer la maison vers { $area }
choose-stay = Ne déplacer aucune maison
choose-place =
    { $count ->
        [0] N’en placer aucune
        [one] Placer 1 maison
       *[other] Placer { $count } maisons
    }
choose-build = Construire { $area-at } pour { $count } maisons
choose-decline = Ne pas construire

## What stands beside the game's name, and what is going on

subtitle-placing = Manche { $round }, pose { $number } sur { $count }
subtitle-count = Manche { $round }, les votes
subtitle-over = Après la manche { $round }
vote-heading = Le vote { $area-at }
doing-decide = { $seat } décide du sort { $area-counsellor }.
doing-move = { $seat } peut déplacer une maison.
doing-place = { $seat } peut placer des maisons { $area-at }.
doing-build = { $seat } peut construire un palais { $area-at }.
