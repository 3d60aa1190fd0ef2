"""What must hold in every game of Weiss Schwarz, a module per subject; importing this package fills the table."""

from fuzz.weiss_schwarz.invariants import (
    abilities,
    asides,
    attacks,
    course,
    damage,
    hidden,
    orders,
    places,
    playing,
    queries,
    results,
    rule_actions,
    stage,
)

__all__ = [
    "abilities",
    "asides",
    "attacks",
    "course",
    "damage",
    "hidden",
    "orders",
    "places",
    "playing",
    "queries",
    "results",
    "rule_actions",
    "stage",
]
