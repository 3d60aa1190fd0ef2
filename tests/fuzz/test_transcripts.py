"""Failing games are kept, replayed and told as scenarios; what is no transcript is refused in a sentence."""

from __future__ import annotations

import json
import random

import pytest

from fuzz.gherkin import scenario
from fuzz.play import play
from fuzz.run import fuzz
from fuzz.shrink import shrink
from fuzz.trails.choosing import TrailsDice
from fuzz.trails.decks import drawn_game
from fuzz.transcript import read, save
from headjudge.cli import main
from tests.fuzz.planted import BUGS

RULEBOOK = "trails-1.0.1"


@pytest.fixture(scope="module")
def failing():
    with BUGS["gained_ep_actions_nothing"]():
        for seed in range(20):
            dice = random.Random(seed)
            played = play(drawn_game(dice, generating=False), TrailsDice(dice), longest=300)
            if played.violation is not None:
                return shrink(played.new, played.answers, played.violation, 4.0)
    raise AssertionError("nothing was found")


def test_a_transcript_is_read_as_it_was_written(tmp_path, failing):
    assert read(save(failing, tmp_path)) == failing


def test_the_same_failure_is_saved_once(tmp_path, failing):
    assert save(failing, tmp_path) == save(failing, tmp_path)
    assert len(list(tmp_path.iterdir())) == 1


def test_saved_failures_are_played_first(tmp_path, failing):
    save(failing, tmp_path)
    with BUGS["gained_ep_actions_nothing"]():
        assert fuzz(RULEBOOK, games=0, folder=tmp_path).violations[0]["invariant"] == failing.invariant
    assert not fuzz(RULEBOOK, games=0, folder=tmp_path).violations


def test_replay_shows_the_board_and_says_that_it_holds_now(tmp_path, failing, capsys):
    assert main(["replay", str(save(failing, tmp_path))]) == 0
    shown = capsys.readouterr().out
    assert "bond" in shown
    assert "verdict: holds now" in shown


def test_replay_of_a_game_that_still_fails_is_a_breach(tmp_path, failing, capsys):
    with BUGS["gained_ep_actions_nothing"]():
        assert main(["replay", str(save(failing, tmp_path))]) == 1
    assert "VIOLATED" in capsys.readouterr().out


def test_a_scenario_made_of_a_transcript_can_be_checked(tmp_path, failing, capsys):
    path = tmp_path / "found.feature"
    path.write_text(scenario(failing), encoding="utf-8")
    assert main(["check", str(path)]) == 0, capsys.readouterr()


def test_a_transcript_that_is_cut_off_is_wrong_usage(tmp_path, failing, capsys):
    path = save(failing, tmp_path)
    path.write_bytes(path.read_bytes()[:200])
    assert main(["replay", str(path)]) == 2
    assert "cut off" in capsys.readouterr().err


def test_a_transcript_of_another_version_is_wrong_usage(tmp_path, failing, capsys):
    path = save(failing, tmp_path)
    data = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(data | {"transcript": 99}), encoding="utf-8")
    assert main(["to-gherkin", str(path)]) == 2
    assert "version 99" in capsys.readouterr().err


def test_fuzz_writes_its_figures(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["fuzz", RULEBOOK, "--games", "2", "--plain", "--json", "out.json"]) == 0
    data = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert data["games"] == 2
    assert data["violations"] == []
    assert all(set(row) == {"clause", "checked"} for row in data["invariants"].values())


def test_an_unknown_rulebook_is_wrong_usage(capsys):
    assert main(["fuzz", "trails-9"]) == 2
    assert "trails-1.0.1" in capsys.readouterr().err
