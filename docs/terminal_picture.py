"""Draws docs/doge-terminal.svg, the picture in the README: `python docs/terminal_picture.py`."""

from __future__ import annotations

import io
import random
from pathlib import Path

from rich.console import Console
from rich.text import Text

from broglio.core import laws
from broglio.core.match.match import Match
from broglio.core.protocol import registry

NAMES = ["Anna", "Bram", "Chloé"]
# As rich draws terminals, but with the fonts of the reader's own machine: nothing is fetched.
FRAME = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
 font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def main() -> None:
    """Play at random up to a telling moment and draw it."""
    game = registry.find("doge")
    match = Match(game, 3)
    source = random.Random(21)
    for _ in range(190):
        laws.step(match, source)
    while not asks(match, "ask-native"):
        laws.step(match, source)
    seat = match.position.to_act()[0]
    view = match.position.view(seat)
    console = Console(record=True, width=96, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    last = [event for entry in match.log[-4:] for event in entry.events if event.visible_to(seat)]
    for event in last[-6:]:
        console.print(Text("  " + game.say(event, NAMES), style="dim"))
    console.print(game.draw(view, NAMES))
    prompt = game.prompt(view)
    assert prompt is not None
    console.print(Text.assemble((game.say(prompt, NAMES), "bold"), (f"  ({prompt.rule})", "dim")))
    for number, move in enumerate(view.moves, start=1):
        console.print(Text(f"{number:>4}  {game.notate(move)}").append(f"  ({game.rule_of(move, view)})", style="dim"))
    path = Path(__file__).with_name("doge-terminal.svg")
    console.save_svg(str(path), title="broglio play doge", code_format=FRAME, unique_id="doge")


def asks(match: Match, key: str) -> bool:
    """Whether somebody is asked this."""
    for seat in match.position.to_act():
        prompt = match.game.prompt(match.position.view(seat)) if seat >= 0 else None
        if prompt is not None and prompt.key == key:
            return True
    return False


if __name__ == "__main__":
    main()
