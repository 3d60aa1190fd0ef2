"""Gets a proof ready: the engine's sources, its mutants, the scenarios, and what each of them reaches."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from headjudge import notation, paths
from headjudge.annotations import engine_root, scan
from headjudge.annotations.books import home_of
from headjudge.catalogue import load as load_clauses
from headjudge.errors import HeadjudgeError
from headjudge.protocol.engine import Engine
from headjudge.protocol.resolve import resolve
from headjudge.prove import mutants, reach, sources, tables, written
from headjudge.prove.caches import Caches
from headjudge.prove.judging import Court, Result, spread
from headjudge.prove.mutants import Mutant, Wanted, everything
from headjudge.prove.siblings import Siblings
from headjudge.prove.sources import Source
from headjudge.scenarios import features, ids
from headjudge.scenarios.registry import load_vocabulary
from headjudge.scenarios.selection import Selector
from headjudge.scenarios.tapes import Tape, compile_scenario, run_tape

OTHERS_OF_A_PART = 150
"""How many scenarios of other clauses take part when only some clauses are proven."""


class Case(NamedTuple):
    """All that is needed to judge the mutants of a rulebook."""

    rulebook: str
    mutants: list[Mutant]
    equivalents: int
    court: Court
    notes: tuple[str, ...]
    """What could not take part, a sentence each."""


def prepare(selector: Selector) -> Case:
    """Collect the mutants and scenarios of a rulebook or of some of its clauses."""
    engine = resolve("reference")
    root = engine_root()
    sources.load(root)
    found = sources.read(root, scan(root, selector.rulebook))
    caches = Caches(found)
    folder = paths.rulebook_dir(selector.rulebook)
    wanted = _wanted(selector)
    faults = list(written.of_faults(written.read_faults(folder), found))
    misfits = [f"a fault takes no part: {one}" for one in faults if not isinstance(one, Mutant)]
    selected = [*collect(found, selector.rulebook, wanted), *(one for one in faults if isinstance(one, Mutant))]
    selected = [mutant for mutant in selected if wanted(mutant.clauses)]
    known = written.read_equivalents(folder)
    chosen = [mutant for mutant in selected if not any(same.is_like(mutant) for same in known)]
    tapes, notes = _tapes(selector.rulebook) if chosen else ([], [])
    tapes, failing = _passing(_of_interest(tapes, selector), engine)
    caches.settle()
    reached = reach.record(enumerate(tapes), engine, str(root), caches.forget)
    court = Court(tapes, engine, reached, caches)
    case = Case(selector.rulebook, chosen, len(selected) - len(chosen), court, (*misfits, *notes, *failing))
    _READY[selector] = case
    return case


_READY: dict[Selector, Case] = {}


def judge_of(selector: Selector) -> Callable[[int], Result]:
    """Return what judges a mutant by its number; a process that was started afresh gets the case ready anew."""
    case = _READY.get(selector) or prepare(selector)
    return lambda number: case.court.judge(number, case.mutants[number])


def collect(found: list[Source], rulebook: str, wanted: Wanted = everything) -> list[Mutant]:
    """Return the mutants of all that an engine cites for a rulebook, those of one line together."""
    own = [source.tree for source in found if home_of(Path(source.file)) == rulebook]
    siblings = Siblings((source.tree for source in found), own)

    def readable(text: str) -> object:
        return notation.parse(text, rulebook)

    return [
        *mutants.of_functions(found, siblings, wanted),
        *tables.of_courses(found),
        *tables.of_tables(found, siblings),
        *tables.of_items(found, siblings),
        *tables.of_keywords(found, readable),
    ]


def _wanted(selector: Selector) -> Wanted:
    """Return what tells whether a mutant of some clauses is selected."""
    below = load_clauses(selector.rulebook).numbering.below
    return lambda clauses: any(not selector.clause or below(clause, selector.clause) for clause in clauses)


def _tapes(rulebook: str) -> tuple[list[Tape], list[str]]:
    """Return the scenarios of a rulebook; one that cannot be bound is named, and the rest go on."""
    registry = load_vocabulary()
    tapes: list[Tape] = []
    notes: list[str] = []
    for file in features.feature_files(paths.suite_root() / "features" / rulebook):
        try:
            feature = features.read(file)
            names = ids.ids_of(feature)
        except HeadjudgeError as error:
            notes.append(f"{file.name} takes no part: {error}")
            continue
        for own, scenario in zip(names, feature.scenarios, strict=True):
            try:
                tape = compile_scenario(own, scenario, feature, registry)
            except HeadjudgeError as error:
                notes.append(f"the scenario {own} takes no part: {error}")
                continue
            tapes.append(tape)
    return tapes, notes


def _of_interest(tapes: list[Tape], selector: Selector) -> list[Tape]:
    """Return all scenarios, or those of the selected clauses and some others."""
    if not selector.clause:
        return tapes
    own = {number for number, tape in enumerate(tapes) if selector.takes(tape)}
    others = spread([number for number in range(len(tapes)) if number not in own], OTHERS_OF_A_PART)
    return [tapes[number] for number in sorted({*own, *others})]


def _passing(tapes: list[Tape], engine: Engine) -> tuple[list[Tape], list[str]]:
    """Return the scenarios that pass on the engine as it is; the others can kill nothing."""
    passing: list[Tape] = []
    notes: list[str] = []
    for tape in tapes:
        verdict = run_tape(tape, engine)
        if verdict.name == "pass":
            passing.append(tape)
        else:
            notes.append(f"the scenario {tape.id} takes no part, it does not pass on the reference: {verdict}")
    return passing, notes
