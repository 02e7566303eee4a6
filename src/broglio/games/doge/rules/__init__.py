"""The rules of Doge: compiled, and the whole truth of a position."""
