"""1205 Resolving Cards and Abilities."""

from __future__ import annotations

from reference_engine.core.context import Context
from reference_engine.core.events import emit
from reference_engine.core.model import RULE_FOR, Ability, Cause, Event, Obj
from reference_engine.core.performing import carry_out
from reference_engine.core.verbs import hide, move

from . import support, targets
from .game import Play, TrailsGame
from .playing import text_of
from .triggers import conceal
from .zones import FIELD, TRAIL


async def resolve(game: TrailsGame, waiting: Obj) -> None:
    """1205.1: resolves what was placed last into the Resolve Standby Zone."""
    play = waiting.data
    if not isinstance(play, Play):  # put there by a text, without being played
        play = Play(waiting.controller, "card", waiting, text_of(waiting))
    game.count_idle()
    game.record(Event("resolving", play.player, waiting))
    if play.kind == "support":
        await support.resolve_support(game, play)
        leave(game, waiting)
    elif waiting.kind in ("ability", "arts"):
        await carry_out_play(game, play, play.ability)  # 1205.1d-1
        leave(game, waiting)  # 1205.1d
    else:
        await resolve_card(game, waiting, play)
    conceal(game, play.source)
    hide(game, game.shown_by_text)
    game.shown_by_text.clear()
    await emit(game, Event("resolved", play.player, waiting))


async def resolve_card(game: TrailsGame, waiting: Obj, play: Play) -> None:
    """1205.1c: a UNIT or ITEM goes to the field, an EVENT is carried out, a BASE simply stays where it lies."""
    types = game.types_of(waiting) if waiting.kind == "card" else waiting.values["type"]
    if "UNIT" in types or "ITEM" in types:  # 506.1
        side = play.player
        await move(game, [waiting], FIELD, RULE_FOR[side], side=side, controller=side, kind="deployed")  # 1205.1c-1
        return
    if "EVENT" in types:
        await carry_out_play(game, play, play.ability)  # 1201.1b, 1205.1c-2
    if waiting.kind == "proxy":
        leave(game, waiting)  # 1205.1c-2, 1205.1c-3
    elif waiting.alive:
        await move(game, [waiting], TRAIL, RULE_FOR[play.player], side=waiting.controller, kind="resolved")  # 1205.1c-2


async def carry_out_play(game: TrailsGame, play: Play, ability: Ability | None) -> None:
    """Carries out the text of what was played, with what was determined then."""
    if ability is None:
        return
    node = ability.node
    bound = ability.bound if isinstance(ability.bound, Context) else None
    cause = Cause("effect", play.player, play.source, ability)  # 1222.1, 1222.2
    context = Context(game, play.source, play.player, ability, play.event, play.about, cause)  # 105.3c
    if bound is not None:
        context.it = bound.it
        context.letters = dict(bound.letters)
        context.texts = list(bound.texts)
        context.targets = dict(bound.targets)
    context.letters.update(play.letters)
    targets.still_valid(game, context, play)
    await carry_out(context, node.text)  # type: ignore[attr-defined]


def leave(game: TrailsGame, waiting: Obj) -> None:
    """A proxy is removed from the Resolve Standby Zone."""
    if waiting.alive:
        game.remove_object(waiting)
