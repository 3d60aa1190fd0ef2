"""8.10.2.4: effects that replace the type of an attack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reference_engine.core.decide import may
from reference_engine.core.model import Cause, Event, Obj
from reference_engine.core.performing import perform

from .game import DIRECT, FRONTAL, Attack, WeissGame

if TYPE_CHECKING:
    from reference_engine.core.effects import Replacement

WOULD_ATTACK = "attacks"
"""The kind of event that a replacement of the attack type waits for."""


async def replace_attack_type(game: WeissGame, attack: Attack) -> bool:
    """Replacements of the attack type apply, the turn player's before the other's; says whether one did."""
    attacker = attack.attacker
    assert attacker is not None
    if not game.alters(WOULD_ATTACK):
        return False
    event = Event(WOULD_ATTACK, game.turn_player, attacker, data=about_attack(attacker, DIRECT, game.facing(attacker)))
    replaced = False
    used: tuple[Replacement, ...] = ()
    for player in game.players_in_order():  # 8.10.2.4
        while True:
            open_to = [r for r in game.altering if r.context.controller == player and r not in used]
            open_to = [r for r in open_to if game.replaces(r, event)]
            if not open_to:
                break
            chosen = await game.choose_replacement(open_to, game.turn_player, event)  # 8.10.2.2
            used = (*used, chosen)  # 8.10.2.3
            about = {"source": chosen.context.source}
            if chosen.optional and not await may(game, player, "use replacement", "8.2.1.3.2", about):
                continue
            replaced = await apply(game, chosen, event, attack) or replaced
    return replaced


def about_attack(attacker: Obj, kind: str, target: Obj | None) -> dict[str, Any]:
    """What an event of an attack says of it; a character always attacks alone."""
    player = None if target is not None else 1 - attacker.controller
    return {"type": kind, "target": target, "player": player, "together": [attacker], "alone": True, "sclm": False}


async def apply(game: WeissGame, replacement: Replacement, event: Event, attack: Attack) -> bool:
    """Carries out what happens instead; says whether the attack has been redirected by it."""
    context = replacement.context.copy()
    context.event, context.about = event, event.obj
    context.cause = Cause("effect", context.controller, context.source, replacement.ability)
    before = attack.attacked
    game.count_idle()
    for effect in replacement.effects:
        await perform(context, effect)
    game.record(Event("replaced", context.controller, context.source, data={"event": event.kind}))
    return attack.attacked is not before or attack.kind == FRONTAL


def redirect(game: WeissGame, target: Obj) -> None:
    """The attack that is being declared becomes a frontal attack on a character, wherever that stands."""
    attack = game.attack
    if attack is not None and not attack.declared and target.alive and target.zone.side != game.turn_player:
        game.set(attack, "kind", FRONTAL)  # 10.6.2
        game.set(attack, "attacked", target)
        game.set(attack, "defender", target)
