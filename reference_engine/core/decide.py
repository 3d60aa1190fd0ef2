"""Decisions: how a procedure asks a player, or chance, and what it gets back."""

from __future__ import annotations

import types
from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from .model import Obj

if TYPE_CHECKING:
    from .game import Game

CHANCE = 2
"""Chance as a player: it answers shuffles and random choices."""

More = tuple[tuple[str, Any], ...]


class Option(msgspec.Struct, eq=False, gc=False):
    """One thing that may be answered: a verb, the card it names, and further named parts."""

    do: str
    card: Obj | None = None
    more: More = ()
    told: Any = None
    """How it was last told to a player."""

    def says(self) -> tuple[str, Obj | None, More]:
        """The option by value; an answer names offered options themselves, so they are told apart by identity."""
        return self.do, self.card, self.more

    def __repr__(self) -> str:
        return " ".join([self.do, *([repr(self.card)] if self.card else []), *(str(v) for _, v in self.more)])


class Decision(msgspec.Struct, eq=False, gc=False):
    """An open question, as data; `low` set means that the answer is a number."""

    player: int
    kind: str
    options: Sequence[Option]
    clause: str
    min: int = 1
    max: int = 1
    ordered: bool = False
    about: dict[str, Any] | None = None
    low: int | None = None
    high: int | None = None
    secret: str | None = None


Answer = list[Option] | int


@types.coroutine
def suspend(decision: Decision) -> Generator[Decision, Answer, Answer]:
    """Hands a decision to whoever drives the game and waits for the answer."""
    return (yield decision)


@types.coroutine
def ask(game: Game, decision: Decision) -> Generator[Decision, Answer, list[Option]]:
    """Opens a decision among options and gives those chosen."""
    answer = yield decision
    assert isinstance(answer, list)
    return answer


async def choose(
    game: Game,
    player: int,
    kind: str,
    options: Sequence[Option],
    clause: str,
    *,
    least: int = 1,
    most: int = 1,
    ordered: bool = False,
    about: dict[str, Any] | None = None,
    secret: str | None = None,
) -> list[Option]:
    """Asks for between `least` and `most` options, as many as there are at most; what has one answer is not asked."""
    count = len(options)
    most = min(most, count)  # trails:104.2, ws:8.6.3.1.2, ws:1.3.2
    least = min(least, most)  # ws:1.3.2
    if most <= 0:
        return []
    if least == count and not (ordered and count > 1):
        return list(options)
    return await ask(game, Decision(player, kind, options, clause, least, most, ordered, about, secret=secret))


async def choose_card(
    game: Game, player: int, kind: str, cards: Sequence[Obj], clause: str, *, about: dict[str, Any] | None = None
) -> Obj | None:
    """Asks for exactly one of the cards; None when there are none."""
    chosen = await choose(game, player, kind, [Option("choose", card) for card in cards], clause, about=about)
    return chosen[0].card if chosen else None


async def choose_cards(
    game: Game,
    player: int,
    kind: str,
    cards: Sequence[Obj],
    clause: str,
    *,
    least: int,
    most: int,
    ordered: bool = False,
    about: dict[str, Any] | None = None,
    secret: str | None = None,
) -> list[Obj]:
    """Asks for several of the cards at once; every subset within the bounds is legal."""
    options = [Option("choose", card) for card in cards]
    chosen = await choose(
        game, player, kind, options, clause, least=least, most=most, ordered=ordered, about=about, secret=secret
    )
    return [option.card for option in chosen if option.card is not None]


async def choose_number(
    game: Game, player: int, kind: str, low: int, high: int | None, clause: str, about: dict[str, Any] | None = None
) -> int:
    """Asks for a whole number within bounds; no upper bound when `high` is None."""
    if high is not None and high <= low:
        return low
    answer = await suspend(Decision(player, kind, (), clause, 1, 1, False, about, low, high))
    assert isinstance(answer, int)
    return answer


YES, NO = Option("yes"), Option("no")
YES_NO = (YES, NO)


async def may(game: Game, player: int, kind: str, clause: str, about: dict[str, Any] | None = None) -> bool:
    """Asks whether the player does it."""
    return (await ask(game, Decision(player, kind, YES_NO, clause, about=about)))[0] is YES


async def choose_player(
    game: Game, chooser: int, kind: str, players: Sequence[int], clause: str, about: dict[str, Any] | None = None
) -> int | None:
    """Asks for one of the players."""
    options = [Option("player", None, (("player", player),)) for player in players]
    chosen = await choose(game, chooser, kind, options, clause, about=about)
    return int(chosen[0].more[0][1]) if chosen else None


async def order_of(game: Game, player: int, cards: Sequence[Obj], clause: str, kind: str = "order") -> list[Obj]:
    """Asks for an order of all the cards; one card has only one order."""
    count = len(cards)
    return await choose_cards(game, player, kind, cards, clause, least=count, most=count, ordered=True)
