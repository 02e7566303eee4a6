"""Scripted players of Caesar & Cleopatra: pick something legal out of what the server sends, at next to no cost."""

from __future__ import annotations

import random
import re
from urllib.parse import quote_plus

MOVE_BUTTON = re.compile(rb'name="move" value="([^"]+)"(?: id="[^"]*")?(?:>| aria-label)')
LAYABLE = re.compile(rb'id="at-(\w+)" class="group takes-lay')
CARD = re.compile(rb'class="cover pick pick-lay" id="[^"]+" form="act" name="card" value="(\w+)"')
ARRAY = b"do=array&at-senators=1&at-quaestors=2&at-praetors=3&at-aediles=4&at-censors=5"


def move_in_state(state: bytes, source: random.Random) -> bytes | None:
    """One of the moves of a state in JSON, as a JSON string; None: this seat is not asked."""
    begin = state.find(b'"moves":[') + 9
    end = state.find(b"]", begin)
    if end == begin:
        return None
    return source.choice(state[begin:end].split(b","))


def form_in_page(page: bytes, source: random.Random) -> bytes | None:
    """The fields of a choice that a page offers; None: this seat is not asked."""
    if b' data-asked="yes"' not in page[:400]:
        return None
    if b"mode-array" in page:
        return ARRAY
    moves = MOVE_BUTTON.findall(page)
    groups = LAYABLE.findall(page)
    cards = CARD.findall(page)
    if groups and cards and (not moves or source.random() < 0.9):
        face = b"down" if b'id="face-down"' in page else b"up"
        return b"face=%b&card=%b&group=%b" % (face, source.choice(cards), source.choice(groups))
    return b"move=" + quote_plus(source.choice(moves).decode()).encode()


def is_over(text: bytes, is_page: bool) -> bool:
    """Whether the game has ended."""
    return b"hand-bar mode-wait over" in text if is_page else b'"outcome":null' not in text
