"""The table of The Doge Ship for the browser."""
