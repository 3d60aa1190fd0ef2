"""8.5.1, 9: what a check timing leaves behind, and how refresh and level up are carried out."""

from __future__ import annotations

from fuzz.registry import invariant
from fuzz.watching import Watch
from fuzz.weiss_schwarz.decks import RULEBOOK
from fuzz.weiss_schwarz.invariants.moments import CHECKED, interrupted, left_early, moved_by
from fuzz.weiss_schwarz.invariants.orders import before

SEVEN, FOUR = 7, 4


def may_not_lose(watch: Watch) -> bool:
    """Whether an effect may keep somebody in the game."""
    return "lose the game" in watch.altered() or bool(watch.game.rules)


def kept_in_place(watch: Watch) -> bool:
    """Whether an effect may keep cards from being moved, or an ability leads elsewhere."""
    return left_early(watch) or "moved" in watch.altered()


@invariant(RULEBOOK, "3.6.2", when=CHECKED)
def one_character_to_a_position(watch: Watch) -> None:
    """Each stage position holds at most one card."""
    if kept_in_place(watch):
        return
    for player in (0, 1):
        slots = [card.slot for card in watch.game.cards_in("stage", player)]
        assert len(slots) == len(set(slots)), f"several cards on one position: {watch.game.cards_in('stage', player)}"


@invariant(RULEBOOK, "3.11.2", when=CHECKED)
def one_climax_to_a_player(watch: Watch) -> None:
    """Each climax area holds at most one card."""
    if kept_in_place(watch):
        return
    for player in (0, 1):
        climaxes = watch.game.cards_in("climax area", player)
        assert len(climaxes) <= 1, f"several climaxes: {climaxes}"


@invariant(RULEBOOK, "9.6.1", when=CHECKED)
def stages_hold_characters_and_climax_areas_climaxes(watch: Watch) -> None:
    """Only characters are on the stage, only climaxes in the climax area."""
    if kept_in_place(watch):
        return
    game = watch.game
    for zone, kind in (("stage", "character"), ("climax area", "climax")):
        for player in (0, 1):
            for card in game.cards_in(zone, player):
                assert kind in game.values(card)["type"], f"{card.name} in the {zone} is no {kind}"


@invariant(RULEBOOK, "9.5.1", when=CHECKED)
def characters_have_power(watch: Watch) -> None:
    """Every character on a stage has power of 1 or more."""
    if kept_in_place(watch):
        return
    game = watch.game
    for player in (0, 1):
        for card in game.cards_in("stage", player):
            power = game.values(card)["power"] or 0
            assert power >= 1, f"{card.name} stays on the stage with power {power}"


@invariant(RULEBOOK, "9.7.1", when=CHECKED)
def markers_lie_under_characters(watch: Watch) -> None:
    """No marker lies under a position without a character."""
    if kept_in_place(watch):
        return
    for player in (0, 1):
        taken = {card.slot for card in watch.game.cards_in("stage", player)}
        for marker in watch.game.cards_in("marker area", player):
            assert marker.slot in taken, f"{marker.name} is a marker under the empty {marker.slot}"


@invariant(RULEBOOK, "9.4.1.1", when=CHECKED)
def four_level_cards_lose(watch: Watch) -> None:
    """After a check timing nobody who goes on has four cards in the level."""
    if left_early(watch) or may_not_lose(watch):
        return
    for player in (0, 1):
        count = len(watch.game.cards_in("level", player))
        assert count < FOUR, f"{watch.game.names[player]} goes on with {count} cards in the level"


@invariant(RULEBOOK, "9.4.1.2", when=CHECKED)
def no_deck_and_no_waiting_room_lose(watch: Watch) -> None:
    """After a check timing nobody who goes on has neither deck nor waiting room."""
    if left_early(watch) or may_not_lose(watch):
        return
    game = watch.game
    for player in (0, 1):
        left = game.cards_in("deck", player) or game.cards_in("waiting room", player)
        assert left, f"{game.names[player]} goes on with neither deck nor waiting room"


