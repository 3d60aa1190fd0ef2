"""What a quiet state remembers beyond places: effects, replacements and delayed abilities, as plain data and back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from headjudge.notation import dump
from headjudge.notation import rows_core as n
from headjudge.notation.loading import load_node

from .context import NOT_YET, Context
from .continuous import NUMBERS, Effect, Part
from .effects import Delayed, Replacement, Until
from .errors import BadPosition
from .model import Ability, Obj

if TYPE_CHECKING:
    from .game import Game


class NotQuiet(BadPosition):
    """A state in the middle of something, which no position can say."""


Plain = dict[str, Any]


# Writing


def remember(game: Game) -> Plain:
    """Everything that effects and limits remember."""
    if game.standing:
        raise NotQuiet(f"{game.standing[0].source.name} has an ability standing by, so the state is not quiet")
    game.catch_up()
    arrived = {obj.name: obj.stamp for obj in laid_open(game)}
    stamps = [*arrived.values(), *game.valid_since.values(), *(effect.stamp for effect in game.effects)]
    rank = ranks(stamps)
    memory: Plain = {
        **in_force(game, rank),
        "arrived": {label: rank[stamp] for label, stamp in arrived.items()},
        "since": [[*place, rank[stamp]] for place, stamp in abilities_by(game, game.valid_since)],
        "true": [place for place, true in abilities_by(game, game.conditions_true) if true],
        "spent": [place for place, _ in abilities_by(game, {one.key(): one for one in game.spent})],
        "shown": {obj.name: list(obj.shown) for obj in all_cards(game) if obj.shown},
    }
    return {key: value for key, value in memory.items() if value}


def ranks(stamps: list[int]) -> dict[int, int]:
    """For each time stamp its place among all of them."""
    return {stamp: i for i, stamp in enumerate(sorted(set(stamps)))}


def in_force(game: Game, rank: dict[int, int] | None = None) -> Plain:
    """The effects, replacements and delayed abilities in force, and how often limited abilities were used."""
    rank = rank if rank is not None else ranks([effect.stamp for effect in game.effects])
    return {
        "effects": [write_effect(effect, rank) for effect in game.effects],
        "replacements": [write_replacement(replacement) for replacement in game.replacements],
        "delayed": [write_delayed(delayed) for delayed in game.delayed],
        "used": [
            [*place, period, count]
            for place, counts in abilities_by(game, by_ability(game.turn_memory))
            for period, count in counts.items()
        ],
    }


def all_cards(game: Game) -> Iterator[Obj]:
    """Every card, zone by zone."""
    return (obj for sides in game.zones.values() for zone in sides for obj in zone.cards)


def laid_open(game: Game) -> Iterator[Obj]:
    """The cards whose time of arrival can matter: those that all can see, and those whose abilities are valid."""
    return (obj for obj in all_cards(game) if obj.zone.spec.seen_by == "all" or obj.zone.name in game.live_zones)


def meanings(game: Game, obj: Obj) -> list[Ability]:
    """The abilities that a card has, then those that it has lost, keywords replaced by what they stand for."""
    has = [meant for ability in obj.values["abilities"] for meant in game.meant_by(ability)]
    kept = {id(meant) for meant in has}
    lost = [meant for ability in obj.definition.abilities for meant in game.meant_by(ability) if id(meant) not in kept]
    return [*has, *lost]


def by_ability(counts: dict[Any, int]) -> dict[Any, dict[str, int]]:
    """What was counted for cards, abilities and periods: for each card and ability the periods and counts."""
    found: dict[Any, dict[str, int]] = {}
    for (card, ability, period), count in counts.items():
        found.setdefault((card, ability), {})[period] = count
    return found


def abilities_by(game: Game, table: dict[Any, Any]) -> list[tuple[list[Any], Any]]:
    """The entries of a table that is kept by card and ability: label and number of the ability, and the entry."""
    found = []
    for obj in all_cards(game):
        for i, ability in enumerate(meanings(game, obj)):
            key = (obj.id, id(ability))
            if key in table:
                found.append(([obj.name, i], table[key]))
    return found


def write_card(obj: Obj) -> Any:
    """A card by its label; one that is gone as what it was."""
    if lies(obj):
        return obj.name
    return {"gone": obj.name, "card": obj.definition.name, "owner": obj.owner, "controller": obj.controller}


def lies(obj: Obj) -> bool:
    """Whether an object lies somewhere; one that a play made which was taken back does not."""
    return obj.alive and obj in obj.zone.cards


def write_context(context: Context) -> Plain:
    """The bearings of an effect."""
    plain: Plain = {"source": write_card(context.source), "you": context.controller}
    if context.it is not NOT_YET:
        plain["it"] = [write_card(obj) for obj in context.it]
    if context.letters:
        plain["letters"] = dict(context.letters)
    if context.texts:
        plain["texts"] = list(context.texts)
    if context.many is not None:
        plain["many"] = context.many
    return plain


def write_effect(effect: Effect, rank: dict[int, int]) -> Plain:
    """An effect with what it is locked to."""
    plain: Plain = {"context": write_context(effect.context), "rank": rank[effect.stamp]}
    plain["parts"] = [write_part(part) for part in effect.parts]
    if effect.until is not None:
        plain["until"] = write_until(effect.until)
    if effect.begins is not None:
        plain["begins"] = dump(effect.begins)
    if effect.condition is not None:
        plain["condition"] = dump(effect.condition)
    return plain


def write_part(part: Part) -> Plain:
    """One change, with its cards, players and numbers."""
    plain: Plain = {"change": dump(part.change)}
    if part.locked is not None:
        plain["cards"] = [obj.name for obj in part.locked if lies(obj)]
    if part.players is not None:
        plain["players"] = list(part.players)
    amount = part.amount
    if amount is not None:
        plain["numbers"] = [amount.get(id(node)) for node in numbers_of(part)]
        each = getattr(part.change, "each", None)
        if each is not None and id(each) in amount:
            plain["each"] = amount[id(each)]
        source = getattr(part.change, "source", None)
        if source is not None and id(source) in amount:
            plain["words"] = list(amount[id(source)])
    return plain


def numbers_of(part: Part) -> list[Any]:
    """The numbers that a change is made with."""
    return list(NUMBERS[part.kind](part.change)) if part.kind in NUMBERS else []


def write_until(until: Until) -> Plain:
    """What ends an effect."""
    if until.period is not None:
        return {"period": until.period}
    return {"moment": dump(until.moment)} if until.moment is not None else {"event": dump(until.event)}


def write_replacement(replacement: Replacement) -> Plain:
    """A replacement that an effect began."""
    plain: Plain = {
        "context": write_context(replacement.context),
        "trigger": dump(replacement.trigger),
        "effects": [dump(effect) for effect in replacement.effects],
        "optional": replacement.optional,
    }
    if replacement.until is not None:
        plain["until"] = write_until(replacement.until)
    return plain


def write_delayed(delayed: Delayed) -> Plain:
    """A delayed ability."""
    plain: Plain = {
        "context": write_context(delayed.context),
        "ability": dump(delayed.ability.node),
        "once": delayed.once,
    }
    if delayed.until is not None:
        plain["until"] = write_until(delayed.until)
    return plain


# Reading


def recall(game: Game, memory: Plain, cards: dict[str, Obj], define: Any) -> None:
    """Brings effects and limits back into a game that has just been laid out."""
    if memory or any(card.definition.abilities for card in game.cards):
        recall_all(game, memory, cards, define)
    game.clock += 1
    game.set_board()


def recall_all(game: Game, memory: Plain, cards: dict[str, Obj], define: Any) -> None:
    """Brings back what the memory of a game names, and finds the abilities to which it can belong."""
    reader = Reader(game, cards, define)
    base = game.clock + 1
    for plain in memory.get("effects", ()):
        game.effects.append(reader.effect(plain, base))
    for plain in memory.get("replacements", ()):
        game.replacements.append(reader.replacement(plain))
    for plain in memory.get("delayed", ()):
        game.delayed.append(reader.delayed(plain))
    for label, rank in memory.get("arrived", {}).items():
        reader.card(label).stamp = base + rank
    for label, shown in memory.get("shown", {}).items():
        reader.card(label).shown = tuple(shown)
    find_abilities(game)
    date_abilities(game, reader, [(label, i, base + rank) for label, i, rank in memory.get("since", ())])
    for label, i, period, count in memory.get("used", ()):
        game.turn_memory[*reader.key(label, i), period] = count
    for label, i in memory.get("true", ()):
        game.conditions_true[reader.key(label, i)] = True
    for label, i in memory.get("spent", ()):
        obj = reader.card(label)
        context = Context(game, obj, obj.controller)
        game.spent.append(Replacement(context, None, (), False, meanings(game, obj)[i]))
    stamps = [obj.stamp for obj in all_cards(game)] + [effect.stamp for effect in game.effects]
    game.clock = max([game.clock, *stamps, *game.valid_since.values()])


def date_abilities(game: Game, reader: Reader, dates: list[tuple[str, int, int]]) -> None:
    """Says since when abilities are valid; some are there only once others have their date."""
    while dates:
        known = [date for date in dates if date[1] < len(meanings(game, reader.card(date[0])))]
        for label, i, stamp in known or dates[:1]:
            game.valid_since[reader.key(label, i)] = stamp
        dates = [date for date in dates if date not in known]
        if dates:
            find_abilities(game)


def find_abilities(game: Game) -> None:
    """Works out which abilities cards have, before the zones are known in which they can be valid."""
    live, game.live_zones = game.live_zones, tuple(game.zones)
    game.set_board()
    game.catch_up()
    game.live_zones = live
    game.ties = []


class Reader:
    """Finds the cards that a memory names."""

    def __init__(self, game: Game, cards: dict[str, Obj], define: Any) -> None:
        self.game = game
        self.cards = cards
        self.define = define
        self.departed: dict[str, Obj] = {}

    def card(self, label: str) -> Obj:
        """A card by its label."""
        if label not in self.cards:
            raise BadPosition(f"the memory of the position names {label!r}, which lies nowhere")
        return self.cards[label]

    def key(self, label: str, i: int) -> tuple[int, int]:
        """A card and one of its abilities, as limits are kept by them."""
        obj = self.card(label)
        abilities = meanings(self.game, obj)
        if not 0 <= i < len(abilities):
            raise BadPosition(f"{label} has no ability number {i + 1}")
        return obj.id, id(abilities[i])

    def context(self, plain: Plain) -> Context:
        """The bearings of an effect; a source that is gone is known by its card alone."""
        context = Context(self.game, self.obj(plain["source"]), int(plain["you"]))
        if "it" in plain:
            context.it = [self.obj(written) for written in plain["it"]]
        context.letters = dict(plain.get("letters", {}))
        context.texts = list(plain.get("texts", ()))
        context.many = plain.get("many")
        return context

    def obj(self, written: Any) -> Obj:
        """A card by its label; one that is gone is one object, however often it is named."""
        if isinstance(written, str):
            return self.card(written)
        label = written["gone"]
        if label not in self.departed:
            zone = next(iter(self.game.zones.values()))[0]
            card = next((card for card in self.game.cards if card.label == label), None)
            obj = Obj(0, "card", card, self.define(written["card"]), int(written["owner"]), zone, 0)
            obj.alive, obj.controller = False, int(written["controller"])
            self.departed[label] = obj
        return self.departed[label]

    def effect(self, plain: Plain, base: int) -> Effect:
        """An effect with what it is locked to."""
        changes = [self.node(part["change"]) for part in plain["parts"]]
        effect = Effect(self.context(plain["context"]), changes, base + plain["rank"])
        for part, written in zip(effect.parts, plain["parts"], strict=True):
            self.part(part, written)
        effect.until = self.until(plain.get("until"))
        effect.begins = self.node(plain["begins"]) if "begins" in plain else None
        effect.condition = self.node(plain["condition"]) if "condition" in plain else None
        return effect

    def part(self, part: Part, plain: Plain) -> None:
        """The cards, players and numbers of one change."""
        if "cards" in plain:
            part.locked = [self.card(name) for name in plain["cards"]]
        if "players" in plain:
            part.players = tuple(plain["players"])
        if "numbers" in plain:
            amount: dict[Any, Any] = {}
            for node, value in zip(numbers_of(part), plain["numbers"], strict=True):
                if value is not None:
                    amount[id(node)] = value
            if "each" in plain:
                amount[id(part.change.each)] = plain["each"]  # type: ignore[attr-defined]
            if "words" in plain:
                amount[id(part.change.source)] = tuple(plain["words"])  # type: ignore[attr-defined]
            part.amount = amount

    def node(self, plain: Any) -> Any:
        """A tree of the notation."""
        return load_node(plain)

    def until(self, plain: Plain | None) -> Until | None:
        """What ends an effect."""
        if plain is None:
            return None
        return Until(
            plain.get("period"),
            self.node(plain["moment"]) if "moment" in plain else None,
            self.node(plain["event"]) if "event" in plain else None,
        )

    def replacement(self, plain: Plain) -> Replacement:
        """A replacement that an effect began."""
        effects = tuple(self.node(effect) for effect in plain["effects"])
        made = Replacement(
            self.context(plain["context"]), self.node(plain["trigger"]), effects, plain["optional"], None
        )
        made.until = self.until(plain.get("until"))
        return made

    def delayed(self, plain: Plain) -> Delayed:
        """A delayed ability."""
        node = self.node(plain["ability"])
        assert isinstance(node, n.Auto)
        ability: Ability = self.game.new_ability(node)
        made = Delayed(self.context(plain["context"]), ability, plain["once"])
        made.until = self.until(plain.get("until"))
        return made
