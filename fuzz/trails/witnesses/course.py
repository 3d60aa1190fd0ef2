"""100, 300, 700, 900: cards and owners, phases, roles, pools and windows."""

from __future__ import annotations

from fuzz.trails.witnesses.looking import RULEBOOK, STANDBY, moment, next_turn, other, phase, step_of
from fuzz.witness import Look, Step, witness

OWN_ZONES = ("deck", "hand", "field", "homebase", "trail", "exile zone")
FOLLOWS = {"preparation": "combat", "combat": "cure", "cure": "preparation"}


def cards_in_all(look: Look) -> int:
    """How many cards lie anywhere."""
    own = sum(look.count(player, zone) for player in look.players for zone in OWN_ZONES)
    return own + sum(card.kind == "card" for card in look.shared(STANDBY))


@witness(RULEBOOK, "502.1")
def no_card_appears_or_vanishes(step: Step) -> bool:
    """All zones together hold as many cards as before."""
    before, after = cards_in_all(step.before), cards_in_all(step.after)
    assert before == after, f"there were {before} cards, there are {after}"
    return True


@witness(RULEBOOK, "105.2")
def the_owner_stays(step: Step) -> bool:
    """Whoever owned a card before owns it after, wherever it has gone."""
    here, there = owners(step.before), owners(step.after)
    for label, (owner, place) in here.items():
        if label in there and there[label][0] != owner:
            raise AssertionError(f"{label} belonged to {owner} and in {place} belongs to {there[label][0]}")
    return any(label in there and there[label][1] != place for label, (_, place) in here.items())


def owners(look: Look) -> dict[str, tuple[str, str]]:
    """Who owns each card, and where it lies, by label."""
    found: dict[str, tuple[str, str]] = {}
    for player, side in look.view.players.items():
        for zone in side.zones:
            for card in look.zone(player, zone):
                if card.label is not None and card.owner is not None:
                    found[card.label] = card.owner, f"{player}'s {zone}"
    return found


@witness(RULEBOOK, "302.1b")
def nothing_is_left_in_the_pools(step: Step) -> bool:
    """When a step or phase has ended, nothing is left in the pools."""
    ended = step_of(step.before) not in (None, step_of(step.after)) or phase(step.before) != phase(step.after)
    if not ended or not phase(step.before) or not step.silent("CP", "EP", "gain"):
        return False
    had = [pool for player in step.before.players for pool in ("CP", "EP") if step.before.number(player, pool)]
    for player in step.after.players:
        for pool in ("CP", "EP"):
            gains = pool == "CP" and step.after.at.startswith("703.8") and step.after.role("performing") == player
            left = step.after.number(player, pool)
            assert gains or not left, f"{player} still has {left} {pool} at {step.after.at}"
    return bool(had)


@witness(RULEBOOK, "701.1")
def phases_follow_each_other(step: Step) -> bool:
    """Preparation, combat, cure, and again."""
    before, after = phase(step.before), phase(step.after)
    if not before or not after or before == after or not step.silent("phase", "turn end", "end the turn", "skip"):
        return False
    assert FOLLOWS[before] == after, f"the {after} phase follows the {before} phase"
    return True


@witness(RULEBOOK, "702.3")
def primary_is_whose_step_it_is(step: Step) -> bool:
    """Primary is whose step it is, and outside steps who has the initiative."""
    look = step.after
    primary, wanted = look.role("primary"), look.role("performing") or look.role("initiative")
    if not phase(look) or primary is None or wanted is None:
        return False
    assert primary == wanted, f"{primary} is the primary player at {look.at}, not {wanted}"
    return True


@witness(RULEBOOK, "705.9")
def the_other_player_gets_the_initiative(step: Step) -> bool:
    """In the next turn the other player has the initiative."""
    if not next_turn(step) or not step.silent("initiative"):
        return False
    before, after = step.before.role("initiative"), step.after.role("initiative")
    assert before != after, f"{after} keeps the initiative"
    return True


def opens(step: Step) -> bool:
    """Whether the answer led to a priority window that was not open before."""
    asked = step.next is not None and step.next.kind == "priority"
    return asked and moment(step.before) != moment(step.after) and bool(phase(step.after))


@witness(RULEBOOK, "902.2")
def the_primary_player_acts_first(step: Step) -> bool:
    """In a window that opens, the primary player has priority."""
    if not opens(step) or step.next is None or step.after.shared(STANDBY):
        return False
    primary = step.after.role("primary")
    assert step.next.player == primary, f"{step.next.player} has priority first, {primary} is the primary player"
    return True


@witness(RULEBOOK, "902.4a")
def a_pass_is_offered(step: Step) -> bool:
    """Whoever has priority may pass."""
    if step.asked.kind != "priority":
        return False
    assert any(option.get("do") == "pass" for option in step.asked.options), f"{step.asked.player} may not pass"
    return True


@witness(RULEBOOK, "902.5a")
def who_acts_keeps_priority(step: Step) -> bool:
    """A player who did anything but pass has priority again."""
    same = moment(step.before) == moment(step.after)
    if step.asked.kind != "priority" or step.does("pass") or not same or step.next is None:
        return False
    if step.next.kind != "priority":
        return False
    assert step.next.player == step.asked.player, f"{step.asked.player} acted and {step.next.player} has priority"
    return True


@witness(RULEBOOK, "902.5b")
def a_pass_gives_priority_away(step: Step) -> bool:
    """After a first pass the opponent has priority."""
    if step.asked.kind != "priority" or not step.does("pass") or moment(step.before) != moment(step.after):
        return False
    if step.next is None or step.next.kind != "priority" or step.after.at == "804.12":
        return False
    if step.before.shared(STANDBY) or step.after.shared(STANDBY) or not step.silent("phase", "step"):
        return False
    wanted = other(step.after, step.asked.player)
    assert step.next.player == wanted, f"{step.asked.player} passes and has priority again"
    return True


@witness(RULEBOOK, "509.2")
def the_newest_is_resolved_first(step: Step) -> bool:
    """What leaves the Resolve Standby Zone after two passes was on its top."""
    if step.asked.kind != "priority" or not step.does("pass"):
        return False
    before = [card.id for card in step.before.shared(STANDBY)]
    after = [card.id for card in step.after.shared(STANDBY)]
    if len(before) < 2 or len(after) != len(before) - 1:
        return False
    assert after == before[1:], f"of {before} from the top, {after} still wait"
    return True


@witness(RULEBOOK, "103.2")
def one_player_wins(step: Step) -> bool:
    """A game that is over has a winner, but for a loop that nobody can stop."""
    result = step.after.view.result
    if result is None or result.clause.startswith("1501"):
        return False
    assert result.winner in step.after.players, f"the winner is {result.winner}"
    return True


@witness(RULEBOOK, "1102.1")
def an_empty_deck_loses(step: Step) -> bool:
    """Who loses by drawing has no card in the deck."""
    result = step.after.view.result
    if result is None or result.clause != "1102.1" or result.winner is None:
        return False
    loser = other(step.after, result.winner)
    left = step.after.count(loser, "deck")
    assert left == 0, f"{loser} loses with {left} cards in the deck"
    return True
