"""The reference engine as an engine of the protocol: typed messages in, typed messages out."""

from __future__ import annotations

import random

from headjudge.protocol import messages as wire

from .core import views
from .core.decide import CHANCE, Answer, Decision, Option
from .core.errors import BadDeck, IllegalAnswer
from .core.game import Game
from .games import GAMES

VERSION = "0.1.0"


class Seat:
    """One game in progress, and who answers its chance."""

    def __init__(self, game: Game, dice: random.Random | None) -> None:
        self.game = game
        self.dice = dice
        self.told = 0


class ReferenceEngine:
    """Plays any number of games at once."""

    def __init__(self) -> None:
        self.seats: dict[int, Seat] = {}
        self.next = 1

    def hello(self) -> wire.Hello:
        """How the reference introduces itself."""
        return wire.Hello(
            protocol=wire.PROTOCOL_VERSION,
            name="headjudge reference",
            version=VERSION,
            language="Python",
            rulebooks=list(GAMES),
            level="cards",
            shows=["values", "events", "options"],
        )

    def new(self, new: wire.New) -> wire.Reply:
        """Starts a game; a deck that breaks a deck rule is refused."""
        if new.rulebook not in GAMES:
            return wire.Reply(unsupported=wire.Unsupported(what=f"rulebook {new.rulebook}"))
        if new.position is None and new.decks is None:
            return wire.Reply(unsupported=wire.Unsupported(what="a game without decks and without a position"))
        try:
            game, at = GAMES[new.rulebook](new)
        except BadDeck as error:
            return wire.Reply(refused=wire.Refused(why=str(error), clause=error.clause))
        number = self.next
        self.next += 1
        seat = self.seats[number] = Seat(game, random.Random(new.seed) if new.seed is not None else None)
        game.watch = frozenset(new.watch)
        game.start(at)
        return self.reply(number, seat)

    def reply(self, number: int, seat: Seat) -> wire.Reply:
        """Answers chance where the engine has to, and tells what happened and what is asked."""
        game = seat.game
        while seat.dice is not None and game.decision is not None and game.decision.player == CHANCE:
            game.decide(by_chance(game.decision, seat.dice))
        news = game.log[min(seat.told, game.rewound) :]
        events = [views.event_view(game, event) for event in news]
        seat.told = game.rewound = len(game.log)
        decision = views.decision_view(game, game.decision) if game.decision is not None else None
        seen, game.watched = game.watched, []
        result = views.result_view(game)
        return wire.Reply(game=number, events=events, decision=decision, result=result, views=seen)

    def seat(self, number: int) -> Seat:
        """A game by its number."""
        if number not in self.seats:
            raise IllegalAnswer(f"there is no game {number}", "")
        return self.seats[number]

    def decide(self, decide: wire.Decide) -> wire.Reply:
        """Answers the open decision, or refuses the answer."""
        seat = self.seat(decide.game)
        game = seat.game
        try:
            game.decide(understood(game, decide.answer))
        except IllegalAnswer as error:
            return wire.Reply(game=decide.game, refused=wire.Refused(why=error.why, clause=error.clause))
        return self.reply(decide.game, seat)

    def concede(self, concede: wire.Concede) -> wire.Reply:
        """A player gives up."""
        seat = self.seat(concede.game)
        game = seat.game
        if concede.player not in game.names:
            return wire.Reply(game=concede.game, refused=wire.Refused(why=f"there is no player {concede.player}"))
        try:
            game.concede(game.names.index(concede.player), game.concede_clause)
        except IllegalAnswer as error:
            return wire.Reply(game=concede.game, refused=wire.Refused(why=error.why, clause=error.clause))
        return self.reply(concede.game, seat)

    def loop(self, loop: wire.Loop) -> wire.Reply:
        """Declares the last answers as a cycle."""
        seat = self.seat(loop.game)
        try:
            seat.game.declare_loop(loop.answers)
        except IllegalAnswer as error:
            return wire.Reply(game=loop.game, refused=wire.Refused(why=error.why, clause=error.clause))
        return self.reply(loop.game, seat)

    def observe(self, observe: wire.Observe) -> wire.View | wire.Unsupported:
        """The state as a viewer sees it."""
        game = self.seat(observe.game).game
        if observe.viewer == wire.JUDGE:
            return views.view(game, views.JUDGE)
        if observe.viewer not in game.names:
            raise IllegalAnswer(f"there is no viewer {observe.viewer}", "")
        return views.view(game, game.names.index(observe.viewer))

    def close(self, close: wire.Close) -> None:
        """Ends a game."""
        seat = self.seats.pop(close.game, None)
        if seat is not None:
            seat.game.put_away()

    def bye(self) -> None:
        """Ends all games."""
        for seat in self.seats.values():
            seat.game.put_away()
        self.seats.clear()


def by_chance(decision: Decision, dice: random.Random) -> Answer:
    """An answer of chance."""
    if decision.low is not None:
        return dice.randint(decision.low, decision.high if decision.high is not None else decision.low)
    count = dice.randint(decision.min, decision.max)
    return dice.sample(list(decision.options), count)


def not_offered(game: Game, decision: Decision, named: wire.Option) -> IllegalAnswer:
    """Why an option is not offered, as far as the rules say."""
    labels = {obj.name: obj for zones in game.zones.values() for zone in zones for obj in zone.cards}
    card = labels.get(str(named.get("card", "")))
    reason = game.why_not(decision, str(named.get("do", "")), card) if card is not None else None
    if reason is not None:
        return IllegalAnswer(reason[1], reason[0])
    said = " ".join(str(value) for value in named.values())
    return IllegalAnswer(f"{said} is not offered", decision.clause)


def understood(game: Game, answer: wire.Answer) -> Answer:
    """An answer by value, as the options that it names."""
    decision = game.decision
    if isinstance(answer, int) or decision is None:
        return answer if isinstance(answer, int) else []
    by_value: list[tuple[wire.Option, Option]] = [
        (views.option_view(game, option, views.JUDGE), option) for option in decision.options
    ]
    chosen: list[Option] = []
    for named in answer:
        for shown, option in by_value:
            if shown == named:
                chosen.append(option)
                break
        else:
            raise not_offered(game, decision, named)
    return chosen
