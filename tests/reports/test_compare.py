"""What changed from one run to another, and whether it got worse."""

import json

import pytest

from headjudge.cli import main
from tests.reports.conftest import changed


@pytest.fixture
def compared(put, passing, failing, capsys):
    """Compare two runs in which one scenario came out as given."""

    def compared(before, after):
        own = failing[0].id
        files = [
            put([r for r in changed(passing, {own: told or {}}) if told is not None or r.id != own], "py:mine:Engine")
            for told in (before, after)
        ]
        code = main(["compare", *map(str, files), "--json", "-"])
        data = json.loads(capsys.readouterr().out)
        kinds = {kind for kind, rows in data.items() if isinstance(rows, list) and kind not in ("engines", "notes")}
        return code, [kind for kind in kinds if [row["id"] for row in data[kind]] == [own]]

    return compared


FAIL = {"verdict": "fail", "why": "x"}
UNSUPPORTED = {"verdict": "unsupported", "why": "y"}
READING = {"verdict": "fail", "why": "x", "reading": "some-reading"}


@pytest.mark.parametrize(
    ("before", "after", "code", "kind"),
    [
        ({}, FAIL, 1, "new_failures"),
        (UNSUPPORTED, FAIL, 1, "new_failures"),
        ({}, {"verdict": "crashed"}, 1, "new_failures"),
        ({}, UNSUPPORTED, 1, "support_lost"),
        (FAIL, UNSUPPORTED, 1, "support_lost"),
        (FAIL, {}, 0, "fixed"),
        (UNSUPPORTED, {}, 0, "support_gained"),
        (FAIL, {"verdict": "hung"}, 0, "changed"),
        ({}, READING, 0, "other_reading"),
        (None, {}, 0, "new"),
        (None, FAIL, 0, "new"),
        ({}, None, 0, "gone"),
    ],
)
def test_a_change_has_its_kind_and_only_a_loss_fails(compared, before, after, code, kind):
    assert compared(before, after) == (code, [kind])


def test_equal_runs_differ_in_nothing(compared):
    assert compared(FAIL, FAIL) == (0, [])


def test_the_scenario_and_both_verdicts_are_shown(reference, foreign, failing, capsys):
    assert main(["compare", str(reference), str(foreign)]) == 1
    shown = capsys.readouterr().out
    assert f"  {failing[0].id}  pass -> fail" in shown
    assert "\x1b" not in shown
    assert "3 new failures, 1 support lost" in shown.splitlines()[-1]


def test_runs_of_two_rulebooks_cannot_be_compared(reference, folder, capsys):
    other = folder / "other.ndjson"
    other.write_text(reference.read_text(encoding="utf-8").replace('"trails-1.0.1"', '"gate-ruler-1.5.0"', 1), "utf-8")
    assert main(["compare", str(reference), str(other)]) == 2
    assert "nothing to compare" in capsys.readouterr().err


def test_mixed_versions_are_named(put, passing, capsys):
    assert main(["compare", str(put(passing, headjudge="0.0.1")), str(put(passing))]) == 0
    assert "mixed versions: the first run is of headjudge 0.0.1" in capsys.readouterr().out


def test_an_incomplete_run_cannot_be_compared(reference, folder, capsys):
    (folder / "cut").write_bytes(b"\n".join(reference.read_bytes().splitlines()[:-1]))
    assert main(["compare", str(reference), "cut"]) == 4
    assert "cut is incomplete" in capsys.readouterr().err


def test_a_folder_stands_for_its_newest_run(reference, foreign, capsys):
    assert main(["compare", str(reference), ".headjudge"]) == 1
    assert "3 new failures" in capsys.readouterr().out


def test_a_folder_without_runs_is_named(reference, folder, capsys):
    (folder / "empty").mkdir()
    assert main(["compare", str(reference), "empty"]) == 2
    assert "empty holds no run" in capsys.readouterr().err
