"""7: who attacks whom and how, trigger and counter step, battle and encore step."""

from __future__ import annotations

from fuzz.registry import invariant, note
from fuzz.watching import Watch
from fuzz.weiss_schwarz.decks import RULEBOOK
from fuzz.weiss_schwarz.invariants.moments import CENTER, left_early, moved_by, ruled, since

OF_AN_ATTACK = ("attack declaration step", "trigger step", "counter step", "damage step", "battle step")
ONLY_FRONTAL = ("counter step", "battle step")
ATTACK_ROWS = (
    *("7.2.1.5", "7.2.1.6", "7.3.1.1", "7.3.1.2", "7.3.1.3", "7.4.1.1", "7.4.1.2", "7.4.1.3"),
    *("7.5.1.1", "7.5.1.2", "7.5.1.3", "7.5.1.4", "7.6.1.1", "7.6.1.2", "7.6.1.4", "7.6.1.5"),
)


@invariant(RULEBOOK, "7.2.1.3.1.1", when="on answer")
def attackers_stand_in_the_center(watch: Watch) -> None:
    """Who is chosen to attack stands on the turn player's center stage, unless an effect allows others."""
    if watch.answered.kind != "attack" or watch.answer[0].card is None or ruled(watch):
        return
    card = watch.answer[0].card
    assert card.zone.name == "stage", f"{card.name} attacks from the {card.zone.name}"
    assert card.controller == watch.game.turn_player, f"{card.name} attacks for the other player"
    assert card.orientation == "standing", f"{card.name} attacks {card.orientation}"
    assert card.slot in CENTER, f"{card.name} attacks from the {card.slot}"


@invariant(RULEBOOK, "7.2.1.5.3", when="after 7.2.1.5")
def attackers_rest(watch: Watch) -> None:
    """The attacker rests when it attacks."""
    attack = watch.game.attack
    if attack is None or attack.attacker is None or ruled(watch) or "rested" in watch.altered():
        return
    assert attack.attacker.orientation == "rested", f"{attack.attacker} attacks {attack.attacker.orientation}"


@invariant(RULEBOOK, "7.2.1.3.1.2")
def one_attack_in_the_first_turn(watch: Watch) -> None:
    """In the first turn of the game one attack is made at most."""
    if watch.game.turn == 1 and watch.from_decks:
        assert watch.game.attacks <= 1, f"{watch.game.attacks} attacks in the first turn"


@invariant(RULEBOOK, "7.2.1.5")
def attacks_are_in_the_attack_phase(watch: Watch) -> None:
    """Outside the steps of an attack nobody is attacking; inside it attacker and defender oppose each other."""
    game, attack = watch.game, watch.game.attack
    if attack is None or not attack.declared:
        return
    assert game.phase == "attack phase", f"an attack in the {game.phase}"
    assert game.step in OF_AN_ATTACK, f"an attack in the {game.step}"
    if attack.attacker is not None:
        assert attack.attacker.zone.name == "stage", f"{attack.attacker} attacks from the {attack.attacker.zone.name}"
    if attack.defender is not None:
        assert attack.kind == "frontal", f"{attack.defender} defends in a {attack.kind} attack"
        assert attack.defender.zone.side != attack.player, f"{attack.defender} defends against its own player"


@invariant(RULEBOOK, "7.2.1.5", when="asked main | asked climax | asked attack")
def nobody_attacks_between_attacks(watch: Watch) -> None:
    """While an attacker may be chosen, and before, no attack is under way."""
    assert watch.game.attack is None, f"{watch.game.attack.attacker} is still attacking"


@note(RULEBOOK, when="at 7.2.1.5")
def remember_the_type(watch: Watch) -> None:
    """Notes the type of the attack as it was chosen."""
    attack = watch.game.attack
    watch.memory["attack"] = (attack, attack.kind) if attack is not None else None


@invariant(RULEBOOK, "7.2.1.4.3", when=" | ".join(f"at {label}" for label in ATTACK_ROWS[1:]))
def the_type_of_an_attack_stays(watch: Watch) -> None:
    """The type of an attack stays as it was chosen until the attack ends."""
    attack, noted = watch.game.attack, watch.memory.get("attack")
    if attack is not None and noted is not None and noted[0] is attack:
        assert attack.kind == noted[1], f"a {noted[1]} attack has become {attack.kind}"


@invariant(RULEBOOK, "7.2.1.4.1", when="after 7.2.1.4")
def direct_attacks_face_nobody(watch: Watch) -> None:
    """An attack is direct if nobody faces the attacker, and only then, replacements apart."""
    attack = watch.game.attack
    if attack is None or since(watch, "replaced") or ruled(watch):
        return
    facing = watch.entered.facing
    assert (attack.kind == "direct") == (facing is None), f"a {attack.kind} attack; {facing} faces the attacker"
    if attack.kind == "frontal":
        assert attack.defender is facing, f"{attack.defender} defends, {facing} faces the attacker"


