"""8.5, 8.7, 8.9: abilities that stand by, and continuous effects."""

from __future__ import annotations

from collections import Counter
from typing import Any

from fuzz.registry import SAMPLED, invariant, note
from fuzz.watching import Watch
from fuzz.weiss_schwarz.decks import RULEBOOK
from fuzz.weiss_schwarz.invariants.moments import SLOTS


def is_automatic(event: Any) -> bool:
    """Whether it is an AUTO ability that was played: not a card, and not an ACT, which says from where."""
    data = event.data or {}
    return "ability" in data and "from" not in data


Key = tuple[Any, str]
"""A card, which a shuffle gives another id but leaves the same object, and the text of its ability."""


def standing(game: Any) -> Counter[Key]:
    """How often each ability stands by."""
    return Counter((standby.source, standby.ability.text) for standby in game.standing)


@invariant(RULEBOOK, "8.5.1.3", when="on played")
def the_turn_players_abilities_come_first(watch: Watch) -> None:
    """The other player plays an ability only when none of the turn player stands by."""
    game, event = watch.game, watch.event
    if is_automatic(event) and event.player != game.turn_player:
        waiting = [standby.ability.text for standby in game.standing if standby.controller == game.turn_player]
        assert not waiting, f"{event.obj} is played while {waiting} of the turn player stand by"


@invariant(RULEBOOK, "8.5.1.1", when="on played")
def rule_actions_come_before_abilities(watch: Watch) -> None:
    """No ability that stands by is played while a rule action is due."""
    game = watch.game
    if not is_automatic(watch.event) or "moved" in watch.altered():
        return
    for player in (0, 1):
        stage = game.cards_in("stage", player)
        for slot in SLOTS:
            there = [card for card in stage if card.slot == slot]
            assert len(there) <= 1, f"{watch.event.obj} is played while {there} are on one position"
        for card in stage:
            power = game.values(card)["power"] or 0
            assert power >= 1, f"{watch.event.obj} is played while {card} has power {power}"


@note(RULEBOOK, when="on triggered | on played | on taken back")
def count_what_triggers(watch: Watch) -> None:
    """Counts how often each ability has triggered and was not played yet."""
    event = watch.event
    if event.kind == "taken back":
        watch.memory["triggered"] = standing(watch.game)
        return
    counted: Counter[Key] = watch.memory.setdefault("triggered", Counter())
    if event.kind == "triggered":
        counted[event.obj, event.data["ability"]] += 1
    elif is_automatic(event):
        counted[event.obj, event.data["ability"]] -= 1


@invariant(RULEBOOK, "8.7.3")
def each_trigger_is_played_once(watch: Watch) -> None:
    """An ability stands by as often as it has triggered and was not played yet."""
    expected = +watch.memory.get("triggered", Counter())
    found = standing(watch.game)
    assert found == expected, f"{dict(found)} stand by instead of {dict(expected)}"


@invariant(RULEBOOK, "8.9.1", when=SAMPLED)
def reading_changes_nothing(watch: Watch) -> None:
    """Looking at the information of all cards twice gives the same, and nothing happens by it."""
    game = watch.game
    events = len(game.log)
    first = {card: repr(game.values(card)) for player in (0, 1) for card in game.cards_in("stage", player)}
    game.refresh()
    for card, values in first.items():
        assert repr(game.values(card)) == values, f"{card} has other information when it is read again"
    assert len(game.log) == events, "reading has made something happen"


@invariant(RULEBOOK, "8.9.2")
def what_an_effect_reaches_never_grows(watch: Watch) -> None:
    """The cards that an effect of an ability or event is about are settled when it begins."""
    noted: dict[Any, set[int]] = watch.memory.setdefault("locked", {})
    now: dict[Any, set[int]] = {}
    for effect in watch.game.effects:
        for number, part in enumerate(effect.parts):
            if part.locked is not None and effect.begins is None:
                now[effect, number] = {obj.id for obj in part.locked}
    for place, ids in now.items():
        more = ids - noted.get(place, ids)
        assert not more, f"an effect of {place[0].context.source} has come to reach {more}"
    watch.memory["locked"] = now


@invariant(RULEBOOK, "8.10.2.3", when="on anything")
def nothing_is_replaced_twice_by_the_same(watch: Watch) -> None:
    """No replacement is applied twice on the way from one event to what happens instead."""
    applied = watch.game.applied
    if applied:
        assert len(applied) == len({id(each) for each in applied}), "a replacement is applied twice to one event"
