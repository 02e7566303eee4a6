no-such-seat = Il n’y a pas de place { $number }.
game-over = La partie est terminée.
chance-first = Les cartes et les dés passent d’abord ; personne n’a de choix à faire.
others-act = Ce n’est pas votre tour : c’est à { $seat } de choisir.
chosen-already = Vous avez déjà choisi.
not-allowed = « { $move } » n’est pas possible maintenant.
no-such-chance = Le hasard ne peut pas donner « { $move } » maintenant.
won-by = Victoire de { $names }.
