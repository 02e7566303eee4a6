"""The story of a game as the table tells it: beats, stage cards and the timeline."""

from __future__ import annotations

from collections.abc import Sequence

from broglio.core.protocol import Event, Saying, Story, Telling, Tick, View
from broglio.core.protocol.story import plain_telling, plain_tick


def telling(story: Story, step: int, _: View) -> Telling:
    """What is told of a step."""
    return plain_telling(story, step)


def tick(events: Sequence[Event]) -> Tick:
    """A step on the timeline."""
    return plain_tick(events)


def chapter(number: int) -> Saying | None:
    """A round by its name."""
    return None
