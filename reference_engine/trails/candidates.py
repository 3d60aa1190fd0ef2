"""What a player could play: worked out once for what lies in hand and homebase, then only looked through."""

from __future__ import annotations

from headjudge.notation import rows_core as n
from reference_engine.core.context import Context
from reference_engine.core.continuous import Part
from reference_engine.core.decide import Option
from reference_engine.core.model import Ability, Obj
from reference_engine.core.trees import needs

from . import playing
from .game import Offered, TrailsGame
from .targets import Demands, condition_of
from .zones import HAND, HOMEBASE

SPECIAL_RULES = frozenset({n.CostsMore, n.CostsLess, n.CostsInstead})
SPECIAL_DEEDS = frozenset({(n.Cannot, n.BePlayed), (n.Cannot, n.ToPlay), (n.Cannot, n.BeTurned)})
"""Effects that change what may be played or what it costs."""
PERMISSION = (n.Can, n.BePlayed)
READ = frozenset({"type", "abilities", "building level", "CP cost", "EP cost"})
"""The properties that count for whether a card could be played."""


class Candidate:
    """A card or Arts with what it costs and what it needs."""

    __slots__ = ("cost", "demands", "option", "pool", "timed")

    def __init__(self, game: TrailsGame, player: int, option: Option, pool: str, cost: int, ability: Ability | None):
        self.option = option
        self.pool = pool
        self.cost = cost
        self.timed = False
        """Whether it is played in the deployment step only, as UNITs and ITEMs are."""
        wanting = ability is not None and (needs(ability.node).targets or condition_of(ability) is not None)
        assert option.card is not None
        self.demands = (
            Demands(game, Context(game, option.card, player, ability), ability) if wanting and ability else None
        )
        """What its text demands, where that has targets or a condition."""


def nothing_special(game: TrailsGame) -> bool:
    """Whether no effect in force changes what may be played or what it costs."""
    if game.collected != game.board:
        game.collect()
    if not SPECIAL_RULES.isdisjoint(game.rules) or not SPECIAL_DEEDS.isdisjoint(game.deeds):
        return False
    permissions = game.deeds.get(PERMISSION, ())
    return not permissions or (n.IgnoresEffects not in game.rules and all(map(is_plain, permissions)))


def is_plain(permission: Part) -> bool:
    """Whether a card has a permission to be played for as long as it has the craft that says so."""
    subject = permission.change.subject  # type: ignore[attr-defined]
    return permission.locked is None and permission.effect.condition is None and isinstance(subject, n.ThisCard)


def candidates(game: TrailsGame, player: int, known: Offered, fresh: bool) -> list[Candidate]:
    """The cards and Arts in hand and face-down in the homebase that could be played if they were paid for."""
    game.refresh_what(READ)
    hand = game.cards_in(HAND, player)
    hidden = [card for card in game.cards_in(HOMEBASE, player) if not card.face_up]  # 1208.1a, 1209.1a
    made: dict[int, tuple[Candidate | None, Candidate | None]] = {}
    for at_home, cards in ((False, hand), (True, hidden)):
        for card in cards:
            pair = None if fresh or "BASE" in card.values["type"] else known.made.get(card.id)
            if pair is None:
                pair = card_candidate(game, player, card, at_home), arts_candidate(game, player, card)
            made[card.id] = pair
    known.made = made
    return [pair[i] for i in (0, 1) for pair in made.values() if pair[i] is not None]  # type: ignore[misc]


def arts_candidate(game: TrailsGame, player: int, card: Obj) -> Candidate | None:
    """The Arts of a card, or None."""
    arts = playing.arts_of(card) if card.values["abilities"] else None  # 1202.3, 1213.2
    if arts is None:
        return None
    cost = playing.cost_of_arts(game, Context(game, card, player, arts), arts)
    return Candidate(game, player, Option("arts", card), "EP", cost, arts)


def card_candidate(game: TrailsGame, player: int, card: Obj, at_home: bool) -> Candidate | None:
    """A card that could be played from where it lies, or None."""
    types = card.values["type"]
    permanent = "UNIT" in types or "ITEM" in types
    permission = playing.permission_for(game, card) if permanent else None
    if permanent and at_home and permission is None:
        return None  # 1206.1, 1207.1
    if not permanent and not at_home and "EVENT" not in types:
        return None  # 1209.1
    if not playing.level_is_met(game, player, card, types):
        return None
    costs = playing.costs_of(game, card, types) or [("CP", 0)]
    pool, cost = costs[0]
    candidate = Candidate(game, player, Option("play", card), pool, cost, playing.text_of(card))
    candidate.timed = permanent and not playing.any_time(permission)
    return candidate


def in_reach(found: list[Candidate], cp: int, ep: int, deploying: bool) -> list[Candidate]:
    """Those candidates that can be paid for and are in time."""
    return [
        candidate
        for candidate in found
        if candidate.cost <= (cp if candidate.pool == "CP" else ep) and (deploying or not candidate.timed)
    ]  # 902.4b, 902.4c, 902.4e, 902.4h-1, 902.4h-2, 1208.1


def open_plays(game: TrailsGame, found: list[Candidate], demands: list[Demands]) -> list[Option]:
    """Those candidates that have their targets; notes what was demanded."""
    options = []
    for candidate in found:
        demanded = candidate.demands
        if demanded is not None:
            demands.append(demanded)
            if not demanded.are_met(game):
                continue
        options.append(candidate.option)  # 902.4b, 902.4c, 902.4e
    return options
