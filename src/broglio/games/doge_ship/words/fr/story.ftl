### The story that the table tells: captions, stage cards, chapters of the timeline.

chapter-start = Mise en place
chapter = Manche { $number }
seats-and = { $left } et { $right }

## Turns

told-space =
    { $price ->
        [0] { $seat } prend { $space } ({ $offer }).
        [one] { $seat } paie { $price } ducat pour { $space } ({ $offer }).
       *[other] { $seat } paie { $price } ducats pour { $space } ({ $offer }).
    }
told-discarded = { $seat } défausse un marqueur action pour 1 ducat.
told-bought =
    { $price ->
        [0] { $seat } prend { $tile }, qui ne coûte rien.
        [one] { $seat } achète { $tile } pour { $price } ducat.
       *[other] { $seat } achète { $tile } pour { $price } ducats.
    }
told-gondola =
    { $ducats ->
        [0] { $approvals ->
            [one] { $seat } construit { $tile } : { $approvals } approbation.
           *[other] { $seat } construit { $tile } : { $approvals } approbations.
        }
        [one] { $seat } construit { $tile } : { $ducats } ducat.
       *[other] { $seat } construit { $tile } : { $ducats } ducats.
    }
told-barricade =
    { $count ->
        [one] { $seat } construit { $tile }, sa première.
       *[other] { $seat } construit { $tile } par-dessus les autres : { $count } barricades.
    }
told-bribed = { $seat } paie 2 ducats pour 2 approbations.
told-ducats =
    { $count ->
        [one] { $tile } rapporte { $count } ducat à { $seat }.
       *[other] { $tile } rapporte { $count } ducats à { $seat }.
    }
told-approvals =
    { $count ->
        [one] { $tile } rapporte { $count } approbation à { $seat }.
       *[other] { $tile } rapporte { $count } approbations à { $seat }.
    }
told-points =
    { $count ->
        [one] { $tile } rapporte { $count } point à { $seat }.
       *[other] { $tile } rapporte { $count } points à { $seat }.
    }
told-part-scored =
    { $count ->
        [one] { $seat } marque { $count } point : { $points } pour la partie, { $wish } par le souhait.
       *[other] { $seat } marque { $count } points : { $points } pour la partie, { $wish } par le souhait.
    }
told-part-lost =
    { $count ->
        [one] { $seat } perd { $count } point : { $points } pour la partie, { $wish } par le souhait.
       *[other] { $seat } perd { $count } points : { $points } pour la partie, { $wish } par le souhait.
    }
told-part-approved =
    { $violet ->
        [0] La partie rapporte aussi une approbation à { $seat }.
       *[other] { $count ->
            [one] Sa zone est violette : { $seat } reçoit aussi une approbation.
           *[other] Sa zone est violette : { $seat } reçoit aussi { $count } approbations.
        }
    }

## The Doge's wish

told-wish =
    { $inspection ->
        [0] { $level ->
            [-1] Nouveau souhait : ni montée des eaux ni inspection.
           *[other] Nouveau souhait : montée des eaux { $level }, pas d’inspection.
        }
       *[other] { $level ->
            [-1] Nouveau souhait : une inspection, pas de montée des eaux.
           *[other] Nouveau souhait : montée des eaux { $level } et inspection.
        }
    }
told-wish-made =
    { $inspection ->
        [0] { $level ->
            [-1] { $seat } change le souhait du Doge : ni montée des eaux ni inspection.
           *[other] { $seat } change le souhait du Doge : montée des eaux { $level }.
        }
       *[other] { $level ->
            [-1] { $seat } change le souhait du Doge : une inspection.
           *[other] { $seat } change le souhait du Doge : montée des eaux { $level } et inspection.
        }
    }
means-water =
    { $markers ->
        [5] { $count ->
            [one] Avec { $count } barricade, vous restez au sec.
           *[other] Avec { $count } barricades, vous restez au sec.
        }
       *[other] { $count ->
            [one] Avec { $count } barricade, il vous resterait { $markers } marqueurs action.
           *[other] Avec { $count } barricades, il vous resterait { $markers } marqueurs action.
        }
    }
means-inspection =
    { $count ->
        [0] Vous n’avez pas encore d’approbation à miser.
        [one] Vous avez { $count } approbation à miser.
       *[other] Vous avez { $count } approbations à miser.
    }

## Between two rounds

told-order = La manche { $number } est terminée. Nouvel ordre : { $seats }.
told-flood-equal =
    { $count ->
        [one] Au niveau de l’eau : { $seats } aura { $markers } marqueurs action à la prochaine manche.
       *[other] Au niveau de l’eau : { $seats } auront { $markers } marqueurs action à la prochaine manche.
    }
