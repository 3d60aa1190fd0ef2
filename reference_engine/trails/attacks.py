"""803.3 to 803.6: which UNITs may attack, together and what; one function gives options, refusals and their reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from headjudge.notation import rows_core as n
from reference_engine.core.model import Obj
from reference_engine.core.questions import answers, cannot, is_about_player, must, named
from reference_engine.core.selecting import fits, players

from .game import Attack, TrailsGame
from .organizations import share_organization
from .zones import FIELD, READY

Reason = tuple[str, str]
"""The clause that bars something, and why."""


def why_not_attacker(game: TrailsGame, unit: Obj) -> Reason | None:
    """The reason that this card cannot attack at all, or None."""
    if not unit.alive or unit.zone.name != FIELD or "UNIT" not in game.types_of(unit):
        return "803.6a", f"{unit.name} is not a UNIT"
    if unit.orientation != READY:
        return "803.3a-1", f"{unit.name} is not ready"  # 803.6b
    if cannot(game, n.ToAttack, unit, lambda part, deed: deed.what is None):
        return "803.3a-2", f"{unit.name} is prohibited from attacking"  # 803.6c
    return None


def why_not_target(game: TrailsGame, target: Obj) -> Reason | None:
    """The reason that this card cannot be attacked by anybody, or None."""
    if not target.alive or target.zone.name != FIELD or "UNIT" not in game.types_of(target):
        return "803.6f", f"{target.name} is not a UNIT"
    if "stunned" in target.marks:
        return "803.5a-1", f"{target.name} is stunned"  # 803.6g
    if cannot(game, n.BeAttacked, target, lambda part, deed: deed.by is None):
        return "803.5a-2", f"{target.name} cannot be attacked"  # 1326.1
    return None


def why_not_against(game: TrailsGame, unit: Obj, target: Obj) -> Reason | None:
    """The reason that this UNIT may not attack this target, or None."""
    return why_not_target(game, target) or why_not_this(game, unit, target)


def why_not_this(game: TrailsGame, unit: Obj, target: Obj) -> Reason | None:
    """The reason that this UNIT, if not others, may not attack a target, or None."""
    if cannot(
        game, n.BeAttacked, target, lambda part, deed: deed.by is not None and fits(part.effect.context, deed.by, unit)
    ):
        return "803.6e", f"{unit.name} may not attack {target.name}"
    if cannot(
        game, n.ToAttack, unit, lambda part, deed: isinstance(deed.what, n.Objects) and named(part, deed.what, target)
    ):
        return "803.6e", f"{unit.name} may not attack {target.name}"
    return None


def why_not_attack(game: TrailsGame, unit: Obj, attack: Attack) -> Reason | None:
    """The reason that one UNIT may not make this attack, or None."""
    reason = why_not_attacker(game, unit)
    if reason is not None:
        return reason
    if attack.target is not None:
        return why_not_against(game, unit, attack.target)
    if attack.player is not None:
        for other in game.cards_in(FIELD, attack.player):
            if why_not_against(game, unit, other) is None:
                return "803.6h", f"{other.name} stands in the way"
        if cannot(
            game,
            n.ToAttack,
            unit,
            lambda part, deed: (
                isinstance(deed.what, n.Players) and attack.player in players(part.effect.context, deed.what)
            ),
        ):
            return "803.6e", f"{unit.name} may not attack players"
    return None


def why_not_together(game: TrailsGame, units: Sequence[Obj]) -> Reason | None:
    """The reason that these UNITs may not attack together, or None."""
    if len(units) >= 2 and not share_organization(game, units):
        return "803.3b", "they have no organization in common"  # 803.6d
    return None


def possible_targets(game: TrailsGame, attackers: Sequence[Obj]) -> list[Obj]:
    """The UNITs that all the attackers may attack; where a text demands one of them, only such."""
    opponent = game.cards_in(FIELD, 1 - game.primary)
    units = [target for target in opponent if all(why_not_against(game, unit, target) is None for unit in attackers)]
    wanted = [target for target in units if is_demanded(game, target)]  # 1326.2, 1407.1
    return wanted or units


def is_demanded(game: TrailsGame, target: Obj) -> bool:
    """Whether a text demands that an attack, if there is one, be made on this UNIT."""
    if not game.musts:
        return False
    return must(game, n.BeAttacked, target) or is_sought(game, target)  # 1407.1


def is_sought(game: TrailsGame, target: Obj) -> bool:
    """Whether a text demands an attack on this UNIT, not only that it be the target of one."""
    return any(
        isinstance(part.change.deed.what, n.Objects) and named(part, part.change.deed.what, target)  # type: ignore[attr-defined]
        for part in answers(game, n.Must, n.ToAttack)  # 1326.2
    )


def can_attack_something(game: TrailsGame, attackers: Sequence[Obj], targets: Sequence[Obj], must: bool) -> bool:
    """Whether an attack by exactly these UNITs could be completed: on a target, or on the player if none must be."""
    if any(all(why_not_this(game, unit, target) is None for unit in attackers) for target in targets):
        return True
    attack = Attack(attackers)
    attack.player = 1 - game.primary
    return not must and all(why_not_attack(game, unit, attack) is None for unit in attackers)


def nothing_bars(game: TrailsGame) -> bool:
    """Whether no effect speaks of who may attack what: then whoever can attack at all finds a target."""
    deeds = game.deeds
    return not game.musts and (n.Cannot, n.ToAttack) not in deeds and (n.Cannot, n.BeAttacked) not in deeds


def demanded_targets(game: TrailsGame) -> list[Obj]:
    """The UNITs that must be attacked, if anybody of the primary player's can."""
    if not game.musts:
        return []
    candidates = [target for target in game.cards_in(FIELD, 1 - game.primary) if is_demanded(game, target)]
    if not candidates:
        return []
    able = [unit for unit in game.cards_in(FIELD, game.primary) if why_not_attacker(game, unit) is None]
    return [target for target in candidates if any(why_not_against(game, unit, target) is None for unit in able)]


