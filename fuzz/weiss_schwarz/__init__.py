"""Weiss Schwarz for the fuzzer: decks, dice, positions, invariants and witnesses."""

from __future__ import annotations

from typing import Any

from fuzz.books import Book
from fuzz.weiss_schwarz.choosing import WeissDice
from fuzz.weiss_schwarz.decks import RULEBOOK, drawn_game
from fuzz.weiss_schwarz.entered import Entered, on_leap
from fuzz.weiss_schwarz.positions import drawn_position
from headjudge.protocol.messages import Position, View


def export(game: Any) -> Position:
    """A quiet game as a position."""
    from reference_engine.weiss_schwarz.start import export as written

    return written(game)


def meaning(text: str) -> str:
    """A text with what its keywords stand for."""
    from reference_engine.weiss_schwarz.keywords import KEYWORDS

    return " ".join([text, *(part for word, parts in KEYWORDS.items() if word in text for part in parts)])


def settings(view: View) -> dict[str, Any]:
    """A game of Weiss Schwarz has no settings."""
    return {}


BOOK = Book(
    rulebook=RULEBOOK,
    goes_on="6.1.1",
    accepts="8.6.3.1",
    sees="3.1.3",
    dice=WeissDice,
    drawn_game=drawn_game,
    drawn_position=drawn_position,
    export=export,
    entered=Entered,
    tells={"leap": on_leap},
    plain_memory=frozenset({"since", "arrived"}),
    memory_by_label=frozenset({"since", "arrived", "used", "true"}),
    meaning=meaning,
    settings=settings,
    shown_values=("power", "soul"),
    invariants="fuzz.weiss_schwarz.invariants",
    witnesses="fuzz.weiss_schwarz.witnesses",
    gherkin="fuzz.weiss_schwarz.gherkin",
)
