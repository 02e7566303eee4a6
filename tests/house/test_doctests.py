"""The examples in the docstrings of the public face run, and give what they say."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

PUBLIC = (
    "broglio",
    "broglio.core.match.match",
    "broglio.core.protocol",
    "broglio.core.protocol.game",
    "broglio.core.protocol.registry",
)


@pytest.mark.parametrize("module", PUBLIC)
def test_examples_of_docstrings(module: str) -> None:
    result = doctest.testmod(import_module(module))
    assert result.attempted > 1, "there is an example"
    assert result.failed == 0
