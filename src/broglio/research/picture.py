"""A picture of what a terminal would show, cell by cell."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.cells import cell_len
from rich.color import Color
from rich.console import Console
from rich.style import Style
from rich.terminal_theme import MONOKAI as THEME

SIZE = 16
CELL = (10, 20)
"""Width and height of a letter."""
FONTS = ("DejaVuSansMono.ttf", "LiberationMono-Regular.ttf", "Menlo.ttc", "consola.ttf")
"""Letters of one width with signs and lines, one of which most machines have."""


@cache
def _font() -> Any:
    for name in FONTS:
        try:
            return ImageFont.truetype(name, SIZE)
        except OSError:
            continue
    return ImageFont.load_default(SIZE)  # signs that it lacks are shown as boxes


def draw(table: Any, width: int) -> NDArray[numpy.uint8]:
    """What rich prints, in this number of columns, as an array of height, width and colours."""
    console = Console(width=width, color_system="truecolor", force_terminal=True)
    lines = console.render_lines(table, pad=False)
    image = Image.new("RGB", (width * CELL[0], max(1, len(lines)) * CELL[1]), tuple(THEME.background_color))
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            style = segment.style or Style.null()
            for letter in segment.text:
                place = (column * CELL[0], row * CELL[1])
                if style.bgcolor is not None:
                    pen.rectangle((*place, place[0] + CELL[0], place[1] + CELL[1]), _colour(style.bgcolor, False))
                if letter != " ":
                    pen.text(place, letter, _colour(style.color, True), _font())
                column += cell_len(letter)
    return numpy.asarray(image, numpy.uint8).copy()


def _colour(colour: Color | None, foreground: bool) -> tuple[int, ...]:
    if colour is None:
        return tuple(THEME.foreground_color if foreground else THEME.background_color)
    return tuple(colour.get_truecolor(THEME, foreground))
