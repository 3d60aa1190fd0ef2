"""3.1.2, 3.1.3 and the zones: what players see, and what not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fuzz import always, sights
from fuzz.registry import PLAYERS, SAMPLED, invariant, note
from fuzz.watching import Watch
from fuzz.weiss_schwarz.decks import RULEBOOK

note(RULEBOOK, when="on moved | on shown | on turned face-up | on chosen")(always.remember_what_was_seen)
invariant(RULEBOOK, "3.1.2", when=SAMPLED, needs=PLAYERS)(sights.both_players_count_the_same_cards)
invariant(RULEBOOK, "3.1.3", when=SAMPLED, needs=PLAYERS)(sights.views_hide_what_is_hidden)
invariant(RULEBOOK, "3.1.3", when=SAMPLED, needs=PLAYERS)(sights.views_show_what_is_open)

PUBLIC = ("waiting room", "clock", "climax area", "stage", "resolution zone")


def seen(watch: Watch, zone: str) -> Iterator[tuple[int, int, Any, Any]]:
    """Who looks, at whose zone, at which card, and what is shown of it."""
    game = watch.game
    for viewer in (0, 1):
        view = watch.engine.view(game, viewer)
        for side in (0, 1):
            objs = {str(obj.id): obj for obj in game.cards_in(zone, side)}
            for card in view.players[game.names[side]].zones[zone]:
                yield viewer, side, objs[card.id], card


def is_hidden(watch: Watch, viewer: int, obj: Any, card: Any) -> None:
    """A view tells nothing of a card that was not shown to the viewer."""
    if viewer not in obj.shown:
        told = card.card or card.label or card.values or card.printed
        assert not told, f"{watch.game.names[viewer]} sees {obj} in the {obj.zone.name}"


@invariant(RULEBOOK, "3.2.2", when=SAMPLED)
def nobody_sees_decks(watch: Watch) -> None:
    """Nobody's view names a card of a deck that was not shown."""
    for viewer, _, obj, card in seen(watch, "deck"):
        is_hidden(watch, viewer, obj, card)


@invariant(RULEBOOK, "3.3.2", when=SAMPLED)
def only_their_players_see_hands(watch: Watch) -> None:
    """A hand is seen by its player and by nobody else."""
    for viewer, side, obj, card in seen(watch, "hand"):
        if viewer == side:
            assert card.card is not None, f"{watch.game.names[viewer]} does not see the own {obj}"
        else:
            is_hidden(watch, viewer, obj, card)


@invariant(RULEBOOK, "3.10.2", when=SAMPLED)
def nobody_sees_stock(watch: Watch) -> None:
    """Nobody's view names a card of a stock, not even its player's."""
    for viewer, _, obj, card in seen(watch, "stock"):
        is_hidden(watch, viewer, obj, card)


@invariant(RULEBOOK, "3.7.2", when=SAMPLED)
def face_down_markers_are_hidden(watch: Watch) -> None:
    """Nobody sees a face-down marker; everybody sees a face-up one."""
    for viewer, _, obj, card in seen(watch, "marker area"):
        if obj.face_up:
            assert card.card is not None, f"{watch.game.names[viewer]} does not see the face-up marker {obj}"
        else:
            is_hidden(watch, viewer, obj, card)


@invariant(RULEBOOK, "3.4.2", when=SAMPLED)
def public_zones_are_seen_by_all(watch: Watch) -> None:
    """Waiting rooms, clocks, climax areas, stages and resolution zones are seen by both players."""
    for zone in PUBLIC:
        for viewer, _, obj, card in seen(watch, zone):
            assert card.card is not None, f"{watch.game.names[viewer]} does not see {obj} in the {zone}"


@invariant(RULEBOOK, "3.9.2.2", when=SAMPLED)
def face_down_cards_are_seen_by_their_player(watch: Watch) -> None:
    """A face-down card in level or memory is seen by its own player only."""
    for zone in ("level", "memory"):
        for viewer, side, obj, card in seen(watch, zone):
            if obj.face_up or (viewer == side and "shuffled" not in obj.marks):
                assert card.card is not None, f"{watch.game.names[viewer]} does not see {obj} in the {zone}"
            elif viewer != side:
                is_hidden(watch, viewer, obj, card)
