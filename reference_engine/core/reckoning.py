"""Numbers and conditions: what a text counts, compares and asks."""

from __future__ import annotations

from typing import Any

from headjudge.notation import rows_core as n

from .context import Context
from .model import Obj
from .selecting import fits, in_zone, matching, player, players, referred, select

CONDITIONS: dict[type, Any] = {}
"""Conditions that only one game has: node -> function of context and node."""


def number(ctx: Context, node: n.Number | n.Signed) -> int:
    """A number as it is now; it may be negative."""
    kind = type(node)
    if kind is n.Constant:
        return node.value  # type: ignore[union-attr,no-any-return]
    if kind is n.Plus:
        return number(ctx, node.n)  # type: ignore[union-attr]
    if kind is n.Minus:
        return -number(ctx, node.n)  # type: ignore[union-attr]
    return int(OTHER_NUMBERS[kind](ctx, node))


def letter(ctx: Context, node: n.Letter) -> int:
    """An indefinite value, as determined or as it is counted now; what was not determined yet is so now."""
    if node.letter in ctx.counted:
        known = ctx.counted
        ctx.counted = {name: method for name, method in known.items() if name != node.letter}
        value = number(ctx, known[node.letter])  # trails:1305.4
        ctx.counted = known  # meanwhile it was not there, so that none is told by itself
        return value
    if node.letter not in ctx.letters and node.letter in ctx.methods:
        ctx.letters[node.letter] = number(ctx, ctx.methods[node.letter])  # trails:1305.3, trails:1205.1b
    return ctx.letters.get(node.letter, 0)  # trails:1305.1


def that_many(ctx: Context, node: n.ThatMany) -> int:
    """The number of the clause before, or of the event."""
    if ctx.many is not None:
        return ctx.many
    data = ctx.event.data if ctx.event is not None else None
    if data and "n" in data:
        return int(data["n"])
    return len(referred(ctx))


def property_of(ctx: Context, node: n.PropertyOf) -> int:
    """A number of a card, as last known when the card is gone."""
    cards = [ctx.as_known(obj) for obj in select(ctx, node.what)[:1]]
    return sum(int(ctx.game.values(obj).get(node.property) or 0) for obj in cards)  # trails:1221.1


def player_number(ctx: Context, node: n.PlayerNumber) -> int:
    """A number that a player has."""
    return ctx.game.number_of(player(ctx, node.whose), node.number)


def count(ctx: Context, node: n.Count) -> int:
    """How many cards fit."""
    return len(matching(ctx, node.what))


def count_different(ctx: Context, node: n.CountDifferent) -> int:
    """How many different printed words the cards have together."""
    words: list[str] = []
    for obj in matching(ctx, node.what):
        words += [word for word in ctx.game.values(obj)[node.property] if word not in words]  # trails:1333.2
    return len(words)


def total(ctx: Context, node: n.Total) -> int:
    """The sum of a number over the cards."""
    return sum(int(ctx.game.values(obj).get(node.property) or 0) for obj in matching(ctx, node.what))


OTHER_NUMBERS: dict[type, Any] = {
    n.Letter: letter,
    n.ThatMany: that_many,
    n.PropertyOf: property_of,
    n.PlayerNumber: player_number,
    n.Count: count,
    n.CountDifferent: count_different,
    n.Total: total,
    n.Sum: lambda ctx, node: number(ctx, node.left) + number(ctx, node.right),
    n.Difference: lambda ctx, node: number(ctx, node.left) - number(ctx, node.right),
}


def compares(ctx: Context, amount: n.Amount, value: int) -> bool:
    """Whether a number is as an amount says."""
    kind = type(amount)
    if kind is n.No:
        return value <= 0
    wanted = number(ctx, amount.n)  # type: ignore[attr-defined]
    if kind is n.AtLeast:
        return value >= wanted
    if kind is n.AtMost:
        return value <= wanted
    if kind is n.GreaterThan:
        return value > wanted
    if kind is n.LessThan:
        return value < wanted
    return value == wanted


def holds(ctx: Context, node: n.Condition) -> bool:
    """Whether a condition is true now."""
    kind = type(node)
    if kind in CONDITIONS:
        return bool(CONDITIONS[kind](ctx, node))
    return bool(CORE_CONDITIONS[kind](ctx, node))


def controls(ctx: Context, node: n.Controls) -> bool:
    """A player controls so many."""
    game = ctx.game
    owners = players(ctx, node.players)
    found = sum(1 for obj in matching(ctx, node.what) if obj.controller in owners)  # trails:1328.1, trails:1328.2
    found += game.treated_as_controlled(ctx, owners, node.what)
    return compares(ctx, node.amount, found)


def is_going_on(ctx: Context, period: n.Period) -> bool:
    """Whether a period is going on, and is the player's whose it is."""
    name: str = period.name  # type: ignore[attr-defined]
    owners = ctx.game.periods().get(name, ())
    if not owners:
        return False
    whose = getattr(period, "whose", None)
    return whose is None or any(owner in players(ctx, whose) for owner in owners)


def every(ctx: Context, what: Any, question: Any) -> bool:
    """Whether something is true of all the cards named, and there are any."""
    cards: list[Obj] = select(ctx, what)
    return bool(cards) and all(question(obj) for obj in cards)


def is_in_state(ctx: Context, what: Any, state: str) -> bool:
    """Whether cards are in a state, or were before the text moved them."""
    return every(ctx, what, lambda obj: ctx.game.has_state(ctx.as_known(obj), state))  # ws:8.11.1


def lies_in(ctx: Context, zone: Any, obj: Obj) -> bool:
    """Whether a card lies in a zone now."""
    return obj.alive and in_zone(ctx, zone, obj)


CORE_CONDITIONS: dict[type, Any] = {
    n.Controls: controls,
    n.There: lambda ctx, node: compares(
        ctx, node.amount, len(matching(ctx, node.what)) + ctx.game.treated_as_controlled(ctx, (0, 1), node.what)
    ),
    n.Compare: lambda ctx, node: compares(ctx, node.amount, number(ctx, node.number)),
    n.Is: lambda ctx, node: is_in_state(ctx, node.what, node.state),
    n.IsNot: lambda ctx, node: not is_in_state(ctx, node.what, node.state),
    n.IsKind: lambda ctx, node: every(ctx, node.what, lambda obj: fits(ctx, node.kind, obj, anywhere=True)),
    n.IsIn: lambda ctx, node: every(ctx, node.what, lambda obj: lies_in(ctx, node.zone, ctx.as_it_lies(obj))),
    n.InPeriod: lambda ctx, node: is_going_on(ctx, node.period),
    n.Not: lambda ctx, node: not holds(ctx, node.condition),
    n.AllOf: lambda ctx, node: all(holds(ctx, part) for part in node.parts),
    n.AnyOf: lambda ctx, node: any(holds(ctx, part) for part in node.parts),
}
