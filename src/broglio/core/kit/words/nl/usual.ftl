no-such-seat = Er is geen plaats { $number }.
game-over = Het spel is afgelopen.
chance-first = Eerst komen kaarten en dobbelstenen; niemand hoeft nu te kiezen.
others-act = Je bent niet aan de beurt: { $seat } moet kiezen.
chosen-already = Je hebt al gekozen.
not-allowed = ‘{ $move }’ kan nu niet.
no-such-chance = Het toeval kan ‘{ $move }’ nu niet brengen.
won-by = Gewonnen door { $names }.
