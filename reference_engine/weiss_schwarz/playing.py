"""8.6 Playing and Resolving: what may be played, and the steps of playing and resolving it."""

from __future__ import annotations

from collections.abc import Sequence

from headjudge.notation import rows_core as n
from reference_engine.core.context import Context
from reference_engine.core.decide import Option, choose
from reference_engine.core.events import emit
from reference_engine.core.model import Ability, Cause, Event, Obj
from reference_engine.core.performing import can_pay_in_order, carry_out, pay_in_full
from reference_engine.core.questions import can, cannot, is_forbidden, player_cannot
from reference_engine.core.reckoning import holds
from reference_engine.core.selecting import fits
from reference_engine.core.state import TakenBack
from reference_engine.core.verbs import hide, move, show

from .costs import pay_for_card
from .game import WeissGame
from .letters import choose_letters
from .zones import CLIMAX_AREA, CLOCK, HAND, LEVEL, RESOLUTION, SLOTS, STAGE, STOCK, WAITING_ROOM, is_blank

Reason = tuple[str, str]
"""The clause that bars something, and why."""

MAIN, CLIMAX, COUNTER = "main", "climax", "counter"
"""The play timings, by the kind of decision."""
TIMING_CLAUSE = {MAIN: "6.5.1.2", CLIMAX: "6.6.1.2.1", COUNTER: "7.4.1.2.1"}
PLAYED_IN = {"character": (MAIN,), "event": (MAIN, COUNTER), "climax": (CLIMAX,)}  # 2.8.2.1, 2.3.2
"""In which play timings cards of each type are played."""
COUNTER_ICON = "counter"


# What may be played


def playable_cards(game: WeissGame, player: int, timing: str) -> list[Option]:
    """The hand cards that a player may play in a play timing."""
    hand = game.cards_in(HAND, player)
    return [Option("play", card) for card in hand if why_not_play(game, player, card, timing) is None]


def why_not_play(game: WeissGame, player: int, card: Obj, timing: str) -> Reason | None:
    """The reason that a card cannot be played in a play timing, or None."""
    values = game.values(card)
    if card.zone.name != HAND or card.zone.side != player:
        return "8.6.2.1", f"{card.name} is not in the hand"
    if not [kind for kind in values["type"] if timing in PLAYED_IN[kind]]:
        return TIMING_CLAUSE[timing], f"{card.name} is not played now"  # 6.5.1.2.1, 6.5.1.2.2, 6.6.1.2.1
    if timing == COUNTER and COUNTER_ICON not in values["icon"]:
        return "7.4.1.2.1", f"{card.name} has no counter icon"  # 2.8.2
    return (
        why_not_allowed(game, player, card)
        or why_not_by_color(game, player, card)
        or why_not_by_level(game, player, card)
        or why_not_by_cost(game, player, card)
        or why_not_by_text(game, player, card)
    )


def why_not_allowed(game: WeissGame, player: int, card: Obj) -> Reason | None:
    """The reason that effects give against playing a card, or None."""
    if not (is_forbidden(game, n.BePlayed) or is_forbidden(game, n.ToPlay)):
        return None
    if cannot(game, n.BePlayed, card) or player_cannot(
        game, n.ToPlay, player, lambda part, deed: fits(part.effect.context, deed.what, card, anywhere=True)
    ):
        return "1.3.3", f"an effect forbids playing {card.name}"
    return None


def why_not_by_color(game: WeissGame, player: int, card: Obj) -> Reason | None:
    """The reason that a card has no color in level or clock, or None."""
    values = game.values(card)
    if "climax" not in values["type"] and (values["level"] or 0) <= 0:
        return None  # 8.6.2.1.1.1
    if can(game, n.BePlayed, card) is not None:
        return None  # 1.3.1
    if not colors_of(game, player).isdisjoint(values["color"]):
        return None
    return "8.6.2.1.1", f"no card in level or clock has a color of {card.name}"  # 2.4.2


