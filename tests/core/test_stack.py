"""Priority with a stack: what is answered, what nobody may answer, and what ends with the turn."""

from tests.core.check_toy import new
from tests.core.driving import answer, asked, find, kinds, labels, offered
from tests.core.stack_toy import TURN, StackToy
from tests.core.toys import ALICE, BOB, card, event, position

GAIN = event("Gain", "TEXT: gain 1 bond.")
HURT = event("Hurt", "TEXT: your opponent loses 2 bond.")
DRAW = event("Draw", "TEXT: draw 1.")


def begun(alice=None, bob=None, at="2", **numbers):
    """A game at the first window of Alice's turn."""
    alice, bob = {"deck": ["D1", "D2", "D3"], **(alice or {})}, {"deck": ["E1", "E2", "E3"], **(bob or {})}
    return new(position(alice, bob, at=at, **numbers), StackToy)


def both_pass(game):
    return answer(answer(game, "pass"), "pass")


def stack(game):
    return labels(game, "resolve standby zone")


def test_a_window_is_open_even_if_one_can_only_pass():
    game = begun()
    assert (asked(game), offered(game)) == (("Alice", "priority"), ["pass"])
    answer(game, "pass")
    assert asked(game) == ("Bob", "priority")


def test_who_acts_keeps_priority():
    game = answer(begun({"hand": [GAIN, DRAW]}), "play Gain")
    assert (asked(game), stack(game)) == (("Alice", "priority"), ["Gain"])


def test_what_is_placed_last_resolves_first():
    game = begun({"hand": [GAIN]}, {"hand": [HURT]})
    answer(answer(game, "play Gain"), "pass")
    answer(answer(game, "play Hurt"), "pass")
    assert stack(game) == ["Hurt", "Gain"]
    answer(game, "pass")
    assert (stack(game), labels(game, "trail", BOB)) == (["Gain"], ["Hurt"])
    assert asked(game) == ("Alice", "priority")


def test_after_each_resolution_both_players_may_act_again():
    game = begun({"hand": [GAIN, DRAW]})
    answer(answer(game, "play Gain"), "play Draw")
    both_pass(game)
    assert (stack(game), asked(game)) == (["Gain"], ("Alice", "priority"))
    answer(game, "pass")
    assert asked(game) == ("Bob", "priority")


def test_an_object_of_the_stack_is_gone_once_it_is_resolved():
    caller = card("Caller", "ACT (pay 1 EP): gain 1 bond.")
    game = begun({"field": [caller]}, EP=1)
    answer(game, "use Caller 1")
    assert [(obj.kind, obj.card) for obj in game.cards_in("resolve standby zone", 0)] == [("ability", None)]
    both_pass(game)
    assert (stack(game), game.numbers[ALICE]["bond"], labels(game, "field")) == ([], 1, ["Caller"])


def test_a_process_is_resolved_before_anybody_may_act():
    game = begun({"hand": [HURT]}, {"hand": [GAIN]})
    both_pass(answer(game, "play Hurt"))
    assert labels(game, "homebase", BOB) == ["E1"]
    assert (asked(game), stack(game)) == (("Alice", "priority"), [])
    resolving = kinds(game).index("resolving", kinds(game).index("bond lost"))
    assert kinds(game)[resolving - 1 : resolving + 2] == ["moved", "resolving", "moved"]


def test_nobody_may_answer_a_process_even_above_other_objects():
    game = begun({"hand": [GAIN]}, {"hand": [HURT, DRAW]})
    answer(answer(game, "play Gain"), "pass")
    answer(answer(game, "play Hurt"), "pass")
    decisions = len(game.answers)
    answer(game, "pass")  # Hurt resolves, and so does the damage, with no question in between
    assert (len(game.answers) - decisions, labels(game, "homebase")) == (1, ["D1"])
    assert stack(game) == ["Gain"]


def test_two_processes_resolve_one_after_the_other_the_last_first():
    both = event("Both", "TEXT: lose 1 bond. your opponent loses 1 bond.")
    game = both_pass(answer(begun({"hand": [both]}), "play Both"))
    order = [event.moves[0][1].name for event in game.log if event.kind == "moved" and event.data["kind"] == "damage"]
    assert order == ["E1", "D1"]


def test_what_a_process_triggers_is_put_on_the_stack_and_may_be_answered():
    nurse = card("Nurse", "AUTO when a card is put into your homebase: gain 1 bond.")
    game = begun({"hand": [HURT]}, {"field": [nurse]})
    both_pass(answer(game, "play Hurt"))
    assert (stack(game), asked(game)) == (["Nurse"], ("Alice", "priority"))


def test_triggers_of_one_event_go_onto_the_stack_the_turn_players_first():
    watcher = "AUTO when a player gains bond: draw 1."
    game = begun({"hand": [GAIN], "field": [card("Mine", watcher)]}, {"field": [card("Theirs", watcher)]})
    both_pass(answer(game, "play Gain"))
    assert stack(game) == ["Theirs", "Mine"]


def test_a_turn_that_ends_in_a_resolution_leaves_nothing_on_the_stack():
    sleep = event("Sleep", "TEXT: win the game.")  # it ends the turn
    game = begun({"hand": [sleep, GAIN]})
    answer(answer(game, "play Gain"), "play Sleep")
    both_pass(game)
    assert (stack(game), game.turn_player, asked(game)) == ([], BOB, ("Bob", "priority"))
    assert game.numbers[ALICE]["bond"] == 0


def test_a_cost_that_fails_midway_leaves_the_stack_as_it_was():
    greedy = card("Greedy", "ACT (pay 1 EP, discard 1 card, put 1 card in your hand into your homebase): draw 1.")
    game = begun({"field": [greedy], "hand": ["Only"]}, EP=2)
    answer(game, "use Greedy 1")
    assert (stack(game), game.numbers[ALICE]["EP"], labels(game, "hand")) == ([], 2, ["Only"])
    assert asked(game) == ("Alice", "priority")


def test_both_windows_and_the_draw_make_a_turn():
    game = both_pass(begun())
    assert (game.at, labels(game, "hand")) == ("4", ["D1"])
    both_pass(game)
    assert (game.at, game.turn_player) == ("2", BOB)
    assert TURN.labels() == ["1", "2", "3", "4", "5"]


def test_an_effect_lasts_to_the_end_of_its_turn():
    cheer = event("Cheer", "TEXT: UNITs you control get +2 STR this turn.")
    game = begun({"hand": [cheer], "field": ["Knight"]})
    both_pass(answer(game, "play Cheer"))
    assert game.values(find(game, "Knight"))["STR"] == 3
    both_pass(both_pass(game))
    assert (game.turn_player, game.values(find(game, "Knight"))["STR"]) == (BOB, 1)


def test_an_effect_is_locked_to_the_cards_it_met():
    cheer = event("Cheer", "TEXT: UNITs you control get +2 STR this turn.")
    recruit = event("Recruit", "TEXT: put 1 UNIT in your trail onto the field.")
    game = begun({"hand": [cheer, recruit], "field": ["Knight"], "trail": ["Late"]})
    both_pass(answer(game, "play Cheer"))
    both_pass(answer(game, "play Recruit"))
    assert [game.values(find(game, name))["STR"] for name in ("Knight", "Late")] == [3, 1]
