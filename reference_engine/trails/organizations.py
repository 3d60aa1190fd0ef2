"""211 Organization, 1310 Linking, 1333 Has All Organizations: what UNITs have in common."""

from __future__ import annotations

from collections.abc import Sequence

from headjudge.notation import rows_trails as t
from reference_engine.core.continuous import Effect, add_texts
from reference_engine.core.model import Obj
from reference_engine.core.selecting import players

from .game import TrailsGame

ORGANIZATION = "organization"


def share_organization(game: TrailsGame, units: Sequence[Obj]) -> bool:
    """Whether cards have at least one organization in common to all of them."""
    return game.share_text(ORGANIZATION, units)  # 803.3b, 803.6d


def link_organizations(game: TrailsGame, effects: list[Effect]) -> None:
    """Cards that have one organization of a linked group have the whole group, in every zone."""
    groups = linked_groups(effects)
    for player, group in groups:
        for sides in game.zones.values():
            for zone in sides:
                for obj in zone.cards:
                    if obj.owner != player or "UNIT" not in obj.values["type"]:
                        continue
                    if not any(name in group for name in obj.values[ORGANIZATION]):
                        continue
                    if obj.values is obj.definition.printed:
                        obj.values = dict(obj.values)
                        game.changed.append(obj)
                    add_texts(obj.values, ORGANIZATION, group)  # 1310.1


def linked_groups(effects: list[Effect]) -> list[tuple[int, list[str]]]:
    """The groups of linked organizations of each player; groups that overlap are one."""
    groups: list[tuple[int, list[str]]] = []
    for effect in effects:
        for part in effect.parts:
            if isinstance(part.change, t.Linked):
                names = list(part.change.names)
            elif isinstance(part.change, t.ChosenLinked):
                names = list(effect.context.texts)
            else:
                continue
            owners = part.players if part.players is not None else players(effect.context, part.change.players)
            for owner in owners:
                merged = list(names)
                rest = []
                for player, group in groups:
                    if player == owner and any(name in merged for name in group):
                        merged += [name for name in group if name not in merged]  # 1310.1
                    else:
                        rest.append((player, group))
                groups = [*rest, (owner, merged)]
    return groups
