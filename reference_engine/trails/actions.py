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
    known = game.offered[player]
    sources = support.EP_sources(game, player)
    numbers = game.numbers[player]
    state = (
        game.cards_version,
        playing.deployment_is_open(game, player),
        numbers["CP"],
        numbers["EP"] + len(sources),
        game.combat_version if game.texts_read_combat else 0,
        game.period_version if game.texts_read_periods else 0,
        game.waiting_version if game.texts_read_waiting else 0,
        game.states_version if game.texts_read_states else 0,
        tuple(numbers.values()) if game.texts_read_numbers else (),
    )
    if known.plays_at != state:
        known.plays_at = state
        known.plays = [*playing.playable_cards(game, player), *playing.playable_arts(game, player)]
    turned = (state, game.states_version)
    if known.uses_at != turned:
        known.uses_at = turned
        supported = [Option("support", unit) for unit in support.supportable(game, player)]  # 902.4g, 1219.1
        known.uses = [*playing.playable_crafts(game, player), *supported]  # 902.4d
    options = [PASS, *known.plays, *known.uses]  # 902.4a, 902.4b, 902.4c, 902.4e, 902.4h
    if sources:
        options += [Option("gain EP", card) for card in sources]  # 902.4f, 1217.3
    if game.taken_back and game.taken_back_at == game.state_now():
        return [option for option in options if (player, option.says()) not in game.taken_back]
    return options


async def perform(game: TrailsGame, player: int, action: Option) -> None:
    """Carries out an action; one that cannot be completed is taken back whole."""
    card = action.card
    assert card is not None
    if action.do == "gain EP":
        await support.gain_EP(game, player, card)
        return
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
    else:
        await support.execute_support(game, player, card)
