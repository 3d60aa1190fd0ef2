"""A game again: from its position, from its answers, with wrong answers, given up, and with hidden cards exchanged."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from fuzz.books import book
from fuzz.play import Indices, Played, fits, given, new_game
from fuzz.registry import Invariant, by_moment
from fuzz.watching import Violation
from headjudge.protocol.messages import New


def outlook(game: Any, viewer: int = 2) -> dict[str, Any]:
    """The judge's view without the ids of objects, which a new start gives anew."""
    view: Any = importlib.import_module("reference_engine.core.views").view
    plain: dict[str, Any] = msgspec.to_builtins(view(game, viewer))
    for side in (*plain.get("players", {}).values(), {"zones": plain.get("shared", {})}):
        for cards in side.get("zones", {}).values():
            for card in cards:
                card.pop("id", None)
                card.pop("shown", None)
    return plain


def first_difference(before: Any, after: Any, path: str = "") -> str:
    """Where two plain values differ first, in words; empty when they do not."""
    if before == after:
        return ""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in [*before, *(key for key in after if key not in before)]:
            found = first_difference(before.get(key), after.get(key), f"{path}/{key}")
            if found:
                return found
        return ""
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for i, (one, other) in enumerate(zip(before, after, strict=True)):
            found = first_difference(one, other, f"{path}/{i}")
            if found:
                return found
        return ""
    return "" if before == after else f"{path}: {before!r} and {after!r}"


def differences_after_export(game: Any) -> str:
    """What differs when a quiet game is written down and started anew; empty when nothing does."""
    position = book(game.rulebook).export(game)
    again, at = new_game(New(rulebook=game.rulebook, position=position))
    quiet: list[dict[str, Any]] = []

    def note(state: Any) -> None:
        quiet.append(outlook(state))

    again.on_quiet = note
    again.start(at)
    again.stop()
    here = outlook(game)
    here.pop("decision", None)
    if not quiet:
        return f"started anew at {at}, the game is not quiet"
    there = quiet[0]
    there.pop("decision", None)
    return first_difference(here, there)


def told(game: Any, since: int, viewer: int = 2) -> list[Any]:
    """The events as a viewer is told them."""
    event_view: Any = importlib.import_module("reference_engine.core.views").event_view
    return [msgspec.to_builtins(event_view(game, event, viewer)) for event in game.log[since:]]


def again_until(new: New, answers: Sequence[Indices], swap: Any = None) -> Any:
    """Plays a list of answers without a watch and gives the game, stopped where the list ends."""
    game, at = new_game(new)
    if swap is not None:
        swap(game)
    decision = game.start(at)
    for answer in answers:
        if decision is None or not fits(decision, answer):
            break
        decision = game.decide(given(decision, answer))
    return game


class Aside:
    """A finished game that is looked at once more; takes the place of a watch."""

    def __init__(self, played: Played, dice: random.Random) -> None:
        self.played = played
        self.dice = dice


def look_again(played: Played, dice: random.Random, counts: dict[str, int]) -> Violation | None:
    """Runs one of the asides on a game that showed no violation."""
    rows: list[Invariant] = by_moment(played.new.rulebook).get("aside", [])
    row = dice.choice(rows)
    counts[row.name] = counts.get(row.name, 0) + 1
    return look_aside(row, played, dice)


def look_aside(row: Invariant, played: Played, dice: random.Random) -> Violation | None:
    """Runs one aside on a game."""
    try:
        row.check(Aside(played, dice))  # type: ignore[arg-type]
    except AssertionError as error:
        return Violation(row.name, row.clause, str(error))
    except Exception as error:  # noqa: BLE001 - whatever the engine raises is its fault
        return Violation(row.name, row.clause, f"{type(error).__name__}: {error}")
    return None


def the_same_answers_give_the_same_game(aside: Any) -> None:
    """Replayed, a game is the same in events and result."""
    played = aside.played
    game = again_until(played.new, played.answers)
    first = played.watch.game
    assert len(game.log) == len(first.log), f"{len(first.log)} events, replayed {len(game.log)}"
    difference = first_difference(told(first, 0), told(game, 0), "events")
    assert not difference, difference
    game.stop()


def refuses(call: Callable[[], Any]) -> bool:
    """Whether a call is refused, in the engine's own words for it."""
    illegal: Any = importlib.import_module("reference_engine.core.errors").IllegalAnswer
    try:
        call()
    except illegal:
        return True
    return False


def anybody_may_concede_at_any_time(aside: Any) -> None:
    """A concession is accepted in the middle of anything, and the opponent wins."""
    played, dice = aside.played, aside.dice
    if not played.answers:
        return
    game = again_until(played.new, played.answers[: dice.randrange(len(played.answers))])
    if game.outcome is None:
        player = dice.randrange(2)
        game.concede(player, game.concede_clause)
        assert game.outcome is not None, "the opponent does not win"
        assert game.outcome.winner == 1 - player, "the opponent does not win"
        assert game.decision is None, "the game goes on after a concession"
        assert refuses(lambda: game.concede(1 - player, game.concede_clause)), "a second concession is accepted"
        assert game.outcome.winner == 1 - player, "the result changed after the game"


