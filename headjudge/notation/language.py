"""The language of one rulebook: reads, writes, generates and loads abilities."""

import os
import sys
from collections.abc import Collection, Iterable
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import msgspec
from lark import Lark, UnexpectedInput, UnexpectedToken

from headjudge.notation.categories import Ability
from headjudge.notation.errors import BadTree, CannotRead, NoSense, UnknownNotation
from headjudge.notation.generator import Chooser, Generator
from headjudge.notation.grammar import Grammar
from headjudge.notation.loading import load_node
from headjudge.notation.node import Node
from headjudge.notation.printer import Printer
from headjudge.notation.sense import nonsense
from headjudge.notation.table import Table, snake
from headjudge.notation.words import VOCABULARIES, Vocabulary

C = TypeVar("C", bound=Node)
DEPTH: Final = 9


class Language:
    """All that one rulebook's abilities can say."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.table = Table(vocabulary)
        self.grammar = Grammar(self.table)
        self.printer = Printer(self.table, self.grammar.lexicon)
        self._read: dict[str, Ability] = {}

    @cached_property
    def lark(self) -> Lark:
        """The parser; its tables are kept in the user's cache directory, because making them takes a second."""
        return self.grammar.lark(cache=_cache_file(self.vocabulary.rulebook))

    @cached_property
    def generator(self) -> Generator:
        """The generator of random trees."""
        return Generator(self.table)

    def parse(self, text: str) -> Ability:
        """The tree of an ability's text."""
        known = self._read.get(text)
        if known is not None:
            return known
        try:
            tree = cast(Ability, self.lark.parse(text))
        except UnexpectedInput as error:
            raise self._explain(text, error) from None
        if problem := nonsense(tree):
            raise NoSense(text, problem)
        self._read[text] = tree
        return tree

    def write(self, tree: Node) -> str:
        """The text of a tree."""
        return self.printer.write(tree)

    def generate(self, rng: Chooser, category: type[C], depth: int = DEPTH, without: Collection[type[Node]] = ()) -> C:
        """A random tree of a category, in which no row of `without` occurs."""
        tree = self.generator.generate(rng, snake(category), depth, without)
        assert isinstance(tree, category)
        return tree

    def _explain(self, text: str, error: UnexpectedInput) -> CannotRead:
        if isinstance(error, UnexpectedToken):
            end = error.token.type == "$END"
            at = len(text.rstrip()) if end else (error.token.start_pos or 0)
            return CannotRead(
                text, at, "" if end else str(error.token), self._describe(error.accepts or error.expected)
            )
        at = cast(int, error.pos_in_stream)
        return CannotRead(text, at, text[at], {})

    def _describe(self, terminals: Iterable[str]) -> dict[str, tuple[str, ...]]:
        """What a user would call the terminals of the grammar, with all their forms."""
        known = (self.grammar.lexicon.forms_of(name) for name in terminals)
        shown = {min(forms, key=len): forms for forms in known}
        return dict(sorted(shown.items(), key=lambda one: (not one[0].isalpha(), one[0])))


@cache
def language(rulebook: str) -> Language:
    """The language of a rulebook, made once."""
    if rulebook not in VOCABULARIES:
        raise UnknownNotation(rulebook, VOCABULARIES)
    return Language(VOCABULARIES[rulebook])


def parse(text: str, rulebook: str) -> Ability:
    """Read an ability."""
    return language(rulebook).parse(text)


def write(tree: Node, rulebook: str) -> str:
    """Write a tree in the words of a rulebook."""
    return language(rulebook).write(tree)


def generate(
    rng: Chooser, category: type[C], rulebook: str, depth: int = DEPTH, without: Collection[type[Node]] = ()
) -> C:
    """Make a random tree of a category, in which no row of `without` occurs."""
    return language(rulebook).generate(rng, category, depth, without)


def load(data: Any, rulebook: str) -> Ability:
    """Make a tree of plain data, as `dump` gives it, and make sure that it can be said and makes sense."""
    known = language(rulebook)
    tree = load_node(data)
    if not isinstance(tree, Ability):
        raise BadTree(f"{type(tree).__name__} is not an ability")
    text = known.write(tree)
    if problem := nonsense(tree):
        raise NoSense(text, problem)
    return tree


def dump(tree: Node) -> Any:
    """Plain data of a tree, ready for JSON."""
    return msgspec.to_builtins(tree)


def _cache_file(rulebook: str) -> str | bool:
    """Where lark keeps its tables; it makes them anew when the grammar, lark or Python has changed."""
    try:
        root = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".cache"
        folder = Path(root) / "headjudge"
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except (OSError, RuntimeError):  # nowhere to write, or no home
        return False
    version = "".join(map(str, sys.version_info[:2]))
    return str(folder / f"notation-{rulebook}-python{version}.tables")
