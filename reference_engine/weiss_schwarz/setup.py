"""5 Setting Up the Game: deck construction and the steps before the first turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from reference_engine.core.decide import CHANCE, Decision, Option, ask, choose_cards, may
from reference_engine.core.errors import BadDeck
from reference_engine.core.model import Definition, Event
from reference_engine.core.verbs import draw, move, shuffle

from .game import WeissGame
from .terms import copies_allowed
from .zones import DECK, HAND, WAITING_ROOM

DECK_SIZE = 50  # 5.1.2.1
COPIES = 4  # 5.1.2.2
CLIMAXES = 8  # 5.1.2.3
OPENING_HAND = 5  # 5.2.1.4


def check_deck(deck: Sequence[Definition], whose: str) -> None:
    """Refuses a deck that breaks a rule, naming the clause and the card."""
    if len(deck) != DECK_SIZE:
        sentence = f"{whose} deck has {len(deck)} cards, exactly {DECK_SIZE} are asked for (5.1.2.1)"
        raise BadDeck(sentence, "5.1.2.1")
    counted = Counter(name for card in deck for name in card.printed["name"])  # 5.1.2.2.1, 2.1.1
    for name, count in counted.items():
        allowed = max(copies_allowed(card, COPIES) for card in deck if name in card.printed["name"])  # 5.1.2.4
        if count > allowed:
            sentence = f"{whose} deck has {count} cards named {name}, at most {allowed} are allowed (5.1.2.2)"
            raise BadDeck(sentence, "5.1.2.2")
    climaxes = [card for card in deck if "climax" in card.printed["type"]]
    if len(climaxes) > CLIMAXES:
        sentence = f"{whose} deck has {len(climaxes)} climaxes, at most {CLIMAXES} are allowed (5.1.2.3)"
        raise BadDeck(sentence, "5.1.2.3")


async def prepare(game: WeissGame) -> None:
    """The steps before the first turn; the decks lie in the deck zones already."""
    for player in (0, 1):
        await shuffle(game, game.zone(DECK, player), "5.2.1.2")
    for player in (0, 1):
        if await may(game, player, "shuffle the opponent's deck", "5.2.1.2"):
            await shuffle(game, game.zone(DECK, 1 - player), "5.2.1.2")
    options = [Option("player", None, (("player", player),)) for player in (0, 1)]
    drawn = (await ask(game, Decision(CHANCE, "random player", options, "5.2.1.3")))[0]
    first = int(drawn.more[0][1])  # 5.2.1.3.1
    game.set(game, "turn_player", first)  # 5.2.1.5
    game.set(game, "starting_player", first)
    for player in game.players_in_order():
        for _ in range(OPENING_HAND):
            await draw(game, player)  # 5.2.1.4
    for player in game.players_in_order():
        await mulligan(game, player)  # 5.2.1


async def mulligan(game: WeissGame, player: int) -> None:
    """Any number of hand cards go to the waiting room, and as many are drawn; once for each player."""
    hand = list(game.cards_in(HAND, player))
    cards = await choose_cards(game, player, "mulligan", hand, "5.2.1.4", least=0, most=len(hand))
    await move(game, cards, WAITING_ROOM, kind="mulligan")
    for _ in cards:
        await draw(game, player)
    game.record(Event("mulligan", player, data={"n": len(cards)}))
