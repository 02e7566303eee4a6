### What stands on the page besides the sayings of the game.

game-name = The Doge Ship
game-line = Construisez la galère du Doge : les dés font les prix, et chaque chantier veut sa part de gloire.
