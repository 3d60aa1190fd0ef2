"""902.4, 1204, 1206 to 1213, 1218: what is offered, and what a play leaves behind."""

from __future__ import annotations

from typing import Any

from fuzz.registry import PRIORITY, invariant, note
from fuzz.watching import Watch

RULEBOOK = "trails-1.0.1"
STANDBY = "resolve standby zone"


def fingerprint(game: Any) -> Any:
    """All that a taken-back play must leave as it was."""
    zones = tuple(
        tuple((obj.id, obj.orientation, obj.face_up, obj.marks, obj.shown, obj.controller) for obj in zone.cards)
        for sides in game.zones.values()
        for zone in sides
    )
    numbers = (tuple(game.numbers[0].items()), tuple(game.numbers[1].items()))
    effects = (len(game.effects), len(game.replacements), len(game.delayed), len(game.standing))
    return zones, numbers, effects, tuple(sorted(game.turn_memory.values())), game.failed_draws


@invariant(RULEBOOK, "902.4h", when=PRIORITY)
def deployment_has_its_time(watch: Watch) -> None:
    """UNITs and ITEMs are offered to the primary player in the own deployment step, with nothing waiting."""
    game, decision = watch.game, watch.decision
    if (watch.engine.core.Can, watch.engine.core.BePlayed) in game.deeds:
        return
    is_open = game.step == "deployment step" and decision.player == game.performing and not game.cards_in(STANDBY, 0)
    if not is_open:
        for option in decision.options:
            if option.do == "play":
                types = option.card.values["type"]
                assert "UNIT" not in types, f"{option.card} is offered in the {game.step}"
                assert "ITEM" not in types, f"{option.card} is offered in the {game.step}"


@invariant(RULEBOOK, "1208.1a", when=PRIORITY)
def what_is_face_up_at_home_is_not_played(watch: Watch) -> None:
    """A face-up card in a homebase is not offered for play, nor is its Arts."""
    for option in watch.decision.options:
        if option.do in ("play", "arts") and option.card.zone.name == "homebase":
            assert not option.card.face_up, f"{option.card} lies face-up in the homebase and is offered"


@invariant(RULEBOOK, "1209.1", when=PRIORITY)
def bases_are_played_from_the_homebase(watch: Watch) -> None:
    """A card that is a BASE and nothing else is not offered from the hand."""
    for option in watch.decision.options:
        if option.do == "play" and option.card.zone.name == "hand":
            assert tuple(option.card.values["type"]) != ("BASE",), f"{option.card} is offered from the hand"


@invariant(RULEBOOK, "1209.1", when="on played")
def a_played_base_stays_where_it_lies(watch: Watch) -> None:
    """A card played from the homebase by proxy lies there face-up."""
    obj = watch.event.obj
    if obj.kind == "proxy":
        source = obj.data.source
        assert source.alive, f"{source} was played and is not in the homebase"
        assert source.zone.name == "homebase", f"{source} was played and is not in the homebase"
        assert source.face_up, f"{source} was played and is face-down"


@invariant(RULEBOOK, "1204.2f-3", when="on played")
def a_base_needs_its_level(watch: Watch) -> None:
    """The building level of a BASE is at most the number of cards in the homebase."""
    obj, game = watch.event.obj, watch.game
    if obj.kind == "proxy" and tuple(obj.values["type"]) == ("BASE",):
        level, cards = obj.values["building level"] or 0, len(game.cards_in("homebase", obj.data.source.zone.side))
        assert level <= cards, f"{obj.name} of level {level} is played with {cards} cards"


@note(RULEBOOK, when="on answer")
def remember_the_state_before_a_play(watch: Watch) -> None:
    """Notes what a player with priority begins that may be taken back, and the state before it."""
    if watch.answered.kind == "priority":
        action = watch.answer[0]
        begins = action.do in ("play", "craft", "arts", "support")
        watch.memory["before play"] = (action, fingerprint(watch.game)) if begins else None


@invariant(RULEBOOK, "1204.2l", when="on taken back")
def what_is_taken_back_leaves_nothing(watch: Watch) -> None:
    """What a player with priority began and did not complete leaves the state as it was before."""
    event, game = watch.event, watch.game
    noted = watch.memory.get("before play")
    if noted is None or game.journal is not None:  # an effect plays a card, perhaps in the middle of another play
        return
    action, before = noted
    if action.card is event.obj and action.do == event.data["action"]:
        now = fingerprint(game)
        for what, was, is_now in zip(("places", "numbers", "effects", "limits", "draws"), before, now, strict=True):
            assert was == is_now, f"a play was taken back and the {what} differ"


