### What stands on the page besides the sayings of the game.

game-name = Doge
game-line = Geheime stemmingen in de zes wijken van Venetië: huizen worden paleizen, raadsheren wisselen van kant.
