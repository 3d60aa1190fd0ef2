"""What a quiet state of Trails remembers beyond places: effects in force, the attack under way, the turn so far."""

from __future__ import annotations

from typing import Any

from reference_engine.core import memory as core
from reference_engine.core.memory import NotQuiet
from reference_engine.core.model import Obj

from .game import Attack, TrailsGame
from .zones import STANDBY


def remember(game: TrailsGame) -> dict[str, Any]:
    """The memory of a quiet game as plain data."""
    if game.cards_in(STANDBY, 0):
        raise NotQuiet("something waits in the Resolve Standby Zone, so the state is not quiet")
    memory = core.remember(game)
    if game.combat_passes:
        memory["combat passes"] = game.combat_passes
    if any(game.failed_draws):
        memory["failed draws"] = list(game.failed_draws)
    if game.attack is not None:
        memory["attack"] = write_attack(game.attack)
    return memory


def write_attack(attack: Attack) -> dict[str, Any]:
    """The attack under way."""
    return {
        "attackers": [unit.name for unit in attack.attackers],
        "target": attack.target.name if attack.target is not None else None,
        "player": attack.player,
        "sclm": attack.sclm,
        "fighting": attack.fighting,
        "defending": attack.defending is not None,
    }


def recall(game: TrailsGame, memory: dict[str, Any], cards: dict[str, Obj], define: Any) -> None:
    """Brings a memory back into a game."""
    core.recall(game, memory, cards, define)
    game.combat_passes = int(memory.get("combat passes", 0))
    failed = memory.get("failed draws", (False, False))
    game.failed_draws = (bool(failed[0]), bool(failed[1]))
    plain = memory.get("attack")
    if plain is not None:
        attack = Attack([cards[name] for name in plain["attackers"]])
        attack.target = cards[plain["target"]] if plain["target"] is not None else None
        attack.player = plain["player"]
        attack.sclm = plain["sclm"]
        attack.fighting = plain["fighting"]
        attack.defending = attack.target if plain["defending"] else None
        game.attack = attack
