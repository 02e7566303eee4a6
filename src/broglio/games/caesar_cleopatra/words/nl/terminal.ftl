### What the terminal's table says besides the words of the page.

plays-alone = alleen
pile-1 = Stapel 1
pile-2 = Stapel 2
to-discard = Af te leggen
castled-to = Rokade naar: { $group }
unseen-influence = Invloed van je tegenstander die je niet hebt gezien
known-of-hand =
    { $count ->
        [0] bekend: { $cards }
       *[other] bekend, in de hand of bij { $count } verdekte kaarten: { $cards }
    }
