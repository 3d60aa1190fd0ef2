"""The test set of a rulebook seen from an engine: which cards it lacks, and what each of them would unlock."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from headjudge.catalogue import load as load_clauses
from headjudge.config import Config
from headjudge.doctor.engines import opened
from headjudge.doctor.facts import position_with, words_for
from headjudge.doctor.needs import Need, needs_of
from headjudge.protocol.messages import LEVELS, Close, Hello, New
from headjudge.protocol.probe import SEED
from headjudge.scenarios import card_set
from headjudge.scenarios.card_set import TestCard


class Card(Struct, frozen=True):
    """One card of the test set: the clauses and scenarios that need it, and why the engine lacks it, if it does."""

    number: int
    name: str
    properties: dict[str, object]
    abilities: list[str]
    clauses: list[str]
    scenarios: int
    missing: str = ""


def cards_of(rulebook: str) -> list[Card]:
    """Return the test set of a rulebook by number."""
    words_for(rulebook)
    needs = needs_of(rulebook)
    order = {clause.id: place for place, clause in enumerate(load_clauses(rulebook))}
    found = [_card(name, card, needs, order) for name, card in card_set.load(rulebook).items()]
    return sorted(found, key=lambda card: card.number)


def _card(name: str, card: TestCard, needs: Sequence[Need], order: dict[str, int]) -> Card:
    using = [need for need in needs if name in need.cards]
    clauses = {clause for need in using for clause in need.clauses} | set(card.unlocks)
    known = sorted(clauses, key=lambda clause: order.get(clause, len(order)))
    return Card(card.number, name, dict(card.text.properties), card.text.abilities, known, len(using))


class Lacking(Struct, frozen=True):
    """What an engine says of itself, and the test set with what it lacks."""

    hello: Hello
    cards: list[Card]

    @property
    def missing(self) -> list[Card]:
        """The cards that the engine lacks, the most unlocking first."""
        lacking = [card for card in self.cards if card.missing]
        return sorted(lacking, key=lambda card: (-len(card.clauses), -card.scenarios, card.number))


def lacking(engine_name: str, rulebook: str, config: Config) -> Lacking:
    """Ask an engine for every card of the test set; one below level `cards` has none with abilities."""
    words = words_for(rulebook)
    cards = cards_of(rulebook)
    with opened(engine_name, config) as engine:
        hello = engine.hello()
        level = LEVELS.index(hello.level)
        found: list[Card] = []
        for card in cards:
            needed = "cards" if card.abilities else "setup"
            if level < LEVELS.index(needed):
                found.append(_without(card, f"needs level {needed}, the engine is at {hello.level}"))
                continue
            reply = engine.new(New(rulebook=rulebook, seed=SEED, position=position_with(words, card.name)))
            answer = reply.unsupported.what if reply.unsupported else reply.refused.why if reply.refused else ""
            found.append(_without(card, answer) if answer else card)
            if reply.game:
                engine.close(Close(game=reply.game))
    return Lacking(hello, found)


def _without(card: Card, why: str) -> Card:
    return replace(card, missing=why)
