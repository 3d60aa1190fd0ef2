"""Positions, answers and states of Trails in the words of the steps."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from fuzz.trails.decks import known_cards
from fuzz.transcript import Transcript
from headjudge.protocol.messages import Answer, CardAt, CardText, Decision, Option, Position, View
from headjudge.scenarios import card_set

PRONOUN = {"Alice": "her", "Bob": "his"}
PLACES = {
    "field": "on {} field",
    "homebase": "in {} homebase",
    "hand": "in {} hand",
    "trail": "in {} trail",
    "exile zone": "in {} exile zone",
}
TOP_OF_DECK = 4
PERFORMED = ("703.6", "703.7", "703.8", "803", "804")
PLAIN = "Plain"
Step = tuple[str, list[str]]


class Telling:
    """One transcript in words: what its cards are called, and which of them are the scenario's own."""

    def __init__(self, transcript: Transcript) -> None:
        assert transcript.start.position is not None
        self.position: Position = transcript.start.position
        self.rulebook = transcript.rulebook
        self.called: dict[str, str] = {}
        self.counts: dict[str, int] = {}
        tested = card_set.load(self.rulebook)
        texts = known_cards(self.rulebook) | transcript.start.cards | self.position.cards
        self.names: dict[str, str] = {}
        self.own: dict[str, CardText] = {}
        for card in sorted(self.laid_cards()):
            text = texts.get(card)
            known = tested.get(card)
            if text is None or (known is not None and same_card(known.text, text)):
                self.names[card] = card
            else:
                name = card if known is None else f"{PLAIN}-{card}"
                self.names[card] = name
                self.own[name] = text

    @property
    def has_own_texts(self) -> bool:
        """Whether a card of the scenario's own has abilities."""
        return any(text.abilities for text in self.own.values())

    def laid_cards(self) -> set[str]:
        """The cards that lie where the scenario lays them."""
        return {
            at.card
            for side in self.position.players.values()
            for zone, cards in side.zones.items()
            for at in (cards[:TOP_OF_DECK] if zone == "deck" else cards)
        }

    def label(self, at: CardAt) -> str:
        """The name of a card that is laid out: its own, numbered from the second on."""
        card = self.names.get(at.card, at.card)
        count = self.counts[card] = self.counts.get(card, 0) + 1
        name = card if count == 1 else f"{card}#{count}"
        self.called[at.label or name] = name
        return name

    def of(self, label: Any) -> str:
        """The name under which a card was laid out; one that came from deeper in the deck is called by its card."""
        known = self.called.get(str(label))
        return known if known is not None else re.sub(r"^(Alice|Bob) |#\d+$", "", str(label))

    # Givens.

    def givens(self) -> Iterator[Step]:
        """The position in the words of the steps."""
        position = self.position
        yield "Given", ["a game of Trails"]
        for name, text in self.own.items():
            yield "Given", card_given(name, text)
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
        for player, side in position.players.items():
            for at in (at for cards in side.zones.values() for at in cards):
                if at.owner not in (None, player):
                    yield "Given", [f"{at.owner} owns {self.of(at.label)}"]

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
        place = PLACES[zone].format(PRONOUN.get(player, "their"))
        self.label(at)
        return f"{player} has {self.names[at.card]} {place}" + (f", {' and '.join(states)}" if states else "")

    def deck_laid(self, player: str, deck: Sequence[CardAt]) -> str:
        """A deck: all of a short one, the top of a long one."""
        if not deck:
            return f"{player}'s deck is empty"
        top = deck[:TOP_OF_DECK]
        for at in top:
            self.label(at)
        cards = listed([self.names[at.card] for at in top])
        if len(deck) <= TOP_OF_DECK:
            return f"{player}'s deck is, from the top, {cards}"
        return f"the top of {player}'s deck is {cards}"

    # Whens.

    def whens(self, asked: Sequence[tuple[Decision, Answer]]) -> Iterator[Step]:
        """The answers as steps; chance is left out, since a shuffle keeps the order."""
        for decision, answer in asked:
            said = self.when(decision, answer)
            if said:
                yield "When", [said]

    def when(self, decision: Decision, answer: Answer) -> str:
        """One answer as a step."""
        player, kind = decision.player, decision.kind
        if player == "chance":
            return ""
        if isinstance(answer, int):
            return f"{player} names the number {answer}"
        cards = [self.of(option["card"]) for option in answer if "card" in option]
        do = answer[0]["do"] if answer else ""
        if kind == "homebase card":
            return f"{player} puts {listed(cards) if cards else 'no card'} into {PRONOUN.get(player, 'their')} homebase"
        if kind == "cure":
            return f"{player} cures {listed(cards) if cards else 'no UNIT'}"
        if answer:
            said = self.act(kind, do, answer)
            if said:
                return f"{player} {said}"
        if cards:
            return f"{player} arranges {listed(cards)}" if "order" in kind else f"{player} chooses {listed(cards)}"
        return f"{player} chooses nothing"

    def act(self, kind: str, do: str, answer: Sequence[Option], *, plain: bool = False) -> str:
        """What a player does, after the name; `plain` is the form that follows "may"."""
        cards = [self.of(option["card"]) for option in answer if "card" in option]
        first = cards[0] if cards else str(answer[0].get("player", ""))
        s = "" if plain else "s"
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

    # Thens.

    def may(self, decision: Decision, option: Option, word: str) -> str:
        """That a player may, or may not, answer with an option."""
        if option.get("do") == "pass" and decision.kind == "priority":
            return f"{decision.player} {word} pass"
        if decision.kind == "homebase card":
            said = f"put {self.of(option.get('card'))} into {PRONOUN.get(decision.player, 'their')} homebase"
        elif decision.kind == "cure":
            said = f"cure {self.of(option.get('card'))}"
        else:
            said = self.act(decision.kind, str(option.get("do")), [option], plain=True)
        return f"{decision.player} {word} {said}" if said else ""

    def thens(self, view: View | None, decision: Decision | None) -> Iterator[str]:
        """What there is to see at the end: states and places of cards, numbers, counts, and whose move it is."""
        if view is None:
            return
        for player, side in view.players.items():
            for zone in ("field", "homebase"):
                for card in side.zones.get(zone, []):
                    if card.label in self.called:
                        name = self.of(card.label)
                        yield f"{name} is {state_of(card.marks, card.orientation)}"
                        if card.face is not None:
                            yield f"{name} is {card.face}"
                        if "Support" in card.marks:
                            yield f"{name} has Support"
            for number, value in side.numbers.items():
                yield f"{player} has {value} {number}"
            for zone, cards in side.zones.items():
                known = [self.of(card.label) for card in cards if card.label in self.called]
                place = PLACES.get(zone, "").format(f"{player}'s")
                yield from (f"{name} is {place}" for name in known if place)
                yield from [f"{player}'s {zone.removesuffix(' zone')} has {len(cards)} cards"] if zone != "deck" else []
        yield from self.course(view, decision)

    def course(self, view: View, decision: Decision | None) -> Iterator[str]:
        """Where the game stands: its result, the turn, the roles, and who is asked."""
        if view.result is not None:
            winner = view.result.winner
            yield f"{winner} wins" if winner else "the game is a draw"
            return
        yield "the game goes on"
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


