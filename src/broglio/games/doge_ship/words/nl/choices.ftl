### Every kind of choice in words, for hints.

choose-space-buy =
    { $price ->
        [0] { $space-label }: koop { $kinds }
        [one] { $space-label } voor { $price } dukaat: koop { $kinds }
       *[other] { $space-label } voor { $price } dukaten: koop { $kinds }
    }
choose-space-build =
    { $price ->
        [0] { $space-label }: bouw { $kinds }
        [one] { $space-label } voor { $price } dukaat: bouw { $kinds }
       *[other] { $space-label } voor { $price } dukaten: bouw { $kinds }
    }
choose-space-replacement =
    { $price ->
        [0] { $space-label }: vervang een galeideel
        [one] { $space-label } voor { $price } dukaat: vervang een galeideel
       *[other] { $space-label } voor { $price } dukaten: vervang een galeideel
    }
choose-space-plot =
    { $price ->
        [0] { $space-label }: intrige I, twee dogetegels
        [one] { $space-label } voor { $price } dukaat: intrige I, twee dogetegels
       *[other] { $space-label } voor { $price } dukaten: intrige I, twee dogetegels
    }
choose-space-approval =
    { $price ->
        [0] { $space-label }: intrige II, 1 goedkeuring
        [one] { $space-label } voor { $price } dukaat: intrige II, 1 goedkeuring
       *[other] { $space-label } voor { $price } dukaten: intrige II, 1 goedkeuring
    }
choose-space-bribe =
    { $price ->
        [0] { $space-label }: intrige III, 2 goedkeuringen voor 2 dukaten
        [one] { $space-label } voor { $price } dukaat: intrige III, 2 goedkeuringen voor 2 dukaten
       *[other] { $space-label } voor { $price } dukaten: intrige III, 2 goedkeuringen voor 2 dukaten
    }
choose-space-money =
    { $price ->
        [0] { $space-label }: neem { $count } dukaten
        [one] { $space-label } voor { $price } dukaat: neem { $count } dukaten
       *[other] { $space-label } voor { $price } dukaten: neem { $count } dukaten
    }
choose-discard = Leg een fiche af voor 1 dukaat
choose-reorder = Verander de volgorde van de barricades voor 2 dukaten
choose-put = Leg { $tile } als volgende, van boven af
choose-done = Laat de andere barricades zoals ze liggen
choose-pass = Laat het ongebruikt
choose-return = Leg { $tile } terug onder de stapel
choose-look = Bekijk { $pile }
choose-take = Neem { $tile }
choose-none = Neem er geen
choose-part = Bouw { $tile }
choose-replace = Plaats { $tile } als vervanging
choose-plot = Trek twee dogetegels
choose-bribe = Betaal 2 dukaten voor 2 goedkeuringen
choose-make-top = Maak { $tile } geldend, de andere op de stapel
choose-make-under = Maak { $tile } geldend, de andere onder de stapel
choose-raise = Bied 100 goedkeuringen of meer
choose-bid =
    { $count ->
        [one] Bied { $count } goedkeuring
       *[other] Bied { $count } goedkeuringen
    }
