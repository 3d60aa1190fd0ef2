"""902.4: what a player with priority may do, and doing it."""

from __future__ import annotations

from typing import Any

from headjudge.notation import rows_core as n
from headjudge.notation import rows_trails as t
from reference_engine.core.decide import Option
from reference_engine.core.model import Ability, Event, Obj
from reference_engine.core.state import TakenBack

from . import playing, support
from .candidates import candidates, nothing_special, open_plays
from .game import Offered, TrailsGame
from .uses import open_uses, uses
from .zones import FIELD, HAND, HOMEBASE, STANDBY

PASS = Option("pass")
NONE: list[Option] = []


def offered(game: TrailsGame, player: int) -> list[Option]:
    """The actions open to the player with priority, in a fixed order; each part worked out when it may have changed."""
    known = game.offered[player]
    gain = EP_options(game, player, known)
    numbers = game.numbers[player]
    cp, ep = numbers["CP"], numbers["EP"] + len(gain)
    deploying = playing.deployment_is_open(game, player)
    rest = what_texts_read(game, player, known) if known.reads else ()
    state = (game.cards_version, deploying, cp, ep, rest)
    if known.plays_at != state:
        known.plays_at = state
        known.plays = plays(game, player, known, cp, ep)  # 902.4b, 902.4c, 902.4e
    crafts = craft_options(game, player, known, state)
    options = [PASS, *known.plays, *crafts, *support_options(game, player, known), *gain]  # 902.4a, 902.4h
    if game.taken_back and game.taken_back_at == game.state_now():
        return [option for option in options if (player, option.says()) not in game.taken_back]
    return options


def craft_options(game: TrailsGame, player: int, known: Offered, state: tuple[Any, ...]) -> list[Option]:
    """Activated crafts that can be played."""
    if game.collected != game.board:
        game.collect()
    if not game.acts:
        return NONE
    if known.uses_of is not game.acts:
        known.uses_of = game.acts
        known.uses = uses(game, player)
        known.crafts_at = None
    turned = (state, game.states_version)
    if known.crafts_at != turned:
        known.crafts_at = turned
        known.crafts = open_uses(game, player, known.uses, state[2], state[3])
    return known.crafts


def what_texts_read(game: TrailsGame, player: int, known: Offered) -> tuple[Any, ...]:
    """Whatever else the texts look at that a player could play."""
    read = known.reads
    return (
        game.combat_version if "combat" in read else 0,
        game.period_version if "periods" in read else 0,
        game.waiting_version if "waiting" in read else 0,
        game.states_version if "states" in read else 0,
        tuple(game.numbers[player].values()) if "numbers" in read else (),
    )


def EP_options(game: TrailsGame, player: int, known: Offered) -> list[Option]:
    """Gaining EP with each card that can be actioned for it."""
    homebase = game.zones[HOMEBASE][player]
    now: Any = (homebase.version, homebase.turned)
    if (n.Cannot, t.BeActioned) in game.deeds:
        now = game.state_now(), game.value_version, game.period_version, game.combat_version
    if known.gain_at != now:
        known.gain_at = now
        known.gain = [Option("gain EP", card) for card in support.EP_sources(game, player)]  # 902.4f, 1217.1, 1217.3
    return known.gain


def support_options(game: TrailsGame, player: int, known: Offered) -> list[Option]:
    """SCLM Support for each UNIT that another one can support."""
    field = game.zones[FIELD][player]
    own: Any = field.version
    if game.words_change or barred_targets(game):
        own = (field.version, game.board, game.value_version, game.cards_version)
    if known.members_at != own:
        known.members = support.members(game, player)
        known.members_at = own
        known.support_at = -1
    if known.support_at != field.turned:
        known.support_at = field.turned
        members = known.members
        known.support = [o for o, groups in members if support.any_ready(o.card, groups)]  # 902.4g, 1218.1, 1219.1
    return known.support


def barred_targets(game: TrailsGame) -> bool:
    """Whether an effect keeps cards from being targeted."""
    return (n.Cannot, n.BeTargeted) in game.deeds


def plays(game: TrailsGame, player: int, known: Offered, cp: int, ep: int) -> list[Option]:
    """The cards and Arts that can be played; where no effect interferes, found among those known to be possible."""
    if not nothing_special(game):
        known.reads = game.texts_read
        return [*playing.playable_cards(game, player), *playing.playable_arts(game, player)]
    hand, homebase = game.zones[HAND][player], game.zones[HOMEBASE][player]
    looked_at = HAND in game.value_zones or HOMEBASE in game.value_zones
    there = (hand.version, homebase.version, game.value_version if looked_at else 0)
    if known.candidates_at != there:
        known.candidates_at = there
        known.candidates = candidates(game, player, known, looked_at or known.looked_at)
        known.looked_at = looked_at
    if game.texts_read:
        texts = [candidate.ability for candidate in known.candidates if candidate.ability is not None]
        known.reads = looked_at_by(game, [*texts, *(craft for _, craft, _, _ in game.acts)])
    return open_plays(game, player, known.candidates, cp, ep)


def looked_at_by(game: TrailsGame, abilities: list[Ability]) -> set[str]:
    """What the texts of abilities look at, beside the cards in zones of players."""
    looks = [game.looks_at(ability.node) for ability in abilities]
    read = {kind for look in looks for kind in look.kinds}
    if any(STANDBY in look.zones for look in looks):
        read.add("waiting")
    return read


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
