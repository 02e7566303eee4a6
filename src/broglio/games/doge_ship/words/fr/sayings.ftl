## Events

price-seen =
    { $price ->
        [one] La tuile du dessus de { $pile } coûte { $price } ducat.
       *[other] La tuile du dessus de { $pile } coûte { $price } ducats.
    }
first-player = { $seat } commence.
die-rolled = Le dé { $table-die } indique { $number }.
doge-turned = { $tile } est retournée.
doges-shuffled = Les anciennes tuiles Doge sont mélangées en une nouvelle pile.
reordering = { $seat } paie 2 ducats pour changer l’ordre de ses barricades construites.
brought-up = { $seat } fait remonter { $tile }.
arranged = { $seat } a maintenant { $tile } sur le dessus.
discarded = { $seat } défausse un marqueur action.
space-taken =
    { $price ->
        [0] { $seat } prend { $space }.
        [one] { $seat } prend { $space } pour { $price } ducat.
       *[other] { $seat } prend { $space } pour { $price } ducats.
    }
bonus = { $seat } reçoit le bonus de { $tile }.
ducats-gained =
    { $count ->
        [one] { $seat } reçoit { $count } ducat.
       *[other] { $seat } reçoit { $count } ducats.
    }
approvals-gained =
    { $count ->
        [one] { $seat } reçoit { $count } approbation.
       *[other] { $seat } reçoit { $count } approbations.
    }
points-gained =
    { $count ->
        [one] { $seat } marque { $count } point.
       *[other] { $seat } marque { $count } points.
    }
passed = { $seat } en reste là.
nothing-to-do = { $seat } ne peut rien en faire.
returned = { $seat } remet { $tile } sous sa pile.
looked = { $seat } consulte { $pile }.
tile-seen = Vous voyez { $tile }.
bought = { $seat } achète { $tile }, numéro { $number } parmi les tuiles vues.
nothing-bought = { $seat } n’achète rien dans { $pile }.
gondola-built = { $seat } construit { $tile }.
barricade-built = { $seat } construit { $tile }.
galley-built = { $seat } construit { $tile }.
replaced = { $seat } met { $tile } à la place de { $removed }.
part-scored =
    { $count ->
        [one] { $seat } marque { $count } point pour cela.
       *[other] { $seat } marque { $count } points pour cela.
    }
plotted = { $seat } pioche deux tuiles Doge.
doge-made = { $seat } fait de { $tile } la tuile en cours.
put-on-top = { $seat } pose l’autre tuile Doge sur la pile.
put-under = { $seat } glisse l’autre tuile Doge sous la pile.
bribed = { $seat } paie 2 ducats pour des approbations.
round-ended = La manche est terminée.
order-set = { $seat } jouera en position { $place }.
flood = L’eau monte au niveau { $level }.
markers-lost =
    { $count ->
        [one] { $seat } perd { $count } marqueur action pour la prochaine manche.
       *[other] { $seat } perd { $count } marqueurs action pour la prochaine manche.
    }
inspection = Le Doge inspecte les chantiers.
bid-raised = Votre mise est de { $count } et peut encore monter.
bid-laid = { $seat } a fait sa mise.
bid-chosen =
    { $count ->
        [one] Votre mise : { $count } approbation.
       *[other] Votre mise : { $count } approbations.
    }
bid-shown =
    { $count ->
        [one] { $seat } a misé { $count } approbation.
       *[other] { $seat } a misé { $count } approbations.
    }
inspection-scored =
    { $count ->
        [one] { $seat } marque { $count } point à l’inspection.
       *[other] { $seat } marque { $count } points à l’inspection.
    }
game-ended = La partie est terminée ; place à l’inspection finale.
approvals-shown =
    { $count ->
        [one] { $seat } montre { $count } approbation.
       *[other] { $seat } montre { $count } approbations.
    }
finally-scored =
    { $count ->
        [one] { $seat } marque { $count } point à l’inspection finale.
       *[other] { $seat } marque { $count } points à l’inspection finale.
    }

## Why a game ended

galley-finished = La galère est terminée.
galley-stalled = Pendant six manches de suite, aucune place de la galère n’a été occupée.

## What is asked

