"""`headjudge cards`: the test set, and what an engine lacks of it."""

import json

import pytest

from headjudge.cli import main
from headjudge.scenarios import card_set
from tests.doctor.support import fake, headjudge
from tests.doctor.test_doctor import LACKS_ONE

RULEBOOK = "trails-1.0.1"
CARDS = card_set.load(RULEBOOK)


def said_json(capsys, *args: str):
    assert main(["cards", *args, "--json", "-"]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_test_set_is_listed_by_number_with_text_and_clauses(folder, capsys):
    assert main(["cards", RULEBOOK]) == 0
    said = capsys.readouterr().out
    assert said.startswith("   1  Reed  UNIT, CP cost 2, STR 3, DEF 2, organization Guild\n      unlocks ")
    assert "Draws-For-Both  EVENT, EP cost 1\n      TEXT: both players draw 1.\n      unlocks 103.3" in said
    assert said.endswith(f"{len(CARDS)} test cards of {RULEBOOK}\n")


def test_json_has_every_card_with_what_it_unlocks(folder, capsys):
    said = said_json(capsys, RULEBOOK)
    assert [card["number"] for card in said["cards"]] == sorted(card.number for card in CARDS.values())
    by_name = {card["name"]: card for card in said["cards"]}
    assert by_name["Draws-For-Both"]["abilities"] == ["TEXT: both players draw 1."]
    assert "103.3" in by_name["Draws-For-Both"]["clauses"]
    assert by_name["Draws-For-Both"]["scenarios"] >= 1


def test_the_reference_lacks_none(folder, capsys):
    assert main(["cards", RULEBOOK, "--engine", "reference"]) == 0
    assert capsys.readouterr().out == f"reference, at level cards, has all {len(CARDS)} test cards of {RULEBOOK}\n"


def test_an_engine_below_the_level_lacks_all_the_most_unlocking_first(folder, capsys):
    said = said_json(capsys, RULEBOOK, "--engine", fake("own_decks"))
    assert said["level"] == "play"
    assert len(said["missing"]) == said["cards"] == len(CARDS)
    counts = [len(card["clauses"]) for card in said["missing"]]
    assert counts == sorted(counts, reverse=True)
    assert {card["missing"] for card in said["missing"]} == {
        "needs level setup, the engine is at play",
        "needs level cards, the engine is at play",
    }


def test_a_card_that_new_does_not_support_is_missing(folder):
    (folder / "lacking.py").write_text(LACKS_ONE, encoding="utf-8")
    done = headjudge("cards", RULEBOOK, "--engine", "py:lacking:LacksOne", cwd=folder)
    assert done.returncode == 0, done.stderr
    assert "Draws-For-Both  EVENT" in done.stdout
    assert "missing: Draws-For-Both" in done.stdout
    assert f"lacks 1 of {len(CARDS)} test cards" in done.stdout


def test_the_rulebook_of_the_settings_is_taken(folder, capsys):
    (folder / "headjudge.toml").write_text(f'rulebooks = ["{RULEBOOK}:703"]\n', encoding="utf-8")
    assert main(["cards"]) == 0
    assert f"test cards of {RULEBOOK}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "code", "sentence"),
    [
        (["trials"], 2, 'no rulebook "trials"'),
        ([RULEBOOK, "--engine", "cmd:./nothing"], 3, "no file ./nothing"),
        ([RULEBOOK, "--engine", fake("crashes", "hello")], 3, "ZeroDivisionError"),
        ([RULEBOOK, "--engine", fake("crashes", "new")], 3, "crashed at `new`"),
    ],
    ids=["rulebook", "engine", "hello", "new"],
)
def test_what_cannot_be_listed_is_one_sentence(folder, capsys, args, code, sentence):
    assert main(["cards", *args]) == code
    assert sentence in capsys.readouterr().err


def test_a_rulebook_without_test_cards_selects_nothing(folder, capsys, monkeypatch):
    monkeypatch.setattr("headjudge.doctor.cards.cards_of", lambda rulebook: [])
    assert main(["cards", RULEBOOK]) == 5
    assert "has no test cards yet" in capsys.readouterr().err


def test_several_rulebooks_must_be_chosen_from(folder, capsys, monkeypatch):
    monkeypatch.setattr("headjudge.paths.rulebooks", lambda: ["one-1.0", "two-2.0"])
    assert main(["cards"]) == 2
    assert "which rulebook? There are one-1.0, two-2.0." in capsys.readouterr().err
