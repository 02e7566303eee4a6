"""`python -m broglio` is `broglio`."""

import sys

from broglio.terminal.cli import main

if __name__ == "__main__":
    sys.exit(main())
