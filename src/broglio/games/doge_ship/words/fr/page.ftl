### What stands on the page besides the sayings of the game.

game-name = The Doge Ship
game-line = Construisez la galère du Doge : les dés font les prix, et chaque chantier veut la plus grande part de gloire.

subtitle-preparation = Manche { $number } · préparation
subtitle-actions = Manche { $number } · actions
subtitle-inspection = Manche { $number } · inspection
subtitle-end = inspection finale

## Dice tables and what their spaces offer

dice-tables = Tables d’actions
die-shows = le dé indique { $number }
die-not-rolled = le dé n’est pas encore lancé
joint-or = ou
offer-buy = acheter { $kinds }
offer-build = construire { $kinds }
offer-replacement = remplacer une partie de la galère
offer-plot = intrigue I : choisir entre deux tuiles Doge
offer-approval = intrigue II : 1 approbation
offer-bribe = intrigue III : 2 approbations pour 2 ducats
offer-money =
    { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
space-costs =
    { $count ->
        [0] case gratuite
        [one] coûte { $count } ducat
       *[other] coûte { $count } ducats
    }
taken-by = case prise par { $name }

## Tiles

tile-label = { $tile-label }
card-lower = Inf. { $number }
card-upper = Sup. { $number }
card-gondola = Gondole
card-barricade = Barricade
gives-gondola =
    { $ducats ->
        [0] { $approvals ->
            [one] rapporte { $approvals } approbation
           *[other] rapporte { $approvals } approbations
        }
        [one] rapporte { $ducats } ducat
       *[other] rapporte { $ducats } ducats
    }
gives-galley =
    { $approvals ->
        [0] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
       *[other] { $count ->
            [one] { $count } point et une approbation
           *[other] { $count } points et une approbation
        }
    }
gives-barricade =
    { $trigger ->
        [buy] à l’achat :
        [build] à la construction :
        [replacement] lors d’un remplacement :
        [intrigue] lors d’une intrigue :
       *[money] avec l’argent :
    } { $bonus ->
        [ducats] { $count ->
            [one] { $count } ducat
           *[other] { $count } ducats
        }
        [approvals] { $count ->
            [one] { $count } approbation
           *[other] { $count } approbations
        }
        [points] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
        [gondola] une gondole de plus
        [barricade] une barricade de plus
       *[galley] une partie de la galère de plus
    }
parameters = paramètres
parameter-red = rouge
parameter-green = vert
parameter-blue = bleu
parameter-gold = jaune
worth-now = vaut { $points } à présent
violet-now = et une approbation pour sa zone violette
price-is =
    { $count ->
        [one] prix { $count } ducat
       *[other] prix { $count } ducats
    }
target-build = Construire { $tile } ici
target-replace = Mettre { $tile } à cette place
tile-build = Construire
tile-replace = Mettre dans la galère
tile-return = Remettre sous sa pile

## The galley

galley = La galère
galley-words = La galère du Doge. Construit : niveau inférieur { $lower } sur { $length }, niveau supérieur { $upper } sur { $length }.
section = Section { $number }
level-lower = Niveau inférieur
level-upper = Niveau supérieur
free-place = libre

## The piles

supply = Piles
short-lower-1 = Inférieur 1
short-lower-2 = Inférieur 2
short-lower-3 = Inférieur 3
short-upper-1 = Supérieur 1
short-upper-2 = Supérieur 2
short-upper-3 = Supérieur 3
short-gondolas = Gondoles
short-barricades = Barricades
short-doge = Tuiles Doge
top-costs =
    { $count ->
        [one] celle du dessus coûte { $count } ducat
       *[other] celle du dessus coûte { $count } ducats
    }
tiles-left =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
seen-tiles = Tuiles que vous connaissez dans les piles
place-in-pile = numéro { $place } à partir du dessus

## The Doge's wish

wish = Le souhait du Doge
no-doge-tile = Aucune tuile Doge n’a encore été révélée.
violet-zones = Zones violettes :
high-water = Montée des eaux { $level }
no-flood = Pas de montée des eaux
inspection-comes = Inspection
no-inspection = Pas d’inspection
none = aucune

## Players

your-yard = Votre chantier
free-slip = cale libre
yard-full-now = Votre chantier est plein.
yard-empty = Le chantier est vide.
ducats =
    { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
ducats-word =
    { $count ->
        [one] ducat
       *[other] ducats
    }
approvals =
    { $count ->
        [one] { $count } approbation
       *[other] { $count } approbations
    }
approvals-word =
    { $count ->
        [one] approbation
       *[other] approbations
    }
approvals-hidden = Les approbations sont cachées.
hidden-from-others = en secret
hidden-word = secret
barricades =
    { $count ->
        [one] { $count } barricade
       *[other] { $count } barricades
    }
barricades-word =
    { $count ->
        [one] barricade
       *[other] barricades
    }
barricades-built = Barricades construites, à partir du dessus
priority = priorité
actions-left =
    { $count ->
        [one] encore { $count } action
       *[other] encore { $count } actions
    }
actions-word =
    { $count ->
        [one] action
       *[other] actions
    }
other-players = Les autres chantiers
all-players = Les chantiers
order-of-play = Ordre du tour :
has-bid = a misé
what-you-know = Ce que vous savez
you-look-at = Vous regardez

## Choices

act-words = Gratuit jusqu’au dé ; un ducat pour chaque case au-delà.
discard = Défausser un marqueur pour 1 ducat
reorder = Changer l’ordre des barricades pour 2 ducats
in-place = place { $place }
put-next = placer en position { $place }
done = Laisser les autres dans leur ordre
buy-words = Choisissez une pile en surbrillance pour regarder ses trois premières tuiles.
room-full = Votre chantier est plein. Choisissez la tuile qui retourne sous sa pile ; vous regarderez ensuite la pile de votre choix.
room-galleys = Vous avez deux parties de la galère. Pour regarder des tuiles Galère, choisissez celle qui retourne sous sa pile.
take-none = N’en prendre aucune
build-words = Choisissez une tuile en surbrillance dans votre chantier, ou sa place sur la galère.
replace-words = Choisissez la partie dans votre chantier, ou la place sur la galère.
plot = Piocher deux tuiles Doge
bribe = Payer 2 ducats pour 2 approbations
make-top = La garder ; l’autre sur la pile
make-under = La garder ; l’autre sous la pile
bid-words = La plus forte mise : 6 points, la deuxième 3, la troisième 1. Toutes les approbations misées sont perdues.
bid-stands =
    { $count ->
        [one] { $count } approbation est déjà misée.
       *[other] { $count } approbations sont déjà misées.
    }
bid-more = 100 ou plus
bid-is =
    { $count ->
        [one] Votre mise : { $count } approbation
       *[other] Votre mise : { $count } approbations
    }
your-bid = Votre mise en approbations
lay-bid = Miser
leave-it = Ne pas l’utiliser
after-this = Ensuite :

## Signs

signs = Signification des symboles
sign-buy = acheter
sign-build = construire
sign-replacement = remplacer
sign-intrigue = intrigue
sign-gondola = gondole
sign-barricade = barricade
sign-galley = partie de la galère
sign-approval = approbation
sign-doge = points, tuiles Doge

## Headings of tables in words

head-table = Table
head-order = Ordre
head-approvals = Approbations
head-ducats = Ducats
head-priority = Priorité
head-actions = Actions restantes
head-yard = Chantier
