"""A scenario on two engines in lockstep: the first point at which they differ, and the clause executed there.

Engines may ask combined or split and leave out a choice with one possible answer. So games are held beside each other
from window to window (priority, naming attackers): what lies between counts only when the next window differs too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from headjudge.catalogue import load as load_clauses
from headjudge.divergence.looking import YOURS, Seen, concerns, differences, touches
from headjudge.divergence.recording import Point, Recorded
from headjudge.protocol.messages import CHANCE, Decision, Event
from headjudge.scenarios.evidence import Divergence
from headjudge.scenarios.intents import possible_answers
from headjudge.scenarios.tapes import run_tape

if TYPE_CHECKING:
    from headjudge.catalogue.rulebook import Rulebook
    from headjudge.protocol.engine import Engine
    from headjudge.scenarios.expect import Verdict
    from headjudge.scenarios.tapes import Tape

FAULTS = {"crashed": "crashes", "hung": "hangs", "garbled": "gives no answer of the protocol"}


class Difference(NamedTuple):
    """What differs at a point: its kind, the clause that the reference executes there, and a sentence."""

    aspect: str
    clause: str
    sentence: str


def first_divergence(tape: Tape, engine: Engine, reference: Engine) -> Divergence:
    """Run a failing scenario on both engines and return where the engine first departs from the reference."""
    ours, theirs = Recorded(reference), Recorded(engine)
    run_tape(tape, ours)
    verdict = run_tape(tape, theirs)
    lockstep = Lockstep(tape.words.game.windows, tape.words.book, labelled=tape.new.position is not None)
    found = lockstep.compare(ours.points, theirs.points) or _at_the_end(tape, ours.points, theirs.points, verdict)
    clause = found.clause if found.clause in load_clauses(tape.rulebook) else tape.scenario.clause
    return Divergence(clause=clause, aspect=found.aspect, sentence=found.sentence)


def _at_the_end(tape: Tape, ours: Sequence[Point], theirs: Sequence[Point], verdict: Verdict) -> Difference:
    """Return a difference that no point shows: a fault, or what only a player's view or an event tells."""
    if verdict.name in FAULTS:
        point = ours[min(len(theirs), len(ours) - 1)] if ours else None
        return Difference(verdict.name, _executed(point), f"the reference goes on, your engine {FAULTS[verdict.name]}")
    return Difference("unseen", tape.scenario.clause, "none in what is asked and what the judge sees")


class Lockstep:
    """Holds two games beside each other: needs the windows of their rulebook, and whether they name cards alike."""

    def __init__(self, windows: Collection[str], book: Rulebook, *, labelled: bool) -> None:
        self.windows = windows
        self.book = book
        self.labelled = labelled

    def compare(self, ours: Sequence[Point], theirs: Sequence[Point]) -> Difference | None:
        """Return the first difference between two games, or None when all points that both have are alike."""
        here, there = self._stretches(ours), self._stretches(theirs)
        between = None
        for mine, yours in zip(here, there, strict=False):
            inner = self._inside(mine[:-1], yours[:-1])
            events = [event for point in mine for event in point.events]
            more = [event for point in yours for event in point.events]
            last = self.at(mine[-1], yours[-1], events, more)
            if last is not None:
                return inner or last
            between = between or inner
        return between

    def _stretches(self, points: Iterable[Point]) -> list[list[Point]]:
        """Divide points into stretches that end with a window, and leave out what nobody really decides."""
        found: list[list[Point]] = [[]]
        untold: tuple[Event, ...] = ()
        for point in points:
            told = (*untold, *point.events)
            decision = point.decision
            if decision is not None and self.goes_without_saying(decision) and point.refused is None:
                untold = told
                continue
            found[-1].append(point._replace(events=told))
            untold = ()
            if decision is None or decision.kind in self.windows:
                found.append([])
        return [stretch for stretch in found if stretch]

    def goes_without_saying(self, decision: Decision) -> bool:
        """Tell whether nobody really decides it: chance, or a choice with one possible answer."""
        if decision.kind in self.windows:
            return False
        return decision.player == CHANCE or possible_answers(decision) == 1

    def _inside(self, ours: Sequence[Point], theirs: Sequence[Point]) -> Difference | None:
        """Return the first difference before the window."""
        for i in range(max(len(ours), len(theirs))):
            mine = ours[i] if i < len(ours) else None
            yours = theirs[i] if i < len(theirs) else None
            if mine is None or yours is None:
                return _asked(mine, yours)
            found = self.at(mine, yours, mine.events, yours.events)
            if found is not None:
                return found
        return None

    def at(self, mine: Point, yours: Point, events: Sequence[Event], more: Sequence[Event]) -> Difference | None:
        """Return how two points differ: in a refusal, in who is asked what, in the view, in the options."""
        if yours.refused is not None and mine.refused is None:
            why = yours.refused.why
            return Difference("refusal", _executed(mine), f"the reference goes on, your engine refuses: {why}")
        if _question(mine) != _question(yours):
            return _asked(mine, yours)
        if mine.result is not None and yours.result is not None and mine.result.winner != yours.result.winner:
            ends = [f"{point.winner or 'nobody'} wins" for point in (mine.result, yours.result)]
            return Difference("result", mine.result.clause, f"{ends[0]} in the reference, {ends[1]} {YOURS}")
        return self._looked(mine, yours, events, more) or _offered(mine.decision, yours.decision)

    def _looked(self, mine: Point, yours: Point, events: Sequence[Event], more: Sequence[Event]) -> Difference | None:
        """Return the difference of the views that arose first."""
        if mine.view is None or yours.view is None:
            return None
        found = list(differences(mine.view, yours.view, self.book, labelled=self.labelled))
        found = [seen for seen in found if not seen.minor] or found
        if not found:
            return None
        dated = [(_when(events, seen), i, seen) for i, seen in enumerate(found)]
        when, _, seen = min(dated)
        clause = events[when].clause if when < len(events) else ""
        clause = clause or next((event.clause for event in more if concerns(event, seen)), "")
        clause = clause or next((event.clause for event in reversed(events) if touches(event, seen)), "")
        return Difference("state", clause or mine.view.at, seen.sentence)


