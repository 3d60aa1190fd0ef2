"""The typed messages that the harness and an engine exchange, in process and on the wire alike."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

PROTOCOL_VERSION = 1

Level = Literal["play", "setup", "chance", "cards"]
LEVELS: tuple[Level, ...] = ("play", "setup", "chance", "cards")

CHANCE = "chance"
"""The name under which chance takes part in decisions: shuffles, the random first player."""

JUDGE = "judge"
"""The viewer who sees everything."""

Option = dict[str, Any]
"""One thing that may be answered: a verb under `do`, and the objects it names under further keys."""

Answer = list[Option] | int
"""The options chosen, in order where order counts; or a number where a number was asked."""


class Message(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """What all messages share: frozen, closed to unknown fields, defaults left out on the wire."""


class CardText(Message, frozen=True):
    """A card as it is printed: its properties by name, and its abilities in the notation."""

    name: str
    properties: dict[str, Any] = {}
    abilities: list[str] = []


class CardAt(Message, frozen=True):
    """One physical card in a position: which card, under which label, in which state."""

    card: str
    label: str | None = None
    orientation: str | None = None
    face: str | None = None
    marks: list[str] = []
    numbers: dict[str, int] = {}
    controller: str | None = None
    owner: str | None = None
    slot: str | None = None
    host: str | None = None
    role: str | None = None


class Side(Message, frozen=True):
    """What belongs to one player in a position; a list of cards reads from the top where order counts."""

    numbers: dict[str, int] = {}
    zones: dict[str, list[CardAt]] = {}


class Position(Message, frozen=True):
    """A quiet state to start from: where in the turn, whose, and what lies where."""

    at: str
    roles: dict[str, str] = {}
    turn: int = 1
    players: dict[str, Side] = {}
    shared: dict[str, list[CardAt]] = {}
    cards: dict[str, CardText] = {}
    memory: dict[str, Any] = {}
    """What a quiet state remembers beyond places: effects, abilities standing by, counts; the engine's own form."""


class New(Message, frozen=True):
    """Starts a game, from a position or from decks."""

    rulebook: str
    position: Position | None = None
    decks: dict[str, list[str]] | None = None
    cards: dict[str, CardText] = {}
    settings: dict[str, Any] = {}
    seed: int | None = None
    """Given: the engine answers chance itself, from this. Not given: it asks (level chance) or does as it likes."""
    watch: list[str] = []


class Decision(Message, frozen=True):
    """One open question: who answers, what it is about, and what may be answered."""

    player: str
    kind: str
    clause: str = ""
    about: dict[str, Any] = {}
    options: list[Option] = []
    min: int = 1
    max: int = 1
    ordered: bool = False
    low: int | None = None
    high: int | None = None
    """With `low` (and `high`, if bounded) the answer is a number and there are no options."""
    secret: str | None = None
    """The answer stays hidden from the others until the moment named here."""


class Event(Message, frozen=True):
    """One thing that happened, in the rulebook's words, with what it changed before and after."""

    n: int
    kind: str
    clause: str = ""
    player: str | None = None
    cards: list[dict[str, Any]] = []
    data: dict[str, Any] = {}
    seen_by: list[str] | None = None
    """Who may see the details; left out when everybody may."""


class Result(Message, frozen=True):
    """How the game ended: a winner, or none for a draw, and the clause that ended it."""

    winner: str | None
    clause: str
    why: str = ""


class CardView(Message, frozen=True):
    """A card as a viewer may see it; `card` is left out when the viewer cannot tell which card it is."""

    id: str
    card: str | None = None
    label: str | None = None
    kind: str = "card"
    owner: str | None = None
    controller: str | None = None
    orientation: str | None = None
    face: str | None = None
    marks: list[str] = []
    numbers: dict[str, int] = {}
    printed: dict[str, Any] = {}
    values: dict[str, Any] = {}
    slot: str | None = None
    host: str | None = None
    role: str | None = None
    shown: bool = False
    data: dict[str, Any] = {}


class SideView(Message, frozen=True):
    """One player's numbers and zones as a viewer may see them."""

    numbers: dict[str, int] = {}
    zones: dict[str, list[CardView]] = {}


class View(Message, frozen=True):
    """The state as one viewer may see it."""

    viewer: str
    at: str
    turn: int
    roles: dict[str, str] = {}
    players: dict[str, SideView] = {}
    shared: dict[str, list[CardView]] = {}
    decision: Decision | None = None
    result: Result | None = None
    data: dict[str, Any] = {}


class Refused(Message, frozen=True):
    """An answer that the rules bar, with the reason; nothing has changed."""

    why: str
    clause: str = ""


class Unsupported(Message, frozen=True):
    """What the engine cannot do; the clause counts as not verified."""

    what: str


class Reply(Message, frozen=True):
    """What every call that moves a game gives back."""

    game: int = 0
    events: list[Event] = []
    decision: Decision | None = None
    result: Result | None = None
    views: list[View] = []
    refused: Refused | None = None
    unsupported: Unsupported | None = None


class Hello(Message, frozen=True):
    """How an engine introduces itself."""

    protocol: int
    name: str
    version: str
    language: str
    rulebooks: list[str]
    level: Level
    readings: dict[str, str] = {}
    decides: list[str] = []
    """Decision kinds that the engine answers by itself and never asks."""
    shows: list[str] = []
    """What its views show beyond places and numbers: `values`, `events`, `options` …"""
    hides: list[str] = []
    """What its judge's views leave out: zones and numbers by name, `cards`, `texts`, `orientation`, `marks` …"""
    seeded: bool = True
    """Whether the same seed gives the same game."""


class Decide(Message, frozen=True):
    """Answers the open decision of a game."""

    game: int
    answer: Answer


class Concede(Message, frozen=True):
    """A player gives up; accepted at every moment."""

    game: int
    player: str


class Loop(Message, frozen=True):
    """Declares the last answers as a cycle that may be repeated."""

    game: int
    answers: int


class Observe(Message, frozen=True):
    """Asks for the state as a viewer sees it: a player's name, or `judge`."""

    game: int
    viewer: str = JUDGE


class Close(Message, frozen=True):
    """Ends a game."""

    game: int
