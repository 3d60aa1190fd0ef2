"""9 Rule Action: what the rules do by themselves, as an interrupt or when a check timing finds it due."""

from __future__ import annotations

from headjudge.notation import rows_core as n
from reference_engine.core.decide import choose_card
from reference_engine.core.events import emit
from reference_engine.core.interrupts import Interrupt, due_now, interrupt
from reference_engine.core.model import Event, Obj
from reference_engine.core.questions import player_cannot
from reference_engine.core.verbs import move, shuffle

from .game import WeissGame
from .zones import CLIMAX_AREA, CLOCK, DECK, LEVEL, MARKERS, RESOLUTION, SLOTS, STAGE, WAITING_ROOM

LEVEL_UP_AT = 7  # 9.3.1
LOST_AT = 4  # 9.4.1.1


# Interrupt type


def refresh_is_due(game: WeissGame, player: int) -> bool:
    """Whether a deck has run out; without a waiting room it waits, unless damage is just being dealt."""
    if game.zones[DECK][player].cards:
        return False  # 9.2.1
    return bool(game.zones[WAITING_ROOM][player].cards) or is_beaten(game, player)  # 9.2.2.1


def is_beaten(game: WeissGame, player: int) -> bool:
    """Whether damage finds no card left: neither in the deck nor to refresh from, and no climax to cancel it."""
    revealed = game.cards_in(RESOLUTION, player)
    return (
        player in game.damaged
        and not player_cannot(game, n.ToLoseGame, player)
        and not game.cards_in(WAITING_ROOM, player)
        and not any("climax" in game.values(card)["type"] for card in revealed)
    )  # 9.2.2.1


async def refresh(game: WeissGame, player: int) -> None:
    """The waiting room becomes the deck, and its top card goes to the clock."""
    if not game.cards_in(WAITING_ROOM, player):
        await game.lose(player, "9.2.2.1", f"{game.names[player]} has no card left to be dealt damage")  # 1.2.2.2
        return
    await move(game, list(game.cards_in(WAITING_ROOM, player)), DECK, side=player, kind="refresh")  # 9.2.2
    await shuffle(game, game.zone(DECK, player), "9.2.2")
    await move(game, game.cards_in(DECK, player)[-1:], CLOCK, side=player, kind="refresh")  # 9.2.2, 4.10.2
    await emit(game, Event("refreshed", player))  # 9.2.4


def level_up_is_due(game: WeissGame, player: int) -> bool:
    """Whether a clock is full."""
    return len(game.zones[CLOCK][player].cards) >= LEVEL_UP_AT  # 9.3.1, 3.8.3


async def level_up(game: WeissGame, player: int) -> None:
    """One of the lowest seven clock cards becomes level, the other six go to the waiting room."""
    seven = game.cards_in(CLOCK, player)[:LEVEL_UP_AT]
    chosen = await choose_card(game, player, "level up", seven, "9.3.2")
    assert chosen is not None
    await move(game, [chosen], LEVEL, kind="level up")  # 9.3.2, 3.9.1
    rest = [card for card in seven if card is not chosen]
    await move(game, rest, WAITING_ROOM, kind="level up")  # 9.3.2
    await emit(game, Event("leveled up", player))


INTERRUPTS = (
    Interrupt("refresh", refresh_is_due, refresh, muted=True),  # 9.2.1, 9.2.3
    Interrupt("level up", level_up_is_due, level_up, muted=True),  # 9.3.1, 9.3.3
)
"""9.1.2, 9.1.2.1: rule actions that suspend everything."""
WeissGame.interrupts = INTERRUPTS


# Check type


def at_rest(game: WeissGame) -> bool:
    """Whether no rule action is due; it is not asked again in the same state."""
    if game.rested == (game.cards_version, game.value_version):
        return True
    if due_now(game) or losers(game) or misplaced(game):
        return False
    game.rested = (game.cards_version, game.value_version)
    return True


