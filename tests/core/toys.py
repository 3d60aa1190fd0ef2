"""A toy game on the core: the tables that every game gives, and a table to lay cards on.

Its texts use the words of one rulebook's notation; the game itself is nobody's. What a test wants to see happen is a
procedure of a few lines, played with `play`; the two toys that have a course of play derive from this one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, ClassVar, TypeVar

from headjudge import notation
from headjudge.notation import rows_core as n
from headjudge.protocol.messages import CardAt, CardText, Position, Side
from reference_engine.core.course import GameOver
from reference_engine.core.decide import Answer, Decision
from reference_engine.core.game import Game
from reference_engine.core.memory import recall, remember
from reference_engine.core.model import Ability, Cause, Definition, Event, Obj, Zone, ZoneSpec
from reference_engine.core.position import export_zones, load
from reference_engine.core.verbs import move

DECK, HAND, FIELD, HOMEBASE, TRAIL, EXILE = "deck", "hand", "field", "homebase", "trail", "exile zone"
STACK, UNDER = "resolve standby zone", "under"
READY, ACTION = "ready", "action"
NUMBERS = ("CP cost", "STR", "DEF")
TEXTS = ("type", "organization")
ALICE, BOB = 0, 1

Script = Callable[[Any], Awaitable[Any]]


class Toy(Game):
    """A game with a field on which abilities are valid, and nothing that happens by itself."""

    rulebook = "trails-1.0.1"  # the words of its texts
    zone_table = (
        ZoneSpec(DECK, seen_by="nobody", ordered=True),
        ZoneSpec(HAND, seen_by="owner"),
        ZoneSpec(FIELD, seen_by="all", orientation=(READY, ACTION), face=True, face_down_seen_by="controller"),
        ZoneSpec(HOMEBASE, seen_by="all"),
        ZoneSpec(UNDER, seen_by="all", face=True),
        ZoneSpec(TRAIL, seen_by="all"),
        ZoneSpec(EXILE, seen_by="all", face=True, face_down_seen_by="owner"),
        ZoneSpec(STACK, seen_by="all", ordered=True, shared=True),
    )
    numbers_table = ("bond", "CP", "EP")
    zone_of_type: ClassVar = {"UNIT": FIELD, "ITEM": FIELD, "EVENT": HAND, "BASE": HOMEBASE}
    zone_of_cards = FIELD
    waiting_zone = STACK
    used_zone = TRAIL
    removed_zone = EXILE
    upright = READY
    group_property = "organization"
    layer_count = 3
    ability_layer = 1
    layers: ClassVar = {
        n.GainsText: 0,
        n.GainsTextOf: 0,
        n.LosesText: 0,
        n.SetsText: 0,
        n.BecomesType: 0,
        n.AlsoType: 0,
        n.GetsAbility: 1,
        n.GetsKeyword: 1,
        n.LosesKeyword: 1,
        n.LosesAbilities: 1,
        n.Adds: 2,
        n.Sets: 2,
        n.Swaps: 2,
    }
    numeric = frozenset(NUMBERS)
    keywords: ClassVar = {"Covert": (), "Hate": ("CONT: this card gets +5 STR.",)}
    marks: ClassVar = ("sleepy",)

    def __init__(self) -> None:
        super().__init__()
        self.live_zones = (FIELD,)
        self.turn_player = ALICE
        self.attack: Obj | None = None
        self.script: Script | None = None
        self.went_well: Any = None
        """What the script gave back."""

    def first_player(self) -> int:
        return self.turn_player

    def play(self, at: str) -> Coroutine[Decision, Answer, None]:
        return self.to_the_end(at)

    async def to_the_end(self, at: str) -> None:
        try:
            await self.course(at)
        except GameOver:
            return

    async def course(self, at: str) -> None:
        assert self.script is not None
        self.went_well = await self.script(self)

    def same_card(self, origin: Zone, target: Zone) -> bool:
        return origin.name == FIELD and target.name == FIELD

    def looked_at(self, old: Obj | None, new: Obj | None) -> Obj | None:
        return old if old is not None and old.zone.name == FIELD else new or old

    def is_valid(self, obj: Obj, ability: Ability) -> bool:
        if ability.zones is not None:
            return obj.zone.name in ability.zones
        return obj.zone.name == FIELD and obj.face_up

    def periods(self) -> dict[str, tuple[int, ...]]:
        return {"turn": (self.turn_player,)}

    def has_state(self, obj: Obj, state: str) -> bool:
        if state in ("ready", "actioned"):
            return obj.orientation == (READY if state == "ready" else ACTION)
        return obj.face_up == (state == "face-up")

    def fighting(self) -> list[Obj]:
        return [self.attack] if self.attack is not None else []

    def derived_marks(self, obj: Obj) -> list[str]:
        return ["attacking"] if obj is self.attack else []

    async def lose(self, player: int, clause: str, why: str) -> None:
        if self.alters("lose the game") and not await self.would(Event("lose the game", player)):
            return
        self.end(1 - player, clause, why)
        raise GameOver

    async def deck_is_empty(self, player: int) -> None:
        self.record(Event("no card to draw", player))

    async def destroy(self, cards: Sequence[Obj], cause: Cause) -> bool:
        return len(await move(self, cards, TRAIL, cause, kind="destroyed")) == len(cards)


# Cards


def card(name: str, *abilities: str, **properties: Any) -> CardText:
    """A card as a test writes it; without a type it is a UNIT with STR 1 and DEF 1."""
    usual: dict[str, Any] = {"type": "UNIT", "STR": 1, "DEF": 1}
    return CardText(name=name, properties={**usual, **properties}, abilities=list(abilities))


def item(name: str, *abilities: str) -> CardText:
    """An ITEM, which has no STR and no DEF."""
    return CardText(name=name, properties={"type": "ITEM"}, abilities=list(abilities))


def event(name: str, *abilities: str, **properties: Any) -> CardText:
    """An EVENT, which does what its TEXT says."""
    return CardText(name=name, properties={"type": "EVENT", **properties}, abilities=list(abilities))


def define(game: Game, text: CardText) -> Definition:
    """The definition of a card as the core wants it."""
    printed: dict[str, Any] = {"name": (text.name,), "marks": ()}
    for name in TEXTS:
        value = text.properties.get(name, ())
        printed[name] = (value,) if isinstance(value, str) else tuple(value)
    for name in NUMBERS:
        printed[name] = text.properties.get(name)
    abilities = tuple(game.new_ability(notation.parse(words, game.rulebook)) for words in text.abilities)
    printed["abilities"] = abilities
    return Definition(text.name, printed, abilities, {**text.properties, "abilities": list(text.abilities)})


# Tables

Zones = dict[str, list[Any]]
"""For each zone what lies there: the names of cards, cards described on the spot, or cards in a certain state."""

T = TypeVar("T", bound=Toy)


def side(cards: dict[str, CardText], lay: Zones, numbers: dict[str, int]) -> Side:
    """One player's half of the table; cards that nobody has described are plain UNITs."""
    zones: dict[str, list[CardAt]] = {}
    for zone, things in lay.items():
        zones[zone] = []
        for thing in things:
            if isinstance(thing, CardText):
                cards[thing.name] = thing
            at = thing if isinstance(thing, CardAt) else CardAt(card=thing if isinstance(thing, str) else thing.name)
            cards.setdefault(at.card, card(at.card))
            zones[zone].append(at)
    return Side(numbers=numbers, zones=zones)


