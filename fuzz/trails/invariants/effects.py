"""1212, 1215, 1310, 1333: values, effects and organizations; start and export of quiet states."""

from __future__ import annotations

from typing import Any

from fuzz import always
from fuzz.registry import QUIET, SAMPLED, invariant
from fuzz.watching import Watch
from headjudge.notation import rows_trails

RULEBOOK = "trails-1.0.1"


Values = dict[int, tuple[dict[str, Any], list[str]]]


def values_now(game: Any) -> Values:
    """The values of all cards, in a form that can be compared."""
    game.refresh()
    found: Values = {}
    for sides in game.zones.values():
        for zone in sides:
            for obj in zone.cards:
                values = dict(obj.values)
                found[obj.id] = (values, [ability.text for ability in values.pop("abilities")])
    return found


def differing(one: Values, other: Values) -> str:
    """The first values that differ, in words."""
    for key, (values, texts) in one.items():
        if other.get(key) != (values, texts):
            now, others = other.get(key, ({}, []))
            changed = [name for name in {**values, **now} if values.get(name) != now.get(name)]
            told = ", ".join(f"{name} {values.get(name)} and {now.get(name)}" for name in changed)
            return f"{values.get('name')}: {told or f'{texts} and {others}'}"
    return ""


@invariant(RULEBOOK, "705.7", when="after 705.7")
def nothing_lasts_beyond_its_turn(watch: Watch) -> None:
    """After 705.7 no effect for this turn is in force."""
    game = watch.game
    for lasting in (*game.effects, *game.replacements, *game.delayed):
        until = lasting.until
        waits = getattr(lasting, "begins", None) is not None
        assert waits or until is None or until.period != "turn", (
            f"an effect of {lasting.context.source} outlives its turn"
        )


@invariant(RULEBOOK, "1212.2", when=SAMPLED)
def printed_information_stays(watch: Watch) -> None:
    """What is printed on a card is the same in every zone and all through the game."""
    for definition, printed in watch.printed.values():
        assert repr(definition.printed) == printed, f"what is printed on {definition.name} has changed"


@invariant(RULEBOOK, "1215.1", when=SAMPLED)
def values_follow_from_the_state(watch: Watch) -> None:
    """Worked out anew, and without the short way for sums, the values are the same."""
    game = watch.game
    if not game.effects and not game.own_effects:
        return
    first = values_now(game)
    game.value_version += 1
    second = values_now(game)
    assert second == first, f"worked out twice, the values differ: {differing(first, second)}"
    game.additive = frozenset()
    try:
        game.value_version += 1
        slow = values_now(game)
    finally:
        del game.additive
        game.value_version += 1
    assert slow == first, f"the short way for sums gives other values: {differing(first, slow)}"


@invariant(RULEBOOK, "1215.6")
def locked_effects_never_grow(watch: Watch) -> None:
    """The cards under the effect of something resolved never become more."""
    game = watch.game
    if not game.effects:
        return
    known: dict[int, tuple[Any, int]] = watch.memory.setdefault("locked", {})
    for effect in game.effects:
        for part in effect.parts:
            if part.locked is not None:
                before = known.get(id(part))
                count = sum(obj.alive for obj in part.locked)
                if before is not None and before[0] is part:
                    assert count <= before[1], f"an effect of {effect.context.source} has met further cards"
                known[id(part)] = (part, count)


@invariant(RULEBOOK, "1310.1", when=SAMPLED)
def links_are_whole(watch: Watch) -> None:
    """A UNIT with one organization of a linked group has the whole group, in every zone."""
    game = watch.game
    game.refresh()
    if game.effects or any(
        part.kind.__name__ in ("SetsText", "LosesText", "LosesAbilities") for part in game.all_parts()
    ):
        return  # what comes after the links may take organizations away
    for effect in game.own_effects:
        for part in effect.parts:
            if (
                effect.condition is None
                and isinstance(part.change, rows_trails.Linked)
                and "You()" in repr(part.change.players)
            ):
                group, owner = set(part.change.names), effect.context.controller
                for obj in (obj for sides in game.zones.values() for zone in sides for obj in zone.cards):
                    own = set(obj.values.get("organization", ()))
                    if obj.owner == owner and "UNIT" in obj.values["type"] and own & group:
                        assert group <= own, f"{obj.name} has {own}, linked are {group}"


@invariant(RULEBOOK, "1333.2", when=SAMPLED)
def having_all_organizations_adds_none(watch: Watch) -> None:
    """Who has all organizations has no more of them when they are counted."""
    game = watch.game
    for obj in game.changed:
        if obj.alive and "all organization" in obj.values:
            own = obj.values["organization"]
            assert len(own) == len(set(own)), f"{obj.name} has an organization twice"
            gains = any("Gains" in part.kind.__name__ or "Link" in part.kind.__name__ for part in game.all_parts())
            if not gains:
                assert len(own) <= len(obj.definition.printed["organization"]), f"{obj.name} has {own}"


invariant(RULEBOOK, "1215.1", when=QUIET)(always.a_position_is_the_same_game)
