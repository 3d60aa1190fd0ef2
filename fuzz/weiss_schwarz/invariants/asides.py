"""Finished games looked at once more, with the clauses of Weiss Schwarz that they are about."""

from __future__ import annotations

from fuzz import again
from fuzz.registry import asides
from fuzz.weiss_schwarz.decks import RULEBOOK

asides(
    RULEBOOK,
    {
        again.the_same_answers_give_the_same_game: "1.3.5",
        again.anybody_may_concede_at_any_time: "1.2.4",
        again.wrong_answers_change_nothing: "8.6.3.1",
        again.twins_look_the_same: "3.1.3",
    },
)
