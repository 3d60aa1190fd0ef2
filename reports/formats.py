"""The table of formats; a new format is one new row."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode
from reports import badge, data, github, html, junit, markdown, terminal
from reports.model import Book


class UnknownFormat(HeadjudgeError):
    """A file name that does not tell which format is wanted."""

    exit_code = ExitCode.WRONG_USAGE


class Wanted(NamedTuple):
    """What the lists below the table hold, and whether the terminal shows colours."""

    excluded: bool = True
    readings: bool = True
    color: bool = False


class Format(NamedTuple):
    """A format: the endings of its files, and what makes it."""

    suffixes: tuple[str, ...]
    make: Callable[[Sequence[Book], Wanted], str]


def as_json(books: Sequence[Book], wanted: Wanted) -> str:
    """Return the report as JSON text."""
    return json.dumps(data.report(books), ensure_ascii=False, indent=2) + "\n"


def _terminal(books: Sequence[Book], wanted: Wanted) -> str:
    width = shutil.get_terminal_size().columns if wanted.color else 0
    return terminal.report(books, excluded=wanted.excluded, readings=wanted.readings, width=width, color=wanted.color)


FORMATS: dict[str, Format] = {
    "terminal": Format((".txt",), _terminal),
    "json": Format((".json",), as_json),
    "markdown": Format((".md", ".markdown"), lambda books, wanted: markdown.report(books, **lists(wanted))),
    "html": Format((".html", ".htm"), lambda books, wanted: html.report(books)),
    "junit": Format((".xml",), lambda books, wanted: junit.report(books)),
    "github": Format((), lambda books, wanted: github.report(books)),
    "badge": Format((".svg",), lambda books, wanted: badge.report(books)),
}


def lists(wanted: Wanted) -> dict[str, bool]:
    """Return which lists stand below the table."""
    return {"excluded": wanted.excluded, "readings": wanted.readings}


def format_of(file: Path) -> str:
    """Return the format that a file name tells."""
    for name, row in FORMATS.items():
        if file.suffix.lower() in row.suffixes:
            return name
    endings = ", ".join(suffix for row in FORMATS.values() for suffix in row.suffixes)
    raise UnknownFormat(f"{file} does not tell its format: name it with --format, or end the file with {endings}")


def on_a_terminal() -> bool:
    """Tell whether the standard output shows colours."""
    return sys.stdout.isatty()
