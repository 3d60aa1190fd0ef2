"""What the protocol's tests share: the fakes as engines, the toy in process, and the facts of Trails."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from headjudge.protocol.checks import RulebookFacts, ZoneFact
from headjudge.protocol.messages import (
    CardAt,
    CardText,
    Close,
    Concede,
    Decide,
    Hello,
    Loop,
    New,
    Observe,
    Position,
    Reply,
    Side,
    Unsupported,
    View,
)
from headjudge.protocol.stdio import CmdEngine, Deadlines

ROOT = Path(__file__).resolve().parents[2]
FAKES = ROOT / "examples" / "fakes"
SHORT = Deadlines(answer=0.4, start=10.0)
GAME = New(rulebook="trails-1.0.1", seed=1)
PASS = [{"do": "pass"}]

BLANKS = {name: CardText(name=name, properties={"type": "UNIT"}) for name in ("Lancer", "Clerk", "Scout")}
READY_DOWN: dict[str, Any] = {"face": "face-down", "orientation": "ready"}

POSITION = Position(
    at="703.7a",
    roles={"primary": "Alice"},
    turn=3,
    cards=BLANKS,
    players={
        "Alice": Side(
            numbers={"bond": 7},
            zones={
                "deck": [CardAt(card="Scout"), CardAt(card="Lancer")],
                "hand": [CardAt(card="Clerk"), CardAt(card="Lancer")],
                "homebase": [CardAt(card="Scout", **READY_DOWN)],
            },
        ),
        "Bob": Side(
            numbers={"bond": 4},
            zones={
                "deck": [CardAt(card="Clerk")],
                "field": [CardAt(card="Clerk", orientation="ready", face="face-up")],
                "trail": [CardAt(card="Scout")],
            },
        ),
    },
)

DRAWS = CardText(name="Draws-When-Put", abilities=["AUTO when this is put into your homebase: draw 1."])
WITH_ABILITY = Position(
    at="703.7a",
    cards={"Draws-When-Put": DRAWS},
    players={"Alice": Side(zones={"hand": [CardAt(card="Draws-When-Put")]})},
)

TRAILS = RulebookFacts(
    rulebook="trails-1.0.1",
    zones=(
        ZoneFact("deck", "nobody", ordered=True),
        ZoneFact("hand", "owner"),
        ZoneFact("field", "all"),
        ZoneFact("homebase", "all", face_down="owner"),
        ZoneFact("trail", "all"),
        ZoneFact("exile", "all"),
    ),
    decks={player: ["Lancer", "Clerk", "Scout"] * 3 for player in ("Alice", "Bob")},
    cards=BLANKS,
    position=POSITION,
    abilities=WITH_ABILITY,
)


def fake(name: str, *args: str, **settings: Any) -> CmdEngine:
    """Return a fake as an engine that is not yet started."""
    settings.setdefault("deadlines", SHORT)
    return CmdEngine([sys.executable, str(FAKES / f"{name}.py"), *args], **settings)


def program(source: str, **settings: Any) -> CmdEngine:
    """Return a Python program, given as text, as an engine that is not yet started."""
    settings.setdefault("deadlines", SHORT)
    return CmdEngine([sys.executable, "-c", source], **settings)


def _toy() -> ModuleType:
    spec = importlib.util.spec_from_file_location("headjudge_toy", FAKES / "toy.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class ToyEngine:
    """The toy in process, with typed messages."""

    def __init__(self) -> None:
        self.toy: Any = _toy().Toy()

    def _handle(self, method: str, call: Any, kind: Any) -> Any:
        data = self.toy.handle(method, msgspec.to_builtins(call))
        if kind is View and "unsupported" in data:
            return msgspec.convert(data["unsupported"], Unsupported)
        return msgspec.convert(data, kind)

    def hello(self) -> Hello:
        return self._handle("hello", {}, Hello)  # type: ignore[no-any-return]

    def new(self, call: New) -> Reply:
        return self._handle("new", call, Reply)  # type: ignore[no-any-return]

    def decide(self, call: Decide) -> Reply:
        return self._handle("decide", call, Reply)  # type: ignore[no-any-return]

    def concede(self, call: Concede) -> Reply:
        return self._handle("concede", call, Reply)  # type: ignore[no-any-return]

    def loop(self, call: Loop) -> Reply:
        return self._handle("loop", call, Reply)  # type: ignore[no-any-return]

    def observe(self, call: Observe) -> View | Unsupported:
        return self._handle("observe", call, View)  # type: ignore[no-any-return]

    def close(self, call: Close) -> None:
        self._handle("close", call, Any)

    def bye(self) -> None:
        self._handle("bye", {}, Any)
