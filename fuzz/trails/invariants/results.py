"""103, 705.5, 1102, 1501: how a game ends, and when not."""

from __future__ import annotations

from fuzz.registry import GAME_END, invariant
from fuzz.watching import Watch

RULEBOOK = "trails-1.0.1"
BOND, EMPTY_DECK, LOOP = "705.5", "1102.1", "1501.1c"


@invariant(RULEBOOK, "705.5", when="on game over")
def bond_decides_at_its_row_only(watch: Watch) -> None:
    """Nobody loses by bond at any other moment than 705.5."""
    outcome = watch.game.outcome
    if outcome.clause == BOND or "bond" in outcome.why:
        assert watch.game.at == BOND or "lets" in outcome.why, f"bond ended the game at {watch.game.at}"


@invariant(RULEBOOK, "705.5", when="after 705.5")
def who_goes_on_has_bond(watch: Watch) -> None:
    """Past 705.5 both players have bond, unless an effect keeps them in the game."""
    game = watch.game
    replaced = any(event.kind == "replaced" for event in game.log[watch.entered.log :])
    if "lose the game" in watch.altered() or replaced:
        return
    for player in (0, 1):
        bond = game.numbers[player]["bond"]
        assert bond >= 1, f"{game.names[player]} goes on with {bond} bond"


@invariant(RULEBOOK, "705.5", when="on game over")
def one_player_loses_by_bond(watch: Watch) -> None:
    """At 705.5 one player loses: who has none, the lower of two, the initiative player of equals."""
    game = watch.game
    if game.outcome.clause != BOND:
        return
    winner = game.outcome.winner
    assert winner in (0, 1), "705.5 ends in a draw"
    own, other = game.numbers[1 - winner]["bond"], game.numbers[winner]["bond"]
    assert own <= 0, f"{game.names[1 - winner]} lost with {own} bond"
    if other <= 0:
        assert own < other or (own == other and game.initiative == 1 - winner), "of two without bond the wrong one lost"


@invariant(RULEBOOK, "1102.1", when="on game over")
def loses_by_empty_deck(watch: Watch) -> None:
    """Who loses by an empty deck has tried to draw from it; an empty deck alone harms nobody."""
    game = watch.game
    if game.outcome.clause == EMPTY_DECK and watch.from_decks:
        loser = 1 - game.outcome.winner
        assert watch.memory.get(("failed", loser)), f"{game.names[loser]} lost without a failed draw"


@invariant(RULEBOOK, "103.2", when=f"on game over | {GAME_END}")
def one_wins_and_one_loses(watch: Watch) -> None:
    """A finished game has a winner and a loser, once and for all, but for a loop that nobody can stop."""
    outcome = watch.game.outcome
    assert outcome is not None, "the game stopped without a result"
    assert outcome.winner in (0, 1) or outcome.clause == LOOP, f"no winner by {outcome.clause}"
    ends = sum(event.kind == "game over" for event in watch.game.log[-50:])
    assert ends == 1, f"the game ended {ends} times"


@invariant(RULEBOOK, "1501.1c", when="on game over")
def a_draw_is_a_loop(watch: Watch) -> None:
    """Only a loop that nobody can stop makes a draw."""
    outcome = watch.game.outcome
    assert (outcome.winner is None) == (outcome.clause == LOOP), f"{outcome.clause} gives winner {outcome.winner}"
    if outcome.winner is None:
        assert watch.game.idle > 1000, f"a draw after {watch.game.idle} things without a choice"
