"""The questions that rules ask of texts: may, cannot, must, how many, at what cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from headjudge.notation import rows_core as n

from .continuous import Part
from .model import Event, Obj
from .reckoning import holds
from .selecting import fits, players, select

if TYPE_CHECKING:
    from .game import Game


def answers(game: Game, question: type, deed: type) -> list[Part]:
    """The changes in force that answer a question about a deed."""
    if game.collected != game.board:
        game.collect()
    parts = game.deeds.get((question, deed))
    return [part for part in parts if in_force(part)] if parts is not None else []


def is_forbidden(game: Game, deed: type) -> bool:
    """Whether an effect forbids a deed to anybody."""
    if game.collected != game.board:
        game.collect()
    return (n.Cannot, deed) in game.deeds


def in_force(part: Part) -> bool:
    """Whether the effect of a change applies now."""
    effect = part.effect
    return effect.begins is None and (effect.condition is None or holds(effect.context, effect.condition))


def is_about(part: Part, obj: Obj) -> bool:
    """Whether a change is about a card, and the card does not ignore it."""
    if part.locked is not None:
        found = obj in part.locked
    else:
        subject = part.change.subject  # type: ignore[attr-defined]
        found = not isinstance(subject, n.Players) and named(part, subject, obj)
    game = part.effect.context.game
    return found and not (n.IgnoresEffects in game.rules and ignores(game, obj, part))


def ignores(game: Game, obj: Obj, part: Part) -> bool:
    """Whether a card ignores the effects that were there before, and this is one of them."""
    return any(
        part.effect.stamp < other.effect.stamp and in_force(other) and obj in other.subjects()
        for other in game.rules[n.IgnoresEffects]
    )  # trails:1325.1, trails:1325.1a


def is_about_player(part: Part, player: int) -> bool:
    """Whether a change is about a player."""
    if part.players is not None:
        return player in part.players
    subject = getattr(part.change, "subject", None) or getattr(part.change, "players", None)
    return isinstance(subject, n.Players) and player in players(part.effect.context, subject)


def named(part: Part, what: Any, obj: Obj) -> bool:
    """Whether words name a card."""
    if type(what) is n.ThisCard:
        return obj is part.effect.context.source
    if isinstance(what, n.All):
        return fits(part.effect.context, what.what, obj)
    return obj in select(part.effect.context, what)


def cannot(game: Game, deed: type, obj: Obj, fitting: Callable[[Part, Any], bool] | None = None) -> bool:
    """Whether an effect forbids a deed of a card."""
    if not is_forbidden(game, deed):
        return False
    for part in answers(game, n.Cannot, deed):
        if is_about(part, obj) and (fitting is None or fitting(part, part.change.deed)):  # type: ignore[attr-defined]
            return True
    return False


def cannot_be_targeted(game: Game, player: int, obj: Obj) -> bool:
    """Whether an effect forbids a player to choose a card as a target."""
    return is_forbidden(game, n.BeTargeted) and cannot(
        game,
        n.BeTargeted,
        obj,
        lambda part, deed: deed.players is None or player in players(part.effect.context, deed.players),
    )


def player_cannot(game: Game, deed: type, player: int, fitting: Callable[[Part, Any], bool] | None = None) -> bool:
    """Whether an effect forbids a deed of a player."""
    if not is_forbidden(game, deed):
        return False
    for part in answers(game, n.Cannot, deed):
        if is_about_player(part, player) and (fitting is None or fitting(part, part.change.deed)):  # type: ignore[attr-defined]
            return True
    return False


def must(game: Game, deed: type, obj: Obj, fitting: Callable[[Part, Any], bool] | None = None) -> bool:
    """Whether an effect makes a deed of a card a duty."""
    for part in answers(game, n.Must, deed):
        if is_about(part, obj) and (fitting is None or fitting(part, part.change.deed)):  # type: ignore[attr-defined]
            return True
    return False


def can(game: Game, deed: type, obj: Obj, fitting: Callable[[Part, Any], bool] | None = None) -> Part | None:
    """The effect that permits a deed which the rules do not permit."""
    for part in answers(game, n.Can, deed):
        if is_about(part, obj) and (fitting is None or fitting(part, part.change.deed)):  # type: ignore[attr-defined]
            return part  # trails:104.1, ws:1.3.1
    return None


def how_many(game: Game, quantity: str, player: int, usual: int) -> int:
    """A quantity of the rules, as the latest effect has it."""
    if game.collected != game.board:
        game.collect()
    found = usual
    for part in sorted(game.rules.get(n.HowMany, ()), key=lambda part: part.effect.stamp):
        if part.change.quantity == quantity and in_force(part) and is_about_player(part, player):  # type: ignore[attr-defined]
            found = part.number(part.change.n)  # type: ignore[attr-defined]  # ws:1.3.1
    return found


# Which deed an event is


def goes(part: Part, zone: n.Zone, event: Event) -> bool:
    """Whether an event would take its card to a zone."""
    assert isinstance(zone, n.ZoneOf)
    assert event.obj is not None
    if (event.data or {}).get("to") != zone.name:
        return False
    side = (event.data or {}).get("side", event.obj.owner)
    return zone.whose is None or side in players(part.effect.context, zone.whose)


def forbids_move(game: Game, event: Event) -> bool:
    """A card may not arrive in a zone, or not leave one."""
    obj = event.obj
    assert obj is not None
    to = (event.data or {}).get("to")
    return cannot(game, n.BePut, obj, lambda part, deed: goes(part, deed.zone, event)) or (
        to != obj.zone.name and cannot(game, n.ToLeave, obj, lambda part, deed: bool(deed.zone.name == obj.zone.name))
    )


def forbids_turn(face: str) -> Callable[[Game, Event], bool]:
    """A card may not be turned so."""

    def forbids(game: Game, event: Event) -> bool:
        assert event.obj is not None
        return cannot(game, n.BeTurned, event.obj, lambda part, deed: bool(deed.face == face))

    return forbids


def forbids_card(deed: type) -> Callable[[Game, Event], bool]:
    """A deed that concerns the card of the event and nothing else."""
    return lambda game, event: event.obj is not None and cannot(game, deed, event.obj)


def forbids_player(deed: type) -> Callable[[Game, Event], bool]:
    """A deed that concerns the player of the event and nothing else."""
    return lambda game, event: event.player is not None and player_cannot(game, deed, event.player)


FORBIDS: dict[str, Callable[[Any, Event], bool]] = {
    "moved": forbids_move,
    "draw": forbids_player(n.ToDraw),
    "readied": forbids_card(n.BeReadied),
    "destroyed": forbids_card(n.BeDestroyed),
    "turned face-up": forbids_turn("face-up"),
    "turned face-down": forbids_turn("face-down"),
    "lose the game": forbids_player(n.ToLoseGame),
}
"""For each kind of event: whether an effect forbids it."""


KINDS_OF_DEED: dict[type, Callable[[Any], tuple[str, ...]]] = {
    n.BePut: lambda deed: ("moved",),
    n.ToLeave: lambda deed: ("moved",),
    n.ToDraw: lambda deed: ("draw",),
    n.BeReadied: lambda deed: ("readied",),
    n.BeDestroyed: lambda deed: ("destroyed",),
    n.BeTurned: lambda deed: (f"turned {deed.face}",),
    n.ToLoseGame: lambda deed: ("lose the game",),
    n.ToGain: lambda deed: (f"{deed.number} gained",),
    n.ToLose: lambda deed: (f"{deed.number} lost",),
}
"""The kinds of event that a ban on a deed can stop."""


def forbids(game: Game, event: Event) -> bool:
    """Whether an effect forbids an event."""
    row = FORBIDS.get(event.kind)
    if row is not None:
        return row(game, event)
    name, _, change = event.kind.rpartition(" ")
    deed = {"gained": n.ToGain, "lost": n.ToLose}.get(change)
    if deed is None or event.player is None:
        return False
    return player_cannot(game, deed, event.player, lambda part, ban: bool(ban.number == name))
