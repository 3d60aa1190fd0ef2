"""What a quiet state of Weiss Schwarz remembers beyond places: effects in force, the attack, the turn so far."""

from __future__ import annotations

from typing import Any

from reference_engine.core import memory as core
from reference_engine.core.model import Obj

from .game import Attack, ExtraTurn, WeissGame

COUNTS = ("attack_steps", "attacks")


def remember(game: WeissGame) -> dict[str, Any]:
    """The memory of a quiet game as plain data."""
    return core.remember(game) | the_turn(game)


def lasting(game: WeissGame) -> dict[str, Any]:
    """What lasts besides the cards in their zones: effects, limits that were used, and the turn so far."""
    return core.in_force(game) | the_turn(game)


def the_turn(game: WeissGame) -> dict[str, Any]:
    """What the turn so far has left behind, and the attack under way."""
    memory: dict[str, Any] = {}
    for name in COUNTS:
        if getattr(game, name):
            memory[name] = getattr(game, name)
    if game.busy:
        memory["busy"] = True
    if game.extra_turns:
        memory["extra turns"] = [[extra.player, extra.source, extra.stamp] for extra in game.extra_turns]
    if game.attack is not None:
        memory["attack"] = write_attack(game.attack)
    return memory


def write_attack(attack: Attack) -> dict[str, Any]:
    """The attack under way."""
    plain: dict[str, Any] = {"kind": attack.kind, "player": attack.player, "declared": attack.declared}
    for name in ("attacker", "defender", "attacked"):
        card: Obj | None = getattr(attack, name)
        if card is not None:
            plain[name] = card.name
    return plain


def recall(game: WeissGame, memory: dict[str, Any], cards: dict[str, Obj], define: Any) -> None:
    """Brings a memory back into a game."""
    core.recall(game, memory, cards, define)
    for name in COUNTS:
        setattr(game, name, int(memory.get(name, 0)))
    game.busy = bool(memory.get("busy", False))
    game.extra_turns = [ExtraTurn(player, source, stamp) for player, source, stamp in memory.get("extra turns", ())]
    game.clock = max([game.clock, *(extra.stamp for extra in game.extra_turns)])
    plain = memory.get("attack")
    if plain is not None:
        game.attack = read_attack(plain, cards)


def read_attack(plain: dict[str, Any], cards: dict[str, Obj]) -> Attack:
    """The attack under way, from plain data."""
    attack = Attack(None, int(plain["player"]))
    attack.kind, attack.declared = plain["kind"], bool(plain["declared"])
    for name in ("attacker", "defender", "attacked"):
        if name in plain:
            setattr(attack, name, cards[plain[name]])
    attack.chosen = attack.attacker
    if attack.attacker is not None and attack.defender is not None and attack.declared:
        attack.opponents = (attack.attacker, attack.defender)
    return attack
