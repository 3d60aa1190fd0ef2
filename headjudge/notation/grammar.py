"""The LALR grammar of one rulebook's language, made from its table."""

from collections.abc import Callable
from typing import Any, Final

from lark import Lark

from headjudge.notation.lexicon import MARKS, Lexicon, Recognise
from headjudge.notation.node import Node
from headjudge.notation.table import ListOf, Table, Way
from headjudge.notation.template import WORD, Item, Slot, Space

Build = Callable[[list[Any]], Any]
START: Final = "ability"


class Grammar:
    """The grammar as text, and what to make of each of its rules."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lexicon = Lexicon(table)
        self.builders: dict[str, Build] = {}
        self.text = self._write()

    def lark(self, *, strict: bool = False, cache: bool | str = False) -> Lark:
        """Build the parser."""
        return Lark(
            self.text,
            parser="lalr",
            lexer="basic",
            start=START,
            postlex=Recognise(self.lexicon.terminals),
            transformer=_Builders(self.builders),
            maybe_placeholders=False,
            strict=strict,
            cache=cache,
        )

    def _write(self) -> str:
        table = self.table
        reached = self._reached()
        rules = {symbol: self._alternatives(symbol) for symbol in [*table.choices, *table.ways] if symbol in reached}
        rules |= {symbol: self._list(symbol, listed) for symbol, listed in table.lists.items() if symbol in reached}
        rules |= {symbol: [*map(self._word, words)] for symbol, words in table.words.items() if symbol in reached}
        rules["quoted"] = [f"NAME -> {self._rule(_unquote)}"]
        rules["digits"] = [f"INT -> {self._rule(_number)}"]
        lines = [f"?{symbol}: {' | '.join(alternatives)}" for symbol, alternatives in rules.items()]
        used = {name for line in lines for name in line.split() if name.startswith("_")}
        declared = sorted(used - set(MARKS.values()))
        marks = [f'{name}: "{mark}"' for mark, name in MARKS.items() if name in used]
        return "\n".join(
            [
                *lines,
                f"%declare {' '.join(declared)}",
                *marks,
                "INT: /[0-9]+/",
                'NAME: /"[^"\\n]*"/',
                f"PHRASE.2: /(?:{self.lexicon.phrase_pattern()})(?![A-Za-z'-])/",
                f"WORD: /{WORD}/",
                r"SPACE: /[ \t\n]+/",
                "%ignore SPACE",
                "",
            ]
        )

    def _reached(self) -> set[str]:
        table = self.table
        reached: set[str] = set()
        waiting = [START]
        while waiting:
            symbol = waiting.pop()
            if symbol in reached:
                continue
            reached.add(symbol)
            rows = [symbol]
            if symbol in table.choices:
                rows = [choice for choice in table.choices[symbol] if choice in table.ways]
                waiting += [choice for choice in table.choices[symbol] if choice in table.choices]
            waiting += [slot for row in rows for way in table.ways.get(row, ()) for slot in way.symbols]
            if symbol in table.lists:
                waiting.append(table.lists[symbol].item)
        return reached

    def _alternatives(self, symbol: str) -> list[str]:
        """The right-hand sides of a symbol; those of rows stand in their category, which makes for a smaller parser."""
        if symbol in self.table.ways:
            return [self._way(way) for way in self.table.ways[symbol]]
        found: list[str] = []
        for choice in self.table.choices[symbol]:
            found += self._alternatives(choice) if choice in self.table.ways else [choice]
        return found

    def _rule(self, build: Build) -> str:
        name = f"rule_{len(self.builders)}"
        self.builders[name] = build
        return name

    def _way(self, way: Way) -> str:
        symbols = iter(way.symbols)
        names = [
            _rule_name(next(symbols)) if isinstance(item, Slot) else self.lexicon.of(item) for item in _read(way.items)
        ]
        return f"{' '.join(names)} -> {self._rule(_builder(way))}"

    def _list(self, symbol: str, listed: ListOf) -> list[str]:
        between = "".join(f" {self.lexicon.of(item)}" for item in _read(listed.separator))
        item = _rule_name(listed.item)
        first = f"{between} ".join([item] * listed.least)
        return [f"{first} -> {self._rule(tuple)}", f"{symbol}{between} {item} -> {self._rule(_longer)}"]

    def _word(self, word: str) -> str:
        canonical = word.split("|", maxsplit=1)[0]
        names = [self.lexicon.terminals[part] for part in canonical.split()]
        return f"{' '.join(names)} -> {self._rule(lambda _: canonical)}"


def _read(items: tuple[Item, ...]) -> list[Item]:
    return [item for item in items if not isinstance(item, Space)]


def _rule_name(symbol: str) -> str:
    return {"NAME": "quoted", "INT": "digits"}.get(symbol, symbol)


def _unquote(children: list[str]) -> str:
    return str(children[0][1:-1])


def _number(children: list[str]) -> int:
    return int(children[0])


def _longer(children: list[Any]) -> tuple[Any, ...]:
    return (*children[0], children[1])


def _builder(way: Way) -> Build:
    node: type[Node] = way.node
    flags = dict.fromkeys(way.production.flags, True)
    fields = tuple(slot.field for slot in way.production.slots)

    def build(children: list[Any]) -> Node:
        return node(**dict(zip(fields, children, strict=True)), **flags)

    return build


class _Builders:
    """The builders as attributes, which is how lark looks for them."""

    def __init__(self, builders: dict[str, Build]) -> None:
        self.__dict__.update(builders)
