"""A game in progress: its state, the few writers that change it, the journal that undoes them, and its driver."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from types import TracebackType
from typing import Any, ClassVar

from .decide import CHANCE, Answer, Decision, Option
from .errors import IllegalAnswer
from .loops import ASKED, Asked
from .model import SHARED, Card, Definition, Event, Obj, Outcome, Standby, Values, Zone, ZoneSpec

FIRST_ID = 1
UNSEEN = (None, None, None)


class TakenBack(Exception):
    """A play that cannot be completed; the transaction around it undoes what it did."""


class Transaction:
    """A stretch of play that is undone in place when `TakenBack` leaves it."""

    __slots__ = ("events", "journal", "outer", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.outer = state.journal
        self.journal: list[tuple[Any, ...]] = []
        self.events = len(state.log)

    def __enter__(self) -> None:
        self.state.journal = self.journal

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        state = self.state
        if kind is not None and issubclass(kind, TakenBack):
            state.undo(self.journal)
            del state.log[self.events :]
            state.rewound = min(state.rewound, self.events)
            self.journal.clear()
        state.journal = self.outer
        if self.outer is not None:
            self.outer.extend(self.journal)


class State:
    """The state of one game; a rulebook's package derives from it and gives the tables and functions that differ."""

    rulebook: ClassVar[str]
    zone_table: ClassVar[tuple[ZoneSpec, ...]]
    numbers_table: ClassVar[tuple[str, ...]]
    """The numbers that each player has."""

    def __init__(self, names: tuple[str, str] = ("Alice", "Bob")) -> None:
        self.names = names
        self.zones: dict[str, tuple[Zone, ...]] = {
            spec.name: (Zone(spec, SHARED),) if spec.shared else (Zone(spec, 0), Zone(spec, 1))  # trails:502.1
            for spec in self.zone_table
        }
        every = [zone for sides in self.zones.values() for zone in sides]
        self.sides = tuple([zone for zone in every if zone.side == side] for side in (0, 1, SHARED))
        """The zones of each player, and those that both share."""
        self.side_views: tuple[list[Any], ...] = ([None] * 3, [None] * 3, [None] * 3)
        """What each viewer sees of them, until something in them changes."""
        self.numbers: tuple[dict[str, int], dict[str, int]] = (
            dict.fromkeys(self.numbers_table, 0),
            dict.fromkeys(self.numbers_table, 0),
        )
        self.cards: list[Card] = []
        self.turn = 1
        self.at = ""
        self.next_id = FIRST_ID
        self.clock = 0
        self.cards_version = 0
        """Grows with every change to cards and records, but for their orientation and what waits to be resolved."""
        self.states_version = 0
        """Grows with every change of a mark, face or orientation, but for how cards lie that only serve to pay."""
        self.waiting_version = 0
        """Grows with every change to a shared zone."""
        self.resource_zones: tuple[str, ...] = ()
        """Zones whose cards only serve to pay: no text in the game looks at their orientation."""
        self.period_version = 0
        """Grows with every change of phase, step or role."""
        self.combat_version = 0
        """Grows with every change to the attack under way, or to another record of what is going on."""
        self.value_version = 0
        """Grows with every change that the value of a card may depend on."""
        self.values_read_states = self.values_read_numbers = False
        self.values_read_periods = self.values_read_combat = False
        """Whether effects in force look at states of cards, at numbers, at periods, at the attack under way."""
        self.value_zones: set[str] = set()
        """The zones at which effects in force look."""
        self.standing: list[Standby] = []
        self.log: list[Event] = []
        self.watch: frozenset[str] = frozenset()
        """The kinds of event at which the whole state is to be seen."""
        self.watched: list[Any] = []
        """The state as it was seen at such events."""
        self.rewound = 0
        """How far back the log was cut by what was taken back; whoever tells events sets it anew."""
        self.journal: list[tuple[Any, ...]] | None = None
        self.outcome: Outcome | None = None
        self.idle = 0
        """Abilities, rule actions and replacements since a player last had a real choice."""
        self.decision: Decision | None = None
        self.answers: list[Answer | Option] = []  # a single option as it is
        self.given: list[Asked] = []  # what was asked for each of the answers
        self.flow: Coroutine[Decision, Answer, None] | None = None
        self.on_quiet: Callable[[State], None] | None = None
        """Called whenever the state can be written down as a position."""

    # What a rulebook says.

    def first_player(self) -> int:
        """The player whose choices come first."""
        raise NotImplementedError

    def play(self, at: str) -> Coroutine[Decision, Answer, None]:
        """The whole course of play, from a label on."""
        raise NotImplementedError

    def same_card(self, origin: Zone, target: Zone) -> bool:
        """Whether a card stays the same object on this move."""
        raise NotImplementedError

    def carry_over(self, old: Obj, new: Obj) -> None:
        """Gives a new object what the rules let it keep of the old one."""

    # Reading.

    def zone(self, name: str, side: int) -> Zone:
        """A player's zone by name, or the shared one."""
        zones = self.zones[name]
        return zones[0] if len(zones) == 1 else zones[side]

    def cards_in(self, name: str, side: int) -> list[Obj]:
        """The objects in a player's zone."""
        zones = self.zones[name]
        return (zones[0] if len(zones) == 1 else zones[side]).cards

    def hosted(self) -> Iterator[Obj]:
        """The objects that lie under another one."""
        return (obj for sides in self.zones.values() for zone in sides for obj in zone.cards if obj.host is not None)

    def under(self, host: Obj, role: str | None = None) -> list[Obj]:
        """What lies under an object, in a certain role if one is named."""
        return [obj for obj in self.hosted() if obj.host is host and role in (None, obj.role)]

    def values(self, obj: Obj) -> Values:
        """The information of a card as effects have it now; of a card that is gone, as it last was."""
        return obj.values

    def players_in_order(self) -> tuple[int, int]:
        """Both players, the one whose choices come first before the other."""
        first = self.first_player()
        return first, 1 - first

    # Writing.

    def set(self, obj: Any, attribute: str, value: Any) -> None:
        """Changes one attribute of an object or record of the state."""
        if self.journal is not None:
            self.journal.append((obj, attribute, getattr(obj, attribute)))
        setattr(obj, attribute, value)
        if obj.__class__ is Obj:
            zone: Zone = obj.zone
            zone.views[:] = UNSEEN
            self.side_views[zone.side][:] = UNSEEN
            obj.seen = None
            if attribute == "orientation":
                zone.turned += 1
                if zone.name not in self.resource_zones:
                    self.states_version += 1
            elif attribute == "marks":
                self.states_version += 1
            else:
                zone.version += 1
                self.cards_version += 1
                if attribute == "face_up":
                    self.states_version += 1
            if self.values_read_states:
                self.value_version += 1
        else:
            self.touch_course(obj is self and attribute != "attack")

    def unsee(self, zone: Zone) -> None:
        """What was seen of a zone holds no longer."""
        zone.views[:] = UNSEEN
        self.side_views[zone.side][:] = UNSEEN

    def touch_course(self, period: bool) -> None:
        """A period begins or ends, or an attack changes."""
        if period:
            self.period_version += 1
            read = self.values_read_periods
        else:
            self.combat_version += 1
            read = self.values_read_combat
        if read:
            self.value_version += 1

    def touch_zone(self, zone: Zone) -> None:
        """Records the cards of a zone before they change."""
        if self.journal is not None:
            self.journal.append((zone.cards, tuple(zone.cards)))
        self.unsee(zone)
        zone.version += 1
        if zone.side < 0:
            self.waiting_version += 1
        else:
            self.cards_version += 1
        if zone.name in self.value_zones:  # trails:1215.4, trails:1215.10
            self.value_version += 1

    def touch(self, container: list[Any]) -> None:
        """Records a list of the state before it is changed in place."""
        if self.journal is not None:
            self.journal.append((container, tuple(container)))

    def touch_dict(self, container: dict[Any, Any]) -> None:
        """Records a dictionary of the state before it is changed in place."""
        if self.journal is not None:
            self.journal.append((container, dict(container)))
        self.cards_version += 1

    def set_number(self, player: int, name: str, value: int) -> None:
        """Changes one of a player's numbers."""
        numbers = self.numbers[player]
        if self.journal is not None:
            self.journal.append((numbers, dict(numbers)))
        numbers[name] = value
        self.side_views[player][:] = UNSEEN
        if self.values_read_numbers:
            self.value_version += 1

    def mark(self, obj: Obj, mark: str) -> None:
        """Puts a mark on an object."""
        if mark not in obj.marks:
            self.set(obj, "marks", (*obj.marks, mark))

    def unmark(self, obj: Obj, mark: str) -> None:
        """Takes a mark off an object."""
        if mark in obj.marks:
            self.set(obj, "marks", tuple(m for m in obj.marks if m != mark))

    def new_object(self, kind: str, card: Card | None, definition: Definition, owner: int, zone: Zone) -> Obj:
        """Makes an object at the top of a zone."""
        self.clock += 1
        obj = Obj(self.next_id, kind, card, definition, owner, zone, self.clock)
        self.next_id += 1
        self.touch_zone(zone)
        zone.cards.append(obj)
        return obj

    def place(self, definition: Definition, owner: int, label: str, zone: Zone) -> Obj:
        """Brings a physical card into the game, on top of a zone and in the zone's usual state: for setting up."""
        card = Card(len(self.cards), definition, owner, label)
        self.cards.append(card)
        self.clock += 1
        obj = Obj(self.next_id, "card", card, definition, owner, zone, self.clock)
        self.next_id += 1
        zone.cards.append(obj)
        if zone.spec.orientation:
            obj.orientation = zone.spec.orientation[0]
        return obj

    def remove_object(self, obj: Obj) -> None:
        """Takes an object out of its zone and out of the game; it stays as last known information."""
        self.touch_zone(obj.zone)
        obj.zone.cards.remove(obj)
        self.let_go(obj)

    def let_go(self, obj: Obj) -> None:
        """An object that has been taken out of its zone is from now on what was last known of it."""
        if self.journal is not None:
            self.journal.append((obj, "alive", True))
        obj.alive = False

    def transaction(self) -> Transaction:
        """What is done inside is undone in place when it is taken back."""
        return Transaction(self)

    def undo(self, journal: list[tuple[Any, ...]]) -> None:
        """Puts back what a journal recorded, newest first."""
        for entry in reversed(journal):
            if len(entry) == 3:
                setattr(entry[0], entry[1], entry[2])
            elif isinstance(entry[0], list):
                entry[0][:] = entry[1]
            else:
                entry[0].clear()
                entry[0].update(entry[1])
        for sides in self.zones.values():
            for zone in sides:
                self.unsee(zone)
                for obj in zone.cards:
                    obj.seen = None
                zone.version += 1
                zone.turned += 1
        self.changed_everywhere()

    def changed_everywhere(self) -> None:
        """Anything may have changed."""
        self.cards_version += 1
        self.states_version += 1
        self.waiting_version += 1
        self.period_version += 1
        self.combat_version += 1
        self.value_version += 1

    # Ending.

    def end(self, winner: int | None, clause: str, why: str) -> None:
        """Settles the result; it never changes afterwards."""
        if self.outcome is None:
            self.outcome = Outcome(winner, clause, why)
            event = Event("game over", winner, data={"clause": clause, "why": why})
            self.record(event)

    def record(self, event: Event) -> None:
        """Numbers an event and appends it to the log."""
        event.n = len(self.log) + 1
        event.clause = self.at
        self.log.append(event)
        if event.kind in self.watch:
            self.see()

    def see(self) -> None:
        """Keeps the state as the judge sees it at an event that is watched."""

    # Driving.

    def start(self, at: str) -> Decision | None:
        """Begins play at a label and runs to the first decision."""
        self.at = at
        self.flow = self.play(at)
        return self.resume(None)

    def resume(self, answer: Any) -> Decision | None:
        """Runs on to the next decision; None when the game is over."""
        assert self.flow is not None
        try:
            self.decision = self.flow.send(answer)
        except StopIteration:
            self.finish()
        return self.decision

    def finish(self) -> None:
        """The course of play has come to its end."""
        self.decision = None

    def decide(self, answer: Answer) -> Decision | None:
        """Answers the open decision; an answer that is not legal is refused and changes nothing."""
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("no decision is open", "")
        single = answer[0] if isinstance(answer, list) and len(answer) == 1 else None
        if single is None or decision.max != 1 or single not in decision.options:
            self.check_answer(decision, answer)
        self.answers.append(answer if single is None else single)
        real = decision.low is not None or len(decision.options) > 1
        asked = (decision.player, decision.kind, real)
        self.given.append(ASKED.setdefault(asked, asked))
        if real:
            self.idle = 0
        try:
            self.decision = self.flow.send(answer)  # type: ignore[union-attr]
        except StopIteration:
            self.finish()
        return self.decision

    def check_answer(self, decision: Decision, answer: Answer) -> None:
        """Refuses an answer that the decision does not offer."""
        if decision.low is not None:
            if not isinstance(answer, int) or isinstance(answer, bool):
                raise IllegalAnswer("a number is asked for", decision.clause)
            if answer < decision.low or (decision.high is not None and answer > decision.high):
                raise IllegalAnswer(f"{answer} is outside the bounds", decision.clause)
            return
        if not isinstance(answer, list):
            raise IllegalAnswer("options are asked for, not a number", decision.clause)
        if not decision.min <= len(answer) <= decision.max:
            raise IllegalAnswer(
                f"{len(answer)} options given, between {decision.min} and {decision.max} asked for", decision.clause
            )
        seen: list[Option] = []
        offered = set(decision.options)
        for option in answer:
            if option not in offered:
                raise IllegalAnswer(f"{option} is not offered", decision.clause)
            seen.append(option)
        if len(set(seen)) != len(seen):
            raise IllegalAnswer("an option is named twice", decision.clause)

    def concede(self, player: int, clause: str) -> None:
        """A player gives up: the other wins, whatever is under way."""
        if self.outcome is not None:
            raise IllegalAnswer("the game is over", clause)
        self.end(1 - player, clause, f"{self.names[player]} concedes")  # ws:1.2.4
        self.stop()  # ws:1.2.4

    def stop(self) -> None:
        """Drops what is under way."""
        if self.flow is not None:
            self.flow.close()
        self.decision = None

    def put_away(self) -> None:
        """Drops what is under way and takes all cards off the table: nothing holds on to itself any more."""
        self.stop()
        self.flow = None
        for sides in self.zones.values():
            for zone in sides:
                zone.cards.clear()

    def name_of(self, player: int) -> str:
        """A player's name; chance has one too."""
        return "chance" if player == CHANCE else self.names[player]
