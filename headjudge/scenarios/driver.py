"""The driver: carries out intents by answering whatever the engine asks, combined or split, in any order.

What it does by itself, and nothing else:

- Chance: a shuffle on which the scenario is silent keeps the order; the random player is the one the scenario names.
- A choice with exactly one possible answer is answered. A window (priority, naming attackers) never is.
- A courtesy (shuffling the other player's deck before the game) is declined, unless a Given asks for it to be asked.
- A payment that the intent does not speak of is made with the first sources in the order in which the Givens lay them.
- An intent that is not an action with priority (attack, cure, put into the homebase, fight back) passes the priority
  windows of both players on its way, as long as nothing waits to be resolved; it never declines a choice.
- `pass_until` passes, resolves and declines everything optional; a choice that must be made is off-script.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from headjudge.protocol.faults import EngineFault
from headjudge.protocol.messages import (
    CHANCE,
    Answer,
    Close,
    Concede,
    Decide,
    Decision,
    Event,
    Loop,
    New,
    Observe,
    Option,
    Refused,
    Reply,
    Result,
    Unsupported,
    View,
)
from headjudge.scenarios.answering import answer_from, declining, mentions, names_another, pay_first, shuffled
from headjudge.scenarios.expect import Barred, EngineCrashed, NotSupported, OffScript
from headjudge.scenarios.games import Game
from headjudge.scenarios.intents import Intent, Part, possible_answers

if TYPE_CHECKING:
    from headjudge.protocol.engine import Engine

MOST_PASSES_THROUGH = 24
MOST_PASSES_UNTIL = 20_000
PASS: Option = {"do": "pass"}


class Asked(NamedTuple):
    """A question that was answered, and how."""

    decision: Decision
    answer: Answer

    @property
    def kind(self) -> str:
        """The kind of the decision."""
        return self.decision.kind

    @property
    def player(self) -> str:
        """Who was asked."""
        return self.decision.player


class Script(NamedTuple):
    """What the scenario says about chance: the picked player, and the tops of coming shuffles by player."""

    picked: str
    shuffles: dict[str, list[list[str]]]
    order: dict[str, int]
    """The cards by the order in which the Givens lay them out; payments follow it."""
    asks_courtesies: bool = False
    """Whether courtesies, such as shuffling the other's deck, stay open for a step to answer."""


