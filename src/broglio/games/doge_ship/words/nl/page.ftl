### What stands on the page besides the sayings of the game.

game-name = The Doge Ship
game-line = Bouw de galei van de Doge: dobbelstenen bepalen de prijs, en elke werf wil de meeste eer.