def colors_of(game: WeissGame, player: int) -> frozenset[str]:
    """The colors of the cards in a player's level and clock, found anew when these cards may have changed."""
    level, clock = game.zones[LEVEL][player], game.zones[CLOCK][player]
    game.refresh()
    now = (game.value_version, level.version, clock.version)
    known = game.colors[player]
    if known is None or known[0] != now:
        cards = [card for card in (*level.cards, *clock.cards) if not is_blank(card)]  # 3.9.2.2.1
        known = game.colors[player] = (now, frozenset(color for card in cards for color in card.values["color"]))
    return known[1]


def why_not_by_level(game: WeissGame, player: int, card: Obj) -> Reason | None:
    """The reason that a player's level is too low for a card, or None."""
    values = game.values(card)
    if "climax" in values["type"]:
        return None  # 8.6.2.1.2.1
    if (values["level"] or 0) > game.level_of(player):
        return "8.6.2.1.2", f"{card.name} needs level {values['level']}"  # 2.6.1, 2.6.2
    return None


def why_not_by_cost(game: WeissGame, player: int, card: Obj) -> Reason | None:
    """The reason that a card cannot be paid for, or None."""
    if cost_of(game, card) > len(game.cards_in(STOCK, player)):
        return "8.6.2.3.2", f"{card.name} costs {cost_of(game, card)} stock"  # 2.7.1, 2.7.2
    return None


def cost_of(game: WeissGame, card: Obj) -> int:
    """How many stock cards playing a card takes."""
    return max(0, game.values(card)["cost"] or 0)  # 2.7.1, 8.6.2.3, 8.6.2.3.1


def text_of(card: Obj) -> Ability | None:
    """What an event does."""
    return next((ability for ability in card.values["abilities"] if isinstance(ability.node, n.Text)), None)


def why_not_by_text(game: WeissGame, player: int, card: Obj) -> Reason | None:
    """The reason that an event's own text gives against playing it, or None."""
    text = text_of(card)
    if text is None or text.node.condition is None:  # type: ignore[attr-defined]
        return None
    if holds(Context(game, card, player, text), text.node.condition):  # type: ignore[attr-defined]
        return None
    return "1.3.1", f"the condition of {card.name} is not met"


def usable_abilities(game: WeissGame, player: int, timing: str) -> list[Option]:
    """The activated abilities that a player may play in a play timing."""
    game.catch_up()
    return [
        Option("use ability", card, (("n", number),))
        for card, ability, number, context in game.acts
        if card.controller == player and may_use(game, player, card, ability, context, timing)
    ]  # 6.5.1.2.3


def may_use(game: WeissGame, player: int, card: Obj, ability: Ability, context: Context, timing: str) -> bool:
    """Whether an activated ability is valid, in time and can be paid for."""
    node = ability.node
    assert isinstance(node, n.Act)
    if timing == COUNTER and COUNTER_ICON not in game.values(card)["icon"]:
        return False  # 7.4.1.2.1, 2.8.2
    if not game.within_limit(card, ability):
        return False
    if node.condition is not None and not holds(context, node.condition):
        return False  # 10.5.2
    if player_cannot(game, n.ToPlay, player, lambda part, deed: speaks_of_abilities(deed)):
        return False  # 1.3.3
    return can_pay_in_order(context, node.costs, player)  # 8.1.1.1, 8.4.2.2, 8.6.2.3.2


def speaks_of_abilities(deed: n.ToPlay) -> bool:
    """Whether a ban on playing speaks of abilities."""
    return any(isinstance(noun, n.AnyAbility) for noun in deed.what.nouns)  # type: ignore[attr-defined]


# Playing


async def choose_position(game: WeissGame, player: int, card: Obj, slots: Sequence[str]) -> str:
    """A player chooses one of the positions for a card, taken or not."""
    options = [Option("position", None, (("slot", slot),)) for slot in slots]  # 3.6.1
    chosen = await choose(game, player, "stage position", options, "8.6.2.2.1", about={"card": card})
    return str(chosen[0].more[0][1])


