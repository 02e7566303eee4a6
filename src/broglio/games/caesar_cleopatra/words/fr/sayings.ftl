## Events

arranged = Carte suivante de votre pile Manipulation : { $card }.
pile-ready = { $seat } a trié sa pile Manipulation.
mission-dealt = { $seat } tire une mission secrète.
mission-seen = Votre mission secrète : au moins trois { $group-label }.
array-chosen = Vous posez { $cards } devant les cinq groupes.
array-ready = { $seat } a choisi où poser ses premières cartes.
arrays-laid = Chacun pose une carte face cachée devant chaque groupe et prend l’autre série en main.
turn-opened = C’est à { $seat } de jouer.
laid-down = { $seat } pose une carte face cachée devant { $group }.
laid-down-secretly = Votre carte cachée devant { $group } est { $card }.
laid-up = { $seat } pose { $card } face visible devant { $group }.
placing-waived = { $seat } n’a de place nulle part pour son influence et n’a rien à poser.
passed = { $seat } passe son tour.
discard-chosen = Vous allez défausser { $card }.
discarded = { $seat } défausse { $card }.
discarded-nothing = { $seat } ne défausse rien.
begun-again = Vous recommencez ce choix.
drew = { $seat } pioche dans la pile { $pile }.
card-drawn = Vous piochez { $card }.
piles-empty = { $seat } n’a plus rien à piocher.
assassination-named = { $seat } envoie un assassin contre { $card } devant { $group }.
spy-named = { $seat } envoie un espion.
castling-named = { $seat } roque entre { $group } et { $other_group }.
scout-named = { $seat } envoie un courtisan chez { $group }.
wrath-named = { $seat } attire la colère des dieux sur { $group }.
veto-asked = { $seat } peut opposer son veto.
vetoed = { $seat } oppose son veto { $card-to }.
allowed = { $seat } n’oppose pas de veto.
hand-seen = { $other } a en main : { $cards }.
spied-out = { $seat } doit défausser { $card }.
relaid = Vous reposez { $card } devant { $group }.
castled =
    { $count ->
        [0] Après le roque, { $seat } n’a aucune carte cachée devant { $group }.
        [one] Après le roque, { $seat } a { $count } carte cachée devant { $group }.
       *[other] Après le roque, { $seat } a { $count } cartes cachées devant { $group }.
    }
exceptional-vote = Il y a huit cartes devant { $group } : suffrage exceptionnel.
vote-turned = La carte Suffrage : { $vote }.
vote-removed = Plus aucun patricien parmi { $vote } : la carte est retirée du jeu, et la suivante est retournée.
reshuffled = Toutes les cartes Suffrage sont mélangées en une nouvelle pile.
turned-up = { $seat } révèle { $cards } devant { $group }.
vote-held = Suffrage { $group-of }.
counted =
    { $points ->
        [one] { $seat } : { $points } point en tout.
       *[other] { $seat } : { $points } points en tout.
    }
tied = Égalité devant { $group } : toutes les cartes restent.
turned-round = Un philosophe inverse le suffrage : le total le plus faible l’emporte.
patrician-won = { $seat } gagne { $group-one }.
lost = Devant { $group }, { $seat } défausse { $card }.
group-empty = Il ne reste personne parmi { $group } : toutes les cartes posées là sont défaussées.
goes-on-alone = { $seat } continue sans adversaire ; plus personne ne pioche.
mission-shown = { $seat } avait pour mission secrète { $group }.
game-ended = La partie est terminée.

## Why a game ended

all-patricians-won = Tous les patriciens sont gagnés.
no-influence-left = Plus personne n’a de carte Influence.
lone-player-done = Le joueur qui continuait sans adversaire a terminé.
four-passes = Quatre tours de suite ont été passés sans rien défausser.

## What is asked

