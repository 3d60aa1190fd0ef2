"""The step vocabulary: the rulebook's words as intents and observations; knows no engine."""

from steps import (
    asking,
    cards,
    combat,
    events,
    play,
    position,
    preparation,
    results,
    seeing,
    standby,
    state,
    trails,
    values,
    weiss,
)

__all__ = [
    "asking",
    "cards",
    "combat",
    "events",
    "play",
    "position",
    "preparation",
    "results",
    "seeing",
    "standby",
    "state",
    "trails",
    "values",
    "weiss",
]
