### What stands on the page besides the sayings of the game.

game-name = Caesar & Cleopatra
game-line = Twee heersers, vijf groepen patriciërs, en invloed die gedekt blijft tot de stemming.
