"""1204.2c to 1204.2e: indefinite values and targets, determined on playing and looked at again on resolving."""

from __future__ import annotations

from typing import Any

from headjudge.notation import rows_core as n
from headjudge.notation import rows_trails as t
from reference_engine.core.context import Context
from reference_engine.core.decide import Option, choose, choose_number
from reference_engine.core.events import emit
from reference_engine.core.looking import all_looks
from reference_engine.core.model import Ability, Event, Obj
from reference_engine.core.questions import cannot_be_targeted, is_forbidden
from reference_engine.core.reckoning import holds, number
from reference_engine.core.selecting import description, fits, matching
from reference_engine.core.state import TakenBack
from reference_engine.core.trees import needs, waits_for_resolution, walk
from reference_engine.core.views import everybody_sees

from .game import Play, TrailsGame
from .zones import FIELD


def possible(game: TrailsGame, context: Context, target: n.Target) -> list[Obj]:
    """The objects that can be chosen as a target: all can see that they fit, and nothing forbids it."""
    found = matching(context, target.what)  # 1204.2d-3
    if game.has_condition(target.what):
        found = [obj for obj in found if known_to_all(obj)]  # 1204.2d-4
    if is_forbidden(game, n.BeTargeted):
        found = [obj for obj in found if not cannot_be_targeted(game, context.controller, obj)]
    return found


def known_to_all(obj: Obj) -> bool:
    """Whether all players can tell what a card is; a stunned UNIT keeps what was known of it."""
    return "stunned" in obj.marks or everybody_sees(obj)  # 1204.2d-4


def available(game: TrailsGame, context: Context, ability: Ability) -> bool:
    """Whether all targets that a text requires could be chosen."""
    targets = needs(ability.node).targets
    if len(targets) == 1:
        return can_choose(game, context, targets[0])
    return all(can_choose(game, context, target) for target in targets)


def condition_of(ability: Ability) -> n.Condition | None:
    """The condition under which a text can be played at all."""
    condition: n.Condition | None = getattr(ability.node, "condition", None)
    return condition


class Demands:
    """What a text demands before it can be played, its condition and targets: looked for when they may have changed."""

    __slots__ = ("ability", "at", "condition", "context", "looks", "met")

    def __init__(self, game: TrailsGame, context: Context, ability: Ability) -> None:
        self.context = context
        self.ability = ability
        self.condition = condition_of(ability)
        nodes = [node for node in (self.condition, *needs(ability.node).targets) if node is not None]
        self.looks = all_looks(game.looks_at(node) for node in nodes)
        self.at: Any = None
        self.met = True

    def are_met(self, game: TrailsGame) -> bool:
        """Whether the condition is true and all targets could be chosen."""
        now = game.everything() if is_forbidden(game, n.BeTargeted) else self.looks.now(game)
        if self.at != now:
            self.at = now
            condition = self.condition
            self.met = (condition is None or holds(self.context, condition)) and available(
                game, self.context, self.ability
            )
        return self.met


def can_choose(game: TrailsGame, context: Context, target: n.Target | n.TargetPlayer) -> bool:
    """Whether one target that a text requires could be chosen."""
    if isinstance(target, n.TargetPlayer) or target.up_to or isinstance(target.n, n.Letter):
        return True
    wanted = number(context, target.n)
    return wanted <= 0 or enough(game, context, target, wanted)  # 1204.2d


def enough(game: TrailsGame, context: Context, target: n.Target, wanted: int) -> bool:
    """Whether so many objects could be chosen as targets; on the field all is known, so the first ones will do."""
    if not is_forbidden(game, n.BeTargeted) and description(game, target.what).home == FIELD:
        return len(matching(context, target.what, wanted)) >= wanted
    return len(possible(game, context, target)) >= wanted


