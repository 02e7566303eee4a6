### Every kind of choice in words, for hints.

choose-space-buy =
    { $price ->
        [0] { $space-label } : acheter { $kinds }
        [one] { $space-label } pour { $price } ducat : acheter { $kinds }
       *[other] { $space-label } pour { $price } ducats : acheter { $kinds }
    }
choose-space-build =
    { $price ->
        [0] { $space-label } : construire { $kinds }
        [one] { $space-label } pour { $price } ducat : construire { $kinds }
       *[other] { $space-label } pour { $price } ducats : construire { $kinds }
    }
choose-space-replacement =
    { $price ->
        [0] { $space-label } : remplacer une partie de la galère
        [one] { $space-label } pour { $price } ducat : remplacer une partie de la galère
       *[other] { $space-label } pour { $price } ducats : remplacer une partie de la galère
    }
choose-space-plot =
    { $price ->
        [0] { $space-label } : intrigue I, deux tuiles Doge
        [one] { $space-label } pour { $price } ducat : intrigue I, deux tuiles Doge
       *[other] { $space-label } pour { $price } ducats : intrigue I, deux tuiles Doge
    }
choose-space-approval =
    { $price ->
        [0] { $space-label } : intrigue II, 1 approbation
        [one] { $space-label } pour { $price } ducat : intrigue II, 1 approbation
       *[other] { $space-label } pour { $price } ducats : intrigue II, 1 approbation
    }
choose-space-bribe =
    { $price ->
        [0] { $space-label } : intrigue III, 2 approbations pour 2 ducats
        [one] { $space-label } pour { $price } ducat : intrigue III, 2 approbations pour 2 ducats
       *[other] { $space-label } pour { $price } ducats : intrigue III, 2 approbations pour 2 ducats
    }
choose-space-money =
    { $price ->
        [0] { $space-label } : prendre { $count } ducats
        [one] { $space-label } pour { $price } ducat : prendre { $count } ducats
       *[other] { $space-label } pour { $price } ducats : prendre { $count } ducats
    }
choose-discard = Défausser un marqueur pour 1 ducat
choose-reorder = Changer l’ordre des barricades pour 2 ducats
choose-put = Placer ensuite { $tile } (à partir du dessus)
choose-done = Laisser les autres barricades dans leur ordre
choose-pass = Ne pas l’utiliser
choose-return = Remettre { $tile } sous sa pile
choose-look = Regarder { $pile }
choose-take = Prendre { $tile }
choose-none = N’en prendre aucune
choose-part = Construire { $tile }
choose-replace = Remplacer une partie de la galère par { $tile }
choose-plot = Piocher deux tuiles Doge
choose-bribe = Payer 2 ducats pour 2 approbations
choose-make-top = Garder { $tile } comme tuile en cours ; l’autre sur la pile
choose-make-under = Garder { $tile } comme tuile en cours ; l’autre sous la pile
choose-raise = Miser 100 approbations ou plus
choose-bid =
    { $count ->
        [one] Miser { $count } approbation
       *[other] Miser { $count } approbations
    }
