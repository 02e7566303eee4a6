### A player's choices, as advice tells them.

choice-down = Lay { $card } face down at { $group }
choice-up = Lay { $card } face up at { $group }
choice-assassination = Send the assassin to { $group }, after { $card }
choice-lay = Lay { $card } out at { $group }
choice-discard = Discard { $card }
choice-take = Make your opponent discard { $card }
choice-next = Put { $card } next into your manipulation pile
choice-spy = Send the spy
choice-veto = Play the veto
choice-allow = Let it happen
choice-pass = Stay passive
choice-done = Discard no further card
choice-back = Begin this choice again
choice-refill = Go on and refill your hand
choice-vote = Go on to the vote
choice-count = Go on and count the vote
choice-scout = Send the scout to { $group }
choice-wrath = Call the wrath of the gods down on { $group }
choice-castling = Castle between { $group } and { $other_group }
choice-draw-influence = Draw from the influence pile
choice-draw-manipulation = Draw from the manipulation pile
choice-array = Lay out { $cards }
