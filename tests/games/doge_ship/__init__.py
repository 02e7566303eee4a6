"""The rules of The Doge Ship, one test or more for each."""
