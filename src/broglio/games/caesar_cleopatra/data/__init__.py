"""Caesar & Cleopatra as JSON, read with care."""
