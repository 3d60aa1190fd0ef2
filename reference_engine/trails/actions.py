"""902.4: what a player with priority may do, and doing it."""

from __future__ import annotations

from typing import Any

from headjudge.notation import rows_core as n
from headjudge.notation import rows_trails as t
from reference_engine.core.decide import Option
from reference_engine.core.model import Event, Obj
from reference_engine.core.questions import is_forbidden
from reference_engine.core.state import TakenBack

from . import playing, support
from .candidates import PERMISSION, READ, Candidate, candidates, in_reach, nothing_special, open_plays
from .game import Offered, TrailsGame
from .targets import Demands
from .uses import open_uses, uses

PASS = Option("pass")
NONE: list[Option] = []
READ_BY_ACTIONS = READ | support.READ
"""The properties of cards on which it depends what may be done with them."""


def offered(game: TrailsGame, player: int) -> list[Option]:
    """The actions open to the player with priority, in a fixed order; worked out anew when they may have changed."""
    if game.collected != game.board:
        game.collect()
    known = game.offered[player]
    deploying = game.step == "deployment step" and playing.deployment_is_open(game, player)
    now = what_matters(game, player, known, deploying)
    if known.at != now or (known.demands and demands_have_changed(game, known)):
        anything, values = known.anything, game.value_version
        work_out(game, player, known, deploying)
        as_before = known.anything is anything and game.value_version == values
        known.at = now if as_before else what_matters(game, player, known, deploying)
    options = known.options
    if game.taken_back and game.taken_back_at == game.state_now():
        return [option for option in options if (player, option.says()) not in game.taken_back]
    return options


def what_matters(game: TrailsGame, player: int, known: Offered, deploying: bool) -> tuple[Any, ...]:
    """Everything on which the actions of a player depend, but for what texts demand, as versions and numbers."""
    numbers, homebase, field = game.numbers[player], known.homebase, known.field
    return (
        game.board,
        deploying,
        numbers["CP"],
        numbers["EP"],
        known.hand.version,
        homebase.version,
        homebase.turned,
        field.version,
        field.turned,
        0 if READ_BY_ACTIONS.isdisjoint(game.values_written) and not game.granting else game.value_version,
        game.everything() if known.anything else None,
    )


def demands_have_changed(game: TrailsGame, known: Offered) -> bool:
    """Whether a text that the player could pay for has lost its targets or condition, or found them."""
    for demands in known.demands:
        before = demands.met
        if demands.are_met(game) is not before:
            return True
    return False


def work_out(game: TrailsGame, player: int, known: Offered, deploying: bool) -> None:
    """Works out the actions of a player, each part when it may have changed."""
    if known.deeds is not game.deeds:
        known.deeds = game.deeds
        known.special = not nothing_special(game)
        known.barred = is_forbidden(game, n.BeTargeted) or is_forbidden(game, t.BeActioned)
    gain = EP_options(game, player, known)
    numbers = game.numbers[player]
    cp, ep = numbers["CP"], numbers["EP"] + len(gain)
    demands: list[Demands] = []
    if known.special:
        plays = [*playing.playable_cards(game, player), *playing.playable_arts(game, player)]
        known.candidates_at = None
    else:
        found = candidates_of(game, player, known)
        reach = (cp, ep, deploying)
        if known.plays_at != reach:
            known.plays_at = reach
            known.plays = in_reach(found, cp, ep, deploying)  # 902.4b, 902.4c, 902.4e
        plays = open_plays(game, known.plays, demands)
    if known.uses_of is not game.acts:
        known.uses_of = game.acts
        known.uses = uses(game, player)
    crafts, told = open_uses(game, player, known.uses, cp, ep, demands) if known.uses else (NONE, True)
    known.options = [PASS, *plays, *crafts, *support_options(game, player, known), *gain]  # 902.4a, 902.4h
    known.demands = demands
    known.anything = known.special or known.barred or not told


def candidates_of(game: TrailsGame, player: int, known: Offered) -> list[Candidate]:
    """The cards and Arts that could be played if they were paid for: found anew when what lies there has changed."""
    priced = prices_may_change(game)
    permitted = PERMISSION in game.deeds
    values, board = game.value_version if priced else 0, game.board if permitted else 0
    there = (known.hand.version, known.homebase.version, values, board)
    if known.candidates_at != there:
        known.candidates_at = there
        known.candidates = candidates(game, player, known, priced or permitted or known.fresh)
        known.fresh = priced or permitted
        known.plays_at = None
    return known.candidates


def EP_options(game: TrailsGame, player: int, known: Offered) -> list[Option]:
    """Gaining EP with each card that can be actioned for it."""
    homebase = known.homebase
    if known.gains_at != homebase.version:
        known.gains_at = homebase.version
        known.gains = {card: Option("gain EP", card) for card in homebase.cards}
        known.gain_at = None
    now: Any = homebase.turned if not known.barred else game.everything()
    if known.gain_at != now:
        known.gain_at = now
        known.gain = [known.gains[card] for card in support.EP_sources(game, player)]  # 902.4f, 1217.1, 1217.3
    return known.gain


def prices_may_change(game: TrailsGame) -> bool:
    """Whether effects could change what the cards are that a player could play, or what they cost."""
    return game.granting or not READ.isdisjoint(game.values_written)


def badges_may_change(game: TrailsGame) -> bool:
    """Whether effects could change which UNITs go together."""
    return game.granting or not support.READ.isdisjoint(game.values_written)


def support_options(game: TrailsGame, player: int, known: Offered) -> list[Option]:
    """SCLM Support for each UNIT that another one can support."""
    field = known.field
    own: Any = field.version
    if known.barred or badges_may_change(game):
        own = game.everything()
    if known.members_at != own:
        known.members = support.members(game, player)
        known.members_at = own
        known.support_at = -1
    if known.support_at != field.turned:
        known.support_at = field.turned
        known.support = support.supportable(known.members)  # 902.4g, 1218.1, 1219.1
    return known.support


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
