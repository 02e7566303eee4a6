### What stands on the page besides the sayings of the game.

game-name = Doge
game-line = Des votes secrets dans les six sestieri de Venise : les maisons deviennent des palais, les conseillers changent de camp.
