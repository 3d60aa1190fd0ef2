"""The table of one rulebook: its rows, the ways to write each, and what can stand in each slot.

Everything else is made from it: the grammar, the printer, the generator and the page of documentation. A symbol is the
name of what can stand somewhere: a category or row in snake case (`number`, `draw`), one of these in a named place
(`players__possessive`), a list (`list_3`), the words of a vocabulary (`words_zones`), `NAME` or `INT`.
"""

import re
from collections.abc import Iterable
from importlib import import_module
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from headjudge.notation import rows_core
from headjudge.notation.categories import Amount, Effect, Event, Objects, Players, Zone
from headjudge.notation.node import ROWS, Name, Node, Numeral, Row, Words
from headjudge.notation.template import Item, Production, Slot, parse_template, productions, would
from headjudge.notation.words import Vocabulary

PLACES: Final[dict[str, tuple[type[Node], bool]]] = {
    "subject": (Objects, True),
    "counting": (Amount, False),
    "possessive": (Players, False),
    "ordered": (Zone, False),
    "would": (Event, False),
    "imperative": (Effect, False),
}
"""Named places: the category that they are filled from, and whether rows without templates for them can stand there."""

CORE: Final = frozenset(node.__module__ for node in vars(rows_core).values() if isinstance(node, type))


class Way(msgspec.Struct, frozen=True):
    """One way to write a row: its words, and the symbol of each slot."""

    node: type[Node]
    production: Production
    symbols: tuple[str, ...]

    @property
    def items(self) -> tuple[Item, ...]:
        """The words and slots in their order."""
        return self.production.items


class ListOf(msgspec.Struct, frozen=True):
    """A list of parts with something between them."""

    item: str
    separator: tuple[Item, ...]
    least: int


