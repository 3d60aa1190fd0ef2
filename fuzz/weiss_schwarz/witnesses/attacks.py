"""7.2 and 7.3: who may attack and how, the attacker rests, and the trigger check."""

from __future__ import annotations

from typing import NamedTuple

from fuzz.weiss_schwarz.witnesses.looking import (
    CENTER,
    FACES,
    RULEBOOK,
    asks,
    blank,
    called,
    gain,
    next_turn,
    number,
    only_option,
    other,
    phase,
    standing_on,
    words,
)
from fuzz.witness import Look, Step, witness
from headjudge.protocol.messages import CardView, Option

DIRECT, FRONTAL, SIDE = "direct", "frontal", "side"
TYPES = {"front": FRONTAL, "side": SIDE}
SOUL = "soul"


class Attack(NamedTuple):
    """An attack that the answer declared: by whom, of which type, and who faces the attacker."""

    player: str
    attacker: CardView
    type: str
    facing: CardView | None


def facing(look: Look, player: str, attacker: CardView) -> CardView | None:
    """Who faces a character of the center stage."""
    return standing_on(look, other(look, player), FACES[str(attacker.slot)])


def declared(step: Step) -> Attack | None:
    """The attack whose declaration the answer completes."""
    if step.asked.kind not in ("attack", "attack type") or not blank(step) or asks(step, "attack type"):
        return None
    option = only_option(step)
    label = step.asked.about.get("attacker") if step.asked.kind == "attack type" else option.get("card")
    place = step.before.find(label)
    if place is None or option.get("do") not in ("attack", *TYPES) or place[2].slot not in FACES:
        return None
    kind = TYPES.get(str(option.get("do"))) or option.get("attack_type", DIRECT)
    return Attack(place[0], place[2], str(kind), facing(step.before, place[0], place[2]))


def attackers(step: Step) -> list[tuple[CardView, Option]]:
    """The characters that are offered as attackers, each with its option."""
    options = [option for option in step.asked.options if option.get("do") == "attack"]
    places = [(step.before.find(option.get("card")), option) for option in options]
    return [(place[2], option) for place, option in places if place is not None and place[0] == step.asked.player]


def has_attacked(step: Step) -> bool:
    """Whether the first turn has had its attack: somebody of the center stage is rested then."""
    stage = step.before.zone(step.asked.player, "stage")
    return step.before.turn == 1 and any(card.orientation != "standing" for card in stage)


@witness(RULEBOOK, "7.2.1.3.1.1")
def only_standing_characters_of_the_center_stage_may_attack(step: Step) -> bool:
    """Attackers are offered from the own center stage, standing."""
    if step.asked.kind != "attack" or not blank(step):
        return False
    cards = attackers(step)
    for card, _ in cards:
        assert card.slot in CENTER, f"{called(card)} may attack from {card.slot}"
        state = step.before.state(card, "orientation")
        assert state == "standing", f"{called(card)} may attack and is {state}"
    return bool(cards)


@witness(RULEBOOK, "7.1.1")
def every_standing_character_of_the_center_stage_may_attack(step: Step) -> bool:
    """All standing characters of the center stage are offered, except after the attack of the first turn."""
    if step.asked.kind != "attack" or not blank(step) or has_attacked(step):
        return False
    able = [card for card in step.before.zone(step.asked.player, "stage") if card.slot in CENTER]
    able = [card for card in able if step.before.state(card, "orientation") == "standing"]
    for card in able:
        assert any(each == card for each, _ in attackers(step)), f"{called(card)} stands and may not attack"
    return bool(able)


@witness(RULEBOOK, "7.2.1.3.1.2")
def the_first_turn_has_one_attack(step: Step) -> bool:
    """After an attack in the first turn of all no other is offered."""
    if step.asked.kind != "attack" or not blank(step) or not has_attacked(step):
        return False
    cards = [called(card) for card, _ in attackers(step)]
    assert not cards, f"{', '.join(cards)} may attack after the attack of the first turn"
    return True


@witness(RULEBOOK, "7.2.1.3.2")
def the_attack_phase_can_be_ended(step: Step) -> bool:
    """The turn player may end the attack phase, and then nobody attacks any more in this turn."""
    if step.asked.kind != "attack" or not blank(step):
        return False
    assert any(option.get("do") == "end" for option in step.asked.options), f"{step.asked.player} must attack"
    if not step.does("end"):
        return False
    assert not asks(step, "attack") or next_turn(step), f"{step.asked.player} has ended the attacks and may attack"
    return True


