"""1 to 4, 9 and 11: names, zones, markers, damage, icons, turns, played."""

import pytest

from tests.weiss_terms.play import Play, character, climax, event


def plays(text, *own, **sides):
    """Alice plays an event with this text."""
    alice = dict(sides.pop("alice", {}))
    alice["hand"] = ["Now", *alice.get("hand", [])]
    return Play(event("Now", text), *own, alice=alice, **sides).does("play Now")


# 1 Winning and losing


def test_both_lose_at_once_and_it_is_a_draw():
    play = plays("TEXT: both players lose the game.")
    assert play.game.outcome.winner is None


@pytest.mark.parametrize(
    ("text", "winner"), [("win the game", 0), ("your opponent loses the game", 0), ("lose the game", 1)]
)
def test_a_text_ends_the_game_at_once(text, winner):
    play = plays(f"TEXT: {text}, then draw 1.")
    assert play.game.outcome.winner == winner
    assert play.hand() == 0


def test_no_text_makes_a_player_concede():
    assert plays("TEXT: your opponent concedes the game, then draw 1.").hand() == 1


def test_a_negative_number_of_times_is_none():
    play = plays("TEXT: X times, draw 1. X is your level minus 2.", alice={"level": ["Filler"]})
    assert play.hand() == 0


# 2 Names and other information


def test_a_part_of_a_name_stands_alone():
    names = ["Ritsu: Together With MOB", "MOB: Gratitude", 'Shigeo "MOB" Kageyama', "Moblit", "MOBile"]
    own = [character(name) for name in names]
    text = 'TEXT: return up to 5 characters whose name contains "MOB" in your waiting room to your hand.'
    play = plays(text, *own, alice={"waiting room": names})
    assert sorted(play.options()) == sorted(f"choose {name}" for name in names[:3])


def test_a_part_of_either_name():
    own = [character("Starlight", **{"Japanese name": "Hoshiakari"}), character("Star", **{"Japanese name": "Yoru"})]
    text = 'TEXT: return 1 character whose name contains "Star"/"Hoshi" in your waiting room to your hand.'
    play = plays(text, *own, alice={"waiting room": ["Starlight", "Star"]})
    assert play.zone("hand") == ["Starlight"]


def test_a_missing_number_is_zero():
    text = "TEXT: return up to 2 cards with level 0 or less in your waiting room to your hand."
    play = plays(text, alice={"waiting room": ["Cx", "Level One"]})
    assert play.options() == ["choose Cx"]


def test_missing_words_are_not_the_same():
    same = "character in your waiting room that has the same trait as it"
    text = f"TEXT: choose 1 character you control. return 1 {same} to your hand."
    play = plays(text, alice={"stage": ["Filler, center left"], "waiting room": ["Filler"]})
    assert play.hand() == 0


# 3 Zones


def test_cards_from_the_top_one_by_one_with_a_refresh_between():
    play = plays(
        "TEXT: put the top 3 cards of your deck into your stock.",
        alice={"deck": ["Strong"], "waiting room": ["Filler"] * 4},
    )
    assert len(play.zone("stock")) == 3
    assert len(play.zone("clock")) == 1


def test_up_to_so_many_from_the_top_may_stop_at_any_card():
    play = plays("TEXT: put up to 3 cards from the top of your deck into your stock.")
    assert play.asked == ("Alice", "next card")
    play.does("yes", "no")
    assert len(play.zone("stock")) == 1


def test_looking_at_more_cards_than_there_are():
    text = "TEXT: look at the top 3 cards of your deck. put 1 card among those cards into your hand."
    play = plays(text, alice={"deck": ["Strong", "Filler"]})
    assert play.options() == ["choose Strong", "choose Filler"]
    assert play.does("choose Strong").zone("hand") == ["Strong"]


def test_a_card_goes_to_its_owner_where_no_player_is_named():
    play = plays("TEXT: put 1 character into the memory.", bob={"stage": ["Strong, center left"]})
    assert play.zone("memory", "Bob") == ["Strong"]


def test_a_character_changes_its_master():
    play = plays(
        "TEXT: put 1 character your opponent controls onto your stage.", bob={"stage": ["Strong, center left"]}
    )
    play.does("position center middle")
    assert play.at("center middle").definition.name == "Strong"
    assert (play.at("center middle").owner, play.at("center middle").controller) == (1, 0)


def test_a_character_goes_to_another_position_as_it_is_with_its_markers():
    alice = {"stage": ["Strong, center left, rested"], "marker area": ["Filler, center left"]}
    play = plays("TEXT: put 1 character you control onto the back stage of your stage.", alice=alice)
    play.does("position back right")
    assert play.at("back right").orientation == "rested"
    assert play.markers("back right") == ["Filler"]


