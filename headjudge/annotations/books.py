"""The rulebooks as annotations name them, and the package of each in the reference engine."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Book(NamedTuple):
    """A rulebook: its name before a clause id (`ws:3.1.4`), its id, and the package in which ids need no name."""

    short: str
    rulebook: str
    package: str


BOOKS: tuple[Book, ...] = (
    Book("trails", "trails-1.0.1", "trails"),
    Book("ws", "weiss-schwarz-2.09", "weiss_schwarz"),
    Book("v131", "vanguard-1.31", "v131"),
    Book("v455", "vanguard-4.55", "v455"),
    Book("gr", "gate-ruler-1.5.0", "gate_ruler"),
)
SHORT_NAMES: dict[str, str] = {book.short: book.rulebook for book in BOOKS}


def home_of(file: Path) -> str:
    """Return the rulebook to whose package a file belongs; nothing for `core` and whatever else games share."""
    return next((book.rulebook for book in BOOKS if book.package in file.parts[:-1]), "")
