### What the terminal's table says besides the words of the page.

round = manche { $number }
looked-at = Tuiles regardées :
top-barricade = Barricade du dessus
