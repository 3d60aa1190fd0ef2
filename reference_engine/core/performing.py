"""Carrying out a text: sentences, effects, and what players do, one verb a row."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from headjudge.notation import rows_core as n

from .choosing import CAN_TREAT, pick
from .context import Context
from .decide import Option, choose, choose_number, choose_player, may
from .effects import begin_delayed, begin_effect, begin_replacement
from .events import emit
from .interrupts import Payment
from .model import Cause, Event, Obj
from .reckoning import holds, number
from .selecting import cards_of, matching, player, players, sides
from .state import TakenBack
from .verbs import change_number, draw, hide, move, orient, show, shuffle, turn_face

Perform = Callable[[Context, Any, int], Awaitable[bool]]

VERBS: dict[type, Perform] = {}
"""For each thing that a player does: how; it says whether all of it was done."""

TAKEN_FROM: dict[type, tuple[str, ...]] = {}
"""Costs whose words do not name the zones from which they are paid."""

MEETS: list[type] = [n.LookAt, n.Reveal]
"""Verbs by which a text gets to know cards, to which "the rest" may refer."""

EFFECTS: dict[type, Callable[[Context, Any, int], Awaitable[None]]] = {}
"""Effects that only one game has: how each is carried out."""

PLACES: dict[type, Callable[[Context, Any], n.ZoneOf | None]] = {}
"""Places that only one game has: the zone of which each is a part."""

CAN: dict[type, Callable[[Context, Any, int], bool]] = {}
"""For each thing that can be a cost: whether the player could do all of it."""


def verb(node: type) -> Callable[[Perform], Perform]:
    """Adds a row to the table of verbs."""

    def add(function: Perform) -> Perform:
        VERBS[node] = function
        return function

    return add


async def carry_out(ctx: Context, text: Sequence[n.Sentence]) -> None:
    """Carries out a text, sentence by sentence; what it shows is hidden again, however it is left."""
    shown = len(ctx.game.shown_by_text)
    methods = {sentence.letter: sentence.number for sentence in text if isinstance(sentence, n.LetterIs)}
    if methods:
        ctx.methods = {**ctx.methods, **methods}
    try:
        for sentence in text:
            await SENTENCES[type(sentence)](ctx, sentence)
    finally:
        hide(ctx.game, ctx.game.shown_by_text[shown:])
        del ctx.game.shown_by_text[shown:]


async def do(ctx: Context, node: n.Do) -> None:
    """Effects one after the other."""
    for effect in node.effects:
        await perform(ctx, effect)


async def do_if(ctx: Context, node: n.If) -> None:
    """Effects that depend on a condition."""
    for effect in node.effects if holds(ctx, node.condition) else node.otherwise:
        await perform(ctx, effect)


async def do_optionally(ctx: Context, node: n.May) -> None:
    """A player may do something, and what follows depends on whether all of it was done."""
    for actor in players(ctx, node.who):  # trails:1203.6a
        kind, clause = "may", ctx.clause or ctx.game.may_clause
        if any(isinstance(verb_node, n.PayCost) for verb_node in node.verbs):
            kind, clause = "optional cost", ctx.game.cost_clause
        chosen = can_do(ctx, node.verbs, actor) and await may(ctx.game, actor, kind, clause, {"source": ctx.source})
        done = chosen
        if chosen:
            for verb_node in node.verbs:
                done = await (pay_cost if ctx.game.failure_is_otherwise else act)(ctx, verb_node, actor) and done
        follows = node.effects if done else node.otherwise  # trails:1203.6
        if chosen and not done and not ctx.game.failure_is_otherwise:
            follows = ()  # ws:8.6.4
        for effect in follows:
            await perform(ctx, effect, actor)


async def for_each(ctx: Context, node: n.ForEach) -> None:
    """Effects once for each described card."""
    for obj in matching(ctx, node.what):
        ctx.it = [obj]
        for effect in node.effects:
            await perform(ctx, effect)


async def distribute(ctx: Context, node: n.Distribute) -> None:
    """Different effects for different targets; one that is gone takes its part with it."""
    chosen = ctx.targets.get(id(node.targets), ())
    every = ctx.targets.get(-id(node.targets), chosen)
    for effect in node.parts:
        ctx.it = list(every)  # trails:1204.2e-1
        await perform(ctx, effect)


async def delay(ctx: Context, node: n.Delayed) -> None:
    """Effects that wait for a later event."""
    begin_delayed(ctx, node)


async def replace(ctx: Context, node: n.Instead) -> None:
    """A replacement begins."""
    begin_replacement(ctx, node)


async def letter_is(ctx: Context, node: n.LetterIs) -> None:
    """Determined before the text is carried out."""


SENTENCES: dict[type, Callable[[Context, Any], Awaitable[None]]] = {
    n.Do: do,
    n.If: do_if,
    n.May: do_optionally,
    n.ForEach: for_each,
    n.Distribute: distribute,
    n.Delayed: delay,
    n.Instead: replace,
    n.LetterIs: letter_is,
}


async def perform(ctx: Context, effect: n.Effect, actor: int | None = None) -> None:
    """Carries out one effect: somebody does something, or something changes for a while."""
    ctx.actor = ctx.controller if actor is None else actor  # trails:1313.1a
    ctx.game.count_idle()
    if isinstance(effect, n.Modify):
        await begin_effect(ctx, effect)
        return
    other = EFFECTS.get(type(effect))
    if other is not None:
        await other(ctx, effect, ctx.actor)
        return
    assert isinstance(effect, n.Does)
    if isinstance(effect.who, n.BothPlayers):
        await do_together(ctx, effect)
        return
    doers = (ctx.actor,) if isinstance(effect.who, n.You) and actor is None else players(ctx, effect.who)
    for doer in doers:
        await act(ctx, effect.verb, doer)  # trails:1201.2a, trails:1214.1, ws:8.2.1.1, ws:8.8.1


async def do_together(ctx: Context, effect: n.Does) -> None:
    """Both players choose first, the first player before the other; then all is done at once."""
    if isinstance(effect.verb, n.LoseGame):
        both = ctx.game.players_in_order()
        await ctx.game.lose_together(both, ctx.game.text_clause, f"{ctx.source.name} says so")  # ws:1.2.3
        return
    if type(effect.verb) not in DO_TO:
        words: list[str] = []
        ctx.together = True
        for doer in ctx.game.players_in_order():
            await act(ctx, effect.verb, doer)
            words += [word for word in ctx.texts if word not in words]
        ctx.together = False
        if isinstance(effect.verb, n.ChooseText):
            ctx.texts = words
        return
    chosen: list[Obj] = []
    for doer in ctx.game.players_in_order():  # trails:1502.1
        ctx.actor = doer
        chosen += [card for card in await picked(ctx, effect.verb, doer) if card not in chosen]
    ctx.it = chosen
    await DO_TO[type(effect.verb)](ctx, effect.verb, ctx.actor, chosen)


async def picked(ctx: Context, node: Any, actor: int) -> list[Obj]:
    """The cards to which a player does something: those that a text names, or finds where it has the player search."""
    if not isinstance(node, n.Search):
        return await pick(ctx, node.what, actor, node)
    assert isinstance(node.zone, n.ZoneOf)
    cards = cards_of(ctx, node.zone)
    await show(ctx.game, cards, (actor,), ctx.cause)  # trails:1312.2
    found = await pick(ctx, node.what, actor, node, among=cards)
    hide(ctx.game, cards)
    return found


async def act(ctx: Context, node: n.Verb, actor: int) -> bool:
    """A player does one thing."""
    ctx.actor = actor
    game = ctx.game
    if type(node) in DO_TO:
        done = await act_on_cards(ctx, node, actor)
        if type(node) in MEETS and not isinstance(node.what, n.Reference):  # type: ignore[attr-defined]
            ctx.met = list(ctx.it)
        return done
    handler = VERBS.get(type(node))
    if handler is None:
        raise NotImplementedError(f"{game.rulebook} has no verb {type(node).__name__}")
    return await handler(ctx, node, actor)


async def act_on_cards(ctx: Context, node: Any, actor: int) -> bool:
    """A player does something to cards, together or one after the other."""
    ctx.former = ctx.it
    if hasattr(node, "what") and (stops_early(node.what) or ctx.game.takes_one_by_one(node)):
        return await act_one_by_one(ctx, node, actor)
    cards = await picked(ctx, node, actor)
    ctx.it = list(cards)
    done = await DO_TO[type(node)](ctx, node, actor, cards)
    if done:
        ctx.many = len(cards)
    return done


async def act_one_by_one(ctx: Context, node: Any, actor: int) -> bool:
    """Does something to so many cards from one end of a zone, each after what the one before has led to."""
    what: n.Top | n.Bottom = node.what
    assert isinstance(what.zone, n.ZoneOf)
    wanted = max(0, number(ctx, what.n))
    at = -1 if isinstance(what, n.Top) else 0
    met: list[Obj] = []
    found: list[Obj] = []
    for side in sides(ctx, what.zone):
        for i in range(wanted):
            cards = [card for card in ctx.game.cards_in(what.zone.name, side) if card not in met]
            if not cards or (stops_early(what) and not await goes_on(ctx, actor, i)):
                break  # ws:3.2.3.1, ws:3.2.3.3
            met.append(cards[at])
            ctx.it = [cards[at]]
            await DO_TO[type(node)](ctx, node, actor, [cards[at]])  # ws:3.2.3, ws:3.2.3.2
            found += ctx.it
    ctx.it = found
    ctx.many = len(met)
    return len(met) >= wanted > 0 or stops_early(what)


def stops_early(what: n.Objects) -> bool:
    """Whether a player may stop before each further card."""
    return isinstance(what, n.Top) and what.up_to


async def goes_on(ctx: Context, actor: int, done: int) -> bool:
    """Whether a player takes one more card of so many at most."""
    about = {"source": ctx.source, "done": done}
    clause = ctx.game.stepwise_clause or ctx.game.choose_clause
    return await may(ctx.game, actor, "next card", clause, about)  # ws:3.2.3.1, ws:3.2.3.1.1


async def pay_in_full(ctx: Context, costs: Sequence[n.Verb], actor: int) -> bool:
    """Pays costs one after the other, all of them or none; what interrupts waits until they are paid."""
    game = ctx.game
    before, ctx.cause = ctx.cause, Cause("cost", actor, ctx.source, ctx.ability)
    paid = True
    async with Payment(game):
        try:
            with game.transaction():
                for cost in costs:  # ws:8.4.2.1, ws:10.12.1, ws:10.13.1
                    if not can_do(ctx, [cost], actor) or not await pay_cost(ctx, cost, actor):
                        raise TakenBack  # ws:8.4.2.2
        except TakenBack:
            paid = False
        ctx.cause = before
    if paid:
        await emit(game, Event("cost paid", actor, ctx.source, Cause("cost", actor, ctx.source, ctx.ability)))
    return paid


async def pay_cost(ctx: Context, cost: n.Verb, actor: int) -> bool:
    """Does what a cost says; what a replacement did instead counts as paid."""
    replaced = ctx.game.replaced
    done = await act(ctx, cost, actor)  # trails:1203.1, ws:8.4.2
    return done or ctx.game.replaced > replaced  # trails:1203.3


MOVES_CARDS = (n.Put, n.Return, n.Discard)
"""Costs after which it cannot be told beforehand what is left to pay with."""


def can_pay_in_order(ctx: Context, costs: Sequence[n.Verb], actor: int) -> bool:
    """Whether costs could be paid one after the other, as far as can be told before anything moves."""
    if len(costs) < 2:
        return can_do(ctx, costs, actor)
    for i, cost in enumerate(costs):
        if not can_do(ctx, [cost], actor) and not any(feeds(ctx, earlier, cost) for earlier in costs[:i]):
            return False
    return True


def feeds(ctx: Context, earlier: n.Verb, cost: n.Verb) -> bool:
    """Whether what an earlier cost moves may be what a later one takes."""
    if isinstance(earlier, n.Discard):
        goal = ctx.game.used_zone
    elif isinstance(earlier, n.Put | n.Return):
        place: Any = earlier.place if isinstance(earlier, n.Put) else earlier
        zone = PLACES[type(place)](ctx, place) if type(place) in PLACES else place.zone
        goal = zone.name if zone is not None else ""
    else:
        return False
    if isinstance(cost, n.Discard) and goal == ctx.game.discarded_from:
        return True  # trails:1203.4
    return goal in ctx.game.looks_at(cost).zones or goal in TAKEN_FROM.get(type(cost), ())


def can_do(ctx: Context, verbs: Sequence[n.Verb], actor: int) -> bool:
    """Whether a player could do all of several things."""
    saved, ctx.actor = ctx.actor, actor
    able = all(CAN[type(node)](ctx, node, actor) if type(node) in CAN else True for node in verbs)
    ctx.actor = saved
    return able


# Verbs


@verb(n.PayCost)
async def pays_the_cost(ctx: Context, node: n.PayCost, actor: int) -> bool:
    """Pays the costs that the ability itself names."""
    return await pay_in_full(ctx, costs_of(ctx), actor)  # ws:8.1.1.2.2


def costs_of(ctx: Context) -> Sequence[n.Verb]:
    """The costs of the ability whose text is carried out."""
    costs: Sequence[n.Verb] = getattr(ctx.ability.node, "costs", ()) if ctx.ability is not None else ()
    return costs


@verb(n.Draw)
async def draws(ctx: Context, node: n.Draw, actor: int) -> bool:
    """Draws cards one after the other."""
    count = number(ctx, node.n)
    stepwise = node.up_to and bool(ctx.game.stepwise_clause)
    if node.up_to and count > 0 and not stepwise:
        count = await choose_number(ctx.game, actor, "number", 0, count, ctx.game.choose_clause)
    drawn: list[Obj] = []
    for i in range(count):  # trails:1313.2, ws:1.3.2.2
        if stepwise and not await goes_on(ctx, actor, i):
            return True
        card = await draw(ctx.game, actor, ctx.cause)
        if card is not None:
            drawn.append(card)
    if drawn:
        ctx.it = drawn
    return len(drawn) == count and count > 0


@verb(n.ChooseText)
async def chooses_text(ctx: Context, node: n.ChooseText, actor: int) -> bool:
    """Chooses printed words that cards have."""
    words: list[str] = []
    for obj in matching(ctx, node.what):
        words += [word for word in ctx.game.values(obj)[node.property] if word not in words]  # trails:1312.4
    options = [Option(node.property, None, (("name", word),)) for word in words]
    count = number(ctx, node.n)
    chosen = await choose(ctx.game, actor, node.property, options, ctx.game.choose_clause, least=count, most=count)
    ctx.texts = [str(option.more[0][1]) for option in chosen]
    return len(chosen) == count


@verb(n.ChooseNumber)
async def chooses_number(ctx: Context, node: n.ChooseNumber, actor: int) -> bool:
    """Chooses a number, which is then "that many"."""
    about = {"source": ctx.source}
    # trails:104.5, ws:1.3.5
    ctx.many = await choose_number(ctx.game, actor, "number", 0, None, ctx.game.number_clause, about)
    return True


@verb(n.ChoosePlayer)
async def chooses_player(ctx: Context, node: n.ChoosePlayer, actor: int) -> bool:
    """Chooses a player, who is then "that player"."""
    ctx.player = await choose_player(ctx.game, actor, "player", (0, 1), ctx.game.choose_clause, {"source": ctx.source})
    return True


@verb(n.Shuffle)
async def shuffles(ctx: Context, node: n.Shuffle, actor: int) -> bool:
    """Shuffles a zone."""
    assert isinstance(node.zone, n.ZoneOf)
    owners = players(ctx, node.zone.whose) if node.zone.whose is not None else (actor,)
    for owner in owners:
        await shuffle(ctx.game, ctx.game.zone(node.zone.name, owner), ctx.game.choose_clause)
    return True


@verb(n.Pay)
async def pays(ctx: Context, node: n.Pay, actor: int) -> bool:
    """Pays so much of a number."""
    return await ctx.game.pay(actor, node.number, number(ctx, node.n), ctx.cause)


@verb(n.Gain)
async def gains(ctx: Context, node: n.Gain, actor: int) -> bool:
    """Gains so much of a number; nothing for zero or less."""
    amount = max(0, number(ctx, node.n))  # trails:104.2
    ctx.many = amount
    return bool(await change_number(ctx.game, actor, node.number, amount, ctx.cause, "effect"))


@verb(n.Lose)
async def loses(ctx: Context, node: n.Lose, actor: int) -> bool:
    """Loses so much of a number, at most what is there of one that cannot be negative; nothing for zero or less."""
    amount = max(0, number(ctx, node.n))  # trails:104.2
    if node.number in ctx.game.floored:
        amount = min(amount, ctx.game.numbers[actor][node.number])  # trails:104.2
    ctx.many = amount
    return bool(await change_number(ctx.game, actor, node.number, -amount, ctx.cause, "effect"))


@verb(n.SetNumber)
async def sets_number(ctx: Context, node: n.SetNumber, actor: int) -> bool:
    """Makes a number a certain number: more is a gain, less a loss."""
    for owner in players(ctx, node.whose):
        change = max(0, number(ctx, node.n)) - ctx.game.numbers[owner][node.number]
        await change_number(ctx.game, owner, node.number, change, ctx.cause, "effect")  # trails:104.6
    return True


@verb(n.WinGame)
async def wins_game(ctx: Context, node: n.WinGame, actor: int) -> bool:
    """Wins the game: the other player loses."""
    await ctx.game.win(actor, ctx.source.name)  # ws:1.2.5
    return True


@verb(n.LoseGame)
async def loses_game(ctx: Context, node: n.LoseGame, actor: int) -> bool:
    """Loses the game."""
    await ctx.game.lose(actor, ctx.game.text_clause, f"{ctx.source.name} says so")  # ws:1.2.5
    return True


# What is done to cards


async def put(ctx: Context, node: n.Put, actor: int, cards: list[Obj]) -> bool:
    """Moves cards to a place, in an orientation and face, under somebody's control."""
    game = ctx.game
    place: Any = node.place
    zone = PLACES[type(place)](ctx, place) if type(place) in PLACES else place.zone
    if zone is None:  # there is no such place any more
        ctx.it = []
        return False
    face = False if "face-down" in node.placed else True if "face-up" in node.placed else None
    orientation = game.orientation_word(node.placed)
    side = players(ctx, zone.whose)[0] if zone.whose is not None and players(ctx, zone.whose) else None
    controller = player(ctx, node.control) if node.control is not None else None
    arrived: list[Obj] = []
    for batch in game.batches([card for card in cards if card.alive]):
        arrived += await move(  # ws:3.12.1
            game,
            batch,
            zone.name,
            ctx.cause,
            side=game.side_for(zone.name, side, controller),
            bottom=isinstance(node.place, n.OnBottom),
            face_up=face,
            orientation=orientation,
            controller=game.controller_for(zone.name, side, controller),
            slots=await game.slots_for(ctx, zone.name, side, batch, actor, place),
            order_clause=game.order_clause,
        )
    ctx.named_again(cards, arrived)
    return len(arrived) == len(cards) and bool(cards)


