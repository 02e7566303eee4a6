### The story that the table tells: captions, stage cards, chapters of the timeline.

chapter-start = Opzet
chapter = Ronde { $number }
seats-and = { $left } en { $right }

## Turns

told-space =
    { $price ->
        [0] { $seat } neemt { $space } ({ $offer }).
        [one] { $seat } betaalt { $price } dukaat voor { $space } ({ $offer }).
       *[other] { $seat } betaalt { $price } dukaten voor { $space } ({ $offer }).
    }
told-discarded = { $seat } legt een actiefiche af voor 1 dukaat.
told-bought =
    { $price ->
        [0] { $seat } neemt { $tile } zonder te betalen.
        [one] { $seat } koopt { $tile } voor { $price } dukaat.
       *[other] { $seat } koopt { $tile } voor { $price } dukaten.
    }
told-gondola =
    { $ducats ->
        [0] { $approvals ->
            [one] { $seat } bouwt { $tile }: { $approvals } goedkeuring.
           *[other] { $seat } bouwt { $tile }: { $approvals } goedkeuringen.
        }
        [one] { $seat } bouwt { $tile }: { $ducats } dukaat.
       *[other] { $seat } bouwt { $tile }: { $ducats } dukaten.
    }
told-barricade =
    { $count ->
        [one] { $seat } bouwt { $tile }, de eerste.
       *[other] { $seat } bouwt { $tile } boven op de andere: { $count } barricades.
    }
told-bribed = { $seat } betaalt 2 dukaten voor 2 goedkeuringen.
told-ducats =
    { $count ->
        [one] { $tile } levert { $seat } { $count } dukaat op.
       *[other] { $tile } levert { $seat } { $count } dukaten op.
    }
told-approvals =
    { $count ->
        [one] { $tile } levert { $seat } { $count } goedkeuring op.
       *[other] { $tile } levert { $seat } { $count } goedkeuringen op.
    }
told-points =
    { $count ->
        [one] { $tile } levert { $seat } { $count } punt op.
       *[other] { $tile } levert { $seat } { $count } punten op.
    }
told-part-scored =
    { $count ->
        [1] { $seat } scoort { $count } punt: { $points } voor het deel, { $wish } door de wens.
       *[other] { $seat } scoort { $count } punten: { $points } voor het deel, { $wish } door de wens.
    }
told-part-lost =
    { $count ->
        [1] { $seat } verliest { $count } punt: { $points } voor het deel, { $wish } door de wens.
       *[other] { $seat } verliest { $count } punten: { $points } voor het deel, { $wish } door de wens.
    }
told-part-approved =
    { $violet ->
        [0] Het deel levert { $seat } ook een goedkeuring op.
       *[other] { $count ->
            [one] De zone is paars: { $seat } krijgt ook een goedkeuring.
           *[other] De zone is paars: { $seat } krijgt ook { $count } goedkeuringen.
        }
    }

## The Doge's wish

told-wish =
    { $inspection ->
        [0] { $level ->
            [-1] Een nieuwe wens: geen hoogwater, geen inspectie.
           *[other] Een nieuwe wens: hoogwater { $level }, geen inspectie.
        }
       *[other] { $level ->
            [-1] Een nieuwe wens: een inspectie, geen hoogwater.
           *[other] Een nieuwe wens: hoogwater { $level } en een inspectie.
        }
    }
told-wish-made =
    { $inspection ->
        [0] { $level ->
            [-1] { $seat } verandert de wens van de doge: geen hoogwater en geen inspectie.
           *[other] { $seat } verandert de wens van de doge: hoogwater { $level }.
        }
       *[other] { $level ->
            [-1] { $seat } verandert de wens van de doge: een inspectie.
           *[other] { $seat } verandert de wens van de doge: hoogwater { $level } en een inspectie.
        }
    }
means-water =
    { $markers ->
        [5] { $count ->
            [one] Met { $count } barricade blijf je droog.
           *[other] Met { $count } barricades blijf je droog.
        }
       *[other] { $count ->
            [one] Met { $count } barricade houd je { $markers } actiefiches over.
           *[other] Met { $count } barricades houd je { $markers } actiefiches over.
        }
    }
means-inspection =
    { $count ->
        [0] Je hebt nog geen goedkeuringen om te bieden.
        [one] Je hebt { $count } goedkeuring om te bieden.
       *[other] Je hebt { $count } goedkeuringen om te bieden.
    }

## Between two rounds

told-order = Ronde { $number } is afgelopen. De nieuwe volgorde: { $seats }.
told-flood-equal =
    { $count ->
        [one] Even hoog als het water: { $seats } heeft volgende ronde { $markers } actiefiches.
       *[other] Even hoog als het water: { $seats } hebben volgende ronde { $markers } actiefiches.
    }
