### What stands on the page besides the sayings of the game.

game-name = César & Cléopâtre
game-line = Deux souverains, cinq groupes de patriciens, et une influence qui reste cachée jusqu’au suffrage.

## Beside the title

subtitle-over = Fin
subtitle-arrange = Préparation : pile 2
subtitle-array = Préparation
subtitle-turn = { $seat } joue
subtitle-turn-own = À vous de jouer
subtitle-active = { $seat } · tour actif
subtitle-active-own = Votre tour · actif
subtitle-passive = { $seat } · tour passif
subtitle-passive-own = Votre tour · passif

## The forum

forum = Le forum
hidden = cachée
philosopher-letter = P
face-down-card = une carte face cachée
back-influence = une carte Influence
back-manipulation = une carte Manipulation
hand-of = Main : { $name }
left-of = { $left } sur { $all }
in-the-air = { $count ->
    [one] 1 carte en cours de roque
   *[other] { $count } cartes en cours de roque
}
limit-own = Cartes du côté du bas
limit-together = Cartes des deux côtés
castle-with = Roquer avec : { $group }
aim-at = Envoyer l’assassin contre cette carte : { $card }
lay-at = Face cachée : { $group }

## Cards; `title` is what is written on a manipulation card

title-assassination = Assassin
title-spy = Espion
title-castling = Roque
title-scout = Courtisan
title-wrath = Colère
title-veto = Veto
kind-influence = Influence
kind-philosopher = Philosophe
kind-manipulation = Manipulation
manipulation-letter = M
suffrage-letter = S

## The hand

your-hand = Votre main
to-arrange = Votre pile 2
castled-cards = Roque
put-next = Mettre ensuite dans votre pile : { $card }, il en reste { $count }
pile-2-so-far = Votre pile Manipulation, à partir du dessus
discard-card = Défausser : { $card }
marked-card = { $card } : à la défausse
goes = défaussée
take-card = Faire défausser à l’adversaire : { $card }

## What to do

how-laid = Comment poser l’influence
one-down = Une cachée
two-up = Deux visibles
second-up = La deuxième carte aussi se pose face visible.
tip-first = Choisissez une carte, puis un groupe en surbrillance.
tip-window = Choisissez une carte Manipulation, ou continuez.
tip-lay = Choisissez maintenant un groupe en surbrillance.
tip-assassination = Assassin : choisissez une carte adverse en surbrillance. Elle est défaussée.
tip-spy = Espion : vous voyez la main adverse et choisissez une carte à défausser.
tip-castling = Roque : cochez deux groupes. Vos cartes y seront redistribuées, face cachée.
tip-scout = Courtisan : choisissez un groupe en surbrillance. Les cartes cachées de l’adversaire y sont révélées.
tip-wrath = Colère des dieux : choisissez un groupe en surbrillance. Toute l’influence y est défaussée.
tip-veto = Un veto attend une carte Manipulation de l’adversaire.
send-spy = Envoyer l’espion
castle = Roquer
lay-series = Poser la série
stay-passive = Passer votre tour
begin-again = Recommencer
on-refill = Compléter la main
on-vote = Passer au suffrage
on-count = Passer au décompte
discard-these = { $count ->
    [0] Ne rien défausser
    [one] Défausser 1 carte
   *[other] Défausser { $count } cartes
}
draw-influence = Piocher une Influence ({ $count })
draw-manipulation = Piocher une Manipulation ({ $count })
play-veto = Jouer le veto
let-it-happen = Laisser faire

## What is still missing

pick-first = Choisissez d’abord une carte de votre main, puis un groupe en surbrillance.
pick-prey = Un assassin vise une carte : choisissez une carte adverse en surbrillance.
pick-two-groups = Un roque se fait entre deux groupes : cochez-en deux, puis roquez.
spy-has-no-group = Un espion ne vise aucun groupe : choisissez « Envoyer l’espion ».
pick-series = Posez chaque carte de 1 à 5 devant un groupe différent.

## Panels

suffrage = Suffrage
vote-deck = Pile Suffrage
turned-votes = Cartes Suffrage retournées
no-vote-turned = Aucune carte Suffrage n’a encore été retournée.
votes-out = { $count ->
    [one] { $count } retournée
   *[other] { $count } retournées
}
votes-removed = { $count } hors jeu
won-patricians = Patriciens gagnés
nobody-won = aucun
secret-mission = Mission secrète :
only-you = visible de vous uniquement
mission-of = { $name }, mission :
your-piles = Vos piles
piles-of = { $name } : cartes
discard = Défausse
hand-sizes = En main : { $influence } Influence, { $manipulation } Manipulation
look-into-discard = Regarder la défausse
your-order = Votre pile Manipulation, à partir du dessus
times = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}

## The end

points-by = Détail des points
points-for = Pour
points-patricians = Patriciens
points-majorities = Majorités dans les groupes entièrement gagnés
points-monopolies = Groupes tenus sans partage
points-mission = Mission secrète

## The table in words

group = Groupe
patricians-left = Patriciens restants
cards-of = Cartes : { $name }
votes-now = suffrage exceptionnel en cours
is-target = une carte Manipulation le vise
no-cards = aucune
hand = Main
pile-sizes = Pile Influence, pile Manipulation
mission = Mission
mission-secret = secrète
mission-none = pas encore tirée
in-deck = Dans la pile Suffrage ({ $count })