def test_a_character_that_cannot_be_moved_stays():
    rooted = character("Rooted", "CONT: this card cannot be moved.")
    play = plays(
        "TEXT: put 1 character you control onto the back left of your stage.",
        rooted,
        alice={"stage": ["Rooted, center left"]},
    )
    assert play.at("center left") is not None


def test_markers_leave_with_their_character():
    alice = {"stage": ["Strong, center left"], "marker area": ["Cx, center left"]}
    play = plays("TEXT: return 1 character you control to its owner's hand.", alice=alice)
    assert play.markers("center left") == []
    assert "Cx" in play.zone("waiting room")


def test_markers_are_laid_face_down_unless_told_otherwise():
    alice = {"stage": ["Hides-A-Marker, center left", "Shows-A-Marker, center right"], "hand": ["Strong"]}
    play = Play(alice=alice).does("use ability Hides-A-Marker 1", "use ability Shows-A-Marker 1")
    faces = {card.slot: card.face_up for card in play.game.cards_in("marker area", 0)}
    assert faces == {"center left": False, "center right": True}


def test_a_marker_and_its_character_change_places():
    alice = {"stage": ["Trades-With-Marker, center left"], "marker area": ["Strong, center left, face-up"]}
    play = Play(alice=alice).does("use ability Trades-With-Marker 1")
    assert play.at("center left").definition.name == "Strong"
    assert play.markers("center left") == ["Trades-With-Marker"]
    assert play.game.cards_in("marker area", 0)[0].face_up


def test_markers_are_counted():
    alice = {"stage": ["Counts-Markers, center left", "Grows-With-Marker, center right"]}
    play = Play(alice={**alice, "marker area": ["Filler, center left", "Filler, center left"]})
    assert play.value("center left", "power") == 3000
    assert play.value("center right", "power") == 1000


def test_in_front_behind_and_facing():
    alice = {
        "stage": [
            "Counts-Ahead, back left",
            "Counts-Behind, center middle",
            "Filler, back right",
            "Weakens-Facing, center left",
        ]
    }
    play = Play(alice=alice, bob={"stage": ["Strong, center right", "Strong, center left"]})
    assert play.value("center middle", "power") == 2500
    assert play.value("center left", "power") == 1500
    assert [play.value(slot, "power", "Bob") for slot in ("center right", "center left")] == [2500, 3000]


def test_a_face_down_memory_card_has_no_information_but_what_works_there():
    text = "TEXT: put 1 character in your memory into the waiting room."
    play = plays(text, alice={"memory": ["Strong, face-down"]})
    assert play.zone("memory") == ["Strong"]


# 4 Damage and icons


def test_damage_comes_from_the_card_whose_text_it_is():
    watcher = character(
        "Burns", "ACT: deal 1 damage to your opponent.", "AUTO when damage from this card is canceled: draw 1."
    )
    play = Play(watcher, alice={"stage": ["Burns, center left"]}, bob={"deck": ["Cx", *["Filler"] * 5]})
    assert play.does("use ability Burns 1").hand() == 1


SHOT = climax("Shot", trigger=["shot"])


def test_a_shot_follows_canceled_damage():
    sides = {"alice": {"stage": ["Filler, center left"], "deck": ["Shot", *["Filler"] * 9]}}
    play = Play(SHOT, at="7.2.1.3", bob={"deck": ["Cx", *["Filler"] * 9]}, **sides).does("attack Filler")
    assert len(play.zone("clock", "Bob")) == 1


def test_a_shot_waits_for_the_next_damage_only():
    burns = character("Burns", "AUTO at the start of the damage step: deal 1 damage to your opponent.", soul=0)
    sides = {"alice": {"stage": ["Burns, center left"], "deck": ["Shot", *["Filler"] * 9]}}
    play = Play(SHOT, burns, at="7.2.1.3", bob={"deck": ["Filler", "Cx", *["Filler"] * 9]}, **sides)
    play.does("attack Burns")
    assert len(play.zone("clock", "Bob")) == 1


def test_an_icon_can_be_performed_by_a_text():
    play = plays('TEXT: perform the action of the trigger "draw".')
    assert play.does("yes").hand() == 1


def test_a_card_has_the_icons_that_effects_give_it_when_it_is_revealed():
    gives = character("Gives", 'CONT: cards in your resolution zone gain the trigger "draw".')
    play = Play(gives, at="7.2.1.3", alice={"stage": ["Gives, back left", "Filler, center left"]}).does("attack Filler")
    assert play.asked == ("Alice", "may")
    assert play.does("yes").hand() == 1


def test_a_card_that_gains_an_icon_later_does_not_perform_it():
    draws = climax("Draws", trigger=["draw"])
    alice = {"stage": ["Gives-Trigger-Icons, back left", "Filler, center left"], "deck": ["Draws", *["Filler"] * 9]}
    play = Play(draws, at="7.2.1.3", alice=alice).does("attack Filler", "yes")
    assert play.asked == ("Alice", "attack")
    assert play.hand() == 1


