"""Which cards, players and zones the words of a text mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from headjudge.notation import rows_core as n

from .context import NOT_YET, Context
from .model import Ability, Obj
from .trees import notation_reads

if TYPE_CHECKING:
    from .game import Game

Test = Callable[[Context, Any, Obj], bool]

TESTS: dict[type, Test] = {}
"""For each adjective and phrase of a description: whether a card fits it."""

CARDS = ("card", "proxy")
"""The kinds of object that are cards, or stand for one."""

NOUNS: dict[type, str] = {}
"""Nouns for cards that only one game has: the zone in which they are looked for."""

SELECT: dict[type, Callable[[Context, Any], list[Obj]]] = {}
"""For each way to name cards that needs no choice: the cards."""


def test(node: type) -> Callable[[Test], Test]:
    """Adds a row to the table of descriptions."""

    def add(function: Test) -> Test:
        TESTS[node] = function
        return function

    return add


def selects(node: type) -> Callable[[Callable[[Context, Any], list[Obj]]], Callable[[Context, Any], list[Obj]]]:
    """Adds a row to the table of ways to name cards."""

    def add(function: Callable[[Context, Any], list[Obj]]) -> Callable[[Context, Any], list[Obj]]:
        SELECT[node] = function
        return function

    return add


# Players


def players(ctx: Context, node: n.Players) -> tuple[int, ...]:
    """The players that a text means, the first player before the other."""
    kind = type(node)
    if kind is n.You:
        return (ctx.controller,)  # trails:105.3
    if kind is n.Opponent:
        return (1 - ctx.controller,)  # trails:105.3, ws:1.1.1
    if kind is n.They:
        return (ctx.actor,)
    if kind is n.TargetPlayer:
        return tuple(ctx.targets.get(id(node), ()))
    if kind is n.ThatPlayer:
        event = ctx.event
        if ctx.player is not None:
            return (ctx.player,)
        return (event.player,) if event is not None and event.player is not None else ()
    if kind is n.ItsController:
        return tuple(obj.controller for obj in referred(ctx)[:1])
    if kind is n.ItsOwner:
        return tuple(obj.owner for obj in referred(ctx)[:1])
    return ctx.game.players_in_order()


def player(ctx: Context, node: n.Players) -> int:
    """The one player that a text means."""
    found = players(ctx, node)
    return found[0] if found else ctx.controller


# Zones


def sides(ctx: Context, node: n.ZoneOf) -> tuple[int, ...]:
    """Whose zone a text means; anyone's when it does not say."""
    return (0, 1) if node.whose is None else players(ctx, node.whose)  # trails:504.4, trails:505.4


def in_zone(ctx: Context, node: n.ZoneOf, obj: Obj) -> bool:
    """Whether an object lies in the zone that a text means."""
    zone = obj.zone
    return zone.name == node.name and (
        zone.side < 0 or node.whose is None or zone.side in players(ctx, node.whose)
    )  # trails:504.4, trails:505.4


def cards_of(ctx: Context, node: n.ZoneOf) -> list[Obj]:
    """The objects in the zones that a text means."""
    zones = ctx.game.zones[node.name]
    if len(zones) == 1:
        return list(zones[0].cards)
    return [obj for side in sides(ctx, node) for obj in zones[side].cards]  # trails:504.4, trails:505.4


# Descriptions


def default_zone(game: Game, noun: n.Noun) -> str:
    """Where the rules look for a noun when the text names no zone."""
    if isinstance(noun, n.OfType):
        return game.zone_of_type[noun.type]
    if isinstance(noun, n.AnyAbility):
        return game.waiting_zone
    return NOUNS.get(type(noun), game.zone_of_cards)


def is_noun(noun: n.Noun, obj: Obj) -> bool:
    """Whether an object is what a noun says."""
    kind = type(noun)
    if kind is n.OfType:
        return obj.kind in CARDS and noun.type in obj.values["type"]  # type: ignore[attr-defined]  # ws:2.3.2
    if kind in KINDS_OF_NOUN:
        return obj.kind in KINDS_OF_NOUN[kind]
    return obj.kind in CARDS and obj.zone.name == NOUNS.get(kind, obj.zone.name)


def is_one_of(nouns: tuple[n.Noun, ...], obj: Obj) -> bool:
    """Whether an object is what one of the nouns says."""
    return is_noun(nouns[0], obj) or (len(nouns) > 1 and any(is_noun(noun, obj) for noun in nouns))


