"""8.7 Resolving Automatic Abilities: which of those standing by is played next, and playing it."""

from __future__ import annotations

from typing import Any

from headjudge.notation import rows_core as n
from headjudge.notation import rows_weiss as w
from reference_engine.core.context import NOT_YET, Context
from reference_engine.core.decide import Option, choose
from reference_engine.core.model import Ability, Cause, Event, Standby
from reference_engine.core.performing import carry_out
from reference_engine.core.trees import walk

from .game import WeissGame
from .letters import choose_letters


async def play_automatic_ability(game: WeissGame, player: int) -> None:
    """A player chooses one of the abilities standing by and plays it."""
    standby = await choose_standby(game, player)
    game.touch(game.standing)
    game.standing.remove(standby)  # 8.7.3, 8.7.3.2
    await resolve(game, standby)


async def choose_standby(game: WeissGame, player: int) -> Standby:
    """The player's choice among the abilities that stand by; each occurrence waits for itself."""
    waiting = told_apart([standby for standby in game.standing if standby.controller == player])
    if len(waiting) == 1:
        return waiting[0]
    options: list[Option] = []
    for standby in waiting:
        said: list[tuple[str, Any]] = [("n", ability_number(game, standby))]
        said += [("keyword", keyword) for keyword in keywords_of(standby.ability)[:1]]
        again = sum(1 for option in options if option.card is standby.source and option.more[0] == said[0])
        if again:
            said.append(("time", again + 1))  # 8.7.2.1
        options.append(Option("play", standby.source, tuple(said)))
    clause = "8.5.1.2" if player == game.turn_player else "8.5.1.3"
    chosen = await choose(game, player, "ability to play", options, clause)  # 8.7.3, 8.7.3.1
    return waiting[options.index(chosen[0])]


def told_apart(waiting: list[Standby]) -> list[Standby]:
    """Those whose order can matter: of several occurrences that do the same, one."""
    if len(waiting) < 2:
        return waiting
    apart: list[Standby] = []
    speaking: dict[tuple[int, int], bool] = {}
    """For each ability of a card that stands by: whether its text speaks of what triggered it."""
    for standby in waiting:
        key = (id(standby.source), id(standby.ability))
        if key not in speaking:
            speaking[key] = speaks_of_the_event(standby)
        elif not speaking[key]:
            continue
        apart.append(standby)
    return apart


def speaks_of_the_event(standby: Standby) -> bool:
    """Whether occurrences of an ability can do different things: its text speaks of what triggered it."""
    return any(isinstance(part, OF_THE_EVENT) for sentence in texts_of(standby) for part in walk(sentence))


OF_THE_EVENT = (n.It, n.ThatCard, n.Those, n.ThatMany, n.ThatPlayer, n.ItsController, n.ItsOwner, w.BattleOpponent)
"""Words that may mean the cards, number or player of the event."""


def texts_of(standby: Standby) -> tuple[n.Sentence, ...]:
    """The sentences of an ability that stands by."""
    node = standby.ability.node
    assert isinstance(node, n.Auto)
    return node.text


def keywords_of(ability: Ability) -> list[str]:
    """The keywords with which an ability is written."""
    return [prefix.label for prefix in getattr(ability.node, "prefixes", ()) if isinstance(prefix, n.Label)]


def ability_number(game: WeissGame, standby: Standby) -> int:
    """Which ability of its card has triggered; 0 for one that the card does not have itself."""
    abilities = [meant for ability in standby.source.values["abilities"] for meant in game.meant_by(ability)]
    return abilities.index(standby.ability) + 1 if standby.ability in abilities else 0


def context_of(game: WeissGame, standby: Standby) -> Context:
    """The bearings of an ability that stands by, with what was noted when it triggered."""
    source, ability, player = standby.source, standby.ability, standby.controller
    cause = Cause("effect", player, source, ability)
    context = Context(game, source, player, ability, standby.event, standby.about, cause)  # 4.3.3, 4.3.5
    bound = ability.bound if isinstance(ability.bound, Context) else None
    if bound is not None:
        context.it = bound.it if bound.it is NOT_YET else list(bound.it)
        context.letters = dict(bound.letters)
        context.texts = list(bound.texts)
    context.notes = standby.notes  # 8.11.2
    return context


async def resolve(game: WeissGame, standby: Standby) -> None:
    """Carries out an ability; what can no longer be done is left out."""
    source, ability, player = standby.source, standby.ability, standby.controller
    context = context_of(game, standby)
    cause = context.cause
    game.use_up(source, ability)
    game.record(Event("played", player, source, cause, {"ability": ability.text}))
    node = ability.node
    assert isinstance(node, n.Auto)
    await choose_letters(game, context, node, node.costs)  # 8.6.2.2
    await carry_out(context, node.text)  # 8.6.2.5.4, 8.7.7
    game.end_of_effect()
    game.record(Event("resolved", player, source, cause, {"ability": ability.text}))
    await state_conditions_again(game, standby)


async def state_conditions_again(game: WeissGame, standby: Standby) -> None:
    """An ability that waits for a state stands by anew if the state still holds once it is resolved."""
    node = standby.ability.node
    if isinstance(node, n.Auto) and isinstance(node.trigger, n.AsSoonAs):
        game.touch_dict(game.conditions_true)
        game.conditions_true.pop((standby.source.id, id(standby.ability)), None)
        await game.watch_conditions()  # 8.7.6.1
