"""10: each keyword, played."""

from tests.weiss_terms.play import Play, character, climax, event

KILL = event("Kill", "TEXT: put 1 character your opponent controls into the waiting room.")
FALL = event("Fall", "TEXT: put 1 character you control into the waiting room.")


def test_every_character_may_come_back_rested_for_three_stock():
    play = Play(FALL, alice={"hand": ["Fall"], "stage": ["Strong, center left"], "stock": ["Filler"] * 3})
    play.does("play Fall")
    assert play.asked == ("Alice", "optional cost")
    play.does("yes")
    assert play.at("center left").definition.name == "Strong"
    assert play.at("center left").orientation == "rested"
    assert play.zone("stock") == []


def test_without_stock_there_is_no_encore():
    play = Play(FALL, alice={"hand": ["Fall"], "stage": ["Strong, center left"], "stock": ["Filler"] * 2})
    play.does("play Fall")
    assert play.asked == ("Alice", "main")
    assert play.at("center left") is None


def test_a_displaced_character_encores_and_displaces_the_newcomer():
    alice = {"hand": ["Filler"], "stage": ["Strong, center left"], "stock": ["Filler"] * 3}
    play = Play(alice=alice).does("play Filler", "position center left", "yes")
    assert play.at("center left").definition.name == "Strong"
    assert "Filler" in play.zone("waiting room")


def test_encore_is_used_when_the_character_is_back():
    watcher = character("Watcher", 'AUTO when you use "Encore": draw 1.')
    alice = {"hand": ["Fall"], "stage": ["Strong, center left", "Watcher, back left"], "stock": ["Filler"] * 3}
    play = Play(FALL, watcher, alice=alice).does("play Fall", "choose Strong", "yes")
    assert play.hand() == 1


def test_assist_works_on_the_back_stage_only():
    alice = {"stage": ["Assistant, back left", "Filler, center left", "Filler, center middle", "Filler, center right"]}
    play = Play(alice=alice)
    assert [play.value(slot, "power") for slot in ("center left", "center middle", "center right")] == [
        1500,
        1500,
        1000,
    ]
    front = Play(alice={"stage": ["Assistant, center left", "Filler, center middle"]})
    assert front.value("center middle", "power") == 1000


def test_bond_brings_a_named_card_back_when_played():
    alice = {"hand": ["Bond-To-Reed"], "waiting room": ["Reed", "Sedge"], "stock": ["Filler"]}
    play = Play(alice=alice).does("play Bond-To-Reed", "position center left", "yes")
    assert play.zone("hand") == ["Reed"]


def test_bond_with_two_names_takes_either():
    alice = {"hand": ["Bond-To-Two"], "waiting room": ["Reed", "Sedge", "Filler"]}
    play = Play(alice=alice).does("play Bond-To-Two", "position center left", "yes")
    assert sorted(play.options()) == ["choose Reed", "choose Sedge"]
    assert play.does("choose Sedge").zone("hand") == ["Sedge"]


def test_bond_does_not_work_for_a_character_that_was_not_played():
    raise_it = event("Raise", "TEXT: put 1 character in your waiting room onto your stage.")
    alice = {"hand": ["Raise"], "waiting room": ["Bond-To-Reed"], "stock": ["Filler"], "clock": ["Reed"]}
    play = Play(raise_it, alice=alice).does("play Raise", "position center left")
    assert play.asked == ("Alice", "main")


def attack_frontally(**sides):
    """Alice attacks with what stands in her middle; the trigger check finds a plain card."""
    return Play(at="7.2.1.3", **sides)


def test_backup_is_played_from_the_hand_in_the_counter_step():
    bob = {"stage": ["Filler, center middle"], "hand": ["Backup-Guard"], "stock": ["Filler"], "level": ["Filler"]}
    play = attack_frontally(alice={"stage": ["Strong, center middle"]}, bob=bob)
    play.does("attack Strong", "front")
    assert play.asked == ("Bob", "counter")
    play.does("use ability Backup-Guard 1")
    assert play.value("center middle", "power", "Bob") == 3000
    assert "Backup-Guard" in play.zone("waiting room", "Bob")


