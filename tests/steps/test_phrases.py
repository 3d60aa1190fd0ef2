"""Phrases: placeholders, alternatives, optional endings, and which of several wins."""

import pytest

from headjudge.scenarios.errors import AmbiguousStep, BadPhrase, MisplacedStep, UndefinedStep, UnknownWord
from headjudge.scenarios.phrases import Phrase
from headjudge.scenarios.registry import Registry
from headjudge.scenarios.scope import Place, State
from headjudge.scenarios.setup import Setup
from headjudge.scenarios.words import words_of


def phrase(text, type="then"):
    return Phrase(type, text, lambda *args, **kwargs: None, example="", group="toy", says="")


def registry_of(*texts):
    registry = Registry()
    for text in texts:
        registry.add(phrase(text))
    return registry


@pytest.fixture
def scope(registry):
    return Setup(words_of("trails-1.0.1")).scope()


def read(text, step, scope):
    found = phrase(text)
    texts = found.match(step)
    assert texts is not None
    return found.convert(texts, scope)


def test_either_word_and_optional_endings_match():
    found = phrase("{players} has/have {n} card(s) left")
    assert found.match("Alice has 1 card left")
    assert found.match("both players have two cards left")
    assert found.match("Alice holds 1 card left") is None


def test_the_most_literal_words_win():
    registry = registry_of("{player} plays {card}{parts}", "{player} plays {card} from {whose} {zone}{parts}")
    assert "from" in registry.get("then", "Alice plays Reed from her hand").phrase.text
    assert "from" not in registry.get("then", "Alice plays Reed").phrase.text


def test_equal_numbers_of_literal_words_are_ambiguous():
    registry = registry_of("{player} wakes {card}", "{whose:player} wakes {target}")
    with pytest.raises(AmbiguousStep, match="more than one phrase"):
        registry.find("then", "Alice wakes Reed")


def test_an_undefined_step_names_the_nearest_phrases(registry):
    with pytest.raises(UndefinedStep) as error:
        registry.get("then", "Reed sits in Alice's hand", "Trails")
    assert "{place}" in str(error.value)


def test_an_undefined_step_that_is_of_another_type_says_so(registry):
    with pytest.raises(UndefinedStep) as error:
        registry.get("given", "both players pass", "Trails")
    assert "that is a When" in str(error.value)


def test_a_phrase_is_not_entered_twice():
    with pytest.raises(BadPhrase, match="twice"):
        registry_of("{player} waits", "{player} waits")


def test_two_placeholders_of_one_name_are_refused():
    with pytest.raises(BadPhrase, match="two placeholders"):
        phrase("{card} hits {card}")


def test_an_unknown_kind_of_placeholder_is_refused():
    with pytest.raises(BadPhrase, match="no kind of placeholder"):
        phrase("{crad} waits")


def test_a_pronoun_is_the_player_named_before(scope):
    assert read("{player} looks {place}", "Bob looks in his hand", scope)["place"] == Place("Bob", "hand")
    assert read("{player} looks {place}", "Bob looks in Alice's hand", scope)["place"] == Place("Alice", "hand")


def test_a_pronoun_without_a_player_is_an_error(scope):
    with pytest.raises(MisplacedStep, match="no player is named before"):
        read("look {place}", "look in her hand", scope)


def test_lists_and_counts_of_cards(scope):
    read_cards = read("see {cards}", "see two Reeds, Sedge and Lancer", scope)["cards"]
    assert read_cards == ("Reed", "Reed#2", "Sedge", "Lancer")


def test_numbers_in_words_and_digits(scope):
    assert [read("see {n}", f"see {text}", scope)["n"] for text in ("no", "two", "12", "-3")] == [0, 2, 12, -3]


def test_states_are_read_by_their_words(scope):
    found = read("it is {states}", "it is face-down, actioned and with Support", scope)["states"]
    assert found == (State("all", "face-down"), State("all", "actioned"), State("mark", "Support"))


@pytest.mark.parametrize(
    ("text", "step", "near"),
    [
        ("look {place}", "look in Alice's homebasse", "homebase"),
        ("look {place}", "look in Alice's drop", "zones: deck, hand"),
        ("see {n} {property}", "see 3 STRR", "STR"),
        ("see {n} {number}", "see 3 bont", "bond"),
        ("it is {states}", "it is stuned", "stunned"),
        ("see {card}", "see Rede", "Reed"),
        ("it is {moment}", "it is Alice's homebase stp", "Alice's homebase step"),
        ("asked to {question}", "asked to discart", "discard"),
        ("has {keyword}", "has Coverd", "Covert"),
        ("because of {clause}", "because of 804.11a-9", "804.11a"),
        ("it {event}", "it Reed was stuned", "stunned"),
    ],
)
def test_an_unknown_word_names_the_nearest_right_one(scope, text, step, near):
    with pytest.raises(Exception, match="no ") as error:
        read(text, step, scope)
    assert near in str(error.value)


def test_a_zone_is_known_with_and_without_the_word_zone(scope):
    for step in ("look in Alice's exile", "look in Alice's exile zone"):
        assert read("look {place}", step, scope)["place"] == Place("Alice", "exile zone")


def test_a_zone_of_the_game_has_no_owner(scope):
    assert read("look {place}", "look in the resolve standby zone", scope)["place"].player is None
    with pytest.raises(MisplacedStep, match="say whose"):
        read("look {place}", "look in the hand", scope)


def test_tails_of_an_intent_are_read_in_any_order(scope):
    parts = read("go{parts}", "go with X = 3, targeting Reed and Bob, paying with Gate and choosing no card", scope)
    found = [(part.name, part.value) for part in parts["parts"]]
    assert found[:4] == [("X", 3), ("target", "Reed"), ("target", "Bob"), ("payment", "Gate")]
    assert found[4][0] == "chosen"


def test_an_unknown_card_in_a_tail_is_an_error(scope):
    with pytest.raises(UnknownWord, match="Rede"):
        read("go{parts}", "go targeting Rede", scope)
