"""What must hold for every game: a suite for the author of one. Needs Hypothesis.

    import pytest
    from hypothesis import given, settings
    from broglio.core import laws

    @pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
    @settings(deadline=None)
    @given(situation=laws.situations(GAME))
    def test_law(law, situation):
        law(situation)

A `Situation` is a position reached by random play; Hypothesis looks for the shortest game that breaks a law. Laws about
pages are in `broglio.web.laws`, and need what a server needs.
"""

from __future__ import annotations

from collections.abc import Callable

from broglio.core.laws.copies import copy_is_independent, copy_keeps_every_attribute
from broglio.core.laws.observations import observation_equals_layout
from broglio.core.laws.positions import (
    log_is_the_truth,
    material_is_conserved,
    order_of_commits_does_not_matter,
    outcome_makes_sense,
    position_survives_json,
    who_is_to_act_can,
)
from broglio.core.laws.refusals import refusal_means_illegal
from broglio.core.laws.secrets import (
    TWIN_STEPS,
    drawn,
    nothing_leaks,
    sample_fits_view,
    secrets_do_not_show,
    shown,
    step_twins,
)
from broglio.core.laws.situations import Situation, situations, step, text
from broglio.core.laws.stories import stories_can_be_told, stories_show_no_secret
from broglio.core.laws.words import (
    choices_can_be_told,
    everything_cites_a_rule,
    moves_survive_notation,
    words_are_complete,
)

LAWS: list[Callable[[Situation], None]] = [
    position_survives_json,
    moves_survive_notation,
    who_is_to_act_can,
    outcome_makes_sense,
    material_is_conserved,
    copy_is_independent,
    copy_keeps_every_attribute,
    order_of_commits_does_not_matter,
    sample_fits_view,
    observation_equals_layout,
    nothing_leaks,
    secrets_do_not_show,
    refusal_means_illegal,
    everything_cites_a_rule,
    words_are_complete,
    choices_can_be_told,
    stories_can_be_told,
    stories_show_no_secret,
    log_is_the_truth,
]

__all__ = [
    "LAWS",
    "TWIN_STEPS",
    "Situation",
    "choices_can_be_told",
    "copy_is_independent",
    "copy_keeps_every_attribute",
    "drawn",
    "everything_cites_a_rule",
    "moves_survive_notation",
    "nothing_leaks",
    "observation_equals_layout",
    "outcome_makes_sense",
    "position_survives_json",
    "refusal_means_illegal",
    "sample_fits_view",
    "secrets_do_not_show",
    "shown",
    "situations",
    "step",
    "step_twins",
    "stories_can_be_told",
    "stories_show_no_secret",
    "text",
    "words_are_complete",
]