KINDS_OF_NOUN: dict[type, tuple[str, ...]] = {n.AnyAbility: ("ability",)}  # trails:1201.1a
"""Nouns that mean no cards: the kinds of object that they mean."""


class Description:
    """A description made ready for use: where its nouns are looked for, and the tests that a card must pass."""

    __slots__ = (
        "among",
        "bare",
        "combat_only",
        "conditional",
        "home",
        "homes",
        "named",
        "node",
        "nouns",
        "read",
        "side",
        "tests",
        "type",
        "zone",
    )

    def __init__(self, game: Game, node: n.Cards) -> None:
        self.node = node
        self.nouns = node.nouns
        zones = [where.zone for where in node.where if isinstance(where, n.InZone)]
        self.zone: Any = zones[0] if zones else None
        self.homes = tuple(default_zone(game, noun) for noun in node.nouns)
        """The zone in which each noun is looked for when the text names none."""
        parts = [*node.adjectives, *node.where]
        self.tests = [(TESTS[type(part)], part) for part in parts if not isinstance(part, n.InZone)]
        self.named = [(TESTS[type(part)], part) for part in parts if isinstance(part, n.InZone)]
        only = node.nouns[0]
        self.among = any(isinstance(part, n.AmongThose) for part in parts)
        """Whether it speaks of the cards that the text named last, wherever they lie."""
        single = len(node.nouns) == 1 and isinstance(only, n.OfType) and not zones and not self.among
        self.type: str | None = only.type if single and isinstance(only, n.OfType) else None
        """The type, where that is the only noun and no zone is named: the usual case, made fast."""
        self.bare = self.type is not None and not self.tests
        """Whether it says nothing but that type."""
        self.home = self.homes[0]
        states = [part.state for part in parts if isinstance(part, n.State)]
        self.combat_only = any(state in game.combat_states for state in states)
        """Whether it fits nothing while there is no attack."""
        open_to_all = (n.InZone, n.ControlledBy, n.OwnedBy, *game.open_facts)
        plain = all(isinstance(part, open_to_all) for part in parts)
        self.conditional = not plain or any(
            type(noun) is not n.AnyCard and type(noun) not in NOUNS for noun in node.nouns
        )
        """Whether it says more than how many and where."""
        self.read = notation_reads(node) | {"type"}
        """The properties at which it looks."""
        whose = [part.players for part in parts if isinstance(part, n.ControlledBy)]
        self.side = whose[0] if whose and all(home in game.sided_zones for home in self.homes) else None
        """The player whose cards alone can fit, in zones that hold nothing but what their player controls."""


def description(game: Game, node: n.Filter) -> Description:
    """A description, made ready once in each game."""
    known = game.descriptions.get(id(node))
    if known is None or known.node is not node:
        assert isinstance(node, n.Cards)
        known = game.descriptions[id(node)] = Description(game, node)
    return known


def names_zone(node: n.Filter) -> bool:
    """Whether a description says where its cards lie."""
    return any(type(where) is n.InZone for where in node.where)  # type: ignore[attr-defined]


def fits(ctx: Context, node: n.Filter, obj: Obj, anywhere: bool = False) -> bool:
    """Whether an object fits a description; where it lies counts unless told otherwise."""
    game = ctx.game
    known = description(game, node)
    if game.valued != game.value_version:
        game.refresh_what(known.read)
    return passes(ctx, known, obj, anywhere)


def passes(ctx: Context, known: Description, obj: Obj, anywhere: bool = False) -> bool:
    """Whether an object fits a description that is ready for use, values being up to date."""
    if known.type is not None and not anywhere:
        if obj.zone.name != known.home or known.type not in obj.values["type"] or obj.kind not in CARDS:
            return False  # trails:203.3, trails:203.4
    elif anywhere or known.among or known.zone is not None:
        if not is_one_of(known.nouns, obj):
            return False
    else:
        pairs = zip(known.nouns, known.homes, strict=True)
        if not any(obj.zone.name == home and is_noun(noun, obj) for noun, home in pairs):
            return False  # trails:203.3, trails:203.4, trails:506.5
    for test_one, part in known.tests:
        if not test_one(ctx, part, obj):
            return False
    if not anywhere:
        for test_one, part in known.named:
            if not test_one(ctx, part, obj):
                return False
    return True


