"""What is said, in all languages: whole games, the corners of French and Dutch grammar, and what is refused."""

from __future__ import annotations

import random
from importlib import import_module
from pathlib import Path

import pytest

from broglio.core import laws
from broglio.core.language.messages import Book
from broglio.core.language.words import LANGUAGES, Named, Words
from broglio.core.match.match import Match
from broglio.core.protocol import Fact, Game, Malformed, Saying, registry

GAMES = sorted(registry.built_in())
"""Others may speak English alone."""
NAMES = ("Anna", "Émile", "Oscar", "Ilse", "Ugo")
BIDI_MARKS = "\u2066\u2067\u2068\u2069"


def say_everywhere(game: Game, saying: Saying, names: tuple[str, ...] = NAMES) -> None:
    said = [game.say(saying, names, language) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES), f"{saying.key} is not translated: {said}"
    for text in said:
        assert not any(mark in text for mark in BIDI_MARKS)
        assert "  " not in text
        assert "{" not in text
        assert "$" not in text


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_told_in_all_languages(game: str) -> None:
    face = registry.find(game)
    asked = set()
    for seed in range(6):
        source = random.Random(seed)
        seats = face.seat_counts[seed % len(face.seat_counts)]
        match = Match(face, seats)
        while laws.step(match, source):
            for event in match.log[-1].events:
                say_everywhere(face, event)
            for seat in match.position.to_act():
                prompt = face.prompt(match.position.view(seat)) if seat >= 0 else None
                if prompt is not None:
                    asked.add(prompt.key)
                    say_everywhere(face, prompt)
            try:
                refusal = match.position.refusal(source.randrange(seats), source.randrange(face.codes))
            except Malformed:  # not every number is a move
                continue
            if refusal is not None:
                say_everywhere(face, refusal.saying)
        outcome = match.position.outcome()
        assert outcome is not None
        say_everywhere(face, outcome.reason)
    assert len(asked) >= 9


@pytest.mark.parametrize("numbers", [(0, 0, 1), (1, 1, 1)])
@pytest.mark.parametrize("game", GAMES)
def test_every_event_that_there_is_can_be_told(game: str, numbers: tuple[int, int, int]) -> None:
    face = registry.find(game)
    position = face.start(face.seat_counts[0])
    kinds = import_module(f"broglio.games.{game.replace('-', '_')}.rules.events").KINDS
    for kind in range(len(kinds)):
        say_everywhere(face, position.event((kind, *numbers)))


def said(game: str, language: str, key: str, **facts: Fact) -> str:
    return (
        registry.find(game).say(Saying(key, facts, ""), NAMES, language).replace("\u202f", " ").replace("\u00a0", " ")
    )


@pytest.mark.parametrize(
    ("key", "facts", "french", "dutch"),
    [
        (
            "card-shown",
            {"seat": 0, "area": "castello", "count": 1},
            "Anna place 1 marqueur à Castello.",
            "Anna plaatst 1 stemschijf in Castello.",
        ),
        (
            "card-shown",
            {"seat": 0, "area": "palace", "count": 3},
            "Anna place 3 marqueurs au palais du Doge.",
            "Anna plaatst 3 stemschijven in het Dogepaleis.",
        ),
        (
            "taken",
            {"seat": 1, "counsellor": "sword", "area": "palace"},
            "Émile prend le contrôle de l’Épée de San Polo, désormais au palais du Doge.",
            "Émile krijgt de controle over het Zwaard van San Polo; die staat nu in het Dogepaleis.",
        ),
        (
            "given-up",
            {"seat": 1, "counsellor": "cap-2"},
            "Émile renonce au contrôle du deuxième Bonnet de la Quarantia.",
            "Émile ziet af van de controle over de tweede Dogemuts van de Quarantia.",
        ),
        (
            "neutral",
            {"counsellor": "cross"},
            "La Croix de Santa Croce redevient neutre.",
            "Het Kruis van Santa Croce wordt weer neutraal.",
        ),
        (
            "card-used",
            {"area": "palace"},
            "Vous avez déjà joué votre carte du palais du Doge dans cette manche ; choisissez un autre lieu.",
            "Je hebt je kaart van het Dogepaleis deze ronde al gespeeld; kies een ander gebied.",
        ),
        (
            "votes-counted",
            {"seat": 2, "votes": 1},
            "Oscar : 1 voix en tout.",
            "Oscar: 1 stem in totaal.",
        ),
        (
            "supply-too-small",
            {"count": 0},
            "Il ne vous reste aucune maison en réserve.",
            "Je hebt geen huis meer in je voorraad.",
        ),
    ],
)
def test_doge_in_french_and_dutch(key: str, facts: dict[str, Fact], french: str, dutch: str) -> None:
    assert said("doge", "fr", key, **facts) == french
    assert said("doge", "nl", key, **facts) == dutch


