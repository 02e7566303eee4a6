"""How the moves read: `down 3 senators`, `up philosopher censors`, `assassination 4 aediles`, `spy`, `castling senators
praetors`, `scout censors`, `wrath aediles`, `veto`, `allow`, `pass`, `discard 2`, `done`, `on`, `back`, `draw 1`,
`take spy`, `lay 3 senators`, `next veto`, `array 3 1 5 2 4`; and chance's `deal 3`, `mission senators`, `turn orgy`.
"""

from __future__ import annotations

from functools import cache

from broglio.core.game import Malformed, Move
from broglio.games.caesar_cleopatra import moves
from broglio.games.caesar_cleopatra.material import (
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
SINGLE = {code: word for word, code in WORDS.items()}
CARD_AT_GROUP = {
    "down": moves.FACE_DOWN,
    "up": moves.FACE_UP,
    "assassination": moves.ASSASSINATE,
    "lay": moves.RELAY,
}
ONE_NAME = {
    "scout": (moves.SCOUT, GROUP_NAMES, "a group"),
    "wrath": (moves.WRATH, GROUP_NAMES, "a group"),
    "draw": (moves.DRAW, ("1", "2"), "a pile"),
    "discard": (moves.DISCARD, CARD_NAMES, "a card"),
    "take": (moves.TAKE, CARD_NAMES, "a card"),
    "next": (moves.NEXT, MANIPULATION_NAMES, "a manipulation card"),
    "deal": (moves.DEAL, CARD_NAMES, "a card"),
    "mission": (moves.MISSION, MISSION_NAMES, "a group with missions"),
    "turn": (moves.TURN, VOTE_NAMES, "a vote card"),
}


def array_of(way: int) -> tuple[int, ...]:
    """The cards that a way to lay out a series puts at the groups."""
    return tuple(moves.LAID_OUT[way * GROUPS + group] for group in range(GROUPS))


WAYS = {array_of(way): way for way in range(moves.ARRAYS)}


@cache
def notate(move: Move) -> str:
    """A move's text."""
    if not 0 <= move < moves.CODES:
        raise Malformed("move", f"{move} is no move of Caesar & Cleopatra")
    if move in SINGLE:
        return SINGLE[move]
    for word, start in CARD_AT_GROUP.items():
        if start <= move < start + INFLUENCE * GROUPS:
            return f"{word} {CARD_NAMES[(move - start) // GROUPS]} {GROUP_NAMES[(move - start) % GROUPS]}"
    for word, (start, names, _) in ONE_NAME.items():
        if start <= move < start + len(names):
            return f"{word} {names[move - start]}"
    if moves.is_castle(move):
        pair = move - moves.CASTLE
        return f"castling {GROUP_NAMES[moves.PAIR_FIRST[pair]]} {GROUP_NAMES[moves.PAIR_SECOND[pair]]}"
    if moves.is_array(move):
        return "array " + " ".join(CARD_NAMES[card] for card in array_of(move - moves.ARRAY))
    raise Malformed("move", f"{move} is no move of Caesar & Cleopatra")


def parse(text: str) -> Move:
    """Read a move; spaces and capitals do not matter."""
    words = text.lower().split()
    match words:
        case [word] if word in WORDS:
            return WORDS[word]
        case [word, card, group] if word in CARD_AT_GROUP:
            number = _index(text, card, INFLUENCE_NAMES, "an influence card")
            return CARD_AT_GROUP[word] + number * GROUPS + _index(text, group, GROUP_NAMES, "a group")
        case [word, name] if word in ONE_NAME:
            start, names, kind = ONE_NAME[word]
            return start + _index(text, name, names, kind)
        case ["castling", one, other]:
            return _castling(text, one, other)
        case ["array", *cards]:
            return _array(text, cards)
    raise Malformed(
        f"move {_quoted(text)}",
        "cannot be read; moves look like 'down 3 senators', 'up 5 censors', 'assassination 4 aediles', 'spy', "
        "'castling senators praetors', 'scout censors', 'wrath aediles', 'veto', 'allow', 'pass', 'discard 2', 'done', "
        "'on', 'back', 'draw 1', 'take spy', 'lay 3 senators', 'next veto', 'array 3 1 5 2 4'",
    )


def _castling(text: str, one: str, other: str) -> Move:
    pair = sorted((_index(text, one, GROUP_NAMES, "a group"), _index(text, other, GROUP_NAMES, "a group")))
    for number in range(moves.PAIRS):
        if [moves.PAIR_FIRST[number], moves.PAIR_SECOND[number]] == pair:
            return moves.CASTLE + number
    raise Malformed(f"move {_quoted(text)}", "a castling is between two different groups (C29)")


def _array(text: str, words: list[str]) -> Move:
    cards = tuple(_index(text, word, INFLUENCE_NAMES, "an influence card") for word in words)
    if cards not in WAYS:
        raise Malformed(f"move {_quoted(text)}", "each of 1 2 3 4 5 goes to one of the five groups (C7)")
    return moves.ARRAY + WAYS[cards]


def _quoted(text: str) -> str:
    shown = text if len(text) <= 40 else text[:37] + "..."
    return repr(shown)


def _index(text: str, word: str, words: tuple[str, ...], kind: str) -> int:
    if word not in words:
        raise Malformed(f"move {_quoted(text)}", f"{_quoted(word)} is not {kind}: {', '.join(words)}")
    return words.index(word)
