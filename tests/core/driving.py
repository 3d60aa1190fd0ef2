"""Playing a toy game from a test: asking it on, answering by name, and looking at what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from reference_engine.core import views
from reference_engine.core.context import Context
from reference_engine.core.decide import Answer, Option
from reference_engine.core.game import Game
from reference_engine.core.model import Cause, Event, Obj
from reference_engine.core.performing import carry_out
from tests.core.toys import ALICE, Script


def play(game: Any, script: Script) -> Any:
    """Begins a procedure and runs it to its first decision, or to its end."""
    game.script = script
    game.start("toy")
    return game


async def says(game: Game, name: str) -> None:
    """Alice carries out what a card says, wherever it lies."""
    source = find(game, name)
    ability = source.definition.abilities[0]
    cause = Cause("effect", ALICE, source, ability)
    await carry_out(Context(game, source, ALICE, ability, cause=cause), ability.node.text)  # type: ignore[attr-defined]


def asked(game: Game) -> tuple[str, str] | None:
    """Who is asked now, and what."""
    decision = game.decision
    return None if decision is None else (game.name_of(decision.player), decision.kind)


def words(option: Option) -> str:
    """An option as a test names it."""
    parts = [option.do] if option.card is None or option.do != "choose" else []
    parts += [option.card.name] if option.card is not None else []
    return " ".join([*parts, *(str(value) for key, value in option.more if key in ("n", "name", "player"))])


def offered(game: Game) -> list[str]:
    """What the open decision offers."""
    assert game.decision is not None, "nothing is asked"
    return [words(option) for option in game.decision.options]


def chosen(game: Game, named: Sequence[str]) -> list[Option]:
    """The options that a test names: in full, or by the card alone."""
    assert game.decision is not None, "nothing is asked"
    found = []
    for name in named:
        fits = [option for option in game.decision.options if words(option) == name]
        fits = fits or [option for option in game.decision.options if option.card and option.card.name == name]
        assert fits, f"{name} is not among {offered(game)}"
        found.append(fits[0])
    return found


def answer(game: Any, *named: str | int) -> Any:
    """Answers the open decision by naming its options, or with a number."""
    only = named[0] if named else None
    given: Answer = only if isinstance(only, int) else chosen(game, [str(name) for name in named])
    game.decide(given)
    return game


def labels(game: Game, zone: str, side: int = 0) -> list[str]:
    """The cards of a zone, those of a deck from the top."""
    cards = game.cards_in(zone, side)
    return [obj.name for obj in (cards[::-1] if game.zone(zone, side).spec.ordered else cards)]


def find(game: Game, label: str) -> Obj:
    """The object that a card is now."""
    for sides in game.zones.values():
        for zone in sides:
            for obj in zone.cards:
                if obj.name == label:
                    return obj
    raise AssertionError(f"{label} lies nowhere")


def value(game: Game, label: str, name: str) -> Any:
    """A value of a card as effects have it now."""
    return game.values(find(game, label))[name]


def kinds(game: Game) -> list[str]:
    """The kinds of all events so far."""
    return [event.kind for event in game.log]


def waiting(game: Game) -> list[str]:
    """The cards whose abilities stand by, once for each time."""
    return [standby.source.name for standby in game.standing]


def told(game: Game, event: Event) -> tuple[Any, ...]:
    """An event as plain data."""
    shown = views.event_view(game, event)
    return shown.n, shown.kind, shown.clause, shown.player, shown.cards, shown.data


ATTRIBUTES = (
    *("name", "id", "alive", "stamp", "owner", "controller", "orientation", "face_up"),
    *("marks", "shown", "slot", "role"),
)


def state(game: Game) -> dict[str, Any]:
    """All that a game is at the moment, as plain data: two equal ones cannot be told apart."""
    return {
        "zones": {
            (name, zone.side): [
                [getattr(obj, name) for name in ATTRIBUTES] + [obj.host.name if obj.host else None]
                for obj in zone.cards
            ]
            for name, sides in game.zones.items()
            for zone in sides
        },
        "values": {
            obj.name: {key: str(what) for key, what in game.values(obj).items()}
            for sides in game.zones.values()
            for zone in sides
            for obj in zone.cards
        },
        "numbers": [dict(numbers) for numbers in game.numbers],
        "standing": [(standby.source.id, standby.ability.text, standby.controller) for standby in game.standing],
        "effects": [(effect.stamp, effect.context.source.id) for effect in game.effects],
        "replacements": len(game.replacements),
        "delayed": len(game.delayed),
        "memory": sorted(str(item) for item in game.turn_memory.items()),
        "log": [told(game, event) for event in game.log],
    }
