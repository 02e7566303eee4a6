"""The Doge Ship in English: every saying of the game, by key.

A pair is singular and plural by the fact `count`. Names of seats, tiles, piles and spaces come in as people read them.
"""

from __future__ import annotations

from collections.abc import Sequence

from broglio.core.game import Saying

PILES = {
    "lower-1": "the lower galley, section 1",
    "lower-2": "the lower galley, section 2",
    "lower-3": "the lower galley, section 3",
    "upper-1": "the upper galley, section 1",
    "upper-2": "the upper galley, section 2",
    "upper-3": "the upper galley, section 3",
    "gondolas": "the gondolas",
    "barricades": "the barricades",
    "doge": "the Doge tiles",
}

SAYINGS: dict[str, str | tuple[str, str]] = {
    # events
    "price-seen": "The top tile of {pile} costs {price}.",
    "first-player": "{seat} plays first.",
    "die-rolled": "The {table} die shows {number}.",
    "doge-turned": "{tile} is turned up.",
    "doges-shuffled": "The old Doge tiles are shuffled into a new pile.",
    "reordering": "{seat} pays 2 ducats to put the built barricades into another order.",
    "arranged": "{seat} now has {tile} on top.",
    "discarded": "{seat} discards a marker.",
    "space-taken": "{seat} takes {space}{cost}.",
    "bonus": "{seat} has the bonus of {tile}.",
    "ducats-gained": ("{seat} gets 1 ducat.", "{seat} gets {count} ducats."),
    "approvals-gained": ("{seat} gets 1 approval.", "{seat} gets {count} approvals."),
    "points-gained": ("{seat} gets 1 point.", "{seat} gets {count} points."),
    "passed": "{seat} does nothing more with it.",
    "nothing-to-do": "{seat} can do nothing with it.",
    "returned": "{seat} puts {tile} back under its pile.",
    "looked": "{seat} looks at {pile}.",
    "tile-seen": "You see {tile}.",
    "bought": "{seat} buys {tile}, number {number} of those seen.",
    "nothing-bought": "{seat} buys nothing from {pile}.",
    "gondola-built": "{seat} builds {tile}.",
    "barricade-built": "{seat} builds {tile}.",
    "galley-built": "{seat} builds {tile}.",
    "replaced": "{seat} puts {tile} in the place of {removed}.",
    "part-scored": ("{seat} scores 1 point for it.", "{seat} scores {count} points for it."),
    "plotted": "{seat} draws two Doge tiles.",
    "doge-made": "{seat} makes {tile} the current one.",
    "put-on-top": "{seat} puts the other Doge tile on top of the pile.",
    "put-under": "{seat} puts the other Doge tile under the pile.",
    "bribed": "{seat} pays 2 ducats for approvals.",
    "round-ended": "The round is over.",
    "order-set": "{seat} will play in place {place}.",
    "flood": "The water rises to level {level}.",
    "markers-lost": ("{seat} loses 1 marker for the next round.", "{seat} loses {count} markers for the next round."),
    "inspection": "The Doge inspects the yards.",
    "bid-raised": "Your bid stands at {count}, and more may follow.",
    "bid-laid": "{seat} has laid a bid.",
    "bid-chosen": ("Your bid: 1 approval.", "Your bid: {count} approvals."),
    "bid-shown": ("{seat} has bid 1 approval.", "{seat} has bid {count} approvals."),
    "inspection-scored": (
        "{seat} scores 1 point in the inspection.",
        "{seat} scores {count} points in the inspection.",
    ),
    "game-ended": "The game is over; the final inspection.",
    "approvals-shown": ("{seat} shows 1 approval.", "{seat} shows {count} approvals."),
    "finally-scored": (
        "{seat} scores 1 point in the final inspection.",
        "{seat} scores {count} points in the final inspection.",
    ),
    # why a game ended
    "galley-finished": "The galley is finished.",
    "galley-stalled": "Six rounds in a row filled no place of the galley.",
    # what is asked
    "ask-act": (
        "Choose a space or discard your last marker.",
        "Choose a space or discard a marker; you have {count} left.",
    ),
    "ask-arrange": "Name your built barricades from the top; {count} of them are placed.",
    "ask-buy": "You may buy: {kinds}.",
    "ask-choose-pile": "Choose the pile to look at.",
    "ask-take": "Take one of the tiles you see, or none.",
    "ask-build": "You may build: {kinds}.",
    "ask-replace": "Choose the part that takes the place of one of the galley.",
    "ask-plot": "Draw two Doge tiles, or leave it.",
    "ask-bribe": "Pay 2 ducats for 2 approvals, or leave it.",
    "ask-make": "Choose the Doge tile that becomes current, and where the other goes.",
    "ask-bid": ("Bid from 0 to 1 approval.", "Bid from 0 to {count} approvals."),
    # what is refused
    "no-such-chance": "{move}: that cannot come up now",
    "no-such-seat": "there is no seat {number}",
    "game-over": "the game is over",
    "chance-first": "something is drawn first",
    "other-acts": "it is the turn of {seat}",
    "bid-laid-already": "you have laid your bid; wait for the others",
    "act-wanted": "{move}: what is asked for is a space, or a marker to discard",
    "arrange-wanted": "{move}: name your barricades from the top, or say done",
    "buy-wanted": "{move}: what is asked for is a pile to look at, or pass",
    "choose-pile-wanted": "{move}: you have made room; choose the pile to look at",
    "take-wanted": "{move}: take one of the tiles you see, or none",
    "build-wanted": "{move}: what is asked for is a tile to build, or pass",
    "replace-wanted": "{move}: what is asked for is a part that replaces another",
    "scheme-wanted": "{move}: carry out the intrigue, or pass",
    "make-wanted": "{move}: choose the Doge tile that becomes current",
    "bid-wanted": "{move}: what is asked for is a bid",
    "table-not-in-play": "the {table} table has no die with {count} players",
    "space-taken-already": "{space} is taken by {seat}",
    "too-dear": ("{space} costs {price}, and you have 1 ducat", "{space} costs {price}, and you have {count} ducats"),
    "cannot-replace": "you have no part that could replace one of the galley",
    "reordered-already": "barricades are reordered once a turn",
    "nothing-to-reorder": "you need two built barricades for another order",
    "reorder-too-dear": "another order costs 2 ducats, and you have {count}",
    "not-built": "{tile} is not among your built barricades that are still to be placed",
    "same-order": "that is the order you had; it must be another one",
    "wrong-kind": "this action is not about {pile}",
    "pile-empty": "{pile}: there is none left",
    "yard-full": "your yard is full; put a tile back first",
    "two-galleys": "you have two galley parts in your yard; put one back first",
    "not-in-yard": "{tile} is not in your yard",
    "return-useless": "{tile}: tiles are put back only to make room for what you buy",
    "not-so-many": "you see {count} tiles only",
    "tile-too-dear": ("it costs {price}, and you have 1 ducat", "it costs {price}, and you have {count} ducats"),
    "wrong-kind-to-build": "this action does not build {tile}",
    "does-not-fit": "{tile} does not fit on the next free place of its level",
    "nothing-to-replace": "{tile}: no part of that zone stands last on its level with nothing above it",
    "too-few-approvals": ("you hold 1 approval", "you hold {count} approvals"),
}


