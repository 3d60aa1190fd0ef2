"""3.1, 9.2 to 9.4 and 9.6: refresh, level up, losing, and what a zone may hold."""

from __future__ import annotations

from fuzz.weiss_schwarz.witnesses.attacks import declared
from fuzz.weiss_schwarz.witnesses.course import begins
from fuzz.weiss_schwarz.witnesses.encore import reversed_ones
from fuzz.weiss_schwarz.witnesses.looking import (
    CLIMAX_AREA,
    RULEBOOK,
    WAITING,
    WINDOWS,
    asks,
    blank,
    gain,
    next_turn,
    other,
    turn_player,
    words,
)
from fuzz.witness import Look, Step, witness

SEVEN, LOST = 7, 4
INTERRUPTS = ("level up", "interrupt")


def cards_of(look: Look, player: str) -> int:
    """How many cards of a player's side lie anywhere."""
    zones = look.view.players[player].zones
    return sum(card.kind == "card" for zone in zones for card in look.zone(player, zone))


@witness(RULEBOOK, "3.1.1")
def no_card_appears_or_vanishes(step: Step) -> bool:
    """The zones of a player hold as many cards as before."""
    if not blank(step):
        return False
    for player in step.after.players:
        before, after = cards_of(step.before, player), cards_of(step.after, player)
        assert before == after, f"{player} had {before} cards and has {after}"
    return True


@witness(RULEBOOK, "3.6.2")
def a_position_holds_one_card(step: Step) -> bool:
    """At a play timing every position has one card at most."""
    if not asks(step, *WINDOWS):
        return False
    for player in step.after.players:
        slots = [card.slot for card in step.after.zone(player, "stage")]
        assert len(slots) == len(set(slots)), f"{player} has two cards on one position: {sorted(map(str, slots))}"
    return any(step.after.zone(player, "stage") for player in step.after.players)


@witness(RULEBOOK, "3.11.2")
def the_climax_area_holds_one_card(step: Step) -> bool:
    """At a play timing a climax area has one card at most."""
    if not asks(step, *WINDOWS):
        return False
    counts = [step.after.count(player, CLIMAX_AREA) for player in step.after.players]
    assert max(counts) <= 1, f"{max(counts)} cards lie in a climax area"
    return max(counts) == 1


@witness(RULEBOOK, "9.3.1")
def seven_cards_in_the_clock_are_a_level_up(step: Step) -> bool:
    """With seven cards in the clock nothing else is asked before the level up."""
    if not asks(step) or not blank(step):
        return False
    full = [player for player in step.after.players if step.after.count(player, "clock") >= SEVEN]
    kind = step.next.kind if step.next is not None else ""
    assert not full or kind in INTERRUPTS, f"{full[0]} has seven cards in the clock, and {kind} is asked"
    return bool(full)


@witness(RULEBOOK, "9.1.2.1")
def a_level_up_interrupts_the_clock_phase(step: Step) -> bool:
    """The seventh card of the clock is a level up before the two cards are drawn."""
    player = step.asked.player
    if step.asked.kind != "clock" or not step.does("put") or not asks(step, "level up") or not blank(step):
        return False
    if step.before.count(player, "clock") != SEVEN - 1:
        return False
    drawn = gain(step, player, "hand") + 1
    assert not drawn, f"{player} has put a seventh card into the clock, and has drawn {drawn} before the level up"
    return True


@witness(RULEBOOK, "9.3.2")
def a_level_up_takes_one_of_the_lowest_seven(step: Step) -> bool:
    """One of the seven lowest cards goes into the level, the other six into the waiting room."""
    player = step.asked.player
    if step.asked.kind != "level up" or not blank(step):
        return False
    clock = step.before.zone(player, "clock")
    low = [each for card in clock[-SEVEN:] for each in (card.id, card.label)]
    labels = [option.get("card") for option in step.asked.options]
    assert len(labels) == SEVEN, f"{len(labels)} cards may be chosen"
    assert all(label in low for label in labels), f"not only the lowest seven may be chosen: {labels}"
    in_damage = step.before.count(player, "resolution zone") > 0
    if in_damage or not step.before.count(player, "deck") or gain(step, player, "deck") > 0 or not asks(step, *WINDOWS):
        return False
    found = tuple(gain(step, player, zone) for zone in ("level", "clock", WAITING))
    assert found == (1, -SEVEN, SEVEN - 1), f"level, clock and waiting room of {player} change by {found}"
    return True


@witness(RULEBOOK, "9.2.1")
def an_empty_deck_is_refreshed_at_once(step: Step) -> bool:
    """Nothing is asked while a deck is empty and there is a waiting room to refresh it from."""
    if not asks(step) or asks(step, "interrupt") or not blank(step):
        return False
    for player in step.after.players:
        empty = not step.after.count(player, "deck") and step.after.count(player, WAITING)
        kind = step.next.kind if step.next is not None else ""
        assert not empty, f"the deck of {player} is empty, and {kind} is asked before it is refreshed"
    return any(gain(step, player, "deck") > 0 for player in step.after.players)


@witness(RULEBOOK, "9.2.2")
def a_refresh_puts_one_card_into_the_clock(step: Step) -> bool:
    """The waiting room becomes the deck, and its top card goes into the clock."""
    player = turn_player(step.after)
    attack = declared(step)
    quiet = step.asked.kind in ("attack", "hand limit") and not reversed_ones(step.before, player)
    drawn = quiet and begins(step) and next_turn(step)
    if not drawn and (attack is None or not asks(step, "attack", "counter")):
        return False
    deck, room = step.before.zone(player, "deck"), step.before.count(player, WAITING)
    if len(deck) != 1 or not room or (attack is not None and set(words(deck[0], "trigger")) - {"soul"}):
        return False
    found = step.after.count(player, "deck"), step.after.count(player, WAITING), gain(step, player, "clock")
    wanted = room - 1, 0, 1
    assert found == wanted, f"{player} has {found[0]} cards in the deck, {found[1]} in the waiting room, not {wanted}"
    return True


@witness(RULEBOOK, "9.4.1.1")
def four_cards_in_the_level_lose(step: Step) -> bool:
    """Who has four cards in the level has lost, and nobody else who has cards to draw."""
    result = step.after.view.result
    full = [player for player in step.after.players if step.after.count(player, "level") >= LOST]
    if not blank(step):
        return False
    if result is None or result.winner is None:
        assert not full or not asks(step, *WINDOWS), f"{full[0]} has four cards in the level and plays on"
        return False
    loser = other(step.after, result.winner)
    lost = loser in full or not (step.after.count(loser, "deck") or step.after.count(loser, WAITING))
    assert lost, f"{loser} has lost with {step.after.count(loser, 'level')} cards in the level"
    assert result.winner not in full, f"{result.winner} has won with four cards in the level"
    return loser in full


@witness(RULEBOOK, "1.2.1")
def the_one_who_has_not_lost_wins(step: Step) -> bool:
    """When a game is over, nothing is asked, and somebody has won unless both have lost."""
    result = step.after.view.result
    if result is None or not blank(step):
        return False
    assert step.next is None, "the game is over, and something is asked"
    full = [player for player in step.after.players if step.after.count(player, "level") >= LOST]
    if len(full) == 1:
        assert result.winner == other(step.after, full[0]), f"{result.winner} wins, {full[0]} has lost"
    return len(full) == 1
