"""600, 703: preparation of the game, and the three steps of the preparation phase."""

from __future__ import annotations

from fuzz.trails.witnesses.looking import RULEBOOK, enters, other
from fuzz.witness import Step, witness

HAND_SIZE, CARDS_DRAWN = 4, 2


@witness(RULEBOOK, "603.1c")
def each_player_begins_with_four_cards(step: Step) -> bool:
    """The first hands have four cards, off the decks."""
    if any(step.before.count(player, "hand") for player in step.before.players) or not step.silent("draw", "hand"):
        return False
    if step.after.at != "603.1" or step.next is None or step.next.kind != "hand exchange":
        return False
    for player in step.after.players:
        drawn = step.after.count(player, "hand")
        assert drawn == HAND_SIZE, f"{player} begins with {drawn} cards"
        gone = step.before.count(player, "deck") - step.after.count(player, "deck")
        assert gone == HAND_SIZE, f"{gone} cards left {player}'s deck"
    return True


@witness(RULEBOOK, "603.1d")
def a_hand_exchange_draws_as_many(step: Step) -> bool:
    """Who puts cards of the first hand under the deck draws as many."""
    if step.asked.kind != "hand exchange" or not step.options or not step.silent("draw", "hand", "deck"):
        return False
    if step.next is not None and step.next.kind == "order":
        return False
    player = step.asked.player
    for zone in ("hand", "deck"):
        before, after = step.before.count(player, zone), step.after.count(player, zone)
        assert before == after, f"{player}'s {zone} had {before} cards and has {after}"
    return True


@witness(RULEBOOK, "703.5")
def the_initiative_player_prepares_first(step: Step) -> bool:
    """The three steps are the initiative player's first, then the other player's."""
    if not enters(step, "703.6c") or step.before.turn != step.after.turn or not step.silent("step", "phase", "turn"):
        return False
    initiative = step.after.role("initiative")
    performs = step.after.role("performing")
    if step.before.at == "703.8c":
        wanted = other(step.after, str(initiative))
        assert performs == wanted, f"{performs} prepares after {step.before.role('performing')}, not {wanted}"
        return True
    if step.before.at == "703.4":
        assert performs == initiative, f"{performs} prepares first, {initiative} has the initiative"
        return True
    return False


@witness(RULEBOOK, "703.6a")
def the_draw_step_draws_two(step: Step) -> bool:
    """In the draw step its player draws two cards."""
    if not enters(step, "703.6c") or not step.silent("draw", "hand", "deck"):
        return False
    player = str(step.after.role("performing"))
    if step.before.count(player, "deck") < CARDS_DRAWN:
        return False
    drawn = step.after.count(player, "hand") - step.before.count(player, "hand")
    assert drawn == CARDS_DRAWN, f"{player} draws {drawn} cards"
    gone = step.before.count(player, "deck") - step.after.count(player, "deck")
    assert gone == CARDS_DRAWN, f"{gone} cards leave {player}'s deck"
    return True


@witness(RULEBOOK, "703.7a")
def one_card_or_none_goes_into_the_homebase(step: Step) -> bool:
    """In the homebase step one hand card, or none, is put face-down into the homebase."""
    if step.asked.kind != "homebase card" or not step.silent("homebase", "hand"):
        return False
    assert step.asked.max <= 1, f"{step.asked.max} cards may be put into the homebase"
    player, put = step.asked.player, len(step.options)
    here, there = step.before.zone(player, "homebase"), step.after.zone(player, "homebase")
    assert len(there) - len(here) == put, f"{player}'s homebase had {len(here)} cards and has {len(there)}"
    left = step.before.count(player, "hand") - step.after.count(player, "hand")
    assert left == put, f"{left} cards left {player}'s hand"
    known = {card.id for card in here}
    for card in there:
        if card.id not in known:
            assert step.after.state(card, "face") == "face-down", "a card was put face-up into the homebase"
    return True


@witness(RULEBOOK, "703.8a")
def deployment_gives_cp_for_homebase_cards(step: Step) -> bool:
    """The deployment step gives as many CP as the homebase has cards."""
    if not enters(step, "703.8c") or not step.silent("CP", "homebase", "gain"):
        return False
    player = str(step.after.role("performing"))
    pool, cards = step.after.number(player, "CP"), step.after.count(player, "homebase")
    assert pool == cards, f"{player} has {pool} CP for {cards} homebase cards"
    return True