told-flood-fewer =
    { $count ->
        [one] Onder water: { $seats } heeft volgende ronde { $markers } actiefiches.
       *[other] Onder water: { $seats } hebben volgende ronde { $markers } actiefiches.
    }
told-flood-dry = Iedereen heeft genoeg barricades en blijft droog.
told-no-bids = Niemand heeft een goedkeuring om te bieden.
told-bids = Alle biedingen worden omgedraaid: { $bids }.
told-bid-scored =
    { $points ->
        [one] { $count ->
            [one] { $seats } biedt { $bid }: { $points } punt.
           *[other] { $seats } bieden elk { $bid }: elk { $points } punt.
        }
       *[other] { $count ->
            [one] { $seats } biedt { $bid }: { $points } punten.
           *[other] { $seats } bieden elk { $bid }: elk { $points } punten.
        }
    }
told-bid-lost =
    { $count ->
        [one] { $seats } biedt te weinig en scoort niets.
       *[other] { $seats } bieden te weinig en scoren niets.
    }

## The end

told-final-scored =
    { $points ->
        [one] { $count ->
            [one] { $seats } heeft nog { $approvals ->
                [one] { $approvals } goedkeuring
               *[other] { $approvals } goedkeuringen
            }: { $points } punt.
           *[other] { $seats } hebben elk nog { $approvals ->
                [one] { $approvals } goedkeuring
               *[other] { $approvals } goedkeuringen
            }: elk { $points } punt.
        }
       *[other] { $count ->
            [one] { $seats } heeft nog { $approvals ->
                [one] { $approvals } goedkeuring
               *[other] { $approvals } goedkeuringen
            }: { $points } punten.
           *[other] { $seats } hebben elk nog { $approvals ->
                [one] { $approvals } goedkeuring
               *[other] { $approvals } goedkeuringen
            }: elk { $points } punten.
        }
    }
told-sums = Alle punten worden opgeteld.
told-won = { $seats } wint met { $points } punten.
told-won-ducats = { $seats } wint: { $points } punten en de meeste dukaten.
told-won-barricade = { $seats } wint: { $points } punten, evenveel dukaten en de laagste prioriteit bovenop.
told-shared = { $seats } delen de overwinning met { $points } punten.

## On the stage cards

stage-order = Volgorde
stage-water = Hoogwater
stage-inspection = Inspectie
stage-dice = Dobbelstenen
stage-wish = Wens
stage-final = Eindinspectie
stage-sums = Punten
stage-winner = Winnaar
stage-round-end = Einde van ronde { $number }
stage-end = Het einde van de partij
stage-place =
    { $shared ->
        [0] { $place }e
       *[other] { $place }e, gedeeld
    }
stage-priority = prioriteit { $number }
stage-no-barricade = geen barricade
stage-water-rule = Meer barricades dan { $level }: droog. Evenveel: 4 actiefiches. Minder: 3 actiefiches.
stage-markers =
    { $count ->
        [one] { $count } actiefiche
       *[other] { $count } actiefiches
    }
stage-dry = droog
stage-bidding = Iedereen biedt in het geheim. Hoogste: 6 punten, tweede 3, derde 1.
stage-bids-shown = Gelijke biedingen delen een plaats; de volgende plaats vervalt.
stage-to-bid = nog geen bod
stage-laid = ligt verdekt
stage-bid =
    { $count ->
        [0] geen bod
       *[other] bod { $count }
    }
stage-spent = bod { $count }, uitgegeven
stage-kept = bod { $count }, nog { $left }
stage-gain =
    { $count ->
        [0] geen punten
        [one] +{ $count } punt
       *[other] +{ $count } punten
    }
stage-loss =
    { $count ->
        [1] −{ $count } punt
       *[other] −{ $count } punten
    }
stage-round-dice = Ronde { $number }: de dobbelstenen
stage-free = gratis t/m { $number }
stage-not-rolled = nog te werpen
stage-part-built = { $seat } bouwt
stage-part-replaced = { $seat } vervangt { $tile }
stage-on-the-part = op het deel
stage-by-the-wish = door de wens
stage-approval-printed = een goedkeuring op het deel
stage-approval-violet = een goedkeuring voor de paarse zone
stage-no-approval = geen goedkeuring
stage-never-below = Een totaal wordt nooit lager dan 0.
stage-wish-by = { $seat } verandert de wens
stage-parts = Galeidelen
stage-bonuses = Bonussen
stage-inspections = Inspecties
stage-total = Punten
stage-approvals-left =
    { $count ->
        [one] { $count } goedkeuring
       *[other] { $count } goedkeuringen
    }
stage-tie = Gelijke punten: de meeste dukaten, dan de laagste prioriteit bovenop.
stage-after-that = { $before } → { $after }
stage-close = De kaart sluiten
