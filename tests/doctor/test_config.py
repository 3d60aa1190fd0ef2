"""`headjudge.toml`: what it may say, and how a mistake in it is answered."""

import pytest

from headjudge import config
from headjudge.config import KEYS, BadConfig, Config


@pytest.fixture
def written(tmp_path):
    """Writes a headjudge.toml and reads it."""

    def write(text):
        data = text if isinstance(text, bytes) else text.encode()
        (tmp_path / "headjudge.toml").write_bytes(data)
        return config.load(tmp_path)

    return write


def test_without_a_file_all_settings_are_defaults(tmp_path):
    assert config.load(tmp_path) == Config()
    assert Config().engine == "reference"
    assert Config().out == ".headjudge"


def test_every_key_is_read(written):
    found = written(
        """
        engine = "cmd:./engine"
        rulebooks = ["trails-1.0.1:703", "trails-1.0.1:804"]
        features = "features"
        out = "evidence"
        jobs = 2
        shard = "1/2"
        baseline = "known.toml"
        junit = "out.xml"
        seed = 7
        answer-seconds = 5
        start-seconds = 30.5
        """
    )
    assert found == Config(
        engine="cmd:./engine",
        rulebooks=("trails-1.0.1:703", "trails-1.0.1:804"),
        features="features",
        out="evidence",
        jobs=2,
        shard="1/2",
        baseline="known.toml",
        junit="out.xml",
        seed=7,
        answer_seconds=5.0,
        start_seconds=30.5,
    )
    assert found.rulebook_ids == ["trails-1.0.1"]


def test_the_current_folder_is_where_settings_are_looked_for(written, tmp_path, monkeypatch):
    written('engine = "cmd:./engine"')
    monkeypatch.chdir(tmp_path)
    assert config.load().engine == "cmd:./engine"


@pytest.mark.parametrize(
    ("text", "sentence", "line"),
    [
        ('\nengin = "x"\n', 'no key "engin"; keys: engine, rulebooks, .* Did you mean "engine"?', 2),
        ("answer_seconds = 3", 'no key "answer_seconds".* Did you mean "answer-seconds"?', 1),
        ("[runs]\njobs = 1", 'no key "runs".* Did you mean "run"?', 1),
        ('jobs = "four"', '"jobs": expected int, got str', 1),
        ("seed = 1\njobs = 0", '"jobs": expected int >= 1', 2),
        ('rulebooks = "trails-1.0.1"', '"rulebooks": expected array, got str', 1),
        ("rulebooks = [1]", '"rulebooks": expected str, got int', 1),
        ("start-seconds = -1", '"start-seconds": expected float > 0', 1),
        ("engine = \n", "not valid TOML: Invalid value", 1),
        (b"engine = '\xff'", "not UTF-8 text", 0),
    ],
)
def test_a_mistake_is_one_sentence_with_its_line(written, text, sentence, line):
    with pytest.raises(BadConfig, match=sentence) as refused:
        written(text)
    assert refused.value.exit_code == 2
    assert str(refused.value).endswith(f"headjudge.toml{f':{line}' if line else ''})")


def test_keys_are_written_as_flags_are():
    assert "answer-seconds" in KEYS
    assert not [key for key in KEYS if "_" in key]
