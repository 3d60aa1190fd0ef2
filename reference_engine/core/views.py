"""The state as a viewer may see it: derived from the state, never kept but as a cache."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from headjudge.protocol import messages as wire

from .decide import Decision, Option
from .model import SHARED, Event, Obj, Zone

if TYPE_CHECKING:
    from .game import Game

JUDGE = 2
"""The viewer who sees everything; players are 0 and 1."""

NOTHING: dict[str, Any] = {}
"""What all cards show of which there is nothing to show; nobody writes into a view."""


def sees(viewer: int, obj: Obj) -> bool:
    """Whether a viewer can tell which card this is."""
    if viewer == JUDGE or viewer in obj.shown:
        return True
    spec = obj.zone.spec
    seen_by = spec.seen_by  # trails:502.2, ws:3.1.3
    if seen_by == "all":
        if obj.face_up or not spec.face:  # trails:503.2
            return True
        if obj.marks and spec.unknown_with in obj.marks:
            return False  # ws:3.12.2.2.3
        seen_by = "all" if spec.known_with in obj.marks else spec.face_down_seen_by  # trails:503.2
        if seen_by == "controller":
            return viewer == obj.controller
        if seen_by == "all":
            return True
    return seen_by == "owner" and viewer == obj.zone.side  # trails:502.2, ws:3.1.3


def everybody_sees(obj: Obj) -> bool:
    """Whether both players can tell which card this is."""
    return (obj.face_up and obj.zone.spec.seen_by == "all") or (sees(0, obj) and sees(1, obj))


def card_view(game: Game, obj: Obj, viewer: int) -> wire.CardView:
    """One object as a viewer sees it: nothing but its place when the viewer cannot tell which it is.

    It is kept until the object changes; how a proxy is called depends on others.
    """
    known = viewer == JUDGE or sees(viewer, obj)
    names, card = game.names, obj.card
    shown = wire.CardView(
        id=str(obj.id),
        card=obj.definition.name if known else None,
        label=(told_apart(obj) if card is None else card.label) if viewer == JUDGE else None,
        owner=names[obj.owner],
        controller=names[obj.controller],
        orientation=obj.orientation,
        face=("face-up" if obj.face_up else "face-down") if obj.zone.spec.face else None,
        marks=game.marks_of(obj),
        numbers=NOTHING,
        printed=obj.definition.properties if known else NOTHING,
        values=game.shown_values(obj) if known else NOTHING,
        slot=obj.slot,
        shown=bool(obj.shown),
        data=NOTHING,
    )
    if obj.kind != "card" or obj.host is not None or obj.role is not None or obj.data is not None:
        shown = replace(
            shown,
            kind=obj.kind,
            host=str(obj.host.id) if obj.host is not None else None,
            role=obj.role,
            data=game.waiting_data(obj, viewer) if obj.data is not None else NOTHING,
        )
    if card is not None or viewer != JUDGE:
        if obj.seen is None:
            obj.seen = [None, None, None]
        obj.seen[viewer] = shown
        if viewer != JUDGE and everybody_sees(obj):
            obj.seen[1 - viewer] = shown
    return shown


def zone_view(game: Game, zone: Zone, viewer: int) -> list[wire.CardView]:
    """The objects of a zone, from the top, as a viewer sees them."""
    spec = zone.spec
    cards = zone.cards[::-1] if spec.ordered or spec.piled else zone.cards  # ws:3.4.2
    shown = zone.views[viewer] = [
        (obj.seen[viewer] if obj.seen is not None else None) or card_view(game, obj, viewer) for obj in cards
    ]  # trails:502.2a, ws:3.1.2
    return shown


def look_at_combat(game: Game) -> None:
    """What is seen of cards in combat changes with the combat."""
    fighting = game.fighting()
    for obj in (*game.viewed_combat[1], *fighting):
        obj.seen = None
        game.unsee(obj.zone)
    game.viewed_combat = (game.combat_version, fighting)


def side_view(game: Game, player: int, viewer: int) -> wire.SideView:
    """The numbers and zones of a player as a viewer sees them."""
    shown = wire.SideView(numbers=game.numbers[player].copy(), zones=zones_view(game, player, viewer))
    game.side_views[player][viewer] = shown
    return shown


def shared_view(game: Game, viewer: int) -> dict[str, list[wire.CardView]]:
    """The zones that both players share as a viewer sees them."""
    shown = game.side_views[SHARED][viewer] = zones_view(game, SHARED, viewer)
    return shown


def zones_view(game: Game, side: int, viewer: int) -> dict[str, list[wire.CardView]]:
    """The zones of one side as a viewer sees them, each worked out when something in it has changed."""
    zones: dict[str, list[wire.CardView]] = {}
    for zone in game.sides[side]:
        known = zone.views[viewer]
        zones[zone.name] = known if known is not None else zone_view(game, zone, viewer)
    return zones


def view(game: Game, viewer: int) -> wire.View:
    """The whole state as a viewer may see it."""
    game.refresh()
    if game.viewed_combat[0] != game.combat_version:
        look_at_combat(game)
    names = game.names
    own_side, other_side, both = game.side_views
    players = {
        names[0]: own_side[viewer] or side_view(game, 0, viewer),
        names[1]: other_side[viewer] or side_view(game, 1, viewer),
    }
    shared = both[viewer] or shared_view(game, viewer)
    decision = game.decision
    own = decision is not None and viewer in (JUDGE, decision.player)
    return wire.View(
        viewer="judge" if viewer == JUDGE else names[viewer],
        at=game.at,
        turn=game.turn,
        roles=game.roles(),
        players=players,
        shared=shared,
        decision=decision_view(game, decision, viewer) if own and decision is not None else None,
        result=result_view(game) if game.outcome is not None else None,
        data=game.view_data(),
    )


def name_for(game: Game, obj: Obj, viewer: int) -> str:
    """How an object is named to a viewer: its label to the judge, its id to a player."""
    if viewer != JUDGE:
        return str(obj.id)
    return obj.name if obj.card is not None else told_apart(obj)


def told_apart(obj: Obj) -> str:
    """The name of a proxy; of several that stand for the same, the later ones are numbered."""
    same = [other for other in obj.zone.cards if other.card is None and other.definition is obj.definition]
    place = same.index(obj) if obj in same else 0
    return obj.name if place == 0 else f"{obj.name} ({place + 1})"


def told(game: Game, value: Any, viewer: int) -> Any:
    """A value of an event or decision as it goes over the wire."""
    if isinstance(value, Obj):
        return name_for(game, value, viewer)
    if isinstance(value, list | tuple):
        return [told(game, item, viewer) for item in value]
    return value


def option_view(game: Game, option: Option, viewer: int) -> wire.Option:
    """An option by value: its verb and what it names; to players it is told the same way as long as its card is."""
    card = option.card
    known: tuple[int | None, wire.Option] | None = option.told
    if known is not None and (card is None or (known[0] == card.id and viewer != JUDGE)):
        return known[1]
    shown: wire.Option = {"do": option.do}
    if card is not None:
        shown["card"] = name_for(game, card, viewer)
    for key, value in option.more:
        shown[key] = game.name_of(value) if key == "player" else told(game, value, viewer)
    if card is None and not option.more:
        option.told = (None, shown)
    elif card is not None and viewer != JUDGE:
        option.told = (card.id, shown)
    return shown


def decision_view(game: Game, decision: Decision, viewer: int = JUDGE) -> wire.Decision:
    """An open decision as it goes over the wire."""
    about = {key: told(game, value, viewer) for key, value in decision.about.items()} if decision.about else NOTHING
    return wire.Decision(
        player=game.name_of(decision.player),
        kind=decision.kind,
        clause=decision.clause,
        about=about,
        options=[option_view(game, option, viewer) for option in decision.options],
        min=decision.min,
        max=decision.max,
        ordered=decision.ordered,
        low=decision.low,
        high=decision.high,
        secret=decision.secret,
    )


def event_view(game: Game, event: Event, viewer: int = JUDGE) -> wire.Event:
    """An event as it goes over the wire; who may not see it learns only that something of its kind happened."""
    visible = viewer == JUDGE or event.seen_by is None or viewer in event.seen_by
    cards: list[dict[str, Any]] = []
    if visible:
        if event.moves:
            cards = [move_view(game, old, new, viewer) for old, new in event.moves]
        elif event.obj is not None:
            cards = [{"card": name_for(game, event.obj, viewer)}]
    elif event.moves:
        cards = [
            {key: value for key, value in move_view(game, old, new, viewer).items() if key != "card"}
            for old, new in event.moves
        ]
    return wire.Event(
        n=event.n,
        kind=event.kind,
        clause=event.clause,
        player=game.name_of(event.player) if event.player is not None else None,
        cards=cards,
        data=event_data(game, event, viewer) if event.data else NOTHING,
        seen_by=[game.names[player] for player in event.seen_by] if event.seen_by is not None else None,
    )


def event_data(game: Game, event: Event, viewer: int) -> dict[str, Any]:
    """What an event tells beyond cards, with the players by name."""
    assert event.data is not None
    data = {key: told(game, value, viewer) for key, value in event.data.items()}
    for key in ("player", "to"):
        if isinstance(data.get(key), int):
            data[key] = game.names[data[key]]
    if event.kind == "shown":
        data["to"] = [game.names[player] for player in data["to"]]
    return data


def move_view(game: Game, old: Obj | None, new: Obj | None, viewer: int) -> dict[str, Any]:
    """One part of a move: what, from where, to where."""
    shown: dict[str, Any] = {}
    obj = new or old
    assert obj is not None
    shown["card"] = name_for(game, obj, viewer)
    for key, side in (("from", old), ("to", new)):
        if side is not None and (key == "to" or side is not new):
            shown[key] = side.zone.name
            if side.zone.side >= 0:
                shown[f"{key} side"] = game.names[side.zone.side]
            if side.slot is not None:
                shown[f"{key} slot"] = side.slot
    return shown


def result_view(game: Game) -> wire.Result | None:
    """The result, once there is one."""
    outcome = game.outcome
    if outcome is None:
        return None
    winner = game.names[outcome.winner] if outcome.winner is not None else None
    return wire.Result(winner=winner, clause=outcome.clause, why=outcome.why)
