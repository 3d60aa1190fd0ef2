"""Makes a failing game short: cuts its head at a quiet moment, then leaves out answers, cards and texts."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from fuzz.again import look_aside
from fuzz.answering import Lenient
from fuzz.books import book
from fuzz.play import Indices, Played, play
from fuzz.registry import named
from fuzz.transcript import Transcript, by_value
from fuzz.watching import Violation
from headjudge.protocol.messages import Answer, CardAt, CardText, New, Position

PLAIN_ANSWERS = 20
"""How many answers an easier start may cost."""
ASIDE_TRIES = 8
"""How often something that chance has a part in is tried on a finished game."""
HEADS = 60
"""How many quiet moments before the failure are tried as a new start."""
SECONDS = 20.0
"""How long one failure may be shrunk."""


class Failed(NamedTuple):
    """A game that fails: the answers that it took, and what is violated."""

    answers: list[Answer]
    violation: Violation


class Court(Protocol):
    """Whoever can play a game again and say whether it still fails: the reference, an engine, or two side by side."""

    def fails(self, new: New, answers: Sequence[Answer], violation: Violation) -> Failed | None:
        """The game, if these answers still show the same violation."""

    def quiet(self, new: New, answers: Sequence[Answer]) -> list[tuple[int, Position]]:
        """The quiet moments of a game: how many answers had been given, and where it could start anew."""


def fails(new: New, answers: Sequence[Answer], violation: Violation) -> Played | None:
    """The game of the reference, if these answers still violate the same invariant."""
    played = play(new, Lenient(answers), every_nth=1)
    found = played.violation
    row = named(new.rulebook, violation.name)
    if found is None and row is not None and row.when == "aside":
        tries = (look_aside(row, played, random.Random(seed)) for seed in range(ASIDE_TRIES))
        found = played.violation = next((failed for failed in tries if failed is not None), None)
    return played if found is not None and found.is_like(violation) else None


class Reference:
    """The reference as the court."""

    def fails(self, new: New, answers: Sequence[Answer], violation: Violation) -> Failed | None:
        """The game, if these answers still violate the same invariant."""
        played = fails(new, answers, violation)
        return Failed(by_value(new, played.answers), played.violation) if played is not None else None

    def quiet(self, new: New, answers: Sequence[Answer]) -> list[tuple[int, Position]]:
        """The moments at which the state could be written down."""
        played = play(new, Lenient(answers), keep_quiet=True, every_nth=1)
        found = played.watch.quiet if played.watch is not None else []  # without a watch it broke before it began
        return [(given, position) for given, position in found if position is not None]


def shrink(new: New, answers: Sequence[Indices], violation: Violation, seconds: float = SECONDS) -> Transcript:
    """The shortest failing game of the reference that is found in time."""
    return shorten(Reference(), new, by_value(new, answers), violation, seconds)


def shorten(
    court: Court, new: New, answers: list[Answer], violation: Violation, seconds: float, **about: Any
) -> Transcript:
    """The shortest failing game that a court finds in time, as a transcript; `about` are further fields of it."""
    first = court.fails(new, answers, violation) if seconds else None
    if first is not None:
        answers = first.answers
        moments = court.quiet(new, answers)[-HEADS:]
        until = time.monotonic() + seconds  # a long game is not to blame for what it takes to play it
        new, answers = cut_head(court, new, answers, moments, violation, until)
        answers = leave_out(court, new, answers, violation, until)
        later = max(until, time.monotonic() + seconds / 4)
        new = lighten(court, new, answers, violation, later)
        new = silence(court, new, answers, violation, later)
        last = court.fails(new, answers, violation)
        violation = last.violation if last is not None else violation
    return Transcript(
        rulebook=new.rulebook,
        invariant=violation.name,
        clause=violation.clause,
        what=violation.what,
        kind=violation.kind,
        start=new,
        answers=answers,
        **about,
    )


def cut_head(
    court: Court,
    new: New,
    answers: list[Answer],
    moments: list[tuple[int, Position]],
    violation: Violation,
    until: float,
) -> tuple[New, list[Answer]]:
    """Starts at the last quiet moment from which the game still fails; a little earlier if that is easier to tell."""
    best: tuple[New, list[Answer]] | None = None
    for given, position in reversed(moments):
        if time.monotonic() > until or (best is not None and len(answers) - given > PLAIN_ANSWERS):
            break
        plain = is_plain(new.rulebook, position)
        if best is not None and not plain:
            continue
        later = New(rulebook=new.rulebook, position=position, seed=new.seed)
        again = court.fails(later, answers[given:], violation)
        if again is not None:
            best = later, again.answers
            if plain:
                break
    return best if best is not None else (new, answers)


def is_plain(rulebook: str, position: Position) -> bool:
    """Whether a position remembers nothing that a scenario could not say."""
    return not set(position.memory) - book(rulebook).plain_memory


def leave_out(court: Court, new: New, answers: list[Answer], violation: Violation, until: float) -> list[Answer]:
    """Delta debugging over answers: leaves out what is not needed, in halves, quarters and so on."""
    size = max(1, len(answers) // 2)
    while size >= 1 and answers:
        i, shorter = 0, False
        while i < len(answers):
            if time.monotonic() > until:
                return answers
            again = court.fails(new, answers[:i] + answers[i + size :], violation)
            if again is not None and len(again.answers) < len(answers):
                answers = again.answers
                shorter = True
            else:
                i += size
        if not shorter or size > 1:
            size = size // 2 if size > 1 else (1 if shorter else 0)
    return answers


def lighten(court: Court, new: New, answers: list[Answer], violation: Violation, until: float) -> New:
    """Takes cards out of the position as long as the game still fails: whole zones first, then card by card."""
    if new.position is None:
        return new
    for player, side in new.position.players.items():
        for zone in side.zones:
            for count in (len(side.zones[zone]), 1):
                new = fewer(court, new, (player, zone), count, answers, violation, until)
    return new


def fewer(
    court: Court,
    new: New,
    place: tuple[str, str],
    count: int,
    answers: list[Answer],
    violation: Violation,
    until: float,
) -> New:
    """Takes cards out of one zone, so many at a time."""
    player, zone = place
    i = 0
    while new.position is not None and time.monotonic() < until:
        cards = new.position.players[player].zones.get(zone, [])
        if i >= len(cards) or (zone == "deck" and count == 1):
            break
        rest = [*cards[:i], *cards[i + count :]]
        lighter = msgspec.structs.replace(new, position=with_cards(new, player, zone, rest))
        again = court.fails(lighter, answers, violation)
        if again is not None and len(again.answers) == len(answers):
            new = lighter
        else:
            i += count
    return new


def with_cards(new: New, player: str, zone: str, cards: list[CardAt]) -> Position:
    """A position with other cards in one zone; what it remembers of cards that are gone is left out."""
    position = new.position
    assert position is not None
    side = position.players[player]
    players = position.players | {player: msgspec.structs.replace(side, zones=side.zones | {zone: cards})}
    laid = [at for each in players.values() for lying in each.zones.values() for at in lying]
    labels, names = {at.label for at in laid}, {at.card for at in laid}
    by_label = book(new.rulebook).memory_by_label
    memory: dict[str, Any] = {}
    for key, value in position.memory.items():
        if isinstance(value, dict) and key in by_label:
            memory[key] = {label: entry for label, entry in value.items() if label in labels}
        else:
            memory[key] = [entry for entry in value if entry[0] in labels] if key in by_label else value
    plain = is_plain(new.rulebook, position)
    texts = {name: text for name, text in position.cards.items() if name in names or not plain}
    return msgspec.structs.replace(position, players=players, memory=memory, cards=texts)


def silence(court: Court, new: New, answers: list[Answer], violation: Violation, until: float) -> New:
    """Takes the abilities off the cards that can do without them, all at once if possible."""
    talking = [name for name, text in texts_of(new).items() if text.abilities]
    for names in (talking, *([name] for name in talking)):
        if not names or time.monotonic() > until:
            continue
        quieter = with_texts(new, {name: without_text(texts_of(new)[name]) for name in names})
        again = court.fails(quieter, answers, violation)
        if again is not None and len(again.answers) == len(answers):
            new = quieter
            if names is talking:
                break
    return new


def texts_of(new: New) -> dict[str, CardText]:
    """What is printed on the cards of a game."""
    return {**new.cards, **(new.position.cards if new.position is not None else {})}


def without_text(text: CardText) -> CardText:
    """A card without its abilities."""
    return msgspec.structs.replace(text, abilities=[])


def with_texts(new: New, texts: dict[str, CardText]) -> New:
    """A game with other texts on some cards."""
    cards = {name: texts.get(name, text) for name, text in new.cards.items()}
    position = new.position
    if position is not None:
        own = {name: texts.get(name, text) for name, text in position.cards.items()}
        position = msgspec.structs.replace(position, cards=own)
    return msgspec.structs.replace(new, cards=cards, position=position)
