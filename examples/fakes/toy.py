"""A toy engine with the manners of a real one: zones of Trails, two plays, plain JSON, no library.

The players take turns to put a card from the hand face-down into the homebase, to spend bond, or to pass; two passes in
a row end the game, and the larger homebase wins. The fakes beside this file are this engine with one thing broken.
"""

import json
import random
import sys
from typing import Any

Data = dict[str, Any]

RULEBOOK = "trails-1.0.1"
PLAYERS = ("Alice", "Bob")
ZONES = ("deck", "hand", "field", "homebase", "trail", "exile")
OWN_CARDS = ("Reed", "Sedge", "Rush", "Fern", "Moss", "Ivy", "Thyme", "Sorrel")
KNOWN_ABILITY = "AUTO when this is put into your homebase: draw 1."
HAND = 3
BOND = 10


class Refuse(Exception):
    """The rules bar it; the text says why."""


class Cannot(Exception):
    """The engine cannot do it; the text says what."""


def read_options(decision: Data, answer: Any) -> None:
    """Refuse an answer that the decision does not offer."""
    if "low" in decision:
        if not isinstance(answer, int) or not decision["low"] <= answer <= decision["high"]:
            raise Refuse(f"{answer} is not a number from {decision['low']} to {decision['high']}")
        return
    if not isinstance(answer, list) or any(option not in decision["options"] for option in answer):
        raise Refuse(f"{json.dumps(answer)} is not offered")
    if not decision["min"] <= len(answer) <= decision["max"] or any(answer.count(option) > 1 for option in answer):
        raise Refuse(f"{decision['min']} to {decision['max']} different options must be chosen")


