"""6.5, 6.6, 8.6: what may be played, what it costs, where it goes, and exchanges of positions."""

from __future__ import annotations

from typing import NamedTuple

from fuzz.weiss_schwarz.witnesses.looking import (
    CLIMAX_AREA,
    PHASES,
    RULEBOOK,
    WAITING,
    asks,
    blank,
    called,
    chosen_card,
    gain,
    is_a,
    number,
    only_option,
    phase,
    standing_on,
    words,
)
from fuzz.witness import Look, Step, witness
from headjudge.protocol.messages import CardView

ENCORE = 3


def offered(step: Step, kind: str) -> list[CardView]:
    """The cards of the hand that are offered to be played, each once."""
    if step.asked.kind != kind or not blank(step):
        return []
    labels = dict.fromkeys(option.get("card") for option in step.asked.options if option.get("do") == "play")
    places = [step.before.find(label) for label in labels]
    return [place[2] for place in places if place is not None and place[1] == "hand"]


def colors(look: Look, player: str) -> set[str]:
    """The colors that a player has in level and clock."""
    return {color for zone in ("level", "clock") for card in look.zone(player, zone) for color in words(card, "color")}


def is_free_of_colors(card: CardView) -> bool:
    """Whether a card needs no color: characters and events of level 0."""
    return not is_a(card, "climax") and number(card, "level") == 0


def is_playable(look: Look, player: str, card: CardView) -> bool:
    """Whether color, level and cost allow a card."""
    colored = is_free_of_colors(card) or bool(set(words(card, "color")) & colors(look, player))
    high = is_a(card, "climax") or number(card, "level") <= look.count(player, "level")
    return colored and high and number(card, "cost") <= look.count(player, "stock")


@witness(RULEBOOK, "8.6.2.1.2")
def no_card_above_the_level_is_offered(step: Step) -> bool:
    """Characters and events are offered up to the player's level."""
    level = step.before.count(step.asked.player, "level") if step.asked.kind == "main" else 0
    cards = offered(step, "main")
    for card in cards:
        assert number(card, "level") <= level, f"{called(card)} is offered at level {level}"
    return bool(cards)


@witness(RULEBOOK, "8.6.2.1.1")
def no_card_of_a_missing_color_is_offered(step: Step) -> bool:
    """What is offered has a color of the player's level or clock, unless it is of level 0."""
    cards = [card for card in (*offered(step, "main"), *offered(step, "climax")) if not is_free_of_colors(card)]
    for card in cards:
        had = colors(step.before, step.asked.player)
        assert had & set(words(card, "color")), f"{called(card)} is offered with {', '.join(had) or 'no color'}"
    return bool(cards)


@witness(RULEBOOK, "8.6.2.3.2")
def nothing_is_offered_that_cannot_be_paid(step: Step) -> bool:
    """What is offered costs no more than there is in the stock."""
    cards = [card for card in offered(step, "main") if number(card, "cost")]
    for card in cards:
        stock = step.before.count(step.asked.player, "stock")
        assert number(card, "cost") <= stock, f"{called(card)} is offered with {stock} cards in the stock"
    return bool(cards)


@witness(RULEBOOK, "8.6.2.1.1.1")
def level_zero_needs_no_color(step: Step) -> bool:
    """A character of level 0 is offered also where its color is missing."""
    if step.asked.kind != "main" or not blank(step):
        return False
    player, labels = step.asked.player, offered(step, "main")
    had = colors(step.before, player)
    alone = [
        card
        for card in step.before.zone(player, "hand")
        if is_free_of_colors(card) and not had & set(words(card, "color")) and is_playable(step.before, player, card)
    ]
    for card in alone:
        assert card in labels, f"{called(card)} is of level 0 and is not offered"
    return bool(alone)


