"""The state of a rulebook: every clause with its rung on the ladder and its standing on the engine under test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

from headjudge import paths
from headjudge.annotations import check, engine_root, scan
from headjudge.catalogue import Catalogue, Clause, load
from headjudge.catalogue import readings as declared
from headjudge.catalogue.readings import Reading
from headjudge.doctor.needs import needs_of, unlocked
from headjudge.protocol.messages import LEVELS
from headjudge.scenarios import evidence, features, ids
from headjudge.scenarios.evidence import Record
from headjudge.scenarios.features import Step
from headjudge.tracing.reading import Reach
from headjudge.witnesses import Witnesses
from reports.loading import (
    OURS,
    Evidence,
    Mutant,
    OwnKills,
    Proof,
    Published,
    PublishedClause,
    is_whole,
    version_notes,
)

RUNGS = ("excluded", "uncovered", "written", "passing", "proven", "confirmed")
STANDINGS = ("verified", "breached", "unsupported", "unjudged")
COUNTS = ("clauses", "testable", "written", "passing", "proven", "confirmed", *STANDINGS)
LONGEST_SOURCE = 12


class Scene(NamedTuple):
    """A scenario of the suite."""

    id: str
    name: str
    file: str
    line: int
    clauses: tuple[str, ...]
    steps: tuple[Step, ...]


class Line(NamedTuple):
    """The engine lines of one annotation."""

    at: str
    source: str


class State(NamedTuple):
    """A clause and what is known about it."""

    clause: Clause
    section: str
    depth: int
    level: str
    standing: str
    """Verified, breached, unsupported or unjudged; empty for an excluded clause."""
    mutants: OwnKills
    confirmed_by: tuple[str, ...]
    scenarios: tuple[Scene, ...]
    lines: tuple[Line, ...]
    readings: tuple[Reading, ...]

    @property
    def is_passing(self) -> bool:
        """Whether all its scenarios pass on the reference."""
        return self.level in RUNGS[3:]

    @property
    def is_proven(self) -> bool:
        """Whether its own scenarios kill mutants of it."""
        return self.is_passing and self.mutants.killed_by_own > 0


class Book:
    """The report of one rulebook."""

    def __init__(
        self, rulebook: str, runs: Sequence[Evidence], proof: Proof | None, published: Published | None = None
    ) -> None:
        self.rulebook = rulebook
        self.runs = list(runs)
        self.proof = proof
        self.published = published
        """The committed state, which stands in for a reference run, a proof or confirmations that are not there."""
        self.heard: list[Witnesses] = []
        """What engines not ours showed about clauses while they were fuzzed."""
        self.survivors: dict[str, list[Mutant]] = {}
        """The mutants of each clause that no scenario noticed, when the details of the proof are at hand."""
        self.reaches: list[Reach] = []
        """What was recorded of the lines of the reference and of the engine under test."""
        self.catalogue: Catalogue = load(rulebook)
        self.scenes = scenes(rulebook)
        self.reference = next((run for run in runs if run.is_reference), None)
        self.subject = next((run for run in runs if not run.is_reference), self.reference)

    @cached_property
    def states(self) -> dict[str, State]:
        """Every clause in document order."""
        own: dict[str, list[Scene]] = {}
        for scene in self.scenes.values():
            for tag in scene.clauses:
                own.setdefault(tag, []).append(scene)
        lines = engine_lines(self.rulebook)
        readings: dict[str, list[Reading]] = {}
        for reading in declared.load(self.rulebook).values():
            for tag in reading.clauses:
                readings.setdefault(tag, []).append(reading)
        standing = self.standing(self.subject)
        found = {}
        for clause in self.catalogue:
            scenarios = tuple(own.get(clause.id, ()))
            kills = self._kills(clause.id)
            confirmed_by = self._confirmed_by(clause.id)
            found[clause.id] = State(
                clause,
                self.catalogue.section_of(clause.id).id,
                sum(above in self.catalogue for above in self.catalogue.numbering.ancestors(clause.id)),
                self._level(clause, scenarios, kills, confirmed_by),
                standing.get(clause.id, "unjudged") if clause.testable else "",
                kills,
                confirmed_by,
                scenarios,
                lines.get(clause.id, ()),
                tuple(readings.get(clause.id, ())),
            )
        return found

    def _level(self, clause: Clause, scenarios: Sequence[Scene], kills: OwnKills, confirmed_by: Sequence[str]) -> str:
        if not clause.testable:
            return "excluded"
        if not scenarios:
            return "uncovered"
        if not self._passes(clause, scenarios):
            return "written"
        if confirmed_by:
            return "confirmed"
        return "proven" if kills.killed_by_own else "passing"

    @cached_property
    def _passed(self) -> dict[str, bool]:
        records = self.reference.run.records if self.reference else []
        return {record.id: record.verdict == "pass" for record in records}

    def _passes(self, clause: Clause, scenarios: Sequence[Scene]) -> bool:
        """Tell whether all scenarios of a clause pass on the reference, by its run or by what was published."""
        if self.reference:
            return all(self._passed.get(scene.id) for scene in scenarios)
        before = self._before(clause.id)
        return before.level in RUNGS[3:] and set(before.scenarios) == {scene.id for scene in scenarios}

    def _before(self, clause: str) -> PublishedClause:
        none = PublishedClause(level="")
        return self.published.clauses.get(clause, none) if self.published else none

    def _kills(self, clause: str) -> OwnKills:
        if self.proof:
            return self.proof.clauses.get(clause) or OwnKills()
        mutants = self._before(clause).mutants
        return OwnKills(mutants=mutants.total, killed_by_own=mutants.killed)

    def _confirmed_by(self, clause: str) -> tuple[str, ...]:
        now = [run.engine for run in self.runs if run.is_foreign and self.standing(run).get(clause) == "verified"]
        played = [each.by for each in self.heard if clause in each.clauses and each.clauses[clause].confirms]
        refuted = {each.by for each in self.heard if clause in each.clauses and each.clauses[clause].contradicted}
        before = [engine for engine in self._before(clause).confirmed_by if engine not in refuted]
        return tuple(dict.fromkeys([*now, *played, *before]))

    def contradicted_by(self, clause: str) -> list[str]:
        """Return the engines that gave a counter-witness of a clause."""
        return [each.by for each in self.heard if clause in each.contradicted]

    def standing(self, run: Evidence | None) -> dict[str, str]:
        """Return for each testable clause that a run has judged: verified, breached, unsupported or unjudged."""
        if run is None:
            return {}
        if run.files not in self._standings:
            found = evidence.by_clause(run.run.records)
            testable = {clause.id for clause in self.catalogue.testable}
            self._standings[run.files] = {clause: how for clause, how in found.items() if clause in testable}
        return self._standings[run.files]

    @cached_property
    def _standings(self) -> dict[tuple[Path, ...], dict[str, str]]:
        return {}

    @cached_property
    def counts(self) -> dict[str, int]:
        """How many clauses stand how, in all."""
        return counts(self.states.values())

    @cached_property
    def sections(self) -> dict[str, dict[str, int]]:
        """The same by section."""
        return {section: counts(states) for section, states in self.by_section.items()}

    @cached_property
    def by_section(self) -> dict[str, list[State]]:
        """The clauses of each section."""
        found: dict[str, list[State]] = {}
        for state in self.states.values():
            found.setdefault(state.section, []).append(state)
        return found

    @cached_property
    def annotation_errors(self) -> list[str]:
        """The annotations of the reference engine that name no clause."""
        return [str(unknown) for unknown in check(self.rulebook).unknown]

    @property
    def readings(self) -> list[Reading]:
        """The readings taken."""
        return list(declared.load(self.rulebook).values())

    @property
    def three_numbers(self) -> str:
        """The sentence that ends every report."""
        standing = {state.clause.id: state.standing for state in self.states.values() if state.standing}
        return evidence.three_numbers(standing, self.counts["testable"])

    @property
    def reach(self) -> Reach | None:
        """What was recorded of the lines of the reference."""
        return next((reach for reach in self.reaches if reach.engine == OURS and reach.lines), None)

    @property
    def engine(self) -> str:
        """The engine under test."""
        return self.subject.engine if self.subject else "none"

    @cached_property
    def notes(self) -> list[str]:
        """What a reader must know to take the numbers for what they are."""
        notes = version_notes(self.runs)
        if self.subject is None:
            notes.append(f"no run of {self.rulebook} was found; make one with: headjudge run {self.rulebook}")
        if self.reference is None and self.published:
            notes.append("the rungs are those published with this suite: no run of the reference is among the evidence")
        elif self.reference is None and self.subject:
            notes.append("no clause stands above written: no run of the reference is among the evidence")
        notes += next_level(self.subject)
        notes += [witness_note(each) for each in self.heard]
        suite = frozenset(self.scenes)
        notes += [note for reach in self.reaches for note in reach_notes(reach, suite)]
        for run in self.runs:
            judged = {record.id for record in run.run.records}
            if not is_whole(run, suite):
                notes.append(f"the run on {run.engine} judged {len(judged & suite)} of {len(suite)} scenarios")
            elif new := len(suite - judged):
                notes.append(f"{new} scenarios are newer than the run on {run.engine}")
            if gone := len(judged - suite):
                notes.append(f"{gone} scenarios of the run on {run.engine} are not in this suite")
        return notes


def witness_note(heard: Witnesses) -> str:
    """Say what an engine showed while it was fuzzed."""
    confirmed = sum(each.confirms for each in heard.clauses.values())
    contradicted = f", contradicted {', '.join(heard.contradicted)}" if heard.contradicted else ""
    unmet = f", never met {', '.join(heard.never_met)}" if heard.never_met else ""
    return f"{heard.by} gave witnesses in {heard.games} games and confirmed {confirmed} clauses{contradicted}{unmet}"


def next_level(run: Evidence | None) -> list[str]:
    """Say what the next level of an engine's adapter would unlock; nothing for one that has the highest."""
    level = run.said("level") if run else ""
    if run is None or level not in LEVELS[:-1]:
        return []
    above = unlocked(needs_of(run.rulebook))[LEVELS.index(level) + 1 :]
    following = next((found for found in above if found.more.scenarios), None)
    if following is None:
        return []
    more = f"{following.more.scenarios} more scenarios and {following.more.clauses} more clauses"
    return [f"{run.engine} has the level {level}; the next, {following.level}, unlocks {more}"]


