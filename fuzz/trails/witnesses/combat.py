"""800: who attacks whom, and what a fight does."""

from __future__ import annotations

from typing import NamedTuple

from fuzz.trails.witnesses.looking import RULEBOOK, enters, lying, moment, name, other
from fuzz.witness import Step, witness
from headjudge.protocol.messages import CardView

FIGHT_WORDS = ("stun", "bond", "Overkill", "instead", "would", "fight", "combat", "attack", "trail", "field", "Support")
"""Texts with one of these may have a say in what a fight does."""


@witness(RULEBOOK, "802.3")
def the_initiative_player_attacks_first(step: Step) -> bool:
    """The first combat sub step is the initiative player's."""
    if step.before.at != "802.2" or not enters(step, "803.2") or not step.silent("step", "phase"):
        return False
    first, initiative = step.after.role("performing"), step.after.role("initiative")
    assert first == initiative, f"{first} attacks first, {initiative} has the initiative"
    return True


@witness(RULEBOOK, "804.14")
def sub_steps_alternate(step: Step) -> bool:
    """After a combat, and after a pass, the other player has the next sub step."""
    passed = step.asked.kind == "attackers" and step.does("pass")
    fought = step.before.at == "804.12"
    if not (passed or fought) or not enters(step, "803.2") or not step.silent("step", "phase"):
        return False
    before, after = step.before.role("performing"), step.after.role("performing")
    assert before != after, f"{after} has two sub steps in a row"
    return True


@witness(RULEBOOK, "803.3a-1")
def only_ready_units_may_attack(step: Step) -> bool:
    """Only ready UNITs on the own field are offered as attackers."""
    if step.asked.kind != "attackers" or not step.silent("attack"):
        return False
    met = False
    for option in step.asked.options:
        place = step.before.find(option.get("card")) if option.get("do") == "attack" else None
        if place is not None:
            met = True
            player, zone, card = place
            assert (player, zone) == (step.asked.player, "field"), f"{name(card)} may attack from {player}'s {zone}"
            assert step.before.state(card, "orientation") == "ready", f"{name(card)} may attack and is not ready"
    return met


@witness(RULEBOOK, "803.5a-1")
def the_stunned_are_no_targets(step: Step) -> bool:
    """No stunned UNIT is offered as the attack target."""
    if step.asked.kind != "attack target":
        return False
    places = [step.before.find(option.get("card")) for option in step.asked.options if "card" in option]
    for place in places:
        if place is not None:
            assert not step.before.marked(place[2], "stunned"), f"{name(place[2])} is stunned and may be attacked"
    return any(place is not None for place in places)


@witness(RULEBOOK, "804.4")
def an_attack_actions_its_attackers(step: Step) -> bool:
    """Once an attack is made, its attackers are actioned."""
    if not enters(step, "804.9") or not step.silent("ready", "action"):
        return False
    attackers = [card for card in lying(step.after, "field") if step.after.marked(card, "attacking")]
    for card in attackers:
        assert step.after.state(card, "orientation") == "action", f"{name(card)} attacks and is ready"
    return bool(attackers)


@witness(RULEBOOK, "804.5")
def attackers_are_in_combat(step: Step) -> bool:
    """Attackers are marked as attacking and in combat; two or more make a SCLM Attack."""
    if not enters(step, "804.9") or not step.silent("attack", "combat"):
        return False
    attackers = [card for card in lying(step.after, "field") if step.after.marked(card, "attacking")]
    assert attackers, "an attack is made and nobody is attacking"
    for card in attackers:
        assert step.after.marked(card, "in combat"), f"{name(card)} attacks and is not in combat"
        together = step.after.marked(card, "in SCLM attack")
        assert together == (len(attackers) > 1), f"{len(attackers)} attackers, SCLM Attack: {together}"
    return True


@witness(RULEBOOK, "804.13d")
def nobody_is_in_combat_afterwards(step: Step) -> bool:
    """After the combat resolution step no UNIT is in combat."""
    if not step.before.at.startswith("804") or step.after.at.startswith("804"):
        return False
    left = [name(card) for card in lying(step.after, "field") if step.after.marked(card, "in combat")]
    assert not left, f"{', '.join(left)} is in combat at {step.after.at}"
    return any(step.before.marked(card, "in combat") for card in lying(step.before, "field"))