@witness(RULEBOOK, "6.5.1.2.1")
def every_playable_character_is_offered(step: Step) -> bool:
    """A character that level, color and cost allow may be played."""
    if step.asked.kind != "main" or not blank(step):
        return False
    player, cards = step.asked.player, offered(step, "main")
    hand = [card for card in step.before.zone(player, "hand") if is_a(card, "character")]
    playable = [card for card in hand if is_playable(step.before, player, card)]
    for card in playable:
        assert card in cards, f"{called(card)} can be played and is not offered"
    return bool(playable)


@witness(RULEBOOK, "8.6.2.1.2.1")
def every_climax_of_a_right_color_is_offered(step: Step) -> bool:
    """A climax needs its color and no level."""
    if step.asked.kind != "climax" or not blank(step):
        return False
    player, cards = step.asked.player, offered(step, "climax")
    hand = [card for card in step.before.zone(player, "hand") if is_a(card, "climax")]
    playable = [card for card in hand if is_playable(step.before, player, card)]
    for card in playable:
        assert card in cards, f"{called(card)} can be played and is not offered"
    return bool(playable)


@witness(RULEBOOK, "6.6.1.2.1")
def only_climaxes_are_offered_in_the_climax_phase(step: Step) -> bool:
    """In the climax phase nothing but climaxes of the hand may be played."""
    cards = offered(step, "climax")
    for card in cards:
        assert is_a(card, "climax"), f"{called(card)} is offered in the climax phase"
    return bool(cards)


class Played(NamedTuple):
    """A character that the answer played."""

    player: str
    card: CardView
    slot: str
    before: CardView | None
    """Who stood there."""


def played(step: Step) -> Played | None:
    """The character that comes onto the stage by the answer, and where."""
    slot, label = only_option(step).get("slot"), only_option(step).get("card")
    if step.asked.kind == "stage position":
        label = step.asked.about.get("card")
    elif step.asked.kind != "main" or not step.does("play"):
        return None
    place = step.before.find(label)
    if slot is None or place is None or place[1] != "hand" or not blank(step) or not asks(step):
        return None
    return Played(place[0], place[2], str(slot), standing_on(step.before, place[0], str(slot)))


@witness(RULEBOOK, "8.6.2.5.1")
def a_played_character_comes_onto_its_position(step: Step) -> bool:
    """A character from hand is placed on the position chosen."""
    found = played(step)
    if found is None:
        return False
    now = standing_on(step.after, found.player, found.slot)
    assert now is not None, f"nobody stands on {found.slot}"
    assert now.card == found.card.card, f"{called(now)} stands on {found.slot}, not {called(found.card)}"
    assert gain(step, found.player, "hand") == -1, f"the hand changes by {gain(step, found.player, 'hand')}"
    return True


@witness(RULEBOOK, "3.6.3")
def a_played_character_stands(step: Step) -> bool:
    """Whoever comes onto the stage stands."""
    found = played(step)
    now = standing_on(step.after, found.player, found.slot) if found is not None else None
    if now is None:
        return False
    state = step.after.state(now, "orientation")
    assert state == "standing", f"{called(now)} comes onto the stage {state}"
    return True


@witness(RULEBOOK, "8.6.2.3.1")
def a_played_character_is_paid_from_the_stock(step: Step) -> bool:
    """As many cards leave the stock as the card costs."""
    found = played(step)
    if found is None:
        return False
    cost, paid = number(found.card, "cost"), -gain(step, found.player, "stock")
    assert paid == cost, f"{called(found.card)} costs {cost} and {paid} were paid"
    room = gain(step, found.player, WAITING) - (found.before is not None)
    assert room == cost, f"{room} cards of the stock went into the waiting room for a cost of {cost}"
    return cost > 0


@witness(RULEBOOK, "9.6.2")
def whoever_stood_there_goes_into_the_waiting_room(step: Step) -> bool:
    """A position keeps the card placed last."""
    found = played(step)
    if found is None or found.before is None:
        return False
    there = [card for card in step.after.zone(found.player, "stage") if card.slot == found.slot]
    assert len(there) == 1, f"{len(there)} cards lie on {found.slot}"
    room = gain(step, found.player, WAITING) - number(found.card, "cost")
    assert room == 1, f"{room} cards went into the waiting room for {called(found.before)}"
    return True