ask-act =
    { $count ->
        [one] Choisissez une case ou défaussez votre dernier marqueur action.
       *[other] Choisissez une case ou défaussez un marqueur action ; il vous en reste { $count }.
    }
ask-arrange = Indiquez vos barricades construites à partir du dessus ; déjà placées : { $count }.
ask-buy = Vous pouvez acheter : { $kinds }.
ask-choose-pile = Choisissez la pile à regarder.
ask-take = Prenez une des tuiles que vous voyez, ou aucune.
ask-build = Vous pouvez construire : { $kinds }.
ask-replace = Choisissez la partie qui en remplace une de la galère.
ask-plot = Piochez deux tuiles Doge, ou passez.
ask-bribe = Payez 2 ducats pour 2 approbations, ou passez.
ask-make = Choisissez la tuile Doge qui devient la tuile en cours, et où va l’autre.
ask-bid =
    { $count ->
        [one] Misez de 0 à { $count } approbation.
       *[other] Misez de 0 à { $count } approbations.
    }

## What is refused

no-such-chance = « { $move } » : ce tirage n’est pas possible maintenant
no-such-seat = il n’y a pas de place { $number }
game-over = la partie est terminée
chance-first = il y a d’abord un tirage
other-acts = c’est à { $seat } de jouer
bid-laid-already = vous avez fait votre mise ; attendez les autres
act-wanted = « { $move } » : il faut une case, ou un marqueur action à défausser
arrange-wanted = « { $move } » : indiquez vos barricades à partir du dessus, ou terminez
buy-wanted = « { $move } » : il faut une pile à regarder, ou passer
choose-pile-wanted = « { $move } » : vous avez fait de la place ; choisissez la pile à regarder
take-wanted = « { $move } » : prenez une des tuiles que vous voyez, ou aucune
build-wanted = « { $move } » : il faut une tuile à construire, ou passer
replace-wanted = « { $move } » : il faut une partie qui en remplace une autre
scheme-wanted = « { $move } » : menez l’intrigue, ou passez
make-wanted = « { $move } » : choisissez la tuile Doge qui devient la tuile en cours
bid-wanted = « { $move } » : il faut une mise
table-not-in-play = à { $count } joueurs, la table { $table } n’a pas de dé
space-taken-already = { $space } est prise par { $seat }
too-dear =
    { $price ->
        [one] { $space } coûte { $price } ducat, et vous en avez { $count }
       *[other] { $space } coûte { $price } ducats, et vous en avez { $count }
    }
cannot-replace = vous n’avez aucune partie qui puisse en remplacer une de la galère
reordered-already = l’ordre des barricades ne change qu’une fois par tour
nothing-to-reorder = il vous faut deux barricades construites pour changer l’ordre
reorder-too-dear = changer l’ordre coûte 2 ducats, et vous en avez { $count }
not-built = { $tile } n’est pas parmi vos barricades construites qui restent à placer
same-order = c’est l’ordre que vous aviez ; il en faut un autre
wrong-kind = cette action ne concerne pas { $pile }
pile-empty = { $pile } est vide
yard-full = votre chantier est plein ; remettez d’abord une tuile
two-galleys = vous avez deux parties de la galère dans votre chantier ; remettez-en d’abord une
no-room-made = la tuile que vous avez remise ne fait pas de place pour { $pile } ; regardez une autre pile
not-in-yard = { $tile } n’est pas dans votre chantier
return-useless = { $tile } : on ne remet une tuile que pour faire de la place à un achat
not-so-many =
    { $count ->
        [one] vous ne voyez que { $count } tuile
       *[other] vous ne voyez que { $count } tuiles
    }
tile-too-dear =
    { $price ->
        [one] elle coûte { $price } ducat, et vous en avez { $count }
       *[other] elle coûte { $price } ducats, et vous en avez { $count }
    }
wrong-kind-to-build = cette action ne permet pas de construire { $tile }
does-not-fit = { $tile } ne peut pas aller sur la prochaine place libre de son niveau
nothing-to-replace = { $tile } : aucune partie de cette zone n’est la dernière de son niveau sans rien au-dessus
too-few-approvals =
    { $count ->
        [one] vous n’avez que { $count } approbation
       *[other] vous n’avez que { $count } approbations
    }
