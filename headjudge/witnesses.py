"""Witnesses that an engine gave for clauses while it was fuzzed: written by `headjudge fuzz`, read by reports."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from headjudge import __version__
from headjudge.errors import HeadjudgeError

FORMAT = 1
FOLDER = "witnesses"
ENOUGH = 20
"""So many witnesses, and no counter-witness, confirm a clause."""


class BadWitnesses(HeadjudgeError):
    """A file of witnesses that is cut off, or is none."""


class Heard(msgspec.Struct, frozen=True, kw_only=True):
    """What an engine showed about one clause: how often it held, and how often it was contradicted."""

    held: int = 0
    contradicted: int = 0

    @property
    def confirms(self) -> bool:
        """Whether it is enough to confirm the clause."""
        return self.held >= ENOUGH and not self.contradicted


class Witnesses(msgspec.Struct, frozen=True, kw_only=True):
    """One run of one engine."""

    witnesses: int = FORMAT
    headjudge: str = __version__
    rulebook: str
    engine: str
    engine_says: dict[str, Any] = {}
    started: str = ""
    seed: int = 0
    games: int = 0
    answers: int = 0
    clauses: dict[str, Heard] = {}
    never_met: list[str] = []
    """Clauses that a check looks for, and whose case never came up."""

    @property
    def witnessed(self) -> list[str]:
        """The clauses that held whenever they came up."""
        return [clause for clause, each in self.clauses.items() if each.held and not each.contradicted]

    @property
    def contradicted(self) -> list[str]:
        """The clauses that were contradicted at least once."""
        return [clause for clause, each in self.clauses.items() if each.contradicted]

    @property
    def by(self) -> str:
        """The engine as a reader knows it: what it calls itself, and its version."""
        return f"{self.engine_says.get('name', '')} {self.engine_says.get('version', '')}".strip() or self.engine


def write(folder: Path, found: Witnesses) -> Path:
    """Write the witnesses of a run into a folder of evidence, and return the file."""
    moment = datetime.now(UTC)
    file = folder / FOLDER / f"witnesses-{found.rulebook}-{moment:%Y%m%dT%H%M%S%f}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    dated = msgspec.structs.replace(found, started=moment.isoformat())
    file.write_bytes(msgspec.json.format(msgspec.json.encode(dated), indent=1) + b"\n")
    return file


def read(file: Path) -> Witnesses:
    """Read the witnesses of a run; a file that is not whole is refused."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Witnesses)
    except OSError as error:
        raise BadWitnesses(f"{file} cannot be read: {error.strerror or error}") from None
    except msgspec.DecodeError as error:
        raise BadWitnesses(f"{file} holds no witnesses: {error}; make them with headjudge fuzz --engine") from None
    if found.witnesses != FORMAT:
        raise BadWitnesses(f"{file} has format {found.witnesses}, this headjudge reads {FORMAT}")
    return found


def newest(folder: Path, rulebook: str) -> Sequence[Witnesses]:
    """Return the newest witnesses of each engine; an older run of the same engine counts no more."""
    files = sorted((folder / FOLDER).glob(f"witnesses-{rulebook}-*.json"), key=lambda file: file.name, reverse=True)
    found: dict[str, Witnesses] = {}
    for file in files:
        heard = read(file)
        found.setdefault(heard.by, heard)
    return list(found.values())
