"""502.2, 505.3, 507.4: what players see, and what not."""

from __future__ import annotations

from fuzz.registry import SAMPLED, invariant, note
from fuzz.watching import Watch

RULEBOOK = "trails-1.0.1"


@note(RULEBOOK, when="on moved | on shown | on turned face-up | on stunned | on chosen")
def remember_what_was_seen(watch: Watch) -> None:
    """Notes the cards that each player has had a chance to see."""
    event = watch.event
    objs = [obj for pair in event.moves for obj in pair if obj is not None] or ([event.obj] if event.obj else [])
    for obj in objs:
        for player in (0, 1):
            if watch.engine.sees(player, obj):
                watch.seen_by[player].add(obj.name)


@invariant(RULEBOOK, "502.2a", when=SAMPLED)
def both_players_count_the_same_cards(watch: Watch) -> None:
    """The number of cards in each zone is the same in both views."""
    game, view = watch.game, watch.engine.view
    first, second = view(game, 0), view(game, 1)
    for name in game.names:
        for zone, cards in first.players[name].zones.items():
            other = second.players[name].zones[zone]
            assert len(cards) == len(other), f"{name}'s {zone}: {len(cards)} and {len(other)} cards"
            assert len(cards) == len(game.cards_in(zone, game.names.index(name))), f"{name}'s {zone}: not all shown"


@invariant(RULEBOOK, "505.3", when=SAMPLED)
def hidden_cards_stay_hidden(watch: Watch) -> None:
    """Nobody's view names a card of a deck, of the other hand, or face-down in the other homebase, unless shown."""
    game = watch.game
    for viewer in (0, 1):
        view = watch.engine.view(game, viewer)
        for side in (0, 1):
            for zone in ("deck", "hand", "homebase"):
                if zone == "hand" and side == viewer:
                    continue
                objs = {str(obj.id): obj for obj in game.cards_in(zone, side)}
                for card in view.players[game.names[side]].zones[zone]:
                    obj = objs[card.id]
                    if viewer in obj.shown or (zone == "homebase" and (obj.face_up or obj.controller == viewer)):
                        continue
                    assert card.card is None, f"{game.names[viewer]} sees {obj} in the {zone}"
                    assert card.label is None, f"{game.names[viewer]} sees {obj} in the {zone}"
                    assert not card.values, f"{game.names[viewer]} sees the values of {obj}"
                    assert not card.printed, f"{game.names[viewer]} sees the values of {obj}"


@invariant(RULEBOOK, "507.4", when=SAMPLED)
def controllers_know_their_homebase(watch: Watch) -> None:
    """A controller's own view names the face-down cards of the homebase."""
    game = watch.game
    for viewer in (0, 1):
        objs = {str(obj.id): obj for obj in game.cards_in("homebase", viewer)}
        for card in watch.engine.view(game, viewer).players[game.names[viewer]].zones["homebase"]:
            if objs[card.id].controller == viewer:
                assert card.card is not None, f"{game.names[viewer]} does not know the own {objs[card.id]}"
