"""902.4: what a player with priority may do, and doing it."""

from __future__ import annotations

from reference_engine.core.decide import Option
from reference_engine.core.model import Event, Obj
from reference_engine.core.state import TakenBack

from . import playing, support
from .game import TrailsGame

PASS = Option("pass")


def offered(game: TrailsGame, player: int) -> list[Option]:
    """The actions open to the player with priority, in a fixed order."""
    key = (
        game.options_version,
        playing.deployment_is_open(game, player),
        game.combat_version if game.texts_read_combat else 0,
        game.period_version if game.texts_read_periods else 0,
    )
    known, options = game.offered[player]
    if known == key:
        return options
    options = [PASS]  # 902.4a
    options += playing.playable_cards(game, player)  # 902.4b, 902.4c, 902.4h
    options += playing.playable_crafts(game, player)  # 902.4d
    options += playing.playable_arts(game, player)  # 902.4e
    options += [Option("gain EP", card) for card in support.EP_sources(game, player)]  # 902.4f, 1217.3
    options += [Option("support", unit) for unit in support.supportable(game, player)]  # 902.4g, 1219.1
    if game.taken_back and game.taken_back_at == game.options_version:
        options = [option for option in options if (player, option.says()) not in game.taken_back]
    game.offered[player] = (key, options)
    return options


async def perform(game: TrailsGame, player: int, action: Option) -> None:
    """Carries out an action; one that cannot be completed is taken back whole."""
    card = action.card
    assert card is not None
    try:
        with game.transaction():
            await start(game, player, action, card)
    except TakenBack:
        game.remember_taken_back(player, action)
        game.record(Event("taken back", player, card, data={"action": action.do}))  # 1204.2l, 1219.2d


async def start(game: TrailsGame, player: int, action: Option, card: Obj) -> None:
    """Begins the action that was named."""
    if action.do == "play":
        await playing.play_card(game, player, card)
    elif action.do == "craft":
        await playing.play_craft(game, player, card, game.crafts(card)[int(action.more[0][1]) - 1])
    elif action.do == "arts":
        await playing.play_arts(game, player, card)
    elif action.do == "gain EP":
        await support.gain_EP(game, player, card)
    else:
        await support.execute_support(game, player, card)