def snake(node: type) -> str:
    """The symbol of a category or row."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", node.__name__).lower()


class Table:
    """All rows of a rulebook."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        for module in vocabulary.rows:
            import_module(module)
        modules = CORE | set(vocabulary.rows)
        self.rows: dict[str, Row] = {
            name: row
            for name, row in ROWS.items()
            if row.node.__module__ in modules and name not in vocabulary.leaves_out
        }
        self.words: dict[str, tuple[str, ...]] = {}
        self.lists: dict[str, ListOf] = {}
        self.ways: dict[str, list[Way]] = {}
        self.choices: dict[str, list[str]] = {}
        for row in self.rows.values():
            self._add_ways(row)
        self._prune()
        self.accepts: dict[str, frozenset[type[Node]]] = {}
        for symbol in [*self.choices, *self.ways]:
            self._accept(symbol)

    def _add_ways(self, row: Row) -> None:
        hints = get_type_hints(row.node, include_extras=True)
        texts: dict[str, list[tuple[str, bool]]] = {"": [(text, False) for text in row.templates]}
        for place, given in row.positions.items():
            texts[place] = [(text, False) for text in given]
        if issubclass(row.node, Event) and "would" not in texts:
            texts["would"] = [(text, True) for text in row.templates]
        for place, templates in texts.items():
            ways = [
                Way(row.node, production, tuple(self._symbol(row, hints, slot) for slot in production.slots))
                for text, conditional in templates
                for production in productions(would(parse_template(text)) if conditional else parse_template(text))
            ]
            self._check(row, ways)
            if ways:
                self.ways[snake(row.node) + (f"__{place}" if place else "")] = ways

    def _check(self, row: Row, ways: Iterable[Way]) -> None:
        node = row.node
        required = {field.name for field in msgspec.structs.fields(node) if field.required}
        for way in ways:
            told = way.production.fields
            if unknown := told - set(node.__struct_fields__):
                raise ValueError(f"a template of {node.__name__} names no field of it: {sorted(unknown)}")
            if missing := required - told:
                raise ValueError(f"a template of {node.__name__} leaves out {sorted(missing)}")

    def _symbol(self, row: Row, hints: dict[str, Any], slot: Slot) -> str:
        if slot.field not in hints:
            raise ValueError(f"a template of {row.node.__name__} has a slot {slot.field!r}, which is no field of it")
        kinds = [kind for kind in _alternatives(hints[slot.field]) if kind is not NoneType]
        many = get_origin(kinds[0]) is tuple
        kind = get_args(kinds[0])[0] if many else kinds[0]
        if slot.place in PLACES:
            symbol = self._choice(PLACES[slot.place][0], slot.place)
        elif slot.place in {"", "one", "many"}:
            if len(kinds) > 1:
                raise ValueError(f"{row.node.__name__}.{slot.field} has several types, so its slot must name one")
            symbol = self._kind(kind)
        elif hasattr(self.vocabulary, slot.place):
            symbol = self._words(slot.place)
        else:
            symbol = self._named(slot.place)
        if not many:
            return symbol
        listed = ListOf(symbol, slot.separator or (), slot.least)
        for name, known in self.lists.items():
            if known == listed:
                return name
        name = f"list_{len(self.lists)}"
        self.lists[name] = listed
        return name

    def _kind(self, kind: Any) -> str:
        if get_origin(kind) is Annotated:
            mark = get_args(kind)[1]
            if isinstance(mark, Words):
                return self._words(mark.kind)
            return {Name: "NAME", Numeral: "INT"}[type(mark)]
        return self._choice(kind)

    def _words(self, kind: str) -> str:
        symbol = f"words_{kind}"
        self.words[symbol] = getattr(self.vocabulary, kind)
        return symbol

    def _named(self, symbol: str) -> str:
        for row in self.rows.values():
            for node in row.node.__mro__:
                if snake(node) == symbol:
                    return self._choice(node)
        raise ValueError(f"no category or row is called {symbol!r}")

    def _choice(self, category: type[Node], place: str = "") -> str:
        """The symbol of a category or row; the choices of a category are noted when it is first asked for."""
        plain = snake(category)
        if category.__name__ in self.rows:
            return f"{plain}__{place}" if place and self._has_place(category, place) else plain
        symbol = f"{plain}__{place}" if place else plain
        if symbol in self.choices:
            return symbol
        self.choices[symbol] = choices = []
        for child in self._children(category):
            if place and not self._has_place(child, place):
                if PLACES[place][1]:
                    choices.append(self._choice(child))
            elif place or child.__name__ not in self.rows or self.rows[child.__name__].templates:
                choices.append(self._choice(child, place))
        return symbol

    def _children(self, category: type[Node]) -> list[type[Node]]:
        found = (node for row in self.rows.values() for node in row.node.__mro__ if category in node.__bases__)
        return list(dict.fromkeys(found))

    def _has_place(self, node: type[Node], place: str) -> bool:
        return any(
            place in row.positions or (place == "would" and issubclass(row.node, Event))
            for row in self.rows.values()
            if issubclass(row.node, node)
        )

    def _prune(self) -> None:
        """Leave out what cannot be written because the vocabulary has no words for it."""
        before = -1
        while before != (before := self._size()):
            dead = {symbol for symbol, words in self.words.items() if not words}
            known = {*self.words, *self.lists, *self.ways, *self.choices, "NAME", "INT"} - dead
            self.lists = {symbol: listed for symbol, listed in self.lists.items() if listed.item in known}
            for symbol, ways in list(self.ways.items()):
                self.ways[symbol] = [way for way in ways if known.issuperset(way.symbols)]
            for symbol, choices in list(self.choices.items()):
                self.choices[symbol] = [choice for choice in choices if choice in known]
            self.ways = {symbol: ways for symbol, ways in self.ways.items() if ways}
            self.choices = {symbol: choices for symbol, choices in self.choices.items() if choices}

    def _size(self) -> int:
        named = len(self.lists) + len(self.ways) + len(self.choices)
        return named + sum(map(len, self.ways.values())) + sum(map(len, self.choices.values()))

    def _accept(self, symbol: str) -> frozenset[type[Node]]:
        if symbol not in self.accepts:
            if symbol in self.ways:
                self.accepts[symbol] = frozenset({self.ways[symbol][0].node})
            else:
                self.accepts[symbol] = frozenset().union(*map(self._accept, self.choices[symbol]))
        return self.accepts[symbol]


def _alternatives(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in {Union, UnionType} else (kind,)
