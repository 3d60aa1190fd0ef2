"""An engine that plays for the fuzzer: started by its name, started again when it dies, and asked only what it can."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Iterator

import msgspec

from fuzz.books import book
from fuzz.shrink import with_texts, without_text
from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode
from headjudge.protocol.engine import Engine
from headjudge.protocol.faults import EngineFault
from headjudge.protocol.messages import LEVELS, Close, Level, New, Reply
from headjudge.protocol.resolve import resolve

SEEDS = 2**31


class WrongRulebook(HeadjudgeError):
    """An engine that does not play the rulebook."""

    exit_code = ExitCode.WRONG_USAGE


class NoGame(HeadjudgeError):
    """An engine that starts no game, from whatever decks."""

    exit_code = ExitCode.ADAPTER_AT_FAULT


class Host:
    """One engine and what it said about itself."""

    def __init__(self, name: str, rulebook: str, start: Callable[[str], Engine] = resolve) -> None:
        self.name = name
        self.rulebook = rulebook
        self.start = start
        self.engine: Engine = start(name)
        self.hello = self.engine.hello()
        if rulebook not in self.hello.rulebooks:
            plays = ", ".join(self.hello.rulebooks) or "nothing"
            raise WrongRulebook(f"{name} does not play {rulebook}; it says that it plays {plays}")
        self.hides = frozenset(self.hello.hides)
        self.tells: set[str] = set()
        """The kinds of events that it has told so far."""
        self._starts: Callable[[New], New] | None = None

    def can(self, level: Level) -> bool:
        """Whether the engine has a level."""
        return LEVELS.index(self.hello.level) >= LEVELS.index(level)

    @property
    def repeatable(self) -> bool:
        """Whether the same start and answers give the same game."""
        return self.can("chance") or self.hello.seeded

    def restart(self) -> None:
        """Starts the engine again after it has died."""
        self.end()
        self.engine = self.start(self.name)
        self.engine.hello()

    def end(self) -> None:
        """Ends the engine; one that is dead already is left alone."""
        with contextlib.suppress(EngineFault):
            self.engine.bye()

    def drawn_game(self, dice: random.Random, *, generating: bool = False, midway: bool = False) -> New:
        """A drawn game as far as the engine can play it: with its texts, without them, or with decks of its own."""
        rules = book(self.rulebook)
        seed = None if self.can("chance") else dice.randrange(SEEDS)
        if midway and self.can("cards"):
            return msgspec.structs.replace(rules.drawn_position(dice, generating=generating), seed=seed)
        new = msgspec.structs.replace(rules.drawn_game(dice, generating=generating), seed=seed)
        if self._starts is None:
            self._starts = self._way_to_start(new)
        return self._starts(new)

    def _way_to_start(self, new: New) -> Callable[[New], New]:
        """How this engine takes decks, tried out once."""
        why = ""
        for way in (as_it_is, without_texts, own_decks):
            reply = self.engine.new(way(new))
            if reply.refused is None and reply.unsupported is None:
                self.engine.close(Close(game=reply.game))
                return way
            why = said_no(reply)
        raise NoGame(f"{self.name} starts no game of {self.rulebook}: {why}")


def said_no(reply: Reply) -> str:
    """Why a game was not started."""
    if reply.refused is not None:
        return f"it refuses, {reply.refused.why}"
    return f"it does not support {reply.unsupported.what}" if reply.unsupported is not None else "it asks nothing"


def as_it_is(new: New) -> New:
    """The game with all its texts."""
    return new


def without_texts(new: New) -> New:
    """The game with blank cards."""
    return with_texts(new, {name: without_text(text) for name, text in new.cards.items()})


def own_decks(new: New) -> New:
    """A game of the engine's own decks."""
    return New(rulebook=new.rulebook, seed=new.seed)


def seeds(seed: int) -> Iterator[random.Random]:
    """The dice of each game of a run: the same seed gives the same games."""
    number = 0
    while True:
        yield random.Random(seed * 1_000_003 + number)
        number += 1
