"""Witnesses that an engine gave while it was fuzzed confirm clauses; a counter-witness does not."""

from __future__ import annotations

import json

import pytest

from headjudge import witnesses
from headjudge.cli import main
from headjudge.witnesses import ENOUGH, BadWitnesses, Heard, Witnesses
from reports.gathering import gather

RULEBOOK = "trails-1.0.1"


def heard(name="toy", version="1.0", engine="cmd:./toy", never_met=(), **clauses):
    given = {
        clause.replace("_", "."): Heard(held=held, contradicted=against) for clause, (held, against) in clauses.items()
    }
    says = {"name": name, "version": version}
    unmet = list(never_met)
    return Witnesses(rulebook=RULEBOOK, engine=engine, engine_says=says, games=3, clauses=given, never_met=unmet)


def confirmed_by(folder, clause):
    return gather([RULEBOOK], [], None, folder)[0].states[clause].confirmed_by


def test_twenty_witnesses_confirm_a_clause_and_the_engine_is_named(tmp_path):
    witnesses.write(tmp_path, heard(**{"703_6a": (ENOUGH, 0), "703_7a": (ENOUGH - 1, 0)}))
    assert confirmed_by(tmp_path, "703.6a") == ("toy 1.0",)
    assert confirmed_by(tmp_path, "703.7a") == ()
    assert gather([RULEBOOK], [], None, tmp_path)[0].states["703.6a"].level == "confirmed"


def test_one_counter_witness_is_enough_against_it(tmp_path):
    witnesses.write(tmp_path, heard(**{"703_6a": (5 * ENOUGH, 1)}))
    assert confirmed_by(tmp_path, "703.6a") == ()


def test_the_newest_run_of_an_engine_counts(tmp_path):
    witnesses.write(tmp_path, heard(**{"703_6a": (ENOUGH, 0)}))
    witnesses.write(tmp_path, heard(**{"703_6a": (ENOUGH, 1)}))
    witnesses.write(tmp_path, heard(name="other", **{"703_6a": (ENOUGH, 0)}))
    assert confirmed_by(tmp_path, "703.6a") == ("other 1.0",)


def test_our_own_engine_confirms_nothing(tmp_path):
    witnesses.write(tmp_path, heard(name="headjudge reference", **{"703_6a": (ENOUGH, 0)}))
    assert confirmed_by(tmp_path, "703.6a") == ()


def test_the_report_says_who_gave_witnesses(tmp_path, capsys):
    witnesses.write(tmp_path, heard(**{"703_6a": (ENOUGH, 0), "705_8": (1, 1)}))
    assert main(["report", RULEBOOK, "--evidence", str(tmp_path)]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "toy 1.0 gave witnesses in 3 games and confirmed 1 clauses, contradicted 705.8" in shown


def test_what_was_witnessed_contradicted_and_never_met_is_in_all_reports(tmp_path, capsys):
    witnesses.write(tmp_path, heard(never_met=["509.2"], **{"703_6a": (ENOUGH, 0), "703_7a": (1, 0), "705_8": (9, 1)}))
    assert main(["report", RULEBOOK, "--evidence", str(tmp_path)]) == 0
    assert "contradicted 705.8, never met 509.2" in " ".join(capsys.readouterr().out.split())
    assert main(["report", RULEBOOK, "--evidence", str(tmp_path), "--json", "-"]) == 0
    found = json.loads(capsys.readouterr().out)["rulebooks"][RULEBOOK]
    assert found["witnesses"] == [
        {
            "engine": "toy 1.0",
            "games": 3,
            "witnessed": ["703.6a", "703.7a"],
            "confirmed": ["703.6a"],
            "contradicted": ["705.8"],
            "never_met": ["509.2"],
        }
    ]
    assert found["clauses"]["705.8"]["contradicted_by"] == ["toy 1.0"]
    assert found["clauses"]["703.6a"]["contradicted_by"] == []
    page = tmp_path / "report.html"
    assert main(["report", RULEBOOK, "--evidence", str(tmp_path), "--format", "html", "--out", str(page)]) == 0
    assert "contradicted 705.8, never met 509.2" in page.read_text(encoding="utf-8")


def test_witnesses_that_are_cut_off_are_refused(tmp_path):
    file = witnesses.write(tmp_path, heard())
    file.write_bytes(file.read_bytes()[:20])
    with pytest.raises(BadWitnesses, match="holds no witnesses"):
        witnesses.newest(tmp_path, RULEBOOK)
