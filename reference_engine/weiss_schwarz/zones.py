"""3 Zones of the Game: who sees what, where order, orientation and face count, and how positions lie to each other."""

from __future__ import annotations

from reference_engine.core.model import Obj, Zone, ZoneSpec

STANDING, RESTED, REVERSED = "standing", "rested", "reversed"
ORIENTATIONS = (STANDING, RESTED, REVERSED)  # 4.6.1, 4.6.1.1, 4.6.1.2, 4.6.1.3, 3.6.3

DECK, HAND, WAITING_ROOM, STAGE, MARKERS = "deck", "hand", "waiting room", "stage", "marker area"
CLOCK, LEVEL, STOCK, CLIMAX_AREA, MEMORY = "clock", "level", "stock", "climax area", "memory"
RESOLUTION = "resolution zone"

ZONES = (
    ZoneSpec(DECK, seen_by="nobody", ordered=True),  # 3.2.1, 3.2.2
    ZoneSpec(HAND, seen_by="owner"),  # 3.3.1, 3.3.2
    ZoneSpec(WAITING_ROOM, seen_by="all", piled=True),  # 3.4.1, 3.4.2
    ZoneSpec(STAGE, seen_by="all", orientation=ORIENTATIONS),  # 3.5.1, 3.5.3, 3.6.1, 3.6.2, 3.5.2
    ZoneSpec(MARKERS, seen_by="all", ordered=True, face=True),  # 3.7.2, 3.7.2.1, 3.7.1.2
    ZoneSpec(CLOCK, seen_by="all", ordered=True),  # 3.8.2
    ZoneSpec(LEVEL, seen_by="all", ordered=True, face=True, face_down_seen_by="owner"),  # 3.9.2, 3.9.2.1, 3.9.2.2
    ZoneSpec(STOCK, seen_by="nobody", ordered=True),  # 3.10.2
    ZoneSpec(CLIMAX_AREA, seen_by="all"),  # 3.11.1, 3.11.2
    ZoneSpec(
        MEMORY, seen_by="all", piled=True, face=True, face_down_seen_by="owner", unknown_with="shuffled"
    ),  # 3.12.2, 3.12.2.1, 3.12.2.2, 3.12.2.2.3
    ZoneSpec(RESOLUTION, seen_by="all", ordered=True),  # 3.13.1, 3.13.2
)
"""3.1.1: each player has one of each."""

HIDDEN = (DECK, HAND, STOCK, MARKERS)  # 3.1.3, 3.2.2, 3.3.2, 3.7.2, 3.10.2
WITH_FACE_DOWN = (LEVEL, MEMORY)
"""The public zones in which cards may lie face-down."""

LEFT, MIDDLE, RIGHT = "center left", "center middle", "center right"
BACK_LEFT, BACK_RIGHT = "back left", "back right"
CENTER = (LEFT, MIDDLE, RIGHT)  # 3.6.4
BACK = (BACK_LEFT, BACK_RIGHT)  # 3.6.4
SLOTS = (LEFT, MIDDLE, RIGHT, BACK_LEFT, BACK_RIGHT)  # 3.6.1, 3.7.1.1
"""The positions of a stage, and of the marker areas below them."""

IN_FRONT: dict[str, tuple[str, ...]] = {BACK_LEFT: (LEFT, MIDDLE), BACK_RIGHT: (MIDDLE, RIGHT)}  # 3.6.5
BEHIND: dict[str, tuple[str, ...]] = {
    LEFT: (BACK_LEFT,),
    MIDDLE: (BACK_LEFT, BACK_RIGHT),
    RIGHT: (BACK_RIGHT,),
}  # 3.6.5
FACING: dict[str, str] = {LEFT: RIGHT, MIDDLE: MIDDLE, RIGHT: LEFT}  # 3.6.6


def stays_the_same_card(origin: Zone, target: Zone) -> bool:
    """Only a card that goes from one stage position to another remains itself."""
    return origin.name == STAGE and target.name == STAGE  # 3.1.4, 10.15.3


def is_public(obj: Obj) -> bool:
    """Whether an object lies, or lay, in a public zone."""
    return obj.zone.name not in HIDDEN  # 3.1.3


def is_blank(obj: Obj) -> bool:
    """Whether a card lies so that it counts as a card without any information."""
    return not obj.face_up and obj.zone.name in WITH_FACE_DOWN  # 3.9.2.2.1, 3.12.2.2.1
