### What stands on the page besides the sayings of the game.

game-name = Doge
game-line = Secret votes in the six districts of Venice: houses become palaces, counsellors change sides.
