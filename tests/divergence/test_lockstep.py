"""Two engines in lockstep: what counts as their first difference, and what does not."""

import msgspec
import pytest

from headjudge.demo.engine import NAME
from headjudge.divergence.lockstep import first_divergence
from headjudge.divergence.recording import Recorded
from headjudge.paths import suite_root
from headjudge.protocol.faults import Crashed
from headjudge.protocol.messages import Refused, Reply, Result
from headjudge.protocol.resolve import resolve
from headjudge.scenarios import features, tapes

FOLDER = suite_root() / "features" / "trails-1.0.1"


class Altered:
    """The reference, with its replies and views changed on the way."""

    def __init__(self, reply=lambda reply: reply, view=lambda view: view):
        self.inner = resolve("reference")
        self.change_reply, self.change_view = reply, view

    def __getattr__(self, name):
        return getattr(self.inner, name)

    def decide(self, call):
        return self.change_reply(self.inner.decide(call))

    def observe(self, call):
        return self.change_view(self.inner.observe(call))


@pytest.fixture(scope="module")
def reference():
    return resolve("reference")


@pytest.fixture(scope="module")
def scenario():
    """Two cards are drawn in the draw step."""
    made = tapes.compile_feature(features.read(FOLDER / "700" / "703.feature"))
    return next(tape for tape in made if tape.id == "703.6a/exactly-two-top-cards-drawn")


def changed(struct, **fields):
    return msgspec.structs.replace(struct, **fields)


def without_last(view):
    """A view in which Alice's hand lacks its last card."""
    alice = view.players["Alice"]
    zones = {**alice.zones, "hand": alice.zones["hand"][:-1]}
    return changed(view, players={**view.players, "Alice": changed(alice, zones=zones)})


def with_bond(view):
    alice = view.players["Alice"]
    return changed(view, players={**view.players, "Alice": changed(alice, numbers={**alice.numbers, "bond": 1})})


def test_equal_engines_differ_in_nothing_that_is_seen(scenario, reference):
    assert first_divergence(scenario, Altered(), reference).aspect == "unseen"


def test_a_card_elsewhere_is_filed_under_the_clause_that_moved_it(scenario, reference):
    found = first_divergence(scenario, resolve(NAME), reference)
    assert (found.clause, found.aspect) == ("703.6a", "state")
    assert found.sentence == "Sedge is in Alice's hand in the reference, in Alice's deck in your engine"


def test_a_card_that_is_nowhere_is_told(scenario, reference):
    found = first_divergence(scenario, Altered(view=without_last), reference)
    assert found.sentence == "Sedge is in Alice's hand in the reference, nowhere in your engine"


def test_a_card_too_many_is_filed_under_the_clause_that_moved_the_others(scenario, reference):
    def with_one_more(view):
        alice = view.players["Alice"]
        hand, deck = alice.zones["hand"], alice.zones["deck"]
        if not hand:
            return view
        zones = {**alice.zones, "hand": [*hand, deck[0]], "deck": deck[1:]}
        return changed(view, players={**view.players, "Alice": changed(alice, zones=zones)})

    silent = Altered(view=with_one_more, reply=lambda reply: changed(reply, events=[]))
    found = first_divergence(scenario, silent, reference)
    assert (found.clause, found.sentence) == (
        "703.6a",
        "Lancer is in Alice's deck in the reference, in Alice's hand in your engine",
    )


def test_a_number_is_told(scenario, reference):
    found = first_divergence(scenario, Altered(view=with_bond), reference)
    assert found.sentence == "Alice has 20 bond in the reference, 1 in your engine"


def test_what_an_engine_does_not_show_is_no_difference(scenario, reference):
    def blind(view):
        sides = {
            name: changed(
                side,
                numbers={},
                zones={
                    z: [changed(card, values={}, orientation=None) for card in cards] for z, cards in side.zones.items()
                },
            )
            for name, side in view.players.items()
        }
        return changed(view, players=sides, roles={})

    assert first_divergence(scenario, Altered(view=blind), reference).aspect == "unseen"


def test_another_question_is_told_with_its_clause(scenario, reference):
    def for_bob(reply):
        return changed(reply, decision=changed(reply.decision, player="Bob")) if reply.decision else reply

    found = first_divergence(scenario, Altered(reply=for_bob), reference)
    assert found.aspect == "question priority/priority"
    assert found.sentence == "the reference asks Alice (priority), your engine asks Bob (priority)"


def test_an_end_of_the_game_is_told(scenario, reference):
    over = Altered(reply=lambda reply: changed(reply, decision=None, result=Result(winner="Bob", clause="1102.1")))
    found = first_divergence(scenario, over, reference)
    assert "your engine ends the game" in found.sentence


def test_an_option_that_only_one_offers_is_told(scenario, reference):
    def tempting(reply):
        more = [*reply.decision.options, {"do": "attack", "card": "Reed"}]
        return changed(reply, decision=changed(reply.decision, options=more))

    found = first_divergence(scenario, Altered(reply=tempting), reference)
    assert found.sentence.endswith("attack Reed, the reference does not")
    assert found.aspect == "offered attack"


def test_a_refusal_is_told_with_its_reason(scenario, reference):
    stubborn = Altered(reply=lambda reply: Reply(game=reply.game, refused=Refused(why="not now")))
    found = first_divergence(scenario, stubborn, reference)
    assert found.sentence == "the reference goes on, your engine refuses: not now"


def test_a_crash_is_filed_under_what_the_reference_executes(scenario, reference):
    def crash(reply):
        raise Crashed("engine", "`decide`", "it ended")

    found = first_divergence(scenario, Altered(reply=crash), reference)
    assert found.aspect == "crashed"
    assert found.sentence == "the reference goes on, your engine crashes"


def test_a_game_tried_on_the_side_is_not_kept(scenario, reference):
    recorded = Recorded(reference)
    recorded.new(scenario.new)
    recorded.new(scenario.new)
    assert len(recorded.points) == 1
