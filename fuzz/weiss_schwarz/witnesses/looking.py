"""What the checks of Weiss Schwarz share: whose turn it is, phases by label, printed words, and the stage by position.

Options may be asked one after the other, as the rulebook's own steps go, or put together: a play that names its
position, an attack that names its type, a reversed character whose Encore is paid before it leaves the stage.
"""

from __future__ import annotations

from typing import Any

from fuzz.seen import NotShown
from fuzz.witness import Look, Step
from headjudge.protocol.messages import CHANCE, CardView, Option

RULEBOOK = "weiss-schwarz-2.09"
WAITING, CLIMAX_AREA = "waiting room", "climax area"
CENTER = ("center left", "center middle", "center right")
FACES = dict(zip(CENTER, reversed(CENTER), strict=True))
PHASES = ("5", "6.2", "6.3", "6.4", "6.5", "6.6", "7", "6.8")
"""The labels of phases begin so, in the order of the turn; what comes before the first turn stands before them."""
WINDOWS = ("clock", "main", "climax", "attack")
"""Questions of the turn player before which there has always been a check timing."""


def phase(look: Look) -> int:
    """The place of a moment's phase in the turn."""
    return next(i for i, label in enumerate(PHASES) if f"{look.at}.".startswith(f"{label}."))


def turn_player(look: Look) -> str:
    """Whose turn it is."""
    return str(look.role("turn player"))


def other(look: Look, player: str) -> str:
    """The opponent of a player."""
    return next(name for name in look.players if name != player)


def next_turn(step: Step) -> bool:
    """Whether the answer ended the turn."""
    return step.after.turn == step.before.turn + 1


def asks(step: Step, *kinds: str) -> bool:
    """Whether the answer led to a question of one of these kinds, or to any that is not for chance."""
    return step.next is not None and step.next.player != CHANCE and (not kinds or step.next.kind in kinds)


def blank(step: Step) -> bool:
    """Whether no card seen so far has a text, so that only the rules have a say."""
    return step.silent("")


def words(card: CardView, name: str) -> tuple[str, ...]:
    """Words printed on a card: its type, its colors, its trigger icons."""
    if "type" not in card.printed:
        raise NotShown(name)
    found = card.printed.get(name) or ()
    return (found,) if isinstance(found, str) else tuple(found)


def number(card: CardView, name: str) -> int:
    """A number printed on a card; one that a card lacks counts as 0."""
    if "type" not in card.printed:
        raise NotShown(name)
    return int(card.printed.get(name) or 0)


def is_a(card: CardView, kind: str) -> bool:
    """Whether a card is of a type."""
    return kind in words(card, "type")


def names(cards: list[CardView]) -> list[str]:
    """Which cards these are, in their order."""
    if any(card.card is None for card in cards):
        raise NotShown("cards")
    return [str(card.card) for card in cards]


def standing_on(look: Look, player: str, slot: str) -> CardView | None:
    """The character on a position."""
    return next((card for card in look.zone(player, "stage") if card.slot == slot), None)


def gain(step: Step, player: str, zone: str) -> int:
    """How many cards more a zone has after the answer."""
    return step.after.count(player, zone) - step.before.count(player, zone)


def only_option(step: Step) -> Option:
    """The one option that was chosen; nothing where none or several were."""
    return step.options[0] if len(step.options) == 1 else {}


def chosen_card(step: Step) -> CardView | None:
    """The card that the answer names, as it lay before."""
    place = step.before.find(only_option(step).get("card"))
    return place[2] if place is not None else None


def called(card: Any) -> str:
    """What a card is called in a sentence."""
    return str(card.label or card.card or card.id) if isinstance(card, CardView) else str(card)
