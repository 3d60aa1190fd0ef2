"""804.11 the fight: stun by comparison, Overkill, fight back."""

from __future__ import annotations

from headjudge.notation import rows_core as n
from headjudge.notation import rows_trails as t
from reference_engine.core.decide import Option, choose
from reference_engine.core.events import emit
from reference_engine.core.model import Cause, Event, Obj
from reference_engine.core.questions import answers, can, cannot, is_about, named
from reference_engine.core.verbs import change_number

from .game import Attack, TrailsGame
from .terms import stun


async def against_a_unit(game: TrailsGame, attack: Attack) -> None:
    """804.11a: both sides compare the values they had when the fight began."""
    defender = attack.defending
    assert defender is not None
    attackers = attack.attackers
    strength = {unit: number(game, unit, "STR") for unit in (*attackers, defender)}
    defence = {unit: number(game, unit, "DEF") for unit in (*attackers, defender)}
    barred = game.has_mark(defender, "Support") or cannot(game, t.CauseOverkill, attackers[0])  # 401.2, 1319.1
    fought_back = await choose_fight_back(game, defender, attackers)  # 804.11a-1
    total = sum(strength[unit] for unit in attackers)
    overkill = total - defence[defender]
    sclm = attack.sclm
    if total >= defence[defender]:
        await stun(game, [defender], Cause("rule", attackers[0].controller), by=attackers)  # 804.11a-2
    if overkill > 0 and not sclm and not barred:  # 804.11a-3, 1309.1a
        await deal_overkill(game, attackers[0], defender.controller, overkill)
    beaten = [unit for unit in fought_back if strength[defender] >= defence[unit]]
    await stun(game, beaten, Cause("rule", defender.controller))  # 804.11a-4


async def choose_fight_back(game: TrailsGame, defender: Obj, attackers: tuple[Obj, ...]) -> list[Obj]:
    """The defender's controller names the attacker that is fought back, or all where a text says several."""
    possible = [unit for unit in attackers if not cannot(game, t.BeFoughtBack, unit)]
    several = can(game, t.FightBack, defender)
    if several is not None:
        return [unit for unit in possible if named(several, several.change.deed.what, unit)]  # type: ignore[attr-defined]  # 1327.1
    wanted = [unit for unit in possible if must_fight_back(game, defender, unit)]  # 1327.2
    options = [Option("fight back", unit) for unit in wanted or possible]
    chosen = await choose(game, defender.controller, "fight back", options, "804.11a-1", about={"defender": defender})
    return [option.card for option in chosen if option.card is not None]


def must_fight_back(game: TrailsGame, defender: Obj, unit: Obj) -> bool:
    """Whether a text demands that this attacker be fought back."""
    return any(
        is_about(part, defender) and named(part, part.change.deed.what, unit)  # type: ignore[attr-defined]
        for part in answers(game, n.Must, t.FightBack)  # 1327.2
    )


async def against_a_player(game: TrailsGame, attack: Attack) -> None:
    """Each attacker causes Overkill of its own strength."""
    assert attack.player is not None
    able = [unit for unit in attack.attackers if not cannot(game, t.CauseOverkill, unit)]  # 1319.1
    for unit, amount in [(unit, number(game, unit, "STR")) for unit in able]:
        await deal_overkill(game, unit, attack.player, amount)  # 804.11b


async def deal_overkill(game: TrailsGame, unit: Obj, player: int, amount: int) -> None:
    """A player loses bond; the UNIT that caused it is the source."""
    if amount <= 0:
        return
    cause = Cause("rule", unit.controller, unit)  # 1222.3
    if await change_number(game, player, "bond", -amount, cause, "Overkill"):
        await emit(game, Event("overkill", unit.controller, unit, cause, {"n": amount, "player": player}))


def number(game: TrailsGame, unit: Obj, name: str) -> int:
    """A numeric property; a card without it counts as zero."""
    return int(game.values(unit)[name] or 0)
