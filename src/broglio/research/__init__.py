"""Doors for research: the games as arrays, environments and records. See docs/research.md."""
