"""All that the suite and the evidence at hand know about one clause."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from headjudge import paths

if TYPE_CHECKING:
    from headjudge.catalogue import Clause
    from headjudge.catalogue.readings import Reading
    from headjudge.tracing.reading import Reach, Reached

LONGEST = 40
"""So many lines of one place in the engine are shown at most."""


class Told(NamedTuple):
    """A scenario of the clause, and its verdict in the newest run that has judged it."""

    id: str
    at: str
    text: str
    verdict: str = ""
    why: str = ""


class Block(NamedTuple):
    """Lines of the reference engine that cite the clause."""

    file: str
    line: int
    end_line: int
    source: tuple[str, ...]

    @property
    def at(self) -> str:
        """Where it stands."""
        return f"{self.file}:{self.line}{f'-{self.end_line}' if self.end_line > self.line else ''}"


class Mutants(NamedTuple):
    """What the newest proof says: how many mutants, how many are killed by whom, and those that survive."""

    total: int
    own: int
    other: int
    survivors: tuple[tuple[str, str, str], ...]
    """Where, the line as it is, and as it was changed."""
    proof: str
    """The file with the details."""


class Held(NamedTuple):
    """An invariant of the clause to which fuzzed games are held."""

    name: str
    gist: str
    when: str


class Explanation(NamedTuple):
    """All that is known about a clause."""

    rulebook: str
    clause: Clause
    restated_by: list[str]
    readings: list[Reading]
    scenarios: list[Told]
    judged: str
    """The engine and the moment of the run that gave the verdicts."""
    lines: list[Block]
    mutants: Mutants | None
    invariants: list[Held]
    reach: tuple[Reached, ...] | None
    """How its lines are reached, if the coverage of the reference was recorded."""

    def data(self) -> dict[str, Any]:
        """The same as plain data."""
        clause = self.clause
        return {
            "rulebook": self.rulebook,
            "id": clause.id,
            "kind": clause.kind,
            "testable": clause.testable,
            "why_not": clause.why_not,
            "gist": clause.gist,
            "restates": clause.restates,
            "restated_by": self.restated_by,
            "readings": [
                {"id": reading.id, "question": reading.question, "chosen": reading.chosen} for reading in self.readings
            ],
            "judged": self.judged,
            "scenarios": [told._asdict() for told in self.scenarios],
            "lines": [{"at": block.at, "text": "\n".join(block.source)} for block in self.lines],
            "mutants": None
            if self.mutants is None
            else {
                "total": self.mutants.total,
                "killed_by_own": self.mutants.own,
                "killed_by_other": self.mutants.other,
                "survivors": [
                    {"at": at, "before": before, "after": after} for at, before, after in self.mutants.survivors
                ],
            },
            "invariants": [held._asdict() for held in self.invariants],
            "reach": None
            if self.reach is None
            else [{"at": one.at, "how": one.how, "scenarios": one.scenarios} for one in self.reach],
        }


def explanation(rulebook: str, clause: str, evidence: Path = Path(".headjudge")) -> Explanation:
    """Gather all that is known about a clause."""
    from headjudge.catalogue import load, readings
    from headjudge.tracing.reading import load_reach

    paths.add_suite_to_path()
    catalogue = load(rulebook)
    scenarios = list(_scenarios(rulebook, clause))
    judged, scenarios = _judged(evidence, rulebook, scenarios)
    reach: Reach | None = load_reach(evidence, rulebook, {told.id: (clause,) for told in scenarios})
    return Explanation(
        rulebook,
        catalogue[clause],
        [other.id for other in catalogue if other.restates == clause],
        [reading for reading in readings.load(rulebook).values() if clause in reading.clauses],
        scenarios,
        judged,
        list(_lines(rulebook, clause)),
        _mutants(evidence, rulebook, clause, {told.id for told in scenarios}),
        _invariants(rulebook, clause),
        tuple(reach.reached(clause)) if reach is not None and reach.lines else None,
    )


def _scenarios(rulebook: str, clause: str) -> Iterator[Told]:
    """Yield the scenarios with the tag of a clause; a file that does not hold the tag is not parsed."""
    from headjudge.scenarios import features, ids

    folder = paths.suite_root() / "features" / rulebook
    tag = re.compile(rf"(?<!\S)@{re.escape(clause)}(?!\S)")
    for file in features.feature_files(folder):
        if not tag.search(file.read_text(encoding="utf-8")):
            continue
        name = file.relative_to(paths.suite_root()).as_posix()
        feature = features.read(file)
        for own, scenario in zip(ids.ids_of(feature), feature.scenarios, strict=True):
            if clause in scenario.clauses:
                shown = f"{scenario.name} [{scenario.example}]" if scenario.example else scenario.name
                yield Told(own, f"{name}:{scenario.line}", shown)


def _judged(evidence: Path, rulebook: str, scenarios: Sequence[Told]) -> tuple[str, list[Told]]:
    """Return scenarios with the verdicts of the newest run that has judged one of them, and which run that was."""
    from headjudge.errors import HeadjudgeError

    loading: Any = importlib.import_module("reports.loading")
    wanted = {told.id for told in scenarios}
    for file in loading.run_files(evidence, rulebook) if wanted else ():
        try:
            found = loading.read_run(file)
        except HeadjudgeError:  # a run that was broken off
            continue
        records = {record.id: record for record in found.run.records if record.id in wanted}
        if records:
            verdicts = [
                told._replace(verdict=record.verdict, why=record.why) if (record := records.get(told.id)) else told
                for told in scenarios
            ]
            return f"{found.engine}, {found.run.header.started[:16].replace('T', ' ')}", verdicts
    return "", list(scenarios)


def _lines(rulebook: str, clause: str) -> Iterator[Block]:
    """Yield the lines of the reference engine that cite a clause; what overlaps is one place."""
    from headjudge.annotations import engine_root, scan

    root = engine_root()
    cited = sorted({(one.file, one.line, one.end_line) for one in scan(root, rulebook) if one.clause == clause})
    joined: list[tuple[str, int, int]] = []
    for file, line, end in cited:
        if joined and joined[-1][0] == file and line <= joined[-1][2]:
            joined[-1] = (file, joined[-1][1], max(end, joined[-1][2]))
        else:
            joined.append((file, line, end))
    for file, line, end in joined:
        source = (root.parent / file).read_text(encoding="utf-8").splitlines()
        yield Block(file, line, end, tuple(source[line - 1 : min(end, line + LONGEST - 1)]))


def _mutants(evidence: Path, rulebook: str, clause: str, own: set[str]) -> Mutants | None:
    """Return what the newest proof of the clause says; None when there is none."""
    loading: Any = importlib.import_module("reports.loading")
    file = loading.details_of(evidence, rulebook, clause)
    if file is None:
        return None
    about = [one for one in loading.read_details(file) if clause in one.clauses and one.fate in ("killed", "survived")]
    by_own = sum(bool(own.intersection(one.killers)) for one in about)
    killed = sum(one.fate == "killed" for one in about)
    survivors = tuple((f"{one.file}:{one.line}", one.before, one.after) for one in about if one.fate == "survived")
    return Mutants(len(about), by_own, killed - by_own, survivors, str(file))


def _invariants(rulebook: str, clause: str) -> list[Held]:
    registry: Any = importlib.import_module("fuzz.registry")
    return [Held(row.name.replace("_", " "), row.gist, row.when) for row in registry.of_clause(rulebook, clause)]


def marks(found: Explanation) -> Mapping[tuple[str, int], str]:
    """Return how each line of a clause is reached."""
    return {(one.file, one.line): one.how for one in found.reach or ()}
