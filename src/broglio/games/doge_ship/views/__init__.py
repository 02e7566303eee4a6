"""What a seat of The Doge Ship may know, as data and as numbers, and worlds that fit it."""
