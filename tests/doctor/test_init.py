"""`headjudge init`: what it writes runs at once, and nothing of the user's is lost."""

import re
import shutil
import tomllib

import pytest

from headjudge import config, starter
from headjudge.cli import main
from tests.doctor.support import headjudge

RULEBOOK = "trails-1.0.1"
FILES = {
    "python": ["headjudge.toml", "headjudge_adapter.py", ".github/workflows/headjudge.yml"],
    "javascript": ["headjudge.toml", "headjudge_adapter.mjs", ".github/workflows/headjudge.yml"],
}


def written(folder):
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


@pytest.mark.parametrize("language", FILES)
def test_the_files_are_written_and_nothing_else(folder, capsys, language):
    assert main(["init", "mine", "--language", language, "--rulebook", RULEBOOK]) == 0
    assert written(folder / "mine") == sorted(FILES[language])
    said = capsys.readouterr().out
    assert [line for line in said.splitlines() if line.startswith("wrote")] == [
        f"wrote mine/{name}" for name in FILES[language]
    ]
    assert said.endswith("Next: cd mine, then headjudge doctor\n")


@pytest.mark.parametrize("language", FILES)
def test_the_adapter_is_in_order_at_once(folder, language):
    if language == "javascript" and shutil.which("node") is None:
        pytest.skip("node is not on this machine")
    assert main(["init", "--language", language, "--rulebook", RULEBOOK]) == 0
    done = headjudge("doctor", cwd=folder)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"my engine 0.1 plays {RULEBOOK} at level play" in done.stdout


def test_a_run_of_the_adapter_breaks_nothing(folder):
    assert main(["init", "--rulebook", RULEBOOK]) == 0
    done = headjudge("run", f"{RULEBOOK}:703.6a", "--engine", "py:headjudge_adapter:Adapter", cwd=folder)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 breached, 1 unsupported" in done.stdout


@pytest.mark.parametrize("language", FILES)
def test_no_place_is_left_to_fill(language):
    for name, text in starter.files_for(language, RULEBOOK).items():
        assert re.findall(r"@\w+@", text) == [], name
        assert text.endswith("\n")
        assert max(len(line) for line in text.splitlines()) <= 120, name


@pytest.mark.parametrize("language", FILES)
def test_it_is_marked_where_the_engine_goes(language):
    files = starter.files_for(language, RULEBOOK)
    assert "YOUR ENGINE GOES HERE" in files[starter.LANGUAGES[language].adapter]


def test_the_settings_show_every_key(tmp_path):
    text = starter.files_for("python", RULEBOOK)["headjudge.toml"]
    shared, _, tables = text.partition("# [")
    shown = re.findall(r"^(?:# )?([\w-]+) = ", shared, re.MULTILINE)
    assert tables.startswith("fuzz]")
    assert shown == list(config.KEYS)
    (tmp_path / "headjudge.toml").write_text(
        re.sub(r"^# (?=[\w-]+ = |\[)", "", text, flags=re.MULTILINE), encoding="utf-8"
    )
    found = config.load(tmp_path)
    assert found.engine == "py:headjudge_adapter:Adapter"
    assert found.rulebook_ids == [RULEBOOK]
    defaults = config.Config()
    assert (found.out, found.jobs) == (defaults.out, defaults.jobs)
    assert (found.answer_seconds, found.start_seconds) == (defaults.answer_seconds, defaults.start_seconds)
    assert tomllib.loads(text).keys() == {"engine", "rulebooks"}


def test_the_workflow_judges_the_engine_that_the_settings_name():
    for language, chosen in starter.LANGUAGES.items():
        workflow = starter.files_for(language, RULEBOOK)[starter.WORKFLOW]
        assert f'headjudge doctor {RULEBOOK} --engine "{chosen.engine}"' in workflow
        assert ("setup-node" in workflow) == (language == "javascript")


def test_what_is_there_is_not_overwritten_and_nothing_is_written(folder, capsys):
    (folder / "headjudge.toml").write_text("mine", encoding="utf-8")
    assert main(["init", "--rulebook", RULEBOOK]) == 2
    assert "headjudge.toml is there already" in capsys.readouterr().err
    assert written(folder) == ["headjudge.toml"]
    assert (folder / "headjudge.toml").read_text(encoding="utf-8") == "mine"


def test_force_overwrites(folder):
    (folder / "headjudge.toml").write_text("mine", encoding="utf-8")
    assert main(["init", "--rulebook", RULEBOOK, "--force"]) == 0
    assert config.load(folder).rulebooks == (RULEBOOK,)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--rulebook", "trials-1.0.1"], 'Did you mean "trails-1.0.1"?'),
        (["--language", "cobol"], "'cobol' is not one of"),
        (["file", "--rulebook", RULEBOOK], "file is in the way"),
    ],
    ids=["rulebook", "language", "folder"],
)
def test_wrong_usage_is_one_sentence(folder, capsys, args, sentence):
    (folder / "file").write_text("", encoding="utf-8")
    assert main(["init", *args]) == 2
    assert sentence in capsys.readouterr().err
    assert written(folder) == ["file"]


def test_several_rulebooks_must_be_chosen_from(folder, capsys, monkeypatch):
    monkeypatch.setattr("headjudge.paths.rulebooks", lambda: ["one-1.0", "two-2.0"])
    assert main(["init"]) == 2
    assert "Name one of one-1.0, two-2.0 with --rulebook." in capsys.readouterr().err
