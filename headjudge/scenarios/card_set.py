"""The test set of a rulebook, `cards.toml`: a closed, numbered list of invented cards."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from headjudge import paths
from headjudge.protocol.messages import CardText
from headjudge.scenarios.errors import BadFeature

FILE = "cards.toml"
_OURS = ("number", "abilities", "unlocks", "why")


class TestCard(msgspec.Struct, frozen=True):
    """One card of the test set: its number, its text, and the clauses that need it."""

    __test__ = False

    number: int
    text: CardText
    unlocks: tuple[str, ...] = ()
    why: str = ""

    @property
    def blank(self) -> bool:
        """Whether the card has no abilities."""
        return not self.text.abilities


@cache
def load(rulebook: str) -> dict[str, TestCard]:
    """Return the test set of a rulebook of the suite by name; empty when there is none yet."""
    file = paths.rulebook_dir(rulebook) / FILE
    return read(file) if file.is_file() else {}


@cache
def beside(feature: Path, rulebook: str) -> Path | None:
    """Return the `cards.toml` of features of one's own: beside the file, or above it up to the folder of features."""
    feature = feature.resolve()
    parts = [folder.name for folder in feature.parents]
    most = parts.index(rulebook) + 2 if rulebook in parts else 2
    return next((folder / FILE for folder in feature.parents[:most] if (folder / FILE).is_file()), None)


@cache
def with_own(rulebook: str, file: Path | None) -> dict[str, TestCard]:
    """Return the test set and the cards of a file of one's own, whose names must be new."""
    cards = load(rulebook)
    if file is None:
        return cards
    own = read(file, numbered=False)
    if taken := next((name for name in own if name in cards), None):
        raise BadFeature(f'{file}: "{taken}" is a card of the test set; give yours another name')
    return {**cards, **own}


def read(file: Path, *, numbered: bool = True) -> dict[str, TestCard]:
    """Read a `cards.toml`: each card a table `[Name]` with its number, properties, abilities and what it unlocks."""
    try:
        data: dict[str, dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadFeature(f"{file} is not valid TOML: {error}") from None
    found: dict[str, TestCard] = {}
    numbers: dict[int, str] = {}
    for name, row in data.items():
        if not isinstance(row, dict):
            raise BadFeature(f"{file}: a card is a table, [{name}]")
        number = row.get("number") if numbered else len(numbers) + 1
        if not isinstance(number, int) or number in numbers:
            other = f"; {numbers[number]} has it already" if number in numbers else ""
            raise BadFeature(f"{file}: {name} needs a number of its own{other}")
        numbers[number] = name
        properties = {key: value for key, value in row.items() if key not in _OURS}
        properties.setdefault("name", name)
        text = CardText(name=name, properties=properties, abilities=list(row.get("abilities", [])))
        found[name] = TestCard(number, text, tuple(row.get("unlocks", ())), row.get("why", ""))
    return found
