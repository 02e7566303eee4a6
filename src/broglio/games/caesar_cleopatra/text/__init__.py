"""Caesar & Cleopatra in words: moves, questions, refusals, events."""
