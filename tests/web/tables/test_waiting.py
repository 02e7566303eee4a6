"""A table with free seats: who is asked to sit down, who to send the link, and what a bot there is called."""

from __future__ import annotations

import pytest

from broglio.web.app import create_app
from broglio.web.ops.settings import Settings
from web.visitors import make, visitor


@pytest.mark.parametrize(
    ("language", "send", "sit"),
    [
        ("en", "Send this link", "Sit down"),
        ("fr", "Envoyez ce lien", "Prenez place"),
        ("nl", "Stuur deze link", "Ga zitten"),
    ],
)
def test_who_sits_sends_the_link_and_who_is_invited_sits_down(
    settings: Settings, language: str, send: str, sit: str
) -> None:
    app = create_app(settings)
    with visitor(app) as anna, visitor(app) as invited:
        for person in (anna, invited):
            person.headers["accept-language"] = language
        where = make(anna, game="caesar-cleopatra", seats="2", name="Anna")
        to_anna, to_invited = anna.get(where).text, invited.get(where).text
        assert send in to_anna
        assert sit not in to_anna
        assert sit in to_invited
        assert send not in to_invited


@pytest.mark.parametrize(("language", "level"), [("en", "Senator"), ("fr", "Sénateur"), ("nl", "Senator")])
def test_a_bot_at_a_free_seat_has_a_name_and_its_level_is_told_in_the_readers_language(
    settings: Settings, language: str, level: str
) -> None:
    app = create_app(settings)
    with visitor(app) as anna, visitor(app) as reader:
        where = make(anna, game="doge", seats="3", name="Anna")
        anna.post(f"{where}/hand-over", data={"seat": "1", "level": "senator"})
        reader.headers["accept-language"] = language
        assert f'<span class="name">Bembo <small>{level}</small></span>' in reader.get(where).text
