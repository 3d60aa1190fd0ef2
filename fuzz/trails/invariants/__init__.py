"""What must hold in every game of Trails, a module per subject; importing this package fills the table."""

from fuzz.trails.invariants import (
    asides,
    combat,
    course,
    effects,
    hidden,
    numbers,
    places,
    playing,
    results,
    states,
    triggers,
)

__all__ = [
    "asides",
    "combat",
    "course",
    "effects",
    "hidden",
    "numbers",
    "places",
    "playing",
    "results",
    "states",
    "triggers",
]
