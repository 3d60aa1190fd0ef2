"""Positions, answers and states of Weiss Schwarz in the words of the steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from fuzz import telling
from fuzz.decks import known_cards
from fuzz.telling import PRONOUN, Step, listed
from fuzz.transcript import Transcript
from headjudge.protocol.messages import Answer, CardAt, Decision, Option, Side, View

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
PLAY_TIMINGS = ("main", "climax", "counter")
STAGE, MARKERS = "stage", "marker area"
ATTACKS = {"front": "frontal", "side": "side"}
INTERRUPTS = {"refresh": ("refresh", "refreshes"), "level up": ("level up", "levels up")}
VALUES = ("power", "soul", "level", "cost")


class Telling(telling.Telling):
    """One transcript of Weiss Schwarz in words."""

    top_of_deck: ClassVar = 10
    places: ClassVar = {
        STAGE: "on {} {slot}",
        "hand": "in {} hand",
        "waiting room": "in {} waiting room",
        "clock": "in {} clock",
        "level": "in {} level",
        "stock": "in {} stock",
        "climax area": "in {} climax area",
        "memory": "in {} memory",
        "resolution zone": "in {} resolution zone",
    }

    def __init__(self, transcript: Transcript) -> None:
        super().__init__(transcript, known_cards(transcript.rulebook))
        self.ordered = {zone.name for zone in self.rules.zones if zone.ordered}

    def givens(self) -> Iterator[Step]:
        """The position in the words of the steps."""
        position = self.position
        yield "Given", ["a game of Weiss Schwarz"]
        yield from self.own_cards()
        yield "Given", [f"the game stands at {position.at}"]
        yield "Given", [f"it is turn {position.turn}"]
        for role in ("turn player", "starting player"):
            if role in position.roles:
                yield "Given", [f"{position.roles[role]} is the {role}"]
        for player, side in position.players.items():
            yield from self.side_laid(player, side)
        yield from self.owners()

    def side_laid(self, player: str, side: Side) -> Iterator[Step]:
        """What lies on one side: the stage with its markers, then zone by zone, and the deck."""
        whose = PRONOUN.get(player, "their")
        on_slot: dict[str | None, str] = {}
        for at in side.zones.get(STAGE, []):
            state = f", {at.orientation}" if at.orientation not in (None, "standing") else ""
            on_slot[at.slot] = self.label(at)
            yield "Given", [f"{player} has {self.names[at.card]} on {whose} {at.slot}{state}"]
        for at in side.zones.get(MARKERS, []):
            if at.slot in on_slot:
                self.label(at)
                yield "Given", [f"{on_slot[at.slot]} has {self.names[at.card]} as {at.face or 'face-down'} marker"]
        for zone, cards in side.zones.items():
            if cards and zone in self.ordered - {"deck", MARKERS}:
                yield "Given", [f"{player}'s {zone} is, from the top, {listed([self.names[at.card] for at in cards])}"]
                yield from self.faces(cards)
            elif zone not in (*self.ordered, STAGE):
                for at in cards:
                    yield "Given", [f"{player} has {self.names[at.card]} in {whose} {zone}"]
                yield from self.faces(cards)
        yield "Given", [self.deck_laid(player, side.zones.get("deck", []))]

    def faces(self, cards: Sequence[CardAt]) -> Iterator[Step]:
        """Names cards that are laid out, and says which of them lie face-down."""
        for at in cards:
            name = self.label(at)
            if at.face == "face-down":
                yield "Given", [f"{name} is face-down"]

    def whens(self, asked: Sequence[tuple[Decision, Answer]]) -> Iterator[Step]:
        """The answers as steps; an attacker and the type of its attack, and an exchange and its positions, are one."""
        before: Decision | None = None
        given: Answer = []
        for decision, answer in asked:
            if before is not None and decision.kind not in ("attack type", "exchange"):
                yield from super().whens([(before, given)])
            whole = before is not None and decision.kind == "attack type"
            opens = isinstance(answer, list) and [option["do"] for option in answer] in (["attack"], ["exchange"])
            if opens:
                before, given = decision, answer
                continue
            if whole and isinstance(answer, list) and isinstance(given, list):
                attacker, kind = self.of(given[0]["card"]), ATTACKS[answer[0]["do"]]
                yield "When", [f"{decision.player} {kind} attacks with {attacker}"]
            else:
                yield from super().whens([(decision, answer)])
            before = None
        if before is not None:
            yield from super().whens([(before, given)])

    def act(self, decision: Decision, answer: Sequence[Option], *, plain: bool = False) -> str:
        """What a player does, after the name; `plain` is the form that follows "may"."""
        cards, kind = self.cards_of(answer), decision.kind
        whose = PRONOUN.get(decision.player, "their")
        s = "" if plain else "s"
        if kind == "clock":
            return f"put{s} {cards[0] if cards else 'no card'} into {whose} clock"
        if not answer:
            return ""
        option = answer[0]
        do = str(option["do"])
        first = cards[0] if cards else ""
        source = self.of(decision.about.get("source"))
        slots = [str(each.get("slot")) for each in answer]
        go_on = "go" if plain else "goes"
        ability = f"{ORDINALS[option['n'] - 1]} ability" if option.get("n") else "ACT"
        kinds = {
            "stage position": f"choose{s} {whose} {slots[0]}",
            "exchange": f"exchange{s} {whose} {' and '.join(slots)}",
            "attack type": f"choose{s} a {ATTACKS.get(do)} attack",
            "trigger icon": f"perform{s} the {option.get('icon')} icon first",
            "destination": f"take{s} the card to {whose} {do}",
            "encore step": f"put{s} {listed(cards)} into {whose} waiting room" if cards else "",
            "hand limit": f"put{s} {listed(cards)} into {whose} waiting room" if cards else "",
            "level up": f"put{s} {first} into {whose} level",
            "interrupt": f"{INTERRUPTS.get(str(option.get('name')), ('', ''))[not plain]} first",
            "ability to play": f"play{s} {first}'s {ability}",
            "optional cost": (f"pay{s} for {source}'s AUTO" if do == "yes" else f"does not pay for {source}'s AUTO"),
            "next card": f"{go_on} on with the next card" if do == "yes" else f"stop{s} before the next card",
            "discard": f"discard{s} {listed(cards)}" if cards else "",
        }
        verbs = {
            "pass": "pass" if plain else "passes",
            "play": f"play{s} {first}",
            "use ability": f"use{s} {first}'s {ability}",
            "attack": f"attack{s} with {first}",
            "end": f"end{s} the attack phase",
            "yes": f"say{s} yes",
            "no": f"say{s} no",
            "replace": f"{'apply' if plain else 'applies'} {first}'s replacement",
            "player": f"choose{s} {option.get('player')}",
        }
        return kinds.get(kind) or verbs.get(do, "")

    def thens(self, view: View | None, decision: Decision | None) -> Iterator[str]:
        """What there is to see at the end: states, values and places of cards, counts, and whose move it is."""
        if view is None:
            return
        for player, side in view.players.items():
            for card in side.zones.get(STAGE, []):
                if card.label in self.called:
                    name = self.of(card.label)
                    yield f"{name} is {card.orientation}"
                    yield from (f"{name} has {card.values[key]} {key}" for key in VALUES if key in card.values)
                    markers = [each for each in side.zones.get(MARKERS, []) if each.slot == card.slot]
                    yield f"{name} has {len(markers)} markers"
            yield f"{player}'s level is {len(side.zones.get('level', []))}"
        yield from self.lying(view)
        yield self.result(view)
        if view.result is None:
            yield from self.course(view, decision)

    def course(self, view: View, decision: Decision | None) -> Iterator[str]:
        """Where the game stands: the turn, whose it is, and who is asked."""
        yield f"it is turn {view.turn}"
        if "turn player" in view.roles:
            yield f"{view.roles['turn player']} is the turn player"
        if decision is not None and decision.kind in PLAY_TIMINGS:
            yield f"{decision.player} has a play timing"
        elif decision is not None and decision.player != "chance":
            yield f"it is {decision.player} who chooses"