@witness(RULEBOOK, "7.2.1.4.1")
def a_direct_attack_meets_nobody(step: Step) -> bool:
    """An attack is direct exactly when nobody faces the attacker."""
    if step.asked.kind == "attack" and blank(step):
        for card, option in attackers(step):
            if "attack_type" in option:
                free = facing(step.before, step.asked.player, card) is None
                assert free == (option["attack_type"] == DIRECT), f"{called(card)}: {option['attack_type']} attack"
    attack = declared(step)
    if attack is None or attack.type != DIRECT:
        return False
    assert attack.facing is None, f"{called(attack.attacker)} attacks directly, facing {called(attack.facing)}"
    return True


@witness(RULEBOOK, "7.2.1.4.2")
def front_or_side_may_be_chosen(step: Step) -> bool:
    """Against a facing character both front and side are offered."""
    attack = declared(step)
    if attack is None or attack.type == DIRECT:
        return False
    assert attack.facing is not None, f"{called(attack.attacker)} attacks {attack.type}, and nobody faces it"
    if step.asked.kind == "attack type":
        kinds = {TYPES.get(str(option.get("do"))) for option in step.asked.options}
    else:
        kinds = {option.get("attack_type") for card, option in attackers(step) if card == attack.attacker}
    assert kinds == {FRONTAL, SIDE}, f"{called(attack.attacker)} may attack only {', '.join(map(str, kinds))}"
    return True


@witness(RULEBOOK, "7.2.1.5.3")
def an_attacker_rests(step: Step) -> bool:
    """Whoever attacks is rested, or reversed by the battle that follows."""
    attack = declared(step)
    if attack is None or next_turn(step):
        return False
    now = standing_on(step.after, attack.player, str(attack.attacker.slot))
    if now is None:
        return False
    assert step.after.state(now, "orientation") != "standing", f"{called(now)} has attacked and stands"
    return True


def trigger_card(step: Step, attack: Attack) -> CardView | None:
    """The card of the trigger check, if the deck had more and its icons are at most soul."""
    deck = step.before.zone(attack.player, "deck")
    return deck[0] if len(deck) > 1 and set(words(deck[0], "trigger")) <= {SOUL} else None


@witness(RULEBOOK, "7.3.1.2.3")
def the_trigger_check_goes_into_the_stock(step: Step) -> bool:
    """An attack lays the top card of the attacker's deck into the stock."""
    attack = declared(step)
    if attack is None or not asks(step) or trigger_card(step, attack) is None:
        return False
    stock, deck = gain(step, attack.player, "stock"), gain(step, attack.player, "deck")
    assert (stock, deck) == (1, -1), f"the stock of {attack.player} changes by {stock}, the deck by {deck}"
    return True


def change_of_soul(step: Step, attack: Attack) -> int | None:
    """By how much the type of attack and the trigger check change the attacker's soul."""
    card = trigger_card(step, attack)
    if card is None:
        return None
    level = number(attack.facing, "level") if attack.facing is not None else 0
    by_type = {DIRECT: 1, SIDE: -level}.get(attack.type, 0)
    return by_type + len(words(card, "trigger"))


def lasting(step: Step, kind: str, *, icons: bool) -> bool:
    """Whether the change of soul still shows when the next attack is declared, for the rest of the turn."""
    attack = declared(step)
    if attack is None or attack.type != kind or not asks(step, "attack") or phase(step.before) != phase(step.after):
        return False
    change, card = change_of_soul(step, attack), trigger_card(step, attack)
    now = standing_on(step.after, attack.player, str(attack.attacker.slot))
    if not change or card is None or now is None or bool(words(card, "trigger")) != icons:
        return False
    before, after = step.before.value(attack.attacker, SOUL), step.after.value(now, SOUL)
    assert after == before + change, f"{called(now)} has soul {after} after a {kind} attack, {before + change} is right"
    return True


@witness(RULEBOOK, "7.2.1.4.1")
def a_direct_attack_adds_soul_for_the_turn(step: Step) -> bool:
    """A direct attacker has one soul more until the end of the turn."""
    return lasting(step, DIRECT, icons=False)


@witness(RULEBOOK, "7.2.1.4.2")
def a_side_attack_takes_soul_for_the_turn(step: Step) -> bool:
    """A side attacker has less soul by the level of whoever it faces until the end of the turn."""
    return lasting(step, SIDE, icons=False)


@witness(RULEBOOK, "4.12.2.2")
def a_soul_icon_adds_soul_for_the_turn(step: Step) -> bool:
    """A soul icon adds one soul until the end of the turn."""
    return lasting(step, DIRECT, icons=True) or lasting(step, FRONTAL, icons=True)
