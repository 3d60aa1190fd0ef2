"""The catalogue of a rulebook: every numbered clause of the document, read from `clauses.csv`."""

import csv
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Literal, TypeAlias, cast, get_args

import msgspec

from headjudge import paths
from headjudge.catalogue import errors
from headjudge.catalogue.numbering import SHAPE, Key, Numbering, key
from headjudge.errors import nearest

Kind: TypeAlias = Literal["heading", "definition", "procedure", "constraint", "permission", "state", "keyword", "meta"]
KINDS: tuple[str, ...] = get_args(Kind)
COLUMNS = ("id", "kind", "testable", "gist", "why_not", "restates", "fingerprint")
LONGEST_GIST = 120
FILE = "clauses.csv"


class Clause(msgspec.Struct, frozen=True):
    """One numbered clause: what an engine must do by it, and whether a game can show a breach."""

    id: str
    kind: Kind
    testable: bool
    gist: str
    why_not: str
    restates: str
    fingerprint: str


class Catalogue:
    """The clauses of a rulebook in document order."""

    def __init__(self, rulebook: str, clauses: Sequence[Clause], numbering: Numbering | None = None) -> None:
        self.rulebook = rulebook
        self.clauses = tuple(clauses)
        self._by_id = {clause.id: clause for clause in self.clauses}
        self._numbering = numbering

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clauses)

    def __len__(self) -> int:
        return len(self.clauses)

    def __contains__(self, clause: object) -> bool:
        return clause in self._by_id

    def __getitem__(self, clause: str) -> Clause:
        """Return the clause of an id, or raise `UnknownClause` with the nearest id."""
        found = self._by_id.get(clause)
        if found is None:
            raise errors.UnknownClause(clause, self.rulebook, self.nearest(clause))
        return found

    def get(self, clause: str) -> Clause | None:
        """Return the clause of an id, or None."""
        return self._by_id.get(clause)

    @cached_property
    def numbering(self) -> Numbering:
        """How the rulebook numbers its clauses; read from `rulebook.toml` on first use."""
        if self._numbering is None:
            from headjudge.catalogue.rulebook import load as load_rulebook

            self._numbering = load_rulebook(self.rulebook).numbering
        return self._numbering

    @cached_property
    def testable(self) -> tuple[Clause, ...]:
        """The clauses that a game can show to be broken."""
        return tuple(clause for clause in self.clauses if clause.testable)

    @cached_property
    def sections(self) -> tuple[Clause, ...]:
        """The clauses that lie below no other: the sections of the document."""
        return tuple(clause for clause in self.clauses if self.parent(clause.id) is None)

    def section_of(self, clause: str) -> Clause:
        """Return the section in which a clause lies."""
        top = self[clause]
        while (above := self.parent(top.id)) is not None:
            top = above
        return top

    def parent(self, clause: str) -> Clause | None:
        """Return the nearest clause above one; a number that the document leaves out is passed over."""
        self[clause]
        above = (self._by_id.get(found) for found in self.numbering.ancestors(clause))
        return next((found for found in above if found is not None), None)

    def children(self, clause: str) -> tuple[Clause, ...]:
        """Return the clauses directly below one."""
        return self._children.get(self[clause].id, ())

    def select(self, clause: str) -> tuple[Clause, ...]:
        """Return a clause and everything below it, in document order."""
        self[clause]
        return tuple(found for found in self.clauses if self.numbering.below(found.id, clause))

    def nearest(self, clause: str) -> str | None:
        """Return the id that was most likely meant by one that does not exist."""
        if not SHAPE.fullmatch(clause):
            return nearest(clause, self._by_id)
        wanted = key(clause)
        place = bisect_left(self._keys, wanted)
        around = range(max(place - 1, 0), min(place + 1, len(self._keys)))
        near = max(around, key=lambda i: _shared(self._keys[i], wanted), default=None)
        if near is not None and _shared(self._keys[near], wanted):
            return self.clauses[near].id
        return nearest(clause, self._by_id)

    @cached_property
    def _keys(self) -> list[Key]:
        return [key(clause.id) for clause in self.clauses]

    @cached_property
    def _children(self) -> dict[str, tuple[Clause, ...]]:
        found: dict[str, tuple[Clause, ...]] = {}
        for clause in self.clauses:
            if (above := self.parent(clause.id)) is not None:
                found[above.id] = (*found.get(above.id, ()), clause)
        return found


