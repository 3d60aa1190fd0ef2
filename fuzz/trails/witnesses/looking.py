"""What the checks of Trails share: steps and phases by label, and cards on the field."""

from __future__ import annotations

from fuzz.seen import NotShown
from fuzz.witness import Look, Step
from headjudge.protocol.messages import CardView

RULEBOOK = "trails-1.0.1"
STEPS = ("703.6", "703.7", "703.8", "803", "804")
PHASES = {"703": "preparation", "704": "combat", "802": "combat", "803": "combat", "804": "combat", "705": "cure"}
LAID_OUT = ("field", "homebase")
STANDBY = "resolve standby zone"


def phase(look: Look) -> str:
    """The phase of a moment; none before the first turn."""
    return PHASES.get(look.at.partition(".")[0], "")


def step_of(look: Look) -> tuple[str, str | None] | None:
    """The step of a moment and who performs it; None outside steps."""
    label = next((label for label in STEPS if look.at.startswith(label)), None)
    return (label, look.role("performing")) if label is not None else None


def moment(look: Look) -> tuple[int, str, str | None]:
    """Where in the turn a moment lies, and whose step it is."""
    return look.turn, look.at, look.role("performing")


def enters(step: Step, label: str) -> bool:
    """Whether the answer led to a window of this label that was not open before."""
    return step.after.at == label and moment(step.before) != moment(step.after)


def next_turn(step: Step) -> bool:
    """Whether the answer ended the turn."""
    return step.after.turn == step.before.turn + 1 and phase(step.before) != ""


def other(look: Look, player: str) -> str:
    """The opponent of a player."""
    return next(name for name in look.players if name != player)


def is_a(look: Look, card: CardView, kind: str) -> bool:
    """Whether a card is of a type."""
    types = card.values.get("type") or card.printed.get("type")
    if types is None or "values" in look.hides:
        raise NotShown("type")
    return kind in ([types] if isinstance(types, str) else types)


def lying(look: Look, *zones: str) -> list[CardView]:
    """The cards of both players in some zones."""
    return [card for player in look.players for zone in zones for card in look.zone(player, zone)]


def stunned(look: Look) -> dict[str, CardView]:
    """The stunned UNITs by id."""
    return {card.id: card for card in lying(look, "field") if look.marked(card, "stunned")}


def name(card: CardView) -> str:
    """What a card is called in a sentence."""
    return card.label or card.card or card.id
