"""Which clauses games execute: counted in traced games, by the annotated lines of functions."""

from __future__ import annotations

import json

from fuzz.reach import annotated, traced
from fuzz.run import fuzz
from headjudge.bench.decks import bench_game
from headjudge.cli import main
from headjudge.protocol.messages import Decide
from headjudge.protocol.resolve import resolve

RULEBOOK = "trails-1.0.1"


def test_only_what_runs_inside_is_traced():
    clauses: set[str] = set()
    engine = resolve("reference")
    with traced(RULEBOOK, clauses):
        reply = engine.new(bench_game(RULEBOOK))
    assert "603.1a" in clauses
    assert "804.11a-3" not in clauses
    assert reply.decision is not None
    engine.decide(Decide(game=reply.game, answer=reply.decision.options[:1]))


def test_a_table_that_is_read_once_is_no_line_that_a_game_reaches():
    lines = [line for file in annotated(RULEBOOK).values() for line in file.clauses]
    assert len(lines) > 400


def test_a_run_counts_the_games_that_execute_a_clause():
    clauses = fuzz(RULEBOOK, games=11, generating=False).data(RULEBOOK)["clauses"]
    assert clauses["traced_games"] == 2
    assert clauses["reached"]["703.6a"] == 2
    assert not set(clauses["reached"]) & set(clauses["never"])
    assert len(clauses["reached"]) + len(clauses["never"]) == clauses["carried_out"]


def test_the_text_and_the_json_tell_blind_spots(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["fuzz", RULEBOOK, "--games", "1", "--plain"]) == 0
    assert "clauses were executed in 1 traced game; never: " in capsys.readouterr().out
    assert main(["fuzz", RULEBOOK, "--games", "1", "--plain", "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["clauses"]["never"]
