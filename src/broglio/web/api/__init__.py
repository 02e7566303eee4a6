"""The JSON API: all that a page can do, for programs. `operations.py` lists what there is."""
