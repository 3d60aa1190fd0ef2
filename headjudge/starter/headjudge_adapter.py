"""The adapter between headjudge and your engine, at level `play`; made by `headjudge init`, yours to change.

The toy game at the top stands where your engine goes. Below it, the adapter answers the eight methods of the protocol:
replace the toy by your engine, and let each method translate between its words and those of headjudge.
"""

from __future__ import annotations

import random

from headjudge.protocol.messages import (
    JUDGE,
    PROTOCOL_VERSION,
    CardView,
    Close,
    Concede,
    Decide,
    Decision,
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

RULEBOOK = "@rulebook@"
PLAYERS = ("Alice", "Bob")


# ---- YOUR ENGINE GOES HERE -------------------------------------------------------------------------------------------


class ToyGame:
    """In turn the players draw a card or pass; two passes in a row end the game, and the larger hand wins."""

    def __init__(self, seed: int | None) -> None:
        self.hands: dict[str, list[str]] = {player: [] for player in PLAYERS}
        self.decks = {player: [f"{player}'s card {n}" for n in range(1, 21)] for player in PLAYERS}
        for deck in self.decks.values():
            random.Random(seed).shuffle(deck)
        self.turn = 1
        self.passes = 0
        self.winner: str | None = None
        self.over = False

    @property
    def player(self) -> str:
        """Whose turn it is."""
        return PLAYERS[(self.turn - 1) % len(PLAYERS)]

    def moves(self) -> list[str]:
        """Return what the player may do."""
        return ["draw", "pass"] if self.decks[self.player] else ["pass"]

    def play(self, move: str) -> None:
        """Carry out a move."""
        if move == "draw":
            self.hands[self.player].append(self.decks[self.player].pop(0))
        self.passes = self.passes + 1 if move == "pass" else 0
        self.turn += 1
        if self.passes == len(PLAYERS):
            sizes = {player: len(hand) for player, hand in self.hands.items()}
            best = [player for player in PLAYERS if sizes[player] == max(sizes.values())]
            self.end(best[0] if len(best) == 1 else None)

    def end(self, winner: str | None) -> None:
        """End the game; without a winner it is a draw."""
        self.over, self.winner = True, winner


# ---- THE ADAPTER -----------------------------------------------------------------------------------------------------


class Adapter:
    """Answers the methods of the protocol; `headjudge protocol schema` shows each message."""

    def __init__(self) -> None:
        self.games: dict[int, ToyGame] = {}
        self.started = 0

    def hello(self) -> Hello:
        """Introduce the engine: what it plays, and how far its adapter goes."""
        return Hello(
            protocol=PROTOCOL_VERSION,
            name="my engine",
            version="0.1",
            language="Python",
            rulebooks=[RULEBOOK],
            level="play",
        )

    def new(self, call: New) -> Reply:
        """Start a game; at level `play` positions and decks of others are unsupported."""
        if call.rulebook != RULEBOOK or call.position is not None or call.decks is not None:
            return Reply(unsupported=Unsupported(what="anything but a game of its own decks"))
        self.started += 1
        self.games[self.started] = ToyGame(call.seed)
        return self.reply(self.started)

    def decide(self, call: Decide) -> Reply:
        """Carry out an answer, or refuse what is not offered and leave everything as it was."""
        game = self.games[call.game]
        moves = [{"do": move} for move in game.moves()]
        if game.over or not isinstance(call.answer, list) or len(call.answer) != 1 or call.answer[0] not in moves:
            return Reply(game=call.game, refused=Refused(why=f"{call.answer} is not offered"))
        game.play(call.answer[0]["do"])
        return self.reply(call.game)

    def concede(self, call: Concede) -> Reply:
        """Let a player give up, at any moment."""
        self.games[call.game].end(PLAYERS[1 - PLAYERS.index(call.player)])
        return self.reply(call.game)

    def loop(self, call: Loop) -> Reply:
        """Declare the last answers as a cycle that may be repeated."""
        return Reply(game=call.game, unsupported=Unsupported(what="loops"))

    def observe(self, call: Observe) -> View | Unsupported:
        """Show the game as the judge, who sees all, or a player sees it: no deck, and no hand but the own one."""
        game, viewer = self.games[call.game], call.viewer
        sides = {}
        for player in PLAYERS:
            deck = [CardView(id=f"{player} d{n}") for n, _ in enumerate(game.decks[player])]
            hand = [CardView(id=f"{player} h{n}") for n, _ in enumerate(game.hands[player])]
            if viewer == JUDGE:
                deck = [CardView(id=seen.id, card=card) for seen, card in zip(deck, game.decks[player], strict=True)]
            if viewer in (JUDGE, player):
                hand = [CardView(id=seen.id, card=card) for seen, card in zip(hand, game.hands[player], strict=True)]
            sides[player] = SideView(zones={"deck": deck, "hand": hand})
        reply = self.reply(call.game)
        asked = reply.decision if reply.decision and viewer in (JUDGE, reply.decision.player) else None
        return View(viewer=viewer, at="", turn=game.turn, players=sides, decision=asked, result=reply.result)

    def close(self, call: Close) -> None:
        """Forget a game."""
        self.games.pop(call.game, None)

    def bye(self) -> None:
        """End the engine."""
        self.games.clear()

    def reply(self, number: int) -> Reply:
        """Say what is asked now, or how the game has ended; never both."""
        game = self.games[number]
        if game.over:
            return Reply(game=number, result=Result(winner=game.winner, clause=""))
        options = [{"do": move} for move in game.moves()]
        return Reply(game=number, decision=Decision(player=game.player, kind="draw or pass", options=options))
