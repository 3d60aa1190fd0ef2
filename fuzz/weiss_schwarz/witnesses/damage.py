"""4.10, 7.5 and 7.6: damage by soul, cancelling, the clock, and who is reversed in battle."""

from __future__ import annotations

from typing import NamedTuple

from fuzz.weiss_schwarz.witnesses.attacks import (
    DIRECT,
    FRONTAL,
    SIDE,
    SOUL,
    change_of_soul,
    declared,
    facing,
    trigger_card,
)
from fuzz.weiss_schwarz.witnesses.looking import (
    FACES,
    RULEBOOK,
    WAITING,
    asks,
    blank,
    called,
    gain,
    is_a,
    names,
    other,
    standing_on,
    turn_player,
    words,
)
from fuzz.witness import Step, witness
from headjudge.protocol.messages import CardView

AFTERWARDS = ("attack", "level up")
"""What is asked when the damage of an attack has been dealt and nothing else has happened."""


class Damage(NamedTuple):
    """Damage that the answer led to: by which attack, to whom, how much, and the cards on top of the deck then."""

    type: str
    attacker: CardView
    facing: CardView | None
    player: str
    amount: int
    cards: list[CardView]
    icons: int


def dealt(step: Step) -> Damage | None:
    """The damage of an attack that the answer declared, or that was not countered."""
    attack = declared(step)
    if attack is not None and asks(step, *AFTERWARDS):
        change, card = change_of_soul(step, attack), trigger_card(step, attack)
        if change is None or card is None:
            return None
        amount = step.before.value(attack.attacker, SOUL) + change
        return damage(step, attack.type, attack.attacker, amount, len(words(card, "trigger")))
    if step.asked.kind == "counter" and step.does("pass") and blank(step) and asks(step, *AFTERWARDS):
        stage = step.before.zone(turn_player(step.before), "stage")
        attacker = next((card for card in stage if step.before.marked(card, "attacking")), None)
        stock = step.before.zone(turn_player(step.before), "stock")[:1]
        shot = any(set(words(card, "trigger")) - {SOUL} for card in stock)
        if attacker is not None and attacker.slot in FACES and not shot:
            return damage(step, FRONTAL, attacker, step.before.value(attacker, SOUL), 0)
    return None


def damage(step: Step, kind: str, attacker: CardView, amount: int, icons: int) -> Damage | None:
    """Damage to the opponent of the turn player, if the deck outlasts it."""
    player = turn_player(step.before)
    whose = other(step.before, player)
    deck = step.before.zone(whose, "deck")
    if len(deck) <= max(amount, 0):
        return None
    return Damage(kind, attacker, facing(step.before, player, attacker), whose, amount, deck[: max(amount, 0)], icons)


def is_cancelled(found: Damage) -> bool:
    """Whether a climax is among the cards of a damage."""
    return any(is_a(card, "climax") for card in found.cards)


def committed(step: Step, kinds: tuple[str, ...] = (DIRECT, FRONTAL, SIDE), *, icons: bool | None = None) -> bool:
    """Whether a damage that nothing cancels puts as many cards into the clock as the attacker has soul."""
    found = dealt(step)
    if found is None or found.type not in kinds or found.amount <= 0 or is_cancelled(found):
        return False
    if icons is not None and icons != bool(found.icons):
        return False
    clock, deck = gain(step, found.player, "clock"), gain(step, found.player, "deck")
    wanted = (found.amount, -found.amount)
    assert (clock, deck) == wanted, f"clock and deck of {found.player} change by {(clock, deck)}, not by {wanted}"
    return True


@witness(RULEBOOK, "7.5.1.2")
def damage_is_the_soul_of_the_attacker(step: Step) -> bool:
    """An attack deals as much damage as the attacker has soul."""
    return committed(step, (FRONTAL,), icons=False)


@witness(RULEBOOK, "7.2.1.4.1")
def a_direct_attack_deals_one_more(step: Step) -> bool:
    """A direct attack deals one damage more."""
    return committed(step, (DIRECT,), icons=False)


