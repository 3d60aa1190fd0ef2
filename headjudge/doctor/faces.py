"""The probe's short words for faces, `up` and `down`, beside those of the rulebooks, `face-up` and `face-down`."""

from __future__ import annotations

from msgspec.structs import replace

from headjudge.protocol.checks import RulebookFacts
from headjudge.protocol.engine import Engine
from headjudge.protocol.messages import (
    CardAt,
    CardView,
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
    SideView,
    Unsupported,
    View,
)

SHORT = {"face-up": "up", "face-down": "down"}
LONG = {short: long for long, short in SHORT.items()}


def short_facts(facts: RulebookFacts) -> RulebookFacts:
    """Return the same facts with the probe's words for faces in their positions."""
    return replace(
        facts,
        position=translated(facts.position, SHORT) if facts.position else None,
        abilities=translated(facts.abilities, SHORT) if facts.abilities else None,
    )


def translated(position: Position, words: dict[str, str]) -> Position:
    """Return a position with other words for faces."""

    def card(at: CardAt) -> CardAt:
        return replace(at, face=words.get(at.face, at.face)) if at.face else at

    def side(given: Side) -> Side:
        return replace(given, zones={zone: [card(at) for at in cards] for zone, cards in given.zones.items()})

    return replace(position, players={name: side(given) for name, given in position.players.items()})


class ShortFaces(Engine):
    """An engine to which the probe says `down`, which hears `face-down`, and the other way round."""

    def __init__(self, inner: Engine) -> None:
        self.inner = inner

    def hello(self) -> Hello:
        """Introduce the engine."""
        return self.inner.hello()

    def new(self, call: New) -> Reply:
        """Start a game from a position in the rulebook's words."""
        return self.inner.new(replace(call, position=translated(call.position, LONG)) if call.position else call)

    def decide(self, call: Decide) -> Reply:
        """Answer the open decision of a game."""
        return self.inner.decide(call)

    def concede(self, call: Concede) -> Reply:
        """Let a player give up."""
        return self.inner.concede(call)

    def loop(self, call: Loop) -> Reply:
        """Declare the last answers as a cycle."""
        return self.inner.loop(call)

    def observe(self, call: Observe) -> View | Unsupported:
        """Show the state in the probe's words."""
        seen = self.inner.observe(call)
        if isinstance(seen, Unsupported):
            return seen
        return replace(seen, players={name: _short_side(side) for name, side in seen.players.items()})

    def close(self, call: Close) -> None:
        """End a game."""
        self.inner.close(call)

    def bye(self) -> None:
        """End the engine."""
        self.inner.bye()


def _short_side(side: SideView) -> SideView:
    return replace(side, zones={zone: [_short(card) for card in cards] for zone, cards in side.zones.items()})


def _short(card: CardView) -> CardView:
    return replace(card, face=SHORT.get(card.face, card.face)) if card.face else card
