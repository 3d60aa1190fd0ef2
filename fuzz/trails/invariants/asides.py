"""Finished games looked at once more, with the clauses of Trails that they are about."""

from __future__ import annotations

from fuzz import again
from fuzz.registry import asides

RULEBOOK = "trails-1.0.1"

asides(
    RULEBOOK,
    {
        again.the_same_answers_give_the_same_game: "104.5",
        again.anybody_may_concede_at_any_time: "103.4",
        again.wrong_answers_change_nothing: "104.2",
        again.twins_look_the_same: "502.2",
    },
)
