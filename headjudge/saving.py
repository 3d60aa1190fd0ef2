"""Writes files: one that cannot be written is named in a sentence, and what stood there before is kept."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

from headjudge.errors import HeadjudgeError


class CannotWrite(HeadjudgeError):
    """A file that could not be written."""

    def __init__(self, name: object, error: OSError) -> None:
        super().__init__(f"{name} could not be written: {error.strerror or error}")


def replace(file: Path, content: bytes) -> None:
    """Put a file in its place only when all of it is written; a device or pipe is written to directly."""
    try:
        _replace(file, content)
    except OSError as error:
        if error.errno == errno.EPIPE:  # the reader went away, which the command line knows how to end
            raise
        raise CannotWrite(file, error) from None


def _replace(file: Path, content: bytes) -> None:
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
