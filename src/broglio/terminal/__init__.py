"""The terminal: the command line and what its commands do."""
