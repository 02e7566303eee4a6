### A player's choices, as advice tells them.

choice-down = Place { $card } face down at { $group }
choice-up = Place { $card } face up at { $group }
choice-assassination = Assassinate { $card } at { $group }
choice-lay = Place { $card } at { $group }
choice-discard = Discard { $card }
choice-take = Make your opponent discard { $card }
choice-next = Add { $card } to your manipulation pile
choice-spy = Send the spy
choice-veto = Play the veto
choice-allow = Let it happen
choice-pass = Pass
choice-done = Stop discarding
choice-back = Start this choice over
choice-refill = Refill your hand
choice-vote = Continue to the vote
choice-count = Count the vote
choice-scout = Send the scout to { $group }
choice-wrath = Call the wrath of the gods down on { $group }
choice-castling = Castle between { $group } and { $other_group }
choice-draw-influence = Draw from the influence pile
choice-draw-manipulation = Draw from the manipulation pile
choice-array = Place { $cards }