class Driver:
    """A game on an engine, moved by intents; keeps what was asked, answered and told."""

    def __init__(self, engine: Engine, new: New, game: Game, script: Script) -> None:
        self.engine = engine
        self.new = new
        self.game = game
        self.script = script
        self.number = 0
        self.decision: Decision | None = None
        self.result: Result | None = None
        self.events: list[Event] = []
        self.asked: list[Asked] = []
        self.whens = 0
        self.when_began = 0
        self.when_events = 0
        self.version = 0
        self.open = False
        self.labels: dict[str, str] = {}
        """In a game from decks: the scenario's names of cards, to the labels that the engine has given them."""
        self._calls: list[tuple[str, Any]] = []
        self._shuffles = {player: list(tops) for player, tops in script.shuffles.items()}

    # Calls.

    def start(self) -> Refused | None:
        """Start the game; returns the refusal of a deck or position, if it is refused."""
        reply = self._call(self.engine.new, self.new)
        refused: Refused | None = reply.refused
        if refused is not None:
            return refused
        self.number = reply.game
        self.open = True
        self._take(reply)
        if self.new.position is None:
            self._name_cards()
        self.settle_chance()
        return None

    def _name_cards(self) -> None:
        """Let the scenario's names mean the cards of the decks: Reed, Reed#2 from the top, the first player's first."""
        counts: dict[str, int] = {}
        for side in self.observe("judge").players.values():
            for card in [card for cards in side.zones.values() for card in cards]:
                if card.card is not None and card.label is not None:
                    counts[card.card] = counts.get(card.card, 0) + 1
                    own = card.card if counts[card.card] == 1 else f"{card.card}#{counts[card.card]}"
                    self.labels[own] = card.label

    def meant(self, label: Any) -> Any:
        """Return the label that the engine has for a card of the scenario."""
        return self.labels.get(label, label) if self.labels and isinstance(label, str) else label

    def _call(self, method: Callable[[Any], Any], message: Any) -> Any:
        try:
            reply = method(message)
        except EngineFault:
            raise
        except Exception as error:
            raise EngineCrashed(f"{type(error).__name__}: {error}", self._clause()) from error
        unsupported = reply if isinstance(reply, Unsupported) else getattr(reply, "unsupported", None)
        if unsupported is not None:
            raise NotSupported(unsupported.what, self._clause())
        return reply

    def _clause(self) -> str:
        return self.decision.clause if self.decision else ""

    def _take(self, reply: Reply) -> None:
        self.version += 1
        self.events += reply.events
        self.decision = reply.decision
        self.result = reply.result

    def decide(self, answer: Answer) -> None:
        """Answer the open decision; a refusal ends the scenario."""
        decision = self.decision
        assert decision is not None
        reply = self._call(self.engine.decide, Decide(game=self.number, answer=answer))
        if reply.refused is not None:
            raise Barred(reply.refused.why, reply.refused.clause or decision.clause)
        self.asked.append(Asked(decision, answer))
        self._calls.append(("decide", answer))
        self._take(reply)

    def concede(self, player: str) -> None:
        """Let a player give up."""
        self.begin_when()
        reply = self._call(self.engine.concede, Concede(game=self.number, player=player))
        if reply.refused is not None:
            raise Barred(reply.refused.why, reply.refused.clause)
        self._calls.append(("concede", player))
        self._take(reply)

    def declare_loop(self, answers: int) -> None:
        """Declare the last answers as a cycle."""
        self.begin_when()
        reply = self._call(self.engine.loop, Loop(game=self.number, answers=answers))
        if reply.refused is not None:
            raise Barred(reply.refused.why, reply.refused.clause)
        self._calls.append(("loop", answers))
        self._take(reply)
        self.settle()

    def observe(self, viewer: str) -> View:
        """Return the state as a viewer sees it."""
        view: View = self._call(self.engine.observe, Observe(game=self.number, viewer=viewer))
        return view

    def close(self) -> None:
        """End the game on the engine."""
        if self.open:
            self.open = False
            self._call(self.engine.close, Close(game=self.number))

    def fork(self) -> Driver:
        """Return another game that has come the same way, to try something in."""
        other = Driver(self.engine, self.new, self.game, self.script)
        reply = other._call(self.engine.new, self.new)
        other.number = reply.game
        other.open = True
        other._take(reply)
        for name, value in self._calls:
            if name == "decide":
                other.decide(value)
            elif name == "concede":
                other.concede(value)
            else:
                reply = other._call(self.engine.loop, Loop(game=other.number, answers=value))
                other._calls.append((name, value))
                other._take(reply)
        other.labels = self.labels
        other.begin_when()
        other._shuffles = {player: list(tops) for player, tops in self._shuffles.items()}
        return other

    # What was asked.

    def begin_when(self) -> None:
        """Remember where this When begins."""
        self.whens += 1
        self.when_began = len(self.asked)
        self.when_events = len(self.events)

    def all_asked(self) -> Iterator[Decision]:
        """Yield all decisions of the scenario, the open one last."""
        yield from (asked.decision for asked in self.asked)
        if self.decision is not None:
            yield self.decision

    def asked_in_this_when(self) -> list[Asked]:
        """Return what was asked and answered since the last When began."""
        return self.asked[self.when_began :]

    # Settling.

    def is_window(self, decision: Decision) -> bool:
        """Tell whether a decision is a window, which is never answered by itself."""
        return decision.kind in self.game.windows

    def settle_chance(self) -> None:
        """Answer chance as the scenario says, or so that nothing changes."""
        while self.decision is not None and self.decision.player == CHANCE:
            self.decide(self._chance(self.decision))

    def _chance(self, decision: Decision) -> Answer:
        if decision.low is not None:
            return decision.low
        picked = [option for option in decision.options if option.get("player") == self.script.picked]
        if picked and decision.max == 1:
            return picked[:1]
        player = str(decision.about.get("player", ""))
        if self._shuffles.get(player) and decision.ordered:
            top = self._shuffles[player].pop(0)
            zone = str(decision.about.get("zone", "deck"))
            cards = self.observe("judge").players[player].zones.get(zone, [])
            return shuffled(decision, cards, top)
        return decision.options[: max(decision.min, 1)]

    def settle(self, *, payments: bool = True) -> None:
        """Answer chance, choices with one possible answer, and payments that the scenario is silent on."""
        while self.decision is not None:
            self.settle_chance()
            if not self._settle_one(self.decision, payments=payments):
                return

    def _settle_one(self, decision: Decision | None, *, payments: bool) -> bool:
        if decision is None or self.is_window(decision):
            return False
        if possible_answers(decision) == 1:
            self.decide(decision.low if decision.low is not None else decision.options[: decision.max])
            return True
        if payments and decision.kind in self.game.payments:
            self.decide(pay_first(decision, self.script.order))
            return True
        if decision.kind in self.game.courtesies and not self.script.asks_courtesies:
            answer = declining(decision)
            if answer is not None:
                self.decide(answer)
                return True
        return False

    # Intents.

    def carry_out(self, intent: Intent) -> None:
        """Carry out an intent: answer what is asked out of its parts until all are used."""
        self.begin_when()
        if self.labels:
            intent = intent.translated(self.meant)
        left, closing = list(intent.parts), list(intent.closing)
        passed = 0
        while left:
            self.settle_chance()
            decision = self.decision
            if decision is None:
                self._left_over(intent, left, None)
                return
            mine = intent.player is None or decision.player == intent.player
            found = answer_from(decision, left, closing) if mine else None
            started = len(left) < len(intent.parts)
            if found is not None:
                answer, used = found
                self.decide(answer)
                left = [part for part in left if all(part is not other for other in used)]
                closing = [part for part in closing if all(part is not other for other in used)]
            elif mine and (part := names_another(decision, left, self.game.offers)) is not None:
                why = f"{part} is not offered to {decision.player} ({decision.kind})"
                raise Barred(why, decision.clause, not_offered=True)
            elif (mine and self._closes(decision, closing)) or self._settle_one(
                decision, payments=self._pays(intent, left)
            ):
                continue
            elif intent.through and not started and passed < MOST_PASSES_THROUGH and self._passable(decision):
                self.decide([PASS])
                passed += 1
            else:
                self._left_over(intent, left, decision)
                left = []
        while self.decision is not None and self._closes(self.decision, closing):
            pass
        self.settle(payments=not intent.holds_payment)

    def _pays(self, intent: Intent, left: list[Part]) -> bool:
        return not intent.holds_payment and all(part.name != "payment" for part in left)

    def _closes(self, decision: Decision, closing: list[Part]) -> bool:
        """Answer with a part that may be used, right after the question to which it belongs."""
        if not closing or len(self.asked) == self.when_began or self.asked[-1].player != decision.player:
            return False
        found = answer_from(decision, closing, [])
        if found is None:
            return False
        self.decide(found[0])
        for part in found[1]:
            closing.remove(part)
        return True

    def _passable(self, decision: Decision) -> bool:
        """Tell whether a decision is a window to pass on the way, in which nothing waits."""
        if decision.kind not in self.game.passable or PASS not in decision.options:
            return False
        view = self.observe("judge")
        return not any(view.shared.values())

    def _left_over(self, intent: Intent, left: list[Part], decision: Decision | None) -> None:
        """Excuse parts that the engine need not ask for, because one answer was possible.

        A part that the engine has passed over for another is not offered; in the middle of an action it is off-script.
        """
        asked = f"{decision.player} is asked ({decision.kind})" if decision else "the game is over"
        clause = decision.clause if decision else ""
        if len(left) == len(intent.parts):
            raise OffScript(f"{asked}, and nothing in this step answers it", clause)
        over = (
            decision is None
            or self.is_window(decision)
            or (intent.player is not None and decision.player != intent.player)
        )
        silent = len(self.events) == self.when_events  # an engine that tells nothing is believed
        unsaid = [] if over and silent else [part for part in left if not self._said(part)]
        if unsaid:
            why = f"{asked}; of this step {', '.join(str(part) for part in unsaid)} is left over"
            if over:
                raise Barred(why, self.asked[-1].decision.clause, not_offered=True)
            raise OffScript(why, clause)

    def _said(self, part: Part) -> bool:
        """Tell whether the engine has told that it did what a part says, without asking; a bare verb names nothing."""
        return part.value is not None and any(
            mentions(event.cards, part) or mentions(event.data, part) or event.player == part.value
            for event in self.events[self.when_events :]
        )

    # Passing.

    def pass_once(self) -> str:
        """Pass in the open window and return who passed."""
        decision = self.decision
        if decision is None:
            raise OffScript("the game is over, and nobody can pass")
        if PASS not in decision.options:
            kind = "not offered" if self.is_window(decision) else f"not possible ({decision.kind})"
            raise OffScript(f"{decision.player} is asked, and a pass is {kind}", decision.clause)
        self.decide([PASS])
        return decision.player

    def both_pass(self) -> None:
        """Let both players pass in a row."""
        self.begin_when()
        first = self.pass_once()
        self.settle_chance()
        decision = self.decision
        if decision is None or decision.player == first or not self.is_window(decision):
            asked = f"{decision.player} is asked ({decision.kind})" if decision else "the game is over"
            raise OffScript(
                f"after {first}'s pass {asked}, and not the other player", decision.clause if decision else ""
            )
        self.pass_once()
        self.settle()

    def pass_until(self, reached: Callable[[], bool], what: str) -> None:
        """Pass, resolve and decline until something is reached, or the game is over."""
        self.begin_when()
        for _ in range(MOST_PASSES_UNTIL):
            self.settle_chance()
            decision = self.decision
            if decision is None or reached():
                return
            if self._settle_one(decision, payments=True):
                continue
            answer = declining(decision)
            if answer is None:
                raise OffScript(
                    f"on the way to {what} {decision.player} must choose ({decision.kind})", decision.clause
                )
            self.decide(answer)
        raise OffScript(f"{what} is not reached", self._clause())
