"""Phrases of the vocabulary: literal words and typed placeholders, and how a step's text is held against them.

`{card}` is a placeholder, `{other:card}` one with a name of its own; `card(s)` has an optional ending, `has/have` is
either word. Of the phrases that fit a text the one with the most literal words wins.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from headjudge.scenarios.errors import BadPhrase
from headjudge.scenarios.kinds import Kind, kind
from headjudge.scenarios.scope import Scope

StepType: TypeAlias = Literal["given", "when", "then"]
Handler: TypeAlias = Callable[..., Any]

_PLACEHOLDER = re.compile(r"\{(\w+)(?::(\w+))?\}")
_EITHER = re.compile(r"[A-Za-z']+(?:/[A-Za-z']+)+")
_OPTIONAL = re.compile(r"\((\w+)\)")


class Phrase:
    """One phrase: its text, its pattern, and the handler that carries it out."""

    __slots__ = ("example", "game", "group", "handler", "literals", "pattern", "says", "slots", "text", "type", "words")

    def __init__(
        self, type: StepType, text: str, handler: Handler, *, example: str, group: str, says: str, game: str = ""
    ) -> None:
        self.type = type
        self.text = text
        self.handler = handler
        self.example = example
        self.group = group
        self.says = says
        self.game = game
        self.slots: dict[str, Kind] = {}
        self.words: list[frozenset[str]] = []
        self.literals = 0
        self.pattern = re.compile(self._compile())

    def __repr__(self) -> str:
        return f"{self.type.capitalize()} {self.text}"

    def _compile(self) -> str:
        pattern, at = "", 0
        for found in _PLACEHOLDER.finditer(self.text):
            pattern += self._literal(self.text[at : found.start()])
            name, kind_name = found[1], found[2] or found[1]
            if name in self.slots:
                raise BadPhrase(
                    f'"{self.text}" has two placeholders {{{name}}}; name one of them {{other:{kind_name}}}'
                )
            self.slots[name] = kind(kind_name)
            pattern += f"(?P<{name}>{self.slots[name].pattern})"
            at = found.end()
        return pattern + self._literal(self.text[at:])

    def _literal(self, text: str) -> str:
        """Return the pattern of literal text, and count its words."""
        pattern = ""
        for piece in re.split(r"( +)", text):
            if not piece or piece.isspace():
                pattern += piece
                continue
            self.literals += 1
            if _EITHER.fullmatch(piece):
                self.words.append(frozenset(piece.split("/")))
                pattern += f"(?:{piece.replace('/', '|')})"
                continue
            optional = _OPTIONAL.search(piece)
            if optional:
                stem, ending, rest = piece[: optional.start()], optional[1], piece[optional.end() :]
                pattern += f"{re.escape(stem)}(?:{ending})?{re.escape(rest)}"
                self.words.append(frozenset({_plain(stem + rest), _plain(stem + ending + rest)}))
            else:
                pattern += re.escape(piece)
                if re.fullmatch(r"[\w-]+,?", piece):
                    self.words.append(frozenset({_plain(piece)}))
        return pattern

    def match(self, text: str) -> dict[str, str] | None:
        """Return the text of every placeholder, or None when the phrase does not fit."""
        found = self.pattern.fullmatch(text)
        return found.groupdict() if found else None

    def convert(self, texts: dict[str, str], scope: Scope) -> dict[str, Any]:
        """Return the values of the placeholders, read from left to right."""
        scope.last_player = None
        return {name: self.slots[name].convert(text, scope) for name, text in texts.items()}


def _plain(word: str) -> str:
    return word.strip(",.")


def plain_words(text: str) -> list[str]:
    """Return the words of a step's text as phrases index them."""
    return [_plain(word) for word in text.replace("'s", " 's").split()]
