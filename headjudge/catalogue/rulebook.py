"""A rulebook's own words, read from `rulebook.toml`: zones, course of the turn, card properties, decisions."""

import datetime as dt
import re
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from headjudge import paths
from headjudge.catalogue import errors
from headjudge.catalogue.clauses import Catalogue
from headjudge.catalogue.clauses import load as load_clauses
from headjudge.catalogue.numbering import Numbering
from headjudge.catalogue.tables import line_of, read_toml

FILE = "rulebook.toml"
Seer: TypeAlias = Literal["all", "owner", "controller", "nobody"]
Value: TypeAlias = str | int | bool


class _Row(msgspec.Struct, frozen=True):
    """What every row of every table has: a name as scenarios write it, and the clause that defines it."""

    name: str
    clause: str


class CardType(_Row, frozen=True):
    """A type of card, and the zone that is meant when a text names the type alone."""

    zone: str


class Zone(_Row, frozen=True):
    """A zone: whose it is, who sees its cards, which placement states they have, and in which slots they lie."""

    per: Literal["player", "game"]
    seen_by: Seer
    ordered: bool = False
    orientation: bool = False
    face: bool = False
    face_down_seen_by: Seer = "nobody"
    also: tuple[str, ...] = ()
    orientations: tuple[str, ...] = ()
    """The orientations by name, the usual one first, where a game has more than its words for states say."""
    slots: tuple[str, ...] = ()


class Label(msgspec.Struct, frozen=True):
    """A place in the course of the turn: its clause, its name in scenarios, its step, and what happens there."""

    at: str
    name: str
    does: Literal["triggers", "priority", "play", "action", "choice", "check", "course"]
    step: str = ""
    quiet: bool = True


class Phase(_Row, frozen=True):
    """A phase of the turn with its labels in order."""

    labels: tuple[Label, ...]


class Property(_Row, frozen=True):
    """A property of cards: which types have it, what its value is, and the value on a blank card."""

    value: Literal["text", "texts", "number", "ability", "abilities"]
    types: tuple[str, ...]
    blank: Value = ""


class Number(_Row, frozen=True):
    """A number that each player has."""

    start: int = 0
    negative: bool = False


class Mark(_Row, frozen=True):
    """A named state or attribute of a card, and the properties that stay known while it lies face-down so marked."""

    kind: Literal["state", "attribute", "combat"]
    shows: tuple[str, ...] = ()


class Keyword(_Row, frozen=True):
    """A keyword that stands for an ability, or is a label on abilities."""

    ability: Literal["activated", "triggered", "continuous", "label"]


class Format(_Row, frozen=True):
    """A way to build decks: their size, and how many copies of a card they may hold (0: any number)."""

    deck: int
    copies: int = 0
    any_number: tuple[str, ...] = ()


class Decision(_Row, frozen=True):
    """A kind of decision: its verbs, the parts of an intent that answer it, and whether it is a window or chance."""

    verbs: tuple[str, ...]
    parts: tuple[str, ...] = ()
    window: bool = False
    chance: bool = False


class Rulebook(msgspec.Struct, frozen=True, dict=True):
    """All that `rulebook.toml` says."""

    id: str
    game: str
    title: str
    edition: str
    updated: dt.date
    effective: dt.date
    players: int
    numbering: Numbering
    defaults: dict[str, Value]
    formats: tuple[Format, ...]
    types: tuple[CardType, ...]
    zones: tuple[Zone, ...]
    phases: tuple[Phase, ...]
    properties: tuple[Property, ...]
    numbers: tuple[Number, ...]
    marks: tuple[Mark, ...]
    keywords: tuple[Keyword, ...]
    decisions: tuple[Decision, ...]

    @cached_property
    def labels(self) -> dict[str, Label]:
        """The labels of the turn by clause id, in the order of the turn."""
        return {label.at: label for phase in self.phases for label in phase.labels}

    @cached_property
    def label_names(self) -> dict[str, Label]:
        """The labels of the turn by the name that scenarios use."""
        return {label.name: label for label in self.labels.values()}

    def tables(self) -> Iterator[tuple[str, tuple[_Row, ...]]]:
        """Yield each table of named rows with its key."""
        for table in ("formats", "types", "zones", "phases", "properties", "numbers", "marks", "keywords", "decisions"):
            yield table, getattr(self, table)


@cache
def load(rulebook: str) -> Rulebook:
    """Return the rulebook of the suite with this id; read once."""
    return read(paths.rulebook_dir(rulebook) / FILE, load_clauses(rulebook))


def read(file: Path, catalogue: Catalogue) -> Rulebook:
    """Read a `rulebook.toml` and check that its words fit together and its clauses exist."""
    book = read_toml(file, Rulebook)
    text = file.read_text(encoding="utf-8")
    for sentence, place in _broken_patterns(book.numbering):
        raise errors.BadValue(sentence, file, line_of(place, text))
    for table, names in _names(book):
        if twice := next((name for name in names if names.count(name) > 1), None):
            raise errors.DuplicateName(twice, table, file, _line_with(twice, text))
    for given, what, known in _references(book, catalogue):
        if given not in known:
            near = [catalogue.nearest(given) or ""] if what == "clause" else known
            raise errors.UnknownWord(given, what, near, file, _line_with(given, text))
    return book


def _broken_patterns(numbering: Numbering) -> Iterator[tuple[str, str]]:
    for place in ("clause", "heading", "section", "end"):
        try:
            groups = re.compile(getattr(numbering, place)).groups
        except re.error as error:
            yield f'"{place}" of the numbering is no regular expression: {error}', place
            continue
        wanted = 1 if place == "section" and numbering.section else 0
        if groups != wanted:
            yield f'"{place}" of the numbering has {groups} groups in brackets, {wanted} are right', place


def _names(book: Rulebook) -> Iterator[tuple[str, list[str]]]:
    for table, rows in book.tables():
        yield table, [row.name for row in rows]
    yield "the names of the zones", [name for zone in book.zones for name in (zone.name, *zone.also)]
    labels = [label for phase in book.phases for label in phase.labels]
    yield "the labels", [label.at for label in labels]
    yield "the names of the labels", [label.name for label in labels]


def _references(book: Rulebook, catalogue: Catalogue) -> Iterator[tuple[str, str, list[str]]]:
    """Yield every word that refers to another table, with what it must be and the words that it may be."""
    clauses = [clause.id for clause in catalogue]
    names = {table: [row.name for row in rows] for table, rows in book.tables()}
    yield from ((row.clause, "clause", clauses) for _, rows in book.tables() for row in rows)
    yield from ((label.at, "clause", clauses) for label in book.labels.values())
    yield from ((card_type.zone, "zone", names["zones"]) for card_type in book.types)
    yield from ((card_type, "card type", names["types"]) for row in book.properties for card_type in row.types)
    yield from ((shown, "property", names["properties"]) for mark in book.marks for shown in mark.shows)


def _line_with(word: str, text: str) -> int:
    return next((number for number, line in enumerate(text.split("\n"), 1) if f'"{word}"' in line), 0)