# 9 Rule actions


def test_a_character_without_power_leaves():
    play = plays(
        "TEXT: characters get -1000 power this turn.", bob={"stage": ["Filler, center left", "Strong, center right"]}
    )
    assert play.at("center left", "Bob") is None
    assert play.at("center right", "Bob") is not None


def test_power_that_comes_back_before_the_check_saves_a_character():
    text = "TEXT: characters get -1000 power this turn. characters get +1000 power this turn."
    assert plays(text, bob={"stage": ["Filler, center left"]}).at("center left", "Bob") is not None


def test_what_is_no_character_leaves_the_stage():
    play = plays("TEXT: choose 1 character. it becomes an event this turn.", bob={"stage": ["Filler, center left"]})
    assert play.at("center left", "Bob") is None


def test_two_placed_together_both_leave():
    alice = {"waiting room": ["Filler", "Strong"]}
    play = plays("TEXT: put 2 characters in your waiting room onto the center left of your stage.", alice=alice)
    assert play.settle().at("center left") is None


# 11 Turns, replay, loops


def test_a_replay_command_is_carried_out_by_its_action_alone():
    play = Play(alice={"hand": ["Replays"]})
    assert play.hand() == 1
    assert play.does("play Replays", "position center left").hand() == 1


def test_the_game_proceeds_to_a_step():
    reversed_one = {"stage": ["Filler, center left, reversed"]}
    play = plays("TEXT: proceed to the encore step.", alice=reversed_one)
    assert play.at("center left") is None


def test_an_extra_turn():
    play = plays("TEXT: take an extra turn.").does("pass", "pass", "end")
    assert play.game.turn_player == 0
    assert play.game.turn == 4


ICONS = [
    ("return", ["choose Strong"], ("hand", "Bob"), ["Strong"]),
    ("pool", ["yes"], ("stock", "Alice"), ["Icon", "Filler"]),
    ("comeback", ["choose Strong"], ("hand", "Alice"), ["Strong"]),
    ("draw", ["yes"], ("hand", "Alice"), ["Filler"]),
    ("treasure", ["no"], ("hand", "Alice"), ["Icon"]),
    ("gate", ["choose Cx"], ("hand", "Alice"), ["Cx"]),
    ("choice", ["choose Spark", "stock"], ("stock", "Alice"), ["Icon", "Spark"]),
    ("choice", ["choose Spark", "hand"], ("hand", "Alice"), ["Spark"]),
]


@pytest.mark.parametrize(("icon", "answers", "place", "cards"), ICONS)
def test_the_action_of_an_icon(icon, answers, place, cards):
    alice = {"stage": ["Filler, center left"], "waiting room": ["Strong", "Cx", "Spark"]}
    alice["deck"] = ["Icon", *["Filler"] * 9]
    sides = {"alice": alice, "bob": {"stage": ["Strong, center left"]}}
    play = Play(climax("Icon", trigger=[icon]), at="7.2.1.3", **sides).does("attack Filler", *answers)
    assert play.zone(*place) == cards


def test_the_standby_icon_brings_a_character_onto_any_position():
    alice = {"stage": ["Filler, center left"], "waiting room": ["High", "Level One"], "deck": ["Icon", *["Filler"] * 9]}
    own = [climax("Icon", trigger=["standby"]), character("High", level=2)]
    play = Play(*own, at="7.2.1.3", alice=alice).does("attack Filler")
    assert play.options() == ["choose Level One"]
    play.does("choose Level One", "position back left")
    assert play.at("back left").orientation == "rested"


def test_icons_need_not_be_made_use_of():
    alice = {"stage": ["Filler, center left"], "waiting room": ["Strong"], "deck": ["Icon", *["Filler"] * 9]}
    play = Play(climax("Icon", trigger=["comeback"]), at="7.2.1.3", alice=alice).does("attack Filler").answer()
    assert play.hand() == 0


def test_a_card_that_cannot_be_chosen():
    hidden = character("Veiled", "CONT: this card cannot be chosen by your opponent.")
    play = plays(
        "TEXT: rest 1 character your opponent controls.",
        hidden,
        bob={"stage": ["Veiled, center left", "Filler, center right"]},
    )
    assert play.at("center right", "Bob").orientation == "rested"
    assert play.at("center left", "Bob").orientation == "standing"


def test_a_character_that_may_not_attack_from_the_side():
    play = Play(at="7.2.1.3", alice={"stage": ["Only-Frontal, center left"]}, bob={"stage": ["Filler, center right"]})
    play.does("attack Only-Frontal")
    attack = play.game.attack
    assert attack is not None
    assert attack.kind == "frontal"


def test_a_state_that_is_forbidden():
    play = plays("TEXT: stand all characters you control.", alice={"stage": ["Stays-Rested, center left, rested"]})
    assert play.at("center left").orientation == "rested"
