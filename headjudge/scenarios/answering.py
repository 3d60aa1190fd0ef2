"""Which answer the parts of an intent give to a decision; pure functions over decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from headjudge.protocol.messages import Answer, CardView, Decision, Option
from headjudge.scenarios.intents import DECLINING, NOTHING, Part, covered


def answer_from(decision: Decision, left: Sequence[Part], closing: Sequence[Part]) -> tuple[Answer, list[Part]] | None:
    """Return the answer that the parts give, with the parts it uses; None when they give none."""
    if decision.low is not None:
        return _number(decision, left)
    nothing = _nothing(decision, left)
    if nothing is not None:
        return nothing
    return _several(decision, left, closing) if decision.max > 1 else _single(decision, left, closing)


def _number(decision: Decision, left: Sequence[Part]) -> tuple[Answer, list[Part]] | None:
    for part in left:
        if isinstance(part.value, int) and decision.kind in part.role.kinds and _within(decision, part.value):
            return part.value, [part]
    return None


def _within(decision: Decision, number: int) -> bool:
    low, high = decision.low, decision.high
    return low is not None and number >= low and (high is None or number <= high)


def _nothing(decision: Decision, left: Sequence[Part]) -> tuple[Answer, list[Part]] | None:
    for part in left:
        if part.value is NOTHING and (not part.role.kinds or decision.kind in part.role.kinds):
            answer = _none_of(decision)
            if answer is not None:
                return answer, [part]
    return None


def _none_of(decision: Decision) -> Answer | None:
    if decision.min == 0:
        return []
    option = next((option for option in decision.options if option.get("do") in DECLINING), None)
    return None if option is None else [option]


def _single(decision: Decision, left: Sequence[Part], closing: Sequence[Part]) -> tuple[Answer, list[Part]] | None:
    """Return the option that uses the most parts; the first part named counts first."""
    best: tuple[Answer, list[Part]] | None = None
    first = len(left)
    for option in decision.options:
        used = covered(option, decision.kind, [*left, *closing], decision.about)
        if used is None or all(part is not used[0] for part in left):
            continue
        place = next(i for i, part in enumerate(left) if part is used[0])
        if best is None or len(used) > len(best[1]) or (len(used) == len(best[1]) and place < first):
            best, first = ([option], used), place
    return best


def _several(decision: Decision, left: Sequence[Part], closing: Sequence[Part]) -> tuple[Answer, list[Part]] | None:
    """Return all options that parts name, in the order of the parts."""
    chosen: list[Option] = []
    used: list[Part] = []
    for part in left:
        if len(chosen) == decision.max:
            break
        others = [other for other in [*left, *closing] if other is not part and all(other is not u for u in used)]
        for option in decision.options:
            if option in chosen:
                continue
            found = covered(option, decision.kind, [part, *others])
            if found is not None and found[0] is part:
                chosen.append(option)
                used += found
                break
    if not chosen or len(chosen) < decision.min:
        return None
    return chosen, used


def names_another(decision: Decision, left: Sequence[Part], offers: Mapping[str, frozenset[str]]) -> Part | None:
    """Return the first part that answers such decisions, and whose value is not among the options."""
    verbs = offers.get(decision.kind, frozenset()) | {str(option.get("do")) for option in decision.options}
    for part in left:
        if part.role.kinds and decision.kind not in part.role.kinds:
            continue
        if decision.low is not None:
            if part.role.kinds and isinstance(part.value, int):
                return part
        elif part.role.verbs & verbs and (part.role.kinds or part.role.verbs & offers.get(decision.kind, frozenset())):
            return part
    return None


def declining(decision: Decision) -> Answer | None:
    """Return the answer that does nothing, or None when something must be chosen."""
    return None if decision.low is not None else _none_of(decision)


def pay_first(decision: Decision, order: Mapping[str, int]) -> Answer:
    """Return the fewest sources that pay, in the order in which the scenario lays them out."""
    if decision.low is not None:
        return decision.low
    last = len(order)
    ranked = sorted(
        enumerate(decision.options), key=lambda found: (order.get(str(found[1].get("card")), last), found[0])
    )
    return [option for _, option in ranked[: max(decision.min, 1)]]


def shuffled(decision: Decision, cards: Sequence[CardView], top: Sequence[str]) -> Answer:
    """Return the order that brings these cards to the top and keeps the rest as it is."""
    places = list(range(len(decision.options)))
    first: list[int] = []
    for name in top:
        for place in places:
            card = cards[place] if place < len(cards) else None
            if card is not None and place not in first and name in (card.label, card.card):
                first.append(place)
                break
    rest = [place for place in places if place not in first]
    return [decision.options[place] for place in [*first, *rest]]


def mentions(data: Any, part: Part) -> bool:
    """Tell whether the value of a part stands somewhere in the data of an event."""
    if isinstance(data, dict):
        return any(mentions(value, part) for value in data.values())
    if isinstance(data, (list, tuple)):
        return any(mentions(value, part) for value in data)
    return bool(data == part.value)