def _shared(one: Key, other: Key) -> int:
    """Count the leading parts that two ids have in common."""
    return next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


@cache
def load(rulebook: str) -> Catalogue:
    """Return the catalogue of a rulebook of the suite; read once."""
    return read(paths.rulebook_dir(rulebook) / FILE, rulebook)


def read(file: Path, rulebook: str, numbering: Numbering | None = None) -> Catalogue:
    """Read a `clauses.csv` and check every row."""
    try:
        with file.open(encoding="utf-8", newline="") as text:
            rows = csv.reader(text)
            order = _header(next(rows, []), file)
            clauses = list(_clauses(((rows.line_num, row) for row in rows), order, file))
    except FileNotFoundError:
        raise errors.MissingFile(file) from None
    except UnicodeDecodeError:
        raise errors.NotText(file) from None
    return Catalogue(rulebook, clauses, numbering)


def _header(header: Sequence[str], file: Path) -> list[int]:
    """Check the header and return where each column of ours stands in it."""
    for column in header:
        if column not in COLUMNS:
            raise errors.UnknownColumn(column, COLUMNS, file)
    for column in COLUMNS:
        if column not in header:
            raise errors.MissingColumn(column, file)
    if len(header) > len(COLUMNS):
        raise errors.DuplicateName(next(column for column in header if header.count(column) > 1), "the header", file, 1)
    return [header.index(column) for column in COLUMNS]


def _clauses(rows: Iterable[tuple[int, list[str]]], order: Sequence[int], file: Path) -> Iterator[Clause]:
    lines: dict[str, int] = {}
    restated: list[tuple[str, str, int]] = []
    last = ""
    last_key: Key = ()
    for line, row in rows:
        if not row:
            continue
        if len(row) != len(COLUMNS):
            raise errors.WrongWidth(len(row), len(COLUMNS), file, line)
        clause = _clause([row[i] for i in order], file, line)
        if clause.id in lines:
            raise errors.DuplicateId(clause.id, lines[clause.id], file, line)
        own_key = key(clause.id)
        if own_key <= last_key:
            raise errors.WrongOrder(clause.id, last, file, line)
        lines[clause.id] = line
        last, last_key = clause.id, own_key
        if clause.restates:
            restated.append((clause.id, clause.restates, line))
        yield clause
    for own, other, line in restated:
        if other not in lines or other == own:
            near = nearest(other, (known for known in lines if known != own))
            raise errors.UnknownRestated(own, other, near, file, line)


def _clause(fields: Sequence[str], file: Path, line: int) -> Clause:
    own, kind, testable, gist, why_not, restates, fingerprint = fields
    if not SHAPE.fullmatch(own):
        raise errors.MalformedId(own, file, line)
    if kind not in KINDS:
        raise errors.UnknownKind(kind, KINDS, file, line)
    if testable not in ("yes", "no"):
        raise errors.NeitherYesNorNo(testable, file, line)
    if not gist:
        raise errors.MissingGist(own, file, line)
    if len(gist) > LONGEST_GIST:
        raise errors.GistTooLong(own, len(gist), LONGEST_GIST, file, line)
    if testable == "no" and not why_not:
        raise errors.MissingReason(own, file, line)
    if testable == "yes" and why_not:
        raise errors.NeedlessReason(own, file, line)
    return Clause(own, cast("Kind", kind), testable == "yes", gist, why_not, restates, fingerprint)
