"""Intents: what a When means to do, in named parts that answer whatever the engine asks.

A part answers an option by its verb and value, or by a key of a combined option: an engine may ask for attackers and
target in one question or in three. `kinds` narrows a part whose verbs are general (choose, target, yes).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from headjudge.protocol.messages import Decision, Option

NOTHING = object()
"""The value of a part that says: none of them."""

ANY = object()
"""The value of a part that does not care: whichever is offered first."""

DESCRIBING = frozenset({"n", "craft", "zone", "from", "text", "ability", "keyword", "of", "kind", "clause"})
"""Keys of options that tell one thing from another of its kind; a step need not speak of them."""

DECLINING = frozenset({"decline", "pass", "none", "no", "done", "end"})


class Role(NamedTuple):
    """What a part of this name answers: verbs of options, kinds of decisions (any if empty), keys of options."""

    verbs: frozenset[str]
    kinds: frozenset[str] = frozenset()
    keys: frozenset[str] = frozenset()


def role(verbs: Iterable[str] = (), kinds: Iterable[str] = (), keys: Iterable[str] = ()) -> Role:
    """Return a role from any iterables."""
    return Role(frozenset(verbs), frozenset(kinds), frozenset(keys))


ROLES: dict[str, Role] = {
    "pass": role({"pass"}),
    "yes": role({"yes", "pay", "apply", "reveal", "accept"}),
    "no": role({"no", "decline"}),
    "done": role({"done", "pass"}),
    "player": role({"player", "pick", "choose", "target"}, (), {"player"}),
    "number": role((), {"number", "X", "loop count", "repetitions"}, {"number", "n"}),
    "X": role((), {"X"}, {"X", "x"}),
    "target": role(
        {"target", "player", "choose"}, {"target", "choose", "distribution", "search"}, {"target", "targets"}
    ),
    "chosen": role(
        {"choose", "target", "player", "organization", "pick", "put", "cure", "discard", "action", "fight back"},
        (),
        {"chosen", "choice"},
    ),
    "order": role({"choose", "place", "card", "effect"}, (), {"order"}),
    "discarded": role({"choose", "discard"}, {"discard", "choose"}, {"discard"}),
    "shuffle other": role({"yes", "shuffle"}, {"shuffle the opponent's deck"}),
    "leave other": role({"no", "decline"}, {"shuffle the opponent's deck"}),
    "organization": role({"organization", "choose"}, {"organization"}, {"organization"}),
    "payment": role({"action", "gain EP", "pay", "choose"}, {"EP sources", "payment"}, {"with", "sources"}),
}
"""The roles that all games share; a game adds its own."""


class Part(NamedTuple):
    """One named part of an intent."""

    name: str
    value: Any
    role: Role

    def __str__(self) -> str:
        value = "nothing" if self.value is NOTHING else "" if self.value is None else f" {self.value}"
        return f"{self.name}{value if value != 'nothing' else ': none'}"

    def is_(self, value: Any) -> bool:
        """Tell whether a value of an option is this part's."""
        return self.value is ANY or bool(value == self.value)


class Intent:
    """What a player means to do: its parts, which must all be used, and further ones that may be."""

    __slots__ = ("closing", "holds_payment", "parts", "player", "says", "through")

    def __init__(
        self,
        says: str,
        player: str | None,
        parts: Iterable[Part],
        *,
        closing: Iterable[Part] = (),
        through: bool = False,
        holds_payment: bool = False,
    ) -> None:
        self.says = says
        self.player = player
        self.parts = tuple(parts)
        self.closing = tuple(closing)
        self.through = through
        """Whether priority windows in which nothing waits are passed on the way to the decision it needs."""
        self.holds_payment = holds_payment
        """Whether a payment that the intent is silent on stays open instead of being made with the first sources."""

    def translated(self, meant: Callable[[Any], Any]) -> Intent:
        """Return the same intent with the engine's names of cards."""
        parts = [part._replace(value=meant(part.value)) for part in self.parts]
        closing = [part._replace(value=meant(part.value)) for part in self.closing]
        return Intent(
            self.says, self.player, parts, closing=closing, through=self.through, holds_payment=self.holds_payment
        )

    @property
    def opening(self) -> Part:
        """The part with which the intent begins."""
        return self.parts[0]


def covered(option: Option, kind: str, parts: list[Part], about: Mapping[str, Any] | None = None) -> list[Part] | None:
    """Return the parts that an option uses up, or None when it names something that no part says.

    A bare option, such as yes, is also used by a part that names what the question is about.
    """
    verb = option.get("do")
    for part in parts:
        if verb not in part.role.verbs or (part.role.kinds and kind not in part.role.kinds):
            continue
        rest = dict(option)
        del rest["do"]
        used = _main_value(rest or dict(about or {}), part)
        if used is None:
            continue
        others = [other for other in parts if other is not part]
        further = _further_values(rest, others)
        if further is not None:
            return [part, *further]
    return None


def _main_value(rest: dict[str, Any], part: Part) -> bool | None:
    """Take the value of a part out of an option; None when it is not there."""
    if part.value is None:
        return True
    for key, value in rest.items():
        if part.is_(value) or (isinstance(value, list) and len(value) == 1 and part.is_(value[0])):
            del rest[key]
            return True
    for key, value in rest.items():
        if isinstance(value, list) and any(part.is_(item) for item in value):
            rest[key] = [item for item in value if not part.is_(item)]
            return True
    return None


def _further_values(rest: dict[str, Any], parts: list[Part]) -> list[Part] | None:
    """Return the parts that cover the remaining keys of a combined option, or None."""
    used: list[Part] = []
    for key, value in rest.items():
        if key in DESCRIBING and all(key not in part.role.keys for part in parts):
            continue
        for item in value if isinstance(value, list) else [value]:
            free = [part for part in parts if part not in used]
            found = next((p for p in free if p.is_(item) and (key in p.role.keys or _same_noun(key, p))), None)
            if found is None:
                return None
            used.append(found)
    return used


def _same_noun(key: str, part: Part) -> bool:
    return key in ("card", "cards", "player", part.name, f"{part.name}s")


def possible_answers(decision: Decision) -> int:
    """Return 1 when a decision has exactly one possible answer, and 2 when it has more."""
    if decision.low is not None:
        return 1 if decision.high == decision.low else 2
    count = len(decision.options)
    if count == 0 or decision.max == 0:
        return 1
    return 1 if decision.min >= count and not (decision.ordered and count > 1) else 2


def can_offer(kind: str, verbs: frozenset[str], decision: Decision | None, offers: dict[str, frozenset[str]]) -> bool:
    """Tell whether a decision is of a kind that can offer one of the verbs."""
    if decision is None:
        return False
    known = offers.get(kind, frozenset()) | {str(option.get("do")) for option in decision.options}
    return bool(known & verbs)