@pytest.mark.parametrize(
    ("key", "facts", "french", "dutch"),
    [
        (
            "vetoed",
            {"seat": 1, "card": "assassination"},
            "Émile oppose son veto à l’assassin.",
            "Émile spreekt een veto uit tegen de moordenaar.",
        ),
        (
            "vetoed",
            {"seat": 1, "card": "castling"},
            "Émile oppose son veto au roque.",
            "Émile spreekt een veto uit tegen de rokade.",
        ),
        (
            "patrician-won",
            {"seat": 0, "group": "aediles"},
            "Anna gagne un Édile.",
            "Anna wint een Aedilis.",
        ),
        (
            "card-not-in-hand",
            {"card": "spy"},
            "Vous n’avez pas d’espion en main, ou pas assez.",
            "Je hebt geen spion in je hand, of niet genoeg.",
        ),
        (
            "castled",
            {"seat": 0, "group": "censors", "count": 0},
            "Après le roque, Anna n’a aucune carte cachée devant les Censeurs.",
            "Na de rokade heeft Anna geen verdekte kaart bij de Censoren.",
        ),
        (
            "castled",
            {"seat": 0, "group": "censors", "count": 2},
            "Après le roque, Anna a 2 cartes cachées devant les Censeurs.",
            "Na de rokade heeft Anna 2 verdekte kaarten bij de Censoren.",
        ),
        (
            "hand-seen",
            {"seat": 0, "other": 1, "cards": ("3", "philosopher", "wrath")},
            "Émile a en main : 3, philosophe, colère.",
            "Émile heeft in de hand: 3, filosoof, toorn.",
        ),
        (
            "vote-held",
            {"group": "senators"},
            "Suffrage des Sénateurs.",
            "De stemming bij de Senatoren.",
        ),
    ],
)
def test_caesar_and_cleopatra_in_french_and_dutch(key: str, facts: dict[str, Fact], french: str, dutch: str) -> None:
    assert said("caesar-cleopatra", "fr", key, **facts) == french
    assert said("caesar-cleopatra", "nl", key, **facts) == dutch


@pytest.mark.parametrize(
    ("key", "facts", "french", "dutch"),
    [
        (
            "die-rolled",
            {"table": "white", "number": 4},
            "Le dé blanc indique 4.",
            "De witte dobbelsteen toont 4.",
        ),
        (
            "table-not-in-play",
            {"table": "white", "count": 2},
            "À 2 joueurs, la table blanche n’est pas utilisée ; choisissez-en une autre.",
            "Met 2 spelers wordt de witte tabel niet gebruikt; kies een andere.",
        ),
        (
            "space-taken",
            {"seat": 0, "space": "green-5", "price": 0},
            "Anna prend la case verte 5.",
            "Anna neemt het groene vak 5.",
        ),
        (
            "space-taken",
            {"seat": 0, "space": "green-5", "price": 1},
            "Anna prend la case verte 5 pour 1 ducat.",
            "Anna neemt het groene vak 5 voor 1 dukaat.",
        ),
        (
            "bought",
            {"seat": 2, "tile": "lower-1-c", "place": 0},
            "Oscar achète la partie 1c du niveau inférieur (numéro 1 parmi les tuiles vues).",
            "Oscar koopt galeideel 1c (onder), nummer 1 van de bekeken tegels.",
        ),
        (
            "ask-buy",
            {"kinds": "gondola or galley"},
            "Vous pouvez acheter : une gondole ou une partie de la galère.",
            "Je mag kopen: een gondel of een galeideel.",
        ),
        (
            "ask-arrange",
            {"count": 1},
            "Indiquez vos barricades construites à partir du dessus ; déjà placées : 1.",
            "Noem je gebouwde barricades van boven naar beneden; al gelegd: 1.",
        ),
        (
            "bid-shown",
            {"seat": 3, "count": 0},
            "Ilse n’a rien misé.",
            "Ilse heeft niets geboden.",
        ),
        (
            "part-scored",
            {"seat": 0, "count": -1},
            "Anna en tire -1 point.",
            "Anna scoort daarvoor -1 punt.",
        ),
        (
            "doge-turned",
            {"tile": "doge-9"},
            "La tuile Doge 9 est révélée.",
            "Dogetegel 9 wordt opengelegd.",
        ),
    ],
)
def test_the_doge_ship_in_french_and_dutch(key: str, facts: dict[str, Fact], french: str, dutch: str) -> None:
    assert said("doge-ship", "fr", key, **facts) == french
    assert said("doge-ship", "nl", key, **facts) == dutch


