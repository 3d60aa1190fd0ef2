"""1002, 1211, 1216: what stands by, in which order it is played, and replacements."""

from __future__ import annotations

from fuzz.registry import EVERY_STATE, PRIORITY, invariant, note
from fuzz.watching import Watch

RULEBOOK = "trails-1.0.1"
TRIGGERING = ("attacks", "stunned", "draw", "moved", "bond lost", "bond gained", "cured", "overkill")


@invariant(RULEBOOK, "1002.1d", when=PRIORITY)
def nothing_is_due_when_a_player_acts(watch: Watch) -> None:
    """Before a player has priority, all rule processes are done and all trigger counts are zero."""
    game = watch.game
    assert not game.standing, f"{game.standing[0].source} still has a count"
    assert not any(game.failed_draws), "a rule process is due"


@note(RULEBOOK, when=f"{EVERY_STATE} | on answer")
def remember_the_counts(watch: Watch) -> None:
    """Notes how many crafts stand by."""
    watch.memory["standing"] = len(watch.game.standing)


@invariant(RULEBOOK, "1211.3", when="on triggered | on played | on not played")
def counts_change_by_one(watch: Watch) -> None:
    """A trigger raises a count by one, playing a craft or failing to lowers it by one."""
    event, game = watch.event, watch.game
    before, now = watch.memory.get("standing", 0), len(game.standing)
    watch.memory["standing"] = now
    if event.kind == "triggered":
        assert now == before + 1, f"a trigger made {before} counts {now}"
    elif event.kind == "played" and getattr(event.obj.data, "kind", "") == "triggered craft":
        assert now >= before - 1, f"playing a craft made {before} counts {now}"


@invariant(RULEBOOK, "1211.3", when=f"on anything | {PRIORITY}")
def each_time_counts(watch: Watch) -> None:
    """A craft stands by once for each time that its condition is met."""
    game, event, memory = watch.game, watch.event, watch.memory
    expected = memory.get("expected")
    if expected is not None:
        if event.kind == "triggered" and event is not expected[3]:
            expected[1] += 1
            expected[3] = event
            return
        if event.kind in ("shown", "triggered") or event is expected[2]:
            return
        del memory["expected"]
        wanted, found, cause, _ = expected
        assert found >= wanted, f"{wanted} times met by {cause.kind} {cause.obj}, {found} times counted"
    if event is None or event.kind not in TRIGGERING or event.kind not in game.watching:
        return
    if game.board != game.collected or game.granting or game.ties or game.delayed or game.journal is not None:
        return
    if len(event.moves) > 1 and event.kind != "moved":
        return  # told together, but each counts by itself
    wanted = 0
    for source, ability in game.watching[event.kind]:
        node = ability.node
        able = source.alive and source.zone.name == "field" and source.face_up and "stunned" not in source.marks
        plain = getattr(node, "condition", None) is None and not getattr(node, "prefixes", ())
        if able and plain and "first time" not in ability.text:  # finding these is already counting them
            wanted += len(game.occurrences(source, ability, event))
    if wanted:
        memory["expected"] = [wanted, 0, event, None]


@invariant(RULEBOOK, "1002.1c", when="on played")
def the_primary_player_plays_first(watch: Watch) -> None:
    """The other player plays a triggered craft only when the primary player has none."""
    event, game = watch.event, watch.game
    play = event.obj.data
    if getattr(play, "kind", "") != "triggered craft" or event.player == game.primary or play.event is None:
        return
    for standby in game.standing:
        if standby.controller == game.primary and standby.event is not None:
            assert standby.event.n > play.event.n, f"{standby.source} of the primary player has to wait"


@invariant(RULEBOOK, "1216.3", when="on replaced")
def each_replacement_applies_once(watch: Watch) -> None:
    """To one event each replacement applies at most once."""
    applied = watch.game.applied
    for i, replacement in enumerate(applied):
        assert replacement not in applied[:i], f"{replacement.context.source} replaces the same event twice"
    assert watch.memory.get("applied") is not applied, "a replacement was applied twice"
    watch.memory["applied"] = applied
