### What the terminal's table says besides the words of the page.

plays-alone = sans adversaire
pile-1 = Pile 1
pile-2 = Pile 2
to-discard = À défausser
castled-to = Roque vers : { $group }
unseen-influence = Influence adverse que vous n’avez pas vue
known-of-hand =
    { $count ->
        [0] connues : { $cards }
       *[other] connues, en main ou parmi { $count } cachées : { $cards }
    }
