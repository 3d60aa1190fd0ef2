"""3.6, 3.7, 10.2: entering, changing and leaving stage positions, with markers."""

from __future__ import annotations

from typing import Any

from fuzz.registry import SAMPLED, invariant, note
from fuzz.watching import Watch
from fuzz.weiss_schwarz.decks import RULEBOOK
from fuzz.weiss_schwarz.invariants.moments import CENTER, all_cards, moved_by

RULE_ENCORE = "Encore (pay 3 stock)"
TAKING = ("LosesAbilities", "LosesKeyword", "LosesAbility")


@invariant(RULEBOOK, "3.6.3", when="on moved")
def played_characters_stand(watch: Watch) -> None:
    """A character that is played comes to the stage standing."""
    if watch.event.cause.by == "rule" and moved_by(watch.event, "play"):
        for old, new in watch.event.moves:
            if new is not None and old is not new and new.zone.name == "stage":
                assert new.orientation == "standing", f"{new.name} was played {new.orientation}"


@note(RULEBOOK, when="on answer")
def remember_orientations(watch: Watch) -> None:
    """Notes how the cards on both stages lie."""
    game = watch.game
    watch.memory["orientations"] = {
        card: card.orientation for player in (0, 1) for card in game.cards_in("stage", player)
    }


@invariant(RULEBOOK, "3.6.3", when="on moved")
def an_exchange_turns_nothing(watch: Watch) -> None:
    """Who changes stage positions stays as it was, standing, rested or reversed."""
    if watch.event.cause.by == "rule" and moved_by(watch.event, "exchange"):
        known = watch.memory.get("orientations", {})
        for old, new in watch.event.moves:
            if old is new and new in known:
                assert new.orientation == known[new], f"{new.name} was {known[new]} and is {new.orientation}"


@invariant(RULEBOOK, "3.7.3.2", when="on moved")
def markers_leave_with_their_character(watch: Watch) -> None:
    """When a character leaves the stage its markers leave their area in the same move."""
    event = watch.event
    moving = {new for _, new in event.moves}
    for old, new in event.moves:
        if old is None or new is None or old is new or old.zone.name != "stage" or new.zone.name == "stage":
            continue
        if any(card.slot == old.slot for card in watch.game.cards_in("stage", old.zone.side)):
            continue  # the position is taken by another one, whose markers they may be
        for marker in watch.game.cards_in("marker area", old.zone.side):
            left = marker.slot == old.slot and marker not in moving
            assert not left, f"{marker.name} stays as a marker of {old.name}, which has left"


@invariant(RULEBOOK, "10.2.2", when="on moved")
def encore_puts_back_rested(watch: Watch) -> None:
    """Who comes back by Encore is rested and on the position that it left."""
    event = watch.event
    ability = event.cause.ability
    if ability is None or '["Encore"]' not in ability.text or event.cause.by != "effect":
        return
    for old, new in event.moves:
        if old is not None and new is not None and new.zone.name == "stage" and old.zone.name != "stage":
            assert new.orientation == "rested", f"{new.name} came back {new.orientation}"
            left = event.cause.source.slot
            assert left is None or new.slot == left, f"{new.name} left the {left} and came back to the {new.slot}"


def anybody_says(game: Any, word: str) -> bool:
    """Whether a card outside decks and hands has a text with a word; one may have taken itself away."""
    cards = (obj for obj in all_cards(game) if obj.zone.name not in ("deck", "hand", "stock"))
    return any(word in ability.text for obj in cards for ability in obj.definition.abilities)


@invariant(RULEBOOK, "10.3.2", when=SAMPLED)
def assist_is_for_the_back_stage(watch: Watch) -> None:
    """An Assist ability has no effect while its card is not on the back stage."""
    game = watch.game
    for effect in game.own_effects:
        source = effect.context.source
        if '["Assist"]' in effect.ability.text and source.slot in CENTER:
            assert not watch.engine.holds(effect.context, effect.condition), f"{source} assists from the {source.slot}"


@invariant(RULEBOOK, "10.2.3", when=SAMPLED)
def every_character_has_encore(watch: Watch) -> None:
    """Every character has Encore for three stock cards, unless an effect takes it away."""
    game = watch.game
    game.refresh()
    if any(part.kind.__name__ in TAKING for part in game.all_parts()) or anybody_says(game, "lose"):
        return
    for player in (0, 1):
        for card in game.cards_in("stage", player):
            if "character" in card.definition.printed["type"]:
                texts = [ability.text for ability in card.values["abilities"]]
                assert RULE_ENCORE in texts, f"{card.name} has no Encore"
