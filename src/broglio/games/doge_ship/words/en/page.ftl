### What stands on the page besides the sayings of the game.

game-name = The Doge Ship
game-line = Build the Doge’s galley: dice set the prices, and each yard wants the best part of the glory.
