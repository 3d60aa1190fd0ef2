"""800: who attacks whom, and what a fight costs."""

from __future__ import annotations

from typing import Any

from fuzz.registry import invariant, note
from fuzz.watching import Watch

RULEBOOK = "trails-1.0.1"


def in_common(units: Any) -> bool:
    """Whether cards have an organization in common to all; one with all organizations goes with any that has one."""
    named = [set(unit.values["organization"]) for unit in units if "all organization" not in unit.values]
    return bool(set.intersection(*named)) if named else True


@invariant(RULEBOOK, "803.3b", when="on attack proposed")
def attackers_have_an_organization_in_common(watch: Watch) -> None:
    """Two or more attackers share an organization."""
    attackers = watch.event.data["attackers"]
    watch.game.refresh()
    if len(attackers) > 1:
        assert in_common(attackers), f"{attackers} have nothing in common"


@invariant(RULEBOOK, "803.6g", when="on attack proposed")
def one_target_that_stands(watch: Watch) -> None:
    """An attack is made on one un-stunned UNIT of the opponent, or on the opponent."""
    data, game = watch.event.data, watch.game
    target, player = data["target"], data["player"]
    assert (target is None) != (player is None), f"the target is {target} and {player}"
    if target is not None:
        assert target.alive, f"{target} is not on the field"
        assert target.zone.name == "field", f"{target} is not on the field"
        assert target.controller == 1 - game.primary, f"{target} is the attacker's own"
        assert "stunned" not in target.marks, f"{target} is stunned and attacked"
        assert "UNIT" in game.values(target)["type"], f"{target} is no UNIT"
    else:
        assert player == 1 - game.primary, "a player attacks himself"


@invariant(RULEBOOK, "803.5b", when="on attack proposed")
def a_player_is_attacked_only_without_units(watch: Watch) -> None:
    """The opponent is the target only if no UNIT can be chosen."""
    data, game = watch.event.data, watch.game
    if data["player"] is not None and not game.rules:
        units = [obj for obj in game.cards_in("field", data["player"]) if "UNIT" in game.values(obj)["type"]]
        standing = [unit for unit in units if "stunned" not in unit.marks]
        assert not standing, f"{standing} could be attacked, and the player is"


@invariant(RULEBOOK, "803.3a-1", when="on attack proposed")
def attackers_are_ready(watch: Watch) -> None:
    """Only ready UNITs of the primary player on the field attack."""
    game = watch.game
    for unit in watch.event.data["attackers"]:
        assert unit.zone.name == "field", f"{unit} cannot attack from {unit.zone}"
        assert unit.controller == game.primary, f"{unit} cannot attack from {unit.zone}"
        assert unit.orientation == "ready", f"{unit} is {unit.orientation} and attacks"


@invariant(RULEBOOK, "804.4", when="after 804.4")
def attackers_are_actioned(watch: Watch) -> None:
    """From 804.4 on all attackers are actioned, unless an effect has a say in it."""
    game = watch.game
    if game.attack is not None and "actioned" not in watch.altered():
        replaced = any(event.kind in ("replaced", "readied") for event in game.log[watch.entered.log :])
        for unit in game.attack.attackers:
            assert replaced or unit.orientation == "action" or not unit.alive, f"{unit} attacks and is not actioned"


@invariant(RULEBOOK, "804.7")
def only_standing_units_fight(watch: Watch) -> None:
    """Nothing that is stunned, off the field or no UNIT is attacking, defending or in combat."""
    game = watch.game
    attack = game.attack
    if attack is None or not attack.fighting:
        return
    for unit in (*attack.attackers, *([attack.defending] if attack.defending is not None else [])):
        assert unit.alive, f"{unit} is in combat and not on the field"
        assert unit.zone.name == "field", f"{unit} is in combat and not on the field"
        assert "stunned" not in unit.marks, f"{unit} is in combat and stunned"
        assert "UNIT" in game.values(unit)["type"], f"{unit} is in combat and no UNIT"


@invariant(RULEBOOK, "804.13d")
def nobody_fights_outside_the_resolution_step(watch: Watch) -> None:
    """Outside the combat resolution step no UNIT is in combat."""
    game = watch.game
    if game.step != "combat resolution step":
        assert game.attack is None or not game.attack.fighting, f"a UNIT is in combat in the {game.step}"


