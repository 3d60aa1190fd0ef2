"""The words of one rulebook's language, each with the terminal of the grammar that stands for all its forms."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from lark import Token

from headjudge.notation.table import Table
from headjudge.notation.template import Item, Mark, Phrase, Word

MARKS: Final = {
    ".": "_STOP",
    ",": "_COMMA",
    ":": "_COLON",
    "(": "_OPEN",
    ")": "_CLOSE",
    "[": "_OPEN_BRACKET",
    "]": "_CLOSE_BRACKET",
    "{": "_OPEN_BRACE",
    "}": "_CLOSE_BRACE",
    "+": "_PLUS",
    "-": "_MINUS",
    "/": "_SLASH",
}
OTHERS: Final = {"INT": "a number", "NAME": 'a name in "quotes"', "$END": "the end"}


class Lexicon:
    """Which words and phrases there are. Words that are forms of each other share a terminal."""

    def __init__(self, table: Table) -> None:
        self.ability = tuple(table.vocabulary.ability.split("|"))
        self._groups: dict[str, list[str]] = {}
        self._phrases: dict[str, str] = {}
        for item in _items(table):
            if isinstance(item, Word):
                self._join(self.forms(item))
            elif isinstance(item, Phrase):
                terminal = "_" + _shout("_".join(item.forms[-1].split()))
                self._phrases.update(dict.fromkeys(item.forms, terminal))
        for words in table.words.values():
            for word in words:
                for together in zip(*(form.split() for form in word.split("|")), strict=True):
                    self._join(tuple(dict.fromkeys(together)))
        self.terminals = self._name()
        self._forms: dict[str, tuple[str, ...]] = {terminal: (f'"{mark}"',) for mark, terminal in MARKS.items()}
        for word, terminal in self.terminals.items():
            self._forms[terminal] = (*self._forms.get(terminal, ()), word)

    def forms(self, word: Word) -> tuple[str, ...]:
        """The forms of a template's word in this rulebook, which may call its abilities otherwise."""
        return {
            ("ability", "abilities"): self.ability,
            ("ability",): self.ability[:1],
            ("abilities",): self.ability[-1:],
        }.get(word.forms, word.forms)

    def of(self, item: Item) -> str:
        """The terminal of a word, phrase or mark."""
        if isinstance(item, Word):
            return self.terminals[self.forms(item)[0]]
        if isinstance(item, Phrase):
            return self.terminals[item.forms[0]]
        if isinstance(item, Mark):
            return MARKS[item.text]
        raise TypeError(item)

    def forms_of(self, terminal: str) -> tuple[str, ...]:
        """What a user would write for a terminal."""
        return self._forms.get(terminal) or (OTHERS.get(terminal, terminal),)

    def phrase_pattern(self) -> str:
        """A regular expression for all phrases, the longest first."""
        longest = sorted(self._phrases, key=lambda phrase: (-len(phrase), phrase))
        return "|".join(r"[ \t\n]+".join(map(re.escape, phrase.split())) for phrase in longest)

    def _join(self, forms: tuple[str, ...]) -> None:
        group = [known for form in forms for known in self._groups.get(form, [form])]
        group = list(dict.fromkeys(group))
        self._groups.update(dict.fromkeys(group, group))

    def _name(self) -> dict[str, str]:
        terminals = dict(self._phrases)
        taken = {*terminals.values(), *MARKS.values()}
        for word, group in self._groups.items():
            if word == group[0]:
                name = "_" + _shout(word)
                while name in taken:
                    name += "_"
                taken.add(name)
                terminals.update(dict.fromkeys(group, name))
        return terminals


class Recognise:
    """Gives each word that the lexer finds its own terminal; lark runs it between lexer and parser."""

    always_accept = ("WORD", "PHRASE")

    def __init__(self, terminals: dict[str, str]) -> None:
        self.terminals = terminals

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        """Retype the words and phrases that are known."""
        terminals = self.terminals
        for token in stream:
            if token.type == "WORD":
                token.type = terminals.get(token, "WORD")
            elif token.type == "PHRASE":
                token.type = terminals[" ".join(token.split())]
            yield token


def _items(table: Table) -> Iterable[Item]:
    for ways in table.ways.values():
        for way in ways:
            yield from way.items
    for listed in table.lists.values():
        yield from listed.separator


def _shout(word: str) -> str:
    return re.sub(r"\W", "_", word).upper()
