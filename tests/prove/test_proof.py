"""The result of a proof, written faults, and one clause of Trails from end to end."""

import json

import pytest

from headjudge import paths
from headjudge.annotations import engine_root, scan
from headjudge.catalogue import load
from headjudge.cli.app import main
from headjudge.prove import sources, written
from headjudge.prove.judging import Result
from headjudge.prove.mutants import Mutant
from headjudge.prove.proof import Proof

RULEBOOK = "trails-1.0.1"


def mutant(*clauses):
    return Mutant("constant", clauses, "a.py", 1, "f", "return 1", "return 2", lambda: lambda: None)


@pytest.fixture
def proof():
    mutants = [mutant("705.5"), mutant("705.5", "103.1"), mutant("705.5"), mutant("705.5"), mutant("705.6")]
    results = [
        Result(0, "killed", ("705.5/a",)),
        Result(1, "killed", ("103.1/b",)),
        Result(2, "survived"),
        Result(3, "wreck", ("705.5/a",)),
        Result(4, "crashed", why="it fell over"),
    ]
    own = {"705.5/a": ("705.5",), "103.1/b": ("103.1",)}
    return Proof(load(RULEBOOK), mutants, results, own)


def test_json_has_counts_and_kills_by_clause(proof):
    data = proof.data()
    counts = {key: data[key] for key in ("mutants", "killed", "survived", "crashed", "wrecks")}
    assert counts == {"mutants": 5, "killed": 2, "survived": 1, "crashed": 1, "wrecks": 1}
    assert data["clauses"]["705.5"] == {"mutants": 3, "killed_by_own": 1, "killed_by_other": 1}
    assert data["clauses"]["103.1"] == {"mutants": 1, "killed_by_own": 1, "killed_by_other": 0}
    assert len(data["clauses"]) == len(load(RULEBOOK).testable)


def test_a_clause_is_proven_by_its_own_scenarios_only(proof):
    assert proof.proven == ["103.1", "705.5"]


def test_a_clause_that_is_not_proven_says_why(proof):
    assert proof.why_not("705.6") == "only crashes and wrecks: 1 crashed"
    assert proof.why_not("705.7") == "no mutant cites it"


@pytest.fixture(scope="module")
def engine_sources():
    sources.load(engine_root())
    return sources.read(engine_root(), scan(engine_root(), RULEBOOK))


@pytest.mark.parametrize("rulebook", paths.rulebooks())
def test_all_written_faults_fit_the_engine(engine_sources, rulebook):
    faults = written.read_faults(paths.rulebook_dir(rulebook))
    misfits = [str(one) for one in written.of_faults(faults, engine_sources) if not isinstance(one, Mutant)]
    assert faults
    assert not misfits


@pytest.mark.parametrize("rulebook", paths.rulebooks())
def test_written_faults_are_about_clauses_of_the_rulebook(rulebook):
    catalogue = load(rulebook)
    assert all(
        clause in catalogue for fault in written.read_faults(paths.rulebook_dir(rulebook)) for clause in fault.clauses
    )


def test_a_fault_that_does_not_fit_says_where(engine_sources):
    fault = written.Fault("x", ("705.5",), "reference_engine.trails.turn", "lose_by_bnd", "a", "b")
    (error,) = written.of_faults([fault], engine_sources)
    assert 'has no function lose_by_bnd. Did you mean "lose_by_bond"?' in str(error)


def test_a_mutant_that_changes_nothing_is_known_by_its_line():
    one = mutant("705.5")
    assert written.Equivalent("f", "return 1", "why").is_like(one)
    assert not written.Equivalent("f", "return 1", "why", after="return 3").is_like(one)


def test_one_clause_is_proven_and_the_engine_stays_as_it_was(tmp_path, capsys, engine_sources):
    before = {
        (source.file, function.name): function.live.__code__
        for source in engine_sources
        for function in sources.functions(source)
    }
    code = main(["prove", f"{RULEBOOK}:705.5", "--json", "-", "--out", str(tmp_path), "--fail-under", "100"])
    data = json.loads(capsys.readouterr().out)
    assert code == 0
    assert list(data["clauses"]) == ["705.5"]
    assert data["clauses"]["705.5"]["killed_by_own"] > 10
    lines = [
        json.loads(line)
        for line in (tmp_path / "prove-trails-1.0.1-705.5.ndjson").read_text(encoding="utf-8").splitlines()
    ]
    assert [lines[0]["record"], lines[-1]["record"]] == ["header", "footer"]
    assert any("705.5/" in killer for line in lines[1:-1] for killer in line["killers"])
    for source in engine_sources:
        for function in sources.functions(source):
            assert function.live.__code__ is before[source.file, function.name]


def test_a_clause_without_mutants_is_nothing_to_prove(tmp_path, capsys):
    assert main(["prove", f"{RULEBOOK}:101", "--out", str(tmp_path)]) == 5
    assert "cites" in capsys.readouterr().err
