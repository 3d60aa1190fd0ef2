"""What a quiet state remembers beyond places and numbers: times, effects, what waits, and the turn so far; as data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from headjudge.notation import dump
from headjudge.notation import rows_core as n
from headjudge.notation.loading import load_node

from .context import Context
from .continuous import NUMBERS, Effect, Part
from .effects import Delayed, Replacement, Until
from .errors import BadPosition
from .model import Ability, Obj
from .trees import walk

if TYPE_CHECKING:
    from .game import Game

Data = dict[str, Any]


def remember(game: Game) -> Data:
    """The memory of a quiet game as plain data."""
    if game.standing:
        raise BadPosition("abilities stand by, so the state cannot be written down as a position")
    game.catch_up()
    memory: Data = {
        "clock": game.clock,
        "arrived": {obj.name: obj.stamp for obj in open_cards(game)},
        "since": counted(game, game.valid_since),
        "used": counted(game, game.turn_memory),
        "true": counted(game, game.conditions_true),
        "spent": [address(game, one.context.source, one.ability) for one in game.spent if one.context.source.alive],
        "shown": {obj.name: list(obj.shown) for obj in all_cards(game) if obj.shown},
        "effects": [effect_data(effect) for effect in game.effects],
        "delayed": [delayed_data(delayed) for delayed in game.delayed],
        "replacements": [replacement_data(replacement) for replacement in game.replacements],
    }
    return {key: value for key, value in memory.items() if value}


def recall(game: Game, memory: Data) -> None:
    """Brings a memory back into a game in which the cards lie as they lay."""
    loader = Recall(game)
    for label, stamp in memory.get("arrived", {}).items():
        loader.cards[label].stamp = stamp
    for label, shown in memory.get("shown", {}).items():
        loader.cards[label].shown = tuple(shown)
    game.clock = max(game.clock, memory.get("clock", 0))
    game.effects += [loader.effect(data) for data in memory.get("effects", ())]
    game.delayed += [loader.delayed(data) for data in memory.get("delayed", ())]
    game.replacements += [loader.replacement(data) for data in memory.get("replacements", ())]
    game.set_board()
    game.catch_up()
    game.valid_since.update(loader.counts(memory.get("since", ())))
    game.turn_memory.update(loader.counts(memory.get("used", ())))
    game.conditions_true.update(loader.counts(memory.get("true", ())))
    for label, number in memory.get("spent", ()):
        source, ability = loader.ability(label, number)
        game.spent.append(Replacement(Context(game, source, source.controller), None, (), False, ability))
    game.ties = []
    game.set_board()


# Cards and abilities by name


def all_cards(game: Game) -> Iterator[Obj]:
    """Every card, zone by zone."""
    return (obj for sides in game.zones.values() for zone in sides for obj in zone.cards if obj.card is not None)


def open_cards(game: Game) -> Iterator[Obj]:
    """The cards whose arrival can matter: those in zones that all can see."""
    return (obj for obj in all_cards(game) if obj.zone.spec.seen_by == "all" or obj.zone.name in game.live_zones)


def abilities(game: Game, obj: Obj) -> list[Ability]:
    """The abilities of a card, in the order in which they are numbered."""
    return [ability for written in obj.values["abilities"] for ability in game.meant_by(written)]


def address(game: Game, obj: Obj, ability: Ability | None) -> tuple[str, int]:
    """An ability by the name of its card and its number."""
    assert ability is not None
    return obj.name, abilities(game, obj).index(ability)


def counted(game: Game, known: dict[Any, Any]) -> list[list[Any]]:
    """What is kept for an ability, or for a part of one: its card, its number, which part, and what is kept."""
    found: list[list[Any]] = []
    for obj in open_cards(game):
        for number, ability in enumerate(abilities(game, obj)):
            for part, node in enumerate((ability, *walk(ability.node))):
                if (obj.id, id(node)) in known:
                    found.append([obj.name, number, part, known[obj.id, id(node)]])
    return found


# Effects


def reference(obj: Obj) -> Any:
    """A card by its label; one that is gone as what it was."""
    if obj.card is None:
        raise BadPosition(f"{obj.name} is no card, so what hangs on it cannot be written down")
    if obj.alive:
        return obj.name
    return {"gone": obj.name, "zone": obj.zone.name, "side": obj.zone.side, "controller": obj.controller}


def node_data(node: Any) -> Any:
    """A part of a text as plain data."""
    return None if node is None else dump(node)


def context_data(context: Context) -> Data:
    """The bearings of an effect, as far as they can still matter."""
    return {
        "source": reference(context.source),
        "controller": context.controller,
        "about": reference(context.about) if context.about is not None else None,
        "it": [reference(obj) for obj in context.it],
        "many": context.many,
        "letters": dict(context.letters),
        "texts": list(context.texts),
    }


def until_data(until: Until | None) -> Any:
    """What ends an effect."""
    if until is None:
        return None
    return {"period": until.period, "moment": node_data(until.moment), "event": node_data(until.event)}


def fixed_nodes(part: Part) -> list[Any]:
    """The nodes of a change whose numbers or words were fixed when its effect began."""
    change = part.change
    numbers: list[Any] = list(NUMBERS[part.kind](change)) if part.kind in NUMBERS else []
    others = (getattr(change, "each", None), getattr(change, "source", None))
    return numbers + [node for node in others if node is not None]


def effect_data(effect: Effect) -> Data:
    """An effect that a text has begun."""
    return {
        "context": context_data(effect.context),
        "stamp": effect.stamp,
        "condition": node_data(effect.condition),
        "until": until_data(effect.until),
        "begins": node_data(effect.begins),
        "parts": [part_data(part) for part in effect.parts],
    }


def part_data(part: Part) -> Data:
    """One change of an effect, and what it is locked to."""
    return {
        "change": dump(part.change),
        "locked": None if part.locked is None else [reference(obj) for obj in part.locked if obj.alive],
        "players": part.players,
        "fixed": [(part.amount or {}).get(id(node)) for node in fixed_nodes(part)],
    }


def delayed_data(delayed: Delayed) -> Data:
    """A triggered ability that a text has made."""
    node = delayed.ability.node
    context, until = context_data(delayed.context), until_data(delayed.until)
    return {"context": context, "ability": dump(node), "once": delayed.once, "until": until}


def replacement_data(replacement: Replacement) -> Data:
    """A replacement that a text has begun."""
    node = n.Instead(replacement.trigger, tuple(replacement.effects), replacement.optional)
    return {
        "context": context_data(replacement.context),
        "instead": dump(node),
        "until": until_data(replacement.until),
    }


class Recall:
    """Makes effects of data again; a card that is gone becomes one object, however often it is named."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cards = {obj.name: obj for obj in all_cards(game)}
        self.ghosts: dict[str, Obj] = {}

    def obj(self, data: Any) -> Obj:
        """The card that a reference means."""
        if isinstance(data, str):
            return self.cards[data]
        label = data["gone"]
        if label not in self.ghosts:
            game = self.game
            card = next(card for card in game.cards if card.label == label)
            zone = game.zone(data["zone"], data["side"])
            ghost = Obj(game.next_id, "card", card, card.definition, card.owner, zone, 0)
            game.next_id += 1
            ghost.alive, ghost.controller = False, data["controller"]
            self.ghosts[label] = ghost
        return self.ghosts[label]

    def ability(self, label: str, number: int) -> tuple[Obj, Ability]:
        """An ability by the name of its card and its number."""
        obj = self.cards[label]
        return obj, abilities(self.game, obj)[number]

    def counts(self, data: Any) -> dict[Any, Any]:
        """What is kept for abilities, by their new identities."""
        found: dict[Any, Any] = {}
        for label, number, part, value in data:
            obj, ability = self.ability(label, number)
            node: Any = ability if part == 0 else list(walk(ability.node))[part - 1]
            found[obj.id, id(node)] = value
        return found

    def context(self, data: Data) -> Context:
        """The bearings of an effect."""
        context = Context(self.game, self.obj(data["source"]), data["controller"])
        context.about = self.obj(data["about"]) if data["about"] is not None else None
        context.it = [self.obj(one) for one in data["it"]]
        context.many = data["many"]
        context.letters = dict(data["letters"])
        context.texts = list(data["texts"])
        return context

    def until(self, data: Any) -> Until | None:
        """What ends an effect."""
        return None if data is None else Until(data["period"], self.node(data["moment"]), self.node(data["event"]))

    def node(self, data: Any) -> Any:
        """A part of a text."""
        return None if data is None else load_node(data)

    def effect(self, data: Data) -> Effect:
        """An effect that a text had begun."""
        changes: Any = [load_node(part["change"]) for part in data["parts"]]
        effect = Effect(self.context(data["context"]), changes, data["stamp"], self.node(data["condition"]))
        effect.until, effect.begins = self.until(data["until"]), self.node(data["begins"])
        for part, saved in zip(effect.parts, data["parts"], strict=True):
            part.locked = None if saved["locked"] is None else [self.obj(one) for one in saved["locked"]]
            part.players = None if saved["players"] is None else tuple(saved["players"])
            values = zip(fixed_nodes(part), saved["fixed"], strict=True)
            part.amount = {id(node): value for node, value in values if value is not None}
        return effect

    def delayed(self, data: Data) -> Delayed:
        """A triggered ability that a text had made."""
        node: Any = load_node(data["ability"])
        delayed = Delayed(self.context(data["context"]), self.game.new_ability(node), data["once"])
        delayed.until = self.until(data["until"])
        return delayed

    def replacement(self, data: Data) -> Replacement:
        """A replacement that a text had begun."""
        node: Any = load_node(data["instead"])
        replacement = Replacement(self.context(data["context"]), node.trigger, node.effects, node.optional, None)
        replacement.until = self.until(data["until"])
        return replacement
