"""A toy engine that asks a fixed list of questions, whatever is answered; for tests of the driver."""

from headjudge.protocol.messages import (
    PROTOCOL_VERSION,
    CardView,
    Close,
    Concede,
    Decide,
    Decision,
    Event,
    Hello,
    Loop,
    New,
    Observe,
    Refused,
    Reply,
    Result,
    SideView,
    Unsupported,
    View,
)


def priority(player, *more):
    return Decision(player=player, kind="priority", clause="902.4", options=[{"do": "pass"}, *more])


def ask(player, kind, *options, min=1, max=1, ordered=False, clause="", about=None):
    return Decision(
        player=player,
        kind=kind,
        clause=clause,
        options=list(options),
        min=min,
        max=max,
        ordered=ordered,
        about=about or {},
    )


class Toy:
    """Asks its questions one after the other; `waiting` lies in the shared zone all the time."""

    def __init__(self, *decisions, events=None, waiting=(), refuses=None, unsupported="", result=None):
        self.decisions = list(decisions)
        self.events = events or {}
        self.waiting = list(waiting)
        self.refuses = refuses or {}
        self.unsupported = unsupported
        self.result = result
        self.answers = []
        self.games = {}
        self.closed = 0

    def hello(self):
        return Hello(
            protocol=PROTOCOL_VERSION, name="toy", version="0", language="Python", rulebooks=["trails-1.0.1"],
            level="cards",
        )  # fmt: skip

    def _reply(self, game):
        place = self.games[game]
        decision = self.decisions[place] if place < len(self.decisions) else None
        result = self.result or Result(winner="Alice", clause="103.2")
        return Reply(
            game=game,
            decision=decision,
            events=self.events.get(place, []),
            result=None if decision else result,
        )

    def new(self, call: New):
        if self.unsupported:
            return Reply(unsupported=Unsupported(what=self.unsupported))
        game = len(self.games) + 1
        self.games[game] = 0
        return self._reply(game)

    def decide(self, call: Decide):
        place = self.games[call.game]
        if place in self.refuses and call.answer == self.refuses[place]:
            return Reply(game=call.game, refused=Refused(why="the toy refuses", clause="1204.2h"))
        if call.game == 1:
            self.answers.append(call.answer)
        self.games[call.game] += 1
        return self._reply(call.game)

    def concede(self, call: Concede):
        winner = "Bob" if call.player == "Alice" else "Alice"
        return Reply(game=call.game, result=Result(winner=winner, clause="103.4"))

    def loop(self, call: Loop):
        return self._reply(call.game)

    def observe(self, call: Observe):
        return View(
            viewer=call.viewer,
            at="703.8c",
            turn=1,
            players={
                "Alice": SideView(numbers={"bond": 20}, zones={"field": [CardView(id="1", card="Reed", label="Reed")]}),
                "Bob": SideView(numbers={"bond": 20}),
            },
            shared={"resolve standby zone": self.waiting},
        )

    def close(self, call: Close):
        self.closed += 1

    def bye(self):
        pass


def told(kind, *cards, **data):
    return Event(n=1, kind=kind, cards=[{"card": card} for card in cards], data=data)