class Game:
    """One game: who has what where, and what is asked."""

    def __init__(self, number: int, seed: int | None, asks_chance: bool) -> None:
        self.number = number
        self.rng = None if asks_chance and seed is None else random.Random(seed)
        self.zones: dict[str, dict[str, list[Data]]] = {player: {zone: [] for zone in ZONES} for player in PLAYERS}
        self.bond = dict.fromkeys(PLAYERS, BOND)
        self.texts: dict[str, list[str]] = {}
        self.to_shuffle: list[str] = []
        self.turn = 1
        self.at = "703.7a"
        self.player = PLAYERS[0]
        self.passes = 0
        self.spending = False
        self.decision: Data | None = None
        self.result: Data | None = None
        self.events: list[Data] = []
        self.arrivals = self.happened = 0

    def arrive(self, owner: str, zone: str, name: str, **state: Any) -> Data:
        """Put a card into a zone, with a new id that says nothing about it."""
        self.arrivals += 1
        card = {"id": f"c{self.arrivals}", "card": name, "owner": owner, **state}
        self.zones[owner][zone].append(card)
        return card

    def move(self, owner: str, card: Data, source: str, target: str, **state: Any) -> None:
        """Move a card and record the event."""
        self.zones[owner][source].remove(card)
        new = self.arrive(owner, target, card["card"], **state)
        self.happened += 1
        moved = {"from": source, "to": target, "id": new["id"]}
        self.events.append({"n": self.happened, "kind": "move", "player": owner, "cards": [moved]})

    def draw(self, player: str) -> None:
        """Move the top card of a player's deck into the hand, if there is one."""
        if deck := self.zones[player]["deck"]:
            self.move(player, deck[0], "deck", "hand")

    def start_from_decks(self, decks: dict[str, list[str]]) -> None:
        """Put the decks down and shuffle them, or ask how."""
        for player in PLAYERS:
            for name in decks[player]:
                self.arrive(player, "deck", name)
        self.to_shuffle = list(PLAYERS)
        self.go_on()

    def go_on(self) -> None:
        """Ask the next question."""
        if self.to_shuffle:
            self.ask_shuffle(self.to_shuffle[0])
        elif self.turn == 1 and self.arrivals and not any(self.zones[player]["hand"] for player in PLAYERS):
            self.ask_first_player()
        else:
            self.ask_play()

    def ask_shuffle(self, player: str) -> None:
        """Ask chance for the new order of a deck."""
        count = len(self.zones[player]["deck"])
        options = [{"do": "card", "n": n} for n in range(1, count + 1)]
        self.ask("chance", "shuffle", "603.1b", options, count, about={"player": player}, ordered=True)

    def ask_first_player(self) -> None:
        """Ask chance who begins."""
        self.ask("chance", "first player", "603.1a", [{"do": "player", "player": player} for player in PLAYERS])

    def ask_play(self) -> None:
        """Ask the player whose turn it is."""
        hand = [{"do": "put", "card": card["id"]} for card in self.zones[self.player]["hand"]]
        spend = [{"do": "spend bond"}] if self.bond[self.player] else []
        self.ask(self.player, "homebase", "703.7a", [*hand, *spend, {"do": "pass"}])

    def ask(self, player: str, kind: str, clause: str, options: list[Data], count: int = 1, **more: Any) -> None:
        """Open a decision; chance is answered at once when the engine shuffles by itself."""
        self.decision = {
            "player": player,
            "kind": kind,
            "clause": clause,
            "options": options,
            "min": count,
            "max": count,
            **more,
        }
        if player == "chance" and self.rng:
            self.answer(self.rng.sample(options, count))

    def answer(self, answer: Any) -> None:
        """Carry out an answer that was found legal."""
        assert self.decision
        kind, self.decision = self.decision["kind"], None
        if kind == "shuffle":
            player = self.to_shuffle.pop(0)
            names = [card["card"] for card in self.zones[player]["deck"]]
            self.zones[player]["deck"].clear()
            for option in answer:
                self.arrive(player, "deck", names[option["n"] - 1])
        elif kind == "first player":
            self.player = answer[0]["player"]
            for player in PLAYERS:
                for _ in range(HAND):
                    self.draw(player)
        elif kind == "bond":
            self.bond[self.player] -= answer
            self.end_turn(passed=False)
        else:
            self.play(answer[0])
        if not self.result and not self.decision:
            self.go_on()

    def play(self, option: Data) -> None:
        """Carry out what the player of the turn has chosen."""
        if option["do"] == "spend bond":
            most = self.bond[self.player]
            self.decision = {"player": self.player, "kind": "bond", "clause": "703.7a", "low": 0, "high": most}
            return
        if option["do"] == "put":
            hand = self.zones[self.player]["hand"]
            card = next(card for card in hand if card["id"] == option["card"])
            self.move(self.player, card, "hand", "homebase", face="face-down", orientation="ready")
            if KNOWN_ABILITY in self.texts.get(card["card"], []):
                self.draw(self.player)
        self.end_turn(passed=option["do"] == "pass")

    def end_turn(self, *, passed: bool) -> None:
        """Give the turn to the other player, or end the game after two passes."""
        self.passes = self.passes + 1 if passed else 0
        if self.passes == len(PLAYERS):
            sizes = {player: len(self.zones[player]["homebase"]) for player in PLAYERS}
            best = [player for player in PLAYERS if sizes[player] == max(sizes.values())]
            self.result = {"winner": best[0] if len(best) == 1 else None, "clause": "toy", "why": "both passed"}
            return
        self.player = PLAYERS[1 - PLAYERS.index(self.player)]
        self.turn += 1
        self.draw(self.player)

    def card_view(self, card: Data, zone: str, viewer: str) -> Data:
        """Show a card as a viewer may see it."""
        own = viewer == card["owner"]
        hidden = zone == "deck" or (not own and (zone == "hand" or card.get("face") == "face-down"))
        shown = card if viewer == "judge" or not hidden else {name: card[name] for name in card if name != "card"}
        return dict(shown)

    def view(self, viewer: str) -> Data:
        """Show the game as a viewer may see it."""
        view: Data = {"viewer": viewer, "at": self.at, "turn": self.turn, "roles": {"primary": self.player}}
        view["players"] = {
            player: {
                "numbers": {"bond": self.bond[player]},
                "zones": {
                    zone: [self.card_view(card, zone, viewer) for card in cards]
                    for zone, cards in self.zones[player].items()
                },
            }
            for player in PLAYERS
        }
        if self.decision and viewer in ("judge", self.decision["player"]):
            view["decision"] = self.decision
        if self.result:
            view["result"] = self.result
        return view


