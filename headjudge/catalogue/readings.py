"""The readings of a rulebook: where its document contradicts itself or is silent, and what we chose."""

from functools import cache
from pathlib import Path

import msgspec

from headjudge import paths
from headjudge.catalogue import errors
from headjudge.catalogue.clauses import Catalogue
from headjudge.catalogue.clauses import load as load_clauses
from headjudge.catalogue.tables import line_of, read_tables

FILE = "readings.toml"


class _Entry(msgspec.Struct, frozen=True):
    clauses: tuple[str, ...]
    question: str
    chosen: str
    alternatives: tuple[str, ...]
    why: str


class Reading(msgspec.Struct, frozen=True):
    """One declared reading: the question that the document leaves open, our answer, and the other answers."""

    id: str
    clauses: tuple[str, ...]
    question: str
    chosen: str
    alternatives: tuple[str, ...]
    why: str


@cache
def load(rulebook: str) -> dict[str, Reading]:
    """Return the readings of a rulebook of the suite by id; read once."""
    return read(paths.rulebook_dir(rulebook) / FILE, load_clauses(rulebook))


def read(file: Path, catalogue: Catalogue) -> dict[str, Reading]:
    """Read a `readings.toml`; each entry cites clauses of the catalogue and has at least one other answer."""
    readings = {}
    for name, entry in read_tables(file, _Entry).items():
        if unknown := next((clause for clause in entry.clauses if clause not in catalogue), None):
            near = [catalogue.nearest(unknown) or ""]
            raise errors.UnknownWord(unknown, "clause", near, file, _line(name, file))
        for key in ("clauses", "question", "chosen", "alternatives", "why"):
            if not getattr(entry, key):
                raise errors.BadValue(f'the reading {name} has an empty "{key}"', file, _line(name, file))
        readings[name] = Reading(name, entry.clauses, entry.question, entry.chosen, entry.alternatives, entry.why)
    return readings


def _line(name: str, file: Path) -> int:
    return line_of(name, file.read_text(encoding="utf-8"))
