"""800 Combat Phase Procedures: proposing an attack, resolving it, and what ends it early."""

from __future__ import annotations

from reference_engine.core.course import Course, Label
from reference_engine.core.decide import Decision, Option, ask, choose
from reference_engine.core.events import emit
from reference_engine.core.model import RULE, Event, Moment, Obj
from reference_engine.core.verbs import orient

from . import attacks, fight
from .game import Attack, TrailsGame
from .payment import pay_required_for_attack
from .priority import priority_processing
from .steps import begin_step, end_of, end_phase, end_step, start_of
from .zones import ACTION, READY

COMBAT: Course[TrailsGame] = Course()

PASS, DONE = Option("pass"), Option("done")


@COMBAT.step("802.1")
async def start_of_the_combat_phase(game: TrailsGame) -> None:
    """Its trigger conditions occur."""
    await start_of(game, "combat phase")


@COMBAT.step("802.2")
async def combat_phase_window(game: TrailsGame) -> None:
    """Both players may act before the first sub step."""
    await priority_processing(game)


@COMBAT.step("802.3")
async def initiative_player_attacks_first(game: TrailsGame) -> None:
    """The initiative player performs the first combat sub step."""
    game.set(game, "performing", game.initiative)
    game.set(game, "combat_passes", 0)


@COMBAT.step("803.1")
async def start_of_the_propose_attacker_step(game: TrailsGame) -> None:
    """A combat sub step begins with its propose attacker step."""
    await begin_step(game, "propose attacker step")  # 802.3a
    await start_of(game, "propose attacker step")


@COMBAT.step("803.2")
async def propose_attacker_window(game: TrailsGame) -> None:
    """Both players may act before attackers are named."""
    await priority_processing(game)


@COMBAT.step("803.3")
async def choose_attackers(game: TrailsGame) -> Label | None:
    """The primary player names one or more UNITs that can attack together, or passes."""
    game.set(game, "step", "propose attacker step")
    game.set(game, "attack", None)
    chosen: list[Obj] = []
    while True:
        more = attacks.further_attackers(game, chosen)  # 803.3a, 803.3b
        if chosen and not more:
            break
        stop = [DONE] if chosen else [PASS]
        if attacks.must_go_on(game, chosen, more):  # 1326.3
            stop = []
        about = {"attackers": list(chosen)}
        options = [*stop, *(Option("attack", unit) for unit in more)]
        if not chosen:
            option = (await ask(game, Decision(game.primary, "attackers", options, "803.3", about=about)))[0]
        else:
            option = (await choose(game, game.primary, "attackers", options, "803.3", about=about))[0]
        if option.card is None:
            break
        chosen.append(option.card)
    if not chosen:
        return "803.4"
    game.set(game, "attack", Attack(chosen))
    return "803.5"


@COMBAT.step("803.4")
async def pass_the_attack(game: TrailsGame) -> Label:
    """After a single pass the other player's sub step follows, after two in a row the end of the phase."""
    await end_step(game)
    game.record(Moment("combat pass", game.primary))
    game.set(game, "combat_passes", game.combat_passes + 1)
    if game.combat_passes < 2:
        game.set(game, "performing", 1 - game.primary)  # 803.4a
        return "803.1"
    game.set(game, "performing", None)
    return "802.4"  # 803.4b


@COMBAT.step("803.5")
async def choose_attack_target(game: TrailsGame) -> None:
    """The primary player picks one opposing UNIT, or the player when none can be picked."""
    attack = game.the_attack()
    units = attacks.possible_targets(game, attack.attackers)  # 803.5a
    if not units:
        game.set(attack, "player", 1 - game.primary)  # 803.5b
        return
    about = {"attackers": list(attack.attackers)}
    options = [Option("target", unit) for unit in units]
    option = (await choose(game, game.primary, "attack target", options, "803.5", about=about))[0]
    game.set(attack, "target", option.card)


@COMBAT.step("803.6")
async def check_the_attack(game: TrailsGame) -> Label | None:
    """An attack in which any UNIT breaks a condition is not made at all."""
    attack = game.the_attack()
    if attacks.why_not_together(game, attack.attackers) is not None or any(
        attacks.why_not_attack(game, unit, attack) is not None for unit in attack.attackers
    ):
        return "803.3"
    game.record(Event("attack proposed", game.primary, attack.target, data=attacks.described(game, attack)))
    return None


@COMBAT.step("803.7")
async def proposed_attack_window(game: TrailsGame) -> None:
    """Both players may act while the attackers are still ready; the propose attacker step ends."""
    await priority_processing(game)
    await end_step(game)


@COMBAT.step("804.1")
async def check_the_attack_again(game: TrailsGame) -> None:
    """A UNIT that no longer meets the conditions drops out; one that has changed zones ends the whole attack."""
    await begin_step(game, "combat resolution step")  # 802.3a
    attack = game.the_attack()
    if any(not unit.alive or unit.zone.side != game.primary for unit in attack.attackers):  # 804.1a
        game.set(attack, "attackers", ())
        return
    target = attack.target
    if target is not None and (target.zone.side == game.primary or attacks.why_not_target(game, target) is not None):
        game.set(attack, "target", None)
    staying = tuple(unit for unit in attack.attackers if attacks.why_not_attack(game, unit, attack) is None)
    if attacks.why_not_together(game, staying) is not None:
        staying = ()  # 803.6d
    game.set(attack, "attackers", staying)


