"""What the engine keeps, it would find the same anew: options, values and views."""

import random

import msgspec
import pytest

from fuzz.trails.decks import drawn_game
from headjudge.notation import rows_trails as t
from reference_engine.core import views
from reference_engine.core.decide import Option
from reference_engine.core.questions import player_cannot
from reference_engine.core.state import State
from reference_engine.trails import playing, support, uses
from reference_engine.trails.start import begin
from reference_engine.trails.zones import FIELD

RULEBOOK = "trails-1.0.1"
LONGEST = 700


def forget(game):
    """Nothing that was worked out counts any more; what was taken back in this state still is not offered again."""
    *versions, numbers = game.taken_back_at or (None, None)
    in_this_state = versions == list(game.state_now()[:-1])
    State.undo(game, [])
    game.set_board()
    game.forget_offers()
    if in_this_state:
        game.taken_back_at = (*game.state_now()[:-1], numbers)


def by_the_rules(game, player):
    """What the player with priority may do, asked of the rules card by card."""
    game.refresh()
    crafts = uses.uses(game, player)
    units = [unit for unit in game.cards_in(FIELD, player) if support.is_target(game, player, unit)]
    options = [
        *playing.playable_cards(game, player),
        *playing.playable_arts(game, player),
        *(use.option for use in crafts if playing.may_play_craft(game, player, use.card, use.craft, use.context)),
        *(Option("gain EP", card) for card in support.EP_sources(game, player)),
    ]
    supported = set()
    if not player_cannot(game, t.ToSupport, player):
        supported = {unit for unit in units if support.supporters(game, player, unit)}
    barred = game.taken_back if game.taken_back_at == game.state_now() else []
    says = [option.says() for option in options if (player, option.says()) not in barred]
    return says, {unit for unit in supported if (player, ("support", unit, ())) not in barred}


def offered(game):
    """The options of the open decision."""
    return game.decision.options


def told(game):
    """The open decision, by value."""
    decision = game.decision
    if decision is None:
        return game.outcome.winner, game.outcome.clause
    return msgspec.to_builtins(views.decision_view(game, decision))


def seen(game):
    """The state as everybody sees it."""
    return [msgspec.to_builtins(views.view(game, viewer)) for viewer in (0, 1, views.JUDGE)]


def chosen(decision, dice):
    """A random answer, by number."""
    if decision.low is not None:
        return dice.randint(decision.low, decision.low + 3 if decision.high is None else decision.high)
    return dice.sample(range(len(decision.options)), dice.randint(decision.min, decision.max))


def given(game, answer):
    """Answers the open decision of a game."""
    game.decide(answer if isinstance(answer, int) else [game.decision.options[i] for i in answer])


@pytest.mark.parametrize("seed", [*range(8), 308])
def test_a_game_in_which_nothing_is_kept_goes_the_same_way(seed):
    dice = random.Random(seed)
    new = drawn_game(dice)
    (keeping, at), (forgetting, _) = begin(new), begin(new)
    keeping.start(at)
    forgetting.start(at)
    for _ in range(LONGEST):
        assert told(keeping) == told(forgetting)
        if dice.random() < 0.3:
            forget(forgetting)
            assert seen(keeping) == seen(forgetting)
        decision = keeping.decision
        if decision is None:
            break
        if decision.kind == "priority":
            says, supported = by_the_rules(forgetting, decision.player)
            _pass, *options = offered(forgetting)
            assert [option.says() for option in options if option.do != "support"] == says
            assert {option.card for option in options if option.do == "support"} == supported
        answer = chosen(decision, dice)
        forget(forgetting)
        given(keeping, answer)
        given(forgetting, answer)