@invariant(RULEBOOK, "8.5.1.4", when=CHECKED)
def nothing_stands_by_after_a_check_timing(watch: Watch) -> None:
    """After a check timing no ability stands by."""
    if not left_early(watch):
        assert not watch.game.standing, f"{[s.ability.text for s in watch.game.standing]} still stand by"


@invariant(RULEBOOK, "9.3.1")
def a_clock_has_six_cards_at_most(watch: Watch) -> None:
    """Seven cards in a clock are a level up at once, unless a cost is paid or an interrupt is in progress."""
    if interrupted(watch) or "moved" in watch.altered():
        return
    for player in (0, 1):
        count = len(watch.game.cards_in("clock", player))
        assert count < SEVEN, f"{watch.game.names[player]} has {count} cards in the clock"


@invariant(RULEBOOK, "9.2.1")
def an_empty_deck_is_refreshed(watch: Watch) -> None:
    """A deck is empty only while the waiting room is, too, unless a cost is paid or an interrupt is in progress."""
    game = watch.game
    if interrupted(watch) or "moved" in watch.altered():
        return
    for player in (0, 1):
        if not game.cards_in("deck", player):
            left = game.cards_in("waiting room", player)
            assert not left, f"{game.names[player]} has no deck and {len(left)} cards in the waiting room"


@invariant(RULEBOOK, "9.3.2", when="on moved")
def one_of_seven_becomes_level(watch: Watch) -> None:
    """One of the lowest seven clock cards goes to the level, the other six to the waiting room."""
    event = watch.event
    if not moved_by(event, "level up") or "moved" in watch.altered():
        return
    player = event.player
    was = before(watch, "clock", player)
    if event.data["to"] == "level":
        assert len(event.moves) == 1, f"{len(event.moves)} cards became level"
        assert len(was) >= SEVEN, f"a level up with {len(was)} cards in the clock"
        assert event.moves[0][0] in was[:SEVEN], f"{event.moves[0][0]} was none of the lowest seven"
        watch.memory["seven", player] = [card for card in was[:SEVEN] if card is not event.moves[0][0]]
    else:
        rest = watch.memory.pop(("seven", player), None)
        if rest is not None:
            assert [old for old, _ in event.moves] == rest, f"{event.moves} went away instead of {rest}"


@invariant(RULEBOOK, "9.2.2", when="on moved")
def a_refresh_makes_the_waiting_room_the_deck(watch: Watch) -> None:
    """With no deck left the whole waiting room becomes the deck, and then its top card goes to the clock."""
    event, game = watch.event, watch.game
    if not moved_by(event, "refresh") or "moved" in watch.altered():
        return
    player = event.moves[0][1].zone.side
    was = before(watch, "deck", player)
    if event.data["to"] == "deck":
        assert not was, f"a refresh with {len(was)} cards in the deck"
        left = game.cards_in("waiting room", player)
        assert not left, f"a refresh left {left} in the waiting room"
    else:
        assert [old for old, _ in event.moves] == was[-1:], f"{event.moves} was not the top card of the deck"


@invariant(RULEBOOK, "9.2.3", when="on moved")
def costs_are_paid_without_interrupts(watch: Watch) -> None:
    """Neither refresh nor level up happens while a cost is paid."""
    if moved_by(watch.event, "refresh") or moved_by(watch.event, "level up"):
        assert not watch.game.payments, "an interrupt in the middle of a payment"


@invariant(RULEBOOK, "8.4.3", when="on moved")
def stock_is_paid_into_the_waiting_room(watch: Watch) -> None:
    """What is paid from the stock goes to the waiting room."""
    if moved_by(watch.event, "cost") and "moved" not in watch.altered():
        for old, new in watch.event.moves:
            if old is not None and new is not None and old.zone.name == "stock":
                assert new.zone.name == "waiting room", f"{new.name} was paid into the {new.zone.name}"
