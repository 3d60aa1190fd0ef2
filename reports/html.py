"""A report as one HTML file without any network: what an engine said stands in it as text only."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from fuzz.registry import of_clause
from headjudge import __version__
from headjudge.catalogue.rulebook import load as load_rulebook
from reports.data import hows
from reports.difference import KINDS, WORSE, Difference, compare
from reports.failures import grouped
from reports.loading import Detail, Evidence
from reports.model import RUNGS, STANDINGS, Book, Scene, State
from reports.terminal import REACH, SHARE

TEMPLATES = Path(__file__).parent / "templates"
MOST_SURVIVORS = 20
EXTRA = ("wire", "decision", "before", "after")
COLUMNS = ("testable", "written", "passing", "proven", "confirmed", *STANDINGS)
MEANINGS = {
    "excluded": "no game can show a breach",
    "uncovered": "no scenario yet",
    "written": "has scenarios",
    "passing": "all its scenarios pass on the reference",
    "proven": "its own scenarios kill mutants of it",
    "confirmed": "an engine not ours passes it",
    "verified": "the engine passes all its scenarios",
    "breached": "the engine breaks it",
    "unsupported": "the engine cannot be asked",
    "unjudged": "no verdict",
}


class Row(NamedTuple):
    """The tiles of one sub-section."""

    id: str
    states: list[State]


class Engine(NamedTuple):
    """An engine's column: its name and how many clauses of each section stand how."""

    name: str
    sections: dict[str, dict[str, int]]
    all: dict[str, int]


def report(books: Sequence[Book]) -> str:
    """Return the page of rulebooks."""
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals["source"] = _source
    environment.policies["json.dumps_kwargs"] = {"sort_keys": False, "ensure_ascii": False}
    page = environment.get_template("report.html")
    return page.render(
        version=__version__,
        books=books,
        data={"books": {book.rulebook: _data(book) for book in books}},
        rungs=RUNGS,
        standings=STANDINGS,
        meanings=MEANINGS,
        columns=COLUMNS,
        reach_titles=REACH,
        share_titles=SHARE,
        picture=_picture,
        title_of=lambda book: load_rulebook(book.rulebook).title,
        engines=_engines,
        difference=_difference,
        failures=lambda book: sum(len(group.failures) for group in grouped(book.subject)),
        kinds=KINDS,
        worse=WORSE,
    )


def _source(name: str) -> Markup:
    """Return style or script of ours, which needs no escaping."""
    return Markup((TEMPLATES / name).read_text(encoding="utf-8"))


def _picture(book: Book) -> dict[str, list[Row]]:
    """Return the tiles of each section, a row for each sub-section."""
    found: dict[str, list[Row]] = {}
    for section, states in book.by_section.items():
        rows: list[Row] = []
        for state in states:
            if state.depth == 1 or not rows:
                rows.append(Row(state.clause.id, []))
            if state.clause.kind != "heading":
                rows[-1].states.append(state)
        found[section] = [row for row in rows if row.states]
    return found


def names(runs: Sequence[Evidence]) -> list[str]:
    """Return a name for each run; two runs of one engine are told apart by their place."""
    engines = [run.engine for run in runs]
    return [f"{name} (run {place})" if engines.count(name) > 1 else name for place, name in enumerate(engines, start=1)]


def _engines(book: Book) -> list[Engine]:
    found = []
    for name, run in zip(names(book.runs), book.runs, strict=True):
        standing = book.standing(run)
        sections = {
            section: _counted(standing, [state for state in states if state.clause.testable])
            for section, states in book.by_section.items()
        }
        total = {how: sum(counts[how] for counts in sections.values()) for how in STANDINGS}
        found.append(Engine(name, sections, total))
    return found


def _counted(standing: dict[str, str], states: Sequence[State]) -> dict[str, int]:
    hows = [standing.get(state.clause.id, "unjudged") for state in states]
    return {how: hows.count(how) for how in STANDINGS}


