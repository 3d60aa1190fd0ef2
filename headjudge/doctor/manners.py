"""Whether an engine uses the rulebook's words and the labels of cards, without which scenarios go off-script."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from headjudge.errors import did_you_mean
from headjudge.protocol.answers import legal_answer
from headjudge.protocol.engine import Engine
from headjudge.protocol.messages import (
    CHANCE,
    JUDGE,
    LEVELS,
    Close,
    Decide,
    Decision,
    Hello,
    New,
    Observe,
    Unsupported,
    View,
)
from headjudge.scenarios.errors import UnknownWord
from headjudge.scenarios.words import Words

WALK = 40


def manners(engine: Engine, hello: Hello, words: Words, games: Sequence[Sequence[New]]) -> list[str]:
    """Play a little of each game, by the first start that the engine takes, and return what scenarios stumble over."""
    found: dict[str, None] = {}
    at_setup = LEVELS.index(hello.level) >= LEVELS.index("setup")
    for starts in games:
        for decision, view, labelled in _walked(engine, starts):
            found.update(dict.fromkeys(strange_words(decision, view, words)))
            if at_setup and labelled:
                found.update(dict.fromkeys(strange_labels(decision, view)))
    return list(found)


def _walked(engine: Engine, starts: Sequence[New]) -> Iterator[tuple[Decision, View, bool]]:
    """Yield each decision of a short game with the judge's view, and whether its cards have labels of ours."""
    for start in starts:
        reply = engine.new(start)
        decision = reply.decision
        for turn in range(WALK):
            view = engine.observe(Observe(game=reply.game, viewer=JUDGE)) if decision else None
            if decision is None or view is None or isinstance(view, Unsupported):
                break
            yield decision, view, start.position is not None
            decision = engine.decide(Decide(game=reply.game, answer=legal_answer(decision, turn))).decision
        if reply.decision is not None:
            engine.close(Close(game=reply.game))
            return


def strange_words(decision: Decision, view: View, words: Words) -> Iterator[str]:
    """Yield the words of a decision and a view that the rulebook does not have."""
    for zones in [side.zones for side in view.players.values()]:
        for zone in zones:
            yield from _strange_zone(zone, words)
    for zone in view.shared:
        yield from _strange_zone(zone, words)
    numbers = words.names("number")
    for name in dict.fromkeys(name for side in view.players.values() for name in side.numbers):
        if name not in numbers:
            yield _sentence("number", name, numbers)
    cards = [card for side in view.players.values() for zone in side.zones.values() for card in zone]
    for of in ("orientation", "face"):
        known = list(dict.fromkeys(is_ for states in words.game.states.values() for what, is_ in states if what == of))
        for value in dict.fromkeys(getattr(card, of) for card in cards):
            if value is not None and value not in known:
                yield _sentence(of, value, known)
    kinds = known_kinds(words)
    if decision.player != CHANCE and decision.kind not in kinds:
        yield _sentence("kind of decision", decision.kind, kinds)
    if view.at and view.at not in words.book.labels and not _before_the_turn(decision, words):
        yield _sentence("row of the turn", view.at, list(words.book.labels))


def _strange_zone(zone: str, words: Words) -> Iterator[str]:
    try:
        words.zone(zone)
    except UnknownWord:
        yield _sentence("zone", zone, words.zones)


def _before_the_turn(decision: Decision, words: Words) -> bool:
    return decision.player == CHANCE or any(row.clause == decision.clause for row in words.book.decisions)


def known_kinds(words: Words) -> list[str]:
    """Return the kinds of decisions that the rulebook or its steps know."""
    named = [kind for kinds in words.game.questions.values() for kind in kinds]
    return list(dict.fromkeys([*(row.name for row in words.book.decisions), *named, *words.game.offers]))


def _sentence(what: str, given: str, known: list[str] | tuple[str, ...]) -> str:
    return f'"{given}" is no {what} of this rulebook, and scenarios will not find it.{did_you_mean(given, known)}'


def strange_labels(decision: Decision, view: View) -> Iterator[str]:
    """Yield what scenarios could not match: cards without their labels, options that name cards otherwise."""
    cards = [card for side in view.players.values() for zone in side.zones.values() for card in zone]
    labels = {card.label for card in cards}
    if None in labels:
        yield "the judge's view shows cards without the label that the position gave them; scenarios name cards by it"
        return
    ids = {card.id for card in cards} - labels
    if any(value in ids for option in decision.options for value in option.values() if isinstance(value, str)):
        yield f'the options of "{decision.kind}" name cards by id; scenarios look for the label of the position'
