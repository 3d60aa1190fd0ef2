"""1217 to 1220: the two actions that need no card text, gaining EP and SCLM Support."""

from __future__ import annotations

from headjudge.notation import rows_trails as t
from reference_engine.core.decide import Option, choose
from reference_engine.core.events import emit
from reference_engine.core.model import RULE, Cause, Event, Obj
from reference_engine.core.questions import cannot_be_targeted, player_cannot
from reference_engine.core.state import TakenBack
from reference_engine.core.verbs import change_number, orient

from .game import Play, TrailsGame
from .keywords import has_covert
from .terms import give_support
from .zones import ACTION, FIELD, HOMEBASE, READY, STANDBY


def EP_sources(game: TrailsGame, player: int) -> list[Obj]:
    """The cards that a player can action to gain EP."""
    return [
        card for card in game.cards_in(HOMEBASE, player) if card.orientation == READY and card.controller == player
    ]  # 1217.2


async def gain_EP(game: TrailsGame, player: int, card: Obj) -> None:
    """One homebase card becomes actioned and its player gains 1 EP, at once."""
    if await orient(game, [card], ACTION, Cause("rule", player), kind="actioned"):
        await change_number(game, player, "EP", 1, Cause("rule", player, card), "gaining EP")  # 1217.2, 1217.4


class Member:
    """A UNIT with what counts for support."""

    __slots__ = ("covert", "everything", "organizations", "unit")

    def __init__(self, game: TrailsGame, unit: Obj) -> None:
        values = game.values(unit)
        self.unit = unit
        self.organizations: tuple[str, ...] = values["organization"]
        self.everything = "all organization" in values
        self.covert = has_covert(game, unit)

    def may_support(self, other: Member) -> bool:
        """Whether this UNIT may be actioned to support the other."""
        if self.unit is other.unit or self.covert != other.covert:
            return False  # 1219.2b-1, 1218.2b, 1218.2c, 1219.2b-4, 1219.2b-5
        if self.everything or other.everything:
            return True
        for name in self.organizations:
            if name in other.organizations:
                return True  # 1218.2a, 1219.2b-3
        return False


def ready_units(game: TrailsGame, player: int) -> list[Member]:
    """A player's UNITs that can be actioned."""
    return [
        Member(game, unit)
        for unit in game.cards_in(FIELD, player)
        if unit.orientation == READY and "UNIT" in unit.values["type"]  # 1219.2b-2
    ]


def supporters(game: TrailsGame, player: int, target: Obj) -> list[Obj]:
    """The UNITs that could be actioned to support this one."""
    wanted = Member(game, target)
    return [member.unit for member in ready_units(game, player) if member.may_support(wanted)]


def supportable(game: TrailsGame, player: int) -> list[Obj]:
    """The UNITs that a player could support now."""
    units = game.cards_in(FIELD, player)
    if len(units) < 2:
        return []
    game.refresh()
    ready = ready_units(game, player)
    if not ready or player_cannot(game, t.ToSupport, player):
        return []
    found = []
    for unit in units:
        if is_target(game, player, unit):
            member = Member(game, unit)
            for other in ready:
                if other.may_support(member):  # 1219.2a
                    found.append(unit)
                    break
    return found


def is_target(game: TrailsGame, player: int, unit: Obj) -> bool:
    """Whether a card can be, or still is, the target of a player's support."""
    return (
        unit.controller == player and "UNIT" in game.values(unit)["type"] and not cannot_be_targeted(game, player, unit)
    )


async def execute_support(game: TrailsGame, player: int, target: Obj) -> None:
    """A UNIT is actioned for another, and the support waits to be resolved."""
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
    """The target gains Support, if it is still there to be supported."""
    target = play.targets[0][1][0]
    if target.alive and is_target(game, play.player, target):  # 1220.1a
        await give_support(game, target, RULE)  # 1220.1b
