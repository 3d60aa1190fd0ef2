"""Every fake has its verdicts, by step of the probe; a step that is not named here passes."""

import pytest

from headjudge.protocol.probe import Finding, probe
from headjudge.protocol.stdio import Deadlines
from tests.protocol.support import FAKES, TRAILS, fake

PASSES: dict[str, str] = {}

VERDICTS: dict[str, dict[str, str]] = {
    "honest": PASSES,
    "own_decks": PASSES,
    "floods_stderr": PASSES,
    "always_refuses": {"answer": "refused", "refusal": "refused", "concede": "refused", "chance": "refused"},
    "accepts_everything": {"refusal": "fail"},
    "changes_on_refusal": {"refusal": "fail"},
    "lies_about_level": {"setup": "unsupported", "chance": "fail", "cards": "unsupported"},
    "misplaces_cards": {"setup": "fail"},
    "shows_hidden_cards deck": {"sight": "fail"},
    "shows_hidden_cards hand": {"sight": "fail"},
    "shows_hidden_cards homebase": {"sight": "fail"},
    "miscounts": {"counts": "fail"},
    "wrong_winner": {"concede": "fail"},
    "hangs new": {"new": "hung"},
    "hangs decide": {"play": "hung", "refusal": "hung", "concede": "hung"},
    "hangs hello": {"hello": "hung"},
    "crashes hello": {"hello": "crashed"},
    "crashes new": {"new": "crashed"},
    "crashes decide": {"play": "crashed", "refusal": "crashed", "concede": "crashed"},
    "exits_in_the_middle": {"play": "crashed", "refusal": "crashed", "concede": "crashed"},
    "says_error": {"play": "crashed", "refusal": "crashed", "concede": "crashed"},
    "writes_junk": {"new": "garbled"},
    "wrong_id": {"hello": "garbled"},
    "wrong_shape": {"play": "garbled", "refusal": "garbled", "concede": "garbled"},
    "extra_fields": {"new": "garbled"},
    "answers_twice": {"play": "garbled", "refusal": "garbled", "concede": "garbled"},
    "endless_line": {"play": "garbled", "refusal": "garbled", "concede": "garbled"},
}

SENTENCES = {
    "accepts_everything": 'an answer that is not an option was accepted as an answer to "homebase"',
    "changes_on_refusal": 'an answer that is not an option was refused at "homebase" and yet changed the game',
    "lies_about_level": "without a seed no chance decision was asked",
    "misplaces_cards": "Alice's homebase holds nothing, the position said Scout (ready, face-down)",
    "shows_hidden_cards deck": "Alice can tell the cards in Alice's deck",
    "shows_hidden_cards hand": "Alice can tell the cards in Bob's hand",
    "shows_hidden_cards homebase": "Bob can tell the cards in Alice's homebase",
    "miscounts": "Alice sees 0 cards in Bob's hand, and there are 3",
    "wrong_winner": "Alice gave up and the winner is Alice, not Bob",
    "hangs new": "hung at `new` (call 2): no whole answer within 0.4 s",
    "crashes decide": "ZeroDivisionError: the engine has divided by zero",
    "exits_in_the_middle": "it ended with exit status 0 in the middle of an answer",
    "says_error": "it answered with error -32603: index out of range",
    "writes_junk": "`DEBUG starting a game`",
    "wrong_id": "the answer has id 101, the request had 1",
    "wrong_shape": "Object contains unknown field `who` - at `$.result.decision`",
    "extra_fields": "`$.result",
    "answers_twice": "after its answer it wrote a second line",
    "endless_line": "a line of more than 16777216 bytes",
}


def findings_of(name: str, **settings) -> list[Finding]:
    program, *args = name.split()
    start = 0.4 if "hangs hello" in name else 10.0
    answer = 2.0 if name == "floods_stderr" else 0.4
    with fake(program, *args, deadlines=Deadlines(answer, start), **settings) as engine:
        return probe(engine, TRAILS)


@pytest.mark.parametrize("name", VERDICTS)
def test_a_fake_gets_its_verdicts(name):
    findings = findings_of(name)
    broken = {finding.step: finding.verdict for finding in findings if not finding.ok}
    assert broken == VERDICTS[name], "\n".join(finding.sentence for finding in findings)
    assert all(finding.verdict == "pass" for finding in findings if finding.ok)


@pytest.mark.parametrize("name", SENTENCES)
def test_a_finding_says_what_is_wrong(name):
    wrong = [finding.sentence for finding in findings_of(name) if not finding.ok]
    assert any(SENTENCES[name] in sentence for sentence in wrong), wrong


def test_every_fake_has_its_verdicts():
    programs = {path.stem for path in FAKES.glob("*.py")} - {"toy"}
    assert programs == {name.split()[0] for name in VERDICTS}


def test_the_honest_fake_is_probed_at_every_step():
    steps = {finding.step for finding in findings_of("honest")}
    assert steps == {
        *("hello", "new", "answer", "decision", "counts", "sight", "refusal", "seed", "concede"),
        *("setup", "chance", "cards"),
    }


def test_an_engine_at_level_play_is_not_asked_for_more():
    steps = {finding.step for finding in findings_of("own_decks")}
    assert steps.isdisjoint({"setup", "chance", "cards"})


def test_without_its_schema_a_generous_engine_passes():
    assert all(finding.ok for finding in findings_of("extra_fields", strict=False))