async def rule_actions(game: WeissGame) -> bool:
    """Carries out all check-type rule actions that are due, together; says whether there were any."""
    if at_rest(game):
        return False
    await interrupt(game)
    await losing_verdict(game)  # 9.4.1, 9.1.1
    doomed = misplaced(game)  # 9.1.2.1.2
    if not doomed:
        return False
    await move(game, doomed, WAITING_ROOM, kind="rule action")  # 9.1.2.1.2.1, 3.4.1
    return True


def rule_actions_are_due(game: WeissGame) -> bool:
    """Whether a check timing would find a rule action."""
    return bool(losers(game) or misplaced(game))


def losers(game: WeissGame) -> list[tuple[int, str, str]]:
    """The players who meet a losing condition, with its clause and the reason."""
    found = []
    for player in (0, 1):
        name = game.names[player]
        if len(game.zones[LEVEL][player].cards) >= LOST_AT:
            found.append((player, "9.4.1.1", f"{name} has four cards in the level"))  # 1.2.2.1, 3.9.3
        elif not game.zones[DECK][player].cards and not game.zones[WAITING_ROOM][player].cards:
            found.append((player, "9.4.1.2", f"{name} has neither deck nor waiting room"))  # 9.4.1.2, 1.2.2.2
    return found


async def losing_verdict(game: WeissGame) -> None:
    """Everybody who meets a losing condition loses, at the same time."""
    found = losers(game)
    if found:
        why = " and ".join(reason for _, _, reason in found)
        await game.lose_together([player for player, _, _ in found], found[0][1], why)  # 1.2.2, 1.2.3


def misplaced(game: WeissGame) -> list[Obj]:
    """The cards that check-type rule actions put into the waiting room; found once in a state of the cards in play."""
    game.refresh()
    now = game.placed()
    if game.misplaced is None or game.misplaced[0] != now:
        game.misplaced = (now, find_misplaced(game))
    return game.misplaced[1]


def find_misplaced(game: WeissGame) -> list[Obj]:
    """The cards in play that are in the wrong place, too many in one, or without power."""
    doomed: list[Obj] = []
    for player in game.players_in_order():
        stage, climaxes = game.zones[STAGE][player].cards, game.zones[CLIMAX_AREA][player].cards
        doomed += [card for card in stage if is_no(card, "character") or has_no_power(card)]
        doomed += [card for card in climaxes if is_no(card, "climax")]
        crowded = len({card.slot for card in stage}) < len(stage)
        for slot in SLOTS if crowded else ():
            doomed += crowded_out([card for card in stage if card.slot == slot], "character")
        doomed += crowded_out(climaxes, "climax")
        doomed += unaffiliated_markers(game, player)
    return list(dict.fromkeys(doomed))


def is_no(card: Obj, kind: str) -> bool:
    """Whether a card does not belong into the zone for cards of a type."""
    return kind not in card.values["type"]  # 9.6.1, 3.6.7, 3.11.3


def has_no_power(card: Obj) -> bool:
    """Whether a character has no power left."""
    values = card.values
    return "character" in values["type"] and (values["power"] or 0) <= 0  # 9.5.1


def crowded_out(cards: list[Obj], kind: str) -> list[Obj]:
    """All cards of a type in one place but the one placed last; all of them if several were."""
    crowd = [card for card in cards if kind in card.values["type"]] if len(cards) > 1 else []
    if len(crowd) < 2:
        return []
    latest = max(card.stamp for card in crowd)
    last = [card for card in crowd if card.stamp == latest]
    return crowd if len(last) > 1 else [card for card in crowd if card is not last[0]]  # 9.6.2, 9.6.2.1


def unaffiliated_markers(game: WeissGame, player: int) -> list[Obj]:
    """Markers under a position without a character."""
    area = game.cards_in(MARKERS, player)
    if not area:
        return []
    held = [card.slot for card in game.cards_in(STAGE, player) if "character" in game.values(card)["type"]]
    return [marker for marker in area if marker.slot not in held]  # 9.7.1
