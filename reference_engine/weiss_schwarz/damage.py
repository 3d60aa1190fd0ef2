"""4.10 Damage Process and 4.11 Source of Damage."""

from __future__ import annotations

from collections.abc import Sequence

from headjudge.notation import rows_weiss as w
from reference_engine.core.continuous import Part
from reference_engine.core.events import emit
from reference_engine.core.model import RULE, Cause, Event, Obj
from reference_engine.core.questions import named, player_cannot
from reference_engine.core.verbs import move

from .game import WeissGame
from .zones import CLOCK, DECK, RESOLUTION, WAITING_ROOM


async def deal_damage(
    game: WeissGame, players: Sequence[int], amount: int, source: Obj | None, cause: Cause = RULE
) -> bool:
    """A card deals damage to players; says whether any of it was neither canceled nor replaced."""
    if amount <= 0:
        return False  # 1.3.2.2, 7.5.1.2.1
    taken: list[bool] = []
    for player in players:
        event = Event("damage", player, source, cause, {"n": amount})
        if not game.alters("damage") or await game.would(event):
            canceled = await damage_process(game, player, amount, source, cause)  # 4.11.1.1, 4.11.1.2
            if canceled is not None:
                taken.append(not canceled)
    if taken:
        data = {"n": amount, "canceled": not all(taken)}
        await emit(game, Event("damage dealt", players[0], source, cause, data))  # 4.12.2.7.3
    return any(taken)


async def damage_process(game: WeissGame, player: int, amount: int, source: Obj | None, cause: Cause) -> bool | None:
    """Card by card from the deck to the resolution zone, until a climax cancels it or the number is reached.

    Says whether it was canceled; None when there was no card to begin with, so that nothing was dealt.
    """
    revealed: list[Obj] = []
    canceled = False
    before, game.damaged = game.damaged, (*game.damaged, player)
    try:
        while len(revealed) < amount and not canceled:  # 4.10.1.3
            top = game.cards_in(DECK, player)[-1:]  # 4.10.1
            arrived = await move(game, top, RESOLUTION, cause, side=player, kind="damage")  # 4.10.1.1, 3.13.1.3
            if not arrived:
                break  # 1.3.2
            revealed += arrived
            if "climax" in game.values(arrived[0])["type"]:
                canceled = await cancels(game, player, source, cause)  # 4.10.1.2
    finally:
        game.damaged = before
    if not revealed:
        return None  # 1.3.2
    there = [card for card in revealed if card.alive]
    if canceled:
        await move(game, there, WAITING_ROOM, cause, kind="damage canceled")  # 4.10.1.2, 3.13.1.3
    else:
        await move(game, there, CLOCK, cause, side=player, kind="damage")  # 4.10.1.3, 3.13.1.3.1, 3.8.1
    data = {"n": len(revealed)}
    kind = "damage canceled" if canceled else "damage taken"  # 4.10.1.2.1
    await emit(game, Event(kind, player, source, cause, data))
    return canceled


async def cancels(game: WeissGame, player: int, source: Obj | None, cause: Cause) -> bool:
    """Whether a climax cancels damage, or an effect forbids or replaces that."""
    if player_cannot(game, w.ToCancelDamage, player, lambda part, deed: is_from(part, deed, source)):
        return False  # 1.3.3
    event = Event("damage canceled", player, source, cause)
    return not game.alters("damage canceled") or await game.would(event)  # 8.10.1


def is_from(part: Part, deed: w.ToCancelDamage, source: Obj | None) -> bool:
    """Whether damage comes from the cards of which a ban speaks."""
    return deed.what is None or (source is not None and named(part, deed.what, source))
