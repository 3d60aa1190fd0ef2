"""7 Attack and Battle: the steps of the attack phase."""

from __future__ import annotations

from headjudge.notation import rows_core as n
from headjudge.notation import rows_weiss as w
from reference_engine.core.continuous import Part
from reference_engine.core.course import Course, Label
from reference_engine.core.decide import Decision, Option, ask, choose, choose_card
from reference_engine.core.events import emit
from reference_engine.core.model import RULE, Cause, Event, Obj
from reference_engine.core.questions import answers, can, cannot, is_about_player, must, named, player_cannot
from reference_engine.core.verbs import move, orient

from . import actions
from .attack_type import about_attack, replace_attack_type
from .damage import deal_damage
from .game import DIRECT, FRONTAL, SIDE, Attack, WeissGame
from .icons import change_soul, trigger_check
from .playing import COUNTER
from .terms import forbidden_type
from .timing import ATTACKING, begin_phase, begin_step, check_timing, close, end_of
from .zones import CENTER, RESTED, REVERSED, STAGE, STANDING, WAITING_ROOM

ATTACK: Course[WeissGame] = Course()

DECLARATION, TRIGGER, COUNTERING = "attack declaration step", "trigger step", "counter step"
DAMAGE, BATTLE, ENCORE = "damage step", "battle step", "encore step"
ATTACKS_IN_THE_FIRST_TURN = 1  # 7.2.1.3.1.2

Reason = tuple[str, str]
"""The clause that bars something, and why."""


# Attack declaration step


@ATTACK.step("7.2.1.1")
async def beginning_of_the_attack_phase(game: WeissGame) -> None:
    """Its trigger conditions are fulfilled in the first declaration step of a turn."""
    if game.attack_steps == 0:
        await begin_phase(game, ATTACKING)
        await check_timing(game)


@ATTACK.step("7.2.1.2")
async def beginning_of_the_declaration_step(game: WeissGame) -> None:
    """Its trigger conditions are fulfilled."""
    game.set(game, "attack_steps", game.attack_steps + 1)
    await begin_step(game, DECLARATION)  # 7.2.1
    await check_timing(game)


@ATTACK.step("7.2.1.3")
async def choose_an_attacker(game: WeissGame) -> Label | None:
    """The turn player chooses a character to attack with, or ends the attack phase."""
    actions.quiet(game)
    stage = game.cards_in(STAGE, game.turn_player)
    able = [Option("attack", card) for card in stage if why_not_attack(game, card) is None]  # 7.2.1.3.1, 7.2.1.3.1.3
    bound = any(option.card is not None and has_to_attack(game, option.card) for option in able)
    options = able if bound else [*able, Option("end")]  # 1.3.1
    chosen = (await ask(game, Decision(game.turn_player, "attack", options, "7.2.1.3")))[0]
    if chosen.card is None:
        await close(game, DECLARATION)
        return "7.7.1.1"  # 7.2.1.3.2
    game.set(game, "attack", Attack(chosen.card, game.turn_player))
    game.set(game, "attacks", game.attacks + 1)
    return None


def has_to_attack(game: WeissGame, card: Obj) -> bool:
    """Whether an effect makes an attack of a character a duty, in whatever way."""
    return (
        must(game, n.ToAttack, card)
        or must(game, w.ToAttackSo, card)
        or any(
            is_about_player(part, card.controller) and speaks_of(part, part.change.deed, card)  # type: ignore[attr-defined]
            for part in answers(game, n.Must, n.AttackWith)
        )
    )


def speaks_of(part: Part, deed: n.AttackWith, card: Obj) -> bool:
    """Whether an effect on a player's attacks speaks of a character; "they" is that player."""
    context = part.effect.context
    before, context.actor = context.actor, card.controller
    found = named(part, deed.what, card)
    context.actor = before
    return found


def why_not_attack(game: WeissGame, card: Obj) -> Reason | None:
    """The reason that a card cannot be chosen to attack, or None."""
    if card.zone.name != STAGE or card.controller != game.turn_player:
        return "7.2.1.3.1", f"{card.name} is not on the turn player's stage"
    if "character" not in game.values(card)["type"]:
        return "7.2.1.3.1", f"{card.name} is no character"
    if card.slot not in CENTER and can(game, n.ToAttack, card) is None:  # 1.3.1
        return "7.2.1.3.1.1", f"{card.name} is not on the center stage"  # 7.1.1
    if card.orientation != STANDING:
        return "7.2.1.3.1.1", f"{card.name} does not stand"  # 7.1.1
    if game.turn == 1 and game.attacks >= ATTACKS_IN_THE_FIRST_TURN:
        return "7.2.1.3.1.2", "only one attack is made in the first turn"
    if cannot(game, n.ToAttack, card, lambda part, deed: deed.what is None) or player_cannot(
        game, n.AttackWith, game.turn_player, lambda part, deed: speaks_of(part, deed, card)
    ):
        return "1.3.3", f"an effect forbids {card.name} to attack"  # 7.2.1.3.1.1
    if not attack_kinds(game, card):
        return "1.3.3", f"effects leave {card.name} no way to attack"
    return None


