"""The Doge Ship in words: moves, questions, refusals, events."""
