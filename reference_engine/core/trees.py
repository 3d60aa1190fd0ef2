"""Walking the tree of an ability: what it targets, which letters it uses, at which properties it looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from headjudge.notation import rows_core as n
from headjudge.notation.node import Node


def children(node: Node) -> Iterator[Node]:
    """The nodes directly below a node, in the order of its fields."""
    for field in node.__struct_fields__:
        value: Any = getattr(node, field)
        if isinstance(value, Node):
            yield value
        elif isinstance(value, tuple):
            for item in value:
                if isinstance(item, Node):
                    yield item


def walk(node: Node, without: tuple[type, ...] = ()) -> Iterator[Node]:
    """A node and all below it, from left to right; nothing below nodes of certain kinds."""
    yield node
    for child in children(node):
        if not isinstance(child, without):
            yield from walk(child, without)


LATER = (n.Ability, n.Delayed, n.Instead)
"""Parts of a text that have a life of their own."""


class Needs(msgspec.Struct, frozen=True):
    """What must be determined before a text can be played."""

    targets: tuple[n.Target | n.TargetPlayer, ...]
    spread: tuple[n.Target, ...]
    """Targets that are told apart: the first, the second."""
    letters: tuple[str, ...]
    defined: tuple[n.LetterIs, ...]


NEEDS: dict[int, tuple[Node, Needs]] = {}


def needs(ability: Node) -> Needs:
    """What must be determined before an ability can be played."""
    known = NEEDS.get(id(ability))
    if known is not None and known[0] is ability:
        return known[1]
    targets: list[n.Target | n.TargetPlayer] = []
    spread: list[n.Target] = []
    letters: list[str] = []
    defined: list[n.LetterIs] = []
    for part in walk(ability, LATER):
        if isinstance(part, n.Target | n.TargetPlayer):
            targets.append(part)
        elif isinstance(part, n.Distribute):
            spread.append(part.targets)
        elif isinstance(part, n.Letter) and part.letter not in letters:
            letters.append(part.letter)
        elif isinstance(part, n.LetterIs):
            defined.append(part)
    found = Needs(tuple(targets), tuple(spread), tuple(letters), tuple(defined))
    NEEDS[id(ability)] = (ability, found)
    return found


def waits_for_resolution(node: n.LetterIs) -> bool:
    """Whether a letter's number speaks of cards that only the resolution knows."""
    return any(isinstance(part, n.It | n.Those | n.First | n.Second | n.Third | n.ThatMany) for part in walk(node))


GROUPS = frozenset({"organization", "trait"})
"""The properties that a name before a noun may mean."""
READS: dict[type, Callable[[Any], str]] = {
    n.WithNumber: lambda node: node.property,
    n.WithText: lambda node: node.property,
    n.Contains: lambda node: node.property,
    n.PropertyOf: lambda node: node.property,
    n.Total: lambda node: node.property,
    n.CountDifferent: lambda node: node.property,
    n.SameAs: lambda node: node.property,
    n.GainsTextOf: lambda node: node.property,
    n.Named: lambda node: "name",
    n.OfType: lambda node: "type",
    n.WithKeyword: lambda node: "abilities",
    n.WithoutKeyword: lambda node: "abilities",
    n.WithLabel: lambda node: "abilities",
    n.WithMark: lambda node: "marks",
    n.WithoutMark: lambda node: "marks",
}
"""The property at which each word looks."""

READ_CACHE: dict[int, tuple[Any, frozenset[str]]] = {}


def notation_reads(node: Any) -> frozenset[str]:
    """The properties that words look at, other than the one that a change adds to."""
    cached = READ_CACHE.get(id(node))
    if cached is not None and cached[0] is node:
        return cached[1]
    changed = node if isinstance(node, n.Change) and not isinstance(node, n.GainsTextOf) else None
    parts = [part for part in walk(node) if part is not changed]
    found = frozenset(READS[type(part)](part) for part in parts if type(part) in READS)
    if any(type(part) is n.Group for part in parts):
        found |= GROUPS
    READ_CACHE[id(node)] = (node, found)
    return found
