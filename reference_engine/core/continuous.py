"""Continuous effects: what they change, in which layer, in which order, and the values that come of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from headjudge.notation import rows_core as n

from .context import Context
from .model import Ability, Obj, Values
from .reckoning import holds, number
from .selecting import matching, player, select

if TYPE_CHECKING:
    from .game import Game

Apply = Callable[["Part", Obj, Values], None]


class Effect:
    """A continuous effect in force: open as long as its ability is valid, or locked to what it met when it began."""

    __slots__ = ("ability", "begins", "condition", "context", "parts", "stamp", "until")

    def __init__(
        self, context: Context, changes: Sequence[n.Change], stamp: int, condition: n.Condition | None = None
    ) -> None:
        self.context = context
        self.ability = context.ability
        self.stamp = stamp
        """When it arose."""
        self.condition = condition
        self.until: Any = None
        """What ends it; None for an ability's own effect, or for the rest of the game."""
        self.begins: Any = None
        """What it waits for before it applies."""
        self.parts = [Part(self, change) for change in changes]

    def looks(self) -> tuple[n.Condition | n.Number, ...]:
        """The words on which it depends beside those of its changes."""
        counted = tuple(self.context.counted.values())
        return counted if self.condition is None else (self.condition, *counted)


class Part:
    """One change of an effect, with the cards and the number it is locked to, if it is."""

    __slots__ = ("amount", "change", "effect", "fixed", "given", "kind", "locked", "players", "reads")

    def __init__(self, effect: Effect, change: n.Change) -> None:
        self.effect = effect
        self.change = change
        self.kind = type(change)
        self.locked: list[Obj] | None = None
        self.players: tuple[int, ...] | None = None
        self.amount: Any = None
        self.fixed: Any = None
        """What it adds, where that cannot change."""
        self.given: Any = None
        """The ability that it gives."""
        self.reads: frozenset[str] | None = None
        """The properties on which it depends, once they have been asked for."""

    def subjects(self) -> list[Obj]:
        """The cards that it changes now: none while the condition of its effect is not true."""
        condition = self.effect.condition
        if condition is not None and not holds(self.effect.context, condition):  # ws:8.3.2, ws:8.3.3
            return []
        if self.locked is not None:
            return [obj for obj in self.locked if obj.alive]
        finder = SUBJECTS.get(self.kind)
        if finder is not None:
            return finder(self.effect.context, self.change)
        return select(self.effect.context, self.change.subject)  # type: ignore[attr-defined]  # trails:1215.10

    def number(self, node: n.Number | n.Signed) -> int:
        """A number of the change: as fixed when it began, or as it is now."""
        if self.amount is not None and id(node) in self.amount:
            return int(self.amount[id(node)])
        return number(self.effect.context, node)


SUBJECTS: dict[type, Callable[[Context, Any], list[Obj]]] = {}
"""Changes whose subject is not named as cards: how it is found."""

APPLY: dict[type, Apply] = {}
"""For each change of a card's values: how it is applied."""

NUMBERS: dict[type, Callable[[Any], list[n.Number | n.Signed]]] = {}
"""For each change: the numbers it is made with."""


def applies(node: type) -> Callable[[Apply], Apply]:
    """Adds a row to the table of changes."""

    def add(function: Apply) -> Apply:
        APPLY[node] = function
        return function

    return add


def times(part: Part, each: n.Filter | None) -> int:
    """How often an amount counts: once, or once for each described card."""
    if each is None:
        return 1
    if part.amount is not None and id(each) in part.amount:
        return int(part.amount[id(each)])
    return len(matching(part.effect.context, each))


@applies(n.Adds)
def adds(part: Part, obj: Obj, values: Values) -> None:
    """A number is raised or lowered; what has no such number gets none."""
    change: n.Adds = part.change  # type: ignore[assignment]
    if values.get(change.property) is not None:
        values[change.property] += part.number(change.by) * times(part, change.each)


@applies(n.Sets)
def sets(part: Part, obj: Obj, values: Values) -> None:
    """A number becomes another."""
    change: n.Sets = part.change  # type: ignore[assignment]
    values[change.property] = part.number(change.to)  # trails:1215.5


@applies(n.Swaps)
def swaps(part: Part, obj: Obj, values: Values) -> None:
    """Two numbers change places."""
    change: n.Swaps = part.change  # type: ignore[assignment]
    values[change.left], values[change.right] = values[change.right], values[change.left]


@applies(n.HasNumber)
def has_number(part: Part, obj: Obj, values: Values) -> None:
    """What lacks a number gets it."""
    change: n.HasNumber = part.change  # type: ignore[assignment]
    if values.get(change.property) is None:
        values[change.property] = part.number(change.n)  # trails:1215.1e