def reach_notes(reach: Reach, suite: frozenset[str]) -> Iterator[str]:
    """Say what a recording of lines lacks."""
    yield from (f"{reach.engine}: {note}" for note in reach.notes)
    traced = len(reach.scenarios & suite)
    if reach.scenarios and traced < len(suite):
        yield f"the lines of {reach.engine} were recorded in {traced} of {len(suite)} scenarios"


def counts(states: Iterable[State]) -> dict[str, int]:
    """Count clauses by rung and standing; a proven clause is passing too, a passing one written."""
    states = list(states)
    standings = Counter(state.standing for state in states)
    return {
        "clauses": len(states),
        "testable": sum(state.clause.testable for state in states),
        "written": sum(state.level in RUNGS[2:] for state in states),
        "passing": sum(state.is_passing for state in states),
        "proven": sum(state.is_proven for state in states),
        "confirmed": sum(state.level == "confirmed" for state in states),
        **{name: standings[name] for name in STANDINGS},
    }


@cache
def scenes(rulebook: str) -> dict[str, Scene]:
    """Return the scenarios of a rulebook by id; read once."""
    found = {}
    for file in features.feature_files(paths.suite_root() / "features" / rulebook):
        feature = features.read(file)
        for own, scenario in zip(ids.ids_of(feature), feature.scenarios, strict=True):
            place = ids.relative(file)
            found[own] = Scene(own, scenario.name, place, scenario.line, scenario.clauses, scenario.steps)
    return found


def engine_lines(rulebook: str) -> dict[str, tuple[Line, ...]]:
    """Return for each clause the lines of the reference engine that cite it, each once."""
    root = engine_root()
    sources: dict[str, list[str]] = {}
    found: dict[str, dict[str, Line]] = {}
    for cited in scan(root, rulebook):
        if cited.file not in sources:
            sources[cited.file] = (root.parent / cited.file).read_text(encoding="utf-8").splitlines()
        last = f"-{cited.end_line}" if cited.end_line > cited.line else ""
        at = f"{cited.file}:{cited.line}{last}"
        lines = sources[cited.file][cited.line - 1 : min(cited.end_line, cited.line + LONGEST_SOURCE - 1)]
        found.setdefault(cited.clause, {})[at] = Line(at, "\n".join(lines))
    return {clause: tuple(lines.values()) for clause, lines in found.items()}


def verdicts(run: Evidence | None) -> dict[str, Record]:
    """Return the records of a run by scenario."""
    return {record.id: record for record in run.run.records} if run else {}
