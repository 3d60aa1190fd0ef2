"""Makes a failing game short: cuts its head at a quiet moment, then leaves out answers as long as it still fails."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from fuzz.again import look_aside
from fuzz.play import Indices, Played, Script, play
from fuzz.registry import named
from fuzz.transcript import Transcript, by_value
from fuzz.watching import Violation
from headjudge.protocol.messages import Answer, CardAt, New, Position

PLAIN_ANSWERS = 20
"""How many answers an easier start may cost."""
PLAIN_MEMORY = {"since", "arrived", "combat passes"}
"""What a position remembers and a scenario need not say."""
BY_LABEL = ("since", "arrived", "used", "true")
"""What a position remembers by the labels of cards."""
ASIDE_TRIES = 8
"""How often something that chance has a part in is tried on a finished game."""
HEADS = 60
"""How many quiet moments before the failure are tried as a new start."""
SECONDS = 20.0
"""How long one failure may be shrunk."""


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


def key_of(option: dict[str, Any]) -> str:
    """An option by value, as a text."""
    return msgspec.json.encode(option, order="sorted").decode()


def said(option: Any) -> dict[str, Any]:
    """An option of the reference by value, as the judge is told it."""
    names = ("Alice", "Bob")
    shown: dict[str, Any] = {"do": option.do}
    if option.card is not None:
        shown["card"] = option.card.name
    for key, value in option.more:
        if key == "player" and isinstance(value, int):
            shown[key] = names[value] if value < len(names) else "chance"
        else:
            shown[key] = told(value)
    return shown


def told(value: Any) -> Any:
    """A part of an option by value."""
    if isinstance(value, list | tuple):
        return [told(item) for item in value]
    return value.name if hasattr(value, "definition") else value


def fails(new: New, answers: Sequence[Answer], violation: Violation, *, keep_quiet: bool = False) -> Played | None:
    """The game, if these answers still violate the same invariant."""
    played = play(new, Lenient(answers), keep_quiet=keep_quiet, every_nth=1)
    found = played.violation
    row = named(violation.name)
    if found is None and row is not None and row.when == "aside":
        tries = (look_aside(row, played, random.Random(seed)) for seed in range(ASIDE_TRIES))
        found = played.violation = next((failed for failed in tries if failed is not None), None)
    if found is None or found.name != violation.name:
        return None
    if violation.name == "the_engine_goes_on" and found.what.split(":")[0] != violation.what.split(":")[0]:
        return None
    return played


def shrink(new: New, answers: Sequence[Indices], violation: Violation, seconds: float = SECONDS) -> Transcript:
    """The shortest failing game that is found in time, as a transcript."""
    until = time.monotonic() + seconds
    best_new, best = new, by_value(new, answers)
    first = play(new, Script(answers), keep_quiet=True, every_nth=1)
    if first.violation is not None and first.violation.name == violation.name:
        best = best[: len(first.answers)]
        best_new, best = cut_head(first, best, violation, until)
    best = leave_out(best_new, best, violation, until)
    best_new = lighten(best_new, best, violation, max(until, time.monotonic() + seconds / 4))
    final = fails(best_new, best, violation)
    what = final.violation if final is not None else violation
    return Transcript(
        rulebook=new.rulebook,
        invariant=violation.name,
        clause=violation.clause,
        what=what.what,
        start=best_new,
        answers=best,
    )


def cut_head(played: Played, answers: list[Answer], violation: Violation, until: float) -> tuple[New, list[Answer]]:
    """Starts at the last quiet moment from which the game still fails; a little earlier if that is easier to tell."""
    best: tuple[New, list[Answer]] | None = None
    if played.watch is None:
        return played.new, answers  # the game broke before it began
    for given, position in reversed(played.watch.quiet[-HEADS:]):
        if time.monotonic() > until or (best is not None and len(answers) - given > PLAIN_ANSWERS):
            break
        if position is None or (best is not None and not is_plain(position)):
            continue
        new = New(rulebook=played.new.rulebook, position=position)
        again = fails(new, answers[given:], violation)
        if again is not None:
            best = new, by_value(new, again.answers)
            if is_plain(position):
                break
    return best if best is not None else (played.new, answers)


def is_plain(position: Position) -> bool:
    """Whether a position remembers nothing that a scenario could not say."""
    return not set(position.memory) - PLAIN_MEMORY


def lighten(new: New, answers: list[Answer], violation: Violation, until: float) -> New:
    """Takes cards out of the position as long as the game still fails: whole zones first, then card by card."""
    if new.position is None:
        return new
    for player, side in new.position.players.items():
        for zone in side.zones:
            for count in (len(side.zones[zone]), 1):
                new = fewer(new, player, zone, count, answers, violation, until)
    return new


def fewer(
    new: New, player: str, zone: str, count: int, answers: list[Answer], violation: Violation, until: float
) -> New:
    """Takes cards out of one zone, so many at a time."""
    i = 0
    while new.position is not None and time.monotonic() < until:
        cards = new.position.players[player].zones.get(zone, [])
        if i >= len(cards) or (zone == "deck" and count == 1):
            break
        rest = [*cards[:i], *cards[i + count :]]
        lighter = msgspec.structs.replace(new, position=with_cards(new.position, player, zone, rest))
        again = fails(lighter, answers, violation)
        if again is not None and len(again.answers) == len(answers):
            new = lighter
        else:
            i += count
    return new


def with_cards(position: Position, player: str, zone: str, cards: list[CardAt]) -> Position:
    """A position with other cards in one zone; what it remembers of cards that are gone is left out."""
    side = position.players[player]
    players = position.players | {player: msgspec.structs.replace(side, zones=side.zones | {zone: cards})}
    laid = [at for each in players.values() for lying in each.zones.values() for at in lying]
    labels, names = {at.label for at in laid}, {at.card for at in laid}
    memory: dict[str, Any] = {}
    for key, value in position.memory.items():
        if isinstance(value, dict) and key in BY_LABEL:
            memory[key] = {label: entry for label, entry in value.items() if label in labels}
        else:
            memory[key] = [entry for entry in value if entry[0] in labels] if key in BY_LABEL else value
    texts = {name: text for name, text in position.cards.items() if name in names or not is_plain(position)}
    return msgspec.structs.replace(position, players=players, memory=memory, cards=texts)


def leave_out(new: New, answers: list[Answer], violation: Violation, until: float) -> list[Answer]:
    """Delta debugging over answers: leaves out what is not needed, in halves, quarters and so on."""
    size = max(1, len(answers) // 2)
    while size >= 1 and answers:
        i, shorter = 0, False
        while i < len(answers):
            if time.monotonic() > until:
                return answers
            rest = answers[:i] + answers[i + size :]
            again = fails(new, rest, violation)
            if again is not None and len(again.answers) < len(answers):
                answers = by_value(new, again.answers)
                shorter = True
            else:
                i += size
        if not shorter or size > 1:
            size = size // 2 if size > 1 else (1 if shorter else 0)
    return answers