@ATTACK.step("7.2.1.4")
async def choose_the_type_of_attack(game: WeissGame) -> None:
    """Direct when nothing faces the attacker, else frontal or from the side; soul changes with it."""
    attack = the_attack(game)
    attacker = attack.attacker
    assert attacker is not None
    if await replace_attack_type(game, attack):  # 8.10.2.4
        return
    kinds = attack_kinds(game, attacker)
    facing = game.facing(attacker)
    options = [Option(VERBS[kind]) for kind in kinds]
    chosen = await choose(game, game.turn_player, "attack type", options, "7.2.1.4", about={"attacker": attacker})
    kind = kinds[options.index(chosen[0])] if chosen else DIRECT
    game.set(attack, "kind", kind)
    cause = Cause("rule", game.turn_player, attacker)
    if kind == DIRECT:
        await change_soul(game, attacker, 1, cause)  # 7.2.1.4.1
        return
    assert facing is not None
    game.set(attack, "attacked", facing)
    if kind == FRONTAL:
        game.set(attack, "defender", facing)  # 7.2.1.4.2
        return
    level = game.values(facing)["level"] or 0
    if level > 0:
        await change_soul(game, attacker, -level, cause)  # 7.2.1.4.2, 7.2.1.4.3


VERBS = {DIRECT: "direct", FRONTAL: "front", SIDE: "side"}


def attack_kinds(game: WeissGame, attacker: Obj) -> list[str]:
    """The types of attack that are open to a character, by what faces it and what effects forbid."""
    facing = game.facing(attacker)
    kinds = [DIRECT] if facing is None else [FRONTAL, SIDE]  # 7.2.1.4.1, 7.2.1.4.2
    allowed = [kind for kind in kinds if not forbidden_type(game, attacker, kind, facing)]  # 1.3.3
    demanded = [kind for kind in allowed if is_demanded(game, attacker, kind)]
    return demanded or allowed


def is_demanded(game: WeissGame, attacker: Obj, kind: str) -> bool:
    """Whether an effect makes a type of attack a duty."""
    return must(game, w.ToAttackSo, attacker, lambda part, deed: bool(deed.type == kind))  # 1.3.1


@ATTACK.step("7.2.1.5")
async def attack(game: WeissGame) -> None:
    """The character attacks, those before it are attacked, and it rests."""
    attack = the_attack(game)
    game.set(attack, "declared", True)
    attacker, defender = attack.attacker, attack.defender
    if attacker is None:
        return
    if defender is not None:
        game.set(attack, "opponents", (attacker, defender))  # 7.2.1.5.1
    data = about_attack(attacker, attack.kind, attack.attacked)
    await emit(game, Event("attacks", game.turn_player, attacker, RULE, data))
    if attack.attacked is not None:
        await emit(game, Event("is attacked", 1 - game.turn_player, attack.attacked, RULE, data))  # 7.2.1.5.2
    await orient(game, [attacker], RESTED, RULE, kind="rested")  # 7.2.1.5.3


@ATTACK.step("7.2.1.6")
async def after_the_declaration(game: WeissGame) -> None:
    """What the attack has triggered is resolved."""
    await check_timing(game)
    await close(game, DECLARATION)


# Trigger step


@ATTACK.step("7.3.1.1")
async def beginning_of_the_trigger_step(game: WeissGame) -> None:
    """Its trigger conditions are fulfilled."""
    await begin_step(game, TRIGGER)  # 7.3.1
    await check_timing(game)


@ATTACK.step("7.3.1.2")
async def the_trigger_check(game: WeissGame) -> None:
    """The turn player performs a trigger check for the attack."""
    await trigger_check(game, game.turn_player, the_attack(game).chosen)  # 7.3.1.2.3.1


@ATTACK.step("7.3.1.3")
async def after_the_trigger_check(game: WeissGame) -> Label | None:
    """A frontal attack goes on with the counter step, any other with the damage step."""
    await check_timing(game)
    await close(game, TRIGGER)
    return None if the_attack(game).kind == FRONTAL else "7.5.1.1"


# Counter step


@ATTACK.step("7.4.1.1")
async def beginning_of_the_counter_step(game: WeissGame) -> None:
    """Its trigger conditions are fulfilled."""
    await begin_step(game, COUNTERING)  # 7.4.1


@ATTACK.step("7.4.1.2")
async def counter(game: WeissGame) -> None:
    """The other player may play one card or ability with the counter icon."""
    await actions.play_timing(game, 1 - game.turn_player, COUNTER, "7.4.1.2", again=False)  # 7.4.1.2.2


@ATTACK.step("7.4.1.3")
async def after_the_counter(game: WeissGame) -> None:
    """What it has led to is resolved."""
    await check_timing(game)
    await close(game, COUNTERING)


# Damage step


