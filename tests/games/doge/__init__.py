"""The rules of Doge, proven on drawn tables (see board.py)."""

import pytest

pytest.register_assert_rewrite("doge.board")  # so that a failure shows both drawings
