"""What holds in every game of cards, whatever its rulebook: each rulebook enters it under clauses of its own."""

from __future__ import annotations

from fuzz.watching import Watch

EXPORT_EVERY = 100


def every_card_is_in_one_place(watch: Watch) -> None:
    """Each physical card of the start lies in exactly one zone; proxies are no cards."""
    found = sorted(
        obj.name for sides in watch.game.zones.values() for zone in sides for obj in zone.cards if obj.kind == "card"
    )
    if found != watch.labels:
        gone = sorted(set(watch.labels) - set(found))
        twice = sorted({label for label in found if found.count(label) > 1})
        raise AssertionError(
            f"nowhere: {gone}, in two places or new: {twice or sorted(set(found) - set(watch.labels))}"
        )


def the_owner_never_changes(watch: Watch) -> None:
    """A card belongs to the player in whose deck it was, wherever it goes."""
    for _, new in watch.event.moves:
        if new is not None and new.card is not None:
            assert new.owner == watch.owners.get(new.name, new.owner), f"{new.name} has changed its owner"


def places_follow_from_moves(watch: Watch) -> None:
    """What the events say of moves leads to where cards lie."""
    for _, new in watch.event.moves:
        if new is not None:
            assert any(obj is new for obj in new.zone.cards), f"{new.name} is not where its move led"


def remember_what_was_seen(watch: Watch) -> None:
    """Notes the cards that each player has had a chance to see."""
    event = watch.event
    objs = [obj for pair in event.moves for obj in pair if obj is not None] or ([event.obj] if event.obj else [])
    for obj in objs:
        for player in (0, 1):
            if watch.engine.sees(player, obj):
                watch.seen_by[player].add(obj.name)


def somebody_can_go_on(watch: Watch) -> None:
    """A game that is not over asks somebody, and there is something to answer."""
    game = watch.game
    if game.outcome is None:
        decision = game.decision
        assert decision is not None, "the game is not over and nobody is asked"
        if decision.low is None:
            assert decision.options, f"{decision.kind} offers nothing"


def decisions_are_well_formed(watch: Watch) -> None:
    """Bounds fit the options, and no option is offered twice."""
    decision = watch.game.decision
    if decision is None:
        return
    if decision.low is not None:
        assert decision.high is None or decision.high >= decision.low, f"{decision.kind}: no number fits"
        return
    assert 0 <= decision.min <= decision.max <= len(decision.options), f"{decision.kind}: bounds do not fit"
    said = {option.says() for option in decision.options} if len(decision.options) < 40 else None
    assert said is None or len(said) == len(decision.options), f"{decision.kind} offers the same twice"


def a_position_is_the_same_game(watch: Watch) -> None:
    """Written down as a position and started anew, a quiet game is the same."""
    count = watch.memory["quiet"] = watch.memory.get("quiet", 0) + 1
    if count % EXPORT_EVERY:
        return
    from fuzz.again import differences_after_export

    difference = differences_after_export(watch.game)
    assert not difference, difference
