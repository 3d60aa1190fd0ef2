"""5.2: hands, mulligan, and who begins."""

from __future__ import annotations

from fuzz.weiss_schwarz.witnesses.looking import RULEBOOK, WAITING, asks, gain, turn_player
from fuzz.witness import Step, witness

HAND, DECK = 5, 50


@witness(RULEBOOK, "5.2.1.4")
def each_player_begins_with_five_cards(step: Step) -> bool:
    """Who is asked about the mulligan holds five cards off a deck of fifty."""
    if step.asked.kind != "mulligan":
        return False
    hand, deck = (step.before.count(step.asked.player, zone) for zone in ("hand", "deck"))
    assert (hand, deck) == (HAND, DECK - HAND), f"{step.asked.player} begins with {hand} cards, {deck} in the deck"
    return True


@witness(RULEBOOK, "5.2.1.4")
def a_mulligan_draws_as_many(step: Step) -> bool:
    """Who puts cards of the first hand away draws as many."""
    if step.asked.kind != "mulligan" or not step.options:
        return False
    player, put = step.asked.player, len(step.options)
    assert step.after.count(player, WAITING) == put, f"{step.after.count(player, WAITING)} cards for {put} put away"
    if asks(step, "mulligan"):
        assert step.after.count(player, "hand") == HAND, f"{player} has {step.after.count(player, 'hand')} cards"
        assert gain(step, player, "deck") == -put, f"{-gain(step, player, 'deck')} cards left the deck for {put}"
    return True


@witness(RULEBOOK, "5.2.1.4")
def the_starting_player_exchanges_first_and_each_once(step: Step) -> bool:
    """The starting player is asked about the mulligan, then the other player, and then nobody."""
    if step.asked.kind != "mulligan":
        return False
    starting = step.before.role("starting player")
    if asks(step, "mulligan") and step.next is not None:
        assert step.asked.player == starting, f"{step.asked.player} exchanges first, {starting} begins"
        assert step.next.player != starting, f"{starting} exchanges twice"
    else:
        assert step.asked.player != starting, f"{starting} exchanges last, and begins"
    return True


@witness(RULEBOOK, "5.2.1.5")
def the_starting_player_has_the_first_turn(step: Step) -> bool:
    """After the mulligans the starting player is the turn player."""
    if step.asked.kind != "mulligan" or not asks(step, "clock"):
        return False
    begins, starting = turn_player(step.after), step.after.role("starting player")
    assert begins == starting, f"{begins} has the first turn, {starting} was to begin"
    return True
