"""700 Turn Sequence: the preparation and cure phases; combat is in its own module, between the two."""

from __future__ import annotations

from reference_engine.core.course import Course, Label
from reference_engine.core.decide import choose_cards
from reference_engine.core.model import RULE, Moment
from reference_engine.core.questions import how_many
from reference_engine.core.verbs import change_number, draw, move, orient

from . import combat
from .game import TrailsGame
from .priority import priority_processing
from .steps import begin_step, end_of, end_phase, end_step, start_of
from .terms import cure
from .zones import FIELD, HAND, HOMEBASE, READY, TRAIL

TURN: Course[TrailsGame] = Course()

CARDS_DRAWN = 2  # 703.6a
CARDS_TO_HOMEBASE = 1  # 703.7a
CURED_BY_RULE = 1  # 705.6


@TURN.step("703.1")
async def start_of_the_turn(game: TrailsGame) -> None:
    """The turn begins: nobody performs a step."""
    game.set(game, "phase", "preparation phase")  # 701.1
    game.record(Moment("turn", game.initiative, data={"turn": game.turn}))
    await start_of(game, "turn")


@TURN.step("703.2")
async def first_window(game: TrailsGame) -> None:
    """Both players may act before the preparation phase starts."""
    await priority_processing(game)


@TURN.step("703.3")
async def start_of_the_preparation_phase(game: TrailsGame) -> None:
    """Its trigger conditions occur."""
    await start_of(game, "preparation phase")


@TURN.step("703.4")
async def second_window(game: TrailsGame) -> None:
    """Both players may act before the steps."""
    await priority_processing(game)


@TURN.step("703.5")
async def initiative_player_goes_first(game: TrailsGame) -> None:
    """The initiative player performs the three steps, then the other player does."""
    game.set(game, "performing", game.initiative)


@TURN.step("703.6a")
async def draw_two_cards(game: TrailsGame) -> None:
    """The draw step begins with its draw."""
    await begin_step(game, "draw step")
    for _ in range(how_many(game, "draw count", game.primary, CARDS_DRAWN)):
        await draw(game, game.primary)  # 1313.2


@TURN.step("703.6b")
async def start_of_the_draw_step(game: TrailsGame) -> None:
    """Its trigger conditions occur after the draw."""
    await start_of(game, "draw step")


@TURN.step("703.6c")
async def draw_step_window(game: TrailsGame) -> None:
    """Priority processing ends the step."""
    await priority_processing(game)
    await end_step(game)


@TURN.step("703.7a")
async def put_a_card_into_the_homebase(game: TrailsGame) -> None:
    """The primary player may lay a hand card face-down into the homebase."""
    await begin_step(game, "homebase step")
    player = game.primary
    limit = how_many(game, "homebase limit", player, CARDS_TO_HOMEBASE)
    hand = game.cards_in(HAND, player)
    cards = await choose_cards(game, player, "homebase card", list(hand), "703.7a", least=0, most=limit)
    if cards:
        await move(game, cards, HOMEBASE, face_up=False, kind="put into the homebase", seen_by=(player,))  # 507.1


@TURN.step("703.7b")
async def start_of_the_homebase_step(game: TrailsGame) -> None:
    """Its trigger conditions occur after the card is laid."""
    await start_of(game, "homebase step")


@TURN.step("703.7c")
async def homebase_step_window(game: TrailsGame) -> None:
    """Priority processing ends the step."""
    await priority_processing(game)
    await end_step(game)


@TURN.step("703.8a")
async def gain_CP(game: TrailsGame) -> None:
    """One CP for each card in the homebase, however it lies."""
    await begin_step(game, "deployment step")
    player = game.primary
    await change_number(game, player, "CP", len(game.cards_in(HOMEBASE, player)))


@TURN.step("703.8b")
async def start_of_the_deployment_step(game: TrailsGame) -> None:
    """Its trigger conditions occur after the gain."""
    await start_of(game, "deployment step")


@TURN.step("703.8c")
async def deployment_step_window(game: TrailsGame) -> Label | None:
    """UNITs and ITEMs are played here; then the other player takes the three steps, or the phase ends."""
    await priority_processing(game)
    await end_step(game)
    if game.performing == game.initiative:
        game.set(game, "performing", 1 - game.initiative)  # 703.5
        return "703.6a"
    game.set(game, "performing", None)  # 702.3
    await end_phase(game)
    return None


@TURN.step("704.1")
async def the_combat_phase(game: TrailsGame) -> None:
    """The rows of section 800 follow."""
    game.set(game, "phase", "combat phase")  # 701.1


TURN.rows += combat.COMBAT.rows  # 801.1


@TURN.step("705.1")
async def start_of_the_cure_phase(game: TrailsGame) -> None:
    """Its trigger conditions occur."""
    game.set(game, "phase", "cure phase")  # 701.1
    await start_of(game, "cure phase")


@TURN.step("705.2")
async def cure_phase_window(game: TrailsGame) -> None:
    """Both players may act."""
    await priority_processing(game)


@TURN.step("705.3")
async def end_of_the_turn(game: TrailsGame) -> None:
    """Its trigger conditions occur before the bond is looked at."""
    await end_of(game, "turn")


@TURN.step("705.4")
async def last_window(game: TrailsGame) -> None:
    """The last chance to act in the turn."""
    await priority_processing(game)


@TURN.step("705.5")
async def lose_by_bond(game: TrailsGame) -> None:
    """Whoever has no bond left loses; of two the lower one, and of equals the initiative player."""
    broke = [player for player in (0, 1) if game.numbers[player]["bond"] <= 0]
    if len(broke) == 2:
        first, second = (game.numbers[player]["bond"] for player in broke)
        loser = game.initiative if first == second else broke[0] if first < second else broke[1]
        broke = [loser]
    for player in broke:
        await game.lose(
            player, "705.5", f"{game.names[player]} has {game.numbers[player]['bond']} bond"
        )  # 103.1, 103.2


@TURN.step("705.6")
async def cure_one_and_lose_the_rest(game: TrailsGame) -> None:
    """Each player may cure one stunned UNIT; both do it together, and the other stunned UNITs go to the trail."""
    chosen = []
    for player in (game.initiative, 1 - game.initiative):  # 1502.1
        stunned = [unit for unit in game.cards_in(FIELD, player) if "stunned" in unit.marks]
        chosen += await choose_cards(
            game, player, "cure", stunned, "705.6", least=0, most=how_many(game, "cure limit", player, CURED_BY_RULE)
        )
    await cure(game, chosen)
    rest = [unit for player in (0, 1) for unit in game.cards_in(FIELD, player) if "stunned" in unit.marks]
    await move(game, rest, TRAIL, kind="left stunned")


@TURN.step("705.7")
async def effects_of_the_turn_end(game: TrailsGame) -> None:
    """What lasts for the turn ends."""
    await game.end_effects("turn")


@TURN.step("705.8")
async def ready_everything(game: TrailsGame) -> None:
    """All cards of both players on the field and in the homebase become ready together."""
    cards = [card for zone in (FIELD, HOMEBASE) for player in (0, 1) for card in game.cards_in(zone, player)]
    await orient(game, cards, READY, RULE, kind="readied")


@TURN.step("705.9")
async def the_initiative_passes(game: TrailsGame) -> None:
    """The other player becomes initiative player and a new turn begins."""
    await end_phase(game)
    game.set(game, "initiative", 1 - game.initiative)
    game.set(game, "turn", game.turn + 1)
    game.end_turn_memory()
