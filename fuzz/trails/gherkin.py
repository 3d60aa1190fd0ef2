"""Positions, answers and states of Trails in the words of the steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from fuzz import telling
from fuzz.telling import PRONOUN, Step, listed
from fuzz.trails.decks import known_cards
from fuzz.transcript import Transcript
from headjudge.protocol.messages import CardAt, Decision, Option, View

PERFORMED = ("703.6", "703.7", "703.8", "803", "804")


class Telling(telling.Telling):
    """One transcript of Trails in words."""

    places: ClassVar = {
        "field": "on {} field",
        "homebase": "in {} homebase",
        "hand": "in {} hand",
        "trail": "in {} trail",
        "exile zone": "in {} exile zone",
    }

    def __init__(self, transcript: Transcript) -> None:
        super().__init__(transcript, known_cards(transcript.rulebook))

    def givens(self) -> Iterator[Step]:
        """The position in the words of the steps."""
        position = self.position
        yield "Given", ["a game of Trails"]
        yield from self.own_cards()
        performer = position.roles.get("performing")
        by = f", performed by {performer}" if performer and position.at.startswith(PERFORMED) else ""
        yield "Given", [f"the game stands at {position.at}{by}"]
        yield "Given", [f"it is turn {position.turn}"]
        yield "Given", [f"{position.roles.get('initiative', 'Alice')} has the initiative"]
        for player, side in position.players.items():
            for number, value in side.numbers.items():
                if value or number == "bond":
                    yield "Given", [f"{player} has {value} {number}"]
            for zone, cards in side.zones.items():
                for at in cards if zone != "deck" else ():
                    yield "Given", [self.card_laid(player, zone, at)]
            yield "Given", [self.deck_laid(player, side.zones.get("deck", []))]
        yield from self.owners()

    def card_laid(self, player: str, zone: str, at: CardAt) -> str:
        """One card that is laid out."""
        stunned = "stunned" in at.marks
        states = [
            *(["stunned"] if stunned else []),
            *(["actioned"] if at.orientation == "action" and not stunned else []),
            *([at.face] if at.face and zone == "homebase" else []),
            *(["face-down"] if at.face == "face-down" and zone == "field" and not stunned else []),
            *(["with Support"] if "Support" in at.marks else []),
        ]
        place = self.places[zone].format(PRONOUN.get(player, "their"))
        self.label(at)
        return f"{player} has {self.names[at.card]} {place}" + (f", {' and '.join(states)}" if states else "")

    def act(self, decision: Decision, answer: Sequence[Option], *, plain: bool = False) -> str:
        """What a player does, after the name; `plain` is the form that follows "may"."""
        cards = self.cards_of(answer)
        kind = decision.kind
        whose = PRONOUN.get(decision.player, "their")
        s = "" if plain else "s"
        if kind == "homebase card":
            return f"put{s} {listed(cards) if cards else 'no card'} into {whose} homebase"
        if kind == "cure":
            return f"cure{s} {listed(cards) if cards else 'no UNIT'}"
        if not answer:
            return ""
        do = answer[0]["do"]
        first = cards[0] if cards else str(answer[0].get("player", ""))
        kinds = {
            "attack target": f"choose{s} {first} as the attack target",
            "supporter": f"action{s} {first} as the supporter",
            "EP sources": f"pay{s} with {listed(cards)}" if cards else "",
            "target": f"target{s} {listed(cards) if cards else first}",
            "discard": f"discard{s} {listed(cards)}" if cards else "",
            "initiative": f"give{s} the initiative to {first}",
        }
        verbs = {
            "pass": (f"pass{'' if plain else 'es'}" if kind == "priority" else f"declare{s} no attack"),
            "done": f"pick{s} no further attacker",
            "play": f"play{s} {first}",
            "craft": f"use{s} {first}'s craft" if kind == "priority" else f"play{s} {first}'s triggered craft",
            "arts": f"use{s} {first}'s arts",
            "support": f"support{s} {first}",
            "gain EP": f"gain{s} EP with {first}",
            "attack": f"pick{s} {first} as attacker",
            "fight back": f"fight{s} back against {first}",
            "yes": f"say{s} yes",
            "no": f"say{s} no",
            "replace": f"{'apply' if plain else 'applies'} {first}'s replacement",
        }
        return kinds.get(kind) or verbs.get(do, "")

    def thens(self, view: View | None, decision: Decision | None) -> Iterator[str]:
        """What there is to see at the end: states and places of cards, numbers, counts, and whose move it is."""
        if view is None:
            return
        for side in view.players.values():
            for zone in ("field", "homebase"):
                for card in side.zones.get(zone, []):
                    if card.label in self.called:
                        name = self.of(card.label)
                        yield f"{name} is {state_of(card.marks, card.orientation)}"
                        if card.face is not None:
                            yield f"{name} is {card.face}"
                        if "Support" in card.marks:
                            yield f"{name} has Support"
        yield from self.lying(view)
        yield self.result(view)
        if view.result is None:
            yield from self.course(view, decision)

    def course(self, view: View, decision: Decision | None) -> Iterator[str]:
        """Where the game stands: the turn, the roles, and who is asked."""
        yield f"it is turn {view.turn}"
        if "initiative" in view.roles:
            yield f"{view.roles['initiative']} has the initiative"
        performing = view.roles.get("performing")
        yield f"{performing} performs the step" if performing else "nobody performs a step"
        waiting = sum(len(cards) for cards in view.shared.values())
        yield f"{waiting} things wait to be resolved" if waiting else "nothing waits to be resolved"
        if decision is not None and decision.kind == "priority":
            yield f"{decision.player} has priority"
        elif decision is not None and decision.player != "chance":
            yield f"it is {decision.player} who chooses"


def state_of(marks: Sequence[str], orientation: str | None) -> str:
    """Stunned, ready or actioned."""
    if "stunned" in marks:
        return "stunned"
    return "ready" if orientation == "ready" else "actioned"
