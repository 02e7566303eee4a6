"""The rules of The Doge Ship: compiled, and the whole truth of a position."""
