### What the terminal's table says besides the words of the page.

round = ronde { $number }
looked-at = Bekeken tegels:
top-barricade = Bovenste barricade
