"""The tail of an intent: `targeting Clerk with X = 3, paying with Gate` as named parts."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from headjudge.scenarios.errors import MisplacedStep
from headjudge.scenarios.intents import NOTHING, Part
from headjudge.scenarios.kinds import NAME, NUMBERS, cards, items, number, targets, unquoted
from headjudge.scenarios.scope import PLAYERS, Scope

_NONE = re.compile(r"(?:no|none|nothing|nobody)\b.*")


def _cards(text: str, scope: Scope) -> list[Any]:
    return [NOTHING] if _NONE.fullmatch(text) else list(cards(text, scope))


def _targets(text: str, scope: Scope) -> list[Any]:
    return [NOTHING] if _NONE.fullmatch(text) else list(targets(text, scope))


def _number(text: str, scope: Scope) -> list[Any]:
    return [number(text)]


def _anything(text: str, scope: Scope) -> list[Any]:
    """Cards, players, organizations or a number: what a text lets a player choose."""
    if _NONE.fullmatch(text):
        return [NOTHING]
    if re.fullmatch(r"-?\d+", text) or text in NUMBERS:
        return [number(text)]
    return [item if item in PLAYERS else unquoted(item) for item in items(text)]


def _names(text: str, scope: Scope) -> list[Any]:
    return [number(text)] if re.fullmatch(r"-?\d+", text) else [unquoted(item) for item in items(text)]


def _slots(text: str, scope: Scope) -> list[Any]:
    return [scope.words.slot(text)]


# What begins a part, the part's name (a game's role or a shared one), and how its text is read.
TAILS: tuple[tuple[str, str, Callable[[str, Scope], list[Any]]], ...] = (
    (r"targeting", "target", _targets),
    (r"with X (?:=|as|of)", "X", _number),
    (r"paying with", "payment", _cards),
    (r"supported by", "supporter", _cards),
    (r"choosing", "chosen", _anything),
    (r"discarding", "discarded", _cards),
    (r"naming", "named", _names),
    (r"in the order", "order", _cards),
    (r"fighting back against", "fight back", _cards),
    (r"applying", "replacement", _cards),
    (r"putting", "put", _cards),
    (r"saying", "say", _anything),
    (r"onto (?:her|his|their|\w+'s)", "position", _slots),
)
_BEGINS = "|".join(f"(?P<t{i}>{begin})" for i, (begin, _, _) in enumerate(TAILS))
_SPLIT = re.compile(rf"(?:^|,? (?:and )?)(?:{_BEGINS}) ")


def parts(text: str, scope: Scope) -> tuple[Part, ...]:
    """Return the parts that a tail names, in order."""
    text = text.strip().removeprefix(",").strip()
    if not text:
        return ()
    found = list(_SPLIT.finditer(text))
    if not found or found[0].start() != 0:
        raise MisplacedStep(f'"{text}" does not say which part of the intent it is')
    ends = [match.start() for match in found[1:]] + [len(text)]
    game = scope.words.game
    result: list[Part] = []
    for match, end in zip(found, ends, strict=True):
        index = next(i for i in range(len(TAILS)) if match[f"t{i}"])
        name, read = TAILS[index][1], TAILS[index][2]
        words = re.sub(r" into (?:her|his|their|\w+'s) \w+$", "", text[match.end() : end].strip())
        for value in read(words, scope):
            if name == "named":
                name = "number" if isinstance(value, int) else "organization"
            if name == "say":
                result.append(game.part("yes" if value == "yes" else "no"))
            else:
                result.append(game.part(name, value))
    return tuple(result)


CARD_NAME = re.compile(NAME)
