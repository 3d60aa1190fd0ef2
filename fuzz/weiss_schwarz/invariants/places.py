"""3, 4: where cards lie, whose they are, and what a move does to them."""

from __future__ import annotations

from fuzz import always
from fuzz.registry import QUIET, invariant, note
from fuzz.watching import Watch
from fuzz.weiss_schwarz.decks import RULEBOOK
from fuzz.weiss_schwarz.invariants.moments import CHECKED, all_cards, left_early

invariant(RULEBOOK, "3.1.1", needs="view", looks_at=("cards",))(always.every_card_is_in_one_place)
invariant(RULEBOOK, "4.2.2", when="on moved")(always.the_owner_never_changes)
invariant(RULEBOOK, "3.1.1", when="on moved")(always.places_follow_from_moves)
invariant(RULEBOOK, "8.9.1", when=QUIET)(always.a_position_is_the_same_game)

DECK_SIZE, COPIES, CLIMAXES = 50, 4, 8


@invariant(RULEBOOK, "5.1.2.1", when="on turn")
def decks_are_legal(watch: Watch) -> None:
    """A game from decks has 50 cards for each player, at most 8 of them climaxes."""
    game = watch.game
    if not watch.from_decks or game.turn != 1:
        return
    for player in (0, 1):
        own = [card for card in game.cards if card.owner == player]
        assert len(own) == DECK_SIZE, f"{game.names[player]} has {len(own)} cards"
        climaxes = [card for card in own if "climax" in card.definition.printed["type"]]
        assert len(climaxes) <= CLIMAXES, f"{game.names[player]} has {len(climaxes)} climaxes"


@invariant(RULEBOOK, "4.3.2")
def the_master_is_whose_zone_it_is(watch: Watch) -> None:
    """The master of a card is the player in whose zone it lies."""
    for obj in all_cards(watch.game):
        assert obj.controller == obj.zone.side, f"{obj.name} in the {obj.zone} has {obj.controller} as its master"


@invariant(RULEBOOK, "3.1.6", when="on moved")
def rules_send_cards_to_their_owner(watch: Watch) -> None:
    """A card that a rule sends to waiting room, level or hand comes to its owner's."""
    if watch.event.cause.by == "rule":
        for old, new in watch.event.moves:
            if new is not None and old is not new and new.zone.name in ("waiting room", "level", "hand"):
                assert new.zone.side == new.owner, f"{new.name} goes to the {new.zone.name} of the other player"


TEMPORARY = ("play", "trigger check", "damage")
"""Why the rules put cards into the resolution zone, to take them away again."""


@note(RULEBOOK, when="on moved")
def remember_what_is_to_be_resolved(watch: Watch) -> None:
    """Notes the cards that the rules put into the resolution zone; what a text puts there may stay."""
    event = watch.event
    if event.data["to"] == "resolution zone" and event.data["kind"] in TEMPORARY:
        watch.memory.setdefault("to be resolved", set()).update(new for _, new in event.moves)


@note(RULEBOOK, when="on replaced")
def forget_what_goes_another_way(watch: Watch) -> None:
    """What a replacement keeps from leaving may stay in the resolution zone."""
    if watch.event.data["event"] == "moved":
        watch.memory.pop("to be resolved", None)


@invariant(RULEBOOK, "3.13.1", when=CHECKED)
def nothing_is_left_in_the_resolution_zone(watch: Watch) -> None:
    """After a check timing nothing that the rules put into a resolution zone is still there."""
    put = watch.memory.pop("to be resolved", ())
    if left_early(watch) or not put:
        return
    for player in (0, 1):
        left = [card for card in watch.game.cards_in("resolution zone", player) if card in put]
        assert not left, f"{left} is left in the resolution zone"


@invariant(RULEBOOK, "3.1.4", when="on moved")
def a_moved_card_is_a_new_one(watch: Watch) -> None:
    """Who changes zones, but for stage to stage, leaves what it was behind."""
    for old, new in watch.event.moves:
        if old is None or new is None:
            continue
        if old is new or (old.card is new.card and old.zone.name == new.zone.name == "stage"):
            assert new.zone.name == "stage", f"{new.name} came to the {new.zone.name} and is still what it was"
            continue
        assert not old.alive, f"{old} moved and is still what it was"
        assert not new.marks, f"{new.name} keeps {new.marks} in the {new.zone.name}"
        for effect in watch.game.effects:
            for part in effect.parts:
                kept = part.locked is not None and any(obj is new for obj in part.locked)
                assert not kept, f"an effect follows {new.name} into the {new.zone.name}"


@invariant(RULEBOOK, "4.6.1")
def orientations_are_of_the_stage(watch: Watch) -> None:
    """Cards on the stage stand, rest or are reversed; cards elsewhere have no orientation."""
    for obj in all_cards(watch.game):
        if obj.zone.name == "stage":
            assert obj.orientation in ("standing", "rested", "reversed"), f"{obj.name} is {obj.orientation}"
        else:
            assert obj.orientation is None, f"{obj.name} is {obj.orientation} in the {obj.zone.name}"


@invariant(RULEBOOK, "3.9.2.2.1")
def face_down_level_cards_say_nothing(watch: Watch) -> None:
    """A face-down card in the level has no color, name, level or ability."""
    game = watch.game
    for player in (0, 1):
        for obj in game.cards_in("level", player):
            if not obj.face_up:
                values = game.values(obj)
                told = [key for key in ("color", "name", "level", "abilities", "type", "trait") if values[key]]
                assert not told, f"{obj.name} lies face-down in the level and has {told}"
