"""The Doge Ship as JSON, read with care."""
