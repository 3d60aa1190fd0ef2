"""1217 to 1220: the two actions that need no card text, gaining EP and SCLM Support."""

from __future__ import annotations

from functools import cache

from headjudge.notation import rows_core as n
from headjudge.notation import rows_trails as t
from reference_engine.core.decide import Option, choose
from reference_engine.core.events import emit
from reference_engine.core.model import RULE, Cause, Event, Obj
from reference_engine.core.questions import cannot, cannot_be_targeted, is_forbidden, player_cannot
from reference_engine.core.state import TakenBack
from reference_engine.core.verbs import change_number, orient

from .game import Play, TrailsGame
from .keywords import has_covert
from .terms import give_support
from .zones import ACTION, FIELD, HOMEBASE, READY, STANDBY


def EP_sources(game: TrailsGame, player: int) -> list[Obj]:
    """The cards that a player can action to gain EP."""
    barred = (n.Cannot, t.BeActioned) in game.deeds
    return [
        card
        for card in game.zones[HOMEBASE][player].cards
        if card.orientation == READY
        and card.controller == player
        and not (barred and cannot(game, t.BeActioned, card))  # 1217.2
    ]


async def gain_EP(game: TrailsGame, player: int, card: Obj) -> None:
    """One homebase card becomes actioned and its player gains 1 EP, at once."""
    if await orient(game, [card], ACTION, Cause("rule", player), kind="actioned"):
        await change_number(game, player, "EP", 1, Cause("rule", player, card), "gaining EP")  # 1217.2, 1217.4


Badge = tuple[tuple[str, ...], bool, bool]
"""What counts of a UNIT for support: its organizations, whether it has all, whether it has Covert."""


READ = frozenset({"type", "organization", "abilities"})
"""The properties at which a badge looks."""


def badge(game: TrailsGame, unit: Obj) -> Badge:
    """The badge of a UNIT, the properties at which it looks being up to date."""
    values = unit.values
    as_printed = values is unit.definition.printed
    known = game.badges.get(unit.definition) if as_printed else None
    if known is None:
        covert = bool(values["abilities"]) and has_covert(game, unit)
        known = values["organization"], "all organization" in values, covert
        if as_printed:
            game.badges[unit.definition] = known
    return known


@cache
def go_together(supporter: Badge, target: Badge) -> bool:
    """Whether a UNIT of one badge may support a UNIT of another."""
    if supporter[2] != target[2]:
        return False  # 1218.2b, 1218.2c, 1219.2b-4, 1219.2b-5
    if supporter[1] or target[1]:
        return all(everything or names for names, everything, _ in (supporter, target))  # 1333.1
    return any(name in target[0] for name in supporter[0])  # 1218.2a, 1219.2b-3


Members = list[tuple[list[Option], list[list[Obj]]]]
"""UNITs that could be supported, with the groups of UNITs of which a ready one could do it."""


def members(game: TrailsGame, player: int) -> Members:
    """The UNITs that a player could support, with those that could be actioned for them if they are ready."""
    cards = game.cards_in(FIELD, player)
    if len(cards) < 2:
        return []
    game.refresh_what(READ)
    if player_cannot(game, t.ToSupport, player):
        return []
    groups: dict[Badge, list[Obj]] = {}
    for card in cards:
        if "UNIT" in card.values["type"]:
            groups.setdefault(badge(game, card), []).append(card)
    barred = is_forbidden(game, n.BeTargeted)
    found: Members = []
    for own, units in groups.items():
        helpers = [group for other, group in groups.items() if go_together(other, own)]
        options = [
            Option("support", unit)
            for unit in units
            if unit.controller == player and not (barred and cannot_be_targeted(game, player, unit))  # 1219.2a
        ]
        found.append((options, helpers))
    return found


def supportable(found: Members) -> list[Option]:
    """Those for which one of the others can be actioned."""
    options: list[Option] = []
    for own, groups in found:
        ready = [unit for units in groups for unit in units if unit.orientation == READY]  # 1219.2b-1
        if len(ready) > 1:
            options += own
        elif ready:
            options += [option for option in own if option.card is not ready[0]]  # 1219.2b-2
    return options


def supporters(game: TrailsGame, player: int, target: Obj) -> list[Obj]:
    """The UNITs that could be actioned to support this one, in the order in which they lie."""
    game.refresh_what(READ)
    wanted = badge(game, target)
    found = []
    for unit in game.cards_in(FIELD, player):
        if unit.orientation != READY or unit is target or "UNIT" not in unit.values["type"]:
            continue  # 1219.2b-1, 1219.2b-2
        if go_together(badge(game, unit), wanted):
            found.append(unit)
    return found


def is_target(game: TrailsGame, player: int, unit: Obj) -> bool:
    """Whether a card can be, or still is, the target of a player's support."""
    return unit.controller == player and "UNIT" in game.types_of(unit) and not cannot_be_targeted(game, player, unit)


async def execute_support(game: TrailsGame, player: int, target: Obj) -> None:
    """1218.2, 1219.2: a UNIT is actioned for another, and the support waits to be resolved."""
    options = [Option("action", unit) for unit in supporters(game, player, target)]
    chosen = await choose(game, player, "supporter", options, "1219.2b", about={"target": target})
    unit = chosen[0].card
    assert unit is not None
    if not await orient(game, [unit], ACTION, Cause("cost", player), kind="actioned"):
        raise TakenBack  # 1219.2d
    support = game.new_object("process", None, game.support_definition, player, game.zone(STANDBY, player))
    support.data = Play(player, "support", source=unit, targets=[(None, (target,))])
    await emit(game, Event("supports", player, unit, data={"target": target}))  # 1219.2c


async def resolve_support(game: TrailsGame, play: Play) -> None:
    """1220.1: the target gains Support, if it is still there to be supported."""
    target = play.targets[0][1][0]
    if target.alive and is_target(game, play.player, target):  # 1220.1a
        await give_support(game, target, RULE)  # 1220.1b
