### The story that the table tells: captions, stage cards, chapters of the timeline.

chapter-start = Set-up
chapter = Round { $number }
seats-and = { $left } and { $right }

## Turns

told-space =
    { $price ->
        [0] { $seat } takes { $space } ({ $offer }).
        [one] { $seat } pays { $price } ducat for { $space } ({ $offer }).
       *[other] { $seat } pays { $price } ducats for { $space } ({ $offer }).
    }
told-discarded = { $seat } discards a marker for 1 ducat.
told-bought =
    { $price ->
        [0] { $seat } takes { $tile }, which is free.
        [one] { $seat } buys { $tile } for { $price } ducat.
       *[other] { $seat } buys { $tile } for { $price } ducats.
    }
told-gondola =
    { $ducats ->
        [0] { $approvals ->
            [one] { $seat } builds { $tile }: { $approvals } approval.
           *[other] { $seat } builds { $tile }: { $approvals } approvals.
        }
        [one] { $seat } builds { $tile }: { $ducats } ducat.
       *[other] { $seat } builds { $tile }: { $ducats } ducats.
    }
told-barricade =
    { $count ->
        [one] { $seat } builds { $tile }, the first one.
       *[other] { $seat } builds { $tile } on top of the others: { $count } barricades.
    }
told-bribed = { $seat } pays 2 ducats for 2 approvals.
told-ducats =
    { $count ->
        [one] { $tile } brings { $seat } { $count } ducat.
       *[other] { $tile } brings { $seat } { $count } ducats.
    }
told-approvals =
    { $count ->
        [one] { $tile } brings { $seat } { $count } approval.
       *[other] { $tile } brings { $seat } { $count } approvals.
    }
told-points =
    { $count ->
        [one] { $tile } brings { $seat } { $count } point.
       *[other] { $tile } brings { $seat } { $count } points.
    }
told-part-scored =
    { $count ->
        [1] { $seat } scores { $count } point: { $points } for the part, { $wish } by the wish.
       *[other] { $seat } scores { $count } points: { $points } for the part, { $wish } by the wish.
    }
told-part-lost =
    { $count ->
        [1] { $seat } loses { $count } point: { $points } for the part, { $wish } by the wish.
       *[other] { $seat } loses { $count } points: { $points } for the part, { $wish } by the wish.
    }
told-part-approved =
    { $violet ->
        [0] The part also brings { $seat } an approval.
       *[other] { $count ->
            [one] Its zone is violet: { $seat } also gets an approval.
           *[other] Its zone is violet: { $seat } also gets { $count } approvals.
        }
    }

## The Doge's wish

told-wish =
    { $inspection ->
        [0] { $level ->
            [-1] A new wish: no high water, no inspection.
           *[other] A new wish: high water { $level }, no inspection.
        }
       *[other] { $level ->
            [-1] A new wish: an inspection, no high water.
           *[other] A new wish: high water { $level } and an inspection.
        }
    }
told-wish-made =
    { $inspection ->
        [0] { $level ->
            [-1] { $seat } changes the Doge’s wish: no high water and no inspection.
           *[other] { $seat } changes the Doge’s wish: high water { $level }.
        }
       *[other] { $level ->
            [-1] { $seat } changes the Doge’s wish: an inspection.
           *[other] { $seat } changes the Doge’s wish: high water { $level } and an inspection.
        }
    }
means-water =
    { $markers ->
        [5] { $count ->
            [one] With { $count } barricade you stay dry.
           *[other] With { $count } barricades you stay dry.
        }
       *[other] { $count ->
            [one] With { $count } barricade you would have { $markers } markers.
           *[other] With { $count } barricades you would have { $markers } markers.
        }
    }
means-inspection =
    { $count ->
        [0] You have no approvals to bid yet.
        [one] You have { $count } approval to bid.
       *[other] You have { $count } approvals to bid.
    }

## Between two rounds

told-order = Round { $number } ends. New order: { $seats }.
told-flood-equal =
    { $count ->
        [one] Level with the water: { $seats } has { $markers } markers next round.
       *[other] Level with the water: { $seats } have { $markers } markers next round.
    }
