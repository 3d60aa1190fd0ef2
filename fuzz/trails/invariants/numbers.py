"""300, 1217, 1306.3: bond, CP and EP."""

from __future__ import annotations

from fuzz.registry import PRIORITY, invariant, note
from fuzz.trails.invariants.states import concerned
from fuzz.watching import Watch

RULEBOOK = "trails-1.0.1"
ENDS = " | ".join(
    f"after {row}" for row in ("703.6c", "703.7c", "703.8c", "803.4", "803.7", "804.14", "802.5", "705.9")
)
STANDBY = "resolve standby zone"


@invariant(RULEBOOK, "302.1b", when=ENDS)
def pools_are_empty_when_a_step_or_phase_ends(watch: Watch) -> None:
    """What was not spent is gone at the end of each step and phase."""
    for player, numbers in enumerate(watch.game.numbers):
        for pool in ("CP", "EP"):
            assert numbers[pool] == 0, f"{watch.game.names[player]} still has {numbers[pool]} {pool}"


@invariant(RULEBOOK, "302.1", needs="view")
def pools_are_never_negative(watch: Watch) -> None:
    """No pool holds less than nothing."""
    for player, numbers in enumerate(watch.game.numbers):
        for pool in ("CP", "EP"):
            assert numbers[pool] >= 0, f"{watch.game.names[player]} has {numbers[pool]} {pool}"


@invariant(RULEBOOK, "703.8a", when="after 703.8a")
def one_CP_for_each_homebase_card(watch: Watch) -> None:  # noqa: N802 - CP is the rulebook's word
    """The primary player gains as many CP as there are cards in the homebase, however they lie."""
    game, entered = watch.game, watch.entered
    player = entered.performing
    if player is None or "CP gained" in watch.altered():
        return
    if any(event.kind == "replaced" for event in game.log[entered.log :]):
        return
    gained = sum(
        (event.data or {})["n"]
        for event in game.log[entered.log :]
        if event.kind == "CP gained" and event.player == player and event.cause.by == "rule"
    )
    cards = entered.homebases[player]
    assert gained == cards, f"{gained} CP for {cards} cards"
    rise = game.numbers[player]["CP"] - entered.numbers[player]["CP"]
    assert rise == cards, f"CP rose by {rise} with {cards} cards in the homebase"


@invariant(RULEBOOK, "703.8a", when="on CP gained")
def CP_comes_from_the_deployment_step_or_an_effect(watch: Watch) -> None:  # noqa: N802
    """By rule CP is gained at 703.8a only."""
    event = watch.event
    assert event.cause.by != "rule" or watch.game.at == "703.8a", f"CP gained by rule at {watch.game.at}"


@invariant(RULEBOOK, "1217.2", when="on EP gained")
def each_EP_actions_one_homebase_card(watch: Watch) -> None:  # noqa: N802
    """Who gains EP by the action turns one ready card of the own homebase and gets exactly 1."""
    event, game = watch.event, watch.game
    data = event.data or {}
    if data.get("why") != "gaining EP":
        return
    card = event.obj
    assert data["n"] == 1, f"{data['n']} EP for one card"
    assert data["after"] == data["before"] + 1, f"{data['n']} EP for one card"
    recent = [past for past in game.log[-12:-1] if past.kind == "actioned" and card in concerned(past)]
    assert recent, f"EP was gained with {card}, which was not actioned for it"
    if card.alive and "readied" not in {past.kind for past in game.log[-6:]}:
        assert card.orientation == "action", f"EP was gained and {card} is {card.orientation}"
        assert card.zone.name == "homebase", f"EP was gained with {card} in the {card.zone.name}"


@invariant(RULEBOOK, "1217.4", when="on actioned | on EP gained")
def gaining_EP_waits_for_nothing(watch: Watch) -> None:  # noqa: N802
    """Gaining EP leaves the Resolve Standby Zone as it is."""
    event = watch.event
    waiting = tuple(obj.id for obj in watch.game.cards_in(STANDBY, 0))
    if event.kind == "actioned":
        watch.memory["waiting at actioned"] = waiting
    elif (event.data or {}).get("why") == "gaining EP":
        before = watch.memory.get("waiting at actioned", waiting)
        assert waiting == before, "gaining EP changed what waits to be resolved"


@invariant(RULEBOOK, "1306.3", when="on bond lost")
def stun_costs_the_CP_cost(watch: Watch) -> None:  # noqa: N802
    """A UNIT that becomes stunned costs its controller its CP cost in bond, exactly."""
    event, game = watch.event, watch.game
    data = event.data or {}
    if data.get("why") != "stun":
        return
    unit = event.obj
    assert event.player == unit.controller, f"{unit.name} was stunned and another player pays"
    assert data["n"] > 0, "bond changed by nothing"
    if not game.effects and not game.own_effects and not unit.definition.abilities:
        cost = unit.definition.printed["CP cost"] or 0
        assert data["n"] == cost, f"{unit.name} costs {cost} CP and {data['n']} bond was lost"
    owed = watch.memory.get("owed")
    if owed and unit.id in owed:
        owed.remove(unit.id)


@note(RULEBOOK, when="on stunned")
def remember_what_a_stun_costs(watch: Watch) -> None:
    """Notes the UNITs whose stun has to be paid for, where no effect has a say in it."""
    game = watch.game
    if not (game.effects or game.own_effects or watch.altered() or game.rules):
        owed: list[int] = watch.memory.setdefault("owed", [])
        costing = [obj for obj in concerned(watch.event) if (obj.definition.printed["CP cost"] or 0) > 0]
        owed += [obj.id for obj in costing if not obj.definition.abilities]


@invariant(RULEBOOK, "1306.3", when=PRIORITY)
def each_stun_is_paid(watch: Watch) -> None:
    """For each UNIT with a CP cost that becomes stunned, bond is lost, unless an effect exempts the player."""
    assert not watch.memory.pop("owed", None), "a UNIT became stunned and its controller lost no bond"


@invariant(RULEBOOK, "1324.2", when="on countered | on moved")
def a_counter_costs_nothing(watch: Watch) -> None:
    """What is countered gives nothing back and takes nothing: pools and bond stay."""
    game, event = watch.game, watch.event
    now = (dict(game.numbers[0]), dict(game.numbers[1]))
    if event.kind == "countered":
        watch.memory["numbers at counter"] = (event.obj.id, now)
        return
    before = watch.memory.pop("numbers at counter", None)
    if before is not None and (event.data or {}).get("kind") == "countered":
        moved = [old.id for old, _ in event.moves if old is not None]
        if before[0] in moved:
            assert before[1] == now, "a counter changed a number"
