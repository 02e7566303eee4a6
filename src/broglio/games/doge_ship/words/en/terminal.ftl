### What the terminal's table says besides the words of the page.

round = round { $number }
looked-at = Tiles being looked at:
top-barricade = Top barricade
