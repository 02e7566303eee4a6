### What stands on the page besides the sayings of the game.

game-name = Caesar & Cleopatra
game-line = Two rulers, five groups of patricians, and influence that lies face down until the vote.