def test_backup_needs_the_level():
    bob = {"stage": ["Filler, center middle"], "hand": ["Backup-Guard"], "stock": ["Filler"]}
    play = attack_frontally(alice={"stage": ["Strong, center middle"]}, bob=bob).does("attack Strong", "front")
    assert play.options() == ["pass"]


def test_great_performance_draws_every_attack():
    bob = {"stage": ["Great-Performer, center middle", "Filler, center right"]}
    play = attack_frontally(alice={"stage": ["Strong, center left"]}, bob=bob).does("attack Strong")
    assert play.game.attack.kind == "frontal"
    assert play.game.attack.defender.definition.name == "Great-Performer"
    assert play.value("center left", "soul") == 1


def test_a_reversed_great_performer_does_not_draw_attacks():
    bob = {"stage": ["Great-Performer, center middle, reversed"]}
    play = attack_frontally(alice={"stage": ["Strong, center left"]}, bob=bob).does("attack Strong")
    assert play.value("center left", "soul") == 2


def test_the_turn_players_replacement_of_an_attack_comes_first():
    bob = {"stage": ["Great-Performer, center middle", "Filler, back left"]}
    play = attack_frontally(alice={"stage": ["Back-Row-Hunter, center left"]}, bob=bob)
    play.does("attack Back-Row-Hunter")
    assert play.asked == ("Alice", "use replacement")
    play.does("yes")
    assert play.game.attack.defender.definition.name == "Great-Performer"


def test_a_hunter_attacks_the_back_stage():
    bob = {"stage": ["Filler, back left"]}
    play = attack_frontally(alice={"stage": ["Back-Row-Hunter, center left"]}, bob=bob)
    play.does("attack Back-Row-Hunter", "yes")
    assert play.game.attack.kind == "frontal"
    assert play.game.attack.defender.slot == "back left"


def test_a_hunter_without_quarry_is_not_asked():
    play = attack_frontally(alice={"stage": ["Back-Row-Hunter, center left"]}, bob={"stage": ["Filler, center right"]})
    play.does("attack Back-Row-Hunter")
    assert play.asked == ("Alice", "attack type")


def test_brainstorm_counts_the_climaxes_that_it_flipped():
    alice = {
        "stage": ["Brainstormer, center left", "Draws-On-Brainstorm, back left"],
        "deck": ["Cx", "Filler", *["Filler"] * 9],
    }
    play = Play(alice=alice).does("use ability Brainstormer 1")
    assert sorted(play.zone("waiting room")) == ["Cx", "Filler"]
    assert play.hand() == 2  # one for the climax, one for the use


def test_change_puts_the_other_character_on_the_same_position():
    alice = {"stage": ["Changer, center right", "Draws-On-Change, back left"], "waiting room": ["Changed"]}
    play = Play(at="6.5.1.1", alice=alice)
    play.does("yes")
    assert play.at("center right").definition.name == "Changed"
    assert play.at("center right").orientation == "standing"
    while play.asked == ("Alice", "ability to play"):
        play.answer(play.options()[0])
    assert play.hand() == 2


def test_change_by_exchange():
    alice = {"stage": ["Exchanger, center left, rested"], "hand": ["Changed"], "stock": ["Filler"]}
    play = Play(alice=alice).does("use ability Exchanger 1", "choose Changed")
    assert play.at("center left").definition.name == "Changed"
    assert play.at("center left").orientation == "standing"
    assert "Exchanger" in play.zone("hand")


def test_alarm_works_on_top_of_the_clock():
    on_top = Play(alice={"clock": ["Alarm-Bell", "Filler"], "stage": ["Filler, center left"]})
    below = Play(alice={"clock": ["Filler", "Alarm-Bell"], "stage": ["Filler, center left"]})
    assert on_top.value("center left", "power") == 2000
    assert below.value("center left", "power") == 1000


def test_memory_and_experience_look_at_their_zones():
    alice = {"stage": ["Memory-Keeper, center left", "Experienced, center right"], "memory": ["Filler", "Filler"]}
    play = Play(alice={**alice, "level": ["Level One", "Level One"]})
    assert play.value("center left", "power") == 2000
    assert play.value("center right", "power") == 2000
    hidden = Play(alice={**alice, "level": ["Level One, face-down", "Level One"]})
    assert hidden.value("center right", "power") == 1000


