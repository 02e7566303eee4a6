### What the terminal's table says besides the words of the page.

plays-alone = alone
pile-1 = Pile 1
pile-2 = Pile 2
to-discard = To be discarded
castled-to = Castled to: { $group }
unseen-influence = Influence of your opponent that you have not seen
known-of-hand =
    { $count ->
        [0] known: { $cards }
       *[other] known, in hand or among { $count } face down: { $cards }
    }
