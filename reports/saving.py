"""Writes reports: a file that cannot be written is named in a sentence, and what stood there before is kept."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
from pathlib import Path

import click

from headjudge.errors import HeadjudgeError

STDOUT = "-"


class CannotWrite(HeadjudgeError):
    """A report that could not be written."""


def save(file: Path | str, text: str) -> None:
    """Write a report to a file, or to the standard output for `-`."""
    name = "the standard output" if str(file) == STDOUT else str(file)
    try:
        if str(file) == STDOUT:
            click.echo(text, nl=False)
            sys.stdout.flush()
        else:
            _replace(Path(file), text.encode())
    except OSError as error:
        if error.errno == errno.EPIPE:  # the reader went away, which the command line knows how to end
            raise
        raise CannotWrite(f"{name} could not be written: {error.strerror or error}") from None


def _replace(file: Path, content: bytes) -> None:
    """Put a file in its place only when all of it is written; a device or pipe is written to directly."""
    if file.exists() and not file.is_file():
        file.write_bytes(content)
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(content)
        Path(name).chmod(file.stat().st_mode & 0o777 if file.exists() else 0o644)
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
