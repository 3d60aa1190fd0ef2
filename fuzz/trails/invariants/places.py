"""102, 105, 500: where cards lie, whose they are, and what a move does to them."""

from __future__ import annotations

from fuzz import always
from fuzz.registry import invariant
from fuzz.watching import Watch

RULEBOOK = "trails-1.0.1"
OWN_ZONES = ("deck", "hand", "field", "homebase", "trail", "exile zone")
STANDBY = "resolve standby zone"


@invariant(RULEBOOK, "102.1", needs="view")
def two_players_with_a_zone_of_each_kind(watch: Watch) -> None:
    """Two players, and every zone of players once for each of them."""
    game = watch.game
    assert len(set(game.names)) == 2, f"players are {game.names}"
    for name in OWN_ZONES:
        assert [zone.side for zone in game.zones[name]] == [0, 1], f"{name} is not there once for each player"


invariant(RULEBOOK, "502.1", needs="view", looks_at=("cards",))(always.every_card_is_in_one_place)


invariant(RULEBOOK, "105.2", when="on moved")(always.the_owner_never_changes)


@invariant(RULEBOOK, "502.5", needs="view", looks_at=("cards", "texts"))
def own_zones_hold_own_cards(watch: Watch) -> None:
    """Decks, hands, trails and exile zones hold their player's cards; used EVENTs and Arts may lie with another."""
    for name in ("deck", "hand", "trail", "exile zone"):
        for zone in watch.game.zones[name]:
            for obj in zone.cards:
                if obj.owner != zone.side:
                    used = name == "trail" and obj.definition.abilities
                    assert used, f"{obj.name} lies in the {name} of the other player"


@invariant(RULEBOOK, "509.2", when="on resolving")
def the_last_placed_is_resolved_first(watch: Watch) -> None:
    """The Resolve Standby Zone is one, ordered, and resolves from its top."""
    zones = watch.game.zones[STANDBY]
    assert len(zones) == 1, "there are several Resolve Standby Zones"
    waiting = zones[0].cards
    assert waiting, f"{watch.event.obj} is resolved, on top lies {waiting[-1:]}"
    assert waiting[-1] is watch.event.obj, f"{watch.event.obj} is resolved, on top lies {waiting[-1:]}"
    stamps = [obj.stamp for obj in waiting]
    assert stamps == sorted(set(stamps)), "the waiting objects have no strict order"


@invariant(RULEBOOK, "1204.2i", needs="view")
def proxies_only_wait_to_be_resolved(watch: Watch) -> None:
    """A proxy is in the Resolve Standby Zone and nowhere else."""
    for name in OWN_ZONES:
        for zone in watch.game.zones[name]:
            for obj in zone.cards:
                assert obj.kind == "card", f"{obj.name}, a {obj.kind}, lies in the {name}"


@invariant(RULEBOOK, "1204.2i", when="on resolved")
def nothing_waits_after_it_has_resolved(watch: Watch) -> None:
    """What has resolved has left the Resolve Standby Zone."""
    waiting = watch.game.cards_in(STANDBY, 0)
    if "moved" in watch.altered():
        return  # an effect may keep a card there, or let something else happen
    assert all(obj is not watch.event.obj for obj in waiting), f"{watch.event.obj} resolved and still waits"


@invariant(RULEBOOK, "902.5c", when="on priority processing ended | on step")
def nothing_waits_when_a_window_closes(watch: Watch) -> None:
    """At the end of a window, and when a step begins, nothing waits to be resolved."""
    waiting = watch.game.cards_in(STANDBY, 0)
    assert not waiting, f"{waiting} still waits"


@invariant(RULEBOOK, "506.1", when="on moved")
def rules_put_units_and_items_onto_the_field(watch: Watch) -> None:
    """By rule only UNITs and ITEMs come onto the field."""
    event = watch.event
    for old, new in event.moves:
        if new is not None and old is not new and new.zone.name == "field" and event.cause.by == "rule":
            types = set(new.definition.printed["type"]) | set(old.values["type"] if old is not None else ())
            assert types & {"UNIT", "ITEM"}, f"{new.name} is neither UNIT nor ITEM and comes onto the field"


@invariant(RULEBOOK, "505.5", when="on moved")
def no_rule_discards(watch: Watch) -> None:
    """However many cards a hand has, no rule makes a player discard."""
    event = watch.event
    if event.cause.by == "rule":
        for old, new in event.moves:
            if old is not None and new is not None and old.zone.name == "hand":
                assert new.zone.name != "trail", f"{new.name} was discarded by a rule"


@invariant(RULEBOOK, "502.3", when="on moved")
def a_moved_card_is_a_new_one(watch: Watch) -> None:
    """Who changes zones, but for field to field, leaves marks, states and effects behind."""
    game = watch.game
    for old, new in watch.event.moves:
        if old is None or new is None or old is new:
            continue
        assert not old.alive, f"{old} moved and is still what it was"
        assert not new.marks, f"{new.name} keeps {new.marks} in the {new.zone.name}"
        assert not new.shown, f"{new.name} stays revealed in the {new.zone.name}"
        if new.zone.name in ("deck", "hand", "trail", "exile zone"):
            assert new.controller == new.owner, f"{new.name} keeps another controller"
            for effect in game.effects:
                for part in effect.parts:
                    kept = part.locked is not None and any(obj is new for obj in part.locked)
                    assert not kept, f"an effect follows {new.name} into the {new.zone.name}"


invariant(RULEBOOK, "502.1", when="on moved")(always.places_follow_from_moves)
