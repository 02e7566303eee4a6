"""Doge as JSON, read with care."""
