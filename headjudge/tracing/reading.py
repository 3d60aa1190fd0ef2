"""From lines to scenarios: what of an engine is reached by a clause's own scenarios, by others, by fuzzing or never."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from types import CodeType
from typing import Any, Literal, NamedTuple, TypeAlias

from headjudge.annotations.scanning import Citation, read
from headjudge.catalogue import Catalogue, load
from headjudge.tracing import keeping
from headjudge.tracing.recording import FUZZ, SCENARIOS
from headjudge.tracing.targets import REFERENCE, folder_of

How: TypeAlias = Literal["own", "other", "fuzz", "never"]
HOWS: tuple[How, ...] = ("own", "other", "fuzz", "never")
"""How a line is reached: by scenarios of the clause it cites, else by other scenarios, else by fuzzing, or never."""
FUZZED = frozenset({FUZZ})


class Reached(NamedTuple):
    """An annotated line, how it is reached, and the scenarios of the clause that do so."""

    file: str
    line: int
    how: How
    scenarios: tuple[str, ...] = ()

    @property
    def at(self) -> str:
        """Where it stands."""
        return f"{self.file}:{self.line}"


class Row(NamedTuple):
    """The annotated lines of a section; a line counts for each clause that it cites."""

    lines: int = 0
    own: int = 0
    other: int = 0
    fuzz: int = 0
    never: int = 0

    def plus(self, found: Iterable[Reached]) -> Row:
        """Return the row with more lines in it."""
        hows = [one.how for one in found]
        return Row(self.lines + len(hows), *(self[place] + hows.count(how) for place, how in enumerate(HOWS, start=1)))


class Share(NamedTuple):
    """What the scenarios of a section reach of an engine that cites no clause."""

    lines: int
    alone: int
    """Lines that no scenario of another section reaches."""


class Lines(Mapping[str, Mapping[int, frozenset[str]]]):
    """By file and line: the scenarios that run it, and `fuzz`; a file is read when it is first asked for."""

    def __init__(self, rulebook: str, base: Path, recorded: Mapping[Path, Iterable[str]]) -> None:
        self._rulebook = rulebook
        self._base = base
        self._data = {file: keeping.read_data(file) for file in recorded}
        self._names = list(dict.fromkeys(name for names in recorded.values() for name in names))
        self._read: dict[str, dict[int, frozenset[str]]] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __getitem__(self, name: str) -> Mapping[int, frozenset[str]]:
        if name not in self._read:
            found: dict[int, frozenset[str]] = {}
            for data in self._data.values():
                by_line = data.contexts_by_lineno(str(Path(self._base, name))) if data else {}
                for line, contexts in by_line.items():
                    found[line] = found.get(line, frozenset()) | frozenset(map(self._shown, filter(None, contexts)))
            self._read[name] = found
        return self._read[name]

    def contexts(self) -> frozenset[str]:
        """Return all that was traced."""
        found = (context for data in self._data.values() if data for context in data.measured_contexts() if context)
        return frozenset(map(self._shown, found))

    def _shown(self, context: str) -> str:
        return context.removeprefix(f"{self._rulebook}:")


class Reach:
    """All that was recorded of an engine and a rulebook."""

    def __init__(
        self,
        engine: str,
        rulebook: str,
        lines: Lines,
        own: Mapping[str, Sequence[str]],
        base: Path,
        notes: Sequence[str] = (),
    ) -> None:
        self.engine = engine
        self.rulebook = rulebook
        self.lines = lines
        self.own = own
        """The clauses of each scenario."""
        self.base = base
        self.notes = list(notes)
        self.catalogue: Catalogue = load(rulebook)

    @cached_property
    def scenarios(self) -> frozenset[str]:
        """The scenarios that were traced."""
        return self.lines.contexts() - FUZZED

    @cached_property
    def is_fuzzed(self) -> bool:
        """Whether fuzzed games were traced."""
        return FUZZ in self.lines.contexts()

    @cached_property
    def citations(self) -> dict[str, list[Citation]]:
        """What the engine's files say about each clause."""
        found: dict[str, list[Citation]] = {}
        for name in self.lines:
            for book, citation in _citations(self.base, name):
                if book == self.rulebook:
                    found.setdefault(citation.clause, []).append(citation._replace(file=name))
        return found

    @cached_property
    def clauses(self) -> dict[str, tuple[Reached, ...]]:
        """The annotated lines of each testable clause that are code."""
        return {
            clause.id: tuple(self.reached(clause.id))
            for clause in self.catalogue.testable
            if clause.id in self.citations
        }

    def reached(self, clause: str) -> Iterator[Reached]:
        """Yield the lines of code that cite a clause, and how each is reached."""
        places = {
            (cited.file, line)
            for cited in self.citations.get(clause, ())
            for line in runnable(Path(self.base, cited.file))
            if cited.line <= line <= cited.end_line
        }
        for file, line in sorted(places):
            by = self.lines[file].get(line, frozenset())
            own = tuple(sorted(one for one in by - FUZZED if clause in self.own.get(one, ())))
            how: How = "own" if own else "other" if by - FUZZED else "fuzz" if by else "never"
            yield Reached(file, line, how, own)

    @cached_property
    def sections(self) -> dict[str, Row]:
        """The annotated lines by section."""
        found = {self.catalogue.section_of(clause.id).id: Row() for clause in self.catalogue.testable}
        for clause, lines in self.clauses.items():
            section = self.catalogue.section_of(clause).id
            found[section] = found[section].plus(lines)
        return found

    @property
    def total(self) -> Row:
        """All annotated lines."""
        return Row(*(sum(numbers) for numbers in zip(Row(), *self.sections.values(), strict=True)))

    @cached_property
    def shares(self) -> dict[str, Share]:
        """What the scenarios of each section reach of the engine, whether or not it cites clauses."""
        sections = {
            own: {self.catalogue.section_of(clause).id for clause in clauses if clause in self.catalogue}
            for own, clauses in self.own.items()
        }
        lines: dict[str, int] = {}
        alone: dict[str, int] = {}
        for contexts in self.by_line():
            by = set().union(*(sections.get(one, set()) for one in contexts))
            for section in by:
                lines[section] = lines.get(section, 0) + 1
                alone[section] = alone.get(section, 0) + (len(by) == 1)
        order = dict.fromkeys(self.catalogue.section_of(clause.id).id for clause in self.catalogue.testable)
        return {section: Share(lines.get(section, 0), alone.get(section, 0)) for section in order}

    def by_line(self) -> Iterator[frozenset[str]]:
        """Yield for each line of code that runs the scenarios that run it."""
        for name, lines in self.lines.items():
            code = runnable(Path(self.base, name))
            yield from (contexts for line, contexts in lines.items() if line in code)

    def only_by(self, clause: str) -> dict[str, list[int]]:
        """Return the lines that no scenario but those of a clause reaches, by file."""
        own = {one for one, clauses in self.own.items() if clause in clauses}
        found = {
            name: sorted(line for line, by in lines.items() if by and by - FUZZED <= own and by - FUZZED)
            for name, lines in self.lines.items()
        }
        return {name: lines for name, lines in found.items() if lines}

    def data(self) -> dict[str, Any]:
        """Return the table by section as plain data."""
        return {
            "engine": self.engine,
            "scenarios": len(self.scenarios),
            "annotated": {
                "all": self.total._asdict(),
                "sections": {section: row._asdict() for section, row in self.sections.items()},
            },
            "reached": {section: share._asdict() for section, share in self.shares.items()},
        }


