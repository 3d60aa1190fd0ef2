"""500 Zones: who sees what, where order, orientation and face count."""

from __future__ import annotations

from reference_engine.core.model import Zone, ZoneSpec

READY, ACTION = "ready", "action"
ORIENTATIONS = (READY, ACTION)  # 503.1, 503.1a, 503.1b

DECK, HAND, FIELD, HOMEBASE, TRAIL, EXILE = "deck", "hand", "field", "homebase", "trail", "exile zone"
STANDBY = "resolve standby zone"

ZONES = (
    ZoneSpec(DECK, seen_by="nobody", ordered=True),  # 504.1, 504.2
    ZoneSpec(HAND, seen_by="owner"),  # 505.1, 505.2, 505.3
    ZoneSpec(FIELD, seen_by="all", orientation=ORIENTATIONS, face=True, known_with="stunned"),  # 506.2, 506.3
    ZoneSpec(
        HOMEBASE, seen_by="all", orientation=ORIENTATIONS, face=True, face_down_seen_by="controller"
    ),  # 507.2, 507.3, 507.4
    ZoneSpec(TRAIL, seen_by="all"),  # 508.1, 508.2
    ZoneSpec(STANDBY, seen_by="all", ordered=True, shared=True),  # 509.1, 509.2
    ZoneSpec(EXILE, seen_by="all"),  # 510.1, 510.2
)


def stays_the_same_card(origin: Zone, target: Zone) -> bool:
    """Only a card that goes from field to field remains itself."""
    return origin.name == FIELD and target.name == FIELD  # 502.3


def keeps_placement(origin: Zone, target: Zone) -> bool:
    """Between two zones with orientation a card keeps it, and the effects on it."""
    return bool(origin.spec.orientation and target.spec.orientation)  # 502.3a, 1320.1b


def effects_move_along(origin: Zone, target: Zone) -> bool:
    """Effects stay on a card that is played from hand or homebase, until it has arrived."""
    if keeps_placement(origin, target):
        return True
    if target.name == STANDBY:
        return origin.name in (HAND, HOMEBASE)  # 1204.2i-1
    return origin.name == STANDBY and target.name in (FIELD, HOMEBASE)  # 1205.1c-4
