"""`headjudge doctor`: what it says of engines in order and of broken ones, and its exit codes."""

import json

import pytest

from headjudge import paths
from headjudge.cli import main
from headjudge.scenarios.games import GAMES
from headjudge.scenarios.registry import load_vocabulary
from tests.doctor.support import fake, headjudge

load_vocabulary()
JUDGED = [rulebook for rulebook in paths.rulebooks() if rulebook in GAMES]

LACKS_ONE = """
from headjudge.protocol.messages import Reply, Unsupported
from reference_engine.adapter import ReferenceEngine

class LacksOne(ReferenceEngine):
    def new(self, call):
        cards = call.position.cards if call.position else {}
        if "Draws-For-Both" in cards:
            return Reply(unsupported=Unsupported(what="Draws-For-Both"))
        return super().new(call)
"""

OTHER_GAME = """
from toy import Toy

class Other(Toy):
    def hello(self, params):
        return {**super().hello(params), "rulebooks": ["bridge-1.0"]}

Other().serve()
"""


def steps(output: str) -> dict[str, str]:
    """The word for each step that the doctor prints."""
    lines = [line.split() for line in output.splitlines() if line.startswith("  ") and len(line.split()) > 2]
    return {line[0]: line[1] for line in lines if line[1] in ("ok", "WRONG", "note")}


@pytest.mark.parametrize("rulebook", JUDGED)
def test_the_reference_is_healthy_at_every_step(folder, capsys, rulebook):
    assert main(["doctor", rulebook]) == 0
    said = capsys.readouterr().out
    assert set(steps(said).values()) == {"ok"}
    assert {"hello", "sight", "setup", "chance", "cards", "bye"} <= set(steps(said))
    assert "no level is left to unlock" in said


def test_an_engine_at_level_play_hears_what_the_next_level_unlocks(folder, capsys):
    assert main(["doctor", "--engine", fake("own_decks")]) == 0
    said = capsys.readouterr().out
    assert "the adapter is in order" in said
    assert "level play: whole games can be judged" in said
    assert "next level, setup: " in said
    assert "setup" not in steps(said)


@pytest.mark.parametrize(
    ("engine", "step", "sentence"),
    [
        (("shows_hidden_cards", "hand"), "sight", "Alice can tell the cards in Bob's hand"),
        (("shows_hidden_cards", "homebase"), "sight", "Bob can tell the cards in Alice's homebase"),
        (("miscounts",), "counts", "Alice sees 0 cards in Bob's hand"),
        (("accepts_everything",), "refusal", "was accepted as an answer"),
        (("lies_about_level",), "setup", "`new` is unsupported: positions"),
        (("crashes", "new"), "new", "ZeroDivisionError: the engine has divided by zero"),
        (("writes_junk",), "new", "DEBUG starting a game"),
        (("crashes", "bye"), "bye", "ZeroDivisionError"),
    ],
)
def test_a_broken_adapter_is_told_what_is_wrong(folder, capsys, engine, step, sentence):
    assert main(["doctor", "--engine", fake(*engine), "trails-1.0.1"]) == 3
    said = capsys.readouterr().out
    assert steps(said)[step] == "WRONG"
    assert sentence in said
    assert "the adapter is at fault" in said


def test_words_that_scenarios_would_not_find_are_notes(folder, capsys):
    assert main(["doctor", "--engine", fake("own_decks")]) == 0
    assert 'words     note   "homebase" is no kind of decision' in capsys.readouterr().out


def test_an_engine_of_another_game_is_no_engine_of_this_one(folder, capsys, monkeypatch):
    from tests.doctor.support import FAKES

    monkeypatch.setenv("PYTHONPATH", str(FAKES))
    (folder / "other.py").write_text(OTHER_GAME, encoding="utf-8")
    assert main(["doctor", "--engine", fake("honest").rpartition('"')[0].rpartition('"')[0] + '"other.py"']) == 3
    assert "it plays bridge-1.0, and not" in capsys.readouterr().out


def test_an_engine_at_level_cards_need_not_have_all_of_them(folder):
    (folder / "lacking.py").write_text(LACKS_ONE, encoding="utf-8")
    done = headjudge("doctor", "--engine", "py:lacking:LacksOne", "trails-1.0.1", cwd=folder)
    assert done.returncode == 0, done.stdout + done.stderr
    assert steps(done.stdout)["cards"] == "ok"


def test_json_has_steps_notes_levels_and_the_next(folder, capsys):
    assert main(["doctor", "--engine", fake("own_decks"), "--json", "-"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["healthy"] is True
    found = said["rulebooks"]["trails-1.0.1"]
    assert found["hello"]["level"] == "play"
    assert found["steps"][0] == {
        "step": "hello",
        "ok": True,
        "sentence": "own decks 1.0 plays trails-1.0.1 at level play",
        "verdict": "pass",
    }
    assert list(found["levels"]) == ["play", "setup", "chance", "cards"]
    assert found["next"]["level"] == "setup"
    assert found["next"]["scenarios"] == found["levels"]["setup"]["scenarios"] > 0
    assert found["notes"]


def test_json_of_an_engine_that_says_no_hello(folder, capsys):
    assert main(["doctor", "--engine", fake("crashes", "hello"), "--json", "-"]) == 3
    said = json.loads(capsys.readouterr().out)
    assert said["healthy"] is False
    [found] = said["rulebooks"].values()
    assert found["hello"] is None
    assert found["next"] is None
    assert [step["verdict"] for step in found["steps"]] == ["crashed"]


def test_settings_name_the_engine_and_its_deadlines(folder, capsys):
    engine = fake("hangs", "new").replace("\\", "\\\\").replace('"', '\\"')
    (folder / "headjudge.toml").write_text(f'engine = "{engine}"\nanswer-seconds = 0.3\n', encoding="utf-8")
    assert main(["doctor"]) == 3
    assert "no whole answer within 0.3 s" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "code", "sentence"),
    [
        (["trials-1.0.1"], 2, 'no rulebook "trials-1.0.1"'),
        (["--engin", "reference"], 2, "No such option"),
        (["--engine", "cmd:./no-such-engine"], 3, "no file ./no-such-engine"),
        (["--engine", "referenz"], 3, 'Did you mean "reference"?'),
    ],
)
def test_wrong_usage_and_engines_that_are_not_there(folder, capsys, args, code, sentence):
    assert main(["doctor", *args]) == code
    assert sentence in capsys.readouterr().err


def test_a_mistake_in_the_settings_is_wrong_usage(folder, capsys):
    (folder / "headjudge.toml").write_text("egine = 'reference'\n", encoding="utf-8")
    assert main(["doctor"]) == 2
    assert 'Did you mean "engine"?' in capsys.readouterr().err
