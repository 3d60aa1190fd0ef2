"""What the Trails notation can say, and the trees that come of it."""

import pytest

from headjudge.notation import CannotRead, NoSense, language, parse, write
from headjudge.notation.core_abilities import Act, Auto, Cont, Do, Does, If, May, Modify, Replace, Text
from headjudge.notation.core_cards import All, AnyCard, Cards, ControlledBy, Group, OfType, Some, Target, ThisCard
from headjudge.notation.core_changes import Cannot, ToAttack
from headjudge.notation.core_events import Attacks, Becomes, During, ThisPeriod, When, Would
from headjudge.notation.core_numbers import Constant, Plus
from headjudge.notation.core_players import Opponent, You
from headjudge.notation.core_verbs import Discard, Draw, Gain, Pay
from headjudge.notation.docs import examples
from headjudge.notation.rows_trails import Action, Gets

TRAILS = "trails-1.0.1"
DRAW_ONE = Does(Draw(Constant(1)))


def sentences(text):
    """The sentences of an ability's text."""
    tree = parse(text, TRAILS)
    assert isinstance(tree, Text)
    return tree.text


def test_every_example_is_written_as_it_was_read():
    trails = language(TRAILS)
    assert [trails.write(trails.parse(text)) for text in trails.vocabulary.examples] == list(trails.vocabulary.examples)


def test_every_row_has_an_example():
    trails = language(TRAILS)
    assert set(trails.table.rows) - set(examples(trails)) == set()


def test_a_triggered_ability():
    tree = parse("AUTO when this card attacks: draw 1.", TRAILS)
    assert tree == Auto(When(Attacks(ThisCard())), (Do((DRAW_ONE,)),))


def test_an_activated_ability_with_two_costs():
    tree = parse("ACT (pay 2 EP, action this card): target UNIT gets +2/+0 this turn.", TRAILS)
    change = Gets(Target(Cards((OfType("UNIT"),))), Plus(Constant(2)), Plus(Constant(0)))
    text = (Do((Modify((change,), During(ThisPeriod("turn"))),)),)
    assert tree == Act(text, costs=(Pay(Constant(2), "EP"), Action(ThisCard())))


def test_a_replacement_can_be_optional():
    always = parse("REPLACE when this card would become stunned: draw 1 instead.", TRAILS)
    optional = parse("REPLACE when this card would become stunned: you may draw 1 instead.", TRAILS)
    assert always == Replace(Would(Becomes(ThisCard(), "stunned")), (DRAW_ONE,))
    assert optional == Replace(Would(Becomes(ThisCard(), "stunned")), (DRAW_ONE,), optional=True)


def test_if_you_do_reaches_to_the_full_stop_and_no_further():
    one_card = Some(Cards((AnyCard(),)), Constant(1))
    assert sentences("TEXT: you may discard 1 card. if you do, draw 1, then gain 1 bond. gain 2 bond.") == (
        May(You(), (Discard(one_card),), (DRAW_ONE, Does(Gain(Constant(1), "bond")))),
        Do((Does(Gain(Constant(2), "bond")),)),
    )


def test_a_condition_after_a_choice_is_not_taken_for_if_you_do():
    read = sentences("TEXT: you may draw 1. if you control a UNIT, draw 1.")
    assert [type(sentence) for sentence in read] == [May, If]


def test_ready_is_a_verb_before_all_and_an_adjective_before_a_noun():
    (verb,) = sentences("TEXT: ready all UNITs you control.")
    (adjective,) = sentences("TEXT: ready UNITs you control get +1/+1 this turn.")
    assert isinstance(verb.effects[0], Does)
    assert isinstance(adjective.effects[0], Modify)


def test_a_name_before_a_noun_is_an_organization():
    tree = parse('CONT: "Guild" UNITs you control cannot attack.', TRAILS)
    guild = Cards((OfType("UNIT"),), (Group("Guild"),), (ControlledBy(You()),))
    assert tree == Cont((Cannot(All(guild), ToAttack()),))


@pytest.mark.parametrize(
    ("read", "written"),
    [
        ("TEXT: draw 1 card.", "TEXT: draw 1."),
        ("TEXT: draw 2 card.", "TEXT: draw 2."),
        ("TEXT: you draw 1.", "TEXT: draw 1."),
        ("TEXT: your opponent draw 1.", "TEXT: your opponent draws 1."),
        ("AUTO whenever this card attacks: draw 1.", "AUTO when this card attacks: draw 1."),
        ("TEXT: each UNIT you control gets +1/+0.", "TEXT: UNITs you control get +1/+0."),
        ("TEXT: stun target UNITs in a field.", None),
        ("TEXT: 1 target UNIT get +1/+0.", "TEXT: target UNIT gets +1/+0."),
        ("TEXT: if you control 1 or more ITEM, draw 1.", "TEXT: if you control an ITEM, draw 1."),
        ("TEXT: put it in the trail.", None),
        ("TEXT: put it onto the trail.", "TEXT: put it into the trail."),
        ("  TEXT:draw 1,\n  then draw 2 . ", "TEXT: draw 1, then draw 2."),
        ("TEXT: stun a UNIT.", None),
    ],
)
def test_other_words_for_the_same(read, written):
    if written is None:
        with pytest.raises(CannotRead):
            parse(read, TRAILS)
    else:
        assert write(parse(read, TRAILS), TRAILS) == written


def test_your_opponent_may_and_if_they_do():
    text = "TEXT: your opponent may discard 1 card. if they do, draw 1."
    assert sentences(text)[0].who == Opponent()
    assert write(parse(text, TRAILS), TRAILS) == text


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("CONT: target UNIT gets +1/+0.", "no targets"),
        ("CONT: 1 UNIT you control gets +1/+0.", "nobody chooses"),
        ("CONT: it gets +1/+0.", "refer back"),
        ("ACT (stun target UNIT): draw 1.", "say how many"),
        ("AUTO when it attacks: draw 1.", "refer back"),
        ("AUTO at the end of this turn: draw 1.", "every such period"),
        ("REPLACE when you would draw a card: stun target UNIT instead.", "no targets"),
        ("TEXT: a player draws 1.", "only in an event"),
        ("TEXT: the first gets +1/+0.", "targets and a colon"),
        ("TEXT: destroy target craft.", "played or countered"),
        ("TEXT: the STR and STR of target UNIT are swapped.", "with itself"),
        ("CONT: this card gets +X/+0. X is X plus 1.", "with X itself"),
        ("TEXT: draw X. X is Y. Y is your bond plus X.", "with X itself"),
        ("TEXT: target UNIT gets the craft {CONT: UNITs get the craft {Covert}.}.", "cannot give one"),
    ],
)
def test_a_text_without_sense_is_refused_with_the_reason(text, why):
    with pytest.raises(NoSense, match=why):
        parse(text, TRAILS)


def test_a_given_ability_may_have_targets_though_a_continuous_one_gives_it():
    text = "CONT: UNITs you control get the craft {AUTO when this card attacks: stun target UNIT.}."
    assert write(parse(text, TRAILS), TRAILS) == text