async def determine(game: TrailsGame, play: Play, context: Context) -> None:
    """Settles the letters, then the targets of what is being played."""
    if play.ability is None:
        return
    wanted = needs(play.ability.node)
    await determine_letters(game, context, play.ability, wanted.letters, wanted.defined)  # 1305.2
    play.letters = dict(context.letters)  # 1305.2c
    chosen: list[tuple[n.Target | n.TargetPlayer, tuple[object, ...]]] = []
    for target in wanted.targets:
        if isinstance(target, n.TargetPlayer):
            option = await choose_target_player(game, context)
            chosen.append((target, (option,)))
        else:
            objs = await choose_targets(game, context, target, target in wanted.spread)
            chosen.append((target, tuple(objs)))
        context.targets[id(target)] = chosen[-1][1]
    play.targets = chosen


async def determine_letters(
    game: TrailsGame, context: Context, ability: Ability, letters: tuple[str, ...], defined: tuple[n.LetterIs, ...]
) -> None:
    """X is what the text says, or what the player chooses."""
    methods = {node.letter: node for node in defined}
    for letter in letters:  # 1305.5
        method = methods.get(letter)
        if method is None:
            high = highest(game, context, ability, letter)
            context.letters[letter] = await choose_number(
                game, context.controller, "X", 0, high, "1305.2a", {"letter": letter, "source": context.source}
            )  # 104.5, 1305.2a
        elif not waits_for_resolution(method):
            context.letters[letter] = number(context, method.number)  # 1305.2b


def highest(game: TrailsGame, context: Context, ability: Ability, letter: str) -> int | None:
    """The largest value with which the play can still be completed; None where nothing bounds it."""
    bounds: list[int] = []
    for part in walk(ability.node):
        if isinstance(part, n.Pay) and isinstance(part.n, n.Letter) and part.n.letter == letter:
            bounds.append(game.affordable(context.controller, part.number))
        elif isinstance(part, t.Arts) and isinstance(part.ep, n.Letter) and part.ep.letter == letter:
            bounds.append(game.affordable(context.controller, "EP"))
        elif isinstance(part, n.Target) and isinstance(part.n, n.Letter) and part.n.letter == letter:
            bounds.append(len(possible(game, context, part)))
    return min(bounds) if bounds else None


async def choose_targets(game: TrailsGame, context: Context, target: n.Target, told_apart: bool) -> list[Obj]:
    """The player chooses different objects that meet the conditions, as many as the text says."""
    count = number(context, target.n)
    if count <= 0:
        return []  # 1204.2d-1
    cards = possible(game, context, target)
    if len(cards) < count and not target.up_to:
        raise TakenBack  # 1204.2d
    options = [Option("target", card) for card in cards]
    least = 0 if target.up_to else count
    about = {"source": context.source}
    chosen = await choose(
        game, context.controller, "target", options, "1204.2d", least=least, most=count, ordered=told_apart, about=about
    )  # 1204.2d-2, 1204.2d-5, 1204.2e
    objs = [option.card for option in chosen if option.card is not None]
    for obj in objs:
        await emit(game, Event("targeted", context.controller, obj, context.cause))
    return objs


async def choose_target_player(game: TrailsGame, context: Context) -> int:
    """The player chooses a player as a target."""
    options = [Option("player", None, (("player", player),)) for player in (0, 1)]
    chosen = await choose(game, context.controller, "target", options, "1204.2d", about={"source": context.source})
    return int(chosen[0].more[0][1])


def is_still_target(game: TrailsGame, context: Context, target: n.Target, obj: Obj) -> bool:
    """Whether an object that was chosen still meets the conditions, and nothing forbids to choose it."""
    return fits(context, target.what, obj) and not cannot_be_targeted(game, context.controller, obj)


def still_valid(game: TrailsGame, context: Context, play: Play) -> None:
    """Keeps the targets that still meet the conditions; the others are left out of what is done."""
    for target, objs in play.targets:
        if isinstance(target, n.TargetPlayer):
            context.targets[id(target)] = objs
            continue
        kept = tuple(obj for obj in objs if obj.alive and is_still_target(game, context, target, obj))  # 1205.1a
        context.targets[id(target)] = kept
        context.targets[-id(target)] = objs