ask-next = Carte { $number } de votre pile Manipulation, à partir du dessus :
ask-array = Posez une série 1 à 5 face cachée, une carte devant chaque groupe : Sénateurs, Questeurs, Préteurs, Édiles, Censeurs.
ask-open = À vous de jouer : posez une carte face cachée ou deux face visible, jouez une carte Manipulation, ou passez.
ask-pass = Vous ne pouvez que passer.
ask-discard = Choisissez les cartes à défausser, puis validez.
ask-place = Posez une carte face cachée ou deux face visible.
ask-second = Posez la deuxième carte face visible.
ask-hold = Jouez une carte Manipulation, ou continuez et complétez votre main.
ask-ready = Jouez une carte Manipulation, ou passez au suffrage.
ask-window = Suffrage exceptionnel { $group-of } : jouez une carte Manipulation, ou passez au décompte.
ask-draw =
    { $count ->
        [one] Piochez une carte dans la pile 1 ou la pile 2.
       *[other] Piochez { $count } cartes, une par une, dans la pile 1 ou la pile 2.
    }
ask-veto-assassination = Un assassin vise votre { $card-label } devant { $group }. Veto ?
ask-veto-spy = Un espion s’apprête à regarder votre main. Veto ?
ask-veto-castling = Votre adversaire s’apprête à roquer entre { $group } et { $other_group }. Veto ?
ask-veto-scout = Un courtisan s’apprête à révéler vos cartes devant { $group }. Veto ?
ask-veto-wrath = La colère des dieux va s’abattre sur { $group }. Veto ?
ask-take = Choisissez la carte que votre adversaire doit défausser.
ask-castled =
    { $count ->
        [one] La dernière carte du roque est { $card } : où va-t-elle ?
       *[other] Encore { $count } cartes à reposer ; où va la suivante ({ $card }) ?
    }

## What is refused

no-such-chance = « { $move } » : cela ne peut pas être tiré maintenant.
no-such-seat = Il n’y a pas de place { $number }.
game-over = La partie est terminée.
card-comes-first = Une carte doit d’abord être tirée ou retournée.
chosen-already = Vous avez déjà choisi ; attendez l’autre joueur.
other-decides = C’est à { $seat } de décider.
no-way-back = Vous n’avez aucun choix en cours à recommencer, ou vous l’avez déjà recommencé une fois.
answer-wanted = Choisissez si vous opposez votre veto.
not-in-that-hand = Il n’y a pas { $card-none } dans cette main ; choisissez une autre carte.
spy-choice-wanted = Choisissez d’abord la carte que votre adversaire défausse.
not-castled-there = Le roque ne concerne pas { $group } ; choisissez un de ses deux groupes.
castling-wanted = Les cartes du roque se posent de la plus faible à la plus forte ; la suivante est { $card }.
draw-wanted = Piochez d’abord dans la pile 1 ou la pile 2.
card-used-up = Vous n’avez plus { $card-none } à mettre dans la pile ; choisissez une autre carte.
arranging-wanted = Triez d’abord vos cartes Manipulation.
array-wanted = Posez d’abord une série devant les cinq groupes.
card-not-in-hand = Vous n’avez pas { $card-none } en main, ou pas assez.
passive = Quand on passe son tour, on ne fait que défausser et piocher.
veto-out-of-place = Un veto ne se joue que si l’adversaire joue une carte Manipulation.
active-already = Vous avez déjà agi pendant ce tour : vous ne pouvez plus passer.
window-wanted = Jouez une carte Manipulation, ou continuez.
placing-wanted = Choisissez une carte à poser.
placed-already = Vous avez déjà posé votre influence pour ce tour.
group-gone = Il ne reste personne parmi { $group } ; choisissez un autre groupe.
own-side-full = Vous avez déjà cinq cartes devant { $group } ; choisissez un autre groupe.
group-full = Il n’y a de place que pour huit cartes devant { $group } ; choisissez un autre groupe.
lone-card-face-down = Posez deux cartes face visible, s’il y a de la place pour les deux, ou une seule face cachée.
second-face-up = La première carte est face visible ; posez la deuxième de même.
played-already = Vous pouvez jouer une carte Manipulation par tour, et vous l’avez déjà fait.
only-passive = Sans carte Influence en main, vous ne pouvez que passer.
makes-no-room = Il n’y a pas de place pour votre influence, et cette carte n’en libère pas ; choisissez-en une autre.
no-target = « { $move } » : cette cible n’existe pas ; choisissez-en une autre.