def places(ctx: Context, known: Description) -> Iterator[list[Obj]]:
    """The lists of objects in which a description must be looked for."""
    if known.among:
        yield [obj for obj in referred(ctx) if obj.alive]
        return
    if known.zone is not None:
        yield cards_of(ctx, known.zone)  # trails:203.5, trails:211.2
        return
    sides = players(ctx, known.side) if known.side is not None else None
    for name in dict.fromkeys(known.homes):
        zones = ctx.game.zones[name]
        if sides is None:
            for zone in zones:
                yield zone.cards
        else:
            for side in sides:
                yield zones[side].cards


def matching(ctx: Context, node: n.Filter, enough: int | None = None) -> list[Obj]:
    """All objects that fit a description, in a fixed order; or only as many as are enough."""
    game = ctx.game
    known = description(game, node)
    if game.valued != game.value_version:
        game.refresh_what(known.read)
    found: list[Obj] = []
    if known.combat_only and not game.in_combat():
        return found
    for place in places(ctx, known):
        if known.bare and enough is None:
            found += [obj for obj in place if known.type in obj.values["type"] and obj.kind in CARDS]
            continue
        for obj in place:
            if passes(ctx, known, obj):
                found.append(obj)
                if enough is not None and len(found) >= enough:
                    return found
    return found


@test(n.Other)
def is_other(ctx: Context, node: n.Other, obj: Obj) -> bool:
    """Not the card that has the ability."""
    return obj is not ctx.source


@test(n.State)
def in_state(ctx: Context, node: n.State, obj: Obj) -> bool:
    """In the state."""
    return ctx.game.has_state(obj, node.state)


@test(n.NotState)
def not_in_state(ctx: Context, node: n.NotState, obj: Obj) -> bool:
    """Not in the state."""
    return not ctx.game.has_state(obj, node.state)


@test(n.Group)
def in_group(ctx: Context, node: n.Group, obj: Obj) -> bool:
    """Has the organization."""
    # ws:2.5.1, ws:2.5.2
    return ctx.game.has_text(obj, ctx.game.group_property, node.name)  # trails:1302.3, trails:1332.3


@test(n.ControlledBy)
def controlled_by(ctx: Context, node: n.ControlledBy, obj: Obj) -> bool:
    """Under a player's control."""
    whose = node.players
    if type(whose) is n.You:
        return obj.controller == ctx.controller
    return obj.controller in players(ctx, whose)


@test(n.OwnedBy)
def owned_by(ctx: Context, node: n.OwnedBy, obj: Obj) -> bool:
    """Owned by a player."""
    return obj.owner in players(ctx, node.players)


@test(n.InZone)
def lies_in(ctx: Context, node: n.InZone, obj: Obj) -> bool:
    """In the zone."""
    assert isinstance(node.zone, n.ZoneOf)
    return in_zone(ctx, node.zone, obj)


@test(n.WithNumber)
def with_number(ctx: Context, node: n.WithNumber, obj: Obj) -> bool:
    """A number that it has compares so."""
    from .reckoning import compares

    value = ctx.game.values(obj).get(node.property)
    if value is None:
        value = ctx.game.missing_number  # ws:2.19.1
    return value is not None and compares(ctx, node.amount, value)


@test(n.WithText)
def with_text(ctx: Context, node: n.WithText, obj: Obj) -> bool:
    """Has the printed word."""
    # ws:2.13.2, ws:2.18.2, ws:2.5.1
    return ctx.game.has_text(obj, node.property, node.value)  # trails:1302.2, ws:2.4.1, ws:2.13.1, ws:2.18.1


@test(n.Named)
def named(ctx: Context, node: n.Named, obj: Obj) -> bool:
    """Has exactly this name."""
    return node.name in ctx.game.values(obj)["name"]  # trails:1302.1, ws:2.1.2


@test(n.Contains)
def containing(ctx: Context, node: n.Contains, obj: Obj) -> bool:
    """A printed word has this part."""
    game = ctx.game
    words = game.values(obj)[node.property]
    return any(game.has_part(node.property, word, node.part) for word in words)  # trails:1302.1a, ws:2.1.2.2


@test(n.WithKeyword)
def with_keyword(ctx: Context, node: n.WithKeyword, obj: Obj) -> bool:
    """Has the keyword."""
    return ctx.game.has_keyword(obj, node.keyword)


@test(n.WithoutKeyword)
def without_keyword(ctx: Context, node: n.WithoutKeyword, obj: Obj) -> bool:
    """Does not have the keyword."""
    return not ctx.game.has_keyword(obj, node.keyword)


