"""Random trees, made from the table: they can always be written and read back."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, Protocol, TypeVar

from headjudge.notation.node import Node
from headjudge.notation.sense import AT_FIRST, Bans, contradiction, inside
from headjudge.notation.table import ListOf, Table, Way

T = TypeVar("T")
GREATEST: Final = 5
NEVER: Final = 10_000


class Chooser(Protocol):
    """A source of choices, such as `random.Random`."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 up to but without `stop`."""

    def choice(self, among: Sequence[T], /) -> T:
        """One of several."""


class Generator:
    """Makes trees out of one rulebook's table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._depths: dict[frozenset[type[Node]], dict[str, int]] = {}

    def generate(self, rng: Chooser, symbol: str, depth: int, without: Collection[type[Node]] = ()) -> Any:
        """A value for a symbol; beyond `depth` levels only the shallowest rows are taken."""
        return Growth(self, rng, dict.fromkeys(without, "")).value(symbol, depth, AT_FIRST)

    def depths(self, banned: frozenset[type[Node]]) -> dict[str, int]:
        """How many levels each symbol needs at least when some rows cannot be used."""
        if banned in self._depths:
            return self._depths[banned]
        table = self.table
        depths = dict.fromkeys([*table.choices, *table.ways, *table.lists], NEVER)
        depths.update(dict.fromkeys([*table.words, "NAME", "INT"], 0))
        before = -1
        while before != (before := sum(depths.values())):
            for symbol, ways in table.ways.items():
                if banned.isdisjoint(ways[0].node.__mro__):
                    depths[symbol] = min(_depth(way, depths) for way in ways)
            for symbol, choices in table.choices.items():
                depths[symbol] = min(depths[choice] for choice in choices)
            for symbol, listed in table.lists.items():
                depths[symbol] = depths[listed.item]
        self._depths[banned] = depths
        return depths


class Growth:
    """One tree in the making."""

    def __init__(self, generator: Generator, rng: Chooser, without: Bans) -> None:
        self.generator = generator
        self.table = generator.table
        self.rng = rng
        self.without = without

    def value(self, symbol: str, depth: int, bans: Bans) -> Any:
        """A value for a symbol, in a place where some rows cannot stand."""
        table, rng = self.table, self.rng
        if symbol in table.choices or symbol in table.ways:
            depths = self.generator.depths(frozenset(bans) | frozenset(self.without))
            if symbol in table.choices:
                choices = _shallow(table.choices[symbol], depths.__getitem__, depth)
                return self.value(rng.choice(choices), depth, bans)
            ways = _shallow(table.ways[symbol], lambda way: _depth(way, depths), depth)
            # The fullest ways come last; of two draws the first in order is taken, so that most sentences stay short.
            return self.node(ways[min(rng.randrange(len(ways)), rng.randrange(len(ways)))], depth, bans)
        if symbol in table.lists:
            return self.listed(table.lists[symbol], depth, bans)
        if symbol in table.words:
            return rng.choice(table.words[symbol]).split("|")[0]
        if symbol == "INT":
            return rng.randrange(GREATEST + 1)
        return rng.choice(table.vocabulary.names or ("Name",))

    def listed(self, listed: ListOf, depth: int, bans: Bans) -> tuple[Any, ...]:
        """The parts of a list, mostly as few as can be, and none twice unless there must be so many."""
        length = listed.least + (self.rng.randrange(4) == 0) + (self.rng.randrange(12) == 0)
        parts: list[Any] = []
        for _ in range(length):
            part = self.value(listed.item, depth, bans)
            if part not in parts or len(parts) < listed.least:
                parts.append(part)
        return tuple(parts)

    def node(self, way: Way, depth: int, bans: Bans) -> Node:
        """A node, written in the given way."""
        values: dict[str, Any] = dict.fromkeys(way.production.flags, True)
        for slot, symbol in zip(way.production.slots, way.symbols, strict=True):
            values[slot.field] = self.value(symbol, depth - 1, inside(way.node, slot.field, bans))
        made = way.node(**values)
        return self.node(way, depth, bans) if contradiction(made) else made


def _depth(way: Way, depths: dict[str, int]) -> int:
    return min(NEVER, 1 + max((depths[symbol] for symbol in way.symbols), default=0))


def _shallow(options: Sequence[T], depth_of: Callable[[T], int], depth: int) -> list[T]:
    """The options that keep within a depth, or the shallowest when none does."""
    reach = max(depth, min(map(depth_of, options)))
    return [option for option in options if depth_of(option) <= reach]