told-flood-fewer =
    { $count ->
        [one] Below the water: { $seats } has { $markers } markers next round.
       *[other] Below the water: { $seats } have { $markers } markers next round.
    }
told-flood-dry = Everybody has enough barricades and stays dry.
told-no-bids = Nobody has an approval to bid.
told-bids = All bids are turned up: { $bids }.
told-bid-scored =
    { $points ->
        [one] { $count ->
            [one] { $seats } bids { $bid }: { $points } point.
           *[other] { $seats } bid { $bid } each: { $points } point each.
        }
       *[other] { $count ->
            [one] { $seats } bids { $bid }: { $points } points.
           *[other] { $seats } bid { $bid } each: { $points } points each.
        }
    }
told-bid-lost =
    { $count ->
        [one] { $seats } bids too little and scores nothing.
       *[other] { $seats } bid too little and score nothing.
    }

## The end

told-final-scored =
    { $points ->
        [one] { $count ->
            [one] { $seats } has { $approvals ->
                [one] { $approvals } approval
               *[other] { $approvals } approvals
            } left: { $points } point.
           *[other] { $seats } have { $approvals ->
                [one] { $approvals } approval
               *[other] { $approvals } approvals
            } each: { $points } point each.
        }
       *[other] { $count ->
            [one] { $seats } has { $approvals ->
                [one] { $approvals } approval
               *[other] { $approvals } approvals
            } left: { $points } points.
           *[other] { $seats } have { $approvals ->
                [one] { $approvals } approval
               *[other] { $approvals } approvals
            } each: { $points } points each.
        }
    }
told-sums = All points are added up.
told-won = { $seats } wins with { $points } points.
told-won-ducats = { $seats } wins: { $points } points and the most ducats.
told-won-barricade = { $seats } wins: { $points } points, as many ducats, and the smallest priority on top.
told-shared = { $seats } share the victory with { $points } points.

## On the stage cards

stage-order = Order
stage-water = High water
stage-inspection = Inspection
stage-dice = Dice
stage-wish = New wish
stage-final = Final inspection
stage-sums = Points
stage-winner = Winner
stage-round-end = End of round { $number }
stage-end = The end of the game
stage-place =
    { $shared ->
        [0] { $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        }
       *[other] { $place ->
            [1] 1st, shared
            [2] 2nd, shared
            [3] 3rd, shared
           *[other] { $place }th, shared
        }
    }
stage-priority = priority { $number }
stage-no-barricade = no barricade
stage-water-rule = More barricades than { $level }: dry. Equal: 4 markers. Fewer: 3 markers.
stage-markers =
    { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }
stage-dry = dry
stage-bidding = Everybody bids in secret. Most: 6 points, second 3, third 1.
stage-bids-shown = Equal bids share a place, and the next place is skipped.
stage-to-bid = not laid yet
stage-laid = laid, face down
stage-bid =
    { $count ->
        [0] no bid
       *[other] bid { $count }
    }
stage-spent = bid { $count }, spent
stage-kept = bid { $count }, { $left } left
stage-gain =
    { $count ->
        [0] no points
        [one] +{ $count } point
       *[other] +{ $count } points
    }
stage-loss =
    { $count ->
        [1] −{ $count } point
       *[other] −{ $count } points
    }
stage-round-dice = Round { $number }: the dice
stage-free = free up to { $number }
stage-not-rolled = not rolled yet
stage-part-built = { $seat } builds
stage-part-replaced = { $seat } replaces { $tile }
stage-on-the-part = on the part
stage-by-the-wish = by the wish
stage-approval-printed = an approval on the part
stage-approval-violet = an approval for the violet zone
stage-no-approval = no approval
stage-never-below = A total never falls below 0.
stage-wish-by = { $seat } changes the wish
stage-parts = Galley parts
stage-bonuses = Bonuses
stage-inspections = Inspections
stage-total = Points
stage-approvals-left =
    { $count ->
        [one] { $count } approval
       *[other] { $count } approvals
    }
stage-tie = Equal points: the most ducats, then the smallest priority on top.
stage-after-that = { $before } → { $after }
stage-close = Close the card
