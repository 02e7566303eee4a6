"""Doge in words: moves, questions, refusals, events."""
