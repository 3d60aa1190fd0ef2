"""Failing scenarios on file: each whole in itself, so that it can be replayed on any engine, also later."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from headjudge import __version__
from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode
from headjudge.scenarios import card_set
from headjudge.scenarios.features import Feature, Scenario, Step
from headjudge.scenarios.ids import relative
from headjudge.scenarios.phrases import StepType
from headjudge.scenarios.registry import load_vocabulary
from headjudge.scenarios.tapes import Tape, compile_scenario

VERSION = 1
FOLDER = "failures"
KEY = "failure"


class BadFailure(HeadjudgeError):
    """A file of a failing scenario that is not whole, or of another version."""

    exit_code = ExitCode.WRONG_USAGE


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A step as it is written, in the file of its scenario and with its line there."""

    type: StepType
    keyword: str
    text: str
    line: int
    table: tuple[tuple[str, ...], ...] | None = None
    docstring: str | None = None

    def step(self) -> Step:
        """Return the step of a scenario."""
        return Step(self.type, self.keyword, self.text, self.line, self.table, self.docstring)


class Kept(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scenario that an engine failed: its steps, its own cards, and what it came to."""

    failure: int = VERSION
    headjudge: str = __version__
    rulebook: str
    engine: str
    id: str
    verdict: str
    why: str
    at: str
    name: str
    tags: list[str]
    clauses: list[str]
    steps: list[Line]
    cards: str = ""
    """The text of a `cards.toml` of the user's own, if the scenario has one."""

    def tape(self) -> Tape:
        """Bind the scenario anew."""
        scenario = Scenario(
            self.name, 0, tuple(line.step() for line in self.steps), tuple(self.tags), tuple(self.clauses)
        )
        with tempfile.TemporaryDirectory(prefix="headjudge-replay-") as folder:
            inner = Path(folder) / "features"
            inner.mkdir()
            if self.cards:
                (inner / card_set.FILE).write_text(self.cards, encoding="utf-8")
            file = inner / "replay.feature"
            feature = Feature(file, self.rulebook, self.name, (), (), (scenario,))
            return compile_scenario(self.id, scenario, feature, load_vocabulary())


def as_data(tape: Tape) -> dict[str, Any]:
    """Return of a scenario what a replay needs, as plain data."""
    own = card_set.beside(tape.file, tape.rulebook)
    found: dict[str, Any] = msgspec.to_builtins(
        {
            "at": f"{relative(tape.file)}:{tape.scenario.line}",
            "name": tape.scenario.name,
            "tags": tape.scenario.tags,
            "clauses": tape.scenario.clauses,
            "steps": [_line(bound.step) for bound in tape.steps],
            "cards": own.read_text(encoding="utf-8") if own else "",
        }
    )
    return found


def _line(step: Step) -> Line:
    return Line(
        type=step.type,
        keyword=step.keyword,
        text=step.text,
        line=step.line,
        table=step.table,
        docstring=step.docstring,
    )


def file_of(folder: Path, rulebook: str, scenario: str) -> Path:
    """Return where a failing scenario is kept; a namesake of another rulebook is left alone."""
    stem = re.sub(r"[^\w.-]+", "-", scenario).strip("-")
    file = folder / FOLDER / f"{stem}.json"
    other = _rulebook_of(file)
    return file if other in (None, rulebook) else file.with_name(f"{rulebook}-{stem}.json")


def _rulebook_of(file: Path) -> str | None:
    try:
        return str(msgspec.json.decode(file.read_bytes())["rulebook"])
    except (OSError, msgspec.DecodeError, KeyError, TypeError):
        return None


def is_kept(file: Path) -> bool:
    """Tell whether a file is a failing scenario, and not a transcript of a fuzzed game."""
    try:
        data = msgspec.json.decode(file.read_bytes())
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return False
    return isinstance(data, dict) and KEY in data


def encoded(kept: Kept) -> bytes:
    """Return a failing scenario as it stands in its file."""
    return msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n"


def read(file: Path) -> Kept:
    """Read a failing scenario; one of another version is refused in a sentence."""
    data = msgspec.json.decode(file.read_bytes())
    if data[KEY] != VERSION:
        raise BadFailure(f"{file} has version {data[KEY]}, this headjudge reads version {VERSION}; run it again")
    try:
        return msgspec.convert(data, Kept)
    except msgspec.ValidationError as error:
        raise BadFailure(f"{file} is no whole failure: {error}") from None
