"""Every page of every game, a plug-in with next to nothing of its own included: all are drawn, none with a fault."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from broglio.core.language.words import LANGUAGES
from broglio.core.protocol import Game, registry
from broglio.web.app import create_app
from broglio.web.ops.settings import Settings
from core.small_game import GAME as SMALL
from web.visitors import make, visitor
from web.whole_games import app_of, play_on, table_of

EVERY_GAME = sorted({*registry.games(), SMALL.id})
MOST_DRAWN = 12
"""How many phases of a long game are looked at."""


@pytest.fixture
def people(settings: Settings, two_numbers: Game) -> Iterator[list[TestClient]]:
    """Somebody for each seat of any game; the last one looks on."""
    assert two_numbers.id in registry.games()
    with ExitStack() as stack:
        first = stack.enter_context(visitor(create_app(settings)))
        yield [first, *[visitor(app_of(first)) for _ in range(5)]]


def get(browser: TestClient, path: str, language: str = "en") -> str:
    answer = browser.get(path, headers={"accept-language": language})
    assert answer.status_code == 200, f"{path}: {answer.status_code}"
    assert "Traceback" not in answer.text
    return answer.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_what_comes_before_a_table(game_id: str, language: str, people: list[TestClient]) -> None:
    game = registry.find(game_id)
    assert f'id="game-{game_id}"' in get(people[0], "/", language)
    for seats in game.seat_counts:
        assert 'name="seat-0"' in get(people[0], f"/new/{game_id}?seats={seats}", language)
    page = get(people[0], f"/rules/{game_id}", language)
    assert all(f'id="{rule}"' in page for rule in game.rulebook.rules)


@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_a_whole_game_and_its_replay(game_id: str, people: list[TestClient]) -> None:
    count = registry.find(game_id).seat_counts[-1]
    seated, looker = people[:count], people[-1] if count < len(people) else visitor(app_of(people[0]))
    where = make(people[0], game=game_id, seats=str(count), name="Anna", listed="yes")
    everybody = [*seated, looker]
    for browser in everybody:
        get(browser, where)  # free seats
    for seat, browser in enumerate(seated[1:], start=1):
        browser.post(f"{where}/sit", data={"seat": str(seat), "name": f"Guest {seat}"})
    table = table_of(people[0], where)
    drawn: set[tuple[str, ...]] = set()
    step = 0
    while not table.is_over:
        prompts = [table.game.prompt(table.view(seat)) for seat in range(count)]
        phase = tuple(prompt.key if prompt else "" for prompt in prompts)
        if phase not in drawn and len(drawn) < MOST_DRAWN:
            drawn.add(phase)
            for number, browser in enumerate(everybody):
                get(browser, where, LANGUAGES[number % len(LANGUAGES)])
                get(browser, f"{where}/chronicle")
        play_on(people[0], where, steps=1, seed=step)
        step += 1
    for language in LANGUAGES:
        for browser in everybody:
            assert f"{where}/replay" in get(browser, where, language)
        get(looker, "/", language)
    last = len(table.match.log)
    for number in {0, 1, last // 2, last - 1, last}:
        for seat in range(count + 1):
            get(looker, f"{where}/replay?seat={seat}&step={number}", LANGUAGES[seat % len(LANGUAGES)])
    get(looker, f"{where}/record")
    get(looker, f"/verify?table={table.id}")


def test_a_game_that_brings_no_drawing_shows_its_choices_as_buttons(people: list[TestClient]) -> None:
    where = make(people[0], game=SMALL.id, name="Anna")
    people[1].post(f"{where}/sit", data={"seat": "1", "name": "Bela"})
    page = get(people[0], where, "fr")
    assert "Say a number from 1 to 3." in page, "English words serve in every language"
    assert 'name="move" value="say 2"' in page
    assert 'id="hint"' not in page, "nobody knows what is sensible"
    for browser, move in ((people[0], "say 2"), (people[1], "say 3")):
        browser.post(f"{where}/move", data={"version": str(table_of(people[0], where).version), "move": move})
    assert "Both have said their numbers." in get(people[0], where)


def test_levels_that_mean_nothing_are_not_offered(people: list[TestClient]) -> None:
    first = get(people[0], "/")
    small = first[first.index(f'id="game-{SMALL.id}"') :].partition("</li>")[0]
    assert 'value="random" checked' in small
    made = get(people[0], f"/new/{SMALL.id}")
    where = make(people[0], game=SMALL.id, name="Anna")
    waiting = get(people[0], where)
    for page in (small, made, waiting):
        assert 'value="random"' in page
        assert not any(f'value="{level}"' in page for level in ("novice", "senator", "doge"))
    assert 'value="random"' not in get(people[0], "/new/doge")
    refused = people[0].post("/tables", data={"game": SMALL.id, "level": "senator"})
    assert refused.status_code == 400
    assert "there is random" in refused.text
    people[0].post(f"{where}/hand-over", data={"seat": "1", "level": "doge"})
    assert not table_of(people[0], where).is_full


def test_the_api_offers_what_the_pages_offer(people: list[TestClient], monkeypatch: pytest.MonkeyPatch) -> None:
    told = people[0].get(f"/api/v1/games/{SMALL.id}").json()
    assert (told["levels"], told["has_hints"]) == (["random"], False)
    assert people[0].get("/api/v1/games/doge").json()["levels"] == ["novice", "senator", "doge"]
    monkeypatch.setitem(registry.games(), "caesar-cleopatra", without_policy("caesar-cleopatra"))
    token = people[0].post("/api/v1/session", json={"name": "Anna"}).json()["token"]
    wish = {"game": "caesar-cleopatra", "seats": ["me", "senator"]}
    refused = people[0].post("/api/v1/tables", json=wish, headers={"authorization": f"Bearer {token}"})
    assert refused.status_code == 400, refused.text
    assert "there is random" in refused.text


def test_tables_of_a_game_that_is_gone_stay_closed(
    people: list[TestClient], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its package was taken away, or broke: the other games go on, for its own players too."""
    anna = people[0]
    running, waiting = make(anna, game=SMALL.id, name="Anna", level="random"), make(anna, game=SMALL.id, listed="yes")
    finished = make(anna, game=SMALL.id, name="Anna", listed="yes")
    people[1].post(f"{finished}/sit", data={"seat": "1", "name": "Bela"})
    assert play_on(anna, finished).is_over
    tables = app_of(anna).state.hall.tables
    tables.live.clear()
    tables.latest.clear()
    monkeypatch.delitem(registry.games(), SMALL.id)
    app_of(anna).state.hall.lists.open.until = app_of(anna).state.hall.lists.finished.until = 0.0
    other = make(anna, game="doge", name="Anna", listed="yes")
    for browser in (anna, people[1], people[2]):
        page = get(browser, "/")
        assert not any(where in page for where in (running, waiting, finished))
    assert other in get(anna, "/")
    for where in (running, waiting, finished, f"{finished}/replay"):
        assert anna.get(where).status_code == 404
    assert f"table {running.rpartition('/')[2]} stays closed: game: no game {SMALL.id!r}" in caplog.text


def without_policy(game_id: str) -> Game:
    return replace(registry.find(game_id), has_policy=False)