def wrong_answers_change_nothing(aside: Any) -> None:
    """An answer that is not offered is refused and leaves everything as it was."""
    played, dice = aside.played, aside.dice
    if not played.answers:
        return
    option: Any = importlib.import_module("reference_engine.core.decide").Option
    game = again_until(played.new, played.answers[: dice.randrange(len(played.answers))])
    decision = game.decision
    if decision is None:
        return
    before, events, count = outlook(game), len(game.log), len(game.answers)
    wrong: list[Any] = [[option("no such thing")] * max(1, decision.min)]
    if decision.low is not None:
        wrong = [decision.low - 1, [option("no such thing")]]
    else:
        wrong += [0, list(decision.options) * 2 if decision.options else [option("x")]]
        if decision.min > 0:
            wrong.append([])
    for answer in wrong:
        assert refuses(lambda answer=answer: game.decide(answer)), f"{answer!r} was accepted by {decision.kind}"  # type: ignore[misc]
    assert game.decision is decision, "a refusal moved on"
    assert len(game.log) == events, "a refusal moved on"
    assert len(game.answers) == count, "a refusal moved on"
    difference = first_difference(before, outlook(game))
    assert not difference, difference
    game.stop()


def twins_look_the_same(aside: Any) -> None:
    """Two cards that a player has never seen change places at the start, and the player notices nothing."""
    played, dice = aside.played, aside.dice
    first = played.watch.game
    viewer = dice.randrange(2)
    if not played.watch.from_decks:
        return
    seen = played.watch.seen_by[viewer]
    for owner in (1 - viewer, viewer):
        hidden = [card for card in first.cards if card.owner == owner and card.label not in seen and quiet_card(card)]
        named = {
            option.card.name for answer in first.answers if isinstance(answer, list) for option in answer if option.card
        }
        hidden = [card for card in hidden if card.label not in named]
        if len(hidden) >= 2:
            compare_twins(played, viewer, dice.sample(hidden, 2))


def quiet_card(card: Any) -> bool:
    """Whether a card does nothing from hidden places."""
    return not any(ability.zones or type(ability.node).__name__ == "Keyword" for ability in card.definition.abilities)


def compare_twins(played: Played, viewer: int, cards: list[Any]) -> None:
    """Plays a game and its twin side by side, as far as the answers fit both, and compares what a player sees."""
    labels = {card.label for card in cards}

    def swap(game: Any) -> None:
        for zone in game.zones["deck"]:
            places = [i for i, obj in enumerate(zone.cards) if obj.name in labels]
            if len(places) == 2:
                i, j = places
                zone.cards[i], zone.cards[j] = zone.cards[j], zone.cards[i]
                zone.cards[i].id, zone.cards[j].id = zone.cards[j].id, zone.cards[i].id

    view: Any = importlib.import_module("reference_engine.core.views").view
    one, at = new_game(played.new)
    two, _ = new_game(played.new)
    swap(two)
    decisions = [one.start(at), two.start(at)]
    told_until = 0
    for step, answer in enumerate(played.answers):
        left, right = decisions
        if left is None or right is None:
            break
        if any(surfaces(game, told_until, labels) for game in (one, two)):
            return  # an effect that looks for such a card has found it, and everybody sees that
        if left.kind != right.kind or left.player != right.player:
            assert viewer not in (left.player, right.player), f"the twin asks {right.kind} instead of {left.kind}"
            return
        if left.player == viewer or step % 16 == 0:
            sights = view(one, viewer), view(two, viewer)
            if sights[0] != sights[1]:
                difference = first_difference(*(msgspec.to_builtins(sight) for sight in sights))
                assert not difference, f"{one.names[viewer]} sees a difference: {difference}"
            difference = first_difference(told(one, told_until, viewer), told(two, told_until, viewer), "events")
            assert not difference, f"{one.names[viewer]} is told a difference: {difference}"
            told_until = len(one.log)
        values = answer if isinstance(answer, int) else [left.options[i] for i in answer]
        matching: Any = answer
        if not isinstance(answer, int):
            by_value = dict(zip(keys_of(right.options), right.options, strict=True))
            keys = keys_of(left.options)
            wanted = [keys[i] for i in answer]
            if any(key not in by_value for key in wanted):
                assert left.player != viewer, f"the twin does not offer {values}"
                return
            matching = [by_value[key] for key in wanted]
        decisions = [one.decide(values), two.decide(matching)]


def surfaces(game: Any, since: int, labels: set[str]) -> bool:
    """Whether one of these cards has come into a zone that everybody sees."""
    return any(
        new is not None and new.name in labels and new.zone.spec.seen_by == "all"
        for event in game.log[since:]
        for _, new in event.moves
    )


def keys_of(options: Sequence[Any]) -> list[Any]:
    """Options by value; those that say the same, such as two proxies of one card, are numbered."""
    seen: dict[Any, int] = {}
    keys = []
    for option in options:
        key = option_key(option)
        seen[key] = seen.get(key, 0) + 1
        keys.append((key, seen[key]))
    return keys


def option_key(option: Any) -> Any:
    """An option by value, across two games."""
    more = tuple((key, value.name if hasattr(value, "name") else repr(value)) for key, value in option.more)
    return option.do, option.card.name if option.card is not None else None, more
