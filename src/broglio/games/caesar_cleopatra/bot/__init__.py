"""What a sensible player of Caesar & Cleopatra would do, and what a position is worth."""