def add_texts(values: Values, property: str, texts: Sequence[str]) -> None:
    """Adds printed words to those that are there."""
    there = values[property]
    words = (text for text in dict.fromkeys(texts) if text not in there)
    values[property] = (*there, *words)  # trails:1331.1, trails:1331.2, trails:1332.1, trails:1332.2


@applies(n.GainsText)
def gains_text(part: Part, obj: Obj, values: Values) -> None:
    """A printed word besides the others."""
    change: n.GainsText = part.change  # type: ignore[assignment]
    if change.property in part.effect.context.game.repeating:
        values[change.property] = (*values[change.property], change.value)
        return
    add_texts(values, change.property, [change.value])  # trails:1331.1, trails:1331.2, trails:1332.1, trails:1332.2


@applies(n.GainsTextOf)
def gains_text_of(part: Part, obj: Obj, values: Values) -> None:
    """All printed words of a card besides the others."""
    change: n.GainsTextOf = part.change  # type: ignore[assignment]
    context = part.effect.context
    if part.amount is not None and id(change.source) in part.amount:
        texts, everything = part.amount[id(change.source)]
    else:
        texts, everything = texts_of(context.game, select(context, change.source), change.property)
    add_texts(values, change.property, texts)
    if everything:
        values[f"all {change.property}"] = True  # trails:1333.1


def texts_of(game: Game, cards: Sequence[Obj], property: str) -> tuple[list[str], bool]:
    """The printed words of cards, and whether one of them has all."""
    texts = [text for card in cards for text in game.values_now(card)[property]]
    return texts, any(game.values_now(card).get(f"all {property}") for card in cards)


@applies(n.HasAll)
def has_all(part: Part, obj: Obj, values: Values) -> None:
    """Counts as having every word; a flag, so that the words it has can still be counted."""
    change: n.HasAll = part.change  # type: ignore[assignment]
    values[f"all {change.property}"] = True  # trails:1333.1


@applies(n.LosesText)
def loses_text(part: Part, obj: Obj, values: Values) -> None:
    """Loses a printed word."""
    change: n.LosesText = part.change  # type: ignore[assignment]
    values[change.property] = tuple(text for text in values[change.property] if text != change.value)  # trails:1334.1


@applies(n.SetsText)
def sets_text(part: Part, obj: Obj, values: Values) -> None:
    """A printed word instead of the others."""
    change: n.SetsText = part.change  # type: ignore[assignment]
    values[change.property] = (change.value,)  # trails:1215.5


@applies(n.BecomesType)
def becomes_type(part: Part, obj: Obj, values: Values) -> None:
    """A type instead of its own."""
    values["type"] = (part.change.type,)  # type: ignore[attr-defined]


@applies(n.AlsoType)
def also_type(part: Part, obj: Obj, values: Values) -> None:
    """A type besides its own."""
    add_texts(values, "type", [part.change.type])  # type: ignore[attr-defined]


@applies(n.GetsAbility)
def gets_ability(part: Part, obj: Obj, values: Values) -> None:
    """An ability besides its own: the same one as long as the effect lasts."""
    change: n.GetsAbility = part.change  # type: ignore[assignment]
    if part.given is None:
        part.given = part.effect.context.game.new_ability(change.ability)
    values["abilities"] = (*values["abilities"], part.given)  # trails:1331.3


@applies(n.GetsKeyword)
def gets_keyword(part: Part, obj: Obj, values: Values) -> None:
    """A keyword besides its own abilities."""
    change: n.GetsKeyword = part.change  # type: ignore[assignment]
    if part.given is None:
        part.given = part.effect.context.game.new_ability(n.Keyword(change.keyword))
    values["abilities"] = (*values["abilities"], part.given)  # trails:1331.3


@applies(n.GainsChosen)
def gains_chosen(part: Part, obj: Obj, values: Values) -> None:
    """The printed words that the text has chosen besides its own."""
    change: n.GainsChosen = part.change  # type: ignore[assignment]
    add_texts(values, change.property, part.effect.context.texts)


@applies(n.LosesKeyword)
def loses_keyword(part: Part, obj: Obj, values: Values) -> None:
    """Loses a keyword, however often it has it."""
    keyword = part.change.keyword  # type: ignore[attr-defined]
    values["abilities"] = tuple(
        ability
        for ability in values["abilities"]
        if not (isinstance(ability.node, n.Keyword) and ability.node.keyword == keyword)
    )  # trails:1334.2


@applies(n.LosesAbilities)
def loses_abilities(part: Part, obj: Obj, values: Values) -> None:
    """Loses all abilities."""
    lasting = part.effect.context.game.lasting_abilities
    values["abilities"] = tuple(
        ability for ability in values["abilities"] if isinstance(ability.node, lasting)
    )  # trails:1334.2


