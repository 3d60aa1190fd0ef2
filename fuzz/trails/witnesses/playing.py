"""902, 1217, 1219: what whoever has priority may do, EP and SCLM Support."""

from __future__ import annotations

from fuzz.trails.witnesses.looking import RULEBOOK, STANDBY, is_a, name
from fuzz.witness import Step, witness

GAIN = "gain EP"


def offered(step: Step, verb: str) -> list[object]:
    """The cards that are offered with a verb."""
    return [option.get("card") for option in step.asked.options if option.get("do") == verb]


@witness(RULEBOOK, "902.4h")
def units_and_items_are_played_in_the_deployment_step(step: Step) -> bool:
    """UNITs and ITEMs are offered to the primary player in the deployment step, while nothing waits."""
    if step.asked.kind != "priority" or not step.silent("play", "deploy"):
        return False
    met = False
    for label in offered(step, "play"):
        place = step.before.find(label)
        if place is not None and any(is_a(step.before, place[2], kind) for kind in ("UNIT", "ITEM")):
            met = True
            who = step.asked.player
            assert step.before.at == "703.8c", f"{name(place[2])} is offered at {step.before.at}"
            assert step.before.role("primary") == who, f"{name(place[2])} is offered to {who}, who is not primary"
            assert not step.before.shared(STANDBY), f"{name(place[2])} is offered while something waits"
    return met


@witness(RULEBOOK, "902.4f")
def every_ready_homebase_card_gives_ep(step: Step) -> bool:
    """Whoever has priority may gain EP with each ready card of the own homebase, and with no other card."""
    if step.asked.kind != "priority" or not step.silent("EP", "homebase", "action"):
        return False
    cards = step.before.zone(step.asked.player, "homebase")
    ready = [card for card in cards if step.before.state(card, "orientation") == "ready"]
    labels = offered(step, GAIN)
    for card in ready:
        assert card.label in labels or card.id in labels, f"{name(card)} is ready and gives no EP"
    assert len(labels) == len(ready), f"EP is offered with {len(labels)} cards, {len(ready)} are ready"
    return bool(ready)


@witness(RULEBOOK, "1217.2")
def gaining_ep_actions_a_card(step: Step) -> bool:
    """Gaining EP turns one homebase card to action and gives 1 EP."""
    if step.asked.kind != "priority" or not step.does(GAIN) or not step.silent("EP", "ready", "homebase"):
        return False
    player = step.asked.player
    place = step.after.find(step.options[0].get("card"))
    gained = step.after.number(player, "EP") - step.before.number(player, "EP")
    assert gained == 1, f"{player} gains {gained} EP"
    if place is not None:
        assert step.after.state(place[2], "orientation") == "action", f"{name(place[2])} gave EP and is ready"
    return True


@witness(RULEBOOK, "1219.2b-2")
def supporters_are_ready(step: Step) -> bool:
    """Only ready UNITs are offered as supporters."""
    if step.asked.kind != "supporter" or not step.silent("support"):
        return False
    places = [step.before.find(option.get("card")) for option in step.asked.options]
    for place in places:
        if place is not None:
            assert step.before.state(place[2], "orientation") == "ready", f"{name(place[2])} may support"
    return any(place is not None for place in places)
