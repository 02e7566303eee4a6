"""What a seat of Doge may know, as data and as numbers, and worlds that fit it."""