told-flood-fewer =
    { $count ->
        [one] Sous l’eau : { $seats } aura { $markers } marqueurs action à la prochaine manche.
       *[other] Sous l’eau : { $seats } auront { $markers } marqueurs action à la prochaine manche.
    }
told-flood-dry = Tout le monde a assez de barricades et reste au sec.
told-no-bids = Personne n’a d’approbation à miser.
told-bids = Toutes les mises sont révélées : { $bids }.
told-bid-scored =
    { $points ->
        [one] { $count ->
            [one] { $seats } mise { $bid } : { $points } point.
           *[other] { $seats } misent { $bid } : { $points } point par personne.
        }
       *[other] { $count ->
            [one] { $seats } mise { $bid } : { $points } points.
           *[other] { $seats } misent { $bid } : { $points } points par personne.
        }
    }
told-bid-lost =
    { $count ->
        [one] { $seats } mise trop peu et ne marque rien.
       *[other] { $seats } misent trop peu et ne marquent rien.
    }

## The end

told-final-scored =
    { $points ->
        [one] { $count ->
            [one] { $seats } a encore { $approvals ->
                [one] { $approvals } approbation
               *[other] { $approvals } approbations
            } : { $points } point.
           *[other] { $seats } ont encore { $approvals ->
                [one] { $approvals } approbation
               *[other] { $approvals } approbations
            } : { $points } point par personne.
        }
       *[other] { $count ->
            [one] { $seats } a encore { $approvals ->
                [one] { $approvals } approbation
               *[other] { $approvals } approbations
            } : { $points } points.
           *[other] { $seats } ont encore { $approvals ->
                [one] { $approvals } approbation
               *[other] { $approvals } approbations
            } : { $points } points par personne.
        }
    }
told-sums = Tous les points sont additionnés.
told-won = { $seats } gagne avec { $points } points.
told-won-ducats = { $seats } gagne : { $points } points et le plus de ducats.
told-won-barricade = { $seats } gagne : { $points } points, autant de ducats et la plus petite priorité sur le dessus.
told-shared = { $seats } partagent la victoire avec { $points } points.

## On the stage cards

stage-order = Ordre
stage-water = Eaux
stage-inspection = Inspection
stage-dice = Dés
stage-wish = Souhait
stage-final = Inspection finale
stage-sums = Points
stage-winner = Victoire
stage-round-end = Fin de la manche { $number }
stage-end = La fin de la partie
stage-place =
    { $shared ->
        [0] { $place ->
            [1] 1re
           *[other] { $place }e
        }
       *[other] { $place ->
            [1] 1re ex æquo
           *[other] { $place }e ex æquo
        }
    }
stage-priority = priorité { $number }
stage-no-barricade = aucune barricade
stage-water-rule = Plus de { $level } barricades : au sec. Autant : 4 marqueurs. Moins : 3 marqueurs.
stage-markers =
    { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }
stage-dry = au sec
stage-bidding = Tout le monde mise en secret. La plus forte mise : 6 points, la deuxième 3, la troisième 1.
stage-bids-shown = Des mises égales partagent une place, et la suivante est sautée.
stage-to-bid = pas encore de mise
stage-laid = face cachée
stage-bid =
    { $count ->
        [0] aucune mise
       *[other] mise { $count }
    }
stage-spent = mise { $count }, dépensée
stage-kept = mise { $count }, reste { $left }
stage-gain =
    { $count ->
        [0] aucun point
        [one] +{ $count } point
       *[other] +{ $count } points
    }
stage-loss =
    { $count ->
        [one] −{ $count } point
       *[other] −{ $count } points
    }
stage-round-dice = Manche { $number } : les dés
stage-free = gratuit jusqu’à { $number }
stage-not-rolled = à lancer
stage-part-built = { $seat } construit
stage-part-replaced = { $seat } remplace { $tile }
stage-on-the-part = sur la partie
stage-by-the-wish = par le souhait
stage-approval-printed = une approbation sur la partie
stage-approval-violet = une approbation pour la zone violette
stage-no-approval = aucune approbation
stage-never-below = Un total ne descend jamais sous 0.
stage-wish-by = { $seat } change le souhait
stage-parts = Parties de la galère
stage-bonuses = Bonus
stage-inspections = Inspections
stage-total = Points
stage-approvals-left =
    { $count ->
        [one] { $count } approbation
       *[other] { $count } approbations
    }
stage-tie = À égalité de points : le plus de ducats, puis la plus petite priorité sur le dessus.
stage-after-that = { $before } → { $after }
stage-close = Fermer la carte
