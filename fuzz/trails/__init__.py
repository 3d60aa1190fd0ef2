"""Trails for the fuzzer: decks, dice, invariants, witnesses and words."""

from __future__ import annotations

from typing import Any

from fuzz.books import Book
from fuzz.trails.choosing import TrailsDice
from fuzz.trails.decks import drawn_game
from fuzz.trails.entered import Entered, on_failed_draws
from fuzz.trails.positions import drawn_position
from headjudge.protocol.messages import Position, View


def export(game: Any) -> Position:
    """A quiet game as a position."""
    from reference_engine.trails.start import export as written

    return written(game)


def meaning(text: str) -> str:
    """A text with what its keywords stand for."""
    from reference_engine.trails.keywords import KEYWORDS

    return " ".join([text, *(part for word, parts in KEYWORDS.items() if word in text for part in parts)])


def settings(view: View) -> dict[str, Any]:
    """The bond with which a game was started."""
    bonds = {side.numbers["bond"] for side in view.players.values() if "bond" in side.numbers}
    return {"bond": bonds.pop()} if len(bonds) == 1 else {}


BOOK = Book(
    rulebook="trails-1.0.1",
    goes_on="901.1",
    accepts="104.2",
    sees="502.2",
    dice=TrailsDice,
    drawn_game=drawn_game,
    drawn_position=drawn_position,
    export=export,
    entered=Entered,
    tells={"failed_draws": on_failed_draws},
    plain_memory=frozenset({"since", "arrived", "combat passes"}),
    memory_by_label=frozenset({"since", "arrived", "used", "true"}),
    meaning=meaning,
    settings=settings,
    shown_values=("STR", "DEF"),
    invariants="fuzz.trails.invariants",
    witnesses="fuzz.trails.witnesses",
    gherkin="fuzz.trails.gherkin",
)
