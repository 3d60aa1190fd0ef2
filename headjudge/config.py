"""The settings of a project, `headjudge.toml` in the current folder: the flags of the commands, written down once.

What several commands share stands at the top; every flag has a key in the table of its command, `[fuzz] games = 500`.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Annotated, Any

import msgspec

from headjudge.catalogue.tables import line_of
from headjudge.cli.table import COMMANDS
from headjudge.errors import HeadjudgeError, did_you_mean
from headjudge.exit_codes import ExitCode

FILE = "headjudge.toml"
_PLACE = re.compile(r"\s*- at `\$\.?(?P<key>[\w-]*)[^`]*`$")
_LINE = re.compile(r"\s*\(at (?:line (?P<line>\d+), column \d+|end of document)\)")

Positive = Annotated[int, msgspec.Meta(ge=1)]
Seconds = Annotated[float, msgspec.Meta(gt=0)]


class BadConfig(HeadjudgeError):
    """A mistake in `headjudge.toml`: what is wrong, and in which line."""

    exit_code = ExitCode.WRONG_USAGE

    def __init__(self, sentence: str, file: Path, line: int = 0) -> None:
        super().__init__(f"{sentence} ({file}{f':{line}' if line else ''})")


class Config(msgspec.Struct, frozen=True, kw_only=True, rename="kebab"):
    """What `headjudge.toml` says; a key that it leaves out has the default of the flag."""

    engine: str = "reference"
    """The engine to judge: `reference`, `py:package.module:Class` or `cmd:./program --flag`."""
    rulebooks: tuple[str, ...] = ()
    """What to judge it by, as `headjudge run` takes it: `trails-1.0.1`, `trails-1.0.1:804`; all when left out."""
    features: str | None = None
    """A file or folder of features of your own, in place of those of the suite."""
    out: str = ".headjudge"
    """Where runs, failures and transcripts go."""
    jobs: Positive = 1
    """How many processes judge at once."""
    shard: str | None = None
    """Which part of how many is judged, as in 2/3."""
    baseline: str | None = None
    """What the engine is known to fail, a TOML file; `headjudge run --update-baseline` writes it."""
    junit: str | None = None
    """A JUnit file to write."""
    coverage: bool = False
    """Whether to record which lines of a Python engine each scenario runs."""
    seed: int | None = None
    """The seed of what `fuzz` and `bench` draw."""
    answer_seconds: Seconds = 2.0
    """How long the engine may take for an answer."""
    start_seconds: Seconds = 20.0
    """How long it may take from its start to its answer to `hello`."""

    @property
    def rulebook_ids(self) -> list[str]:
        """The rulebooks named, without the clauses that narrow them."""
        return list(dict.fromkeys(selector.partition(":")[0] for selector in self.rulebooks))


COMMAND_NAMES = tuple(row.name for row in COMMANDS)
KEYS: tuple[str, ...] = tuple(field.encode_name for field in msgspec.structs.fields(Config))
"""All keys of `headjudge.toml`, in the order in which `headjudge init` writes them."""


def load(folder: Path | None = None) -> Config:
    """Return the settings of a folder, the current one unless given; without a file all are defaults."""
    file = _file(folder)
    return read(file) if file.is_file() else Config()


def tables(folder: Path | None = None) -> dict[str, dict[str, Any]]:
    """Return what a folder's settings say about single commands: a table for each, with the names of its flags."""
    file = _file(folder)
    if not file.is_file():
        return {}
    return {key: value for key, value in _parsed(file)[1].items() if key in COMMAND_NAMES and isinstance(value, dict)}


def _file(folder: Path | None) -> Path:
    return Path(FILE) if folder is None else folder / FILE


def _parsed(file: Path) -> tuple[str, dict[str, Any]]:
    try:
        text = file.read_text(encoding="utf-8")
        return text, tomllib.loads(text)
    except UnicodeDecodeError:
        raise BadConfig(f"{file.name} is not UTF-8 text", file) from None
    except tomllib.TOMLDecodeError as error:
        where = _LINE.search(str(error))
        reason = _LINE.sub("", str(error))
        raise BadConfig(f"not valid TOML: {reason}", file, int(where["line"] or 0) if where else 0) from None


def read(file: Path) -> Config:
    """Read a `headjudge.toml`; an unknown key is an error that names the nearest right one."""
    text, data = _parsed(file)
    data = {key: value for key, value in data.items() if key not in COMMAND_NAMES or not isinstance(value, dict)}
    for key in data:
        if key not in KEYS:
            hint = did_you_mean(key, [*KEYS, *COMMAND_NAMES])
            what = f"keys: {', '.join(KEYS)}; a table with the name of a command has its flags"
            raise BadConfig(f'no key "{key}"; {what}.{hint}', file, line_of(key, text))
    try:
        return msgspec.convert(data, Config)
    except msgspec.ValidationError as error:
        found = _PLACE.search(str(error))
        key = found["key"] if found else ""
        reason = _PLACE.sub("", str(error)).replace("`", "")
        raise BadConfig(f'"{key}": {reason[:1].lower()}{reason[1:]}', file, line_of(key, text)) from None