@COMBAT.step("804.2")
async def nothing_left_to_attack(game: TrailsGame) -> Label | None:
    """Without attacker or without target the attack does not go on."""
    attack = game.the_attack()
    if not attack.attackers or not attack.has_target():
        return await back_to_proposing(game)
    return None


@COMBAT.step("804.3")
async def required_actions(game: TrailsGame) -> Label | None:
    """What must be done in order to attack is done now, or the attack does not go on."""
    if not await pay_required_for_attack(game, game.the_attack()):
        return await back_to_proposing(game)
    return None


@COMBAT.step("804.4")
async def action_the_attackers(game: TrailsGame) -> None:
    """All UNITs that attack become actioned."""
    await orient(game, game.the_attack().attackers, ACTION, RULE, kind="actioned")


@COMBAT.step("804.5")
async def attackers_are_attacking(game: TrailsGame) -> None:
    """From here they are attacking and in combat; two or more make it a SCLM Attack, which it remains."""
    attack = game.the_attack()
    able = tuple(unit for unit in attack.attackers if unit.alive and "stunned" not in unit.marks)
    game.set(attack, "attackers", able)  # 804.7: a cost may have taken or stunned some
    game.set(attack, "fighting", True)
    game.set(attack, "sclm", len(attack.attackers) >= 2)  # 804.5b


@COMBAT.step("804.6")
async def target_is_defending(game: TrailsGame) -> None:
    """From here a target UNIT is defending and in combat."""
    game.set(game.the_attack(), "defending", game.the_attack().target)


@COMBAT.step("804.8")
async def attack_triggers(game: TrailsGame) -> None:
    """The trigger conditions for attacking and being attacked occur, once for each UNIT that attacks."""
    attack = game.the_attack()
    data = {
        "sclm": attack.sclm,
        "alone": len(attack.attackers) == 1,  # 1326.4
        "target": attack.target,
        "player": attack.player,
        "together": attack.attackers,
    }
    for unit in attack.attackers:
        await emit(game, Event("attacks", unit.controller, unit, data=data))  # 1211.7
    if attack.defending is not None:
        await emit(game, Event("is attacked", attack.defending.controller, attack.defending, data=data))


@COMBAT.step("804.9")
async def attack_window(game: TrailsGame) -> None:
    """Both players may act before the fight."""
    await priority_processing(game)


@COMBAT.step("804.10")
async def nobody_left_to_fight(game: TrailsGame) -> Label | None:
    """Without attackers, or without anyone to fight, the attack is over; attackers that remain become ready."""
    attack = game.the_attack()
    if not attack.attackers:
        return await back_to_proposing(game)
    if attack.defending is None and attack.player is None:
        await orient(game, attack.attackers, READY, RULE, kind="readied")
        return await back_to_proposing(game)
    return None


@COMBAT.step("804.11")
async def the_fight(game: TrailsGame) -> None:
    """Attackers and target fight with the values they have now."""
    attack = game.the_attack()
    if attack.defending is not None:
        await fight.against_a_unit(game, attack)  # 804.11a
    elif attack.player is not None:
        await fight.against_a_player(game, attack)  # 804.11b


@COMBAT.step("804.12")
async def after_the_fight(game: TrailsGame) -> None:
    """Both players may act after the fight."""
    await priority_processing(game)


@COMBAT.step("804.13")
async def combat_ends(game: TrailsGame) -> Label | None:
    """What lasts for the combat ends; if that makes something due, there is one more window."""
    await end_combat(game)
    if game.standing or game.rule_processing_is_due():  # 804.13f
        return "804.12"
    return None


@COMBAT.step("804.14")
async def next_sub_step(game: TrailsGame) -> Label:
    """The other player performs the next combat sub step."""
    await end_step(game)
    game.set(game, "combat_passes", 0)
    game.set(game, "performing", 1 - game.primary)
    return "803.1"


@COMBAT.step("802.4")
async def end_of_the_combat_phase(game: TrailsGame) -> None:
    """Its trigger conditions occur."""
    await end_of(game, "combat phase")


@COMBAT.step("802.5")
async def last_combat_window(game: TrailsGame) -> None:
    """Both players may act; the combat phase ends."""
    await priority_processing(game)
    await end_phase(game)


async def end_combat(game: TrailsGame) -> None:
    """Nobody is attacking, defending or in combat any more."""
    await game.end_period("combat")  # 804.13a
    game.set(game, "attack", None)  # 804.13b, 804.13c, 804.13d, 804.13e
    await game.look_around()


async def back_to_proposing(game: TrailsGame) -> Label:
    """An attack that does not go on leaves nothing behind, and attackers are chosen anew."""
    await end_combat(game)
    return "803.3"
