"""Plays games of the reference in process: a start, a chooser of answers, and a watch."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from fuzz.books import book
from fuzz.watching import EVERY_NTH, Violation, Watch
from headjudge.protocol.messages import New

LONGEST = 4_000
"""Answers after which a game is given up as unfinished."""
GOES_ON = "the_engine_goes_on"
"""What is violated when the engine breaks in the middle of a game."""

Indices = tuple[int, ...] | int
"""An answer: the places of the chosen options among those offered, or a number."""

Inside = Callable[[Callable[..., Any]], Callable[..., Any]]
"""What is put around a call of the engine, such as the recording of its lines."""


class Chooser(Protocol):
    """Whoever answers the decisions of a game."""

    def answer(self, decision: Any) -> Indices | None:
        """The answer to a decision; None to stop here."""


class Played(msgspec.Struct):
    """What a game came to."""

    new: New
    answers: list[Indices]
    finished: bool = False
    turns: int = 0
    violation: Any = None
    watch: Any = None


class Dice:
    """Answers at random, and passes often where that is offered, so that games come to an end."""

    def __init__(self, dice: random.Random, passing: float = 0.7) -> None:
        self.random = dice.random
        self.below = dice.randrange
        self.dice = dice
        self.passing = passing

    def answer(self, decision: Any) -> Indices:
        """An answer to any decision."""
        if decision.low is not None:
            high = decision.high if decision.high is not None else decision.low + 3
            return self.below(decision.low, high + 1)
        options = decision.options
        if decision.min == decision.max == 1:
            passes = [i for i, option in enumerate(options) if option.do == "pass"]
            if passes and self.random() < self.passing:
                return (passes[0],)
            return (self.below(len(options)),)
        return tuple(self.dice.sample(range(len(options)), self.below(decision.min, decision.max + 1)))


class Script:
    """Gives a list of answers by their places, and stops when it is used up or does not fit."""

    def __init__(self, answers: Sequence[Indices]) -> None:
        self.answers = answers
        self.next = 0

    def answer(self, decision: Any) -> Indices | None:
        """The next answer of the list."""
        if self.next >= len(self.answers):
            return None
        answer = self.answers[self.next]
        self.next += 1
        return answer if fits(decision, answer) else None


def fits(decision: Any, answer: Indices) -> bool:
    """Whether an answer is legal here."""
    if isinstance(answer, int) or decision.low is not None:
        if not isinstance(answer, int) or decision.low is None:
            return False
        return bool(answer >= decision.low and (decision.high is None or answer <= decision.high))
    if not decision.min <= len(answer) <= decision.max:
        return False
    return all(i < len(decision.options) for i in answer)


def new_game(new: New) -> tuple[Any, str]:
    """A game of the reference, laid out, and the label at which it starts."""
    games: Any = importlib.import_module("reference_engine.games").GAMES
    game, at = games[new.rulebook](new)
    return game, str(at)


def given(decision: Any, answer: Indices) -> Any:
    """An answer as the engine takes it."""
    if isinstance(answer, int):
        return answer
    options = decision.options
    return [options[i] for i in answer]


def play(
    new: New,
    chooser: Chooser,
    *,
    longest: int = LONGEST,
    counts: dict[str, int] | None = None,
    every_nth: int = EVERY_NTH,
    keep_quiet: bool = False,
    inside: Inside | None = None,
) -> Played:
    """Plays one game under watch; what an invariant or the engine itself says against it is the violation."""
    played = Played(new, [])
    answers = played.answers
    watch: Watch | None = None
    try:
        game, at = new_game(new)
        game.at = at
        watch = played.watch = Watch(game, counts, every_nth, from_decks=new.position is None)
        watch.keep_quiet = keep_quiet
        start, decide = (game.start, game.decide) if inside is None else (inside(game.start), inside(game.decide))
        decision = start(at)
        watch.on_decision(decision)
        while decision is not None and len(answers) < longest:
            answer = chooser.answer(decision)
            if answer is None:
                break
            options = given(decision, answer)
            answers.append(answer)
            watch.before_answer(options)
            decision = decide(options)
            watch.on_decision(decision)
        played.finished = decision is None
        played.turns = game.turn
        if decision is not None:
            game.stop()
    except Violation as violation:
        played.violation = violation
    except Exception as error:  # noqa: BLE001 - whatever the engine raises is its fault
        name = type(error).__name__
        what = f"{name}: {error}"[:300]
        kind = name if watch is not None else f"{name} before it began"
        played.violation = Violation(GOES_ON, book(new.rulebook).goes_on, what, kind)
    return played