@invariant(RULEBOOK, "804.5b")
def a_sclm_attack_stays_one(watch: Watch) -> None:
    """An attack that is a SCLM Attack remains one."""
    attack = watch.game.attack
    before = watch.memory.get("sclm")
    if attack is not None and before is not None and before[0] is attack and before[1]:
        assert attack.sclm, "a SCLM Attack is none any more"
    watch.memory["sclm"] = (attack, attack.sclm) if attack is not None else None


@invariant(RULEBOOK, "804.11a-3", when="on bond lost")
def overkill_has_its_limits(watch: Watch) -> None:
    """Against a UNIT there is no Overkill in a SCLM Attack, nor against Support."""
    fight = watch.entered.attack
    if fight is None or (watch.event.data or {}).get("why") != "Overkill" or fight["defending"] is None:
        return
    assert not fight["sclm"], "Overkill in a SCLM Attack"
    assert not fight["supported"], "Overkill against a UNIT with Support"


@invariant(RULEBOOK, "804.11a-3", when="on bond lost")
def overkill_is_the_difference(watch: Watch) -> None:
    """Overkill is strength beyond defence, or all strength against a player."""
    event, fight = watch.event, watch.entered.attack
    if fight is None or (event.data or {}).get("why") != "Overkill" or watch.game.at != "804.11":
        return
    values = fight["values"]
    lost = event.data["n"]
    if fight["defending"] is not None:
        total = sum(values[unit]["STR"] or 0 for unit in fight["attackers"])
        wanted = total - (values[fight["defending"]]["DEF"] or 0)
        assert event.player == fight["defending"].controller, "the wrong player loses bond"
    else:
        wanted = values[event.obj]["STR"] if event.obj in values else lost
        assert event.player == fight["player"], "the wrong player loses bond"
    assert lost == wanted, f"Overkill of {lost} where {wanted} is right"


@invariant(RULEBOOK, "804.11a-2", when="after 804.11")
def strength_against_defence_decides(watch: Watch) -> None:
    """The defender is stunned exactly when the strength reaches its defence, as far as no effect has a say in it."""
    fight, game = watch.entered.attack, watch.game
    if fight is None or fight["defending"] is None or watch.altered() & {"stunned", "moved", "cured", "bond lost"}:
        return
    events = game.log[watch.entered.log :]
    if any(event.kind in ("replaced", "cured") for event in events):
        return
    values, defender = fight["values"], fight["defending"]
    if not defender.alive:
        return
    total = sum(values[unit]["STR"] or 0 for unit in fight["attackers"])
    beaten = total >= (values[defender]["DEF"] or 0)
    if "ITEM" not in values[defender]["type"]:
        assert ("stunned" in defender.marks) == beaten, f"{total} against {values[defender]['DEF']}: {defender.marks}"
    wanted = total - (values[defender]["DEF"] or 0)
    lost = sum(event.kind == "bond lost" and event.data["why"] == "Overkill" for event in events)
    if wanted > 0 and not fight["sclm"] and not fight["supported"] and not fight["ruled"] and not game.rules:
        assert lost, "no Overkill although the strength exceeds the defence"


@note(RULEBOOK, when="on combat pass | on turn | after 804.14")
def remember_combat_passes(watch: Watch) -> None:
    """Notes the passes in a row."""
    passes: list[int] = watch.memory.setdefault("combat passes", [])
    if watch.event.kind == "combat pass" and watch.game.at == "803.4":
        passes.append(watch.event.player)
    else:
        passes.clear()


@invariant(RULEBOOK, "803.4b", when="at 802.4")
def combat_ends_after_two_passes(watch: Watch) -> None:
    """The combat phase ends when both players have passed in a row."""
    passes = watch.memory.get("combat passes", [])[-2:]
    if watch.memory.get("steps") is not None:  # the phase was watched from its beginning
        assert len(passes) == 2, f"the combat ends after passes of {passes}"
        assert passes[0] != passes[1], f"the combat ends after passes of {passes}"


@invariant(RULEBOOK, "804.14", when="on step")
def combat_sub_steps_alternate(watch: Watch) -> None:
    """The initiative player attacks first, then the players take turns."""
    game, memory = watch.game, watch.memory
    step = (watch.event.data or {})["step"]
    if step == "propose attacker step":
        before = memory.get("proposer")
        if before is None:
            if memory.get("steps") is not None:
                assert watch.event.player == game.initiative, "the first sub step is not the initiative player's"
        else:
            assert watch.event.player == 1 - before, "the same player performs two sub steps in a row"
        memory["proposer"] = watch.event.player
    elif step != "combat resolution step":
        memory["proposer"] = None
