"""What a sensible player of The Doge Ship would do, and what a position is worth."""
