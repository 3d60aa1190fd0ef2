"""The state of a game as plain data: physical cards, the objects they are, and the zones they lie in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from headjudge.notation.categories import Ability as AbilityNode

Values = dict[str, Any]
"""A card's information by the rulebook's property names; several values of one property are a tuple."""

SHARED = -1
"""The side of a zone that both players share."""


class Ability:
    """One ability of a printed card, or one given by an effect: told apart by identity."""

    __slots__ = ("bound", "events", "itself", "node", "text", "watches", "zones")

    def __init__(self, node: AbilityNode, text: str, zones: tuple[str, ...] | None = None) -> None:
        self.node = node
        self.text = text
        self.zones = zones
        """Where its own words make it valid; None leaves that to the game."""
        self.events: tuple[str, ...] = ()
        """The kinds of event that it watches."""
        self.itself = False
        """Whether it waits for something that happens to its own card."""
        self.watches = False
        """Whether it waits for events, and not for a state of the game."""
        self.bound: Any = None
        """The bearings of the effect that made it, for a delayed one."""

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Definition:
    """A card as printed: the baseline of its values, and its abilities."""

    __slots__ = ("abilities", "name", "printed", "properties", "shown", "valid")

    def __init__(self, name: str, printed: Values, abilities: tuple[Ability, ...], properties: dict[str, Any]) -> None:
        self.name = name
        self.printed = printed
        self.abilities = abilities
        self.properties = properties
        self.shown: dict[str, Any] | None = None
        """The printed values as a view shows them."""
        self.valid: dict[str, tuple[tuple[Ability, int], ...]] = {}
        """The abilities that are valid by zone, with their numbers, in games where the zone alone tells."""


class Card(msgspec.Struct, eq=False, gc=False):
    """A physical card: what is shuffled, owned and conserved."""

    n: int
    definition: Definition
    owner: int
    label: str

    def __repr__(self) -> str:
        return self.label


class ZoneSpec:
    """A row of a game's table of zones."""

    __slots__ = (
        "face",
        "face_down_seen_by",
        "known_with",
        "name",
        "ordered",
        "orientation",
        "seen_by",
        "shared",
        "unknown_with",
    )

    def __init__(
        self,
        name: str,
        *,
        seen_by: str,
        ordered: bool = False,
        orientation: tuple[str, ...] = (),
        face: bool = False,
        face_down_seen_by: str = "nobody",
        known_with: str = "",
        unknown_with: str = "",
        shared: bool = False,
    ) -> None:
        self.name = name
        self.seen_by = seen_by
        """Who sees its cards: all, owner, nobody."""
        self.ordered = ordered
        self.orientation = orientation
        """The orientations that a card has here, the usual one first; none where cards have none."""
        self.face = face
        self.face_down_seen_by = face_down_seen_by
        self.known_with = known_with
        """A mark with which a face-down card stays known to all."""
        self.unknown_with = unknown_with
        """A mark with which a face-down card is not even known to those who might look at it."""
        self.shared = shared


class Zone:
    """A place for objects; the top of an ordered zone is the end of its list."""

    __slots__ = ("cards", "name", "side", "spec", "turned", "version", "views")

    def __init__(self, spec: ZoneSpec, side: int) -> None:
        self.spec = spec
        self.name = spec.name
        self.side = side
        self.cards: list[Obj] = []
        self.views: list[Any] = [None, None, None]
        """What each viewer sees of it, until something in it changes."""
        self.version = 0
        """Grows with every change to what lies in it, but for orientations and marks."""
        self.turned = 0
        """Grows with every change of an orientation in it."""

    def __repr__(self) -> str:
        return f"{self.name} of {self.side}"


class Obj:
    """What a card, proxy or ability is as long as it stays itself; once gone, its last known information."""

    __slots__ = (
        "ability",
        "alive",
        "card",
        "controller",
        "data",
        "definition",
        "face_up",
        "host",
        "id",
        "kind",
        "marks",
        "orientation",
        "owner",
        "role",
        "seen",
        "shown",
        "slot",
        "stamp",
        "values",
        "zone",
    )

    def __init__(
        self, id: int, kind: str, card: Card | None, definition: Definition, owner: int, zone: Zone, stamp: int
    ) -> None:
        self.id = id
        self.kind = kind
        """card, proxy, ability, process, pseudo-card or marker."""
        self.card = card
        self.definition = definition
        self.owner = owner
        self.controller = owner
        self.zone = zone
        self.slot: str | None = None
        self.stamp = stamp
        """Its arrival, counted over the whole game."""
        self.host: Obj | None = None
        self.role: str | None = None
        self.orientation: str | None = None
        self.face_up = True  # trails:503.2a, ws:3.9.2.2.2, ws:3.12.2.2.2
        self.marks: tuple[str, ...] = ()
        self.shown: tuple[int, ...] = ()
        """The players to whom it is shown beyond what its place shows."""
        self.seen: list[Any] | None = None
        """What each viewer sees of it, until it changes."""
        self.alive = True
        self.values: Values = definition.printed
        self.ability: Ability | None = None
        """For a proxy of an ability: which."""
        self.data: Any = None
        """What a play determined, for an object that waits to be resolved."""

    @property
    def name(self) -> str:
        """The label of its physical card, or of what it stands for."""
        return self.card.label if self.card is not None else self.definition.name

    def __repr__(self) -> str:
        return f"{self.name}#{self.id}"


class Cause:
    """Why something happens: the rule, or the object and ability whose cost or effect it is."""

    __slots__ = ("ability", "by", "controller", "source")

    def __init__(
        self, by: str, controller: int | None = None, source: Obj | None = None, ability: Ability | None = None
    ):
        self.by = by
        """rule, cost or effect."""
        self.controller = controller
        self.source = source
        self.ability = ability


RULE = Cause("rule")
RULE_FOR = Cause("rule", 0), Cause("rule", 1)
COST_FOR = Cause("cost", 0), Cause("cost", 1)
"""What a player does by the rules alone, and what a player pays."""


class Event(msgspec.Struct, eq=False):
    """Something that happened or is about to: kind, whom and what it concerns, values before and after."""

    kind: str
    player: int | None = None
    obj: Obj | None = None
    cause: Cause = RULE
    data: dict[str, Any] | None = None
    moves: tuple[tuple[Obj | None, Obj | None], ...] = ()
    """The objects before and after, for what moves together."""
    seen_by: tuple[int, ...] | None = None
    n: int = 0
    clause: str = ""
    applied: tuple[Any, ...] = ()
    """The replacements already applied to it."""


class Moment(Event, eq=False, gc=False):
    """An event that names no card: nothing that it holds can lead back to it."""


class Standby:
    """An ability that has triggered once and waits to be played."""

    __slots__ = ("ability", "about", "controller", "event", "notes", "source")

    def __init__(self, source: Obj, ability: Ability, controller: int, event: Event | None, about: Obj | None) -> None:
        self.source = source
        self.ability = ability
        self.controller = controller
        self.event = event
        self.about = about
        """The one object of the event that this occurrence is about."""
        self.notes: Any = None
        """What the game noted of the moment at which it triggered."""


class Outcome:
    """How a game ended."""

    __slots__ = ("clause", "why", "winner")

    def __init__(self, winner: int | None, clause: str, why: str) -> None:
        self.winner = winner
        self.clause = clause
        self.why = why