@invariant(RULEBOOK, "10.6.2", when="after 7.2.1.4")
def a_great_performance_is_attacked(watch: Watch) -> None:
    """Who has Great Performance and is not reversed in the middle is frontal attacked by every opponent."""
    game, attack = watch.game, watch.game.attack
    if attack is None or ruled(watch) or len(game.altering) > 1:
        return
    for card in game.at_slot(1 - game.turn_player, "center middle"):
        words = [ability.text for ability in game.values(card)["abilities"]]
        if "Great Performance" in words and card.orientation != "reversed":
            assert attack.kind == "frontal", f"a {attack.kind} attack although {card} has Great Performance"
            assert attack.defender is card, f"{attack.defender} defends although {card} has Great Performance"


@invariant(RULEBOOK, "7.3.1.2.3", when="after 7.3.1.2")
def one_card_is_checked(watch: Watch) -> None:
    """A trigger check reveals one card, which goes to the stock unless it was moved meanwhile."""
    if "moved" in watch.altered() or left_early(watch):
        return
    checks = [event for event in since(watch, "moved") if moved_by(event, "trigger check")]
    revealed = [new for event in checks if event.data["to"] == "resolution zone" for _, new in event.moves]
    assert len(revealed) <= 1, f"{revealed} were revealed by one trigger check"
    for card in revealed:
        assert not card.alive, f"{card} stays in the resolution zone"


@invariant(RULEBOOK, "7.3.1.3", when="on step")
def counter_and_battle_only_in_frontal_attacks(watch: Watch) -> None:
    """Counter step and battle step are parts of a frontal attack only."""
    step = (watch.event.data or {})["step"]
    attack = watch.game.attack
    if step in ONLY_FRONTAL and attack is not None and not watch.memory.get("leapt phase"):
        assert attack.kind == "frontal", f"a {step} in a {attack.kind} attack"


@invariant(RULEBOOK, "7.4.1.2.2", when="after 7.4.1.2")
def one_counter_is_played(watch: Watch) -> None:
    """In a counter step the other player plays at most one card, and it has the counter icon."""
    cards = [event for event in since(watch, "played") if event.cause.by == "rule"]
    assert len(cards) <= 1, f"{len(cards)} cards were played in one counter step"
    for event in cards:
        assert event.player != watch.game.turn_player, "the turn player has played a counter"
        assert "counter" in event.obj.values["icon"], f"{event.obj} has no counter icon"


@invariant(RULEBOOK, "7.6.1.2", when="after 7.6.1.2")
def the_weaker_is_reversed(watch: Watch) -> None:
    """In a battle a character is reversed if its power is not higher than that of its opponent, and only then."""
    fighters = watch.entered.fighters
    if len(fighters) != 2 or ruled(watch) or "reversed" in watch.altered():
        return
    for (card, (power, was)), (_, (other, _)) in zip(fighters.items(), reversed(fighters.items()), strict=True):
        beaten = power <= other or was == "reversed"
        assert (card.orientation == "reversed") == beaten, f"{card} with {power} against {other} is {card.orientation}"


@invariant(RULEBOOK, "7.7.1.4", when="on phase")
def nobody_is_reversed_after_the_encore_step(watch: Watch) -> None:
    """When the encore step hands over to the end phase no character is reversed."""
    game = watch.game
    if (watch.event.data or {})["phase"] != "end phase" or watch.memory.get("from") != "7.7.1.4":
        return
    for player in (0, 1):
        beaten = [card for card in game.cards_in("stage", player) if card.orientation == "reversed"]
        assert not beaten, f"{beaten} are still reversed in the end phase"


@note(RULEBOOK, when="after 7.7.1.4 | at 6.2.1.1")
def remember_the_way_to_the_end_phase(watch: Watch) -> None:
    """Notes that the encore step was gone through to its end, and forgets it in the next turn."""
    watch.memory["from"] = watch.game.at if not left_early(watch) else ""


@invariant(RULEBOOK, "7.7.1.2", when="on moved")
def the_encore_step_takes_one_at_a_time(watch: Watch) -> None:
    """The encore step puts one reversed character at a time into the waiting room."""
    if moved_by(watch.event, "encore step"):
        gone = [old for old, _ in watch.event.moves if old is not None and old.zone.name == "stage"]
        assert len(gone) == 1, f"{gone} left together"
        assert gone[0].orientation == "reversed", f"{gone[0]} left {gone[0].orientation}"
