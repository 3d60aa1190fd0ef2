"""Effects that arise at the same time: whether their order can matter, so that somebody has to say it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from headjudge.notation import rows_core as n

from .continuous import Effect, Part

if TYPE_CHECKING:
    from .game import Game

OVERRULES = frozenset(
    {
        n.Sets,
        n.Swaps,
        n.SetsText,
        n.BecomesType,
        n.LosesText,
        n.LosesKeyword,
        n.LosesAbilities,
        n.LosesAbility,
        n.LosesLabelled,
        n.LosesMark,
    }
)
"""Changes that do not leave what was there before: another order with a change of the same thing, another result."""


def tied(game: Game, fresh: Sequence[Effect]) -> list[Effect]:
    """The effects among new ones that arose at the same time as another, where the order of the two can matter."""
    return [
        effect
        for effect in fresh
        if any(other is not effect and other.stamp == effect.stamp and clash(game, effect, other) for other in fresh)
    ]


def clash(game: Game, effect: Effect, other: Effect) -> bool:
    """Whether two effects can give different values in different orders."""
    return any(parts_clash(game, part, against) for part in effect.parts for against in other.parts)


def parts_clash(game: Game, part: Part, other: Part) -> bool:
    """Whether two changes of one layer meet on a card and one overrules, or each looks at what the other writes."""
    layer = game.layer_of(part)
    if layer < 0 or layer != game.layer_of(other) or not may_meet(part, other):
        return False
    writes, others = game.writes(part), game.writes(other)
    if writes & others and (part.kind in OVERRULES or other.kind in OVERRULES):
        return True
    return bool(game.reads(part) & others) and bool(game.reads(other) & writes)


def may_meet(part: Part, other: Part) -> bool:
    """Whether two changes can be about the same card: two that speak of their own cards cannot."""
    own = [isinstance(getattr(one.change, "subject", None), n.ThisCard) for one in (part, other)]
    return not all(own) or part.effect.context.source is other.effect.context.source
