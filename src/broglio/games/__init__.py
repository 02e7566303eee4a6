"""The games, one folder each. The registry finds them here; there is no list to edit."""
