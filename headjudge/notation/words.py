"""The words of each rulebook: what its zones, card types, properties, numbers, keywords and periods are called."""

from typing import Final

import msgspec

from headjudge.notation import examples_trails, examples_weiss

LETTERS: Final = ("X", "Y", "Z")


class Vocabulary(msgspec.Struct, frozen=True, kw_only=True):
    """A rulebook's words. A word with a plural is written `UNIT|UNITs`; trees hold its first form.

    `leaves_out` are core rows of which the game has no use. `examples` are texts that between them use every row.
    """

    rulebook: str
    rows: tuple[str, ...]
    leaves_out: tuple[str, ...] = ()
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
    slots: tuple[str, ...] = ()
    attacks: tuple[str, ...] = ()
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

WEISS_SCHWARZ = Vocabulary(
    rulebook="weiss-schwarz-2.09",
    rows=("headjudge.notation.rows_weiss",),
    leaves_out=(
        *("Target", "TargetPlayer", "Distribute", "First", "Second", "Third", "IsTargeted", "BeTargeted"),
        *(
            "Ready",
            "BeReadied",
            "Destroy",
            "IsDestroyed",
            "BeDestroyed",
            "BeCountered",
            "Remove",
            "Discard",
            "Discards",
        ),
        *("Pay", "Gain", "Lose", "SetNumber", "Gains", "Loses", "ToGain", "ToLose"),
        *("CostsMore", "CostsLess", "CostsInstead", "AdditionalCost", "HasNumber", "TakesControl", "Alone", "Play"),
        *("HasMark", "LosesMark", "WithMark", "WithoutMark", "GainsMark", "SwapsWith"),
    ),
    zones=(
        "deck",
        "hand",
        "waiting room",
        "stage",
        "marker area",
        "clock",
        "level",
        "stock",
        "climax area",
        "memory",
        "resolution zone",
    ),
    on_zones=("stage",),
    ordered_zones=("deck", "clock", "level", "stock", "memory"),
    types=("character|characters", "event|events", "climax|climaxes"),
    numeric_properties=("level", "cost", "power", "soul"),
    text_properties=(
        "name|names",
        "Japanese name|Japanese names",
        "color|colors",
        "trait|traits",
        "icon|icons",
        "trigger|triggers",
        "side|sides",
        "title|titles",
    ),
    numbers=("level",),
    keywords=("Great Performance",),
    periods=(
        "turn",
        "stand phase",
        "draw phase",
        "clock phase",
        "main phase",
        "climax phase",
        "attack phase",
        "end phase",
        "attack declaration step",
        "trigger step",
        "counter step",
        "damage step",
        "battle step",
        "encore step",
        "attack",
    ),
    faces=("face-up", "face-down"),
    placements=("standing", "rested", "reversed", "face-up", "face-down"),
    states=(
        "standing",
        "rested",
        "reversed",
        "face-up",
        "face-down",
        "attacking",
        "defending",
        "battling",
        "being attacked",
    ),
    quantities=("hand limit",),
    slots=("center stage", "back stage", "center left", "center middle", "center right", "back left", "back right"),
    attacks=("direct", "frontal", "side"),
    names=("Lantern", "Corps", "red", "Brainstorm"),
    examples=examples_weiss.WEISS_SCHWARZ,
)

VOCABULARIES: Final = {TRAILS.rulebook: TRAILS, WEISS_SCHWARZ.rulebook: WEISS_SCHWARZ}
"""Every rulebook that has a notation, by its id."""
