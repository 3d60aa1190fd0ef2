"""600 Game Preparation: deck construction and the steps before the first turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from reference_engine.core.decide import CHANCE, Decision, Option, ask, choose_cards, choose_player, may
from reference_engine.core.errors import BadDeck
from reference_engine.core.model import Definition, Event
from reference_engine.core.verbs import draw, move, shuffle

from .game import TrailsGame
from .zones import DECK, HAND

STRATEGY, BLITZ = "strategy", "blitz"
DECK_SIZE = {STRATEGY: 50, BLITZ: 40}  # 602.4a, 602.3a
COPIES = {STRATEGY: 4, BLITZ: None}  # 602.4b, 602.3b
ANY_QUANTITY = "Common"  # 602.4b-1
TYPES = ("UNIT", "ITEM", "EVENT", "BASE")  # 602.1
OPENING_HAND = 4  # 603.1c


def check_deck(deck: Sequence[Definition], mode: str, whose: str) -> None:
    """Refuses a deck that breaks a rule of its mode, naming the clause and the card."""
    size, copies = DECK_SIZE[mode], COPIES[mode]  # 602.2
    for card in deck:
        if not any(kind in TYPES for kind in card.printed["type"]):
            raise BadDeck(f"{whose} deck: {card.name} is no UNIT, ITEM, EVENT or BASE card (602.1)", "602.1")
    if len(deck) != size:
        clause = "602.4a" if mode == STRATEGY else "602.3a"
        raise BadDeck(f"{whose} deck has {len(deck)} cards, {mode} mode asks for exactly {size} ({clause})", clause)
    if copies is None:
        return
    counted = Counter((card.printed["name"], card.printed["sub-name"]) for card in deck)  # 212.2, 213.2
    for (name, sub_names), count in counted.items():
        if count > copies and ANY_QUANTITY not in sub_names:
            called = " ".join([*name, *(f"[{sub}]" for sub in sub_names)])
            raise BadDeck(
                f"{whose} deck has {count} copies of {called}, at most {copies} are allowed (602.4b)", "602.4b"
            )


async def prepare(game: TrailsGame) -> None:
    """601.1, 603.1: the steps before the first turn; the decks lie in the deck zones already."""
    options = [Option("player", None, (("player", player),)) for player in (0, 1)]
    drawn = (await ask(game, Decision(CHANCE, "first player", options, "603.1a")))[0]
    chooser = int(drawn.more[0][1])
    initiative = await choose_player(game, chooser, "initiative", (0, 1), "603.1a")
    game.set(game, "initiative", initiative)  # 603.1e
    for player in game.players_in_order():
        await shuffle(game, game.zone(DECK, player), "603.1b")
    for player in game.players_in_order():
        other = game.zone(DECK, 1 - player)
        if await may(game, player, "shuffle the opponent's deck", "603.1b"):
            await shuffle(game, other, "603.1b")
    for player in game.players_in_order():
        for _ in range(OPENING_HAND):
            await draw(game, player)  # 603.1c
    for player in game.players_in_order():
        await exchange_hand(game, player)


async def exchange_hand(game: TrailsGame, player: int) -> None:
    """Any number of hand cards go to the bottom of the deck, and as many are drawn."""
    hand = list(game.cards_in(HAND, player))
    cards = await choose_cards(game, player, "hand exchange", hand, "603.1d", least=0, most=len(hand))
    await move(game, cards, DECK, bottom=True, kind="hand exchange", order_clause="502.4", seen_by=(player,))
    for _ in cards:
        await draw(game, player)
    game.record(Event("hand exchange", player, data={"n": len(cards)}))
