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
choose-discard = Een actiefiche afleggen voor 1 dukaat
choose-reorder = De barricades herschikken voor 2 dukaten
choose-put = { $tile } als volgende leggen (van boven naar beneden)
choose-done = De andere barricades zo laten liggen
choose-pass = Niet gebruiken
choose-return = { $tile } terugleggen onder de stapel
choose-look = { $pile } bekijken
choose-take = { $tile } nemen
choose-none = Er geen nemen
choose-part = { $tile } bouwen
choose-replace = Een galeideel vervangen door { $tile }
choose-plot = Twee dogetegels trekken
choose-bribe = 2 dukaten betalen voor 2 goedkeuringen
choose-make-top = { $tile } laten gelden; de andere op de stapel
choose-make-under = { $tile } laten gelden; de andere onder de stapel
choose-raise = 100 goedkeuringen of meer bieden
choose-bid =
    { $count ->
        [one] { $count } goedkeuring bieden
       *[other] { $count } goedkeuringen bieden
    }
