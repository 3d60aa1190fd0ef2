"""Where the suite is found, and how a wrong rulebook id is answered."""

import sys

import pytest

from headjudge import paths
from headjudge.errors import did_you_mean, nearest


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package folder without anything beside or inside it."""
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "headjudge")
    return tmp_path / "headjudge"


def test_in_a_clone_the_suite_lies_beside_the_package(package):
    (package.parent / "features").mkdir()
    assert paths.suite_root() == package.parent


def test_installed_the_suite_lies_inside_the_package(package):
    (package / "suite" / "features").mkdir(parents=True)
    assert paths.suite_root() == package / "suite"


def test_stray_features_of_another_project_are_not_taken_for_the_suite(package):
    (package / "suite" / "features").mkdir(parents=True)
    (package.parent / "features").mkdir()
    assert paths.suite_root() == package / "suite"


def test_a_package_without_suite_says_so(package):
    with pytest.raises(paths.MissingSuite, match="install headjudge again"):
        paths.suite_root()


def test_the_suite_is_put_first_on_the_path_and_only_once(package, monkeypatch):
    (package.parent / "features").mkdir()
    root = str(package.parent)
    monkeypatch.setattr(sys, "path", ["elsewhere", root])
    paths.add_suite_to_path()
    paths.add_suite_to_path()
    assert sys.path == [root, "elsewhere"]


def test_an_unknown_rulebook_names_the_nearest(package):
    (package.parent / "features").mkdir()
    folder = package.parent / "rulebooks" / "trails-1.0.1"
    folder.mkdir(parents=True)
    (folder / "rulebook.toml").write_text("", encoding="utf-8")
    assert paths.rulebook_dir("trails-1.0.1") == folder
    with pytest.raises(paths.UnknownRulebook) as refused:
        paths.rulebook_dir("Trails-1.0")
    assert str(refused.value) == ('no rulebook "Trails-1.0"\n  rulebooks: trails-1.0.1. Did you mean "trails-1.0.1"?')
    assert refused.value.exit_code == 2


def test_a_path_is_no_rulebook_id(package):
    (package.parent / "features").mkdir()
    with pytest.raises(paths.UnknownRulebook):
        paths.rulebook_dir("../rulebooks")


def test_nearest_ignores_case_and_may_find_nothing():
    assert nearest("TRIAL", ["deck", "Trail"]) == "Trail"
    assert nearest("xyzzy", ["deck", "trail"]) is None
    assert did_you_mean("xyzzy", ["deck"]) == ""
