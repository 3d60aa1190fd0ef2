"""1.2, 1.3, 4.5: results, and what is offered to players."""

from __future__ import annotations

from fuzz import always
from fuzz.registry import GAME_END, invariant
from fuzz.watching import Watch
from fuzz.weiss_schwarz.decks import RULEBOOK

FOUR = 4


@invariant(RULEBOOK, "1.2.1", when=f"on game over | {GAME_END}")
def a_game_ends_once(watch: Watch) -> None:
    """A finished game has a winner and a loser, or is a draw, once and for all."""
    outcome = watch.game.outcome
    assert outcome is not None, "the game stopped without a result"
    assert outcome.winner in (0, 1, None), f"the winner is {outcome.winner}"
    ends = sum(event.kind == "game over" for event in watch.game.log[-50:])
    assert ends == 1, f"the game ended {ends} times"


@invariant(RULEBOOK, "9.4.1.1", when="on game over")
def who_loses_by_level_has_four(watch: Watch) -> None:
    """Who loses by level has four level cards, and who wins has not."""
    game, outcome = watch.game, watch.game.outcome
    if outcome.clause != "9.4.1.1":
        return
    counts = [len(game.cards_in("level", player)) for player in (0, 1)]
    if outcome.winner is None:
        assert max(counts) >= FOUR, f"a draw by level with {counts} cards"
    else:
        assert counts[1 - outcome.winner] >= FOUR, f"{game.names[1 - outcome.winner]} lost with {counts} level cards"


@invariant(RULEBOOK, "4.5.3", when="asked main | asked climax | asked counter")
def passing_is_offered(watch: Watch) -> None:
    """In every play timing a player may do nothing."""
    verbs = [option.do for option in watch.decision.options]
    assert "pass" in verbs, f"in {watch.decision.kind} only {verbs} are offered"


@invariant(RULEBOOK, "7.2.1.3", when="asked attack")
def ending_the_attack_phase_is_offered(watch: Watch) -> None:
    """Instead of attacking the turn player may end the attack phase."""
    assert any(option.do == "end" for option in watch.decision.options), "the attack phase cannot be ended"
    assert watch.decision.player == watch.game.turn_player, "somebody else than the turn player attacks"


@invariant(RULEBOOK, "1.3.5", needs="view")
def numbers_to_choose_are_not_negative(watch: Watch) -> None:
    """Every number that is offered for choice is a natural one."""
    low = watch.decision.low
    assert low is None or low >= 0, f"{low} is offered"


invariant(RULEBOOK, "6.1.1", needs="view")(always.somebody_can_go_on)
invariant(RULEBOOK, "8.6.3.1", needs="view")(always.decisions_are_well_formed)
