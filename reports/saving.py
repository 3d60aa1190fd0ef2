"""Writes reports, to files or to the standard output; what cannot be written is named in a sentence."""

from __future__ import annotations

import errno
import sys
from pathlib import Path

import click

from headjudge import saving
from headjudge.saving import CannotWrite

STDOUT = "-"


def save(file: Path | str, text: str) -> None:
    """Write a report to a file, or to the standard output for `-`."""
    if str(file) != STDOUT:
        saving.replace(Path(file), text.encode())
        return
    try:
        click.echo(text, nl=False)
        sys.stdout.flush()
    except OSError as error:
        if error.errno == errno.EPIPE:  # the reader went away, which the command line knows how to end
            raise
        raise CannotWrite("the standard output", error) from None
