"""Bots that play any game. They see what a player sees and nothing more."""
