"""A transcript in the words of the steps: what its cards are called, and what all games say alike."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from fuzz.transcript import Transcript
from headjudge.catalogue.rulebook import load as load_book
from headjudge.protocol.messages import Answer, CardAt, CardText, Decision, Option, Position, View
from headjudge.scenarios import card_set

PRONOUN = {"Alice": "her", "Bob": "his"}
PLAIN = "Plain"
DECK = "deck"
PICKS = ("first player", "random player")
"""What chance decides before a game, shuffles aside."""
EXCHANGES = ("hand exchange", "mulligan")
COURTESIES = ("shuffle the opponent's deck",)
"""What is declined unasked before a game that is told."""
Step = tuple[str, list[str]]
"""Given, When or Then, and the lines of the step."""


class Telling:
    """One transcript in words: what its cards are called, and which of them are the scenario's own."""

    places: ClassVar[Mapping[str, str]]
    """How a card lies in a zone; a word stands for the pronoun or the name of its player."""
    top_of_deck: ClassVar[int] = 4
    """So many cards of a deck are named; the others are filler."""

    def __init__(self, transcript: Transcript, known: Mapping[str, CardText]) -> None:
        self.position: Position = transcript.start.position or Position(at="")
        self.rules = load_book(transcript.rulebook)
        self.called: dict[str, str] = {}
        self.counts: dict[str, int] = {}
        tested = card_set.load(transcript.rulebook)
        texts = {**known, **transcript.start.cards, **self.position.cards}
        self.names: dict[str, str] = {}
        self.own: dict[str, CardText] = {}
        for card in sorted(self.laid_cards()):
            text = texts.get(card)
            own = tested.get(card)
            if text is None or (own is not None and same_card(own.text, text)):
                self.names[card] = card
            else:
                name = (card if own is None else f"{PLAIN}-{card}").replace(" ", "-")
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
            for at in (cards[: self.top_of_deck] if zone == DECK else cards)
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
        return known if known is not None else re.sub(r"^(Alice|Bob) |#\d+$", "", str(label)).replace(" ", "-")

    # Givens.

    def prepared(self, asked: Sequence[tuple[Decision, Answer]]) -> Iterator[Step]:
        """A game from its very beginning, with decks of filler cards, up to the last answer."""
        yield "Given", [f"a game of {self.rules.game} from decks"]
        for decision, answer in asked:
            if decision.kind in PICKS and isinstance(answer, list):
                yield "Given", [f"chance picks {answer[0]['player']}"]
        yield "When", ["the game begins"]
        for decision, answer in asked:
            if decision.player in PRONOUN and decision.kind not in COURTESIES:
                exchanged = decision.kind in EXCHANGES and not answer
                said = f"{decision.player} exchanges no card" if exchanged else self.when(decision, answer)
                yield "When", [said]

    def own_cards(self) -> Iterator[Step]:
        """The cards of the scenario's own."""
        for name, text in self.own.items():
            yield "Given", self.card_given(name, text)

    def card_given(self, name: str, text: CardText) -> list[str]:
        """A card of the scenario's own."""
        kinds = text.properties.get("type", self.rules.types[0].name)
        kind = kinds if isinstance(kinds, str) else kinds[0]
        values = [
            f"{each.name} {value}"
            for each in self.rules.properties
            if each.name not in ("name", "type") and each.value not in ("ability", "abilities")
            for value in listing(text.properties.get(each.name))
        ]
        with_values = f" with {', '.join(values)}" if values else ""
        if not text.abilities:
            return [f"a blank {kind} {name}{with_values}"]
        return [
            f"the {kind} {name}{with_values or ' with'}{' and' if values else ''} the text",
            '"""',
            *text.abilities,
            '"""',
        ]

    def deck_laid(self, player: str, deck: Sequence[CardAt]) -> str:
        """A deck: all of a short one, the top of a long one."""
        if not deck:
            return f"{player}'s deck is empty"
        top = deck[: self.top_of_deck]
        for at in top:
            self.label(at)
        cards = listed([self.names[at.card] for at in top])
        if len(deck) <= self.top_of_deck:
            return f"{player}'s deck is, from the top, {cards}"
        return f"the top of {player}'s deck is {cards}"

    def owners(self) -> Iterator[Step]:
        """Whose the cards are that lie on the other side."""
        for player, side in self.position.players.items():
            for at in (at for cards in side.zones.values() for at in cards):
                if at.owner not in (None, player):
                    yield "Given", [f"{at.owner} owns {self.of(at.label)}"]

    # Whens.

    def whens(self, asked: Sequence[tuple[Decision, Answer]]) -> Iterator[Step]:
        """The answers as steps; chance is left out, since a shuffle keeps the order."""
        for decision, answer in asked:
            said = "" if decision.player == "chance" else self.when(decision, answer)
            if said:
                yield "When", [said]

    def when(self, decision: Decision, answer: Answer) -> str:
        """One answer as a step."""
        player, kind = decision.player, decision.kind
        if isinstance(answer, int):
            return f"{player} names the number {answer}"
        said = self.act(decision, answer)
        if said:
            return f"{player} {said}"
        cards = self.cards_of(answer)
        if cards:
            return f"{player} arranges {listed(cards)}" if "order" in kind else f"{player} chooses {listed(cards)}"
        return f"{player} chooses nothing"

    def cards_of(self, answer: Sequence[Option]) -> list[str]:
        """The cards that an answer names."""
        return [self.of(option["card"]) for option in answer if "card" in option]

    def act(self, decision: Decision, answer: Sequence[Option], *, plain: bool = False) -> str:
        """What a player does, after the name; `plain` is the form that follows "may"; empty for a mere choice."""
        raise NotImplementedError

    # Thens.

    def may(self, decision: Decision, option: Option, word: str) -> str:
        """That a player may, or may not, answer with an option."""
        said = self.act(decision, [option], plain=True)
        return f"{decision.player} {word} {said}" if said else ""

    def lying(self, view: View) -> Iterator[str]:
        """Which named cards lie where, and how many cards each zone has."""
        for player, side in view.players.items():
            for number, value in side.numbers.items():
                yield f"{player} has {value} {number}"
            for zone, cards in side.zones.items():
                for card in cards:
                    if card.label in self.called and zone in self.places:
                        place = self.places[zone].format(f"{player}'s", slot=card.slot)
                        yield f"{self.of(card.label)} is {place}"
                yield from [f"{player}'s {zone.removesuffix(' zone')} has {len(cards)} cards"] if zone != DECK else []

    def result(self, view: View) -> str:
        """How the game ended, or that it goes on."""
        if view.result is None:
            return "the game goes on"
        return f"{view.result.winner} wins" if view.result.winner else "the game is a draw"


def listing(value: Any) -> list[Any]:
    """A value of a property as a list of what is printed."""
    return [each for each in (value if isinstance(value, list | tuple) else [value]) if each not in (None, "")]


def same_card(one: CardText, other: CardText) -> bool:
    """Whether two cards have the same printed properties and abilities."""
    return plain_card(one) == plain_card(other)


def plain_card(text: CardText) -> tuple[Any, ...]:
    """A card in a form that can be compared: lists where there may be several."""
    properties = {key: [value] if isinstance(value, str) else value for key, value in text.properties.items()}
    shown = {key: value for key, value in properties.items() if value not in (None, [], [""])}
    return msgspec.json.encode(shown, order="sorted"), text.abilities


def listed(names: Sequence[str]) -> str:
    """Names with commas and a final and."""
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]
