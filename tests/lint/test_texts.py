"""What no file of the project may contain."""

import re

import pytest

from tests.lint.tree import ROOT, files, texts

# Put together from pieces, so that this file does not contain what it looks for.
UNFINISHED = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|X" + r"XX)\b")
MACHINE_PATH = re.compile(r"(?<![\w.)}*-])/(?:work|root|tmp|opt|home)" + r"/")
PACKAGE_SOURCE = re.compile(r"\b(?:extra-index|index)-" + r"url\b|\bfind-" + r"links\b")
CONFLICT = re.compile(r"^(?:<{7}|>{7})" + r" ", re.MULTILINE)
FORBIDDEN = {
    "a note of unfinished work": UNFINISHED,
    "a path of one machine": MACHINE_PATH,
    "a package source of one machine": PACKAGE_SOURCE,
    "a merge conflict": CONFLICT,
}


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_contains(what):
    found = [
        f"{name}:{text.count(chr(10), 0, match.start()) + 1}: {match[0]}"
        for name, text in texts()
        for match in FORBIDDEN[what].finditer(text)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("what", "text"),
    [
        ("a note of unfinished work", "# TO" + "DO: later"),
        ("a note of unfinished work", "FIX" + "ME"),
        ("a path of one machine", 'open("/tm' + 'p/x")'),
        ("a path of one machine", "cd /wor" + "k/main"),
        ("a path of one machine", "file:///roo" + "t/x"),
        ("a package source of one machine", "pip install --index-" + "url x"),
        ("a merge conflict", "<<<<<<" + "< HEAD"),
    ],
)
def test_what_is_forbidden_is_found(what, text):
    assert FORBIDDEN[what].search(text)


@pytest.mark.parametrize("text", ["https://example.org/work/x", "tests/work/x", "the todo list", "at work/home"])
def test_harmless_words_are_not_found(text):
    assert not any(pattern.search(text) for pattern in FORBIDDEN.values())


def test_the_lint_sees_the_files_of_the_project():
    seen = {path.relative_to(ROOT).as_posix() for path in files()}
    assert {"pyproject.toml", "headjudge/__init__.py", "tests/lint/test_texts.py", ".ci/run"} <= seen
    assert not [name for name in seen if name.startswith((".venv/", ".git/"))]


def test_a_copy_without_git_has_the_same_kinds_of_files(tmp_path):
    for name in ("a.py", ".venv/b.py", "c/__pycache__/d.pyc", ".mypy_cache/e", "f/.keep"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("", encoding="utf-8")
    assert [path.relative_to(tmp_path).as_posix() for path in files(tmp_path)] == ["a.py", "f/.keep"]


def test_every_text_file_ends_with_one_newline_and_has_unix_line_ends():
    wrong = [
        name for name, text in texts() if text and (not text.endswith("\n") or text.endswith("\n\n") or "\r" in text)
    ]
    assert wrong == []
