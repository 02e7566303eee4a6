"""How the moves read: `down 3 senators`, `up philosopher censors`, `assassination 4 aediles`, `spy`, `castling senators
praetors`, `scout censors`, `wrath aediles`, `veto`, `allow`, `pass`, `discard 2`, `done`, `on`, `back`, `draw 1`,
`take spy`, `lay 3 senators`, `next veto`, `array 3 1 5 2 4`; and chance's `deal 3`, `mission senators`, `turn orgy`.
"""

from __future__ import annotations

from broglio.core.kit.refusing import index, quoted
from broglio.core.protocol import Malformed, Move
from broglio.games.caesar_cleopatra.rules import moves
from broglio.games.caesar_cleopatra.rules.material import (
    CARD_NAMES,
    GROUP_NAMES,
    GROUPS,
    INFLUENCE,
    MISSIONS,
    VOTE_NAMES,
)

INFLUENCE_NAMES = CARD_NAMES[:INFLUENCE]
MANIPULATION_NAMES = CARD_NAMES[INFLUENCE:]
MISSION_NAMES = GROUP_NAMES[:MISSIONS]
WORDS = {
    "spy": moves.SPY,
    "veto": moves.VETO,
    "allow": moves.ALLOW,
    "pass": moves.PASS,
    "done": moves.DONE,
    "on": moves.ON,
    "back": moves.BACK,
}


def _next(number: int) -> Move:
    """Manipulation cards are counted after influence cards."""
    return moves.next_card(INFLUENCE + number)


CARD_AT_GROUP = {"down": moves.face_down, "up": moves.face_up, "assassination": moves.assassinate, "lay": moves.relay}
ONE_NAME = {
    "scout": (moves.scout, GROUP_NAMES, "a group"),
    "wrath": (moves.wrath, GROUP_NAMES, "a group"),
    "draw": (moves.draw, ("1", "2"), "a pile"),
    "discard": (moves.discard, CARD_NAMES, "a card"),
    "take": (moves.take, CARD_NAMES, "a card"),
    "next": (_next, MANIPULATION_NAMES, "a manipulation card"),
    "deal": (moves.deal, CARD_NAMES, "a card"),
    "mission": (moves.mission, MISSION_NAMES, "a group with missions"),
    "turn": (moves.turn, VOTE_NAMES, "a vote card"),
}


def array_of(way: int) -> tuple[int, ...]:
    """The cards that a way to lay out a series puts at the groups."""
    return tuple(moves.laid_out(way, group) for group in range(GROUPS))


WAYS = {array_of(way): way for way in range(moves.ARRAYS)}
PAIRS: dict[tuple[int, int], Move] = {
    (moves.castled_first(move), moves.castled_second(move)): move for move in map(moves.castle, range(moves.PAIRS))
}
"""The castlings by their two groups, the lower number first."""


def _texts() -> dict[int, str]:
    """All moves with their texts."""
    texts = {code: word for word, code in WORDS.items()}
    for word, at_group in CARD_AT_GROUP.items():
        for card, card_name in enumerate(INFLUENCE_NAMES):
            texts |= {at_group(card, group): f"{word} {card_name} {name}" for group, name in enumerate(GROUP_NAMES)}
    for word, (with_number, names, _) in ONE_NAME.items():
        texts |= {with_number(number): f"{word} {name}" for number, name in enumerate(names)}
    for move in PAIRS.values():
        one, other = GROUP_NAMES[moves.castled_first(move)], GROUP_NAMES[moves.castled_second(move)]
        texts[move] = f"castling {one} {other}"
    for cards, way in WAYS.items():
        texts[moves.array(way)] = " ".join(["array", *(CARD_NAMES[card] for card in cards)])
    return texts


TEXTS = _texts()


def notate(move: Move) -> str:
    """A move's text."""
    if move not in TEXTS:
        raise Malformed("move", f"{move} is no move of Caesar & Cleopatra")
    return TEXTS[move]


def parse(text: str) -> Move:
    """Read a move; spaces and capitals do not matter."""
    words = text.lower().split()
    match words:
        case [word] if word in WORDS:
            return WORDS[word]
        case [word, card, group] if word in CARD_AT_GROUP:
            number = index(text, card, INFLUENCE_NAMES, "an influence card")
            return CARD_AT_GROUP[word](number, index(text, group, GROUP_NAMES, "a group"))
        case [word, name] if word in ONE_NAME:
            with_number, names, kind = ONE_NAME[word]
            return with_number(index(text, name, names, kind))
        case ["castling", one, other]:
            return _castling(text, one, other)
        case ["array", *cards]:
            return _array(text, cards)
    raise Malformed(
        f"move {quoted(text)}",
        "cannot be read; moves look like 'down 3 senators', 'up 5 censors', 'assassination 4 aediles', 'spy', "
        "'castling senators praetors', 'scout censors', 'wrath aediles', 'veto', 'allow', 'pass', 'discard 2', 'done', "
        "'on', 'back', 'draw 1', 'take spy', 'lay 3 senators', 'next veto', 'array 3 1 5 2 4'",
    )


def _castling(text: str, one: str, other: str) -> Move:
    groups = index(text, one, GROUP_NAMES, "a group"), index(text, other, GROUP_NAMES, "a group")
    pair = (min(groups), max(groups))
    if pair in PAIRS:
        return PAIRS[pair]
    raise Malformed(f"move {quoted(text)}", "a castling is between two different groups (C29)")


def _array(text: str, words: list[str]) -> Move:
    cards = tuple(index(text, word, INFLUENCE_NAMES, "an influence card") for word in words)
    if cards not in WAYS:
        raise Malformed(f"move {quoted(text)}", "place one each of 1 2 3 4 5 at the five groups (C7)")
    return moves.array(WAYS[cards])
