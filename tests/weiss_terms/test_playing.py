"""8: costs, choices, triggers, values and replacements, played."""

import pytest

from tests.weiss_terms.play import Play, character, event

FALL = event("Fall", "TEXT: put 1 character you control into the waiting room.")
BOUNCE = event("Bounce", "TEXT: return 1 character you control to its owner's hand.")


# 8.4 Costs


def test_a_cost_is_paid_in_sequence_and_interrupts_wait():
    alice = {
        "stage": ["Pays-With-Deck, center left"],
        "deck": ["Filler"] * 2,
        "stock": ["Strong"],
        "clock": ["Filler"] * 5,
    }
    play = Play(alice=alice).does("use ability Pays-With-Deck 1")
    assert play.asked == ("Alice", "interrupt")
    assert len(play.zone("clock")) == 7
    assert play.zone("deck") == []


def test_a_cost_that_cannot_be_paid_in_full_is_not_offered():
    alice = {"stage": ["Pays-In-Sequence, center left"], "hand": ["Filler"]}
    play = Play(alice=alice)
    assert not any("use ability" in option for option in play.options())


def test_the_cost_of_an_automatic_ability_may_be_declined():
    play = Play(at="7.2.1.3", alice={"stage": ["Pays-Two-To-Draw, center left"], "stock": ["Filler"] * 2})
    play.does("attack Pays-Two-To-Draw")
    assert play.asked == ("Alice", "optional cost")
    play.does("no")
    assert play.hand() == 0


def test_an_automatic_ability_whose_cost_cannot_be_paid_is_not_asked():
    play = Play(at="7.2.1.3", alice={"stage": ["Pays-Two-To-Draw, center left"], "stock": ["Filler"]})
    play.does("attack Pays-Two-To-Draw")
    assert play.asked == ("Alice", "attack")


# 8.6 Choices


def test_a_hidden_card_is_not_chosen_by_what_is_on_it():
    alice = {"hand": ["Discards-Their-Character"]}
    play = Play(alice=alice, bob={"hand": ["Filler", "Strong"]}).does("play Discards-Their-Character")
    assert play.hand("Bob") == 2


def test_a_hidden_card_can_be_chosen_blindly():
    play = Play(alice={"hand": ["Takes-Blindly"]}, bob={"hand": ["Filler", "Strong"]}).does("play Takes-Blindly")
    assert play.asked == ("Alice", "choose")
    play.answer(play.options()[0])
    assert play.hand("Bob") == 1


def test_effects_on_a_target_that_was_not_found_are_ignored():
    play = Play(alice={"hand": ["Boosts-One"]}).does("play Boosts-One")
    assert play.asked == ("Alice", "main")


def test_up_to_a_number_may_be_none():
    bob = {"stage": ["Filler, center left", "Filler, center right"]}
    play = Play(alice={"hand": ["Rests-Up-To-Two"]}, bob=bob).does("play Rests-Up-To-Two").answer()
    assert [play.value(slot, "power", "Bob") for slot in ("center left", "center right")] == [1000, 1000]


@pytest.mark.parametrize(("answer", "hand", "clock"), [("yes", 2, 0), ("no", 1, 1)])
def test_if_you_do_and_otherwise(answer, hand, clock):
    play = Play(alice={"hand": ["Discards-Or-Burns", "Filler"]}).does("play Discards-Or-Burns", answer)
    assert (play.hand(), len(play.zone("clock"))) == (hand, clock)


def test_otherwise_also_when_it_could_not_be_done():
    play = Play(alice={"hand": ["Discards-Or-Burns"]}).does("play Discards-Or-Burns")
    assert len(play.zone("clock")) == 1


def test_otherwise_also_when_an_effect_forbids_it():
    alice = {"hand": ["Discards-Or-Burns", "Filler"], "stage": ["Cards-Stay-In-Hand, center left"]}
    play = Play(alice=alice).does("play Discards-Or-Burns")
    assert (play.hand(), len(play.zone("clock"))) == (1, 1)


def test_what_was_chosen_and_then_replaced_is_neither_done_nor_not_done():
    keeps = character(
        "Keeps",
        "REPLACE when a card would be put into the waiting room from your hand: put it into your memory instead.",
    )
    alice = {"hand": ["Discards-Or-Burns", "Filler"], "stage": ["Keeps, center left"]}
    play = Play(keeps, alice=alice).does("play Discards-Or-Burns", "yes")
    assert (play.hand(), len(play.zone("clock")), play.zone("memory")) == (0, 0, ["Filler"])


