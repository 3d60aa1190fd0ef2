"""A quiet game, written down as a position and begun anew, is the same game."""

import random

import pytest

from headjudge.bench.decks import bench_game
from headjudge.protocol.messages import New
from reference_engine.core.memory import NotQuiet
from reference_engine.trails.start import begin, export
from reference_engine.trails.turn import TURN
from tests.core.quiet import FOLLOWED, answered, asked, dice_for, seen

RULEBOOK = "trails-1.0.1"


def quiet_positions(seed, every):
    """Plays a game at random and gives the positions of some of its quiet moments, all labels among them."""
    game, at = begin(bench_game(RULEBOOK))
    dice = random.Random(seed)
    found = {}

    def note(quiet):
        if quiet.at not in found or dice.random() < every:
            try:
                found[quiet.at] = export(quiet)
            except NotQuiet:
                return

    game.on_quiet = note
    game.start(at)
    for _ in range(1500):
        if game.decision is None:
            break
        game.decide(answered(game, dice))
    return found


@pytest.mark.parametrize("seed", range(8))
def test_a_game_begun_anew_from_its_export_goes_on_alike(seed):
    for position in quiet_positions(seed, 0.02).values():
        first, at = begin(New(rulebook=RULEBOOK, position=position))
        first.start(at)
        written = []
        first_again, _ = begin(New(rulebook=RULEBOOK, position=position))
        assert export_of(first_again, at) == position
        second, at = begin(New(rulebook=RULEBOOK, position=position))
        second.start(at)
        one, two = random.Random(seed), random.Random(seed)
        for _ in range(FOLLOWED):
            assert asked(first) == asked(second)
            if first.decision is None:
                break
            first.decide(answered(first, one))
            second.decide(answered(second, two))
            written.append(seen(first))
            assert written[-1] == seen(second)


def export_of(game, at):
    game.at = at
    return export(game)


@pytest.mark.parametrize("seed", range(6))
def test_the_exported_game_and_its_copy_are_asked_the_same(seed):
    game, at = begin(bench_game(RULEBOOK))
    dice = random.Random(seed)
    copies = []

    def note(quiet):
        if dice.random() < 0.01:
            try:
                copies.append((len(quiet.answers), export(quiet)))
            except NotQuiet:
                return

    game.on_quiet = note
    game.start(at)
    history = []
    for _ in range(1200):
        if game.decision is None:
            break
        history.append((asked(game), seen(game)))
        game.decide(answered(game, dice_for(seed, len(history))))
    for begun, position in copies[:12]:
        copy, at = begin(New(rulebook=RULEBOOK, position=position))
        copy.start(at)
        for i in range(begun, min(begun + FOLLOWED, len(history))):
            assert (asked(copy), seen(copy)) == history[i], position.at
            copy.decide(answered(copy, dice_for(seed, i + 1)))


def test_a_game_starts_at_every_label_of_the_turn():
    position = next(iter(quiet_positions(1, 0.0).values()))
    needs_an_attack = {"803.4", "803.5", "803.6", "803.7", "804"}
    for label in TURN.labels():
        if any(label.startswith(part) for part in needs_an_attack):
            continue
        moved = position.__class__(
            at=label, roles=position.roles, turn=3, players=position.players, cards=position.cards
        )
        game, at = begin(New(rulebook=RULEBOOK, position=moved))
        assert game.start(at) is not None or game.outcome is not None
