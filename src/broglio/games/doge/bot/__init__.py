"""What a sensible player of Doge would do, and what a position is worth."""
