### A player's choices, as advice tells them.

choice-down = { $card } verdekt bij { $group } leggen
choice-up = { $card } open bij { $group } leggen
choice-assassination = De moordenaar afsturen op { $card } bij { $group }
choice-lay = { $card } bij { $group } leggen
choice-discard = { $card } afleggen
choice-take = Je tegenstander { $card } laten afleggen
choice-next = { $card } als volgende in je manipulatiestapel leggen
choice-spy = De spion sturen
choice-veto = Het veto spelen
choice-allow = Het laten gebeuren
choice-pass = Passen
choice-done = Niets meer afleggen
choice-back = Deze keuze opnieuw beginnen
choice-refill = Hand aanvullen
choice-vote = Naar de stemming
choice-count = Verdergaan en tellen
choice-scout = De verkenner naar { $group } sturen
choice-wrath = De toorn van de goden over { $group } afroepen
choice-castling = Rokeren tussen { $group } en { $other_group }
choice-draw-influence = Van de invloedstapel trekken
choice-draw-manipulation = Van de manipulatiestapel trekken
choice-array = { $cards } neerleggen