@witness(RULEBOOK, "7.2.1.4.2")
def a_side_attack_deals_less_by_the_level(step: Step) -> bool:
    """A side attack deals less by the level of whoever the attacker faces."""
    return committed(step, (SIDE,), icons=False)


@witness(RULEBOOK, "4.12.2.2")
def a_soul_icon_deals_one_more(step: Step) -> bool:
    """Each soul icon of the trigger check adds one damage."""
    return committed(step, icons=True)


@witness(RULEBOOK, "7.5.1.2.1")
def without_soul_there_is_no_damage(step: Step) -> bool:
    """An attacker with no soul deals no damage at all."""
    found = dealt(step)
    if found is None or found.amount > 0:
        return False
    changes = tuple(gain(step, found.player, zone) for zone in ("clock", "deck", WAITING))
    assert changes == (0, 0, 0), f"clock, deck and waiting room of {found.player} change by {changes}"
    return True


@witness(RULEBOOK, "4.10.1.2")
def a_climax_cancels_damage(step: Step) -> bool:
    """At a climax the cards turned up so far go into the waiting room, and none into the clock."""
    found = dealt(step)
    if found is None or not is_cancelled(found):
        return False
    turned = next(i for i, card in enumerate(found.cards, 1) if is_a(card, "climax"))
    changes = tuple(gain(step, found.player, zone) for zone in ("clock", "deck", WAITING))
    wanted = (0, -turned, turned)
    assert changes == wanted, f"clock, deck and waiting room of {found.player} change by {changes}, not by {wanted}"
    return True


@witness(RULEBOOK, "4.10.1.3")
def damage_is_laid_onto_the_clock_in_order(step: Step) -> bool:
    """The cards of a damage lie on the clock in the order in which they were turned up."""
    found = dealt(step)
    if found is None or found.amount <= 0 or is_cancelled(found):
        return False
    laid = names(step.after.zone(found.player, "clock")[: found.amount])
    turned = names(found.cards)[::-1]
    assert laid == turned, f"the clock has {', '.join(laid)} on top, {', '.join(turned)} were turned up"
    return True


def fought(step: Step) -> tuple[Damage, str | None, str | None] | None:
    """An attack on a facing character that is over, and the orientations of attacker and defender."""
    found = dealt(step)
    if found is None or found.facing is None or not asks(step, "attack"):
        return None
    attacker = standing_on(step.after, turn_player(step.before), str(found.attacker.slot))
    defender = standing_on(step.after, found.player, str(found.facing.slot))
    return found, attacker.orientation if attacker else None, defender.orientation if defender else None


@witness(RULEBOOK, "7.6.1.2")
def the_weaker_character_is_reversed(step: Step) -> bool:
    """After a frontal attack the character of less power is reversed, both when they are equal."""
    battle = fought(step)
    if battle is None or battle[0].type != FRONTAL or battle[0].facing is None:
        return False
    found, attacker, defender = battle
    mine, theirs = step.before.value(found.attacker, "power"), step.before.value(battle[0].facing, "power")
    assert (attacker == "reversed") == (mine <= theirs), f"{mine} attacks {theirs}, and the attacker is {attacker}"
    assert (defender == "reversed") == (theirs <= mine), f"{mine} attacks {theirs}, and the defender is {defender}"
    return True


@witness(RULEBOOK, "7.5.1.3")
def a_side_attack_has_no_battle(step: Step) -> bool:
    """After a side attack nobody is reversed by it."""
    battle = fought(step)
    if battle is None or battle[0].type != SIDE or battle[0].facing is None:
        return False
    found, attacker, defender = battle
    assert attacker == "rested", f"{called(found.attacker)} is {attacker} after a side attack"
    assert defender == battle[0].facing.orientation, f"{called(battle[0].facing)} is {defender} after a side attack"
    return True