def same_card(one: CardText, other: CardText) -> bool:
    """Whether two cards have the same printed properties and abilities."""
    return plain_card(one) == plain_card(other)


def plain_card(text: CardText) -> tuple[Any, ...]:
    """A card in a form that can be compared: lists where there may be several."""
    properties = {key: [value] if isinstance(value, str) else value for key, value in text.properties.items()}
    shown = {key: value for key, value in properties.items() if value not in (None, [], [""])}
    return msgspec.json.encode(shown, order="sorted"), text.abilities


def state_of(marks: Sequence[str], orientation: str | None) -> str:
    """Stunned, ready or actioned."""
    if "stunned" in marks:
        return "stunned"
    return "ready" if orientation == "ready" else "actioned"


def card_given(name: str, text: CardText) -> list[str]:
    """A card of the scenario's own."""
    kinds = text.properties.get("type", "UNIT")
    kind = kinds if isinstance(kinds, str) else kinds[0]
    named = ("CP cost", "EP cost", "building level", "STR", "DEF")
    values = [f"{key} {text.properties[key]}" for key in named if text.properties.get(key) is not None]
    groups = text.properties.get("organization") or []
    values += [f"organization {group}" for group in ([groups] if isinstance(groups, str) else groups)]
    with_values = f" with {', '.join(values)}" if values else ""
    if not text.abilities:
        return [f"a blank {kind} {name}{with_values}"]
    return [
        f"the {kind} {name}{with_values or ' with'}{' and' if values else ''} the text",
        '"""',
        *text.abilities,
        '"""',
    ]


def listed(names: Sequence[str]) -> str:
    """Names with commas and a final and."""
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]