def test_a_card_that_has_come_back_is_not_found_where_its_trigger_put_it():
    alice = {"hand": ["Fall"], "stage": ["Returns-When-Gone, center left"], "stock": ["Filler"] * 3}
    play = Play(FALL, alice=alice).does("play Fall", "play Returns-When-Gone 2 Encore", "yes")
    assert play.at("center left").definition.name == "Returns-When-Gone"


# 8.7 Automatic abilities


def test_an_ability_stands_by_once_for_each_occurrence():
    both = event("Both", "TEXT: put 2 characters in your waiting room onto your stage.")
    alice = {"hand": ["Both"], "waiting room": ["Filler", "Strong"], "stage": ["Draws-For-Each-Arrival, back left"]}
    play = Play(both, alice=alice).does("play Both", "position center left", "position center right")
    assert play.settle().hand() == 2


def test_the_stage_is_looked_at_for_what_leaves_it():
    alice = {"hand": ["Fall", "Fall"], "stage": ["Filler, center left", "Draws-When-Strong-Leaves, back right"]}
    plain = Play(FALL, alice=alice).does("play Fall", "choose Filler")
    assert plain.hand() == 1
    boosted = {**alice, "stage": [*alice["stage"], "Assistant, back left"]}
    play = Play(FALL, alice=boosted).does("play Fall", "choose Filler").settle()
    assert play.hand() == 2


def test_the_stage_is_looked_at_for_what_comes_to_it_with_its_effects():
    alice = {"hand": ["Filler"], "stage": ["Draws-When-Strong-Arrives, back right", "Assistant, back left"]}
    play = Play(alice=alice).does("play Filler", "position center left")
    assert play.hand() == 1
    play = Play(alice=alice).does("play Filler", "position center right")
    assert play.hand() == 0


def test_the_public_zone_is_looked_at_between_public_and_hidden():
    stage = ["Filler, center left", "Draws-When-Strong-Returns, back right", "Assistant, back left"]
    play = Play(BOUNCE, alice={"hand": ["Bounce"], "stage": stage}).does("play Bounce", "choose Filler")
    assert play.hand() == 2


def test_the_new_zone_is_looked_at_between_public_zones():
    stage = ["Draws-When-Strong-Clocked, center left"]
    alice = {"hand": ["Clocks-From-Waiting-Room"], "waiting room": ["Filler"], "stage": stage}
    plain = Play(alice=alice).does("play Clocks-From-Waiting-Room")
    assert plain.hand() == 0
    boosted = {**alice, "stage": [*stage, "Strengthens-Clock, center right"]}
    assert Play(alice=boosted).does("play Clocks-From-Waiting-Room").hand() == 1


def test_a_card_is_followed_to_where_its_trigger_put_it():
    alice = {"hand": ["Fall"], "stage": ["Returns-When-Gone, center left"]}
    play = Play(FALL, alice=alice).does("play Fall").settle()
    assert play.zone("hand") == ["Returns-When-Gone"]


def test_a_delayed_ability_triggers_once():
    play = Play(alice={"hand": ["Draws-On-Next-Attack"], "stage": ["Filler, center left", "Filler, center right"]})
    play.does("play Draws-On-Next-Attack", "pass", "pass", "attack Filler")
    assert play.hand() == 1
    play.does("attack Filler")
    assert play.hand() == 1


def test_a_state_is_asked_again_after_the_ability():
    alice = {"stage": ["Draws-With-Empty-Hand, center left"], "hand": ["Filler"]}
    play = Play(alice=alice).does("play Filler", "position center right")
    assert play.hand() == 1


# 8.9 Values


def test_an_effect_with_a_condition_on_the_value_is_applied_once():
    alice = {"stage": ["Strong, center left", "Boosts-The-Weak, back left"]}
    assert Play(alice=alice).value("center left", "power") == 3500


def test_what_depends_on_a_trait_comes_after_what_gives_it():
    givers = ["Gives-Corps, back left", "Corps-Encore, back right"]
    for order in (givers, givers[::-1]):
        play = Play(alice={"stage": ["Filler, center middle", *order]})
        assert len(play.value("center middle", "abilities")) == 2


