"""7.7 and 10.2: reversed characters leave the stage, and Encore."""

from __future__ import annotations

from typing import NamedTuple

from fuzz.weiss_schwarz.witnesses.looking import (
    RULEBOOK,
    WAITING,
    asks,
    blank,
    called,
    gain,
    next_turn,
    only_option,
    other,
    turn_player,
)
from fuzz.witness import Look, Step, witness
from headjudge.protocol.messages import CardView

COST = 3
STEP = "7.7"


def reversed_ones(look: Look, *players: str) -> list[CardView]:
    """The reversed characters of players."""
    stage = [card for player in players for card in look.zone(player, "stage")]
    return [card for card in stage if look.state(card, "orientation") == "reversed"]


@witness(RULEBOOK, "7.7.1.4")
def no_reversed_character_outlasts_the_turn(step: Step) -> bool:
    """When the turn has passed on, nobody on the stage is reversed."""
    if not next_turn(step) or not blank(step):
        return False
    left = [called(card) for card in reversed_ones(step.after, *step.after.players)]
    assert not left, f"{', '.join(left)} is still reversed"
    return bool(reversed_ones(step.before, *step.before.players)) or step.before.at.startswith(STEP)


@witness(RULEBOOK, "7.7.1.3")
def the_turn_player_puts_reversed_characters_away_first(step: Step) -> bool:
    """The other player comes to it when the turn player has no reversed character left."""
    if not step.before.at.startswith(STEP) or not blank(step):
        return False
    player = turn_player(step.before)
    if step.asked.player != other(step.before, player):
        return False
    left = [called(card) for card in reversed_ones(step.before, player)]
    assert not left, f"{step.asked.player} is asked while {', '.join(left)} of {player} is reversed"
    return True


@witness(RULEBOOK, "7.7.1.2")
def a_chosen_character_goes_into_the_waiting_room(step: Step) -> bool:
    """The reversed character chosen is put into the waiting room."""
    option = only_option(step)
    place = step.before.find(option.get("card"))
    if step.asked.kind != "encore step" or step.does("encore") or place is None or not asks(step):
        return False
    moved = gain(step, place[0], WAITING)
    there = [card for card in step.after.zone(place[0], "stage") if card.slot == place[2].slot]
    assert not there, f"{called(place[2])} was put away and {called(there[0])} is on {place[2].slot}"
    if step.after.turn == step.before.turn:
        assert moved >= 1, f"{moved} cards went into the waiting room"
    return True


class Question(NamedTuple):
    """The question whether Encore is paid: whose character, where it lies, and whether it was paid."""

    player: str
    zone: str
    card: CardView
    paid: bool


def question(step: Step) -> Question | None:
    """The question of Encore that was answered."""
    if not step.before.at.startswith(STEP) or not blank(step):
        return None
    label = step.asked.about.get("source") if step.asked.kind == "optional cost" else None
    if {"do": "encore", "card": only_option(step).get("card")} in step.asked.options:
        label = only_option(step).get("card")
    place = step.before.find(label)
    return Question(*place, step.does("encore") or step.does("yes")) if place is not None else None


@witness(RULEBOOK, "10.2.2")
def encore_is_asked_of_a_card_in_the_waiting_room(step: Step) -> bool:
    """Whoever may be put back by Encore has left the stage before."""
    found = question(step)
    if found is None:
        return False
    assert found.zone == WAITING, f"Encore of {called(found.card)} is asked while it lies on the {found.zone}"
    return True


@witness(RULEBOOK, "10.2.3")
def encore_costs_three_of_the_stock(step: Step) -> bool:
    """Encore takes three cards of the stock, and the character is back, rested."""
    found = question(step)
    if found is None or not found.paid:
        return False
    paid = -gain(step, found.player, "stock")
    assert paid == COST, f"{paid} cards of the stock were paid for Encore"
    if step.after.turn != step.before.turn:
        return True
    back = step.after.find(found.card.label or found.card.id)
    assert back is not None, f"{called(found.card)} is nowhere"
    assert (back[1], back[2].orientation) == ("stage", "rested"), f"{called(found.card)} is {back[2].orientation}"
    return True


@witness(RULEBOOK, "8.7.3.2.1")
def without_the_cost_the_character_is_gone(step: Step) -> bool:
    """Who does not pay for Encore keeps the stock, and the character is not on the stage."""
    found = question(step)
    if found is None or found.paid or step.asked.kind == "encore step":
        return False
    assert gain(step, found.player, "stock") == 0, f"the stock changes by {gain(step, found.player, 'stock')}"
    back = step.after.find(found.card.label or found.card.id)
    assert back is None or back[1] != "stage", f"{called(found.card)} is on the stage without being paid for"
    return True