@applies(n.LosesAbility)
def loses_ability(part: Part, obj: Obj, values: Values) -> None:
    """Loses an ability with a certain text, however often it has it."""
    lost = part.change.ability  # type: ignore[attr-defined]
    values["abilities"] = tuple(ability for ability in values["abilities"] if ability.node != lost)  # trails:1334.2


@applies(n.LosesLabelled)
def loses_labelled(part: Part, obj: Obj, values: Values) -> None:
    """Loses the abilities that are labelled so."""
    label = n.Label(part.change.label)  # type: ignore[attr-defined]
    game = part.effect.context.game
    values["abilities"] = tuple(
        ability
        for ability in values["abilities"]
        if not any(label in getattr(meant.node, "prefixes", ()) for meant in game.meant_by(ability))
    )  # trails:1334.2


@applies(n.HasMark)
def has_mark(part: Part, obj: Obj, values: Values) -> None:
    """Has a mark as long as the effect lasts."""
    add_texts(values, "marks", [part.change.mark])  # type: ignore[attr-defined]


@applies(n.LosesMark)
def loses_mark(part: Part, obj: Obj, values: Values) -> None:
    """Lacks a mark as long as the effect lasts."""
    values["lost marks"] = (*values.get("lost marks", ()), part.change.mark)  # type: ignore[attr-defined]


NUMBERS.update(
    {
        n.Adds: lambda change: [change.by],
        n.Sets: lambda change: [change.to],
        n.HasNumber: lambda change: [change.n],
        n.CostsMore: lambda change: [change.n],
        n.CostsLess: lambda change: [change.n],
        n.HowMany: lambda change: [change.n],
    }
)


# Values


def in_force(game: Game) -> list[Effect]:
    """The effects whose time has come; whether its condition is true is looked at when each is applied."""
    return [effect for effect in (*game.own_effects, *game.effects) if effect.begins is None]


def recompute(game: Game) -> None:
    """Works out the values of all cards anew, and lets views forget what has changed."""
    before = {obj: obj.values for obj in game.changed if obj.alive}
    if game.granting:
        from .settling import settle_abilities

        settle_abilities(game)
    else:
        forget(game)
        work_out(game, in_force(game))
    for obj in game.changed:
        if before.pop(obj, obj.definition.printed) != obj.values:
            obj.seen = None
            game.unsee(obj.zone)
    for obj, values in before.items():
        if values != obj.values:
            obj.seen = None
            game.unsee(obj.zone)


def forget(game: Game) -> None:
    """All cards have the values that are printed on them."""
    for obj in game.changed:
        if obj.alive:  # what was last known stays as it was
            obj.values = obj.definition.printed  # ws:8.9.1.1
    game.changed = []


def work_out(game: Game, effects: list[Effect]) -> None:
    """Applies effects of which none changes what is valid: layer by layer, dependent ones later, else by time."""
    layers = by_layer(game, effects)
    ignoring = ignored_since(layers)
    for layer in range(game.layer_count):
        game.before_layer(layer, effects)
        parts = layers.get(layer)  # ws:8.9.1
        if parts:
            apply_layer(game, parts, ignoring)  # trails:1325.1b
        game.after_layer(layer, effects)


def ignored_since(layers: dict[int, list[Part]]) -> list[tuple[Obj, int]]:
    """The cards that ignore effects, each with the time before which these arose."""
    return [(obj, part.effect.stamp) for part in layers.get(IGNORING, ()) for obj in part.subjects()]


IGNORING = -2

CHANGES_ABILITIES = frozenset(
    {
        n.GetsAbility,
        n.GetsKeyword,
        n.LosesKeyword,
        n.LosesAbility,
        n.LosesLabelled,
        n.LosesAbilities,
        n.BecomesType,
        n.AlsoType,
    }
)
"""Changes after which it has to be found anew what is valid."""


def by_layer(game: Game, effects: list[Effect]) -> dict[int, list[Part]]:
    """The parts of effects, sorted into layers."""
    layers: dict[int, list[Part]] = {}
    for effect in effects:
        for part in effect.parts:
            layer = IGNORING if part.kind is n.IgnoresEffects else game.layer_of(part)  # trails:1215.2
            if layer in layers:
                layers[layer].append(part)
            else:
                layers[layer] = [part]
    return layers


def apply_layer(game: Game, parts: list[Part], ignoring: list[tuple[Obj, int]]) -> None:
    """Applies the parts of one layer, each once, in their order; parts that only add need none."""
    if all(part.kind in game.additive for part in parts) and not any(reads_written(game, part) for part in parts):
        for part in parts:
            add_part(game, part, ignoring)
        return
    parts.sort(key=stamp_of)
    while parts:
        part = next_part(game, parts) if len(parts) > 1 else parts[0]  # trails:1215.3
        parts.remove(part)
        apply_part(game, part, ignoring)


