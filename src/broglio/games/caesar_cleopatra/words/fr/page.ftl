### What stands on the page besides the sayings of the game.

game-name = César & Cléopâtre
game-line = Deux souverains, cinq groupes de patriciens, et une influence qui reste cachée jusqu’au vote.
