"""The words of one rulebook as steps use them; a wrong word is an error that names the nearest right one."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from headjudge.catalogue import load as load_clauses
from headjudge.catalogue.rulebook import Rulebook
from headjudge.catalogue.rulebook import load as load_rulebook
from headjudge.scenarios.errors import UnknownWord
from headjudge.scenarios.games import Game, game_of
from headjudge.scenarios.intents import Part
from headjudge.scenarios.scope import PLAYERS, Moment, State

if TYPE_CHECKING:
    from headjudge.scenarios.happenings import Happening, Waiting
    from headjudge.scenarios.scope import Scope

TABLES = {
    "number": "numbers",
    "mark": "marks",
    "property": "properties",
    "type": "types",
    "keyword": "keywords",
    "format": "formats",
}


class Words:
    """Zones, states, properties, numbers, moments and questions of a rulebook."""

    def __init__(self, book: Rulebook, game: Game, cards_file: Path | None = None) -> None:
        self.book = book
        self.cards_file = cards_file
        """The test cards of one's own beside the features, if there are any."""
        self.game = game
        self.rulebook = book.id
        self._zones: dict[str, str] = {}
        for row in book.zones:
            name = game.zones.get(row.name, row.name)
            for alias in (row.name, name, *row.also):
                self._zones[_plain_zone(alias)] = name
        self._shared = {self._zones[_plain_zone(row.name)] for row in book.zones if row.per == "game"}
        self._rows = {self._zones[_plain_zone(row.name)]: row for row in book.zones}
        self.zones = tuple(dict.fromkeys(self._zones.values()))
        self._slots = {slot: zone for zone, row in reversed(self._rows.items()) for slot in row.slots}

    def zone(self, text: str) -> str:
        """Return the name of a zone, with or without the word zone."""
        found = self._zones.get(_plain_zone(text))
        if found is None:
            raise UnknownWord("zone", text, self.zones, self.rulebook)
        return found

    def place(self, text: str, *, under: bool = False) -> tuple[str, str]:
        """Return the zone and the slot that a name means: a zone with no slot, or a slot of the zone that has it."""
        if text not in self._slots:
            if _plain_zone(text) not in self._zones:
                raise UnknownWord("zone", text, [*self.zones, *self._slots], self.rulebook)
            return self.zone(text), ""
        return (self.game.under if under and self.game.under else self._slots[text]), text

    def slot(self, text: str) -> str:
        """Return a slot by its name."""
        if text not in self._slots:
            raise UnknownWord("position", text, self._slots, self.rulebook)
        return text

    def slots(self, zone: str) -> tuple[str, ...]:
        """Return the slots of a zone, in order."""
        return self._rows[zone].slots

    def shared(self, zone: str) -> bool:
        """Tell whether there is one such zone in the game, not one for each player."""
        return zone in self._shared

    def usual_placement(self, zone: str) -> tuple[str | None, str | None]:
        """Return the orientation and the face of a card in a zone of which the scenario says nothing."""
        row = self._rows[zone]
        orientations = [value for meant in self.game.states.values() for of, value in meant if of == "orientation"]
        face = "face-down" if zone in self.game.hidden else "face-up"
        return (orientations[0] if row.orientation else None), (face if row.face else None)

    def names(self, what: str) -> list[str]:
        """Return the names of one table of the rulebook."""
        rows = getattr(self.book, TABLES[what])
        return [self.game.marks.get(row.name, row.name) if what == "mark" else row.name for row in rows]

    def find(self, what: str, text: str) -> str:
        """Return a word of a table of the rulebook, whatever its capitals."""
        names = self.names(what)
        wanted = text.casefold()
        plain = wanted.removesuffix(" mode")
        found = next((name for name in names if name.casefold() in (wanted, plain)), None)
        if found is None:
            raise UnknownWord(what, text, names, self.rulebook)
        return found

    def state(self, text: str) -> State:
        """Return one state by its word; a word for several together has the kind `all`."""
        if text in self.game.states:
            return State("all", text)
        names = self.names("mark")
        found = next((name for name in names if name.casefold() == text.casefold()), None)
        if found is None:
            raise UnknownWord("state", text, [*self.game.states, *names], self.rulebook)
        return State("mark", found)

    def meaning(self, state: State) -> tuple[tuple[str, str], ...]:
        """Return the orientation, face and marks that a state means."""
        return self.game.states[state.is_] if state.of == "all" else ((state.of, state.is_),)

    def check_clause(self, clause: str) -> None:
        """Refuse a clause id that the catalogue lacks."""
        load_clauses(self.rulebook)[clause]

    def check_game(self, text: str) -> str:
        """Refuse another game's name."""
        if text != self.book.game:
            raise UnknownWord("game", text, [self.book.game])
        return text

    def moment(self, text: str, scope: Scope) -> Moment:
        """Return a moment of the turn by its name, or by the clause of its label."""
        moments = self.game.moments
        label, player = moments.get(text), None
        if label is None:
            for name in PLAYERS:
                general = text.replace(f"{name}'s", "{whose}")
                if general in moments:
                    label, player = moments[general], name
        for pronoun in ("her", "his", "their"):
            general = re.sub(rf"\b{pronoun}\b", "{whose}", text)
            if label is None and general != text and general in moments and scope.last_player:
                label, player = moments[general], scope.last_player
        if label is None and text in self.book.labels:
            label = text
        if label is None:
            raise UnknownWord("moment", text, [name.replace("{whose}", "Alice's") for name in moments], self.rulebook)
        return Moment(
            label,
            player if label in self.game.steps else None,
            player if label in self.game.first_of else None,
            text,
        )

    def phase(self, text: str) -> str:
        """Return a phase or a step by its name."""
        names = [phase.name for phase in self.book.phases]
        names += dict.fromkeys(label.step for label in self.book.labels.values() if label.step)
        name = text.removeprefix("the ")
        if name not in names:
            raise UnknownWord("phase", text, [f"the {known}" for known in names], self.rulebook)
        return name

    def question(self, text: str) -> tuple[str, ...]:
        """Return the kinds of decisions that a question in words means."""
        found = self.game.questions.get(text)
        if found is None:
            raise UnknownWord("question", text, self.game.questions, self.rulebook)
        return found

    def stretch(self, text: str) -> tuple[str, ...]:
        """Return the labels of a stretch of the turn."""
        found = self.game.during.get(text)
        if found is None:
            raise UnknownWord("stretch of the turn", text, self.game.during, self.rulebook)
        return found

    def parts(self, text: str, scope: Scope) -> tuple[Part, ...]:
        """Return the further parts of an intent."""
        from headjudge.scenarios.tails import parts

        return parts(text, scope)

    def event(self, text: str, scope: Scope) -> Happening:
        """Return an event in words as what to look for."""
        from headjudge.scenarios.happenings import happening

        return happening(text, scope)

    def waiting(self, text: str, scope: Scope) -> tuple[Waiting, ...]:
        """Return what waits to be resolved, in words."""
        from headjudge.scenarios.happenings import waiting

        return waiting(text, scope)

    def default(self, name: str, otherwise: Any) -> Any:
        """Return a default for positions."""
        return self.book.defaults.get(name, otherwise)


def _plain_zone(text: str) -> str:
    return text.casefold().removesuffix(" zone")


@cache
def words_of(rulebook: str, cards_file: Path | None = None) -> Words:
    """Return the words of a rulebook of the suite, and of a user's own test cards; read once."""
    return Words(load_rulebook(rulebook), game_of(rulebook), cards_file)