def load_reach(
    evidence: Path, rulebook: str, own: Mapping[str, Sequence[str]], engine: str = REFERENCE
) -> Reach | None:
    """Read what was recorded of an engine; None when there is nothing. What does not fit its source is left out."""
    folder = folder_of(evidence, engine)
    recorded: dict[Path, Iterable[str]] = {}
    notes: list[str] = []
    base: Path | None = None
    for kind in (SCENARIOS, FUZZ):
        file = keeping.data_file(folder, rulebook, kind)
        note = keeping.read_note(file)
        if note is None or not file.is_file():
            continue
        base = Path(note.base)
        if old := keeping.changed(note):
            more = f" and {len(old) - 1} more files have" if len(old) > 1 else " has"
            notes.append(f"the coverage by {kind} is left out: {old[0]}{more} changed since; record it again")
        else:
            recorded[file] = note.files
    return None if base is None else Reach(engine, rulebook, Lines(rulebook, base, recorded), own, base, notes)


def _citations(base: Path, name: str) -> tuple[tuple[str, Citation], ...]:
    try:
        return read(base, Path(base, name)).citations
    except (OSError, SyntaxError, UnicodeDecodeError):
        return ()


def runnable(file: Path) -> frozenset[int]:
    """Return the lines of a file that stand in functions; what runs once, on import, no scenario can reach."""
    state = file.stat()
    return _runnable(file, state.st_mtime_ns, state.st_size)


@lru_cache(maxsize=512)
def _runnable(file: Path, _changed: int, _size: int) -> frozenset[int]:
    code = compile(file.read_bytes(), str(file), "exec", dont_inherit=True)
    return frozenset(_function_lines(code, inside=False))


def _function_lines(code: CodeType, *, inside: bool) -> Iterator[int]:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            within = inside or bool(part.co_flags & inspect.CO_OPTIMIZED)  # a function, and not the body of a class
            if within:
                named = not part.co_name.startswith("<")  # the line of a `def` itself runs where it stands
                yield from (
                    line for _, _, line in part.co_lines() if line and not (named and line == part.co_firstlineno)
                )
            yield from _function_lines(part, inside=within)