def further_attackers(game: TrailsGame, chosen: Sequence[Obj]) -> list[Obj]:
    """The UNITs that may join those chosen, such that the attack can still be completed."""
    able = [
        unit
        for unit in game.cards_in(FIELD, game.primary)
        if unit not in chosen and why_not_attacker(game, unit) is None
    ]
    if not able:
        return able
    able = [unit for unit in able if why_not_together(game, (*chosen, unit)) is None]
    if not nothing_bars(game):
        demanded = demanded_targets(game)
        opponent = game.cards_in(FIELD, 1 - game.primary)
        targets = demanded or [target for target in opponent if why_not_target(game, target) is None]
        able = [unit for unit in able if can_attack_something(game, (*chosen, unit), targets, bool(demanded))]
    obliged = [unit for unit in able if is_obliged(game, unit)]  # 1326.3
    return obliged or able


def is_obliged(game: TrailsGame, unit: Obj) -> bool:
    """Whether a text demands that this UNIT attack."""
    if not game.musts:
        return False
    return must(game, n.ToAttack, unit, lambda part, deed: deed.what is None) or any(  # 1326.3
        is_about_player(part, unit.controller) and named(part, part.change.deed.what, unit)  # type: ignore[attr-defined]
        for part in answers(game, n.Must, n.AttackWith)
    )


def must_go_on(game: TrailsGame, chosen: Sequence[Obj], more: Sequence[Obj]) -> bool:
    """Whether a text demands one more attacker of those able to join."""
    if not game.musts:
        return False
    if any(is_obliged(game, unit) for unit in more):  # 1326.3
        return True
    return not chosen and bool(more) and any(is_sought(game, target) for target in demanded_targets(game))  # 1326.2


def described(game: TrailsGame, attack: Attack) -> dict[str, Any]:
    """The attack as an event tells it."""
    return {"attackers": list(attack.attackers), "target": attack.target, "player": attack.player}
