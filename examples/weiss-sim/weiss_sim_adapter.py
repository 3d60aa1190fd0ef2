"""An adapter for `weiss-sim` (PyPI, 1.2.0), a simulator of Weiss Schwarz, at level `play`; the README says more."""

import json
from typing import Any

import numpy as np
import weiss_sim

from headjudge.protocol import messages as say

PLAYERS = ("Alice", "Bob")
DECK = [*(10266, 10104, 5902, 5910, 4804, 10268, 10166, 10269, 10315, 10913, 10273, 10660) * 4, 10275, 10275]
SOULS = {5902: 1, 5910: 1, 10913: 1, 10273: 1, 10275: 1, 10660: 2}  # soul icons, which the card table leaves out
SLOTS = ("center left", "center middle", "center right", "back left", "back right")
SIDES = (SLOTS, tuple(SLOTS[n] for n in (2, 1, 0, 4, 3)))  # its slots of one number face each other
ORIENTATIONS = ("", "standing", "rested", "reversed")
PHASES = ("5.2.1.4", "6.2.1.1", "6.3.1.1", "6.4.1.2", "6.5.1.2", "6.6.1.2", "7.2.1.3", "6.8.1.2")
KINDS = {"AttackDeclaration": "attack", "LevelUp": "level up", "Encore": "encore step", "Choice": "hand limit"}
KINDS |= {"TriggerOrder": "trigger icon"}
VERBS: dict[Any, str] = {("pass", "clock"): "decline", ("pass", "attack"): "end", "clock_from_hand": "put"}
VERBS |= {"main_play_character": "play", "climax_play": "play", "main_move": "exchange", "encore_pay": "encore"}
VERBS |= dict.fromkeys(("mulligan_select", "level_up", "encore_decline", "choice_select"), "choose")
ZONES = {zone: zone for zone in ("level", "clock", "deck", "hand", "stock", "memory")}
ZONES |= {"climax": "climax area", "waiting_room": "waiting room", "resolution": "resolution zone"}
HEAD, HALVES = map(json.loads(weiss_sim.observation_spec_json()).get, ("header_fields", "player_blocks"))
SLICES = {part["name"]: (part["start"], part["len"]) for part in HALVES[0]["slices"]}
SLICES |= {field["name"]: (field["index"], 1) for field in HEAD}
CARDS = {row["card_id"]: row for row in weiss_sim.export_card_table()["rows"] if row["card_id"] in DECK}
SETTINGS: dict[str, Any] = {"max_decisions": 5_000, "error_policy": "raise", "observation_visibility": "full"}


def card_view(name: str, number: int, **more: Any) -> say.CardView:
    """Return a card with what is printed on it; where it cannot be told which one it is, that it has no text."""
    row, printed = CARDS.get(number), {"abilities": [], "trigger": ["soul"] * SOULS.get(number, 0)}
    if row:
        printed |= {"type": row["card_type"].lower(), "color": [row["color"].lower()]}
        printed |= {key: row[key] for key in ("level", "cost", "power", "soul")}
    return say.CardView(id=name, card=f"card {number}" if row else None, printed=printed, **more)


