"""705, 1306: the end of the turn, and stunned UNITs."""

from __future__ import annotations

from fuzz.trails.witnesses.looking import LAID_OUT, RULEBOOK, lying, name, next_turn, other, stunned
from fuzz.witness import Step, witness


@witness(RULEBOOK, "705.5")
def without_bond_the_game_is_lost(step: Step) -> bool:
    """Who has no bond at the end of the turn loses; of two the lower one, of equals the initiative player."""
    result = step.after.view.result
    if result is not None and result.clause == "705.5" and result.winner is not None and step.silent("lose"):
        loser, winner = other(step.after, result.winner), result.winner
        own, others = step.after.number(loser, "bond"), step.after.number(winner, "bond")
        assert own <= 0, f"{loser} loses with {own} bond"
        assert others > 0 or own <= others, f"{loser} loses with {own} bond, {winner} has {others}"
        if own == others:
            assert step.before.role("initiative") == loser, f"of two equals {loser} loses, without the initiative"
        return True
    if next_turn(step) and step.silent("lose the game", "loses the game"):
        for player in step.after.players:
            bond = step.after.number(player, "bond")
            assert bond > 0 or not step.silent("bond"), f"{player} goes on with {bond} bond"
    return False


@witness(RULEBOOK, "705.6")
def no_stunned_unit_outlasts_the_turn(step: Step) -> bool:
    """Of the stunned UNITs each player cures one at most, and the others leave the field."""
    if not next_turn(step) or not stunned(step.before) or not step.silent("stun", "cure", "trail", "field", "leave"):
        return False
    left = [name(card) for card in stunned(step.after).values()]
    assert not left, f"{', '.join(left)} is still stunned"
    for player in step.before.players:
        down = {card.id for card in step.before.zone(player, "field") if step.before.marked(card, "stunned")}
        cured = [name(card) for card in step.after.zone(player, "field") if card.id in down]
        assert len(cured) <= 1, f"{player} cures {' and '.join(cured)}"
    return True


@witness(RULEBOOK, "705.8")
def all_cards_are_ready(step: Step) -> bool:
    """A turn begins with all cards of fields and homebases ready."""
    if not next_turn(step) or not step.silent("ready", "action"):
        return False
    for card in lying(step.after, *LAID_OUT):
        if not step.after.marked(card, "stunned"):
            assert step.after.state(card, "orientation") == "ready", f"{name(card)} is not ready"
    return any(card.orientation == "action" for card in lying(step.before, *LAID_OUT))


@witness(RULEBOOK, "1306.2a")
def a_stunned_unit_lies_face_down_and_actioned(step: Step) -> bool:
    """A stunned UNIT is face-down and actioned."""
    down = stunned(step.after).values()
    for card in down:
        orientation, face = step.after.state(card, "orientation"), step.after.state(card, "face")
        assert (orientation, face) == ("action", "face-down"), f"{name(card)} is stunned, {orientation} and {face}"
    return bool(down)


@witness(RULEBOOK, "1306.2b")
def the_stunned_are_never_readied(step: Step) -> bool:
    """A UNIT that stays stunned stays actioned."""
    before = stunned(step.before)
    same = [card for key, card in stunned(step.after).items() if key in before]
    for card in same:
        assert step.after.state(card, "orientation") == "action", f"{name(card)} is stunned and ready"
    return bool(same)