@witness(RULEBOOK, "10.2.1")
def whoever_is_replaced_has_encore_too(step: Step) -> bool:
    """Encore triggers also for a character that makes room for another, if it can be paid."""
    found = played(step)
    if found is None or found.before is None or step.after.count(found.player, "stock") < ENCORE:
        return False
    encore = asks(step, "optional cost", "ability to play", "encore step")
    assert encore, f"{called(found.before)} went from stage to waiting room and its Encore is not asked about"
    return True


def exchanged(step: Step) -> tuple[str, str, str] | None:
    """The player whose two positions the answer exchanged."""
    option = only_option(step)
    slots = [option.get("from_slot"), option.get("to_slot")] if step.does("exchange") else []
    if step.asked.kind == "exchange":
        slots = [each.get("slot") for each in step.options]
    if len(slots) != 2 or None in slots or not asks(step, "main"):
        return None
    return step.asked.player, str(slots[0]), str(slots[1])


@witness(RULEBOOK, "6.5.1.2.4")
def an_exchange_swaps_two_positions(step: Step) -> bool:
    """What lies on two positions changes places, and keeps its orientation."""
    found = exchanged(step)
    if found is None:
        return False
    player, one, two = found
    for here, there in ((one, two), (two, one)):
        was, now = standing_on(step.before, player, here), standing_on(step.after, player, there)
        before, after = ((card.card, card.orientation) if card else None for card in (was, now))
        assert before == after, f"{before or 'nothing'} was on {here}, {after or 'nothing'} is on {there}"
    return any(standing_on(step.before, player, slot) is not None for slot in (one, two))


@witness(RULEBOOK, "6.5.1.2")
def positions_may_be_exchanged_again(step: Step) -> bool:
    """Whatever can be done in the main phase can be done any number of times, an exchange too."""
    found = exchanged(step)
    if found is None or step.next is None or not step.after.zone(found[0], "stage") or not blank(step):
        return False
    verbs = [option.get("do") for option in step.next.options]
    assert "exchange" in verbs, f"{found[0]} has exchanged two positions and may exchange none any more"
    return True


@witness(RULEBOOK, "4.5.3.1")
def an_action_is_followed_by_a_play_timing(step: Step) -> bool:
    """After a play in the main phase the player may act again."""
    found = played(step)
    if found is None or not asks(step, "main", "climax", "attack"):
        return False
    assert asks(step, "main"), f"{found.player} has played {called(found.card)} and may not go on"
    return True


@witness(RULEBOOK, "6.5.1.3")
def doing_nothing_ends_the_main_phase(step: Step) -> bool:
    """A pass in the main phase leads to the climax phase."""
    if step.asked.kind != "main" or not step.does("pass") or not blank(step) or not asks(step):
        return False
    assert phase(step.after) == PHASES.index("6.6"), f"after the main phase comes {step.after.at}"
    return True


@witness(RULEBOOK, "8.6.2.5.3")
def a_played_climax_comes_into_the_climax_area(step: Step) -> bool:
    """A climax goes from the hand into the climax area."""
    card = chosen_card(step)
    if step.asked.kind != "climax" or card is None or not blank(step):
        return False
    found = tuple(gain(step, step.asked.player, zone) for zone in ("hand", CLIMAX_AREA))
    assert found == (-1, 1), f"hand and climax area change by {found} for {called(card)}"
    return True


@witness(RULEBOOK, "6.6.1.2.2")
def one_climax_is_played_in_a_turn(step: Step) -> bool:
    """After a climax there is no second play timing."""
    if step.asked.kind != "climax" or not step.does("play") or not blank(step) or not asks(step):
        return False
    assert not asks(step, "climax"), f"{step.asked.player} may play a second climax"
    return True