class Engine:
    """Answers the methods of the protocol, for one game at a time: its pool of one environment, and the buffer."""

    game = 0

    def hello(self) -> say.Hello:
        """Introduce the simulator; which card is which it does not show everywhere."""
        return say.Hello(protocol=1, name="weiss-sim", version=weiss_sim.__version__, language="Rust", level="play",
                         rulebooks=["weiss-schwarz-2.09"], shows=["options"], hides=["cards"])  # fmt: skip

    def new(self, call: say.New) -> say.Reply:
        """Start a game of its own decks."""
        if call.position is not None or call.decks is not None:
            return say.Reply(unsupported=say.Unsupported(what="anything but a game of its own decks"))
        self.pool = weiss_sim.EnvPool.new_debug(1, deck_lists=[DECK, DECK], seed=call.seed or 0, **SETTINGS)
        self.out = weiss_sim.BatchOutDebug(1, 0)
        self.pool.reset_debug_into(self.out)
        self.starting = self.active = self.observer = int(self.pool.starting_player_batch()[0])
        self.game, self.turn, self.won = self.game + 1, 1, ""
        return self.reply()

    def decide(self, call: say.Decide) -> say.Reply:
        """Carry out what is answered; a mulligan is an action for each card, and one that confirms."""
        asked, answer = self.reply().decision, call.answer if isinstance(call.answer, list) else [{}]
        chosen = [number for number, option in self.options(asked.kind).items() if option in answer] if asked else []
        if not asked or not asked.min <= len(chosen) == len(answer) <= asked.max:
            return say.Reply(game=self.game, refused=say.Refused(why=f"the mask does not allow {call.answer}"))
        for number in [*chosen, 0] if asked.kind == "mulligan" else chosen:
            self.play(number)
        return self.reply()

    def concede(self, call: say.Concede) -> say.Reply:
        """Let a player give up."""
        self.won = PLAYERS[1 - PLAYERS.index(call.player)]
        return self.reply()

    def loop(self, call: say.Loop) -> say.Reply:
        """Say that no loop can be declared."""
        return say.Reply(game=self.game, unsupported=say.Unsupported(what="loops"))

    def observe(self, call: say.Observe) -> say.View | say.Unsupported:
        """Show the board to the judge."""
        if call.viewer in PLAYERS:
            return say.Unsupported(what="the view of a player")
        reply, sides = self.reply(), {name: self.side(number) for number, name in enumerate(PLAYERS)}
        at = "7.7.1.2" if reply.decision and reply.decision.kind == "encore step" else PHASES[self.part("phase")[0]]
        roles = {"turn player": PLAYERS[self.active], "starting player": PLAYERS[self.starting]}
        return say.View(viewer=call.viewer, at=at, turn=self.turn, roles=roles, players=sides,
                        decision=reply.decision, result=reply.result)  # fmt: skip

    def close(self, call: say.Close | None = None) -> None:
        """End a game, or the engine; there is nothing to put in order."""

    bye = close

    def part(self, name: str, player: int | None = None) -> list[int]:
        """Return a part of the head of the observation, or of a player's half; that of the observer comes first."""
        (start, length), base = SLICES[name], 0 if player is None else HALVES[player != self.observer]["base"]
        return self.out.obs[0][base + start : base + start + length].tolist()

    def options(self, kind: str) -> dict[int, say.Option]:
        """Return the actions that the mask allows, in the words of the rulebook."""
        said: dict[int, say.Option] = {}
        for number in (np.flatnonzero(self.out.masks[0][1:]) + 1).tolist():  # 0 confirms a mulligan
            family, params = weiss_sim.decode_action_id(number).values()
            said[number] = {"do": VERBS.get((family, kind)) or VERBS.get(family, family)}
            for part in params:
                said[number] |= self.named(kind, **part)
        return said

    def named(self, kind: str, name: str, value: Any) -> say.Option:
        """Return what a parameter of an action names; cards of the clock are counted from its bottom."""
        player, slots = PLAYERS[self.observer], SIDES[self.observer]
        if name == "slot":
            return {"card": f"{player} {slots[value]}"}
        if name in ("hand_index", "index"):
            low = self.part("clock_count", self.observer)[0]
            return {"card": f"{player} clock {low - value}" if kind == "level up" else f"{player} hand {value + 1}"}
        return {name.removeprefix("stage_"): value if name == "attack_type" else slots[value]}

    def play(self, action: int) -> None:
        """Carry out an action; at the end nobody acts, and the last one goes on observing."""
        self.pool.step_debug_into(np.array([action], dtype=np.uint32), self.out)
        before, self.active = self.active, self.part("active_player")[0]
        self.turn += before != self.active
        self.observer = int(self.out.actor[0]) if self.out.actor[0] >= 0 else self.observer

    def side(self, player: int) -> say.SideView:
        """Return a player's half of the board: of each zone as many cards as it counts, named as far as shown."""
        zones: dict[str, list[say.CardView]] = {}
        for theirs, ours in ZONES.items():
            parts = [part for part in (theirs, f"{theirs}_top") if part in SLICES]
            shown = [number for part in parts for number in self.part(part, player) if number in CARDS]
            cards = enumerate([*shown, *[0] * (self.part(f"{theirs}_count", player)[0] - len(shown))], 1)
            zones[ours] = [card_view(f"{PLAYERS[player]} {ours} {n}", number) for n, number in cards]
        rows = zip(SIDES[player], np.reshape(self.part("stage", player), (5, -1)).tolist(), strict=True)
        zones["stage"] = [card_view(f"{PLAYERS[player]} {slot}", row[0], slot=slot, orientation=ORIENTATIONS[row[1]],
            values={"power": row[3], "soul": row[5]}) for slot, row in rows if row[0]]  # fmt: skip
        return say.SideView(zones=zones)

    def reply(self) -> say.Reply:
        """Say what is asked now, or how the game has ended; a terminal status of 1 or 2 names the winner."""
        if self.out.terminated[0] or self.out.truncated[0] or self.won:
            won = self.won or dict(enumerate(PLAYERS, 1)).get(self.part("terminal")[0])
            return say.Reply(game=self.game, result=say.Result(winner=won, clause="1.2.1"))
        theirs = self.pool.decision_info_batch()[0]["decision_kind"]
        kind, many = KINDS.get(theirs, theirs.lower()), 5 if theirs == "Mulligan" else 1
        asked = say.Decision(player=PLAYERS[self.observer], kind=kind, options=list(self.options(kind).values()),
                             min=int(many == 1), max=many)  # fmt: skip
        return say.Reply(game=self.game, decision=asked)
