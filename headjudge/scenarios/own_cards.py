"""Cards that a scenario describes itself: from a table, from lines of a doc string, from a phrase."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from headjudge.scenarios.errors import BadPosition

if TYPE_CHECKING:
    from headjudge.scenarios.setup import Setup

_DIVIDED = re.compile(r", | and ")


def property_value(setup: Setup, name: str, text: str) -> Any:
    """Return the value of a property from its text: a number, a text, or a list of texts."""
    row = next(row for row in setup.words.book.properties if row.name == name)
    text = text.strip()
    if row.value == "number":
        if not re.fullmatch(r"-?\d+|X", text):
            raise BadPosition(f'{name} is a number, not "{text}"')
        return text if text == "X" else int(text)
    if row.value == "texts":
        return [item.strip().strip('"') for item in re.split(r", | and |•", text) if item.strip()]
    return text.strip('"')


def blank_values(setup: Setup, type: str) -> dict[str, Any]:
    """Return the values that a blank card of a type has where the scenario is silent."""
    values: dict[str, Any] = {}
    for row in setup.words.book.properties:
        if row.name == "type":
            values[row.name] = type.split("•") if row.value == "texts" else type
        elif type in row.types and row.blank != "":
            values[row.name] = [row.blank] if row.value == "texts" else row.blank
    return values


def from_table(setup: Setup, table: Sequence[Sequence[str]] | None, type: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the cards of a table: a header with `name` and properties, a row for each card."""
    if not table:
        return
    columns = [column.strip() for column in table[0]]
    if "name" not in columns:
        raise BadPosition('a table of cards needs a column "name"')
    known = [column if column == "name" else setup.words.find("property", column) for column in columns]
    for row in table[1:]:
        cells = {column: cell.strip() for column, cell in zip(known, row, strict=True) if cell.strip()}
        values = {name: property_value(setup, name, text) for name, text in cells.items() if name != "name"}
        yield cells["name"], {**blank_values(setup, type), "name": cells["name"], **values}


def from_lines(setup: Setup, text: str | None, type: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the cards of a doc string, a line each: `Reed: CP cost 2, STR 3, DEF 1, organization Guild`."""
    for line in (text or "").splitlines():
        if line.strip():
            name, _, values = line.strip().partition(":")
            yield name, {**printed(setup, type, values), "name": name}


def printed(setup: Setup, type: str, values: str) -> dict[str, Any]:
    """Return the properties that a phrase names: `CP cost 2, STR 3 and organization Guild and Watch`."""
    found = blank_values(setup, type)
    names = sorted(setup.words.names("property"), key=len, reverse=True)
    last = ""
    said: list[str] = []
    for item in _DIVIDED.split(values.strip()):
        name = next((name for name in names if item.startswith(f"{name} ")), None)
        if name is not None:
            value = property_value(setup, name, item[len(name) :])
            found[name] = [*found[name], *value] if name in said and isinstance(value, list) else value
            said.append(name)
            last = name
        elif item.strip() and isinstance(found.get(last), list):
            found[last] = [*found[last], item.strip().strip('"')]
        elif item.strip():
            setup.words.find("property", item.rpartition(" ")[0] or item)
    return found
