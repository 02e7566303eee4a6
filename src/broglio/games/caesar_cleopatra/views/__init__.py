"""What a seat of Caesar & Cleopatra may know, as data and as numbers, and worlds that fit it."""
