"""What the Givens of a scenario lay out: a position to start from, or decks; pure data, no engine needed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from headjudge.protocol.messages import CardAt, CardText, New, Position, Side
from headjudge.scenarios import card_set
from headjudge.scenarios.errors import BadPosition, UnknownWord
from headjudge.scenarios.scope import PLAYERS, Moment, Place, Scope, State
from headjudge.scenarios.words import Words

FILLER = "Filler"
DECK, HAND = "deck", "hand"
START_NUMBERS = ("bond",)
"""Numbers that a game from decks is started with."""

Copies = Iterable[tuple[str, int]]


class Laid:
    """One card that is laid out: which, under which label, where and how."""

    __slots__ = ("card", "controller", "end", "face", "label", "marks", "orientation", "owner", "place")

    def __init__(self, card: str, label: str, place: Place) -> None:
        self.card = card
        self.label = label
        self.place = place
        self.orientation: str | None = None
        self.face: str | None = None
        self.marks: list[str] = []
        self.controller: str | None = None
        self.owner: str | None = None

    def card_at(self) -> CardAt:
        """Return the card as a position has it."""
        return CardAt(
            card=self.card,
            label=self.label,
            orientation=self.orientation,
            face=self.face,
            marks=list(self.marks),
            controller=self.controller,
            owner=self.owner,
            slot=self.place.slot or None,
        )


class Setup:
    """Collects what Givens say and builds the message that starts the game."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.cards: dict[str, CardText] = {}
        self.own: list[str] = []
        """The names of cards that the scenario made up and that have abilities."""
        self.laid: dict[str, Laid] = {}
        self.numbers: dict[str, dict[str, int]] = {
            player: {name: words.default(name, 0) for name in words.names("number")} for player in PLAYERS
        }
        self.roles: dict[str, str] = {
            role: words.default(role, PLAYERS[0]) for role in (words.game.leader, *words.game.further_roles)
        }
        self.turn: int = words.default("turn", 1)
        self.label = ""
        self.deck_fillers: dict[str, int] = {player: words.default(DECK, 20) for player in PLAYERS}
        self.from_decks = False
        self.format: str = words.default("format", "")
        self.deck_cards: dict[str, int] = {}
        self.deck_lists: dict[str, list[str]] = {player: [] for player in PLAYERS}
        self.chance: dict[str, Any] = {"first player": PLAYERS[0]}
        self.shuffles: dict[str, list[list[str]]] = {player: [] for player in PLAYERS}
        self._counts: dict[str, int] = {}

    # Names and labels.

    def scope(self) -> Scope:
        """Return what the next step is read with."""
        return Scope(self.words, self.known_cards(), self.laid)

    def known_cards(self) -> dict[str, object]:
        """Return all names of cards that may be used: the scenario's own, the test set, the filler."""
        return {FILLER: None, **card_set.with_own(self.words.rulebook, self.words.cards_file), **self.cards}

    def text_of(self, name: str) -> CardText:
        """Return the text of a card by its name."""
        if name in self.cards:
            return self.cards[name]
        found = card_set.with_own(self.words.rulebook, self.words.cards_file).get(name)
        if found is not None:
            return found.text
        if name == FILLER:
            return CardText(name=FILLER, properties={**self.words.game.filler, "name": FILLER})
        raise UnknownWord("card", name, self.known_cards())

    def define(self, name: str, properties: dict[str, Any], abilities: Sequence[str] = ()) -> None:
        """Enter a card of the scenario's own."""
        properties.setdefault("name", name)
        self.cards[name] = CardText(name=name, properties=properties, abilities=list(abilities))
        if abilities:
            self.own.append(name)

    def new_label(self, name: str) -> str:
        """Return the label of one more copy: Reed, Reed#2, Reed#3."""
        while True:
            self._counts[name] = self._counts.get(name, 0) + 1
            label = name if self._counts[name] == 1 else f"{name}#{self._counts[name]}"
            if label not in self.laid:
                return label

    # Laying out.

    def lay_out(
        self, player: str, copies: Copies, place: Place, states: Sequence[State] = (), label: str | None = None
    ) -> None:
        """Lay cards out at a place; in a zone with order the first one lies on top."""
        place = place.of(player)
        if place.player is None:
            raise BadPosition(f"nothing waits in {place.zone} at a quiet moment; reach it by a When")
        new: list[Laid] = []
        for name, count in copies:
            base = name.partition("#")[0]
            text = self.text_of(base)
            for _ in range(count):
                given = label or (name if "#" in name else self.new_label(base))
                if given in self.laid:
                    raise BadPosition(f"{given} lies in {self.laid[given].place} already")
                new.append(self._lay(text.name, given, place, states))
        if place.end == "top":  # the first one named lies on top of those laid before
            top = {laid.label: laid for laid in new}
            self.laid = {**top, **{label: laid for label, laid in self.laid.items() if label not in top}}

    def _lay(self, card: str, label: str, place: Place, states: Sequence[State]) -> Laid:
        if self.words.slots(place.zone) and not place.slot:
            place = place._replace(slot=self._free_slot(place))
        laid = self.laid[label] = Laid(card, label, place)
        laid.orientation, laid.face = self.words.usual_placement(place.zone)
        self._apply(laid, states)
        return laid

    def _free_slot(self, place: Place) -> str:
        """Return the first slot of a zone in which nothing lies yet."""
        taken = {laid.place.slot for laid in self.laid.values() if laid.place[:2] == place[:2]}
        free = next((slot for slot in self.words.slots(place.zone) if slot not in taken), None)
        if free is None:
            raise BadPosition(f"every position of {place} is taken; say on which the card lies")
        return free

    def _apply(self, laid: Laid, states: Sequence[State]) -> None:
        for state in states:
            for of, value in self.words.meaning(state):
                if of != "mark" and getattr(laid, of) is None:
                    raise BadPosition(f"cards in {laid.place} are neither {value} nor its opposite")
                if of == "mark":
                    laid.marks = [*laid.marks, value]
                else:
                    setattr(laid, of, value)

    def fill(self, player: str, place: Place, count: int, states: Sequence[State] = ()) -> None:
        """Lay out blank filler cards."""
        if place.zone == DECK:
            self.deck_size(place.of(player).player or player, count)
            return
        for _ in range(count):
            self._lay(FILLER, self.new_label(FILLER), place.of(player), states)

    def fill_up(self, player: str, zone: str, count: int) -> None:
        """Let a zone have this many cards in all, blank filler cards beside those that are named."""
        there = [label for label, laid in self.laid.items() if laid.place[:2] == (player, zone)]
        named = [label for label in there if self.laid[label].card != FILLER]
        if len(named) > count:
            raise BadPosition(f"{player}'s {zone} has {len(named)} named cards already, more than {count}")
        for label in there:
            if label not in named:
                del self.laid[label]
        self.fill(player, Place(player, zone), count - len(named))

    def empty(self, player: str, zone: str) -> None:
        """Take everything out of a zone."""
        if zone == DECK:
            self.deck_fillers[player] = 0
        for label in [label for label, laid in self.laid.items() if laid.place[:2] == (player, zone)]:
            del self.laid[label]

    def deck_size(self, player: str, count: int) -> None:
        """Let a deck have this many cards in all."""
        named = sum(laid.place[:2] == (player, DECK) for laid in self.laid.values())
        if named > count:
            raise BadPosition(f"{player}'s deck has {named} named cards already, more than {count}")
        self.deck_fillers[player] = count - named

    def change(self, label: str, states: Sequence[State]) -> None:
        """Change the state of a card that is laid out."""
        self._apply(self._laid(label), states)

    def set_controller(self, label: str, player: str) -> None:
        """Give the control of a card to a player."""
        self._laid(label).controller = player

    def set_owner(self, label: str, player: str) -> None:
        """Make a player the owner of a card; its controller stays the one on whose side it lies."""
        laid = self._laid(label)
        laid.owner = player
        laid.controller = laid.controller or laid.place.player

    def _laid(self, label: str) -> Laid:
        if label not in self.laid:
            raise BadPosition(f"{label} is not laid out yet; say first where it lies")
        return self.laid[label]

    # The moment.

    def stand_at(self, moment: Moment) -> None:
        """Let the game stand at a moment of the turn."""
        self.label = moment.label
        self.roles.pop("performing", None)
        if moment.performing:
            self.roles["performing"] = moment.performing
        if moment.leading:
            self.roles[self.words.game.leader] = moment.leading

    def stand_at_label(self, label: str, performing: str | None = None) -> None:
        """Let the game stand at a row of the turn."""
        if label not in self.words.book.labels:
            raise UnknownWord("row of the turn", label, self.words.book.labels, self.words.rulebook)
        self.stand_at(Moment(label, performing))

    # Decks and chance.

    def play_from_decks(self, format: str | None = None) -> None:
        """Start from decks, not from a position."""
        self.from_decks = True
        self.format = format or self.format

    def put_into_deck(self, player: str, copies: Copies) -> None:
        """Put cards into a deck from which a game is prepared, on top in this order."""
        for name, count in copies:
            self.deck_lists[player] += [self.text_of(name).name] * count

    def script_shuffle(self, player: str, copies: Copies) -> None:
        """Script the next shuffle of a deck: these cards come to the top."""
        self.shuffles[player].append([name for name, count in copies for _ in range(count)])

    # Building.

    def build(self) -> New:
        """Return the message that starts the game."""
        return self._from_decks() if self.from_decks else self._from_position()

    def _from_decks(self) -> New:
        sizes = {row.name: row.deck for row in self.words.book.formats}
        decks = {}
        for player in PLAYERS:
            named = self.deck_lists[player]
            size = self.deck_cards.get(player, sizes.get(self.format, len(named)))
            decks[player] = [*named, *self._fillers(size - len(named))]
        names = dict.fromkeys(name for deck in decks.values() for name in deck)
        numbers = {name: self.words.default(name, 0) for name in self.words.names("number") if name in START_NUMBERS}
        return New(
            rulebook=self.words.rulebook,
            decks=decks,
            cards={name: self.text_of(name) for name in names},
            settings={**self.words.game.settings.get(self.format, {}), **numbers},
        )

    def _fillers(self, count: int) -> list[str]:
        """Return filler cards for a deck, of as many names as the format's limit of copies asks for."""
        row = next((row for row in self.words.book.formats if row.name == self.format), None)
        exempt = row is None or not row.copies or self.words.game.filler.get("sub-name") in row.any_number
        if exempt or row is None:
            return [FILLER] * count
        names = [FILLER if i < row.copies else f"{FILLER}-{i // row.copies + 1}" for i in range(count)]
        for name in dict.fromkeys(names):
            self.cards.setdefault(name, CardText(name=name, properties={**self.words.game.filler, "name": name}))
        return names

    def _from_position(self) -> New:
        if not self.label:
            self.stand_at(self.words.moment(self.words.game.default_moment, self.scope()))
        counts = dict(self._counts)
        sides = {player: self._side(player, counts) for player in PLAYERS}
        used = {card.card: None for side in sides.values() for cards in side.zones.values() for card in cards}
        cards = {name: self.text_of(name) for name in {**used, **self.cards}}
        position = Position(at=self.label, roles=dict(self.roles), turn=self.turn, players=sides, cards=cards)
        return New(rulebook=self.words.rulebook, position=position)

    def _side(self, player: str, counts: dict[str, int]) -> Side:
        zones: dict[str, list[CardAt]] = {}
        bottoms: dict[str, list[CardAt]] = {}
        for laid in self.laid.values():
            if laid.place.player == player:
                here = bottoms if laid.place.end == "bottom" else zones
                here.setdefault(laid.place.zone, []).append(laid.card_at())
        fillers = []
        for _ in range(self.deck_fillers[player]):
            counts[FILLER] = counts.get(FILLER, 0) + 1
            label = FILLER if counts[FILLER] == 1 else f"{FILLER}#{counts[FILLER]}"
            fillers.append(CardAt(card=FILLER, label=label))
        if fillers:
            zones[DECK] = [*zones.get(DECK, []), *fillers]
        for zone, cards in bottoms.items():
            zones[zone] = [*zones.get(zone, []), *cards]
        return Side(numbers=dict(self.numbers[player]), zones=zones)


def stripped(new: New) -> New:
    """Return the same start without abilities and marks, for the vacuity guard."""
    from msgspec.structs import replace

    cards = {name: replace(text, abilities=[]) for name, text in new.cards.items()}
    if new.position is None:
        return replace(new, cards=cards)
    sides = {
        player: replace(
            side,
            zones={zone: [_unmarked(card) for card in cards_] for zone, cards_ in side.zones.items()},
        )
        for player, side in new.position.players.items()
    }
    texts = {name: replace(text, abilities=[]) for name, text in new.position.cards.items()}
    return replace(new, cards=cards, position=replace(new.position, players=sides, cards=texts, memory={}))


def _unmarked(card: CardAt) -> CardAt:
    from msgspec.structs import replace

    if not card.marks:
        return card
    return replace(card, marks=[], orientation=card.orientation and "ready", face=card.face and "face-up")