@pytest.mark.parametrize(
    ("order", "power"),
    [
        (["Sets-One-Thousand, back left", "Boosts-All, back right"], 1500),
        (["Boosts-All, back right", "Sets-One-Thousand, back left"], 1000),
    ],
)
def test_setting_and_adding_go_by_time(order, power):
    alice = {"hand": [text.split(", ")[0] for text in order], "stage": ["Strong, center left"]}
    play = Play(alice=alice)
    for text in order:
        name, slot = text.split(", ")
        play.does(f"play {name}", f"position {slot}")
    assert play.value("center left", "power") == power


def test_a_resolved_effect_does_not_reach_later_cards():
    late = {"hand": ["Boosts-All-This-Turn", "Filler"], "stage": ["Filler, center left"]}
    play = Play(alice=late).does("play Boosts-All-This-Turn", "play Filler", "position center right")
    assert [play.value(slot, "power") for slot in ("center left", "center right")] == [2000, 1000]


def test_the_soul_of_a_card_that_has_gone_is_its_last():
    banner = character("Banner", "CONT: other characters you control get +1 soul.")
    alice = {"hand": ["Borrows-Soul"], "stage": ["Strong, center left", "Banner, center right"]}
    play = Play(banner, alice=alice).does("play Borrows-Soul", "choose Strong")
    assert len(play.zone("clock", "Bob")) == 2


# 8.10 Replacement


def test_something_else_happens_instead():
    play = Play(FALL, alice={"hand": ["Fall"], "stage": ["Steps-Aside, center left"]}).does("play Fall")
    assert play.zone("memory") == ["Steps-Aside"]
    assert play.zone("waiting room") == ["Fall"]


def test_an_optional_replacement_that_cannot_be_done_is_not_offered():
    play = Play(FALL, alice={"hand": ["Fall"], "stage": ["May-Step-Aside, center left"]}).does("play Fall")
    assert play.at("center left") is None


def test_an_optional_replacement_is_asked():
    alice = {"hand": ["Fall", "Filler"], "stage": ["May-Step-Aside, center left"]}
    play = Play(FALL, alice=alice).does("play Fall")
    assert play.asked == ("Alice", "use replacement")
    play.does("yes")
    assert play.at("center left") is not None
    assert play.hand() == 0


def test_the_affected_player_chooses_among_replacements():
    stage = ["Steps-Aside, center left", "Saves-A-Friend, back left"]
    play = Play(FALL, alice={"hand": ["Fall"], "stage": stage}).does("play Fall", "choose Steps-Aside")
    assert play.asked == ("Alice", "replacement")
    play.does("replace Saves-A-Friend 2")
    assert play.zone("memory") == ["Saves-A-Friend"]
    assert play.at("center left") is not None


def test_damage_is_replaced():
    bob = {"stage": ["Softens-Damage, back left"]}
    hits = character("Hits", soul=3)
    play = Play(hits, at="7.2.1.3", alice={"stage": ["Hits, center left"]}, bob=bob).does("attack Hits")
    assert len(play.zone("clock", "Bob")) == 1


# 8.11 Final information


def test_battle_opponents_are_remembered_from_the_trigger_on():
    steps_back = "AUTO when this card frontal attacks: put this card onto the back left of your stage."
    chills = "AUTO when this card frontal attacks: the battle opponent of this card gets -500 power this turn."
    moving = character("Moving", steps_back, chills)
    sides = {"alice": {"stage": ["Moving, center middle"]}, "bob": {"stage": ["Filler, center middle"]}}
    play = Play(moving, at="7.2.1.3", **sides).does("attack Moving", "front", "play Moving 1")
    assert play.at("back left").definition.name == "Moving"
    assert play.value("center middle", "power", "Bob") == 500


def test_an_ability_of_the_hand_is_not_seen_on_the_stage():
    boosting = character("Boosting", "CONT [in hand]: characters you control get +500 power.")
    play = Play(boosting, alice={"hand": ["Boosting"], "stage": ["Filler, center left"]})
    assert play.value("center left", "power") == 1500
    play.does("play Boosting", "position center right")
    assert play.value("center left", "power") == 1000