async def give_back(ctx: Context, node: n.Return, actor: int, cards: list[Obj]) -> bool:
    """Moves cards back to a zone of their owners."""
    game = ctx.game
    zone: Any = node.zone
    slots = await game.slots_for(ctx, zone.name, None, cards, actor, n.Into(zone))
    arrived = await move(game, cards, zone.name, ctx.cause, slots=slots, order_clause=game.order_clause)
    ctx.named_again(cards, arrived)
    return len(arrived) == len(cards) and bool(cards)


async def discard(ctx: Context, node: n.Discard, actor: int, cards: list[Obj]) -> bool:
    """Puts cards into the zone for used cards of their player."""
    arrived = await move(ctx.game, cards, ctx.game.used_zone, ctx.cause, kind="discard")  # trails:1314.1
    ctx.it = arrived
    return len(arrived) == len(cards) and (bool(cards) or isinstance(node.what, n.All))  # trails:1314.2


async def remove(ctx: Context, node: n.Remove, actor: int, cards: list[Obj]) -> bool:
    """Removes cards from the game."""
    arrived = await move(ctx.game, cards, ctx.game.removed_zone, ctx.cause, kind="removed")  # trails:1330.1
    ctx.it = arrived
    return len(arrived) == len(cards) and bool(cards)


async def destroy(ctx: Context, node: n.Destroy, actor: int, cards: list[Obj]) -> bool:
    """Destroys cards."""
    return await ctx.game.destroy(cards, ctx.cause)