@test(n.WithLabel)
def with_label(ctx: Context, node: n.WithLabel, obj: Obj) -> bool:
    """Has an ability that is labelled so, or whose keyword stands for one."""
    meant = (meant for ability in ctx.game.abilities_of(obj) for meant in ctx.game.meant_by(ability))
    # ws:10.1.2, ws:10.7.2, ws:10.8.2, ws:10.9.2, ws:10.10.2, ws:10.12.2, ws:10.13.2, ws:10.14.2
    return any(node.label in labels(ability) for ability in meant)  # trails:1332.6


def labels(ability: Ability) -> tuple[str, ...]:
    """The keywords with which an ability is written."""
    prefixes = getattr(ability.node, "prefixes", ())
    return tuple(prefix.label for prefix in prefixes if isinstance(prefix, n.Label))


@test(n.WithMark)
def with_mark(ctx: Context, node: n.WithMark, obj: Obj) -> bool:
    """Has the mark."""
    return ctx.game.has_mark(obj, node.mark)  # trails:401.2, trails:1332.7


@test(n.WithoutMark)
def without_mark(ctx: Context, node: n.WithoutMark, obj: Obj) -> bool:
    """Lacks the mark."""
    return not ctx.game.has_mark(obj, node.mark)


@test(n.AmongThose)
def among_those(ctx: Context, node: n.AmongThose, obj: Obj) -> bool:
    """One of the cards that the text named last."""
    return obj in referred(ctx)


@test(n.SameAs)
def same_as(ctx: Context, node: n.SameAs, obj: Obj) -> bool:
    """Shares a printed word with a card."""
    return any(ctx.game.share_text(node.property, (obj, other)) for other in select(ctx, node.what))


# Cards


def referred(ctx: Context) -> list[Obj]:
    """What "it" and "those" mean: what the text named last, before that the cards of the event."""
    return ctx.event_cards() if ctx.it is NOT_YET else ctx.it  # ws:8.6.3.1.3


def select(ctx: Context, node: n.Objects | n.Reference) -> list[Obj]:
    """The cards that a text names without a choice."""
    return SELECT[type(node)](ctx, node)


@selects(n.ThisCard)
def this_card(ctx: Context, node: n.ThisCard) -> list[Obj]:
    """The card that has the ability."""
    return [ctx.source]


@selects(n.It)
def it(ctx: Context, node: n.It) -> list[Obj]:
    """The one card named last."""
    return referred(ctx)[-1:]


@selects(n.Those)
def those(ctx: Context, node: n.Those) -> list[Obj]:
    """All cards named last."""
    if ctx.it is not NOT_YET or ctx.event is None:
        return ctx.it
    together = (ctx.event.data or {}).get("together")
    return list(together) if together else ctx.event_cards()


@selects(n.ThatCard)
def that_card(ctx: Context, node: n.ThatCard) -> list[Obj]:
    """The card that the event is about."""
    return ctx.event_cards()[:1]


@selects(n.First)
def first(ctx: Context, node: n.First) -> list[Obj]:
    """The first of the chosen cards."""
    return ctx.it[:1]


@selects(n.Second)
def second(ctx: Context, node: n.Second) -> list[Obj]:
    """The second of the chosen cards."""
    return ctx.it[1:2]


@selects(n.Third)
def third(ctx: Context, node: n.Third) -> list[Obj]:
    """The third of the chosen cards."""
    return ctx.it[2:3]


@selects(n.Target)
def target(ctx: Context, node: n.Target) -> list[Obj]:
    """The targets that are still valid."""
    return list(ctx.targets.get(id(node), ()))


@selects(n.All)
def every(ctx: Context, node: n.All) -> list[Obj]:
    """Every card that fits."""
    return matching(ctx, node.what)


@selects(n.Top)
def top(ctx: Context, node: n.Top) -> list[Obj]:
    """The uppermost cards, from the top."""
    return ends_of(ctx, node, slice(None, None, -1))


@selects(n.Bottom)
def bottom(ctx: Context, node: n.Bottom) -> list[Obj]:
    """The lowest cards, from the bottom."""
    return ends_of(ctx, node, slice(None, None, 1))


def ends_of(ctx: Context, node: n.Top | n.Bottom, order: slice) -> list[Obj]:
    """So many cards from one end of each zone that is meant."""
    from .reckoning import number

    assert isinstance(node.zone, n.ZoneOf)
    count = max(0, number(ctx, node.n))  # ws:1.3.2.2
    zones = ctx.game.zones[node.zone.name]
    return [obj for side in sides(ctx, node.zone) for obj in zones[side].cards[order][:count]]
