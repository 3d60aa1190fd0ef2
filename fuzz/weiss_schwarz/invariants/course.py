"""5.2, 6: setting up, phases, and what a turn leaves behind."""

from __future__ import annotations

from typing import Any

from fuzz.registry import invariant, note
from fuzz.watching import Watch
from fuzz.weiss_schwarz.decks import RULEBOOK
from fuzz.weiss_schwarz.invariants.moments import HAND_LIMIT, left_early, moved_by, ruled, since

PHASES = ("stand phase", "draw phase", "clock phase", "main phase", "climax phase", "attack phase", "end phase")
FOLLOWS = dict(zip(PHASES, (*PHASES[1:], PHASES[0]), strict=True))
OPENING_HAND, DECK_SIZE = 5, 50


@note(RULEBOOK, when="at every row")
def forget_the_leap(watch: Watch) -> None:
    """A row that begins has not been left yet, unless a leap that a replacement has told is still to come."""
    if watch.game.leap is None:
        watch.memory.pop("leapt", None)


@invariant(RULEBOOK, "5.2.1.4", when="on turn")
def five_cards_in_hand_before_the_first_turn(watch: Watch) -> None:
    """The first turn begins with five cards in each hand, up to five in the waiting room and the rest in the deck."""
    game = watch.game
    if not watch.from_decks or game.turn != 1 or any(event.kind == "replaced" for event in game.log):
        return
    for player in (0, 1):
        counts = {name: len(game.cards_in(name, player)) for name in game.zones}
        hand, deck, away = counts.pop("hand"), counts.pop("deck"), counts.pop("waiting room")
        assert hand == OPENING_HAND, f"{game.names[player]} begins with {hand} cards in the hand"
        assert away <= OPENING_HAND, f"{game.names[player]} exchanged {away} cards"
        assert deck == DECK_SIZE - OPENING_HAND - away, f"{game.names[player]} begins with {deck} cards in the deck"
        assert not any(counts.values()), f"{game.names[player]} begins with cards elsewhere: {counts}"


@invariant(RULEBOOK, "6.1.1", when="on phase")
def phases_follow_in_a_circle(watch: Watch) -> None:
    """Stand, draw, clock, main, climax, attack, end: none is left out unless an effect leads elsewhere."""
    phase, last = (watch.event.data or {})["phase"], watch.memory.get("phase")
    leapt = watch.memory.pop("leapt phase", False)
    watch.memory["phase"] = phase
    if last is not None and not leapt:
        assert phase == FOLLOWS[last], f"after the {last} comes the {phase}"


@note(RULEBOOK, when="on extra turn")
def remember_additional_turns(watch: Watch) -> None:
    """Notes that somebody is to take an additional turn."""
    watch.memory["extra"] = watch.memory.get("extra", 0) + 1


@invariant(RULEBOOK, "6.8.1.5", when="on turn")
def the_turn_passes_to_the_opponent(watch: Watch) -> None:
    """The next turn is the opponent's, unless somebody has an additional turn."""
    if watch.memory.get("leapt phase"):
        return
    game, last = watch.game, watch.memory.get("turn player")
    watch.memory["turn player"] = game.turn_player
    if last is None or game.turn_player != last:
        return
    extra = watch.memory.get("extra", 0)
    assert extra, f"{game.names[last]} takes two turns in a row"
    watch.memory["extra"] = extra - 1


def ending_player(watch: Watch) -> int | None:
    """Whose turn has just ended, when the next one begins; nobody's when an effect has led back to its beginning."""
    return None if watch.memory.get("leapt phase") else watch.memory.get("ending player")


@note(RULEBOOK, when="at 6.8.1.5")
def remember_whose_turn_ends(watch: Watch) -> None:
    """Notes whose turn ends."""
    game = watch.game
    watch.memory["ending player"] = game.turn_player
    watch.memory["hand limit"] = watch.engine.how_many(game, "hand limit", game.turn_player, HAND_LIMIT)


