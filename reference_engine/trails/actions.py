"""902.4: what a player with priority may do, and doing it."""

from __future__ import annotations

from typing import Any

from headjudge.notation import rows_core as n
from headjudge.notation import rows_trails as t
from reference_engine.core.decide import Option
from reference_engine.core.looking import Looks, all_looks
from reference_engine.core.model import Event, Obj
from reference_engine.core.questions import is_forbidden
from reference_engine.core.state import TakenBack

from . import playing, support
from .candidates import READ, Candidate, candidates, nothing_special, open_plays
from .game import Offered, TrailsGame
from .uses import open_uses, uses

PASS = Option("pass")
NONE: list[Option] = []


def offered(game: TrailsGame, player: int) -> list[Option]:
    """The actions open to the player with priority, in a fixed order; worked out anew when they may have changed."""
    if game.collected != game.board:
        game.collect()
    known = game.offered[player]
    deploying = playing.deployment_is_open(game, player)
    now = what_matters(game, player, known, deploying)
    if known.at != now:
        looks, values = known.looks, game.value_version
        work_out(game, player, known, deploying)
        as_before = known.looks is looks and game.value_version == values
        known.at = now if as_before else what_matters(game, player, known, deploying)
    options = known.options
    if game.taken_back and game.taken_back_at == game.state_now():
        return [option for option in options if (player, option.says()) not in game.taken_back]
    return options


def what_matters(game: TrailsGame, player: int, known: Offered, deploying: bool) -> tuple[Any, ...]:
    """Everything on which the actions of a player depend, as versions and numbers."""
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
        game.value_version if badges_may_change(game) or prices_may_change(game) else 0,
        game.everything() if known.looks is None else known.looks.now(game),
    )


def work_out(game: TrailsGame, player: int, known: Offered, deploying: bool) -> None:
    """Works out the actions of a player, each part when it may have changed."""
    gain = EP_options(game, player, known)
    numbers = game.numbers[player]
    cp, ep = numbers["CP"], numbers["EP"] + len(gain)
    special = not nothing_special(game)
    barred = is_forbidden(game, n.BeTargeted)
    if special:
        plays = [*playing.playable_cards(game, player), *playing.playable_arts(game, player)]
        known.candidates_at = None
    else:
        plays = open_plays(game, candidates_of(game, player, known), cp, ep, deploying)  # 902.4b, 902.4c, 902.4e
    if known.uses_of is not game.acts:
        known.uses_of = game.acts
        known.uses = uses(game, player)
        known.uses_told = all(use.told for use in known.uses)
        known.looks_of = None
    crafts = open_uses(game, player, known.uses, cp, ep) if known.uses else NONE
    supported = support_options(game, player, known, barred)
    known.options = [PASS, *plays, *crafts, *supported, *gain]  # 902.4a, 902.4h
    if special or barred or is_forbidden(game, t.BeActioned) or not known.uses_told:
        known.looks = known.looks_of = None
    elif known.looks_of is not known.candidates:
        known.looks_of = known.candidates
        known.looks = what_is_demanded(game, known)


def what_is_demanded(game: TrailsGame, known: Offered) -> Looks:
    """What the conditions and targets of all that a player could play look at."""
    texts = [candidate.demands.looks for candidate in known.candidates if candidate.demands is not None]
    crafts = [use.demands.looks for use in known.uses]
    return all_looks([*texts, *crafts])


def candidates_of(game: TrailsGame, player: int, known: Offered) -> list[Candidate]:
    """The cards and Arts that could be played if they were paid for: found anew when what lies there has changed."""
    hand, homebase = known.hand, known.homebase
    looked_at = prices_may_change(game)
    there = (hand.version, homebase.version, game.value_version if looked_at else 0)
    if known.candidates_at != there:
        known.candidates_at = there
        known.candidates = candidates(game, player, known, looked_at or known.looked_at)
        known.looked_at = looked_at
    return known.candidates


def EP_options(game: TrailsGame, player: int, known: Offered) -> list[Option]:
    """Gaining EP with each card that can be actioned for it."""
    homebase = known.homebase
    now: Any = (homebase.version, homebase.turned)
    if is_forbidden(game, t.BeActioned):
        now = game.everything()
    if known.gain_at != now:
        known.gain_at = now
        known.gain = [Option("gain EP", card) for card in support.EP_sources(game, player)]  # 902.4f, 1217.1, 1217.3
    return known.gain


def prices_may_change(game: TrailsGame) -> bool:
    """Whether effects could change what the cards are that a player could play, or what they cost."""
    return game.granting or not READ.isdisjoint(game.values_written)


def badges_may_change(game: TrailsGame) -> bool:
    """Whether effects could change which UNITs go together."""
    return game.granting or not support.READ.isdisjoint(game.values_written)


def support_options(game: TrailsGame, player: int, known: Offered, barred: bool) -> list[Option]:
    """SCLM Support for each UNIT that another one can support."""
    field = known.field
    own: Any = field.version
    if barred or badges_may_change(game):
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
