"""Games played by dice for the tests of positions: what is asked and answered, by value and in a fixed order."""

import random

from reference_engine.core import views

FOLLOWED = 60
"""How many answers a game begun anew is followed."""


def by_value(game, option):
    return str(views.option_view(game, option, views.JUDGE))


def asked(game):
    decision = game.decision
    if decision is None:
        return game.outcome.winner, game.outcome.clause
    options = sorted(by_value(game, option) for option in decision.options)
    return decision.player, decision.kind, decision.min, decision.max, decision.low, decision.high, options


def answered(game, dice):
    decision = game.decision
    if decision.low is not None:
        return dice.randint(decision.low, decision.low + 2 if decision.high is None else decision.high)
    options = sorted(decision.options, key=lambda option: by_value(game, option))
    return dice.sample(options, dice.randint(decision.min, decision.max))


def seen(game):
    """Everything that the judge sees but ids."""
    view = views.view(game, views.JUDGE)
    places = {
        (player, zone): sorted(
            (card.label, card.slot, card.orientation, card.face, tuple(card.marks), str(sorted(card.values.items())))
            for card in cards
        )
        for player, side in view.players.items()
        for zone, cards in side.zones.items()
    }
    return places, {player: side.numbers for player, side in view.players.items()}


def dice_for(seed, step):
    return random.Random(f"{seed} {step}")
