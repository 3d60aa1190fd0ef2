"""What a text knows while it is carried out: whose it is, what it is about, what has been chosen."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from headjudge.notation import rows_core as n

from .model import RULE, Ability, Cause, Event, Obj

if TYPE_CHECKING:
    from .game import Game

NOTHING: dict[str, n.Number] = {}

NO_CARDS: dict[Obj, Obj] = {}

NOT_YET: list[Obj] = []
"""What "it" means before the text has named anything, which is not the same as having found nothing."""


class Context:
    """The bearings of one ability or effect: "you", "this card", "it", "that many", targets and letters."""

    __slots__ = (
        "ability",
        "about",
        "actor",
        "cause",
        "clause",
        "controller",
        "counted",
        "event",
        "former",
        "game",
        "it",
        "last",
        "letters",
        "many",
        "met",
        "methods",
        "notes",
        "player",
        "source",
        "targets",
        "texts",
        "together",
    )

    def __init__(
        self,
        game: Game,
        source: Obj,
        controller: int,
        ability: Ability | None = None,
        event: Event | None = None,
        about: Obj | None = None,
        cause: Cause = RULE,
    ) -> None:
        self.game = game
        self.source = source
        self.controller = controller
        self.ability = ability
        self.event = event
        self.about = about
        self.cause = cause
        self.clause = ""
        """The clause by which it asks, where that is not the one for all texts."""
        self.actor = controller
        """The player who is carrying out the clause."""
        self.it: list[Obj] = NOT_YET
        self.former: list[Obj] = NOT_YET
        """What "it" meant before the cards were named to which something is just being done."""
        self.many: int | None = None
        self.player: int | None = None
        """The player whom the text has chosen."""
        self.last: dict[Obj, Obj] = NO_CARDS
        """The cards that the text has moved, each with what it was before."""
        self.letters: dict[str, int] = {}
        self.methods: dict[str, n.Number] = NOTHING
        """How letters are found that have not been determined yet."""
        self.counted: dict[str, n.Number] = NOTHING
        """Letters of a continuous ability: numbers that are counted whenever they are read."""
        self.targets: dict[int, tuple[Any, ...]] = {}
        """What was chosen for each target of the text, by the node that asks for it."""
        self.notes: Any = None
        """What the game noted of the moment at which the ability triggered."""
        self.texts: list[str] = []
        """Organizations or other printed words that the text has chosen."""
        self.met: list[Obj] = []
        """The cards that the text has last looked at, revealed or flipped."""
        self.together = False
        """Whether both players are just doing the same thing at the same time."""

    def copy(self) -> Context:
        """The same bearings, to go on with apart from these."""
        other = Context(self.game, self.source, self.controller, self.ability, self.event, self.about, self.cause)
        other.actor = self.actor
        other.it = self.it if self.it is NOT_YET else list(self.it)
        other.many = self.many
        other.player = self.player
        other.letters = dict(self.letters)
        other.methods = self.methods
        other.counted = self.counted
        other.targets = dict(self.targets)
        other.texts = list(self.texts)
        other.notes = self.notes
        other.clause = self.clause
        other.last = self.last
        return other

    def kept(self) -> Context:
        """The same bearings, kept with an ability; they do not keep the game."""
        other = self.copy()
        other.game = weakref.proxy(self.game)
        return other

    def named_again(self, before: Sequence[Obj], after: Sequence[Obj]) -> None:
        """The text has moved cards: "it" is what they are now, and what they were is kept for looking it up."""
        self.it = list(after)
        if self.game.final_information:
            self.last = {**self.last, **{new: old for new in after for old in before if old.card is new.card}}

    def as_known(self, obj: Obj) -> Obj:
        """What a text knows of a card that it has moved: the card as it last was where the text met it."""
        return self.last.get(obj, obj)  # ws:8.11.1

    def as_it_lies(self, obj: Obj) -> Obj:
        """A card where the event itself has put it, in games whose texts follow it there."""
        if obj.alive or self.event is None or not self.game.follows_moves:
            return obj
        return next((new for old, new in self.event.moves if old is obj and new is not None and new.alive), obj)

    def event_cards(self) -> list[Obj]:
        """The cards that the event is about."""
        if self.about is not None:
            return [self.about]
        event = self.event
        if event is None:
            return []
        if event.moves:
            return [new or old for old, new in event.moves if new or old]  # type: ignore[misc]
        return [event.obj] if event.obj is not None else []