def _when(events: Sequence[Event], seen: Seen) -> int:
    return next((i for i, event in enumerate(events) if concerns(event, seen)), len(events))


def _question(point: Point) -> tuple[str, str] | None:
    return (point.decision.player, point.decision.kind) if point.decision is not None else None


def _executed(point: Point | None) -> str:
    """Return the clause under which the reference stands at a point."""
    if point is None:
        return ""
    if point.view is not None:
        return point.view.at
    return point.decision.clause if point.decision else ""


def _asked(mine: Point | None, yours: Point | None) -> Difference:
    said = [_words(point) for point in (mine, yours)]
    clauses = [point.decision.clause for point in (mine, yours) if point and point.decision and point.decision.clause]
    if mine is not None and mine.result is not None:
        clauses.insert(0, mine.result.clause)
    kinds = [point.decision.kind if point and point.decision else "-" for point in (mine, yours)]
    sentence = f"the reference {said[0]}, your engine {said[1]}"
    return Difference(f"question {'/'.join(kinds)}", clauses[0] if clauses else _executed(mine), sentence)


def _words(point: Point | None) -> str:
    if point is None:
        return "asks nothing"
    if point.decision is None:
        return "ends the game" if point.result else "asks nothing"
    return f"asks {point.decision.player} ({point.decision.kind})"


def _offered(mine: Decision | None, yours: Decision | None) -> Difference | None:
    """Return the first option that only one of two like questions offers."""
    if mine is None or yours is None or (mine.low, mine.high) != (yours.low, yours.high):
        if mine is None or yours is None or mine.low is None:
            return None
        bounds = [f"{one.low} to {one.high}" for one in (mine, yours)]
        return Difference("bounds", mine.clause, f"a number from {bounds[0]} in the reference, {bounds[1]} {YOURS}")
    keys = {str(option.get("do")): set(option) for option in mine.options}
    own = [_plain(option, keys) for option in mine.options]
    other = [_plain(option, keys) for option in yours.options]
    for option in own:
        if option not in other:
            sentence = f"your engine does not offer {mine.player}: {_said(option)}"
            return Difference(f"not offered {option.get('do')}", mine.clause, sentence)
    for option in other:
        if option not in own:
            sentence = f"your engine offers {mine.player}: {_said(option)}, the reference does not"
            return Difference(f"offered {option.get('do')}", mine.clause, sentence)
    return None


def _plain(option: dict[str, Any], keys: dict[str, set[str]]) -> dict[str, Any]:
    known = keys.get(str(option.get("do")))
    return {key: value for key, value in option.items() if known is None or key in known}


def _said(option: dict[str, Any]) -> str:
    return " ".join(str(value) for value in option.values())
