"""Engines for tests: the reference with something wrong, or with less to show."""

from __future__ import annotations

import os
from contextlib import ExitStack

import msgspec

from headjudge.protocol.messages import JUDGE, Decision, New, Observe, Reply, Unsupported, View
from reference_engine.adapter import ReferenceEngine
from tests.fuzz.planted import BUGS
from tests.fuzz.planted_weiss import PLANTED

BUG = "HEADJUDGE_TEST_BUG"
"""The variable of the environment that names the planted bug of `Planted`."""


class Planted(ReferenceEngine):
    """An engine of somebody else's with one planted bug, in force while it is called."""

    def hello(self):
        return msgspec.structs.replace(super().hello(), name="planted", version=os.environ.get(BUG, ""))

    def _wrong(self, method, *args):
        with ExitStack() as stack:
            if os.environ.get(BUG):
                stack.enter_context((BUGS | PLANTED)[os.environ[BUG]]())
            return method(*args)

    def new(self, new):
        return self._wrong(super().new, new)

    def decide(self, decide):
        return self._wrong(super().decide, decide)

    def observe(self, observe):
        return self._wrong(super().observe, observe)


class LosesCards(ReferenceEngine):
    """Shows one card of Alice's deck less from the third turn on."""

    def observe(self, observe):
        view = super().observe(observe)
        assert isinstance(view, View)
        if view.turn >= 3:
            side = view.players["Alice"]
            zones = side.zones | {"deck": side.zones["deck"][1:]}
            sides = view.players | {"Alice": msgspec.structs.replace(side, zones=zones)}
            view = msgspec.structs.replace(view, players=sides)
        return view


class DiesInTheMiddle(ReferenceEngine):
    """Breaks when a player gains EP."""

    def decide(self, decide):
        if isinstance(decide.answer, list) and any(option["do"] == "gain EP" for option in decide.answer):
            raise RuntimeError("out of cards")
        return super().decide(decide)


class OnlyPlays(Planted):
    """At level `play`: shuffles by itself from the seed, and starts from no position."""

    def hello(self):
        return msgspec.structs.replace(super().hello(), level="play")

    def new(self, new):
        seed = new.seed if new.seed is not None else 1
        return super().new(msgspec.structs.replace(new, position=None, seed=seed))


class OwnLabels(OnlyPlays):
    """Plays decks of its own, and calls cards by names of its own."""

    def new(self, new):
        decks = {player: [f"Own-{i // 4}" for i in range(50)] for player in ("Alice", "Bob")}
        text = {"type": "UNIT", "CP cost": 1, "STR": 2, "DEF": 1, "organization": ["Guild"]}
        cards = {f"Own-{i}": {"name": f"Own-{i}", "properties": text | {"STR": i % 4}} for i in range(13)}
        given = {"rulebook": new.rulebook, "decks": decks, "cards": cards, "seed": new.seed, "settings": {"bond": 9}}
        return super().new(msgspec.convert(given, New))


class NeverTheSame(OnlyPlays):
    """Cannot be seeded: each game is another one."""

    games = 0

    def hello(self):
        return msgspec.structs.replace(super().hello(), seeded=False)

    def new(self, new):
        type(self).games += 1
        return super().new(msgspec.structs.replace(new, seed=type(self).games))


class ShowsLittle(OnlyPlays):
    """Its views show numbers and counts, and neither decks nor which card is which."""

    def hello(self):
        return msgspec.structs.replace(super().hello(), hides=["deck", "cards", "texts", "marks"])

    def observe(self, observe):
        view = super().observe(observe)
        assert isinstance(view, View)

        def bare(cards):
            return [
                msgspec.structs.replace(card, card=None, label=None, printed={}, values={}, marks=[]) for card in cards
            ]

        sides = {
            name: msgspec.structs.replace(
                side, zones={zone: bare(cards) for zone, cards in side.zones.items() if zone != "deck"}
            )
            for name, side in view.players.items()
        }
        shared = {zone: bare(cards) for zone, cards in view.shared.items()}
        return msgspec.structs.replace(view, players=sides, shared=shared)


class StartsNothing(ReferenceEngine):
    """Starts no game at all."""

    def new(self, new):
        return Reply(unsupported=Unsupported(what="games"))


class AsksForNothing(ReferenceEngine):
    """Asks a question that offers nothing."""

    def new(self, new):
        reply = super().new(new)
        return msgspec.structs.replace(reply, decision=Decision(player="Alice", kind="priority", clause="902.4"))


class Sighted(ReferenceEngine):
    """Shows players something else than it should: each kind says what becomes of a zone."""

    def observe(self, observe):
        view = super().observe(observe)
        assert isinstance(view, View)
        if observe.viewer == JUDGE:
            return view
        judge = super().observe(Observe(game=observe.game))
        assert isinstance(judge, View)
        sides = {
            player: msgspec.structs.replace(
                side,
                zones={
                    zone: self.shown(cards, judge.players[player].zones[zone]) for zone, cards in side.zones.items()
                },
            )
            for player, side in view.players.items()
        }
        return msgspec.structs.replace(view, players=sides)

    def shown(self, cards, judged):
        raise NotImplementedError


class ShowsAll(Sighted):
    """Has no secrets."""

    def shown(self, cards, judged):
        return [msgspec.structs.replace(card, label=None) for card in judged]


class MissesCards(Sighted):
    """Shows players no card of a zone of three."""

    def shown(self, cards, judged):
        return [] if len(cards) == 3 else cards


class ShowsBacks(Sighted):
    """Shows players nothing but backs."""

    def shown(self, cards, judged):
        return [msgspec.structs.replace(card, card=None, printed={}, values={}) for card in cards]


class ShowsOnlyTheJudge(ReferenceEngine):
    """Has no views of players."""

    def observe(self, observe):
        return super().observe(observe) if observe.viewer == JUDGE else Unsupported(what="views of players")
