"""1400 Icon Crafts: what each keyword stands for, in the notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.core.decide import choose_cards
from reference_engine.core.model import Event, Obj
from reference_engine.core.verbs import move

from .zones import ACTION, HAND, HOMEBASE

if TYPE_CHECKING:
    from .game import TrailsGame

COVERT = "CONT: this card cannot attack UNITs without Covert and this card cannot be attacked by UNITs without Covert."
REINFORCEMENT = (
    "CONT [in hand or homebase] while you control no UNITs with Reinforcement that have the same organization as "
    "this card: this card cannot be played."
)
ATTRIBUTION = (
    "AUTO when one or more UNITs you control attack for the first time each turn: "
    "this card gains the organizations of those this turn."
)
DISPATCH = "CONT [in homebase]: this card can be played from the homebase."
MARTIAL_ARTS = (
    "CONT while this card is combating: "
    "this card gets +1/+1 for each combating UNIT your opponent controls without Martial Arts."
)
HATE = "CONT: this card must be attacked if able."

KEYWORDS: dict[str, tuple[str, ...]] = {
    "Covert": (COVERT,),  # 1402.1
    "Reinforcement": (REINFORCEMENT,),  # 1403.1
    "Attribution": (ATTRIBUTION,),  # 1404.1
    "Dispatch": (DISPATCH,),  # 1405.1
    "Martial Arts": (MARTIAL_ARTS,),  # 1406.1
    "Hate": (HATE,),  # 1407.1
}
"""1401.1: the abilities for which each icon stands."""


def has_covert(game: TrailsGame, unit: Obj) -> bool:
    """Whether a UNIT has Covert."""
    return game.has_keyword(unit, "Covert")


async def replace_dispatched(game: TrailsGame, event: Event) -> None:
    """Who has played a card by Dispatch may lay a hand card into the homebase, face-down and actioned."""
    obj, player = event.obj, event.player
    if obj is None or player is None or not obj.data.dispatched:
        return
    hand = list(game.cards_in(HAND, player))
    cards = await choose_cards(game, player, "homebase card", hand, "1405.1", least=0, most=1, about={"card": obj})
    if cards:
        await move(
            game, cards, HOMEBASE, face_up=False, orientation=ACTION, kind="put into the homebase", seen_by=(player,)
        )
