"""Watches a game of the reference: every event, every row of the turn and every decision is held against invariants."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from fuzz.books import Book, book
from fuzz.registry import EVERY_STATE, GAME_END, NOTE, QUIET, SAMPLED, Invariant, by_moment
from fuzz.sights import Sights

EVERY_NTH = 40
"""One state in so many is looked at from all sides, with the views of both players."""


JUDGE = 2
"""The viewer who sees everything; players are 0 and 1."""
BEFORE_A_ROW_ENDS = 2
"""A game that starts at a label sets it, and its first row sets it again; only then has a row ended."""


class Violation(Exception):
    """An invariant does not hold."""

    def __init__(self, name: str, clause: str, what: str, kind: str = "") -> None:
        super().__init__(f"{name} ({clause}): {what}")
        self.name = name
        self.clause = clause
        self.what = what
        self.kind = kind
        """Tells violations of one name apart: how an engine broke, what differs."""

    def is_like(self, other: Violation) -> bool:
        """Whether another violation is the same one, so that a shorter game still shows it."""
        return (self.name, self.kind) == (other.name, other.kind)


class Log(list[Any]):
    """The log of a game, which tells the watch what is appended."""

    def __init__(self, watch: Watch, events: list[Any]) -> None:
        super().__init__(events)
        self.watch = watch

    def append(self, event: Any) -> None:
        """Appends an event and has it looked at."""
        super().append(event)
        self.watch.on_event(event)


def watched_class(kind: type, rules: Book) -> type:
    """A kind of game that tells its watch when a row of the turn begins, and what else the rulebook wants told."""
    tells = {"at": on_row, **rules.tells}
    return type(f"Watched{kind.__name__}", (kind,), {name: told_when_set(name, tell) for name, tell in tells.items()})


def told_when_set(name: str, tell: Callable[[Any, Any], None]) -> property:
    """An attribute of a game that tells the watch before it is set."""

    def get(self: Any) -> Any:
        return self.__dict__[name]

    def set_to(self: Any, value: Any) -> None:
        watch = self.__dict__.get("fuzz_watch")
        if watch is not None:
            tell(watch, value)
        self.__dict__[name] = value

    return property(get, set_to)


def on_row(watch: Watch, label: str) -> None:
    """A row of the turn has ended and another begins."""
    watch.labels_set += 1
    if watch.labels_set > BEFORE_A_ROW_ENDS:
        watch.run("after " + watch.game.at)
    watch.entered = watch.book.entered(watch.game, label)
    watch.replaced.clear()
    watch.run("at " + label)
    watch.run("at every row")


_CLASSES: dict[type, type] = {}


class Watch:
    """One game under watch, and what the invariants remember of it."""

    def __init__(
        self,
        game: Any,
        counts: dict[str, int] | None = None,
        every_nth: int = EVERY_NTH,
        *,
        from_decks: bool = False,
    ) -> None:
        self.game = game
        self.book = book(game.rulebook)
        self.counts: dict[str, int] = counts if counts is not None else {}
        self.table = by_moment(game.rulebook)
        self.memory: dict[Any, Any] = {}
        self.event: Any = None
        self.decision: Any = None
        self.answer: Any = None
        """The last answer, and before it the decision to which it was given."""
        self.answered: Any = None
        self.entered: Any = self.book.entered(game, game.at)
        self.replaced: set[str] = set()
        """The kinds of event that were replaced since the row of the turn began."""
        self.labels_set = 0
        self.every_nth = every_nth
        self.states = 0
        self.looked_at: Any = None
        self.seen_by: tuple[set[str], set[str]] = (set(), set())
        """The labels of cards that each player has had a chance to see."""
        self.quiet: list[tuple[int, Any]] = []
        """How many answers had been given at quiet moments, and the state then."""
        self.keep_quiet = False
        self.answers = 0
        self.from_decks = from_decks
        self.labels = sorted(card.label for card in game.cards)
        self.owners = {card.label: card.owner for card in game.cards}
        definitions = {id(card.definition): card.definition for card in game.cards}
        self.printed = {key: (each, repr(each.printed)) for key, each in definitions.items()}
        self.engine = Engine()
        kind = type(game)
        if kind not in _CLASSES:
            _CLASSES[kind] = watched_class(kind, self.book)
        game.__class__ = _CLASSES[kind]
        game.fuzz_watch = self
        game.log = Log(self, game.log)
        game.on_quiet = self.on_quiet

    def run(self, moment: str) -> None:
        """Looks at all invariants of a moment."""
        rows = self.table.get(moment)
        if rows:
            for row in rows:
                self.look(row)

    def look(self, row: Invariant) -> None:
        """Looks at one invariant."""
        if row.needs == NOTE:
            row.check(self)
            return
        self.counts[row.name] = self.counts.get(row.name, 0) + 1
        try:
            row.check(self)
        except AssertionError as error:
            raise Violation(row.name, row.clause, str(error) or row.gist) from None

    def sights(self) -> Sights:
        """What the judge and the players see."""
        game, view = self.game, self.engine.view
        return Sights(view(game, JUDGE), {name: view(game, player) for player, name in enumerate(game.names)})

    def altered(self) -> frozenset[str]:
        """The kinds of event that an effect may have changed since the row of the turn began."""
        return frozenset(self.entered.altered) | frozenset(self.game.altered) | self.replaced

    # What the game tells.

    def on_event(self, event: Any) -> None:
        """Something has happened."""
        self.event = event
        table = self.table
        kind = event.kind
        if kind == "replaced":
            self.replaced.add(event.data["event"])
        rows = table.get("on " + kind)
        if rows:
            for row in rows:
                self.look(row)
        for row in table.get("on anything", ()):
            self.look(row)

    def on_quiet(self, game: Any) -> None:
        """The state can be written down as a position."""
        if self.keep_quiet:
            try:
                self.quiet.append((self.answers, self.book.export(game)))
            except Exception:  # noqa: BLE001 - what cannot be written down is no start
                self.quiet.append((self.answers, None))
        self.run(QUIET)

    def on_decision(self, decision: Any) -> None:
        """A decision is open, or the game is over."""
        self.decision = decision
        game = self.game
        if decision is None:
            self.run(GAME_END)
            return
        state = (len(game.log), game.at, game.cards_version, game.states_version)
        if state != self.looked_at:
            self.looked_at = state
            self.states += 1
            self.run(EVERY_STATE)
            if self.states % self.every_nth == 0:
                self.run(SAMPLED)
        self.run("asked " + decision.kind)

    def before_answer(self, answer: Any) -> None:
        """A decision is about to be answered."""
        self.answered, self.answer = self.decision, answer
        self.answers += 1
        self.run("on answer")


class Engine:
    """The parts of the reference that invariants ask, found by name when a game is watched."""

    def __init__(self) -> None:
        get = importlib.import_module
        self.view: Any = get("reference_engine.core.views").view
        self.sees: Any = get("reference_engine.core.views").sees
        self.how_many: Any = get("reference_engine.core.questions").how_many
        self.holds: Any = get("reference_engine.core.reckoning").holds
        self.core: Any = get("headjudge.notation.rows_core")
        self.in_force: Any = get("reference_engine.core.continuous").in_force
