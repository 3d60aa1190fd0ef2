"""1217 to 1220: the two actions that need no card text, gaining EP and SCLM Support."""

from __future__ import annotations

from functools import cache

from headjudge.notation import rows_core as n
from headjudge.notation import rows_trails as t
from reference_engine.core.decide import Option, choose
from reference_engine.core.events import emit
from reference_engine.core.model import COST_FOR, RULE, RULE_FOR, Cause, Event, Obj
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
    if await orient(game, [card], ACTION, RULE_FOR[player], kind="actioned"):
        await change_number(game, player, "EP", 1, Cause("rule", player, card), "gaining EP")  # 1217.2, 1217.4


class Badge:
    """What counts of a UNIT for support: its organizations, whether it has all, whether it has Covert."""

    __slots__ = ("covert", "everything", "organizations")

    def __init__(self, organizations: tuple[str, ...], everything: bool, covert: bool) -> None:
        self.organizations = organizations
        self.everything = everything
        self.covert = covert


@cache
def the_badge(organizations: tuple[str, ...], everything: bool, covert: bool) -> Badge:
    """The one badge that says this, so that badges are told apart by identity."""
    return Badge(organizations, everything, covert)


READ = frozenset({"type", "organization", "abilities"})
"""The properties at which a badge looks."""


def badge(game: TrailsGame, unit: Obj) -> Badge:
    """The badge of a UNIT, the properties at which it looks being up to date."""
    values, printed = unit.values, unit.definition.printed
    as_printed = values is printed or (
        values["organization"] is printed["organization"]
        and values["abilities"] is printed["abilities"]
        and "all organization" not in values
    )
    known: Badge | None = game.badges.get(unit.definition) if as_printed else None
    if known is None:
        covert = bool(values["abilities"]) and has_covert(game, unit)
        known = the_badge(values["organization"], "all organization" in values, covert)
        if as_printed:
            game.badges[unit.definition] = known
    return known


@cache
def go_together(supporter: Badge, target: Badge) -> bool:
    """Whether a UNIT of one badge may support a UNIT of another."""
    if supporter.covert != target.covert:
        return False  # 1218.2b, 1218.2c, 1219.2b-4, 1219.2b-5
    if supporter.everything or target.everything:
        return all(badge.everything or badge.organizations for badge in (supporter, target))  # 1333.1
    return any(name in target.organizations for name in supporter.organizations)  # 1218.2a, 1219.2b-3


class Members:
    """UNITs in groups of one badge each, with the groups of which a ready UNIT could support them."""

    __slots__ = ("groups", "supported")

    def __init__(self) -> None:
        self.groups: list[list[Obj]] = []
        self.supported: list[tuple[list[Option], list[int]]] = []
        """The UNITs of each group that could be supported, as options, and the numbers of groups that could do it."""


def members(game: TrailsGame, player: int) -> Members:
    """The UNITs that a player could support, with those that could be actioned for them if they are ready."""
    found = Members()
    cards = game.cards_in(FIELD, player)
    if len(cards) < 2:
        return found
    game.refresh_what(READ)
    if player_cannot(game, t.ToSupport, player):
        return found
    groups: dict[Badge, list[Obj]] = {}
    for card in cards:
        if "UNIT" in card.values["type"]:
            groups.setdefault(badge(game, card), []).append(card)
    barred = is_forbidden(game, n.BeTargeted)
    found.groups = list(groups.values())
    for own, units in groups.items():
        helpers = [i for i, other in enumerate(groups) if go_together(other, own)]
        options = [
            Option("support", unit)
            for unit in units
            if unit.controller == player and not (barred and cannot_be_targeted(game, player, unit))  # 1219.2a
        ]
        found.supported.append((options, helpers))
    return found


def supportable(found: Members) -> list[Option]:
    """Those for which one of the others can be actioned."""
    options: list[Option] = []
    ready = [[unit for unit in units if unit.orientation == READY] for units in found.groups]  # 1219.2b-1
    for own, helpers in found.supported:
        able = [unit for i in helpers for unit in ready[i]]
        if len(able) > 1:
            options += own
        elif able:
            options += [option for option in own if option.card is not able[0]]  # 1219.2b-2
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
    if not await orient(game, [unit], ACTION, COST_FOR[player], kind="actioned"):
        raise TakenBack  # 1219.2d
    support = game.new_object("process", None, game.support_definition, player, game.zone(STANDBY, player))
    support.data = Play(player, "support", source=unit, targets=[(None, (target,))])
    await emit(game, Event("supports", player, unit, data={"target": target}))  # 1219.2c


async def resolve_support(game: TrailsGame, play: Play) -> None:
    """1220.1: the target gains Support, if it is still there to be supported."""
    target = play.targets[0][1][0]
    if target.alive and is_target(game, play.player, target):  # 1220.1a
        await give_support(game, target, RULE)  # 1220.1b
