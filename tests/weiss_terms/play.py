"""Small positions of Weiss Schwarz, played by hand: cards by name, answers by what they say."""

import tomllib
from pathlib import Path

from headjudge.protocol.messages import CardAt, CardText, New, Position, Side
from reference_engine.core.decide import CHANCE
from reference_engine.weiss_schwarz.start import begin

RULEBOOK = "weiss-schwarz-2.09"
TEST_SET = Path(__file__).parents[2] / "rulebooks" / RULEBOOK / "cards.toml"
PLAIN = {"color": ["red"], "level": 0, "cost": 0, "power": 1000, "soul": 1, "type": "character"}
SLOTS = ("center left", "center middle", "center right", "back left", "back right")
WORDS = ("rested", "reversed", "standing", "face-up", "face-down")


def character(name, *abilities, **properties):
    """A character with these abilities; `trigger_`, `Japanese_name` and the like name properties."""
    return CardText(name=name, properties={**PLAIN, **properties}, abilities=list(abilities))


def event(name, *abilities, **properties):
    """An event with this text."""
    given = {"type": "event", "color": ["red"], "level": 0, "cost": 0, **properties}
    return CardText(name=name, properties=given, abilities=list(abilities))


def climax(name, *abilities, **properties):
    """A climax."""
    return CardText(name=name, properties={"type": "climax", "color": ["red"], **properties}, abilities=list(abilities))


def test_set():
    """The cards of the rulebook's test set."""
    found = {}
    for name, card in tomllib.loads(TEST_SET.read_text()).items():
        properties = {key: value for key, value in card.items() if key not in {"number", "abilities", "unlocks"}}
        found[name] = CardText(name=name, properties=properties, abilities=card.get("abilities", []))
    return found


BASIC = {
    "Filler": character("Filler"),
    "Cx": climax("Cx"),
    "Strong": character("Strong", power=3000),
    "Level One": character("Level One", level=1, color=["red"]),
}


def card_at(text, cards):
    """A card and how it lies: `Filler, back left, rested`."""
    name, *words = text.split(", ")
    slot = next((word for word in words if word in SLOTS), None)
    face = next((word for word in words if word.startswith("face-")), None)
    orientation = next((word for word in words if word in WORDS[:3]), None)
    assert name in cards, name
    return CardAt(card=name, slot=slot, face=face, orientation=orientation)


class Play:
    """A game under way, with answers given by their words."""

    def __init__(self, *own, at="6.5.1.2", turn_player="Alice", alice=None, bob=None, turn=3):
        self.cards = {**BASIC, **test_set(), **{card.name: card for card in own}}
        sides = {}
        for name, zones in (("Alice", alice or {}), ("Bob", bob or {})):
            laid = {zone: [card_at(text, self.cards) for text in texts] for zone, texts in zones.items()}
            laid["deck"] = [*laid.get("deck", []), *([] if "deck" in laid else [CardAt(card="Filler")] * 20)]
            sides[name] = Side(zones=laid)
        roles = {"turn player": turn_player, "starting player": "Alice"}
        position = Position(at=at, roles=roles, turn=turn, players=sides, cards=self.cards)
        self.game, at = begin(New(rulebook=RULEBOOK, position=position))
        self.game.start(at)
        self.chance()

    def chance(self):
        """Shuffles change nothing."""
        while self.game.decision is not None and self.game.decision.player == CHANCE:
            self.game.decide(list(self.game.decision.options[: self.game.decision.min]))

    @property
    def asked(self):
        """What is asked, and of whom."""
        decision = self.game.decision
        return None if decision is None else (self.game.names[decision.player], decision.kind)

    def options(self):
        """The options, each as words."""
        decision = self.game.decision
        assert decision is not None
        return [words(option) for option in decision.options]

    def answer(self, *texts):
        """Answers the open question with options by their words, or with a number."""
        decision = self.game.decision
        assert decision is not None
        if decision.low is not None:
            self.game.decide(texts[0])
        else:
            chosen = []
            for text in texts:
                found = [o for o in decision.options if words(o) == text and o not in chosen]
                assert found, f"{text!r} is not among {self.options()} ({self.asked})"
                chosen.append(found[0])
            self.game.decide(chosen)
        self.chance()
        return self

    def does(self, *texts):
        """Answers several questions, one option each."""
        for text in texts:
            self.answer(text)
        return self

    def settle(self):
        """Plays abilities that stand by in the order in which they are offered."""
        while self.asked is not None and self.asked[1] == "ability to play":
            self.answer(self.options()[0])
        return self

    def zone(self, zone, player="Alice"):
        """The names of the cards in a zone, from the top where order counts."""
        return [card.definition.name for card in reversed(self.game.cards_in(zone, self.game.names.index(player)))]

    def at(self, slot, player="Alice"):
        """The card on a stage position, the one placed last if there are several."""
        found = self.game.at_slot(self.game.names.index(player), slot)
        return found[-1] if found else None

    def markers(self, slot, player="Alice"):
        """The names of the markers of a position, from the top."""
        area = self.game.cards_in("marker area", self.game.names.index(player))
        return [card.definition.name for card in reversed(area) if card.slot == slot]

    def value(self, slot, property, player="Alice"):
        """A value of the card on a position."""
        return self.game.values(self.at(slot, player))[property]

    def hand(self, player="Alice"):
        """How many cards a player has in hand."""
        return len(self.game.cards_in("hand", self.game.names.index(player)))


def words(option):
    """An option as words: its verb, its card, its further parts."""
    card = [option.card.definition.name] if option.card is not None else []
    return " ".join([option.do, *card, *(str(value) for key, value in option.more if key != "place")])
