"""Answers by value: what an option says, and a chooser that gives a list of answers as far as they fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from fuzz.play import Indices
from headjudge.protocol.messages import Answer, Decision, Option

NAMES = ("Alice", "Bob")


class Said:
    """An option by value in the shape of one of the reference, so that dice and invariants take either."""

    __slots__ = ("do", "value")

    def __init__(self, value: Option) -> None:
        self.value = value
        self.do = str(value.get("do", ""))

    def says(self) -> str:
        """The option as a text."""
        return key_of(self.value)


class Asked:
    """A decision of the protocol in the shape of one of the reference."""

    __slots__ = ("high", "kind", "low", "max", "min", "options", "player")

    def __init__(self, decision: Decision) -> None:
        self.player, self.kind = decision.player, decision.kind
        self.low, self.high, self.min, self.max = decision.low, decision.high, decision.min, decision.max
        self.options = [Said(option) for option in decision.options]

    def answer(self, indices: Indices) -> Answer:
        """An answer by its places, said by value."""
        return indices if isinstance(indices, int) else [self.options[i].value for i in indices]


class Lenient:
    """Gives answers by value; one that does not fit the open decision is left out."""

    def __init__(self, answers: Sequence[Answer]) -> None:
        self.left = list(answers)

    def answer(self, decision: Any) -> Indices | None:
        """The next answer that fits."""
        offered: dict[str, int] | None = None
        while self.left:
            answer = self.left.pop(0)
            if isinstance(answer, int) or decision.low is not None:
                low, high = decision.low, decision.high
                if isinstance(answer, int) and low is not None and answer >= low and (high is None or answer <= high):
                    return answer
                continue
            if not decision.min <= len(answer) <= decision.max:
                continue
            if offered is None:
                offered = {}
                for i, option in enumerate(decision.options):
                    offered.setdefault(key_of(said(option)), i)
            places = [offered.get(key_of(option)) for option in answer]
            if None not in places and len(set(places)) == len(places):
                return tuple(place for place in places if place is not None)
        return None


def key_of(option: Option) -> str:
    """An option by value, as a text."""
    return msgspec.json.encode(option, order="sorted").decode()


def said(option: Any) -> Option:
    """An option by value, as the judge is told it."""
    if isinstance(option, Said):
        return option.value
    shown: Option = {"do": option.do}
    if option.card is not None:
        shown["card"] = option.card.name
    for key, value in option.more:
        if key == "player" and isinstance(value, int):
            shown[key] = NAMES[value] if value < len(NAMES) else "chance"
        else:
            shown[key] = told(value)
    return shown


def told(value: Any) -> Any:
    """A part of an option by value."""
    if isinstance(value, list | tuple):
        return [told(item) for item in value]
    return value.name if hasattr(value, "definition") else value
