"""Clause ids: their parts, their order, what lies below what, and how a rulebook prints them."""

import re
from collections.abc import Iterator
from typing import TypeAlias

import msgspec

Key: TypeAlias = tuple[tuple[int, int], ...]

SHAPE = re.compile(r"\d+(?:#\d+)?(?:[.-]?(?:\d+|[a-z]+)(?:#\d+)?)*")
_PART = re.compile(r"#(\d+)|(\d+)|([a-z]+)")
_LAST = re.compile(r"(?:#\d+|[.-]?(?:\d+|[a-z]+))$")
_NUMBER, _LETTERS, _AGAIN = range(3)


def key(clause: str) -> Key:
    """Return what clause ids sort by: 804.9 before 804.10 before 804.11a-3; the second of one number comes last."""
    return tuple(
        (_NUMBER, int(number)) if number else (_LETTERS, _letters(letters)) if letters else (_AGAIN, int(again))
        for again, number, letters in _PART.findall(clause)
    )


def _letters(letters: str) -> int:
    value = 0
    for letter in letters:  # a to z, then aa
        value = value * 26 + ord(letter) - ord("a") + 1
    return value


class Misprint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number that is printed wrongly: what stands there, what is meant, and after which clause."""

    printed: str
    id: str
    after: str = ""


class Numbering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a rulebook numbers its clauses; the patterns are regular expressions for ids at the start of a line."""

    clause: str
    heading: str
    section: str = ""
    group: int = 0
    end: str = ""
    inline: tuple[str, ...] = ()
    misprints: tuple[Misprint, ...] = ()

    def parent(self, clause: str) -> str | None:
        """Return the id one level up, whether or not the document has it: 804.11a for 804.11a-3, 800 for 804."""
        above = _LAST.sub("", clause)
        if above:
            return above
        if self.group and clause.isdecimal() and int(clause) % self.group:
            return str(int(clause) - int(clause) % self.group)
        return None

    def ancestors(self, clause: str) -> Iterator[str]:
        """Yield the ids above a clause, the nearest first."""
        above = self.parent(clause)
        while above is not None:
            yield above
            above = self.parent(above)

    def below(self, clause: str, top: str) -> bool:
        """Tell whether a clause is the top itself or lies somewhere below it."""
        return clause == top or top in self.ancestors(clause)
