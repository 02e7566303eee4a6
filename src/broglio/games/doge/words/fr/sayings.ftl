## Events

brown-dealt = Lieu suivant dans l’ordre des votes de cette manche : { $area }.
blue-turned = Lieu suivant dans l’ordre des votes de la prochaine manche : { $area }.
ballot-laid = { $seat } a voté.
ballot-chosen = Votre vote : { $area } avec { $markers }.
card-shown =
    { $count ->
        [one] { $seat } place { $count } marqueur { $area-at }.
       *[other] { $seat } place { $count } marqueurs { $area-at }.
    }
no-marker-left = { $seat } n’a plus de marqueur et ne joue pas de carte.
vote-opened = Vote { $area-at }.
markers-shown = { $seat } révèle { $markers }.
votes-counted = { $seat } : { $votes } voix en tout.
nobody-voted = Personne n’a de voix { $area-at } : il ne se passe rien.
first = { $seat } prend la première place { $area-at }.
tied-first = { $seat } partage la première place { $area-at }.
second = { $seat } prend la deuxième place { $area-at }.
taken = { $seat } prend le contrôle { $counsellor-of }, désormais { $area-at }.
given-up = { $seat } renonce au contrôle { $counsellor-of }.
forced-to-give-up = { $seat } n’a plus d’anneau et doit renoncer au contrôle { $counsellor-of }.
neutral = { $counsellor } redevient neutre.
house-moved = { $seat } déplace une maison { $source-of } vers { $target }.
no-house-moved = { $seat } ne déplace aucune maison.
houses-placed =
    { $count ->
        [0] { $seat } ne place aucune maison { $area-at }.
        [one] { $seat } place { $count } maison { $area-at }.
       *[other] { $seat } place { $count } maisons { $area-at }.
    }
no-house-left = { $seat } n’a plus de maison à placer.
palace-built = { $seat } construit un palais { $area-at } pour { $price } maisons.
palace-declined = { $seat } ne construit pas { $area-at }.
no-site-left = Il n’y a plus d’emplacement libre { $area-at } pour { $seat }.
no-palace-left = { $seat } n’a plus de palais à construire { $area-at }.
round-ended = La manche est terminée.
game-ended = La partie est terminée.

## Why a game ended

qualified = Quelqu’un a assez de palais pour devenir Doge.
nobody-can-qualify = Plus personne ne peut devenir éligible.
no-palace-for-eight-rounds = Aucun palais n’a été construit pendant huit manches de suite.

## What is asked

ask-ballot = Manche { $round }, pose { $number } sur { $count } : choisissez un lieu et 1 à 4 marqueurs.
ask-native = Vous êtes en tête { $area-at } : placez son conseiller dans un autre lieu, ou renoncez à son contrôle.
ask-quarantia = Placez un des conseillers de la Quarantia dans un quartier, ou renoncez au contrôle de l’un d’eux.
ask-place =
    { $count ->
        [one] Vous pouvez placer { $count } maison { $area-at }.
       *[other] Vous pouvez placer jusqu’à { $count } maisons { $area-at }.
    }
ask-build = Construire un palais { $area-at } pour { $count } maisons ?
ask-move = Vous pouvez déplacer une maison qui part { $area-of } ou qui y arrive.
ask-move-anywhere = Vous pouvez déplacer une maison de n’importe quel quartier vers n’importe quel autre.
ask-moves = Vous pouvez déplacer une ou deux maisons. La première :
ask-second-move = Vous pouvez déplacer une deuxième maison, mais pas depuis { $area }.

## What is refused

no-such-card = « { $move } » : cette carte ne peut pas être retournée maintenant.
no-such-seat = Il n’y a pas de place { $number }.
game-over = La partie est terminée.
ballot-laid-already = Vous avez déjà voté ; attendez les autres.
card-is-turned-first = Une carte d’ordre de vote doit d’abord être retournée.
other-decides = C’est à { $seat } de décider.
ballot-wanted = Choisissez un lieu et 1 à 4 marqueurs.
no-card-chosen = Choisissez d’abord la carte d’un lieu.
no-marker-chosen = Choisissez au moins un marqueur pour accompagner votre carte.
too-many-markers = Une carte s’accompagne de quatre marqueurs au plus, et vous en avez choisi { $count }. Retirez-en { $excess }.
card-used = Vous avez déjà joué votre carte { $area-of } dans cette manche ; choisissez un autre lieu.
markers-not-in-hand = Vous n’avez en main que { $markers }.
placing-is-over = Les marqueurs se placent pendant la phase 1 de la manche ; maintenant, on vote.
supply-too-small =
    { $count ->
        [0] Il ne vous reste aucune maison en réserve.
        [one] Il ne vous reste que { $count } maison en réserve.
       *[other] Il ne vous reste que { $count } maisons en réserve.
    }
second-places-one = La deuxième place donne une maison, pas deux.
build-elsewhere = Vous ne pouvez construire que là où votre maison est arrivée : { $area-at }.
decision-wanted = Décidez d’abord si vous prenez le contrôle du conseiller ou si vous y renoncez.
house-move-wanted = Déplacez une maison, ou choisissez de n’en déplacer aucune.
placement-wanted = Choisissez combien de maisons vous placez.
building-wanted = Choisissez si vous construisez.
native-of-elsewhere = Le sort { $counsellor-of } ne se décide que lors du vote de son lieu d’origine ; maintenant, on vote { $area-at }.
decided-already = Le sort { $counsellor-of } est déjà décidé dans ce vote ; choisissez un autre conseiller.
no-ring-left = Vous n’avez plus d’anneau pour { $counsellor } ; vous ne pouvez que renoncer à son contrôle.
not-at-home = { $counsellor } peut aller partout, sauf dans son lieu d’origine ; choisissez un autre lieu.
same-district = Une maison se déplace d’un quartier vers un autre ; choisissez-en deux différents.
no-source-chosen = Choisissez d’abord le quartier que la maison quitte.
no-house-there = Vous n’avez pas de maison { $area-at } ; choisissez un autre quartier.
just-entered = La deuxième maison ne peut pas partir { $area-of }, où la première vient d’arriver ; choisissez-en une autre.
not-through-here = Dans ce vote, une maison ne peut que partir { $area-of } ou y arriver.