async def ready(ctx: Context, node: n.Ready, actor: int, cards: list[Obj]) -> bool:
    """Puts cards upright."""
    turned = await orient(ctx.game, cards, ctx.game.upright, ctx.cause, kind="readied")  # trails:1315.1
    return len(turned) == len(cards) and bool(cards)


async def turn(ctx: Context, node: n.Turn, actor: int, cards: list[Obj]) -> bool:
    """Turns cards face-up or face-down."""
    done = [await turn_face(ctx.game, card, node.face == "face-up", ctx.cause) for card in cards]
    return bool(done) and all(done)


async def reveal(ctx: Context, node: n.Reveal, actor: int, cards: list[Obj]) -> bool:
    """Shows cards to all players until the text is carried out."""
    await show(ctx.game, cards, (0, 1), ctx.cause)  # trails:1311.1, ws:4.9.1
    ctx.game.shown_by_text.extend(cards)
    return bool(cards)


async def look_at(ctx: Context, node: n.LookAt, actor: int, cards: list[Obj]) -> bool:
    """Shows cards to one player until the text is carried out."""
    await show(ctx.game, cards, (actor,), ctx.cause)  # ws:4.8.1
    ctx.game.shown_by_text.extend(cards)
    return bool(cards)


async def bring_out(ctx: Context, node: n.Search, actor: int, cards: list[Obj]) -> bool:
    """Cards that were searched for by a condition are shown to all."""
    what = getattr(node.what, "what", None)
    if what is not None and ctx.game.has_condition(what):
        await show(ctx.game, cards, (0, 1), ctx.cause)  # trails:1312.3
    ctx.many = len(cards)
    return bool(cards)