@invariant(RULEBOOK, "1213.2", when=PRIORITY)
def arts_come_from_hidden_places(watch: Watch) -> None:
    """Arts are offered from the hand, or face-down from the homebase."""
    for option in watch.decision.options:
        if option.do == "arts":
            zone = option.card.zone.name
            assert zone == "hand" or (zone == "homebase" and not option.card.face_up), f"Arts of {option.card}"


@invariant(RULEBOOK, "902.4", when=PRIORITY)
def players_act_with_their_own_cards(watch: Watch) -> None:
    """What is offered is the own: cards, crafts, sources of EP."""
    player = watch.decision.player
    for option in watch.decision.options:
        if option.card is not None:
            assert option.card.controller == player, f"{option.card} of the other player is offered"


def of_support(game: Any, unit: Any) -> dict[str, Any]:
    """What counts of a UNIT when it is chosen to support another, or to be supported."""
    return {
        "controller": unit.controller,
        "ready": unit.orientation == "ready",
        "stunned": "stunned" in unit.marks,
        "type": unit.values["type"],
        "organization": set(unit.values["organization"]),
        "all organization": "all organization" in unit.values,
        "Covert": game.has_keyword(unit, "Covert"),
    }


@note(RULEBOOK, when="on answer")
def remember_the_units_before_support(watch: Watch) -> None:
    """Notes what the UNITs are when support begins: actioning one of them may change them."""
    if watch.answered.kind == "priority" and watch.answer[0].do == "support":
        game = watch.game
        game.refresh()
        units = game.cards_in("field", watch.answered.player)
        watch.memory["before support"] = {unit.id: of_support(game, unit) for unit in units}


@invariant(RULEBOOK, "1218.2", when="on supports")
def support_actions_one_fitting_unit(watch: Watch) -> None:
    """A ready un-stunned UNIT of the player with a common organization and equal Covert is actioned for another."""
    event, game = watch.event, watch.game
    unit, target = event.obj, event.data["target"]
    assert unit is not target, f"{unit} supports itself"
    if "replaced" not in {past.kind for past in game.log[-8:]}:
        assert unit.orientation == "action", f"{unit} supports and is {unit.orientation}"
    before = watch.memory["before support"]
    assert unit.id in before, f"{unit} of the other player supports"
    assert target.id in before, f"{target} of the other player is supported"
    own, other = before[unit.id], before[target.id]
    assert own["controller"] == event.player, f"{unit} of the other player supports"
    assert own["ready"], f"{unit} was not ready and supports"
    assert not own["stunned"], f"{unit} is stunned and supports"
    assert "UNIT" in own["type"], f"{unit} is no UNIT and supports"
    if not own["all organization"] and not other["all organization"]:
        common = own["organization"] & other["organization"]
        assert common, f"{unit} and {target} have no organization in common"
    assert own["Covert"] == other["Covert"], f"Covert of {unit}, {target}"


@invariant(RULEBOOK, "1335.1", when="on moved")
def rebuild_keeps_the_count(watch: Watch) -> None:
    """Rebuild replaces a homebase card by the top card of the deck, face-down and actioned."""
    event, game = watch.event, watch.game
    if (event.data or {}).get("kind") != "rebuild":
        return
    for old, new in event.moves:
        if new.zone.name == "homebase":
            before = watch.memory.get("rebuilt")
            assert not new.face_up, f"{new} is rebuilt wrongly"
            assert new.orientation == "action", f"{new} is rebuilt wrongly"
            if before is not None and before[0] == new.zone.side:
                assert len(new.zone.cards) <= before[1] + 1, "rebuild raised the number of homebase cards"
        elif old.zone.name == "homebase":
            watch.memory["rebuilt"] = (old.zone.side, len(game.cards_in("homebase", old.zone.side)))


@note(RULEBOOK, when="on shown")
def remember_the_deck_before_a_plan(watch: Watch) -> None:
    """Notes a deck when cards in it are looked at."""
    for _, obj in watch.event.moves:
        if obj.zone.name == "deck":
            watch.memory["plan", obj.zone.side] = ([o.name for o in obj.zone.cards], len(watch.event.moves))
            return


@invariant(RULEBOOK, "1323.1", when="on planned")
def plan_keeps_the_deck(watch: Watch) -> None:
    """Plan changes no card and no size, and leaves the order below what was looked at."""
    player = watch.event.player
    if ("plan", player) not in watch.memory:
        return
    before, _ = watch.memory.pop(("plan", player))
    now = [obj.name for obj in watch.game.cards_in("deck", player)]
    assert sorted(before) == sorted(now), "Plan changed the cards of the deck"
    down, up = watch.event.data["bottom"], watch.event.data["top"]
    assert now[down : len(now) - up] == before[: len(before) - up - down], "Plan changed the order of other cards"
