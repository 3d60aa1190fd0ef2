"""Other engines: invariants and witnesses by their views, failing games made short, replayed, with a verdict."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import pytest

from fuzz.abroad import Abroad, Counts
from fuzz.foreign import fuzz_engine
from fuzz.hosts import Host, NoGame, WrongRulebook
from fuzz.play import Dice
from fuzz.transcript import read
from fuzz.witness import Tally
from headjudge.cli import main
from tests.fuzz.engines import BUG
from tests.protocol.support import FAKES

RULEBOOK = "trails-1.0.1"
ENGINES = "py:tests.fuzz.engines"
OWN_DECKS = f"cmd:{sys.executable} {FAKES / 'own_decks.py'}"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def fuzzed(name, games=2, seed=3, **settings):
    return fuzz_engine(name, RULEBOOK, games=games, seconds=None, seed=seed, **settings).data(RULEBOOK)


def test_the_reference_is_an_engine_like_any_other():
    data = fuzzed("reference")
    assert data["violations"] == []
    assert data["invariants"]["every_card_is_in_one_place"]["checked"] > 20


def test_a_card_that_is_lost_is_found_and_the_game_made_short():
    found = fuzzed(f"{ENGINES}:LosesCards")["violations"][0]
    assert found["clause"] == "502.1"
    transcript = read(Path(found["file"]))
    assert transcript.start.position is not None
    assert len(transcript.answers) <= 2


def test_an_engine_that_dies_is_restarted_and_its_game_kept_and_made_short():
    data = fuzzed(f"{ENGINES}:DiesInTheMiddle")
    assert [(found["invariant"], found["fault"]) for found in data["violations"]] == [("the_engine_goes_on", "crashed")]
    assert data["games"] == 2
    assert data["violations"][0]["answers"] <= 2


def test_an_engine_that_dies_is_the_adapters_fault(capsys):
    assert main(["fuzz", RULEBOOK, "--games", "1", "--seed", "3", "--engine", f"{ENGINES}:DiesInTheMiddle"]) == 3
    shown = capsys.readouterr().out
    assert "CRASHED" in shown
    assert "out of cards" in shown


def test_replay_gives_a_verdict_on_another_engine(monkeypatch, capsys):
    monkeypatch.setenv(BUG, "gained_ep_actions_nothing")
    engine = f"{ENGINES}:Planted"
    found = next(each for each in fuzzed(engine)["violations"] if each["clause"] == "1217.2")
    assert main(["replay", found["file"]]) == 1
    shown = capsys.readouterr().out
    assert "gain EP" in shown
    assert "verdict: VIOLATED 1217.2" in shown
    monkeypatch.setenv(BUG, "")
    assert main(["replay", found["file"]]) == 0
    assert "verdict: holds now" in capsys.readouterr().out


def test_replay_on_another_engine_looks_for_what_differs_from_the_reference(monkeypatch, capsys):
    found = fuzzed(f"{ENGINES}:LosesCards")["violations"][0]
    assert main(["replay", found["file"], "--engine", f"{ENGINES}:Planted"]) == 0
    assert "all is as in the reference" in capsys.readouterr().out


def test_an_engine_of_own_cards_and_own_shuffles_is_held_against_the_rules():
    data = fuzzed(OWN_DECKS, games=3)
    assert data["finished"] == 3
    assert data["invariants"]["pools_are_never_negative"]["checked"] == 0
    assert data["invariants"]["pools_are_never_negative"]["not_met"] == data["answers"]
    assert data["invariants"]["somebody_can_go_on"]["checked"] == data["answers"]
    assert [(found["clause"], found["what"]) for found in data["violations"]] == [("103.2", "the winner is None")]
    assert data["checks"]["the_draw_step_draws_two"] == {
        "clause": "703.6a",
        "held": 0,
        "contradicted": 0,
        "not_met": data["answers"],
    }


def test_an_engine_that_only_plays_gives_witnesses(monkeypatch):
    monkeypatch.setenv(BUG, "")
    data = fuzzed(f"{ENGINES}:OwnLabels", games=4)
    assert data["violations"] == []
    assert data["witnesses"]["703.6a"]["held"] > 20
    assert "703.6a" in data["confirmed"]


def test_a_seeded_game_of_own_shuffles_is_made_short(monkeypatch):
    monkeypatch.setenv(BUG, "draw_three")
    found = fuzzed(f"{ENGINES}:OnlyPlays")["violations"][0]
    assert (found["invariant"], found["clause"]) == ("the_draw_step_draws_two", "703.6a")
    transcript = read(Path(found["file"]))
    assert transcript.start.seed is not None
    assert len(transcript.answers) <= 12  # from its decks to the first draw


def test_a_counter_witness_keeps_a_clause_from_being_confirmed(monkeypatch):
    monkeypatch.setenv(BUG, "draw_three")
    data = fuzzed(f"{ENGINES}:OnlyPlays", games=4)
    assert data["witnesses"]["703.6a"]["contradicted"] >= 1
    assert "703.6a" not in data["confirmed"]


def test_an_engine_that_cannot_be_seeded_is_recorded_and_not_shortened(monkeypatch, capsys):
    monkeypatch.setenv(BUG, "draw_three")
    found = fuzzed(f"{ENGINES}:NeverTheSame", games=1)["violations"][0]
    assert found["repeatable"] is False
    for command in ("replay", "to-gherkin"):
        assert main([command, found["file"]]) == 2
        assert "cannot be seeded" in capsys.readouterr().err


def test_what_views_do_not_show_is_counted_as_not_met(monkeypatch):
    monkeypatch.setenv(BUG, "")
    data = fuzzed(f"{ENGINES}:ShowsLittle")
    assert data["violations"] == []
    assert data["invariants"]["every_card_is_in_one_place"] == {
        "clause": "502.1",
        "checked": 0,
        "not_met": data["answers"],
    }
    assert data["checks"]["the_draw_step_draws_two"]["held"] == 0
    assert data["checks"]["a_pass_is_offered"]["held"] > 0


def test_a_game_that_another_engine_shuffled_cannot_be_replayed_elsewhere(monkeypatch, capsys):
    monkeypatch.setenv(BUG, "draw_three")
    found = fuzzed(f"{ENGINES}:OnlyPlays", games=1)["violations"][0]
    assert main(["replay", found["file"], "--engine", "reference"]) == 2
    assert "shuffled by" in capsys.readouterr().err


def test_a_game_that_an_engine_cannot_start_is_refused_in_a_sentence(monkeypatch, capsys):
    found = fuzzed(f"{ENGINES}:LosesCards")["violations"][0]
    assert main(["replay", found["file"], "--engine", OWN_DECKS]) == 2
    assert "cannot play this game of" in capsys.readouterr().err


def test_an_engine_of_another_rulebook_is_wrong_usage():
    with pytest.raises(WrongRulebook, match="it says that it plays trails"):
        Host("reference", "gate-ruler-1.5.0")


def test_an_engine_that_starts_no_game_is_the_adapters_fault(monkeypatch):
    host = Host(f"{ENGINES}:StartsNothing", RULEBOOK)
    with pytest.raises(NoGame, match=r"starts no game of trails-1\.0\.1: it does not support games"):
        host.drawn_game(random.Random(1))


def test_saved_failures_of_an_engine_are_played_first(monkeypatch):
    monkeypatch.setenv(BUG, "gained_ep_actions_nothing")
    engine = f"{ENGINES}:Planted"
    first = fuzzed(engine)["violations"]
    kept = sorted(Path(".headjudge/failures").iterdir())
    assert len(fuzzed(engine)["violations"]) == len(first)
    assert sorted(Path(".headjudge/failures").iterdir()) == kept, "what is known already was saved once more"
    monkeypatch.setenv(BUG, "")
    assert fuzzed(engine, games=0)["violations"] == []


def test_the_json_has_the_engine_and_its_witnesses(tmp_path):
    engine = f"{ENGINES}:OwnLabels"
    assert main(["fuzz", RULEBOOK, "--games", "1", "--engine", engine, "--json", "out.json"]) == 0
    data = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert data["engine"]["level"] == "play"
    assert set(data["witnesses"]["703.6a"]) == {"held", "contradicted"}
    assert Path(data["evidence"]).is_file()


def test_a_decision_without_an_answer_stops_the_game():
    host = Host(f"{ENGINES}:AsksForNothing", RULEBOOK)
    game = Abroad(host, host.drawn_game(random.Random(1)), Tally(RULEBOOK), Counts())
    game.play(Dice(random.Random(1)))
    assert [found.name for found, _ in game.found] == ["somebody_can_go_on", "decisions_are_well_formed"]
