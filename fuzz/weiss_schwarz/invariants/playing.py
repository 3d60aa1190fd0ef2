"""8.4, 8.6: what is played from the hand, and its cost."""

from __future__ import annotations

from typing import Any

from fuzz.registry import invariant, note
from fuzz.watching import Watch
from fuzz.weiss_schwarz.decks import RULEBOOK
from fuzz.weiss_schwarz.invariants.moments import moved_by, ruled

WINDOWS = ("main", "climax", "counter")


def played_card(watch: Watch) -> Any:
    """The hand card that the answer plays; None if it does something else."""
    if watch.answered.kind in WINDOWS and watch.answer[0].do == "play":
        return watch.answer[0].card
    return None


@invariant(RULEBOOK, "8.6.2.1.1", when="on answer")
def played_cards_share_a_color(watch: Watch) -> None:
    """A card that is played, other than one of level 0, shares a color with a face-up card of level or clock."""
    card, game = played_card(watch), watch.game
    if card is None or ruled(watch):
        return
    values = game.values(card)
    if "climax" not in values["type"] and (values["level"] or 0) <= 0:
        return
    player = watch.answered.player
    lying = [*game.cards_in("level", player), *game.cards_in("clock", player)]
    colors = {color for obj in lying if obj.face_up for color in game.values(obj)["color"]}
    assert colors & set(values["color"]), f"{card.name} is played with {sorted(colors)} in level and clock"


@invariant(RULEBOOK, "8.6.2.1.2", when="on answer")
def played_cards_are_not_above_the_level(watch: Watch) -> None:
    """A character or event that is played has no higher level than its player."""
    card, game = played_card(watch), watch.game
    if card is None or "climax" in game.values(card)["type"] or ruled(watch):
        return
    needed, level = game.values(card)["level"] or 0, len(game.cards_in("level", watch.answered.player))
    assert needed <= level, f"{card.name} of level {needed} is played at level {level}"


@invariant(RULEBOOK, "8.6.2.3.2", when="on taken back")
def what_is_offered_can_be_paid(watch: Watch) -> None:
    """A card is offered to be played only if its cost can be paid."""
    event = watch.event
    if (event.data or {}).get("action") == "play" and "moved" not in watch.altered():
        raise AssertionError(f"{event.obj} was offered and could not be paid for")


@invariant(RULEBOOK, "8.6.2.3.2", when="asked main | asked counter")
def offered_cards_have_their_stock(watch: Watch) -> None:
    """Whoever may play a card has the stock that it costs."""
    game, decision = watch.game, watch.decision
    stock = len(game.cards_in("stock", decision.player))
    for option in decision.options:
        if option.do == "play":
            cost = game.values(option.card)["cost"] or 0
            assert cost <= stock, f"{option.card.name} for {cost} is offered with {stock} cards in stock"


@note(RULEBOOK, when="on answer")
def remember_the_cost(watch: Watch) -> None:
    """Notes what the card costs that is being played."""
    card = played_card(watch)
    if card is not None:
        watch.memory["cost"] = (card, watch.game.values(card)["cost"] or 0)


@invariant(RULEBOOK, "8.4.3", when="on moved")
def as_much_is_paid_as_a_card_costs(watch: Watch) -> None:
    """Playing a card takes exactly as many cards off the stock as it costs."""
    event = watch.event
    card, cost = watch.memory.get("cost", (None, 0))
    if card is None or event.cause.by != "cost" or event.cause.source is not card or event.cause.ability is not None:
        return
    if moved_by(event, "cost") and "moved" not in watch.altered():
        assert len(event.moves) == cost, f"{len(event.moves)} cards were paid for {card}, which costs {cost}"
