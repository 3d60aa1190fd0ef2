"""From tree to text: writes each node with the first way that tells all of it."""

import re
from functools import cache
from typing import Any, Final

import msgspec

from headjudge.notation.errors import CannotBeWritten
from headjudge.notation.lexicon import Lexicon
from headjudge.notation.node import Node, Plurality
from headjudge.notation.table import Table, Way, snake
from headjudge.notation.template import Item, Mark, Phrase, Slot, Space, Word

FORM: Final[dict[Plurality, int]] = {"one": 0, "many": 1, "you": 2}
PLURALITIES: Final[dict[str, Plurality]] = {"one": "one", "many": "many", "you": "you"}
ARTICLE: Final = "a\0"
BEFORE_VOWEL: Final = re.compile(ARTICLE + r'(?= "?(?!UNIT|uni)[AEIOUaeiou])')


class Printer:
    """Writes trees in the words of one rulebook."""

    def __init__(self, table: Table, lexicon: Lexicon) -> None:
        self.table = table
        self.lexicon = lexicon
        self._forms = {
            (symbol, word.split("|")[0]): tuple(word.split("|"))
            for symbol, words in table.words.items()
            for word in words
        }

    def write(self, tree: Node, symbol: str = "") -> str:
        """The text of a tree."""
        text = self._node(tree, symbol or snake(type(tree)), "many")
        return BEFORE_VOWEL.sub("an", text).replace(ARTICLE, "a")

    def _node(self, node: Node, symbol: str, agreeing: Plurality) -> str:
        way = self.way(node, symbol)
        symbols = iter(way.symbols)
        written: list[str] = []
        seen = agreeing
        for place, item in enumerate(way.items):
            if isinstance(item, Slot):
                number: Plurality = "one" if item.place == "one" else "many" if item.place == "many" else seen
                value = getattr(node, item.field)
                written.append(self._slot(item, value, next(symbols), number))
                seen = self.plurality(value) or seen
            elif isinstance(item, Word) and item.forward:
                written.append(self._forward(node, item, way.items[place:]))
            else:
                written.append(self._text(item, seen))
        return "".join(written)

    def way(self, node: Node, symbol: str) -> Way:
        """The first way to write a node that tells all of it."""
        name = snake(type(node))
        places = [part for part in symbol.split("__")[1:] if f"{name}__{part}" in self.table.ways]
        for way in self.table.ways.get(f"{name}__{places[0]}" if places else name, ()):
            if self._fits(node, way):
                return way
        raise CannotBeWritten(node, self.table.vocabulary.rulebook)

    def _fits(self, node: Node, way: Way) -> bool:
        told = way.production.fields
        if any(getattr(node, field) != default for field, default in _defaults(type(node)) if field not in told):
            return False
        return all(getattr(node, flag) for flag in way.production.flags) and all(
            self._takes(symbol, getattr(node, slot.field))
            for slot, symbol in zip(way.production.slots, way.symbols, strict=True)
        )

    def _takes(self, symbol: str, value: Any) -> bool:
        if symbol in self.table.accepts:
            return type(value) in self.table.accepts[symbol]
        if symbol in self.table.lists:
            listed = self.table.lists[symbol]
            return len(value) >= listed.least and all(self._takes(listed.item, part) for part in value)
        if symbol in self.table.words:
            return (symbol, value) in self._forms
        if symbol == "INT":
            return isinstance(value, int) and value >= 0
        return isinstance(value, str) and '"' not in value and "\n" not in value

    def _slot(self, slot: Slot, value: Any, symbol: str, agreeing: Plurality) -> str:
        if isinstance(value, Node):
            return self._node(value, symbol, agreeing)
        if symbol in self.table.lists:
            listed = self.table.lists[symbol]
            between = "".join(self._text(item, agreeing) for item in listed.separator)
            return between.join(self._slot(slot, part, listed.item, agreeing) for part in value)
        if symbol == "NAME":
            return f'"{value}"'
        if symbol == "INT":
            return str(value)
        return _form(self._forms[symbol, value], agreeing)

    def _text(self, item: Item, agreeing: Plurality) -> str:
        if isinstance(item, Space):
            return " "
        if isinstance(item, Mark):
            return item.text
        if isinstance(item, Word):
            return _form(self.lexicon.forms(item), agreeing)
        if isinstance(item, Phrase):
            return _form(item.forms, agreeing)
        raise TypeError(item)

    def _forward(self, node: Node, word: Word, following: tuple[Item, ...]) -> str:
        """A word that agrees with what follows it: an article, a preposition, or a verb before its subject."""
        if word.forms == ("a", "an"):
            return ARTICLE
        slot = next(item for item in following if isinstance(item, Slot))
        value = getattr(node, slot.field)
        if word.forms[0] in {"in", "into"}:
            names = value if isinstance(value, tuple) else (getattr(value, "name", ""),)
            return word.forms[names[0] in self.table.vocabulary.on_zones]
        return _form(word.forms, self.plurality(value) or "one")

    def plurality(self, value: Any) -> Plurality | None:
        """How words agree with a value, or nothing when they take no notice of it."""
        if isinstance(value, int) and not isinstance(value, bool):
            return "one" if value == 1 else "many"
        if not isinstance(value, Node):
            return None
        number = self.table.rows[type(value).__name__].plurality
        fixed = PLURALITIES.get(number)
        return fixed or (self.plurality(getattr(value, number)) if number else None)


def _form(forms: tuple[str, ...], agreeing: Plurality) -> str:
    return forms[min(FORM[agreeing], len(forms) - 1)]


@cache
def _defaults(node: type[Node]) -> tuple[tuple[str, Any], ...]:
    return tuple((field.name, field.default) for field in msgspec.structs.fields(node) if not field.required)
