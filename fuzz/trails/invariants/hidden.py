"""502.2, 505.3, 507.4: what players see, and what not."""

from __future__ import annotations

from fuzz import always, sights
from fuzz.registry import PLAYERS, SAMPLED, invariant, note
from fuzz.watching import Watch

RULEBOOK = "trails-1.0.1"


note(RULEBOOK, when="on moved | on shown | on turned face-up | on stunned | on chosen")(always.remember_what_was_seen)


invariant(RULEBOOK, "502.2a", when=SAMPLED, needs=PLAYERS)(sights.both_players_count_the_same_cards)
invariant(RULEBOOK, "502.2", when=SAMPLED, needs=PLAYERS)(sights.views_hide_what_is_hidden)
invariant(RULEBOOK, "502.2", when=SAMPLED, needs=PLAYERS)(sights.views_show_what_is_open)


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
