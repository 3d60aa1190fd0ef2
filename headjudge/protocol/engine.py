"""What an engine is to the harness: eight methods over typed messages, the same in process and on the wire."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from headjudge.protocol.messages import (
    Close,
    Concede,
    Decide,
    Hello,
    Loop,
    Message,
    New,
    Observe,
    Reply,
    Unsupported,
    View,
)


class Engine(Protocol):
    """An engine under test; a class with these methods is one, whether it inherits from here or not."""

    def hello(self) -> Hello:
        """Introduce the engine: its rulebooks and its level."""

    def new(self, call: New) -> Reply:
        """Start a game from a position or from decks."""

    def decide(self, call: Decide) -> Reply:
        """Answer the open decision of a game."""

    def concede(self, call: Concede) -> Reply:
        """Let a player give up, at any moment."""

    def loop(self, call: Loop) -> Reply:
        """Declare the last answers as a cycle that may be repeated."""

    def observe(self, call: Observe) -> View | Unsupported:
        """Show the state as a player may see it, or as the judge sees it."""

    def close(self, call: Close) -> None:
        """End a game and forget it."""

    def bye(self) -> None:
        """End the engine."""


class Method(NamedTuple):
    """One method of the protocol: its name, what it takes and gives, and what it is for."""

    name: str
    params: type[Message] | None
    result: Any
    gist: str


METHODS: dict[str, Method] = {
    method.name: method
    for method in (
        Method("hello", None, Hello, "The engine introduces itself: protocol version, rulebooks, level."),
        Method("new", New, Reply, "Starts a game from a position or from decks and gives its first decision."),
        Method("decide", Decide, Reply, "Answers the open decision and gives the next one, or the result."),
        Method("concede", Concede, Reply, "A player gives up; accepted at every moment, never an option."),
        Method("loop", Loop, Reply, "Declares the last answers as a cycle that may be repeated."),
        Method("observe", Observe, View, "Shows the state as a player may see it, or as the judge sees it."),
        Method("close", Close, None, "Ends a game; its number is not used again."),
        Method("bye", None, None, "Ends the process."),
    )
}
"""All methods by name, in the order in which an author meets them."""


def missing_method(engine: object) -> str | None:
    """Return the name of the first method that an object lacks to be an engine, or None."""
    return next((name for name in METHODS if not callable(getattr(engine, name, None))), None)
