### A player's choices, as advice tells them.

choice-down = Leg { $card } verdekt bij { $group }
choice-up = Leg { $card } open bij { $group }
choice-assassination = Stuur de moordenaar op { $card } bij { $group } af
choice-lay = Leg { $card } bij { $group }
choice-discard = Leg { $card } af
choice-take = Laat je tegenstander { $card } afleggen
choice-next = Leg { $card } als volgende op je manipulatiestapel
choice-spy = Stuur de spion
choice-veto = Speel het veto
choice-allow = Laat het gebeuren
choice-pass = Passief blijven
choice-done = Niets meer afleggen
choice-back = Deze keuze opnieuw beginnen
choice-refill = Verder gaan en de hand aanvullen
choice-vote = Verder naar de stemming
choice-count = Verder gaan en de stemmen tellen
choice-scout = Stuur de verkenner naar { $group }
choice-wrath = Roep de toorn van de goden over { $group } af
choice-castling = Rokeer tussen { $group } en { $other_group }
choice-draw-influence = Trek van de invloedstapel
choice-draw-manipulation = Trek van de manipulatiestapel
choice-array = Leg { $cards } neer
