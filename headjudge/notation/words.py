"""The words of each rulebook: what its zones, card types, properties, numbers, keywords and periods are called."""

from typing import Final

import msgspec

from headjudge.notation import examples_trails

LETTERS: Final = ("X", "Y", "Z")


class Vocabulary(msgspec.Struct, frozen=True, kw_only=True):
    """A rulebook's words. A word with a plural is written `UNIT|UNITs`; trees hold its first form.

    `examples` are texts that between them use every row.
    """

    rulebook: str
    rows: tuple[str, ...]
    zones: tuple[str, ...]
    on_zones: tuple[str, ...] = ()
    ordered_zones: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    numeric_properties: tuple[str, ...] = ()
    text_properties: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    periods: tuple[str, ...] = ()
    faces: tuple[str, ...] = ()
    placements: tuple[str, ...] = ()
    states: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    quantities: tuple[str, ...] = ()
    letters: tuple[str, ...] = LETTERS
    ability: str = "ability|abilities"
    names: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()


TRAILS = Vocabulary(
    rulebook="trails-1.0.1",
    rows=("headjudge.notation.rows_trails",),
    zones=("deck", "hand", "field", "homebase", "trail", "resolve standby zone", "exile zone"),
    on_zones=("field",),
    ordered_zones=("deck",),
    types=("UNIT|UNITs", "ITEM|ITEMs", "EVENT|EVENTs", "BASE|BASEs"),
    numeric_properties=("CP cost", "EP cost", "building level", "STR", "DEF"),
    text_properties=("name|names", "sub-name|sub-names", "organization|organizations"),
    numbers=("bond", "CP", "EP"),
    keywords=("Covert", "Reinforcement", "Attribution", "Dispatch", "Martial Arts", "Hate"),
    periods=(
        "turn",
        "combat",
        "preparation phase",
        "combat phase",
        "cure phase",
        "draw step",
        "homebase step",
        "deployment step",
        "propose attacker step",
        "combat resolution step",
    ),
    faces=("face-up", "face-down"),
    placements=("ready", "actioned", "face-up", "face-down"),
    states=(
        "ready",
        "actioned",
        "face-up",
        "face-down",
        "stunned",
        "attacking",
        "attacking-alone",
        "defending",
        "combating",
    ),
    marks=("Support",),
    quantities=("homebase limit", "draw count", "cure limit"),
    ability="craft|crafts",
    names=("Reed", "Guild", "Common", "Empire"),
    examples=examples_trails.TRAILS,
)

VOCABULARIES: Final = {TRAILS.rulebook: TRAILS}
"""Every rulebook that has a notation, by its id."""