def test_the_kinds_of_tile_are_joined_as_the_space_says() -> None:
    assert said("doge-ship", "en", "ask-build", kinds="gondola + gondola") == "You may build: a gondola + a gondola."
    assert (
        said("doge-ship", "en", "ask-build", kinds="barricade or galley")
        == "You may build: a barricade or a galley part."
    )


@pytest.mark.parametrize("number", [0, 1, 1234, -7, 10**40])
def test_numbers_are_said_in_digits(number: int) -> None:
    for language in LANGUAGES:
        assert str(number) in said("doge-ship", language, "no-such-seat", number=number)
        assert f" {number} " in said("doge-ship", language, "price-seen", pile="doge", price=number)


# Names that people choose


@pytest.mark.parametrize("name", ["{ $area }", "area-palace", "\u2068x\u2069", "-", "<b>", "palace"])
def test_the_name_of_a_player_is_said_as_it_is(name: str) -> None:
    game = registry.find("doge")
    for _ in LANGUAGES:
        assert game.say(Saying("other-decides", {"seat": 0}, "D15"), [name]) == f"It is {name}’s turn to decide."


def test_a_name_and_a_thing_of_the_same_letters_are_told_apart() -> None:
    words = Words("broglio.games.doge")
    thing, name = {"area": Named("area-palace")}, {"area": "area-palace"}
    assert words.say("brown-dealt", "en", thing) == "Next in this round’s voting order: the Doge’s Palace."
    assert words.say("brown-dealt", "en", name) == "Next in this round’s voting order: area-palace."


def test_one_seat_may_have_another_name_at_the_next_table() -> None:
    game = registry.find("doge")
    saying = Saying("no-house-moved", {"seat": 0}, "D18")
    assert [game.say(saying, [name], "fr") for name in ("Bice", "Carla")] == [
        "Bice ne déplace aucune maison.",
        "Carla ne déplace aucune maison.",
    ]


# What is not there


def test_a_missing_message_is_named() -> None:
    with pytest.raises(KeyError, match=r"no message 'no-such' in broglio\.games\.doge, words/fr"):
        Words("broglio.games.doge").say("no-such", "fr")


def test_a_missing_fact_is_named() -> None:
    with pytest.raises(ValueError, match=r"'no-house-there' in .*words/fr/sayings\.ftl wants \$area-at.*\['place'\]"):
        Words("broglio.games.doge").say("no-house-there", "fr", {"place": "x"})


def test_a_form_is_had_of_things_only() -> None:
    with pytest.raises(ValueError, match=r"wants \$area-at"):
        Words("broglio.games.doge").say("no-house-there", "fr", {"area": "Castello"})


def test_a_thing_without_a_name_is_named() -> None:
    with pytest.raises(KeyError, match="area-rialto"):
        Words("broglio.games.doge").say("no-house-there", "en", {"area": Named("area-rialto")})


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(KeyError, match="no language 'de'; there is en, fr, nl"):
        Words("broglio.games.doge").say("game", "de")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("one = 1\ntwo 2\n", "Expected token"),
        ("one = 1\none = 2\n", "'one' is there already"),
    ],
)
def test_a_file_that_is_not_sound_is_refused(tmp_path: Path, text: str, fault: str) -> None:
    (tmp_path / "some.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=rf"some\.ftl.*{fault}"):
        Book("en", tmp_path)


def test_a_reference_to_nothing_is_refused(tmp_path: Path) -> None:
    (tmp_path / "some.ftl").write_text("one = { two }\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"'one' in .*some\.ftl.*two"):
        Book("en", tmp_path).compose("one", {})


def test_a_message_needs_what_the_messages_in_it_need(tmp_path: Path) -> None:
    (tmp_path / "some.ftl").write_text("one = { two } and { $three }\ntwo = { $four }\n", encoding="utf-8")
    assert Book("en", tmp_path).messages["one"].variables == {"three", "four"}