def position(
    alice: Zones | None = None, bob: Zones | None = None, at: str = "", cards: Sequence[CardText] = (), **numbers: int
) -> Position:
    """A position: for each zone its cards, those of the deck from the top; both players have the numbers."""
    known = {text.name: text for text in cards}
    players = {"Alice": side(known, alice or {}, numbers), "Bob": side(known, bob or {}, numbers)}
    return Position(at=at, players=players, cards=known)


def lay_out(game: T, given: Position) -> T:
    """Lays a position out on the table of a new game."""
    made: dict[str, Definition] = {}

    def get(name: str) -> Definition:
        if name not in made:
            made[name] = define(game, given.cards[name])
        return made[name]

    laid = load(game, given, get, game.marks)
    game.turn_player = game.names.index(given.roles.get("turn player", "Alice"))
    live = {FIELD, *(zone for text in made.values() for ability in text.abilities for zone in ability.zones or ())}
    game.live_zones = tuple(name for name in game.zones if name in live)
    recall(game, given.memory, laid, get)
    game.set_board()
    return game


def export(game: Toy) -> Position:
    """A quiet game as a position."""
    players, shared = export_zones(game)
    texts = {}
    for one in game.cards:
        properties = dict(one.definition.properties)
        texts[one.definition.name] = CardText(
            name=one.definition.name, abilities=properties.pop("abilities"), properties=properties
        )
    return Position(
        at=game.at,
        roles={"turn player": game.names[game.turn_player]},
        turn=game.turn,
        players=players,
        shared=shared,
        cards=texts,
        memory=remember(game),
    )


def table(
    alice: Zones | None = None,
    bob: Zones | None = None,
    *,
    cards: Sequence[CardText] = (),
    toy: type[Toy] = Toy,
    **numbers: int,
) -> Any:
    """A toy game with cards on the table, of which nothing has been played yet."""
    return lay_out(toy(), position(alice, bob, "", cards, **numbers))