def tile_name(name: str) -> str:
    """A tile as people read it: `Gondola 8`, `lower galley part 1c`."""
    kind, *rest = name.split("-")
    if kind in ("lower", "upper"):
        return f"{kind} galley part {''.join(rest)}"
    return f"Doge tile {rest[0]}" if kind == "doge" else f"{kind.capitalize()} {rest[0]}"


def say(saying: Saying, names: Sequence[str]) -> str:
    """Put a saying into words, with these names for the seats."""
    words: dict[str, object] = dict(saying.facts)
    for key, fact in saying.facts.items():
        if key == "seat" and isinstance(fact, int):
            words[key] = names[fact]
        elif key in ("tile", "removed"):
            words[key] = tile_name(str(fact))
        elif key == "pile":
            words[key] = PILES[str(fact)]
        elif key == "space":
            words[key] = str(fact).replace("-", " ")
        elif key == "place" and isinstance(fact, int):
            words["number"] = fact + 1
    price = saying.facts.get("price")
    words["cost"] = f" for {price} ducat{'s' if price != 1 else ''}" if price else ""
    template = SAYINGS[saying.key]
    if isinstance(template, tuple):
        template = template[0] if saying.facts["count"] == 1 else template[1]
    text = template.format(**words)
    # A sentence begins with a capital even where it begins with a name such as "the gondolas".
    return text[0].upper() + text[1:] if text.endswith((".", "?", ":")) else text
