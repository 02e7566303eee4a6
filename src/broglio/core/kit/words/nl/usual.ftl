no-such-seat = Er is geen plaats { $number }.
game-over = Het spel is afgelopen.
chance-first = Eerst komen kaarten en dobbelstenen; wacht even.
others-act = Je bent niet aan de beurt: wacht op { $seat }.
chosen-already = Je hebt al gekozen; wacht op de anderen.
not-allowed = ‘{ $move }’ kan nu niet; kies iets anders.
no-such-chance = ‘{ $move }’ kan er nu niet uit komen.
won-by = Gewonnen door { $names }.

# Headings of a ranking in the terminal
rank = Rang
player = Speler
points = Punten
