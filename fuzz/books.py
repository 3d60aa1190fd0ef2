"""What fuzzing must know of a rulebook, found by its id: `fuzz/<package>` says it, no other module names a game."""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from headjudge.annotations.books import BOOKS
from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode
from headjudge.protocol.messages import New, Position, View


class NoFuzzing(HeadjudgeError):
    """A rulebook whose games cannot be played at random yet."""

    exit_code = ExitCode.WRONG_USAGE


class Book(NamedTuple):
    """One rulebook, as `BOOK` in its package."""

    rulebook: str
    goes_on: str
    """The clause that a game breaks which stops although it is not over."""
    accepts: str
    """The clause that is broken when an offered answer is refused."""
    sees: str
    """The clause that says who sees which cards."""
    dice: Callable[[random.Random], Any]
    """Whoever answers at random, so that games come to an end and rare plays come up."""
    drawn_game: Callable[..., New]
    """A game of decks that are drawn: `drawn_game(dice, generating=True)`."""
    drawn_position: Callable[..., New]
    """A game from a drawn quiet position in the middle of it: `drawn_position(dice, generating=True)`."""
    export: Callable[[Any], Position]
    """A quiet game of the reference as a position."""
    entered: Callable[[Any, str], Any]
    """What is noted of a game when a row of the turn begins."""
    tells: Mapping[str, Callable[[Any, Any], None]]
    """Attributes of a game, and what is called with the watch and the new value when one is set."""
    plain_memory: frozenset[str]
    """What a position remembers and a scenario need not say."""
    memory_by_label: frozenset[str]
    """What a position remembers by the labels of cards."""
    meaning: Callable[[str], str]
    """A text with what its keywords stand for."""
    settings: Callable[[View], dict[str, Any]]
    """What a game from decks was started with, as far as its first view shows it."""
    shown_values: tuple[str, ...]
    """The values that a board shows beside a card."""
    invariants: str
    """The package that enters the invariants."""
    witnesses: str
    """The module that enters the checks which need no more than views; empty while there are none."""
    gherkin: str
    """The module that says positions and answers in the words of the steps; empty while there is none."""


def package_of(rulebook: str) -> str:
    """The package of a rulebook's own modules."""
    return next((f"fuzz.{row.package}" for row in BOOKS if row.rulebook == rulebook), "")


def book(rulebook: str) -> Book:
    """The book of a rulebook; one that has none yet is refused in a sentence."""
    package = package_of(rulebook)
    try:
        found: Book = importlib.import_module(package).BOOK
    except (ModuleNotFoundError, ValueError) as error:
        if isinstance(error, ModuleNotFoundError) and error.name != package:
            raise
        raise NoFuzzing(f"games of {rulebook} cannot be played at random yet") from None
    return found


def rulebooks() -> list[str]:
    """The rulebooks whose games can be played at random."""
    return [row.rulebook for row in BOOKS if importlib.util.find_spec(f"fuzz.{row.package}") is not None]
