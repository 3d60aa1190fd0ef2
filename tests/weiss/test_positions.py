"""A quiet game of Weiss Schwarz, written down as a position and begun anew, is the same game."""

import random

import pytest

from headjudge.bench.decks import bench_game
from headjudge.protocol.messages import CardAt, CardText, New, Position, Side
from reference_engine.core.memory import NotQuiet
from reference_engine.weiss_schwarz.start import WITHOUT_ATTACK, begin, export
from reference_engine.weiss_schwarz.turn import TURN
from tests.core.quiet import FOLLOWED, answered, asked, dice_for, seen

RULEBOOK = "weiss-schwarz-2.09"


@pytest.mark.parametrize("seed", range(6))
def test_the_exported_game_and_its_copy_are_asked_the_same(seed):
    game, at = begin(bench_game(RULEBOOK))
    dice = random.Random(seed)
    copies = {}

    def note(quiet):
        if quiet.at not in copies or dice.random() < 0.02:
            try:
                copies[quiet.at] = len(quiet.answers), export(quiet)
            except NotQuiet:
                return

    game.on_quiet = note
    game.start(at)
    history = []
    while game.decision is not None:
        history.append((asked(game), seen(game)))
        game.decide(answered(game, dice_for(seed, len(history))))
    history.append((asked(game), seen(game)))
    assert {"6.5.1.2", "6.6.1.2", "7.2.1.3"} <= set(copies)
    for begun, position in copies.values():
        copy, at = begin(New(rulebook=RULEBOOK, position=position))
        copy.start(at)
        for i in range(begun, min(begun + FOLLOWED, len(history))):
            assert (asked(copy), seen(copy)) == history[i], position.at
            if copy.decision is not None:
                copy.decide(answered(copy, dice_for(seed, i + 1)))


def test_what_was_exported_is_exported_again():
    game, at = begin(bench_game(RULEBOOK))
    dice = random.Random(5)
    written = []
    game.on_quiet = lambda _: written.append(export(game))
    game.start(at)
    for _ in range(300):
        if game.decision is not None:
            game.decide(answered(game, dice))
    assert len(written) > 20
    for position in written[::10]:
        again, label = begin(New(rulebook=RULEBOOK, position=position))
        again.at = label
        assert export(again) == position


def test_a_game_starts_at_every_label_of_the_turn():
    game, at = begin(bench_game(RULEBOOK))
    written = []
    game.on_quiet = lambda _: written.append(export(game))
    dice = random.Random(1)
    game.start(at)
    while game.decision is not None and len(written) < 40:
        game.decide(answered(game, dice))
    laid = written[-1]
    for label in TURN.labels():
        if label.startswith("7.") and label not in WITHOUT_ATTACK:
            continue
        position = Position(at=label, roles=laid.roles, turn=4, players=laid.players, cards=laid.cards)
        begun, at = begin(New(rulebook=RULEBOOK, position=position))
        begun.start(at)
        dice = random.Random(2)
        for _ in range(30):
            if begun.decision is not None:
                begun.decide(answered(begun, dice))


def test_a_card_that_takes_away_its_own_abilities_is_written_down():
    text = CardText(
        name="Empties-Itself",
        properties={"type": "character", "color": ["red"], "level": 0, "cost": 0, "power": 1000, "soul": 1},
        abilities=["CONT: this card loses all abilities.", "CONT: this card gets +500 power."],
    )
    stage = [CardAt(card="Empties-Itself", slot="center left"), CardAt(card="Empties-Itself", slot="back left")]
    deck = [CardAt(card="Empties-Itself") for _ in range(5)]
    players = {"Alice": Side(zones={"stage": stage, "deck": deck}), "Bob": Side(zones={"deck": deck})}
    position = Position(at="6.5.1.2", turn=3, players=players, cards={text.name: text})
    written = begun_and_written(position)
    assert written.memory["since"]
    assert begun_and_written(written) == written


def begun_and_written(position):
    game, at = begin(New(rulebook=RULEBOOK, position=position))
    written = []
    game.on_quiet = lambda _: written.append(export(game))
    game.start(at)
    assert [card.values["power"] for card in game.cards_in("stage", 0)] == [1000, 1000]
    return written[0]
