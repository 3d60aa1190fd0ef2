"""The grammar itself: strict, named, quick; and the errors that it gives."""

import re
import time

import pytest

from headjudge.exit_codes import ExitCode
from headjudge.notation import CannotRead, NotationError, UnknownNotation, Vocabulary, language, parse
from headjudge.notation.grammar import Grammar
from headjudge.notation.language import Language
from headjudge.notation.node import ROWS
from headjudge.notation.table import Table
from headjudge.notation.template import parse_template, productions
from headjudge.notation.words import VOCABULARIES

TRAILS = "trails-1.0.1"


@pytest.mark.parametrize("rulebook", VOCABULARIES)
def test_the_grammar_has_no_conflict_and_no_word_that_reads_two_ways(rulebook):
    Grammar(Table(VOCABULARIES[rulebook])).lark(strict=True)


@pytest.mark.parametrize("rulebook", VOCABULARIES)
def test_every_terminal_is_named(rulebook):
    assert "__ANON" not in str(language(rulebook).lark.terminals)


def test_the_same_text_is_read_once():
    text = "AUTO when this card attacks: draw 1."
    assert parse(text, TRAILS) is parse(text, TRAILS)


def test_reading_takes_less_than_a_millisecond():
    trails = Language(VOCABULARIES[TRAILS])
    trails.parse("Covert")
    start = time.perf_counter()
    for text in trails.vocabulary.examples:
        trails.parse(text)
    assert (time.perf_counter() - start) / len(trails.vocabulary.examples) < 0.001


@pytest.mark.parametrize("rulebook", VOCABULARIES)
def test_words_of_different_meaning_never_share_a_terminal(rulebook):
    lexicon = language(rulebook).grammar.lexicon
    shared: dict[str, list[str]] = {}
    for word, terminal in lexicon.terminals.items():
        shared.setdefault(terminal, []).append(word)
    groups = {tuple(words) for words in shared.values() if len(words) > 1}
    assert all(alike(words) for words in groups), [words for words in groups if not alike(words)]


def alike(words):
    irregular = [
        {"is", "are"},
        {"has", "have"},
        {"a", "an"},
        {"in", "on"},
        {"into", "onto"},
        {"readies", "ready"},
        {"ability", "abilities"},
    ]
    irregular += [{"if they do", "if you do"}, {"as a marker of", "as markers of"}]
    stem = min(words, key=len)
    return set(words) in irregular or all(word in {stem, f"{stem}s", f"{stem}es"} for word in words)


def test_an_error_names_the_column_what_stands_there_and_what_could():
    with pytest.raises(CannotRead) as caught:
        parse("AUTO when this card atacks: draw 1.", TRAILS)
    assert str(caught.value) == (
        'column 21: "atacks" cannot stand here\n'
        "  AUTO when this card atacks: draw 1.\n"
        "                      ^^^^^^\n"
        '  possible here: attack, become, deal, gain, is, leave, stun. Did you mean "attacks"?'
    )
    assert caught.value.exit_code == ExitCode.WRONG_USAGE


@pytest.mark.parametrize(
    ("text", "column", "says"),
    [
        ("AUTO when this card attacks: draw 1", 36, "the text breaks off"),
        ("", 1, "the text breaks off"),
        ("TEXT: stun target UNT.", 19, 'Did you mean "UNIT"'),
        ("ACT [in hnd] (pay 1 EP): draw 1.", 9, 'Did you mean "hand"'),
        ("TEXT: draw 1 & more.", 14, '"&" cannot stand here'),
        ("TEXT: draw 1. if you do, draw 2.", 15, '"if you do" cannot stand here'),
        ("TEXT: draw 1.\nTEXT: draw 1.", 15, "TEXT: draw 1.\n  ^^^^"),
        ('TEXT: K.O. target UNIT named "Reed.', 30, "cannot stand here"),
    ],
)
def test_errors_point_at_the_place(text, column, says):
    with pytest.raises(CannotRead, match=re.escape(says)) as caught:
        parse(text, TRAILS)
    assert caught.value.column == column
    assert not re.search(r"_[A-Z]{2}|\$END|__", str(caught.value))


def test_an_unknown_rulebook_is_refused_with_the_nearest():
    with pytest.raises(UnknownNotation, match=r'Did you mean "trails-1\.0\.1"'):
        parse("Covert", "trail-1.0.1")
    assert issubclass(UnknownNotation, NotationError)


def test_a_vocabulary_without_some_words_leaves_out_the_rows_that_need_them():
    small = Language(
        Vocabulary(
            rulebook="small",
            rows=(),
            zones=("deck", "hand"),
            types=("unit|units",),
            numeric_properties=("power",),
            numbers=("life",),
            periods=("turn",),
        )
    )
    small.grammar.lark(strict=True)
    text = "AUTO when this card attacks: it gets +1000 power this turn."
    assert small.write(small.parse(text)) == text
    assert "keyword" not in small.table.ways
    with pytest.raises(CannotRead):
        small.parse("TEXT: stun target unit.")


def test_every_row_has_a_sentence_that_says_what_it_means():
    undocumented = [name for name, row in ROWS.items() if not (row.node.__doc__ or "").endswith(".")]
    assert undocumented == []


def test_options_of_a_template_make_as_many_productions():
    template = parse_template("draws|draw [up_to?<up to> ]{n}[ from {zone}]")
    assert [production.fields for production in productions(template)] == [
        {"n"},
        {"n", "zone"},
        {"up_to", "n"},
        {"up_to", "n", "zone"},
    ]


@pytest.mark.parametrize("text", ["draw {n", "draw ]", "draw; {n}"])
def test_a_template_that_cannot_be_read_is_refused(text):
    with pytest.raises(ValueError, match="template"):
        parse_template(text)
