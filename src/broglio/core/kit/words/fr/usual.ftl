no-such-seat = Il n’y a pas de place { $number }.
game-over = La partie est terminée.
chance-first = Les cartes et les dés passent d’abord ; un instant, s’il vous plaît.
others-act = Ce n’est pas votre tour : c’est à { $seat } de choisir.
chosen-already = Vous avez déjà choisi ; attendez les autres.
not-allowed = « { $move } » n’est pas possible maintenant ; choisissez autre chose.
no-such-chance = « { $move } » ne peut pas sortir maintenant.
won-by = Victoire : { $names }.

# Headings of a ranking in the terminal
rank = Rang
player = Joueur
points = Points
