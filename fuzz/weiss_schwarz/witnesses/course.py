"""6.1 to 6.4 and 6.8: phases and turns, standing, drawing, the clock, and the end of the turn."""

from __future__ import annotations

from fuzz.weiss_schwarz.witnesses.looking import (
    CLIMAX_AREA,
    RULEBOOK,
    WAITING,
    WINDOWS,
    asks,
    blank,
    called,
    gain,
    names,
    next_turn,
    other,
    phase,
    standing_on,
    turn_player,
)
from fuzz.witness import Step, witness

LIMIT, LEVEL_UP = 7, 7


@witness(RULEBOOK, "6.1.1")
def phases_follow_each_other(step: Step) -> bool:
    """Within a turn no phase comes before one that has been."""
    if step.after.turn != step.before.turn or phase(step.before) == phase(step.after) or not blank(step):
        return False
    assert phase(step.before) < phase(step.after), f"{step.after.at} comes after {step.before.at} in one turn"
    return True


@witness(RULEBOOK, "6.1.1")
def players_take_turns(step: Step) -> bool:
    """The next turn is the other player's."""
    if not next_turn(step) or not blank(step):
        return False
    before, after = turn_player(step.before), turn_player(step.after)
    assert before != after, f"{after} has two turns in a row"
    return True


@witness(RULEBOOK, "6.1.1")
def the_turn_player_acts(step: Step) -> bool:
    """Clock, main, climax and attack are questions of the turn player."""
    if step.asked.kind not in WINDOWS:
        return False
    player = turn_player(step.before)
    assert step.asked.player == player, f"{step.asked.player} is asked ({step.asked.kind}) in the turn of {player}"
    return True


def begins(step: Step) -> bool:
    """Whether the answer led from before the standing of a turn to its clock phase."""
    led = next_turn(step) or phase(step.before) < 2
    return led and asks(step, "clock") and blank(step)


@witness(RULEBOOK, "6.2.1.2")
def characters_of_the_turn_player_stand(step: Step) -> bool:
    """At the beginning of a turn all characters of the turn player stand."""
    if not begins(step):
        return False
    player = turn_player(step.after)
    for card in step.after.zone(player, "stage"):
        assert step.after.state(card, "orientation") == "standing", f"{called(card)} does not stand"
    return any(step.before.state(card, "orientation") == "rested" for card in step.before.zone(player, "stage"))


@witness(RULEBOOK, "6.2.1.2")
def characters_of_the_other_player_stay_rested(step: Step) -> bool:
    """The stand phase leaves the other player's characters as they are."""
    if not begins(step):
        return False
    player = other(step.after, turn_player(step.after))
    rested = [card for card in step.before.zone(player, "stage") if card.orientation == "rested"]
    for card in rested:
        now = standing_on(step.after, player, str(card.slot))
        assert now is not None, f"{called(card)} has left the stage"
        assert now.orientation == "rested", f"{called(card)} is {now.orientation} in the opponent's turn"
    return bool(rested)


@witness(RULEBOOK, "6.3.1.2")
def the_turn_player_draws_one_card(step: Step) -> bool:
    """In the draw phase the turn player draws one card."""
    player = turn_player(step.after)
    if not begins(step) or step.before.count(player, "deck") <= 1:
        return False
    hand, deck = gain(step, player, "hand"), gain(step, player, "deck")
    assert (hand, deck) == (1, -1), f"{player} has {hand} cards more in hand and {-deck} less in the deck"
    return True


@witness(RULEBOOK, "4.7.1")
def the_top_card_is_drawn(step: Step) -> bool:
    """The card drawn is the one that lay on top of the deck."""
    player = turn_player(step.after)
    if not begins(step) or step.before.count(player, "deck") <= 1:
        return False
    top, hand = names(step.before.zone(player, "deck")[:1]), names(step.before.zone(player, "hand"))
    now = names(step.after.zone(player, "hand"))
    assert sorted(now) == sorted([*hand, *top]), f"{player} had {top[0]} on top and holds {', '.join(now)}"
    return True


