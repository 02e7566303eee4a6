"""The table of Caesar & Cleopatra for the browser."""
