from core.small_game.seated import two_numbers

__all__ = ["two_numbers"]
