"""The files of a coverage: a data file of coverage.py for each rulebook, a note of what was traced, and `lcov.info`."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import coverage
import msgspec
from coverage.exceptions import CoverageException

from headjudge import __version__

if TYPE_CHECKING:
    from headjudge.tracing.targets import Target

FORMAT = 1
LCOV = "lcov.info"
NOT_RUN = (r"if TYPE_CHECKING:",)


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """What stands beside a data file: the engine, and its files as they were."""

    format: int = FORMAT
    headjudge: str = __version__
    engine: str
    rulebook: str
    recorded: str
    base: str
    files: dict[str, str]
    """The traced files, from the base on, with a hash each: lines of a file that has changed since mean nothing."""


def data_file(folder: Path, rulebook: str, kind: str) -> Path:
    """Return where the coverage of scenarios or of fuzzed games is kept."""
    return folder / f"{rulebook}-{kind}.coverage"


def note_file(data: Path) -> Path:
    """Return the note that belongs to a data file."""
    return data.with_suffix(".json")


def part_file(folder: Path, rulebook: str, kind: str, process: int) -> Path:
    """Return where one process leaves its part."""
    return folder / f"{rulebook}-{kind}.part-{process}"


def gather(folder: Path, engine: str, target: Target) -> list[Path]:
    """Put the parts of all processes in the place of the coverage before, and write `lcov.info`; return the files."""
    written = []
    parts = sorted(folder.glob("*.part-*"))
    for stem in dict.fromkeys(part.name.rpartition(".part-")[0] for part in parts):
        rulebook, _, kind = stem.rpartition("-")
        own = [part for part in parts if part.name.startswith(f"{stem}.part-")]
        written.append(_joined(data_file(folder, rulebook, kind), own, engine, rulebook, target.base))
    if written:
        written.append(write_lcov(folder))
    return written


def _joined(file: Path, parts: list[Path], engine: str, rulebook: str, base: Path) -> Path:
    file.unlink(missing_ok=True)
    whole = coverage.CoverageData(basename=str(file))
    for part in parts:
        found = coverage.CoverageData(basename=str(part))
        found.read()
        whole.update(found)
        found.close()
        part.unlink()
    whole.write()
    files = {_inside(Path(name), base): digest(Path(name)) for name in sorted(whole.measured_files())}
    whole.close()
    moment = datetime.now(UTC).isoformat(timespec="seconds")
    note = Note(engine=engine, rulebook=rulebook, recorded=moment, base=str(base), files=files)
    note_file(file).write_bytes(msgspec.json.format(msgspec.json.encode(note), indent=1) + b"\n")
    return file


def _inside(file: Path, base: Path) -> str:
    return file.relative_to(base).as_posix() if file.is_relative_to(base) else file.as_posix()


def digest(file: Path) -> str:
    """Return a hash of a file's text; nothing when it is gone."""
    try:
        return hashlib.sha256(file.read_bytes()).hexdigest()[:16]
    except OSError:
        return ""


def write_lcov(folder: Path) -> Path:
    """Write `lcov.info` from all that was recorded of an engine and still fits its source."""
    report = coverage.Coverage(data_file=None, config_file=False)
    report.set_option("report:exclude_also", list(NOT_RUN))
    for file in sorted(folder.glob("*.coverage")):
        if is_current(file):
            found = coverage.CoverageData(basename=str(file))
            found.read()
            report.get_data().update(found)
            found.close()
    target = folder / LCOV
    report.lcov_report(outfile=str(target), ignore_errors=True)
    return target


def read_note(data: Path) -> Note | None:
    """Return the note beside a data file, or None when it is not there or of another format."""
    try:
        note = msgspec.json.decode(note_file(data).read_bytes(), type=Note)
    except (OSError, msgspec.DecodeError):
        return None
    return note if note.format == FORMAT else None


def is_current(data: Path) -> bool:
    """Tell whether the engine's files are still those that were traced."""
    note = read_note(data)
    return note is not None and not changed(note)


def changed(note: Note) -> list[str]:
    """Return the files that have changed since they were traced."""
    return [name for name, before in note.files.items() if digest(Path(note.base, name)) != before]


def read_data(file: Path) -> coverage.CoverageData | None:
    """Read a data file; one that is damaged counts as none."""
    if not file.is_file():
        return None
    found = coverage.CoverageData(basename=str(file))
    try:
        found.read()
    except CoverageException:
        return None
    return found
