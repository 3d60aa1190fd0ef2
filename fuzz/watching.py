"""Watches a game of the reference: every event, every row of the turn and every decision is held against invariants."""

from __future__ import annotations

import importlib
from typing import Any

from fuzz.registry import EVERY_STATE, GAME_END, NOTE, PRIORITY, QUIET, SAMPLED, Invariant, by_moment

EVERY_NTH = 40
"""One state in so many is looked at from all sides, with the views of both players."""


class Violation(Exception):
    """An invariant does not hold."""

    def __init__(self, name: str, clause: str, what: str) -> None:
        super().__init__(f"{name} ({clause}): {what}")
        self.name = name
        self.clause = clause
        self.what = what


class Entered:
    """What was so when a row of the turn began."""

    __slots__ = (
        "altered",
        "attack",
        "decks",
        "hands",
        "homebases",
        "initiative",
        "label",
        "log",
        "numbers",
        "performing",
    )

    def __init__(self, game: Any, label: str) -> None:
        self.label = label
        self.numbers = (dict(game.numbers[0]), dict(game.numbers[1]))
        self.hands = (len(game.cards_in("hand", 0)), len(game.cards_in("hand", 1)))
        self.decks = (len(game.cards_in("deck", 0)), len(game.cards_in("deck", 1)))
        self.homebases = (len(game.cards_in("homebase", 0)), len(game.cards_in("homebase", 1)))
        self.initiative = game.initiative
        self.performing = game.performing
        self.log = len(game.log)
        self.altered = frozenset(game.altered)
        self.attack: Any = None
        attack = game.attack
        if label == "804.11" and attack is not None:
            game.refresh()
            fighters = [*attack.attackers, *([attack.defending] if attack.defending is not None else [])]
            self.attack = {
                "attackers": attack.attackers,
                "defending": attack.defending,
                "player": attack.player,
                "sclm": attack.sclm,
                "ruled": bool(game.rules),
                "values": {unit: dict(unit.values) for unit in fighters},
                "supported": attack.defending is not None and game.has_mark(attack.defending, "Support"),
            }


class Log(list[Any]):
    """The log of a game, which tells the watch what is appended."""

    def __init__(self, watch: Watch, events: list[Any]) -> None:
        super().__init__(events)
        self.watch = watch

    def append(self, event: Any) -> None:
        """Appends an event and has it looked at."""
        super().append(event)
        self.watch.on_event(event)


def watched_class(kind: type) -> type:
    """A kind of game that tells its watch when a row of the turn begins and when a draw fails."""

    def get_at(self: Any) -> Any:
        return self.__dict__["at"]

    def set_at(self: Any, label: str) -> None:
        watch = self.__dict__.get("fuzz_watch")
        if watch is not None:
            watch.on_row(self.__dict__["at"], label)
        self.__dict__["at"] = label

    def get_failed(self: Any) -> Any:
        return self.__dict__["failed_draws"]

    def set_failed(self: Any, failed: tuple[bool, bool]) -> None:
        watch = self.__dict__.get("fuzz_watch")
        if watch is not None:
            watch.on_failed_draws(failed)
        self.__dict__["failed_draws"] = failed

    return type(
        f"Watched{kind.__name__}",
        (kind,),
        {"at": property(get_at, set_at), "failed_draws": property(get_failed, set_failed)},
    )


_CLASSES: dict[type, type] = {}


class Watch:
    """One game under watch, and what the invariants remember of it."""

    def __init__(self, game: Any, counts: dict[str, int] | None = None, every_nth: int = EVERY_NTH) -> None:
        self.game = game
        self.counts: dict[str, int] = counts if counts is not None else {}
        self.table = by_moment(game.rulebook)
        self.memory: dict[Any, Any] = {}
        self.event: Any = None
        self.decision: Any = None
        self.answer: Any = None
        """The last answer, and before it the decision to which it was given."""
        self.answered: Any = None
        self.entered = Entered(game, game.at)
        self.every_nth = every_nth
        self.states = 0
        self.looked_at: Any = None
        self.seen_by: tuple[set[str], set[str]] = (set(), set())
        """The labels of cards that each player has had a chance to see."""
        self.quiet: list[tuple[int, Any]] = []
        """How many answers had been given at quiet moments, and the state then."""
        self.keep_quiet = False
        self.answers = 0
        self.from_decks = not any(zone.cards for name in ("hand", "field", "homebase") for zone in game.zones[name])
        self.labels = sorted(card.label for card in game.cards)
        self.owners = {card.label: card.owner for card in game.cards}
        definitions = {id(card.definition): card.definition for card in game.cards}
        self.printed = {key: (each, repr(each.printed)) for key, each in definitions.items()}
        self.engine = Engine()
        kind = type(game)
        if kind not in _CLASSES:
            _CLASSES[kind] = watched_class(kind)
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

    def altered(self) -> frozenset[str]:
        """The kinds of event that an effect may have changed since the row of the turn began."""
        return self.entered.altered | frozenset(self.game.altered)

    # What the game tells.

    def on_event(self, event: Any) -> None:
        """Something has happened."""
        self.event = event
        table = self.table
        kind = event.kind
        rows = table.get("on " + kind)
        if rows:
            for row in rows:
                self.look(row)
        for row in table.get("on anything", ()):
            self.look(row)

    def on_row(self, before: str, label: str) -> None:
        """A row of the turn has ended and another begins."""
        self.run("after " + before)
        self.entered = Entered(self.game, label)
        self.run("at " + label)
        self.run("at every row")

    def on_failed_draws(self, failed: tuple[bool, bool]) -> None:
        """Somebody had no card to draw, or that was dealt with."""
        for player in (0, 1):
            if failed[player] and not self.game.failed_draws[player]:
                if self.game.cards_in("deck", player):
                    raise Violation("loses_by_empty_deck", "1102.1", "a draw failed although the deck has cards")
                self.memory["failed", player] = True

    def on_quiet(self, game: Any) -> None:
        """The state can be written down as a position."""
        if self.keep_quiet:
            try:
                self.quiet.append((self.answers, self.engine.export(game)))
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
        if decision.kind == "priority":
            self.run(PRIORITY)

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
        self.export: Any = get("reference_engine.trails.start").export
        self.rows: Any = get("headjudge.notation.rows_trails")
        self.core: Any = get("headjudge.notation.rows_core")
        self.in_force: Any = get("reference_engine.core.continuous").in_force
