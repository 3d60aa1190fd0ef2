"""The table of rulebooks in the README is made from what is published."""

import json

import pytest

from headjudge.paths import suite_root
from headjudge.readme_table import BEGIN, END, NoMarkers, table, updated


def test_the_readme_is_current():
    text = (suite_root() / "README.md").read_text(encoding="utf-8")
    assert updated(text, suite_root()) == text, "run: python -m headjudge.readme_table"


@pytest.fixture
def clone(tmp_path):
    """A clone in which one invented rulebook is published."""
    (tmp_path / "rulebooks" / "pond-1").mkdir(parents=True)
    (tmp_path / "rulebooks" / "pond-1" / "rulebook.toml").write_text('title = "Pond"\n', encoding="utf-8")
    (tmp_path / "reports" / "published").mkdir(parents=True)
    counts = {"clauses": 9, "testable": 7, "written": 6, "passing": 5, "proven": 4, "confirmed": 3}
    (tmp_path / "reports" / "published" / "pond-1.json").write_text(json.dumps({"counts": counts}), encoding="utf-8")
    return tmp_path


def test_a_published_rulebook_has_its_figures(clone):
    assert "| [pond-1](reports/published/pond-1.md) | Pond | 9 | 7 | 5 | 4 | 3 |" in list(table(clone))


def test_a_planned_rulebook_claims_nothing(clone):
    assert "| gate-ruler-1.5.0 | Gate Ruler | not yet | | | | |" in list(table(clone))


def test_only_what_lies_between_the_markers_changes(clone):
    text = f"before\n{BEGIN}\nold\n{END}\nafter\n"
    new = updated(text, clone)
    assert new.startswith(f"before\n{BEGIN}\n\n| rulebook")
    assert new.endswith(f"\n\n{END}\nafter\n")
    assert updated(new, clone) == new


def test_a_readme_without_markers_is_refused(clone):
    with pytest.raises(NoMarkers):
        updated("nothing here\n", clone)
