"""503, 1306: orientation, face and the stunned state."""

from __future__ import annotations

from typing import Any

from fuzz.registry import invariant, note
from fuzz.watching import Watch

RULEBOOK = "trails-1.0.1"
LAID_OUT = ("field", "homebase")


def concerned(event: Any) -> list[Any]:
    """The cards that an event is about."""
    return [new for _, new in event.moves] if event.moves else [event.obj]


@invariant(RULEBOOK, "503.1b", needs="view", looks_at=("orientation",))
def every_card_laid_out_has_an_orientation(watch: Watch) -> None:
    """On the field and in the homebase a card is ready or actioned."""
    for name in LAID_OUT:
        for zone in watch.game.zones[name]:
            for obj in zone.cards:
                assert obj.orientation in ("ready", "action"), f"{obj.name} is {obj.orientation}"


@invariant(RULEBOOK, "503.2b", needs="view", looks_at=("face",))
def every_card_laid_out_has_a_face(watch: Watch) -> None:
    """On the field and in the homebase a card is face-up or face-down."""
    for name in LAID_OUT:
        for zone in watch.game.zones[name]:
            for obj in zone.cards:
                assert obj.face_up in (True, False), f"{obj.name} has no face"


@invariant(RULEBOOK, "1306.2a", needs="view", looks_at=("orientation", "face", "marks"))
def the_stunned_are_face_down_and_actioned(watch: Watch) -> None:
    """A stunned UNIT is face-down and actioned."""
    for zone in watch.game.zones["field"]:
        for obj in zone.cards:
            if "stunned" in obj.marks:
                assert obj.orientation == "action", f"{obj.name} is stunned and {obj.orientation}"
                assert not obj.face_up, f"{obj.name} is stunned and face-up"


@invariant(RULEBOOK, "1306.2c")
def the_stunned_do_nothing(watch: Watch) -> None:
    """No craft of a stunned UNIT is offered or in force."""
    game = watch.game
    if game.decision is not None and game.decision.kind == "priority":
        for option in game.decision.options:
            if option.do == "craft":
                assert "stunned" not in option.card.marks, f"a craft of {option.card}, which is stunned, is offered"
    if game.collected == game.board:
        for effect in game.own_effects:
            source = effect.context.source
            assert not source.alive or "stunned" not in source.marks, f"{source}, which is stunned, has an effect"


@note(RULEBOOK, when="on answer")
def remember_who_is_stunned(watch: Watch) -> None:
    """Notes the stunned UNITs before an answer."""
    watch.memory["stunned"] = {o.id for zone in watch.game.zones["field"] for o in zone.cards if "stunned" in o.marks}


@invariant(RULEBOOK, "1306.2d", when="on stunned | on cured")
def nobody_is_stunned_twice(watch: Watch) -> None:
    """A stunned UNIT cannot become stunned."""
    stunned: set[int] = watch.memory.setdefault("stunned", set())
    for obj in concerned(watch.event):
        if watch.event.kind == "stunned":
            assert obj.id not in stunned, f"{obj} was stunned already"
            stunned.add(obj.id)
        else:
            stunned.discard(obj.id)


@invariant(RULEBOOK, "1306.4", when="on cured")
def the_cured_are_face_up_and_actioned(watch: Watch) -> None:
    """A UNIT that stops being stunned lies face-up and actioned."""
    for obj in concerned(watch.event):
        assert "stunned" not in obj.marks, f"{obj.name} was cured and is stunned"
        assert obj.face_up, f"{obj.name} was cured and is face-down"
        assert obj.orientation == "action", f"{obj.name} was cured and is {obj.orientation}"


@invariant(RULEBOOK, "705.6", when="after 705.6")
def no_stunned_unit_stays(watch: Watch) -> None:
    """After the cure no stunned UNIT is left, unless an effect keeps it."""
    game = watch.game
    if "moved" not in watch.altered():
        for zone in game.zones["field"]:
            left = [obj for obj in zone.cards if "stunned" in obj.marks]
            assert not left, f"{left} are still stunned on the field"


@invariant(RULEBOOK, "705.6", when="after 705.6")
def one_cure_for_each_player(watch: Watch) -> None:
    """By rule each player cures one UNIT at most."""
    game = watch.game
    cured = [
        obj
        for event in game.log[watch.entered.log :]
        if event.kind == "cured" and event.cause.by == "rule"
        for obj in concerned(event)
    ]
    for player in (0, 1):
        limit = watch.engine.how_many(game, "cure limit", player, 1)
        count = sum(obj.controller == player for obj in cured)
        assert count <= max(limit, 1), f"{game.names[player]} cured {count} UNITs"


@invariant(RULEBOOK, "705.8", when="after 705.8")
def everything_is_ready(watch: Watch) -> None:
    """After 705.8 all cards laid out are ready but for the stunned and those that an effect keeps."""
    game = watch.game
    if "readied" in watch.altered():
        return
    for name in LAID_OUT:
        for zone in game.zones[name]:
            for obj in zone.cards:
                assert obj.orientation == "ready" or "stunned" in obj.marks, f"{obj.name} is not ready"