async def play_card(game: WeissGame, player: int, card: Obj) -> None:
    """Plays a hand card: shown, position chosen, paid for, played, resolved; what fails is taken back whole."""
    types = game.values(card)["type"]
    try:
        with game.transaction():
            await show(game, [card], (1 - player,), Cause("rule", player))  # 8.6.2.1
            # 8.6.2.2, 8.6.2.2.1, 2.3.1
            slot = await choose_position(game, player, card, SLOTS) if "character" in types else None
            letters = await letters_of_text(game, player, card)  # 8.6.2.2
            await pay_for_card(game, player, card, cost_of(game, card))  # 8.6.2.3, 8.6.2.3.1
    except TakenBack:
        game.record(Event("taken back", player, card, data={"action": "play"}))
        return
    hide(game, [card])
    data = {"from": [HAND, player]}
    await emit(game, Event("played", player, card, Cause("rule", player, card), data))  # 8.6.2.4
    await resolve_card(game, player, card, slot, letters)  # 8.6.2.5, 8.6.1, 8.6.2


async def letters_of_text(game: WeissGame, player: int, card: Obj) -> dict[str, int]:
    """The indefinite values of an event's text, as its player chooses them."""
    text = text_of(card)
    if text is None:
        return {}
    context = Context(game, card, player, text)
    await choose_letters(game, context, text.node)
    return context.letters


async def resolve_card(game: WeissGame, player: int, card: Obj, slot: str | None, letters: dict[str, int]) -> None:
    """Places a character or climax, or carries out an event."""
    cause = Cause("rule", player, card)
    if slot is not None:
        slots = {card: slot}
        await move(
            game, [card], STAGE, cause, side=player, controller=player, slots=slots, kind="play"
        )  # 8.6.2.5.1, 6.5.1.2.1, 3.5.1
    elif "climax" in game.values(card)["type"]:  # 2.3.1
        await move(game, [card], CLIMAX_AREA, cause, side=player, controller=player, kind="play")  # 8.6.2.5.3, 3.11.1
    else:
        await resolve_event(game, player, card, letters)


async def resolve_event(game: WeissGame, player: int, card: Obj, letters: dict[str, int]) -> None:
    """An event lies in the resolution zone while its effect is carried out, then in the waiting room."""
    text = text_of(card)
    arrived = await move(game, [card], RESOLUTION, Cause("rule", player, card), side=player, kind="play")
    source = arrived[0] if arrived else card  # 8.6.2.5.2, 6.5.1.2.2, 3.13.1.1
    if text is not None:
        context = Context(game, source, player, text, cause=Cause("effect", player, source, text))
        context.letters = letters
        await carry_out(context, text.node.text)  # type: ignore[attr-defined]
        game.end_of_effect()
    if source.alive and source.zone.name == RESOLUTION:
        # 8.6.2.5.2, 3.4.1, 3.13.1
        await move(game, [source], WAITING_ROOM, Cause("rule", player, source), kind="resolved")
    game.record(Event("resolved", player, source))


async def play_ability(game: WeissGame, player: int, card: Obj, number: int) -> None:
    """Plays an activated ability: its cost is paid, it is played, and its effect carried out."""
    ability = next(ability for obj, ability, i, _ in game.acts if obj is card and i == number)
    node = ability.node
    assert isinstance(node, n.Act)
    cause = Cause("effect", player, card, ability)
    context = Context(game, card, player, ability, cause=cause)  # 4.3.4
    await choose_letters(game, context, node, node.costs)  # 8.6.2.2
    if not await pay_in_full(context, node.costs, player):  # 8.6.2.3.1
        game.record(Event("taken back", player, card, data={"action": "use ability"}))
        return
    game.use_up(card, ability)
    await emit(game, Event("used ability", player, card, cause))  # 8.1.1.1.2
    await emit(game, Event("played", player, card, cause, {"from": [card.zone.name, player], "ability": ability.text}))
    await carry_out(context, node.text)  # 8.6.2.5.4
    game.end_of_effect()
    game.record(Event("resolved", player, card, cause, {"ability": ability.text}))