class Toy:
    """The engine: one method for each of the protocol, data in and data out."""

    name = "toy"
    level = "cards"
    asks_chance = True

    def __init__(self) -> None:
        self.games: dict[int, Game] = {}

    def hello(self, _: Data) -> Data:
        """Introduce the engine."""
        return {
            "protocol": 1,
            "name": self.name,
            "version": "1.0",
            "language": "Python",
            "rulebooks": [RULEBOOK],
            "level": self.level,
        }

    def new(self, params: Data) -> Data:
        """Start a game from a position, from decks, or from decks of its own."""
        if params["rulebook"] != RULEBOOK:
            raise Cannot(params["rulebook"])
        game = Game(len(self.games) + 1, params.get("seed"), self.asks_chance)
        if "position" in params:
            self.set_up(game, params["position"])
        else:
            game.texts = self.texts(params.get("cards", {}))
            game.start_from_decks(self.decks(params))
        self.games[game.number] = game
        return self.reply(game)

    def texts(self, cards: Data) -> dict[str, list[str]]:
        """Read the ability texts of the cards given."""
        for card in cards.values():
            for ability in card.get("abilities", []):
                if ability != KNOWN_ABILITY:
                    raise Cannot(f"the ability {ability!r}")
        return {name: card.get("abilities", []) for name, card in cards.items()}

    def decks(self, params: Data) -> dict[str, list[str]]:
        """Return the decks to play with."""
        decks: dict[str, list[str]] = params.get("decks") or {player: list(OWN_CARDS) for player in PLAYERS}
        if any(len(decks.get(player, [])) < HAND for player in PLAYERS):
            raise Refuse(f"a deck has at least {HAND} cards")
        return decks

    def set_up(self, game: Game, position: Data) -> None:
        """Put everything where a position says."""
        game.texts = self.texts(position.get("cards", {}))
        game.at = position["at"]
        game.turn = position.get("turn", 1)
        game.player = position.get("roles", {}).get("primary", PLAYERS[0])
        for player, side in position.get("players", {}).items():
            game.bond[player] = side.get("numbers", {}).get("bond", BOND)
            for zone, cards in side.get("zones", {}).items():
                if zone not in ZONES:
                    raise Refuse(f"no zone {zone}")
                for card in cards:
                    state = {part: card[part] for part in ("face", "orientation") if part in card}
                    game.arrive(player, zone, card["card"], **state)
        game.ask_play()

    def decide(self, params: Data) -> Data:
        """Answer the open decision."""
        game = self.games[params["game"]]
        if game.decision is None:
            raise Refuse("the game has ended")
        read_options(game.decision, params["answer"])
        game.answer(params["answer"])
        return self.reply(game)

    def concede(self, params: Data) -> Data:
        """Let a player give up."""
        game = self.games[params["game"]]
        other = PLAYERS[1 - PLAYERS.index(params["player"])]
        game.decision = None
        game.result = {"winner": other, "clause": "103.4", "why": f"{params['player']} conceded"}
        return self.reply(game)

    def loop(self, _: Data) -> Data:
        """Declare a cycle, of which the toy knows nothing."""
        raise Cannot("loops")

    def observe(self, params: Data) -> Data:
        """Show the state as a viewer sees it."""
        return self.games[params["game"]].view(params.get("viewer", "judge"))

    def close(self, params: Data) -> Data:
        """End a game; it is kept, so that its number is not used again."""
        self.games[params["game"]].decision = None
        return {}

    def bye(self, _: Data) -> Data:
        """Say goodbye."""
        return {}

    def reply(self, game: Game) -> Data:
        """Return what every call that moves a game gives back."""
        reply: Data = {"game": game.number, "events": game.events}
        game.events = []
        if game.decision:
            reply["decision"] = game.decision
        if game.result:
            reply["result"] = game.result
        return reply

    def handle(self, method: str, params: Data) -> Data:
        """Carry out a method; what is barred and what is not supported are answers too."""
        try:
            result: Data = getattr(self, method)(params)
        except Refuse as why:
            return {"refused": {"why": str(why)}}
        except Cannot as what:
            return {"unsupported": {"what": str(what)}}
        return result

    def write(self, line: str) -> None:
        """Write an answer and flush it, or the host waits in vain."""
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    def answer_to(self, request: Data) -> Data:
        """Return the answer to a request: the same id, and the result."""
        result = self.handle(request["method"], request.get("params", {}))
        return {"jsonrpc": "2.0", "id": request["id"], "result": result}

    def serve(self) -> None:
        """Answer each line with a line until `bye` or the end of the input."""
        for line in sys.stdin:
            request = json.loads(line)
            self.write(json.dumps(self.answer_to(request)))
            if request["method"] == "bye":
                return


if __name__ == "__main__":
    Toy().serve()
