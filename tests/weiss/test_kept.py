"""What the engine keeps, it would find the same anew: what is valid, values, what triggers, rule actions, colors."""

import itertools
import random

import msgspec
import pytest

from fuzz.weiss_schwarz.decks import drawn_game
from reference_engine.core import events, views
from reference_engine.core.game import Game
from reference_engine.weiss_schwarz import playing, rule_actions, timing
from reference_engine.weiss_schwarz.game import WeissGame
from reference_engine.weiss_schwarz.start import begin

LONGEST = 250


class Everything:
    """Holds whatever is asked for."""

    def __contains__(self, item):
        return True


def keep_nothing(patch):
    """Whatever is kept until something changes is found anew each time."""
    note, colors = Game.note_what_is_in_force, playing.colors_of
    times = itertools.count()

    def note_anew(game):
        game.noted = None
        note(game)

    def colors_anew(game, player):
        game.colors = [None, None]
        return colors(game, player)

    patch.setattr(WeissGame, "valid_by_zone", False)
    patch.setattr(WeissGame, "placed_words", frozenset())
    patch.setattr(WeissGame, "placed", lambda game: (next(times),))
    patch.setattr(Game, "note_move", lambda game, old, origin, new: game.set_board())
    patch.setattr(Game, "note_what_is_in_force", note_anew)
    patch.setattr(events, "cards_of", lambda event: Everything())
    patch.setattr(playing, "colors_of", colors_anew)
    for module in (rule_actions, timing):
        patch.setattr(module, "at_rest", lambda game: False)


def chosen(decision, dice):
    """A random answer."""
    if decision.low is not None:
        return dice.randint(decision.low, decision.low + 3 if decision.high is None else decision.high)
    return dice.sample(list(decision.options), dice.randint(decision.min, decision.max))


def played(new, seed):
    """A game of random answers: what was asked and how everything lay, step by step."""
    dice = random.Random(seed)
    game, at = begin(new)
    decision = game.start(at)
    steps: list[bytes] = []
    while decision is not None and len(steps) < LONGEST:
        view = views.view(game, views.JUDGE)
        steps.append(msgspec.json.encode((views.decision_view(game, decision), view)))
        decision = game.decide(chosen(decision, dice))
    told = [(event.kind, event.player, event.clause, repr(event.obj)) for event in game.log]
    return steps, told


@pytest.mark.parametrize("seed", range(12))
def test_a_game_in_which_nothing_is_kept_goes_the_same_way(seed, monkeypatch):
    new = drawn_game(random.Random(seed))
    steps, told = played(new, seed)
    keep_nothing(monkeypatch)
    assert played(new, seed) == (steps, told)
