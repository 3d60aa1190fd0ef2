"""The games that have a vocabulary: each gives its moments, questions, parts of intents and defaults to the harness."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from headjudge.scenarios.errors import UnknownWord
from headjudge.scenarios.intents import ROLES, Part, Role


class Game(NamedTuple):
    """What a game's own module of `steps` says once, as data."""

    name: str
    rulebooks: tuple[str, ...]
    moments: Mapping[str, str]
    """Moments as scenarios name them, `{whose}` for a player's, to the label of the row where they are."""
    default_moment: str
    steps: frozenset[str]
    """Labels that lie in a step, which some player performs."""
    first_of: frozenset[str]
    """Labels at which the leading player acts first, so that naming a player there gives the lead."""
    questions: Mapping[str, tuple[str, ...]]
    """Questions as scenarios name them, to kinds of decisions."""
    roles: Mapping[str, Role]
    offers: Mapping[str, frozenset[str]]
    """Kinds of decisions with the verbs that they can offer."""
    windows: frozenset[str]
    payments: frozenset[str]
    courtesies: frozenset[str] = frozenset()
    """Kinds of decisions that are declined where the scenario is silent, unless it asks to be asked."""
    zones: Mapping[str, str] = {}
    """Other names of zones, to the name that positions use."""
    marks: Mapping[str, str] = {}
    states: Mapping[str, tuple[tuple[str, str], ...]] = {}
    """Words for states, to the orientation, face and mark that they mean together."""
    filler: Mapping[str, Any] = {}
    """The printed properties of the card that fills decks."""
    settings: Mapping[str, Mapping[str, Any]] = {}
    """What a game from decks in a format is started with."""
    kinds: Mapping[str, str] = {}
    """Words for what waits to be resolved, to the kind of object."""
    during: Mapping[str, tuple[str, ...]] = {}
    """Stretches of the turn that end (`the combat`), to the labels in them."""
    leader: str = "initiative"
    """The role of the player who leads: has the initiative, or is the turn player."""
    further_roles: tuple[str, ...] = ()
    """Roles that a position has besides; the rulebook's defaults say whose they are."""
    passable: frozenset[str] = frozenset({"priority"})
    """Windows that an intent passes on its way to the decision it needs."""
    under: str = ""
    """The zone that lies under the slots of another, for `under her center left`."""
    hidden: frozenset[str] = frozenset()
    """Zones in which cards lie face-down unless the scenario says otherwise."""

    def role(self, name: str) -> Role:
        """Return the role of a part, the game's own before the shared one."""
        return self.roles.get(name) or ROLES[name]

    def part(self, name: str, value: Any = None) -> Part:
        """Return a part of an intent."""
        return Part(name, value, self.role(name))


GAMES: dict[str, Game] = {}
"""The games by rulebook id."""


def register(game: Game) -> Game:
    """Enter a game under all its rulebooks."""
    for rulebook in game.rulebooks:
        GAMES[rulebook] = game
    return game


def game_of(rulebook: str) -> Game:
    """Return the game of a rulebook, or say that there is no vocabulary for it yet."""
    game = GAMES.get(rulebook)
    if game is None:
        raise UnknownWord("rulebook with steps", rulebook, GAMES)
    return game