def _difference(book: Book) -> Difference | None:
    """Compare the first two runs."""
    return compare(book.runs[0], book.runs[1]) if len(book.runs) > 1 else None


def _data(book: Book) -> dict[str, Any]:
    """Return what the script needs to draw the tree, the clauses and the failures."""
    engines = dict(zip(names(book.runs), book.runs, strict=True))
    subject = next((name for name, run in engines.items() if run is book.subject), "")
    scenes = {own: _scene(scene) for own, scene in book.scenes.items()}
    for run in book.runs:
        for record in run.run.records:
            detail = run.details.get(record.id)
            steps = [{"line": step["line"], "text": step["text"]} for step in detail.steps] if detail else []
            place = {"name": record.id, "at": f"{record.file}:{record.line}", "clauses": record.clauses, "steps": steps}
            scenes.setdefault(record.id, place)
    return {
        "engine": subject,
        "clauses": [_clause(book, state) for state in book.states.values()],  # a script would put 1000 before 804.1
        "scenes": scenes,
        "readings": {
            reading.id: {
                "question": reading.question,
                "chosen": reading.chosen,
                "alternatives": reading.alternatives,
                "why": reading.why,
            }
            for reading in book.readings
        },
        "verdicts": {name: _verdicts(run) for name, run in engines.items()},
        "groups": [
            {"key": group.key, "scenes": [failure.record.id for failure in group.failures]}
            for group in grouped(book.subject)
        ],
    }


def _clause(book: Book, state: State) -> dict[str, Any]:
    clause = state.clause
    return {
        "id": clause.id,
        "section": state.section,
        "depth": state.depth,
        "kind": clause.kind,
        "gist": clause.gist,
        "why_not": clause.why_not,
        "restates": clause.restates,
        "level": state.level,
        "standing": state.standing,
        "mutants": [state.mutants.mutants, state.mutants.killed_by_own, state.mutants.killed_by_other],
        "survivors": [
            [f"{mutant.file}:{mutant.line}", mutant.before, mutant.after]
            for mutant in book.survivors.get(clause.id, ())[:MOST_SURVIVORS]
        ],
        "confirmed_by": state.confirmed_by,
        "contradicted_by": book.contradicted_by(clause.id),
        "scenes": [scene.id for scene in state.scenarios],
        "lines": [[line.at, line.source] for line in state.lines],
        "reach": hows(book, clause.id),
        "invariants": [[row.name.replace("_", " "), row.when, row.gist] for row in of_clause(book.rulebook, clause.id)],
        "readings": [reading.id for reading in state.readings],
    }


def _scene(scene: Scene) -> dict[str, Any]:
    steps = [
        {
            "line": step.line,
            "text": f"{step.keyword} {step.text}",
            **({"table": step.table} if step.table else {}),
            **({"doc": step.docstring} if step.docstring is not None else {}),
        }
        for step in scene.steps
    ]
    return {"name": scene.name, "at": f"{scene.file}:{scene.line}", "clauses": scene.clauses, "steps": steps}


def _verdicts(run: Evidence) -> dict[str, Any]:
    """Return the verdicts of a run; a pass is only a word."""
    failures = {failure.record.id: failure for group in grouped(run) for failure in group.failures}
    found: dict[str, Any] = {}
    for record in run.run.records:
        if record.verdict == "pass":
            found[record.id] = "pass"
            continue
        told: dict[str, Any] = {
            "verdict": record.verdict,
            "why": record.why,
            "line": record.line,
            "filed": record.filed,
            "reading": record.reading,
        }
        if failure := failures.get(record.id):
            told |= {"seen": failure.seen, "wanted": failure.wanted, "replay": failure.replay}
            told |= _extra(failure.detail)
        found[record.id] = told
    return found


def _extra(detail: Detail) -> dict[str, Any]:
    return {name: value for name in EXTRA if (value := getattr(detail, name)) is not None}
