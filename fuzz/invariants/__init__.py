"""What must hold in every game, a module per subject; importing this package fills the table."""

from fuzz import again
from fuzz.invariants import combat, course, effects, hidden, numbers, places, playing, results, states, triggers

__all__ = [
    "again",
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
