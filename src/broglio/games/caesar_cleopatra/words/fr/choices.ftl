### A player's choices, as advice tells them.

choice-down = Poser { $card } face cachée devant { $group }
choice-up = Poser { $card } face visible devant { $group }
choice-assassination = Envoyer l’assassin contre { $card } devant { $group }
choice-lay = Poser { $card } devant { $group }
choice-discard = Défausser { $card }
choice-take = Faire défausser { $card } à l’adversaire
choice-next = Ajouter { $card } à votre pile Manipulation
choice-spy = Envoyer l’espion
choice-veto = Jouer le veto
choice-allow = Laisser faire
choice-pass = Passer votre tour
choice-done = Ne plus rien défausser
choice-back = Recommencer ce choix
choice-refill = Compléter votre main
choice-vote = Passer au suffrage
choice-count = Passer au décompte
choice-scout = Envoyer le courtisan chez { $group }
choice-wrath = Attirer la colère des dieux sur { $group }
choice-castling = Roquer entre { $group } et { $other_group }
choice-draw-influence = Piocher dans la pile Influence
choice-draw-manipulation = Piocher dans la pile Manipulation
choice-array = Poser { $cards }