@witness(RULEBOOK, "6.4.1.2")
def any_card_of_the_hand_may_be_put_into_the_clock(step: Step) -> bool:
    """The turn player may put any one card of the hand into the clock, or none."""
    if step.asked.kind != "clock" or not blank(step):
        return False
    verbs = [option.get("do") for option in step.asked.options]
    hand = step.before.count(step.asked.player, "hand")
    assert verbs.count("put") == hand, f"{verbs.count('put')} of {hand} cards may be put into the clock"
    assert "decline" in verbs, f"{step.asked.player} must put a card into the clock"
    assert step.asked.max <= 1, f"{step.asked.max} cards may be put into the clock"
    return True


@witness(RULEBOOK, "6.4.1.2")
def a_card_in_the_clock_draws_two(step: Step) -> bool:
    """Who puts a card into the clock draws two."""
    player = step.asked.player
    if step.asked.kind != "clock" or not step.does("put") or not blank(step) or not asks(step, "main"):
        return False
    if step.before.count(player, "clock") + 1 >= LEVEL_UP or step.before.count(player, "deck") <= 2:
        return False
    found = tuple(gain(step, player, zone) for zone in ("clock", "hand", "deck"))
    assert found == (1, 1, -2), f"clock, hand and deck of {player} change by {found}, not by (1, 1, -2)"
    return True


@witness(RULEBOOK, "6.4.1.2")
def without_a_card_in_the_clock_nothing_is_drawn(step: Step) -> bool:
    """Who puts no card into the clock draws none."""
    if step.asked.kind != "clock" or not step.does("decline") or not blank(step):
        return False
    found = tuple(gain(step, step.asked.player, zone) for zone in ("clock", "hand", "deck"))
    assert found == (0, 0, 0), f"clock, hand and deck of {step.asked.player} change by {found}"
    return True


@witness(RULEBOOK, "3.3.3.1")
def no_turn_is_handed_on_with_more_than_seven_cards(step: Step) -> bool:
    """When the turn has passed on, whoever had it holds seven cards at most."""
    player = turn_player(step.before)
    if not next_turn(step) or step.before.count(player, "hand") <= LIMIT or not blank(step):
        return False
    held = step.after.count(player, "hand")
    assert held <= LIMIT, f"{player} holds {held} cards when the turn of {turn_player(step.after)} has begun"
    return True


@witness(RULEBOOK, "6.8.1.2")
def the_turn_player_is_asked_in_the_end_phase(step: Step) -> bool:
    """Whoever must discard down to the limit is the turn player, in the end phase."""
    if step.asked.kind != "hand limit":
        return False
    player = turn_player(step.before)
    assert step.asked.player == player, f"{step.asked.player} discards in the turn of {player}"
    assert step.before.at.startswith("6.8"), f"{step.asked.player} discards at {step.before.at}"
    return True


@witness(RULEBOOK, "3.3.3")
def as_many_cards_are_discarded_as_exceed_the_limit(step: Step) -> bool:
    """The cards chosen go into the waiting room, until seven are left."""
    if step.asked.kind != "hand limit" or not blank(step):
        return False
    player, put = step.asked.player, len(step.options)
    room = gain(step, player, WAITING)
    climax = step.before.count(player, CLIMAX_AREA) - step.after.count(player, CLIMAX_AREA)
    assert room - climax == put, f"{room - climax} cards went into the waiting room for {put} chosen"
    held = step.after.count(player, "hand")
    assert held == LIMIT or asks(step, "hand limit"), f"{player} is left with {held} cards"
    return True


@witness(RULEBOOK, "6.8.1.3")
def the_climax_leaves_with_the_turn(step: Step) -> bool:
    """When the turn has passed on, the climax of whoever had it is in the waiting room."""
    player = turn_player(step.before)
    if not next_turn(step) or not step.before.count(player, CLIMAX_AREA) or not blank(step):
        return False
    assert not step.after.count(player, CLIMAX_AREA), f"{player} has a climax in the turn of {turn_player(step.after)}"
    return True