def test_shift_exchanges_clock_and_hand():
    alice = {
        "clock": ["Shifter"],
        "level": ["Filler"],
        "hand": ["Strong", "Blue"],
        "stage": ["Draws-On-Shift, back left"],
    }
    play = Play(character("Blue", color=["blue"]), at="6.5.1.1", alice=alice)
    assert play.asked == ("Alice", "may")
    play.does("yes", "choose Strong")
    assert play.zone("clock") == ["Strong"]
    assert sorted(play.zone("hand")) == ["Blue", "Filler", "Shifter"]


def test_shift_needs_a_card_of_the_same_color_and_the_level():
    blue = character("Blue", color=["blue"])
    no_color = Play(blue, at="6.5.1.1", alice={"clock": ["Shifter"], "level": ["Filler"], "hand": ["Blue"]})
    no_level = Play(at="6.5.1.1", alice={"clock": ["Shifter"], "hand": ["Strong"]})
    assert no_color.asked == no_level.asked == ("Alice", "main")


def test_accelerate_is_used_when_its_cost_is_paid():
    alice = {"stage": ["Accelerator, center left", "Draws-On-Accelerate, back left"]}
    play = Play(at="7.2.1.3", alice=alice).does("attack Accelerator", "yes")
    assert play.hand() == 3
    assert len(play.zone("clock")) == 1


def test_resonate_as_cost_and_in_the_text():
    stage = ["Resonator, center left", "Draws-On-Resonate, back left"]
    cost = Play(alice={"stage": stage, "hand": ["Reed"]}).does("use ability Resonator 1")
    assert cost.value("center left", "power") == 2000
    assert cost.hand() == 2
    text = Play(alice={"stage": stage[1:], "hand": ["Reed", "Resonance"]}).does("play Resonance", "yes", "choose Reed")
    assert text.hand() == 3


def test_without_the_card_there_is_no_resonance():
    play = Play(alice={"stage": ["Resonator, center left"], "hand": ["Sedge"]})
    assert not any("use ability" in option for option in play.options())


FUSION = ["Fuser, center middle", "Reed, center left", "Draws-On-Fusion, back left"]


def test_fusion_makes_markers_of_the_parts():
    play = Play(alice={"stage": FUSION, "deck": ["Filler", "Fused", *["Filler"] * 8]}).does("use ability Fuser 1")
    play.does("choose Fused")
    while play.asked == ("Alice", "order"):
        play.answer(*play.options())
    assert play.at("center middle").definition.name == "Fused"
    assert sorted(play.markers("center middle")) == ["Fuser", "Reed"]
    assert play.at("center left") is None
    assert play.hand() == 1


def test_fusion_that_finds_nothing_leaves_the_marker():
    play = Play(alice={"stage": FUSION}).does("use ability Fuser 1")
    assert play.at("center middle").definition.name == "Fuser"
    assert play.markers("center middle") == ["Reed"]
    assert play.hand() == 0


SUNDER = {"stage": ["Sunderer, center left"], "stock": ["Filler"]}


def test_sunder_makes_the_marker_a_character():
    alice = {**SUNDER, "marker area": ["Reed, center left, face-up", "Sedge, center left, face-up"]}
    play = Play(at="7.2.1.3", alice=alice).does("attack Sunderer")
    assert play.asked == ("Alice", "optional cost")
    play.does("yes")
    assert play.asked == ("Alice", "stage position")
    play.does("position back right")
    while play.asked == ("Alice", "order"):
        play.answer(*play.options())
    assert play.at("back right").definition.name == "Reed"
    assert play.at("back right").orientation == "standing"
    assert sorted(play.markers("back right")) == ["Sedge", "Sunderer"]
    assert play.at("center left") is None


def test_sunder_without_the_marker_does_nothing_more():
    alice = {**SUNDER, "marker area": ["Sedge, center left, face-up"]}
    play = Play(at="7.2.1.3", alice=alice).does("attack Sunderer", "yes")
    assert play.at("center left").definition.name == "Sunderer"
    assert play.markers("center left") == ["Sedge"]


def test_a_climax_card_still_cancels():
    alice = {"stage": ["Filler, center left"]}
    play = Play(climax("Stop"), at="7.2.1.3", alice=alice, bob={"deck": ["Stop", *["Filler"] * 9]}).does(
        "attack Filler"
    )
    assert play.zone("clock", "Bob") == []