async def only_choose(ctx: Context, node: n.Choose, actor: int, cards: list[Obj]) -> bool:
    """The choice itself is all."""
    ctx.game.announce_choice(ctx, actor, cards)
    return bool(cards)


async def play(ctx: Context, node: n.Play, actor: int, cards: list[Obj]) -> bool:
    """Plays a card in the middle of an effect."""
    done = [await ctx.game.play_by_effect(ctx, card, actor, node.free) for card in cards]
    return bool(done) and all(done)


DO_TO: dict[type, Callable[[Context, Any, int, list[Obj]], Awaitable[bool]]] = {
    n.Put: put,
    n.Return: give_back,
    n.Discard: discard,
    n.Remove: remove,
    n.Destroy: destroy,
    n.Ready: ready,
    n.Turn: turn,
    n.Reveal: reveal,
    n.LookAt: look_at,
    n.Choose: only_choose,
    n.Search: bring_out,
    n.Play: play,
}
"""For each verb that is done to cards: how, once the cards are chosen."""


def on_cards(node: type) -> Callable[[Any], Any]:
    """Adds a verb that is done to cards."""

    def add(function: Any) -> Any:
        DO_TO[node] = function
        return function

    return add


# Whether a cost could be paid


def enough_cards(ctx: Context, node: Any, actor: int) -> bool:
    """Whether there are as many cards as the cost names, and each can be treated so."""
    from .choosing import candidates, wanted_count

    cards = candidates(ctx, node.what, actor, node)
    if isinstance(node, n.Put | n.Return) and ctx.game.alters("moved"):
        cards = [card for card in cards if may_go(ctx, node, card)]  # ws:8.6.4
    able = CAN_TREAT.get(type(node))
    if able is not None:
        cards = [card for card in cards if able(ctx, node, card)]
    return len(cards) >= wanted_count(ctx, node.what, len(cards))


def may_go(ctx: Context, node: n.Put | n.Return, card: Obj) -> bool:
    """Whether no effect forbids a card to go where a text would put it."""
    place: Any = node.place if isinstance(node, n.Put) else node
    zone = PLACES[type(place)](ctx, place) if type(place) in PLACES else place.zone
    if zone is None:
        return False
    side = player(ctx, zone.whose) if zone.whose is not None else card.owner
    return not ctx.game.forbids(Event("moved", card.owner, card, ctx.cause, {"to": zone.name, "side": side}))


for _cost in (n.Choose, n.Discard, n.Put, n.Return, n.Remove, n.Destroy, n.Ready, n.Turn, n.Reveal):
    CAN[_cost] = enough_cards
CAN[n.Lose] = lambda ctx, node, actor: (
    node.number not in ctx.game.floored or ctx.game.numbers[actor][node.number] >= number(ctx, node.n)
)
CAN[n.PayCost] = lambda ctx, node, actor: can_pay_in_order(ctx, costs_of(ctx), actor)
CAN[n.Pay] = lambda ctx, node, actor: ctx.game.can_pay(actor, node.number, number(ctx, node.n))
