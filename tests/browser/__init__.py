"""The pages in a real browser, from a real server."""

import pytest

pytest.register_assert_rewrite("browser.look", "browser.people", "browser.server")