@ATTACK.step("7.5.1.1")
async def beginning_of_the_damage_step(game: WeissGame) -> None:
    """Its trigger conditions are fulfilled."""
    await begin_step(game, DAMAGE)  # 7.5.1
    await check_timing(game)


@ATTACK.step("7.5.1.2")
async def deal_the_damage(game: WeissGame) -> None:
    """The attacking character deals as much damage as it has soul, if it is still there."""
    attacker = the_attack(game).attacker
    if attacker is None:
        return  # 7.5.1.2.2
    soul = game.values(attacker)["soul"] or 0
    await deal_damage(game, (1 - game.turn_player,), soul, attacker)  # 7.5.1.2.1, 4.11.1.1, 2.10.1, 7.5.1


@ATTACK.step("7.5.1.3")
async def after_the_damage(game: WeissGame) -> Label | None:
    """A frontal attack goes on with the battle."""
    await check_timing(game)
    if the_attack(game).kind != FRONTAL:
        return None
    await close(game, DAMAGE)
    return "7.6.1.1"


@ATTACK.step("7.5.1.4")
async def end_of_the_attack(game: WeissGame) -> Label:
    """The attack is over, and another one may be declared."""
    await end_the_attack(game, DAMAGE)
    return "7.2.1.2"


# Battle step


@ATTACK.step("7.6.1.1")
async def beginning_of_the_battle_step(game: WeissGame) -> None:
    """Its trigger conditions are fulfilled."""
    await begin_step(game, BATTLE)  # 7.6.1
    await check_timing(game)


@ATTACK.step("7.6.1.2")
async def battle(game: WeissGame) -> None:
    """The character with less power is reversed, or both if they are equal; nobody if one of them has left."""
    fighters = the_attack(game).in_battle()
    if len(fighters) != 2:
        return  # 7.6.1.3
    power = [game.values(fighter)["power"] or 0 for fighter in fighters]  # 2.9.1
    beaten = [fighter for fighter, own in zip(fighters, power, strict=True) if own == min(power)]
    await orient(game, beaten, REVERSED, RULE, kind="reversed")


@ATTACK.step("7.6.1.4")
async def after_the_battle(game: WeissGame) -> None:
    """What the battle has triggered is resolved."""
    await check_timing(game)


@ATTACK.step("7.6.1.5")
async def end_of_the_frontal_attack(game: WeissGame) -> Label:
    """The attack is over, and another one may be declared."""
    await end_the_attack(game, BATTLE)
    return "7.2.1.2"


# Encore step


@ATTACK.step("7.7.1.1")
async def beginning_of_the_encore_step(game: WeissGame) -> None:
    """Its trigger conditions are fulfilled."""
    await leave_the_attack(game)
    await begin_step(game, ENCORE)  # 7.7.1
    await check_timing(game)


@ATTACK.step("7.7.1.2")
async def reversed_characters_of_the_turn_player(game: WeissGame) -> Label | None:
    """One after the other goes to the waiting room, with a check timing after each."""
    return "7.7.1.2" if await one_leaves(game, game.turn_player, "7.7.1.2") else None


@ATTACK.step("7.7.1.3")
async def reversed_characters_of_the_other_player(game: WeissGame) -> Label | None:
    """Then those of the other player, whenever the turn player has none."""
    return "7.7.1.2" if await one_leaves(game, 1 - game.turn_player, "7.7.1.3") else None


@ATTACK.step("7.7.1.4")
async def end_of_the_encore_step(game: WeissGame) -> Label | None:
    """The step ends when nobody has a reversed character any more."""
    await check_timing(game)
    if any(game.reversed_characters(player) for player in (0, 1)):
        return "7.7.1.2"
    await close(game, ENCORE, ATTACKING)
    return None


async def one_leaves(game: WeissGame, player: int, clause: str) -> bool:
    """A player puts one reversed character into the waiting room, if there is any."""
    beaten = game.reversed_characters(player)  # 7.7.1.2, 7.7.1.3
    chosen = await choose_card(game, player, "encore step", beaten, clause)  # 7.7.1.2, 7.7.1.3
    if chosen is None:
        return False
    game.count_idle()
    await move(game, [chosen], WAITING_ROOM, kind="encore step")  # 3.4.1
    await check_timing(game)  # 7.7.1.2, 7.7.1.3
    return True


# The attack as a whole


def the_attack(game: WeissGame) -> Attack:
    """The attack under way."""
    assert game.attack is not None
    return game.attack


async def end_the_attack(game: WeissGame, step: str) -> None:
    """The trigger conditions for the end of the attack are fulfilled; then it is over, and its last step with it."""
    await end_of(game, "attack")
    await check_timing(game)
    await close(game, step)
    await leave_the_attack(game)


async def leave_the_attack(game: WeissGame) -> None:
    """Nobody is attacking or attacked any more."""
    if game.attack is not None:
        game.set(game, "attack", None)  # 7.1.2
        await game.end_effects("attack")