def reads_written(game: Game, part: Part) -> bool:
    """Whether a part that only adds depends on a number that others may add to."""
    return bool(game.reads(part) & game.numeric)


def stamp_of(part: Part) -> int:
    """When the effect of a part arose."""
    return part.effect.stamp


def next_part(game: Game, parts: list[Part]) -> Part:
    """The earliest part that depends on no other, or on which that other depends in turn."""
    reads = [game.reads(part) for part in parts]
    writes = [game.writes(part) for part in parts]
    if not any(reads):
        return parts[0]
    for i, part in enumerate(parts):
        waits = False
        for j, other in enumerate(parts):
            if i == j or not (reads[i] & writes[j]):
                continue
            if depends(game, part, other) and not (reads[j] & writes[i] and depends(game, other, part)):
                waits = True  # trails:1215.3a
                break
        if not waits:
            return part
    return parts[0]  # trails:1215.3b


def depends(game: Game, part: Part, other: Part) -> bool:
    """Whether applying the other first changes what this part applies to, or what it does."""
    before = outcome(game, part)
    return bool(before != tried(game, other, lambda: outcome(game, part)))


def tried(game: Game, part: Part, question: Callable[[], Any]) -> Any:
    """The answer to a question as it would be with a part applied, which is then undone."""
    saved = [(obj, obj.values) for obj in part.subjects()]
    changed = list(game.changed)
    apply_part(game, part, [])
    answer = question()
    for obj, values in saved:
        obj.values = values
    game.changed = changed
    return answer


def outcome(game: Game, part: Part) -> Any:
    """What a part would apply to, and what it would add or set."""
    found = part.subjects()
    numbers = [part.number(node) for node in NUMBERS.get(part.kind, lambda change: [])(part.change)]
    each = getattr(part.change, "each", None)
    source = getattr(part.change, "source", None)
    texts = texts_of(game, select(part.effect.context, source), part.change.property) if source is not None else None  # type: ignore[attr-defined]
    return [obj.id for obj in found], numbers, times(part, each), texts


def apply_part(game: Game, part: Part, ignoring: list[tuple[Obj, int]]) -> None:
    """Applies a change to each of its cards, except those that ignore it."""
    apply = APPLY.get(part.kind)
    if apply is None:
        return
    stamp = part.effect.stamp
    for obj in part.subjects():
        if ignoring and any(other is obj and stamp < since for other, since in ignoring):
            continue  # trails:1325.1, trails:1325.1a
        if obj.values is obj.definition.printed:
            game.changed.append(obj)
        obj.values = values = obj.values.copy()
        apply(part, obj, values)


def add_part(game: Game, part: Part, ignoring: list[tuple[Obj, int]]) -> None:
    """Applies a change that only adds, in place: what cards have is copied once."""
    apply = APPLY[part.kind]
    stamp = part.effect.stamp
    for obj in part.subjects():
        if ignoring and any(other is obj and stamp < since for other, since in ignoring):
            continue  # trails:1325.1, trails:1325.1a
        if obj.values is obj.definition.printed:
            game.changed.append(obj)
            obj.values = obj.values.copy()
        apply(part, obj, obj.values)


def apply_last(game: Game, effect: Effect) -> bool:
    """Applies an effect that has just begun on top of all others, where that is the same as finding all values anew."""
    last = game.layer_count - 1
    for part in effect.parts:
        alone = part.locked is not None and not game.reads(part) and game.writes(part).isdisjoint(game.values_read)
        if not alone or part.kind not in game.additive or game.layer_of(part) != last:
            return False
    for part in effect.parts:
        add_part(game, part, [])
        for obj in part.subjects():
            obj.seen = None
            game.unsee(obj.zone)
    return True


# Taking hold


def lock(part: Part, cards: list[Obj] | None) -> None:
    """Ties a part of a resolved effect to the cards and numbers it meets now."""
    context = part.effect.context
    change = part.change
    part.locked = cards
    amount: dict[Any, Any] = {}
    for node in NUMBERS.get(part.kind, lambda change: [])(change):
        amount[id(node)] = number(context, node)
    each = getattr(change, "each", None)
    if each is not None:
        amount[id(each)] = len(matching(context, each))
    if isinstance(change, n.GainsTextOf):
        amount[id(change.source)] = texts_of(context.game, select(context, change.source), change.property)
    part.amount = amount


def controller_of(context: Context, change: n.TakesControl) -> int:
    """Who takes control."""
    return player(context, change.players)


def new_effect(game: Game, source: Obj, ability: Ability, controller: int, stamp: int, node: n.Cont) -> Effect:
    """The effect of a continuous ability that has become valid."""
    context = Context(game, source, controller, ability)
    if node.letters:
        context.counted = {letter_is.letter: letter_is.number for letter_is in node.letters}
    return Effect(context, node.changes, stamp, node.condition)
