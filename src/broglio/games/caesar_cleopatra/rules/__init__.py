"""The rules of Caesar & Cleopatra: compiled, and the whole truth of a position."""
