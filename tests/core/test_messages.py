"""Book.compose does by hand what Fluent does: it says the same, for every message in every language."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from broglio.core.language.messages import Book
from broglio.core.language.words import LANGUAGES
from broglio.core.protocol import registry

PACKAGES = ["broglio.web.pages", *sorted(game.package for game in registry.games().values())]
SAMPLES = (0, 1, 2, 3, 5, 11, 21, 999, "Anna", "<b>Émile</b>", "")
"""No number of four digits: a locale parts its thousands, and we do not."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_reads_as_fluent_itself_formats_it(package: str, language: str) -> None:
    folder = files(package).joinpath("words", language)
    book = Book(language, folder)
    plain = FluentBundle([language], use_isolating=False)
    for file in folder.iterdir():
        plain.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    assert book.messages
    for key, message in book.messages.items():
        name, _, attribute = key.partition(".")
        found = plain.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        variables = sorted(message.variables)
        for first in range(len(SAMPLES)):
            # Each variable in turn takes each sample, and two of them never the same.
            told = {one: SAMPLES[(first + number) % len(SAMPLES)] for number, one in enumerate(variables)}
            assert (book.compose(key, told), []) == plain.format_pattern(pattern, told), f"{key} of {told}"


def test_a_number_of_four_digits_is_written_without_marks() -> None:
    book = Book("en", files("broglio.web.pages").joinpath("words", "en"))
    assert "1234" in book.compose("seat-count", {"most": 1234})
