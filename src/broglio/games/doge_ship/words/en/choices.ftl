### Every kind of choice in words, for hints.

choose-space-buy =
    { $price ->
        [0] { $space-label }: buy { $kinds }
        [one] { $space-label } for { $price } ducat: buy { $kinds }
       *[other] { $space-label } for { $price } ducats: buy { $kinds }
    }
choose-space-build =
    { $price ->
        [0] { $space-label }: build { $kinds }
        [one] { $space-label } for { $price } ducat: build { $kinds }
       *[other] { $space-label } for { $price } ducats: build { $kinds }
    }
choose-space-replacement =
    { $price ->
        [0] { $space-label }: replace a galley part
        [one] { $space-label } for { $price } ducat: replace a galley part
       *[other] { $space-label } for { $price } ducats: replace a galley part
    }
choose-space-plot =
    { $price ->
        [0] { $space-label }: intrigue I, two Doge tiles
        [one] { $space-label } for { $price } ducat: intrigue I, two Doge tiles
       *[other] { $space-label } for { $price } ducats: intrigue I, two Doge tiles
    }
choose-space-approval =
    { $price ->
        [0] { $space-label }: intrigue II, 1 approval
        [one] { $space-label } for { $price } ducat: intrigue II, 1 approval
       *[other] { $space-label } for { $price } ducats: intrigue II, 1 approval
    }
choose-space-bribe =
    { $price ->
        [0] { $space-label }: intrigue III, 2 approvals for 2 ducats
        [one] { $space-label } for { $price } ducat: intrigue III, 2 approvals for 2 ducats
       *[other] { $space-label } for { $price } ducats: intrigue III, 2 approvals for 2 ducats
    }
choose-space-money =
    { $price ->
        [0] { $space-label }: take { $count } ducats
        [one] { $space-label } for { $price } ducat: take { $count } ducats
       *[other] { $space-label } for { $price } ducats: take { $count } ducats
    }
choose-discard = Discard a marker for 1 ducat
choose-reorder = Reorder the barricades for 2 ducats
choose-put = Put { $tile } next (from the top)
choose-done = Leave the other barricades as they are
choose-pass = Don’t use it
choose-return = Put { $tile } back under its pile
choose-look = Look at { $pile }
choose-take = Take { $tile }
choose-none = Take none of them
choose-part = Build { $tile }
choose-replace = Replace a galley part with { $tile }
choose-plot = Draw two Doge tiles
choose-bribe = Pay 2 ducats for 2 approvals
choose-make-top = Use { $tile }; put the other on top of the pile
choose-make-under = Use { $tile }; put the other under the pile
choose-raise = Bid 100 approvals or more
choose-bid =
    { $count ->
        [one] Bid { $count } approval
       *[other] Bid { $count } approvals
    }
