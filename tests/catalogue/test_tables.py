"""readings.toml and rulebook.toml are checked on reading, and a wrong key names the nearest right one."""

from pathlib import Path

import pytest

from headjudge.catalogue import errors, readings, rulebook
from headjudge.catalogue.clauses import Catalogue
from headjudge.errors import HeadjudgeError

READING = """
[frogs-jump-first]
clauses = ["204.2", "204.9"]
question = "Who jumps first?"
chosen = "Frogs."
alternatives = ["Toads."]
why = "They are faster."
"""
BOOK = r"""
id = "toy-1"
game = "Toy"
title = "The Toy Game"
edition = "1"
updated = 2026-01-02
effective = 2026-01-03
players = 2

[numbering]
clause = '\d{3}\.\d+'
heading = '\d{3}'

[defaults]
bond = 3

[[formats]]
name = "plain"
clause = "101"
deck = 10

[[types]]
name = "FROG"
clause = "101.1"
zone = "pond"

[[zones]]
name = "pond"
clause = "204"
per = "player"
seen_by = "all"
also = ["water"]

[[phases]]
name = "day"
clause = "204"
labels = [{ at = "204.2", name = "dawn", does = "choice" }, { at = "204.9", name = "noon", does = "action" }]

[[properties]]
name = "leap"
clause = "101"
value = "number"
types = ["FROG"]
blank = 1

[[numbers]]
name = "bond"
clause = "101"

[[marks]]
name = "wet"
clause = "204.11"
kind = "state"
shows = ["leap"]

[[keywords]]
name = "Slimy"
clause = "204.12"
ability = "continuous"

[[decisions]]
name = "jump"
clause = "204.2"
verbs = ["jump"]
"""


def read_readings(text: str, folder: Path, toy: Catalogue) -> dict[str, readings.Reading]:
    file = folder / "readings.toml"
    file.write_text(text, encoding="utf-8")
    return readings.read(file, toy)


def read_book(text: str, folder: Path, toy: Catalogue) -> rulebook.Rulebook:
    file = folder / "rulebook.toml"
    file.write_text(text, encoding="utf-8")
    return rulebook.read(file, toy)


def test_a_reading_has_its_id_and_all_its_parts(tmp_path: Path, toy: Catalogue) -> None:
    found = read_readings(READING, tmp_path, toy)["frogs-jump-first"]
    assert found.id == "frogs-jump-first"
    assert found.clauses == ("204.2", "204.9")
    assert (found.chosen, found.alternatives) == ("Frogs.", ("Toads.",))


@pytest.mark.parametrize(
    ("error", "old", "new", "words"),
    [
        (errors.UnknownKey, "chosen", "choosen", r'no key "choosen" in frogs-jump-first;.*mean "chosen".*toml:5\)'),
        (errors.BadValue, 'why = "They are faster."', "", r'frogs-jump-first lacks the key "why" .*toml:2\)'),
        (errors.BadValue, '["Toads."]', "7", r"alternatives"),
        (errors.BadValue, '["Toads."]', "[]", r'the reading frogs-jump-first has an empty "alternatives".*toml:2\)'),
        (errors.BadValue, '"Frogs."', '""', r'has an empty "chosen"'),
        (errors.UnknownWord, "204.9", "204.13", r'no clause "204.13". Did you mean "204.12"\?.*toml:2\)'),
        (errors.BrokenToml, 'chosen = "Frogs."', "chosen = Frogs", r"not valid TOML: .*toml:5\)"),
    ],
)
def test_a_wrong_reading_is_an_error(
    tmp_path: Path, toy: Catalogue, error: type[HeadjudgeError], old: str, new: str, words: str
) -> None:
    assert old in READING
    with pytest.raises(error, match=words) as caught:
        read_readings(READING.replace(old, new), tmp_path, toy)
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_an_error(tmp_path: Path, toy: Catalogue) -> None:
    with pytest.raises(errors.MissingFile, match=r"the rulebook has no readings.toml"):
        readings.read(tmp_path / "readings.toml", toy)


def test_a_rulebook_has_its_tables(tmp_path: Path, toy: Catalogue) -> None:
    book = read_book(BOOK, tmp_path, toy)
    assert (book.title, book.updated.year, book.defaults["bond"]) == ("The Toy Game", 2026, 3)
    assert list(book.labels) == ["204.2", "204.9"]
    assert book.label_names["noon"].at == "204.9"
    assert book.zones[0].face_down_seen_by == "nobody"


@pytest.mark.parametrize(
    ("error", "old", "new", "words"),
    [
        (errors.UnknownKey, "seen_by", "seenby", r'no key "seenby" in zones 1;.*Did you mean "seen_by".*toml:31\)'),
        (errors.UnknownKey, "[[zones]]", "[[zone]]", r'no key "zone"; keys: id, .*Did you mean "zones"'),
        (errors.UnknownKey, "heading =", "headings =", r'no key "headings" in numbering;.*mean "heading"'),
        (errors.UnknownKey, 'does = "choice"', 'do = "choice"', r'no key "do" in phases 1\.labels 1'),
        (errors.BadValue, 'per = "player"', 'per = "team"', r"zones\[0\].per: invalid enum value .team."),
        (errors.BadValue, "players = 2", 'players = "two"', r"players"),
        (errors.BadValue, 'game = "Toy"\n', "", r'the file lacks the key "game"'),
        (errors.BadValue, r"\d{3}'", "('", r'"heading" of the numbering is no regular expression'),
        (errors.BadValue, r"'\d{3}'", r"'(\d{3})'", r'"heading" of the numbering has 1 groups in brackets, 0'),
        (errors.UnknownWord, 'zone = "pond"', 'zone = "pnod"', r'no zone "pnod". Did you mean "pond"\?.*toml:25\)'),
        (errors.UnknownWord, 'types = ["FROG"]', 'types = ["FORG"]', r'no card type "FORG". Did you mean "FROG"'),
        (errors.UnknownWord, 'shows = ["leap"]', 'shows = ["laep"]', r'no property "laep". Did you mean "leap"'),
        (errors.UnknownWord, 'clause = "204.12"', 'clause = "204.13"', r'no clause "204.13". Did you mean "204.12"'),
        (errors.UnknownWord, 'at = "204.9"', 'at = "204.8"', r'no clause "204.8"'),
        (errors.DuplicateName, 'also = ["water"]', 'also = ["pond"]', r'"pond" stands twice in the names of the zones'),
        (errors.DuplicateName, 'name = "noon"', 'name = "dawn"', r'"dawn" stands twice in the names of the labels'),
        (errors.DuplicateName, 'at = "204.9"', 'at = "204.2"', r'"204.2" stands twice in the labels'),
    ],
)
def test_a_wrong_rulebook_is_an_error(
    tmp_path: Path, toy: Catalogue, error: type[HeadjudgeError], old: str, new: str, words: str
) -> None:
    assert old in BOOK
    with pytest.raises(error, match=words) as caught:
        read_book(BOOK.replace(old, new), tmp_path, toy)
    assert "\n" not in str(caught.value)
