"""Shards: files divided evenly and always alike, and run files put together again; what is missing is named."""

import msgspec
import pytest

from headjudge.cli import main
from headjudge.exit_codes import ExitCode
from headjudge.paths import suite_root
from headjudge.scenarios import features
from headjudge.scenarios.sharding import Shard, part_of
from tests.reports.conftest import RULEBOOK

FOLDER = suite_root() / "features" / RULEBOOK


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_every_file_is_in_one_shard_and_shards_are_about_equal(count):
    parts = [part_of([FOLDER], Shard(number, count)).files for number in range(1, count + 1)]
    files = [file for part in parts for file in part]
    assert sorted(files) == sorted(features.feature_files(FOLDER))
    sizes = [sum(len(features.read(file).scenarios) for file in part) for part in parts]
    largest = max(len(features.read(file).scenarios) for file in files)
    assert max(sizes) - min(sizes) <= largest
    assert parts == [part_of([FOLDER], Shard(number, count)).files for number in range(1, count + 1)]


@pytest.mark.parametrize("text", ["0/2", "3/2", "2", "a/b", "-1/2", "1/0"])
def test_a_shard_that_cannot_be_is_wrong_usage(folder, capsys, text):
    assert main(["run", RULEBOOK, f"--shard={text}"]) == ExitCode.WRONG_USAGE
    assert f'no shard "{text}": it is written K/N' in capsys.readouterr().err


def test_more_shards_than_files_are_refused(folder, capsys):
    assert main(["run", RULEBOOK, "--shard", "1/5000"]) == ExitCode.WRONG_USAGE
    assert "feature files cannot be divided into 5000 shards" in capsys.readouterr().err


def test_a_shard_without_a_selected_scenario_is_kept_and_is_not_missed(folder, capsys):
    (folder / "mine" / RULEBOOK).mkdir(parents=True)
    for number, clause in enumerate(("703.2", "703.6a")):
        text = (
            f"Feature: 703\n  @{clause}\n  Rule: {clause} x\n    Scenario: s {number}\n      Then Alice has 20 bond\n"
        )
        (folder / "mine" / RULEBOOK / f"{number}.feature").write_text(text, encoding="utf-8")
    flags = ["--features", "mine", "--engine", "py:headjudge.demo.engine:DemoEngine"]
    for number in (1, 2):
        assert main(["run", RULEBOOK, *flags, "--shard", f"{number}/2", "--", "-k", "s-0"]) == ExitCode.AS_EXPECTED
    capsys.readouterr()
    assert len(list((folder / ".headjudge" / "runs").iterdir())) == 2


def test_shards_are_run_and_put_together(folder, capsys):
    selected = [f"{RULEBOOK}:703", f"{RULEBOOK}:705"]
    for number in (1, 2):
        assert main(["run", *selected, "--shard", f"{number}/2", "--out", f"part{number}"]) == ExitCode.AS_EXPECTED
    assert main(["run", *selected, "--out", "whole"]) == ExitCode.AS_EXPECTED
    capsys.readouterr()
    assert main(["report", "part2", "part1", "--json", "parts.json"]) == ExitCode.AS_EXPECTED
    assert main(["report", "whole", "--json", "whole.json"]) == ExitCode.AS_EXPECTED
    assert (folder / "parts.json").read_bytes() == (folder / "whole.json").read_bytes()


@pytest.fixture
def shards(put, passing):
    half = len(passing) // 2
    return [
        put(part, "py:mine:Engine", "Mine", shard=f"{number}/2")
        for number, part in enumerate((passing[:half], passing[half:]), 1)
    ]


def test_a_missing_shard_is_named(shards, capsys):
    assert main(["report", str(shards[1])]) == ExitCode.HARNESS_AT_FAULT
    assert f"shard 1 of 2 of {RULEBOOK} on py:mine:Engine is missing" in capsys.readouterr().err


def test_a_doubled_shard_is_named(shards, capsys):
    assert main(["report", *map(str, [*shards, shards[0]])]) == ExitCode.HARNESS_AT_FAULT
    assert f"shard 1 of 2 of {RULEBOOK} on py:mine:Engine is there twice: " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"headjudge": "9.9"}, "different versions of headjudge: "),
        ({"shard": "2/3"}, "different numbers of shards: 2 and 3"),
        ({"engine_says": {"name": "Other"}}, "different engines: Mine 1 and Other"),
        ({"selected": [RULEBOOK]}, f"different selections: all and {RULEBOOK}"),
    ],
)
def test_shards_that_do_not_belong_together_are_refused_in_a_sentence(shards, capsys, change, says):
    first, *rest = shards[1].read_bytes().splitlines()
    header = {**msgspec.json.decode(first), **change}
    shards[1].write_bytes(b"\n".join([msgspec.json.encode(header), *rest]) + b"\n")
    assert main(["report", *map(str, shards)]) == ExitCode.HARNESS_AT_FAULT
    said = capsys.readouterr().err
    assert says in said
    assert said.count("\n") == 1


def test_shards_of_one_run_make_a_whole_one(shards, capsys):
    assert main(["report", *map(str, shards)]) == ExitCode.AS_EXPECTED
    assert "verified 475 of 475 clauses" in capsys.readouterr().out
