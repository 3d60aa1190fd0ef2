"""Activated crafts that a player could play: worked out once for what is valid, then only looked through."""

from __future__ import annotations

from headjudge.notation import rows_core as n
from headjudge.notation import rows_trails as t
from reference_engine.core.context import Context
from reference_engine.core.decide import Option
from reference_engine.core.model import Ability, Obj
from reference_engine.core.performing import MOVES_CARDS
from reference_engine.core.questions import is_forbidden

from . import playing
from .game import TrailsGame
from .targets import Demands
from .zones import READY


class Use:
    """An activated craft with what is quickly told of its cost, and what its text demands."""

    __slots__ = ("card", "context", "cost", "craft", "demands", "option", "pool", "ready", "told")

    def __init__(self, game: TrailsGame, card: Obj, craft: Ability, number: int, context: Context) -> None:
        node = craft.node
        assert isinstance(node, n.Act)
        self.option = Option("craft", card, (("craft", number),))
        self.card = card
        self.craft = craft
        self.context = context
        self.pool, self.cost = "", 0
        self.ready = False
        """Whether the card itself is actioned for it."""
        for cost in node.costs:
            if isinstance(cost, MOVES_CARDS):
                break
            if isinstance(cost, n.Pay) and isinstance(cost.n, n.Constant):
                self.pool, self.cost = cost.number, cost.n.value
            elif isinstance(cost, t.Action) and isinstance(cost.what, n.ThisCard):
                self.ready = True
        self.told = (bool(self.pool) or self.ready) and len(node.costs) == 1 and not node.prefixes
        """Whether there is no more to its cost, and no limit to its use."""
        self.demands = Demands(game, context, craft)


def uses(game: TrailsGame, player: int) -> list[Use]:
    """The activated crafts of cards that a player controls."""
    return [
        Use(game, card, craft, i, context) for card, craft, i, context in game.acts if card.controller == player
    ]  # 105.3b


def open_uses(
    game: TrailsGame, player: int, found: list[Use], cp: int, ep: int, demands: list[Demands]
) -> tuple[list[Option], bool]:
    """Those crafts that can be paid for and have their targets, noting what was demanded; and whether that is all."""
    barred = is_forbidden(game, n.ToPlay)
    options = []
    told = True
    for use in found:
        if (use.pool == "EP" and use.cost > ep) or (use.pool == "CP" and use.cost > cp):
            continue
        if use.ready and use.card.orientation != READY:
            continue
        if use.told and not barred:
            demands.append(use.demands)
            able = use.demands.are_met(game)
        else:
            told = False
            able = playing.may_play_craft(game, player, use.card, use.craft, use.context)
        if able:
            options.append(use.option)  # 902.4d, 1201.1a-1
    return options, told
