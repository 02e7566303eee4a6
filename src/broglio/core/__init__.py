"""What all games share: the protocol, matches, records, laws. It knows no game."""
