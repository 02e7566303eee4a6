## Events

price-seen =
    { $price ->
        [one] La tuile du dessus de { $pile } coûte { $price } ducat.
       *[other] La tuile du dessus de { $pile } coûte { $price } ducats.
    }
first-player = { $seat } commence.
die-rolled = Le dé { $table-die } indique { $number }.
doge-turned = { $tile } est révélée.
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
bought = { $seat } achète { $tile } (numéro { $number } parmi les tuiles vues).
nothing-bought = { $seat } n’achète rien dans { $pile }.
gondola-built = { $seat } construit { $tile }.
barricade-built = { $seat } construit { $tile }.
galley-built = { $seat } construit { $tile }.
replaced = { $seat } remplace { $removed } par { $tile }.
part-scored =
    { $count ->
        [one] { $seat } en tire { $count } point.
       *[other] { $seat } en tire { $count } points.
    }
plotted = { $seat } pioche deux tuiles Doge.
doge-made = { $seat } fait de { $tile } la tuile en cours.
put-on-top = { $seat } pose l’autre tuile Doge sur la pile.
put-under = { $seat } glisse l’autre tuile Doge sous la pile.
bribed = { $seat } paie 2 ducats pour des approbations.
round-ended = La manche est terminée.
order-set =
    { $place ->
        [1] { $seat } jouera en 1ʳᵉ position.
       *[other] { $seat } jouera en { $place }ᵉ position.
    }
flood = Montée des eaux : l’eau atteint le niveau { $level }.
markers-lost =
    { $count ->
        [one] { $seat } perd { $count } marqueur action pour la prochaine manche.
       *[other] { $seat } perd { $count } marqueurs action pour la prochaine manche.
    }
inspection = Le Doge inspecte les chantiers.
bid-raised = Votre mise est de { $count } pour l’instant ; vous pouvez l’augmenter.
bid-laid = { $seat } a misé.
bid-chosen =
    { $count ->
        [0] Vous ne misez rien.
        [one] Votre mise : { $count } approbation.
       *[other] Votre mise : { $count } approbations.
    }
bid-shown =
    { $count ->
        [0] { $seat } n’a rien misé.
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
        [0] { $seat } n’a aucune approbation à montrer.
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
        [0] Vous n’avez pas d’approbation : misez 0.
        [one] Misez 0 ou { $count } approbation.
       *[other] Misez de 0 à { $count } approbations.
    }

## What is refused

no-such-chance = « { $move } » : ce tirage n’est pas possible maintenant.
no-such-seat = Il n’y a pas de place { $number }.
game-over = La partie est terminée.
chance-first = Il faut d’abord procéder à un tirage.
other-acts = C’est à { $seat } de jouer.
bid-laid-already = Vous avez déjà misé ; attendez les autres.
act-wanted = Choisissez une case, ou défaussez un marqueur action.
arrange-wanted = Indiquez vos barricades à partir du dessus, ou laissez les autres dans leur ordre.
buy-wanted = Choisissez une pile à regarder, ou passez.
choose-pile-wanted = Vous avez fait de la place ; choisissez la pile à regarder.
take-wanted = Prenez une des tuiles que vous voyez, ou aucune.
build-wanted = Choisissez une tuile à construire, ou passez.
replace-wanted = Choisissez une partie qui en remplace une autre.
scheme-wanted = Menez l’intrigue, ou passez.
make-wanted = Choisissez la tuile Doge qui devient la tuile en cours.
bid-wanted = Choisissez combien d’approbations vous misez.
table-not-in-play = À { $count } joueurs, la table { $table } n’est pas utilisée ; choisissez-en une autre.
space-taken-already = { $space } est déjà prise par { $seat } ; choisissez-en une autre.
too-dear =
    { $price ->
        [one] { $space } coûte { $price } ducat, et vous en avez { $count } ; choisissez-en une moins chère.
       *[other] { $space } coûte { $price } ducats, et vous en avez { $count } ; choisissez-en une moins chère.
    }
cannot-replace = Vous n’avez aucune partie qui puisse en remplacer une de la galère ; choisissez une autre case.
reordered-already = Vous ne pouvez changer l’ordre de vos barricades qu’une fois par tour.
nothing-to-reorder = Il vous faut deux barricades construites pour changer l’ordre.
reorder-too-dear = Changer l’ordre coûte 2 ducats, et vous en avez { $count }.
not-built = { $tile } n’est pas parmi vos barricades construites qui restent à placer ; choisissez-en une autre.
same-order = C’est l’ordre que vous aviez ; choisissez-en un autre.
wrong-kind = Cette action ne concerne pas { $pile } ; choisissez une autre pile.
pile-empty = { $pile } est vide ; choisissez-en une autre.
yard-full = Votre chantier est plein ; remettez d’abord une tuile sous sa pile.
two-galleys = Vous avez deux parties de la galère dans votre chantier ; remettez-en d’abord une sous sa pile.
no-room-made = La tuile que vous avez remise ne fait pas de place pour { $pile } ; regardez une autre pile.
not-in-yard = { $tile } n’est pas dans votre chantier ; choisissez une autre tuile.
return-useless = On ne remet une tuile que pour faire de la place à un achat ; gardez { $tile }.
not-so-many =
    { $count ->
        [one] Vous ne voyez que { $count } tuile.
       *[other] Vous ne voyez que { $count } tuiles.
    }
tile-too-dear =
    { $price ->
        [one] Elle coûte { $price } ducat, et vous en avez { $count } ; choisissez-en une moins chère, ou aucune.
       *[other] Elle coûte { $price } ducats, et vous en avez { $count } ; choisissez-en une moins chère, ou aucune.
    }
wrong-kind-to-build = Cette action ne permet pas de construire { $tile } ; choisissez une autre tuile.
does-not-fit = { $tile } ne peut pas aller sur la prochaine place libre de son niveau ; choisissez une autre tuile.
nothing-to-replace = { $tile } ne remplace qu’une partie de sa zone qui est la dernière de son niveau, sans rien au-dessus.
too-few-approvals =
    { $count ->
        [0] Vous n’avez pas d’approbation à miser.
        [one] Vous n’avez que { $count } approbation.
       *[other] Vous n’avez que { $count } approbations.
    }
