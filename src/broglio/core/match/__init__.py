"""Games in progress and games on record: played, replayed, verified, played in batches."""