class Fight(NamedTuple):
    """A fight that took place between two views: who fought, how strong, and what it cost."""

    attackers: list[CardView]
    defender: CardView | None
    attacked: str
    strength: int
    fought: CardView | None
    """The attacker that is fought back, if it is known which."""


def fight(step: Step) -> Fight | None:
    """The fight that the answer led to, if only the rules had a say in it."""
    if step.before.at not in ("804.9", "804.11") or step.after.at != "804.12" or not step.silent(*FIGHT_WORDS):
        return None
    if moment(step.before)[::2] != moment(step.after)[::2]:
        return None
    units = lying(step.before, "field")
    attackers = [card for card in units if step.before.marked(card, "attacking")]
    defender = next((card for card in units if step.before.marked(card, "defending")), None)
    if not attackers:
        return None
    strength = sum(step.before.value(card, "STR") for card in attackers)
    fought = attackers[0] if len(attackers) == 1 else None
    if step.asked.kind == "fight back" and step.options:
        place = step.before.find(step.options[0].get("card"))
        fought = place[2] if place is not None else None
    return Fight(attackers, defender, other(step.before, str(step.before.role("performing"))), strength, fought)


def is_stunned(step: Step, card: CardView) -> bool:
    """Whether a card is stunned after the answer."""
    return any(each.id == card.id and step.after.marked(each, "stunned") for each in lying(step.after, "field"))


def bond_lost(step: Step, player: str) -> int:
    """How much bond a player has lost by the answer."""
    return step.before.number(player, "bond") - step.after.number(player, "bond")


@witness(RULEBOOK, "804.11a-2")
def the_defender_is_stunned_by_enough_strength(step: Step) -> bool:
    """The defender is stunned exactly when the strength reaches its defence."""
    found = fight(step)
    if found is None or found.defender is None:
        return False
    defence = step.before.value(found.defender, "DEF")
    beaten = is_stunned(step, found.defender)
    assert beaten == (found.strength >= defence), f"{found.strength} against {defence}, stunned: {beaten}"
    return True


@witness(RULEBOOK, "804.11a-3")
def overkill_is_strength_beyond_defence(step: Step) -> bool:
    """The defender's controller loses the strength beyond the defence, and nothing in a SCLM Attack or with Support."""
    found = fight(step)
    if found is None or found.defender is None or found.strength <= step.before.value(found.defender, "DEF"):
        return False
    stun = step.before.value(found.defender, "CP cost") if is_stunned(step, found.defender) else 0
    together = any(step.before.marked(card, "in SCLM attack") for card in found.attackers)
    spared = together or step.before.marked(found.defender, "Support")
    beyond = 0 if spared else found.strength - step.before.value(found.defender, "DEF")
    lost = bond_lost(step, found.attacked) - stun
    assert lost == beyond, f"{found.attacked} loses {lost} bond by Overkill where {beyond} is right"
    return True


@witness(RULEBOOK, "1306.3")
def a_stunned_unit_costs_its_cp(step: Step) -> bool:
    """The controller of a stunned UNIT loses its CP cost in bond."""
    found = fight(step)
    if found is None or found.fought is None or not is_stunned(step, found.fought):
        return False
    attacking = other(step.before, found.attacked)
    cost, lost = step.before.value(found.fought, "CP cost"), bond_lost(step, attacking)
    assert lost == cost, f"{attacking} loses {lost} bond for {name(found.fought)}, which costs {cost} CP"
    return True


@witness(RULEBOOK, "804.11a-4")
def the_attacker_fought_back_is_stunned(step: Step) -> bool:
    """The attacker that is fought back is stunned exactly when the defender's strength reaches its defence."""
    found = fight(step)
    if found is None or found.defender is None or found.fought is None:
        return False
    strength, defence = step.before.value(found.defender, "STR"), step.before.value(found.fought, "DEF")
    beaten = is_stunned(step, found.fought)
    assert beaten == (strength >= defence), f"{strength} fights back against {defence}, stunned: {beaten}"
    return True


@witness(RULEBOOK, "804.11b")
def an_attacked_player_loses_the_strength(step: Step) -> bool:
    """An attacked player loses the strength of every attacker in bond."""
    found = fight(step)
    if found is None or found.defender is not None or not step.silent("target"):
        return False
    lost = bond_lost(step, found.attacked)
    assert lost == found.strength, f"{found.attacked} loses {lost} bond to attackers of {found.strength} STR"
    return True
