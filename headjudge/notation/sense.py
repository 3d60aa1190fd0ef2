"""Words that fit together but make no sense: what cannot stand inside what, for reader and generator alike."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from headjudge.notation.categories import Ability, Condition, Event, Trigger, WouldTrigger
from headjudge.notation.core_abilities import Act, Auto, Cont, LetterIs, Replace, Text
from headjudge.notation.core_cards import (
    AmongThose,
    AnyAbility,
    AnyNumber,
    First,
    It,
    Second,
    Some,
    Target,
    ThatCard,
    Third,
    Those,
)
from headjudge.notation.core_changes import GetsAbility, LosesAbility, Swaps, SwapsWith
from headjudge.notation.core_events import NextPeriod, ThisPeriod
from headjudge.notation.core_numbers import Letter, ThatMany
from headjudge.notation.core_players import AnyPlayer, TargetPlayer, ThatPlayer
from headjudge.notation.node import ROWS, Node

Bans = Mapping[type[Node], str]
"""Rows that cannot stand somewhere, each with the reason."""

TARGETS: Final = (Target, TargetPlayer)
CHOICES: Final = (Some, AnyNumber)
BACK: Final = (AmongThose, It, Those, ThatCard, ThatPlayer, ThatMany)
NAMES_ABILITY: Final = (GetsAbility, LosesAbility)
NOTHING_BEFORE: Final = "nothing has been named yet to which the text could refer back"


class Scope(msgspec.Struct, frozen=True):
    """What cannot stand inside a node (or inside one of its fields), and what can again."""

    inside: type[Node]
    because: str = ""
    field: str = ""
    bans: tuple[type[Node], ...] = ()
    lifts: tuple[type[Node], ...] = ()


SCOPES: Final = (
    Scope(Cont, "a continuous ability is not played: it has no targets and nobody chooses", bans=TARGETS + CHOICES),
    Scope(Cont, NOTHING_BEFORE, bans=BACK),
    Scope(Cont, "values are swapped once, when a text is carried out", bans=(SwapsWith,)),
    Scope(Act, NOTHING_BEFORE, field="condition", bans=BACK),
    Scope(Text, NOTHING_BEFORE, field="condition", bans=BACK),
    Scope(Auto, NOTHING_BEFORE, field="trigger", bans=BACK),
    Scope(Auto, "an ability waits for every such period", field="trigger", bans=(ThisPeriod, NextPeriod)),
    Scope(Replace, NOTHING_BEFORE, field="trigger", bans=BACK),
    Scope(Replace, "a replacement is not played, so it has no targets", bans=TARGETS),
    Scope(Act, "a cost has no targets; say how many instead", field="costs", bans=TARGETS),
    Scope(Trigger, "an event has no targets", bans=TARGETS),
    Scope(WouldTrigger, "an event has no targets", bans=TARGETS),
    Scope(Condition, "a condition has no targets", bans=TARGETS),
    Scope(Event, lifts=(AnyPlayer,)),
    Scope(GetsAbility, "an ability that is given to a card cannot give one", field="ability", bans=NAMES_ABILITY),
    Scope(LosesAbility, "an ability that is named cannot name another", field="ability", bans=NAMES_ABILITY),
    Scope(GetsAbility, field="ability", lifts=TARGETS + CHOICES + BACK + (SwapsWith,)),
    Scope(LosesAbility, field="ability", lifts=TARGETS + CHOICES + BACK + (SwapsWith,)),
)
AT_FIRST: Final[Bans] = {
    AnyPlayer: '"a player" can stand only in an event',
    AnyAbility: "abilities can be spoken of only as they are played or countered",
    **dict.fromkeys((First, Second, Third), '"the first" can stand only after targets and a colon'),
}


def inside(node: type[Node], field: str, bans: Bans) -> Bans:
    """What cannot stand in a field of a node, given what cannot stand in the node."""
    for scope in SCOPES:
        if issubclass(node, scope.inside) and scope.field in {"", field}:
            bans = _without(bans, scope.lifts) | dict.fromkeys(scope.bans, scope.because)
    lifts = ROWS[node.__name__].lifts
    return _without(bans, lifts) if lifts else bans


def nonsense(value: Any, bans: Bans = AT_FIRST) -> str | None:
    """Why a tree makes no sense, or None."""
    if isinstance(value, tuple):
        return next((why for part in value if (why := nonsense(part, bans))), None)
    if not isinstance(value, Node):
        return None
    if why := next((bans[kind] for kind in type(value).__mro__ if kind in bans), None):
        return why
    if why := contradiction(value):
        return why
    for field in value.__struct_fields__:
        part = getattr(value, field)
        if isinstance(part, Node | tuple) and (why := nonsense(part, inside(type(value), field, bans))):
            return why
    return None


def contradiction(node: Node) -> str | None:
    """Why the parts of a node, each right by itself, cannot stand together; or None."""
    if isinstance(node, Swaps) and node.left == node.right:
        return f"{node.left} cannot change places with itself"
    if isinstance(node, Ability):
        methods: dict[str, set[str]] = {}
        for part in _parts(node):
            if isinstance(part, LetterIs):
                found = {one.letter for one in _parts(part) if isinstance(one, Letter)}
                methods[part.letter] = methods.get(part.letter, set()) | found
        for letter in methods:
            if letter in _explained_with(letter, methods):
                return f"what {letter} is cannot be explained with {letter} itself"
    return None


def _explained_with(letter: str, methods: Mapping[str, set[str]]) -> set[str]:
    """The letters that must be known before one is, through however many others."""
    found: set[str] = set()
    open_letters = [letter]
    while open_letters:
        fresh = methods.get(open_letters.pop(), set()) - found
        found |= fresh
        open_letters += fresh
    return found


def _parts(node: Node) -> Iterator[Node]:
    """A node and what it consists of, without abilities that it gives to others."""
    yield node
    for field in node.__struct_fields__:
        value = getattr(node, field)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Node) and not isinstance(part, Ability):
                yield from _parts(part)


def _without(bans: Bans, lifts: tuple[type[Node], ...]) -> dict[type[Node], str]:
    return {kind: why for kind, why in bans.items() if kind not in lifts}
