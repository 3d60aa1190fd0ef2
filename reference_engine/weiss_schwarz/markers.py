"""3.7 Marker Area: which markers belong to which character, and where they go with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from reference_engine.core.model import Obj, Zone

from .zones import MARKERS, STAGE, WAITING_ROOM

if TYPE_CHECKING:
    from .game import WeissGame

Carried = tuple[Obj, Zone, str | None]
"""A marker, the zone to which it goes, and the slot there."""


def under(game: WeissGame, character: Obj) -> list[Obj]:
    """The markers under a character, from the bottom: on a crowded position those that came after it, or with it."""
    player = character.zone.side
    area = [marker for marker in game.cards_in(MARKERS, player) if marker.slot == character.slot]  # 3.7.1.1, 3.7.3
    crowd = game.at_slot(player, character.slot)
    if len(crowd) < 2:
        return area
    return [marker for marker in area if above(crowd, marker) is character]


def above(crowd: Sequence[Obj], marker: Obj) -> Obj:
    """The character to which a marker belongs: of several on its position, the last to be there when it arrived."""
    there = [card for card in crowd if card.stamp <= marker.stamp]
    return there[-1] if there else crowd[0]


def carried_along(
    game: WeissGame, moving: Sequence[Obj], zone: str, slots: Mapping[Obj, str] | None
) -> Sequence[Carried]:
    """What becomes of markers when the characters above them move, at the same time."""
    if not any(area.cards for area in game.zones[MARKERS]):
        return ()
    leaving = {
        character: [marker for marker in under(game, character) if marker not in moving]
        for character in moving
        if character.zone.name == STAGE and game.cards_in(MARKERS, character.zone.side)
    }
    going = [marker for found in leaving.values() for marker in found]  # 3.7.3
    carried: list[Carried] = []  # 3.7.3
    if zone == STAGE and slots:
        arriving = [(character.zone.side, slots[character]) for character, found in leaving.items() if found]
        for side, slot in arriving:
            there = [marker for marker in game.cards_in(MARKERS, side) if marker.slot == slot and marker not in going]
            carried += [(marker, game.zone(WAITING_ROOM, marker.owner), None) for marker in there]  # 3.7.3.1
    for character, found in leaving.items():
        for marker in found:
            if zone == STAGE and slots and character in slots:
                carried.append((marker, marker.zone, slots[character]))  # 3.7.3.1
            else:
                carried.append((marker, game.zone(WAITING_ROOM, marker.owner), None))  # 3.7.3.2, 10.14.1.1.2.1
    return carried