@invariant(RULEBOOK, "6.8.1.2", when="on turn")
def hands_keep_the_limit_at_the_end_of_turn(watch: Watch) -> None:
    """Who ends a turn has no more hand cards than the limit."""
    player = ending_player(watch)
    if player is None or "moved" in watch.altered():
        return
    count, limit = len(watch.game.cards_in("hand", player)), watch.memory["hand limit"]
    assert count <= limit, f"{watch.game.names[player]} ends the turn with {count} cards in hand, the limit is {limit}"


@invariant(RULEBOOK, "6.8.1.3", when="on turn")
def climaxes_leave_at_the_end_of_turn(watch: Watch) -> None:
    """Who ends a turn has no climax in the climax area."""
    player = ending_player(watch)
    if player is None or "moved" in watch.altered() or ruled(watch):
        return
    left = watch.game.cards_in("climax area", player)
    assert not left, f"{left} stays in the climax area after the turn"


@invariant(RULEBOOK, "6.8.1.4", when="on turn")
def effects_of_the_turn_have_ended(watch: Watch) -> None:
    """No effect that lasts for the turn is left when the next one begins."""
    if ending_player(watch) is None:
        return
    for effect in watch.game.effects:
        lasts = effect.begins is None and "ThisPeriod(name='turn')" in repr(effect.until)
        assert not lasts, f"an effect of {effect.context.source} outlives the turn: {effect.until}"


@invariant(RULEBOOK, "6.8.1.5", when="on turn")
def nothing_stands_by_between_turns(watch: Watch) -> None:
    """No ability stands by when the next turn begins."""
    if ending_player(watch) is None:
        return
    assert not watch.game.standing, f"{[s.ability.text for s in watch.game.standing]} stand by between turns"


@invariant(RULEBOOK, "6.2.1.2", when="after 6.2.1.2")
def all_characters_stand(watch: Watch) -> None:
    """All characters of the turn player stand, unless effects keep them from it."""
    game = watch.game
    if ruled(watch) or "stood" in watch.altered() or left_early(watch):
        return
    for card in game.cards_in("stage", game.turn_player):
        assert card.orientation == "standing", f"{card.name} is {card.orientation} after the stand phase"


def drawn(watch: Watch) -> int:
    """How many cards the turn player has drawn since the row began."""
    return sum(event.player == watch.game.turn_player for event in since(watch, "draw"))


@invariant(RULEBOOK, "6.3.1.2", when="after 6.3.1.2")
def one_card_is_drawn(watch: Watch) -> None:
    """The turn player draws exactly one card in the draw phase."""
    if "draw" in watch.altered() or "moved" in watch.altered() or ruled(watch):
        return
    assert drawn(watch) == 1, f"{drawn(watch)} cards were drawn in the draw phase"


@invariant(RULEBOOK, "6.4.1.2", when="after 6.4.1.2")
def two_cards_are_drawn_for_the_clock(watch: Watch) -> None:
    """A hand card goes to the clock and two cards are drawn, or neither."""
    if watch.altered() & {"draw", "moved"} or ruled(watch):
        return
    put: list[Any] = [event for event in since(watch, "moved") if moved_by(event, "clock phase")]
    assert len(put) <= 1, f"{len(put)} cards were put into the clock"
    if watch.game.cards_in("deck", watch.game.turn_player):
        assert drawn(watch) == 2 * len(put), f"{drawn(watch)} cards were drawn for {len(put)} in the clock"


@invariant(RULEBOOK, "6.6.1.2.2", when="after 6.6.1.2")
def one_climax_is_played(watch: Watch) -> None:
    """At most one card is played in the climax phase, and it is a climax."""
    played = [event for event in since(watch, "played") if event.cause.by == "rule"]
    assert len(played) <= 1, f"{len(played)} cards were played in the climax phase"
    for event in played:
        assert "climax" in event.obj.values["type"], f"{event.obj} was played in the climax phase"
