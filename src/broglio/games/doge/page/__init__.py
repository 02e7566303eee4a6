"""The table of Doge for the browser."""
