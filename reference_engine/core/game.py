"""A game with abilities: what is valid, what is in force, what watches, and the answers to the five questions."""

from __future__ import annotations

import weakref
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from headjudge import notation
from headjudge.notation import rows_core as n

from . import loops
from .context import Context
from .continuous import APPLY, CHANGES_ABILITIES, Effect, Part, apply_last, new_effect, recompute
from .course import GameOver
from .decide import Answer, Decision, Option, choose, may
from .effects import Delayed, Replacement, ends_with, waits_for, watch_durations
from .interrupts import Due, Interrupt
from .looking import Looks, new_looks
from .model import Ability, Cause, Event, Obj, Standby, Values, Zone
from .patterns import kinds_of, kinds_of_trigger, occurrences, passes_by, waits_for_itself
from .questions import KINDS_OF_DEED, forbids
from .reckoning import holds
from .selecting import description
from .state import State
from .ties import tied
from .timing_limits import STEPS_OF_A_LOOP
from .trees import notation_reads

Watcher = tuple[Obj, Ability]
NOTHING: frozenset[str] = frozenset()
TYPE, ABILITIES = frozenset({"type"}), frozenset({"abilities"})


class Game(State):
    """The state of a game and everything that abilities do to it."""

    zone_of_type: ClassVar[dict[str, str]]
    zone_of_cards: ClassVar[str]
    sided_zones: ClassVar[tuple[str, ...]] = ()
    """Zones in which a player controls all cards on the own side, and no others."""
    combat_states: ClassVar[tuple[str, ...]] = ()
    """States of cards that follow from the attack under way."""
    waiting_zone: ClassVar[str]
    used_zone: ClassVar[str]
    removed_zone: ClassVar[str]
    discarded_from: ClassVar[str] = "hand"
    upright: ClassVar[str]
    group_property: ClassVar[str]
    choose_clause: ClassVar[str] = ""
    may_clause: ClassVar[str] = ""
    number_clause: ClassVar[str] = ""
    text_clause: ClassVar[str] = ""
    order_clause: ClassVar[str] = ""
    replacement_clause: ClassVar[str] = ""
    tie_clause: ClassVar[str] = ""
    loop_clause: ClassVar[str] = ""
    loop_number_clauses: ClassVar[tuple[str, str]] = ("", "")
    """The clauses by which one player, or both, say how often a loop is repeated."""
    concede_clause: ClassVar[str] = ""
    layer_count: ClassVar[int]
    layers: ClassVar[dict[type, int]]
    floored: ClassVar[tuple[str, ...]] = ()
    """The numbers of players that cannot be negative."""
    lasting_abilities: ClassVar[tuple[type, ...]] = (n.Text,)
    """Kinds of ability that a card keeps when it loses all."""
    additive: ClassVar[frozenset[type]] = frozenset({n.Adds})
    """Changes that only add to numbers, so that their order does not matter."""
    numeric: ClassVar[frozenset[str]]
    """The properties that are numbers."""
    keywords: ClassVar[dict[str, tuple[str, ...]]]
    """The abilities for which each keyword stands."""
    consequences: ClassVar[dict[str, tuple[Callable[..., Awaitable[None]], ...]]] = {}
    """What follows at once upon a kind of event."""
    interrupts: ClassVar[tuple[Interrupt, ...]] = ()
    """What suspends everything else; a game that has such rows names `interrupt` among its consequences."""
    interrupt_clause: ClassVar[str] = ""
    puts_right_after: ClassVar[frozenset[str]] = NOTHING
    """The kinds of event after which something that the rules said of cards may no longer hold."""
    follows_moves: ClassVar[bool] = False
    """Whether an ability that triggered on a move finds its card where that move has put it."""
    open_facts: ClassVar[tuple[type, ...]] = ()
    """Words of a description that say what everybody can tell of a hidden card."""
    final_information: ClassVar[bool] = False
    """Whether a text that moves a card still knows it as it was before."""
    zone_of_number: ClassVar[dict[str, str]] = {}
    """Numbers of players that are counted: the zone whose cards they are."""
    chooses_unseen_by_condition: ClassVar[bool] = True
    """Whether a player who is to choose cards of a hidden zone by what is on them may look for them."""
    failure_is_otherwise: ClassVar[bool] = True
    """Whether "otherwise" also means that a player chose to do something and could not do all of it."""
    stepwise_clause: ClassVar[str] = ""
    """The clause by which a player may stop before each further card; none where the number is chosen at once."""
    cost_clause: ClassVar[str] = ""
    missing_number: ClassVar[int | None] = None
    """What a card's number counts as that it does not have; None where it compares with nothing."""
    repeating: ClassVar[frozenset[str]] = frozenset()
    """Printed words that a card may have several times."""
    places_of_words: ClassVar[dict[type, tuple[str, ...]]] = {}
    """Words that only one game has and that look at nothing but cards in certain zones: these zones."""
    placed_words: ClassVar[frozenset[type] | None] = None
    """Words that look at no other zones than they name; any other may look at all of them. None for all words."""
    valid_by_zone: ClassVar[bool] = False
    """Whether types and zone of a card tell which of its abilities are valid, and nothing else."""
    expansions: ClassVar[dict[type, Callable[[Any], tuple[n.Ability, ...]]]] = {}
    """Keywords that are said with words of their own: the abilities for which each stands."""

    payments: int = 0
    """How many costs are being paid, one inside the other."""
    pending: tuple[Due, ...] = ()
    """The interrupts that are being carried out, or wait for one that is."""
    outlasting: Sequence[Effect] = ()
    """Effects that took away the very ability from which they come, and stay."""
    looked_around: int = 0
    """The time at which what is valid was last found."""
    noted: Any = None
    """The effects and replacements in force of which everything was last noted."""

    def __init__(self, names: tuple[str, str] = ("Alice", "Bob")) -> None:
        super().__init__(names)
        self.board = 0
        """Grows with every change to what is valid or in force."""
        self.collected = self.valued = -1
        self.own_effects: list[Effect] = []
        self.kept: dict[tuple[int, int], Effect] = {}
        self.effects: list[Effect] = []
        self.replacements: list[Replacement] = []
        self.spent: list[Replacement] = []
        """Replacements of the next event of a kind that have met it."""
        self.delayed: list[Delayed] = []
        self.changed: list[Obj] = []
        """The cards whose values differ from what is printed."""
        self.valid_since: dict[tuple[int, int], int] = {}
        self.watching: dict[str, list[Watcher]] = {}
        self.conditional: list[Watcher] = []
        self.conditions_true: dict[tuple[int, int], bool] = {}
        self.altering: list[Replacement] = []
        self.altered: set[str] = set()
        """The kinds of event that may not happen as they are: forbidden or replaced."""
        self.rules: dict[type, list[Part]] = {}
        self.deeds: dict[tuple[type, type], list[Part]] = {}
        """The changes that answer questions of the rules, by kind."""
        self.musts = False
        self.ties: list[Effect] = []
        self.values_written = self.values_read = NOTHING
        """The properties that effects in force write, and those on which they depend."""
        self.values_written_before: frozenset[str] | None = None
        """The properties that were written when values were last worked out; None for any."""
        self.until_kinds: set[str] = set()
        """The kinds of event with which an effect begins or ends."""
        self.granting = self.grants = False
        """Whether effects change abilities, or did when what is valid was last found."""
        self.applied: tuple[Any, ...] = ()
        self.replaced = 0
        """How many events have been replaced so far."""
        self.shown_by_text: list[Obj] = []
        self.turn_memory: dict[tuple[int, int, str], int] = {}
        self.live_zones: tuple[str, ...] = ()
        self.descriptions: dict[int, Any] = {}
        self.looks: dict[int, tuple[Any, Looks]] = {}
        self.acts: list[tuple[Obj, Ability, int, Context]] = []
        """Activated abilities that are valid, with their number among those of their card, and their bearings."""
        self.viewed_combat: tuple[int, Sequence[Obj]] = (-1, ())
        """How far the combat had come when it was last looked at, and the cards that were seen in it."""
        self.watched_values: dict[Obj, tuple[Any, ...]] = {}
        self.given: list[loops.Asked] = []
        """What was asked so far; the answers are in the same order."""
        self.cycle: loops.Cycle | None = None

    # What a rulebook says.

    def is_valid(self, obj: Obj, ability: Ability) -> bool:
        """Whether an ability can be played or take effect now."""
        raise NotImplementedError

    def periods(self) -> dict[str, tuple[int, ...]]:
        """The periods going on, and whose they are."""
        raise NotImplementedError

    def has_state(self, obj: Obj, state: str) -> bool:
        """Whether a card is in a state that a text names."""
        raise NotImplementedError

    async def lose(self, player: int, clause: str, why: str) -> None:
        """A player loses the game."""
        raise NotImplementedError

    def put_right(self, event: Event) -> None:
        """Ends what the rules said of cards and what no longer holds after an event."""

    async def may_stand_by(self, standby: Standby) -> bool:
        """Whether a triggered ability really comes to stand by."""
        return True

    def plays_standby(self, standby: Standby) -> int:
        """The player who plays an ability that stands by."""
        return standby.controller

    def looked_at(self, old: Obj | None, new: Obj | None) -> Obj | None:
        """On which side of a move a trigger looks at the card."""
        return new or old

    async def deck_is_empty(self, player: int) -> None:
        """A player was to draw and could not."""

    def in_combat(self) -> bool:
        """Whether an attack is going on in which cards have a part."""
        return True

    def fighting(self) -> Sequence[Obj]:
        """The cards of which the rules use words that follow from the attack."""
        return ()

    def why_not(self, decision: Decision, do: str, obj: Obj) -> tuple[str, str] | None:
        """The clause that bars an option from a decision, and why; None where the rules have no more to say."""
        return None

    def derived_marks(self, obj: Obj) -> list[str]:
        """Words that the rules use of a card in play and that follow from the attack under way."""
        return []

    def waiting_data(self, obj: Obj, viewer: int) -> dict[str, Any]:
        """What everybody knows of an object that waits to be resolved."""
        return {}

    def roles(self) -> dict[str, str]:
        """Which player has which role."""
        return {}

    def view_data(self) -> dict[str, Any]:
        """What everybody knows beyond places and numbers."""
        return {}

    async def lose_together(self, players: Sequence[int], clause: str, why: str) -> None:
        """Players lose the game at the same time."""
        for player in players:
            await self.lose(player, clause, why)

    def number_of(self, player: int, name: str) -> int:
        """A number that a player has, kept or counted."""
        zone = self.zone_of_number.get(name)
        return self.numbers[player][name] if zone is None else len(self.cards_in(zone, player))  # ws:8.6.2.1.2

    def has_part(self, property: str, word: str, part: str) -> bool:
        """Whether a printed word counts as containing a part."""
        return part in word

    def takes_one_by_one(self, node: Any) -> bool:
        """Whether what is done to cards of an ordered zone is done to one after the other."""
        return False

    def can_replace(self, replacement: Replacement, event: Event) -> bool:
        """Whether an optional replacement can be made use of at all."""
        return True

    def can_pay(self, player: int, pool: str, amount: int) -> bool:
        """Whether a player could pay so much of a number."""
        return self.numbers[player][pool] >= amount

    async def pay(self, player: int, pool: str, amount: int, cause: Cause) -> bool:
        """Pays so much of a number."""
        if not self.can_pay(player, pool, amount):
            return False
        self.set_number(player, pool, self.numbers[player][pool] - amount)
        return True

    async def win(self, player: int, why: str) -> None:
        """A text lets a player win: the other one loses."""
        await self.lose(1 - player, self.text_clause, f"{why} lets {self.names[player]} win")  # ws:1.2.5

    async def destroy(self, cards: Sequence[Obj], cause: Cause) -> bool:
        """Destroys cards, as the rulebook means it."""
        raise NotImplementedError

    def may_orient(self, card: Obj, orientation: str) -> bool:
        """Whether the rules let a card be turned to an orientation."""
        return True

    def may_turn(self, card: Obj, up: bool) -> bool:
        """Whether the rules let a card be turned face-up or face-down."""
        return True

    async def play_by_effect(self, ctx: Context, card: Obj, player: int, free: bool) -> bool:
        """Plays a card in the middle of an effect."""
        raise NotImplementedError

    def side_for(self, zone: str, side: int | None, controller: int | None) -> int | None:
        """Whose zone a card goes to; None for its owner's."""
        return side

    def controller_for(self, zone: str, side: int | None, controller: int | None) -> int | None:
        """Who controls a card that arrives; None for its owner."""
        return controller

    def carried_along(
        self, moving: Sequence[Obj], zone: str, slots: Mapping[Obj, str] | None
    ) -> Sequence[tuple[Obj, Zone, str | None]]:
        """What goes elsewhere at the same time because cards move: what, to which zone and slot."""
        return ()

    async def slots_for(
        self, ctx: Context, zone: str, side: int | None, cards: Sequence[Obj], actor: int, place: n.Place
    ) -> Mapping[Obj, str] | None:
        """In which slots of a zone the cards arrive that a text moves there; None where it has no slots."""
        return None

    def batches(self, cards: list[Obj]) -> list[list[Obj]]:
        """Which of the cards that a text moves go together: all, unless the rulebook says otherwise."""
        return [cards]

    def orientation_word(self, placed: tuple[str, ...]) -> str | None:
        """The orientation that a text names."""
        return None

    def treated_as_controlled(self, ctx: Context, owners: tuple[int, ...], what: n.Filter) -> int:
        """How many cards a player counts as controlling without having them."""
        return 0

    def reads(self, part: Part) -> frozenset[str]:
        """The properties on which a change depends, by its words and those of its effect."""
        if part.reads is None:
            part.reads = notation_reads(part.change)
            for node in part.effect.looks():
                part.reads |= notation_reads(node)
        return part.reads

    def writes(self, part: Part) -> frozenset[str]:
        """The properties that a change writes."""
        return written_by(part.change)

    def before_layer(self, layer: int, effects: list[Effect]) -> None:
        """What a game adds at the beginning of a layer."""

    def after_layer(self, layer: int, effects: list[Effect]) -> None:
        """What a game adds at the end of a layer."""

    def layer_of(self, part: Part) -> int:
        """The layer in which a change is applied; -1 for one that changes no value."""
        return self.layers.get(part.kind, -1)

    def see(self) -> None:
        """Keeps the state as the judge sees it at an event that is watched."""
        from .views import JUDGE, view

        self.watched.append(view(self, JUDGE))

    # Abilities.

    def new_ability(self, node: n.Ability) -> Ability:
        """An ability from its tree."""
        zones: tuple[str, ...] | None = None
        for prefix in getattr(node, "prefixes", ()):  # trails:207.7
            if isinstance(prefix, n.ValidIn):
                zones = prefix.zones
            elif isinstance(prefix, n.ValidEverywhere):
                zones = tuple(self.zones)
        ability = Ability(node, notation.write(node, self.rulebook), zones)
        if isinstance(node, n.Auto):
            ability.events = kinds_of_trigger(node.trigger)  # trails:1211.1
            ability.itself = waits_for_itself(node.trigger)
            ability.watches = not isinstance(node.trigger, n.AsSoonAs)
        return ability

    def abilities_of(self, obj: Obj) -> tuple[Ability, ...]:
        """A card's abilities as effects have them, keywords as they are named."""
        if self.valued != self.value_version and obj.alive:
            self.refresh_what(ABILITIES)
        abilities: tuple[Ability, ...] = obj.values["abilities"]  # trails:1332.4
        return abilities

    def has_keyword(self, obj: Obj, keyword: str) -> bool:
        """Whether a card has a keyword."""
        return any(
            isinstance(ability.node, n.Keyword) and ability.node.keyword == keyword
            for ability in self.abilities_of(obj)
        )

    def meant_by(self, ability: Ability) -> tuple[Ability, ...]:
        """The abilities for which a keyword stands; any other ability stands for itself."""
        node = ability.node
        expand = self.expansions.get(type(node))
        if expand is None and not isinstance(node, n.Keyword):
            return (ability,)
        if ability.bound is None:
            if expand is not None:
                nodes = expand(node)
            else:
                nodes = tuple(notation.parse(text, self.rulebook) for text in self.keywords[node.keyword])  # type: ignore[attr-defined]
            ability.bound = tuple(map(self.new_ability, nodes))
        meant: tuple[Ability, ...] = ability.bound
        return meant

    def set_board(self) -> None:
        """Something that abilities depend on has changed."""
        self.board += 1
        self.cards_version += 1
        self.value_version += 1

    def everything(self) -> tuple[Any, ...]:
        """Differs whenever anything has changed that a text could look at."""
        return (
            self.board,
            self.cards_version,
            self.states_version,
            self.waiting_version,
            self.period_version,
            self.combat_version,
            self.value_version,
            *self.numbers[0].values(),
            *self.numbers[1].values(),
        )

    def alters(self, kind: str) -> bool:
        """Whether events of a kind may not happen as they are."""
        if self.collected != self.board or self.granting:
            self.catch_up()
        return kind in self.altered

    def undo(self, journal: list[tuple[Any, ...]]) -> None:
        """Puts back what a journal recorded; what is valid and all values are then found anew."""
        super().undo(journal)
        back = [entry[0] for entry in journal if len(entry) == 3 and entry[1] == "alive"]
        self.changed += [obj for obj in back if obj not in self.changed]
        self.values_written_before = None
        self.ties = []
        self.set_board()

    def tick(self) -> int:
        """A new time stamp."""
        self.clock += 1
        return self.clock

    def collect(self) -> None:
        """Finds all that is valid: what watches, what replaces, what is in force."""
        self.collected = self.board
        watching: dict[str, list[Watcher]] = {}
        self.conditional = []
        self.acts = []
        self.altering = list(self.replacements)
        own: list[Effect] = []
        since: dict[tuple[int, int], int] = {}
        fresh: list[Effect] = []
        self.kept = {key: effect for key, effect in self.kept.items() if effect.context.source.alive}
        for obj, ability, i in self.valid_abilities():
            if ability.watches:
                watcher = (obj, ability)
                for kind in ability.events:
                    if kind in watching:
                        watching[kind].append(watcher)
                    else:
                        watching[kind] = [watcher]
            elif isinstance(ability.node, n.Act):
                self.acts.append((obj, ability, i, Context(self, obj, obj.controller, ability)))
            else:
                self.gather(obj, ability, own, since, fresh)
        for delayed in self.delayed:
            for kind in delayed.ability.events:
                watching.setdefault(kind, []).append((delayed.context.source, delayed.ability))
        for effect in self.outlasting:
            key = (effect.context.source.id, id(effect.ability))
            if effect.context.source.alive and key not in since:
                own.append(effect)
                since[key] = effect.stamp
        self.watching = watching
        own.sort(key=lambda effect: effect.stamp)
        going_on = set(own)
        self.part_with(effect for effect in self.own_effects if effect not in going_on)
        self.own_effects = own  # trails:1212.1, trails:1215.3b-3
        if since != self.valid_since:
            self.touch_dict(self.valid_since)
            self.valid_since.clear()
            self.valid_since.update(since)
        if fresh:
            self.ties += tied(self, fresh)
            self.clock += 1
        self.looked_around = self.clock
        self.note_what_is_in_force()

    def note_what_is_in_force(self) -> None:
        """Notes what effects and replacements answer, look at and change, if they are others than before."""
        now = (self.own_effects, [(effect, effect.begins) for effect in self.effects], self.altering)
        before, self.noted = self.noted, now
        grants = self.grants
        if now != before or self.granting:
            self.value_version += 1
        if now != before:
            self.sort_questions()
            self.note_what_is_read()
            grants = any(part.kind in CHANGES_ABILITIES for part in self.all_parts())
        self.granting, self.grants = grants or self.grants, grants

    def note_what_is_read(self) -> None:
        """Notes what effects in force look at, so that other changes need not work out values anew."""
        self.values_read_states = self.values_read_numbers = False
        self.values_read_periods = self.values_read_combat = False
        self.value_zones = set()
        self.values_written = self.values_read = NOTHING
        self.until_kinds = set()
        for effects in (self.own_effects, self.effects):
            for effect in effects:
                self.note_what_one_reads(effect)

    def note_what_one_reads(self, effect: Effect) -> None:
        """Adds what one effect looks at, what it writes and what it waits for."""
        nodes: list[Any] = list(effect.looks())
        for part in effect.parts:
            self.values_read |= self.reads(part)
            if part.kind in APPLY:
                self.values_written |= self.writes(part)
            if part.locked is None and (part.kind in APPLY or part.kind is n.IgnoresEffects):
                nodes.append(part.change)
        for node in nodes:
            looks = self.looks_at(node)
            self.values_read_states |= looks.states
            self.values_read_numbers |= looks.numbers
            self.values_read_periods |= looks.periods
            self.values_read_combat |= looks.combat
            self.value_zones |= self.zones.keys() if looks.anywhere else looks.zones
        self.until_kinds.update(waits_for(effect))

    def looks_at(self, node: Any) -> Looks:
        """What the words of a change or condition depend on."""
        known = self.looks.get(id(node))
        if known is None or known[0] is not node:
            known = self.looks[id(node)] = (node, new_looks(self, node))
        return known[1]

    def valid_abilities(self) -> Iterator[tuple[Obj, Ability, int]]:
        """Every ability that is valid, keywords replaced by what they stand for: its card, itself, its number."""
        valid_of = self.valid_of
        for name in self.live_zones:
            for zone in self.zones[name]:
                for obj in zone.cards:
                    if obj.kind == "card":  # a proxy stands for something, it has no abilities itself
                        for ability, number in valid_of(obj):
                            yield obj, ability, number

    def valid_of(self, obj: Obj) -> Sequence[tuple[Ability, int]]:
        """The valid abilities of a card, each with its number among all that the card has."""
        definition = obj.definition
        if not self.valid_by_zone or (obj.values is not definition.printed and has_changed_abilities(obj)):
            return tuple(self.valid_now(obj))
        found = definition.valid.get(obj.zone.name)
        if found is None:
            found = definition.valid[obj.zone.name] = tuple(self.valid_now(obj))
        return found

    def valid_now(self, obj: Obj) -> Iterator[tuple[Ability, int]]:
        """The valid abilities of a card, looked at one by one."""
        number = 0
        for written in obj.values["abilities"]:
            for ability in self.meant_by(written):
                number += 1
                if self.is_valid(obj, ability):  # trails:1202.1
                    yield ability, number

    def note_move(self, old: Obj, origin: Zone, new: Obj) -> None:
        """A card with abilities has moved: what is valid is found anew if any of them was or is."""
        if origin.name not in self.live_zones and new.zone.name not in self.live_zones:
            return
        by_zone = self.valid_by_zone and not self.granting and not has_changed_abilities(old)
        if not by_zone:
            self.set_board()
        elif self.valid_of(new) or self.valid_of(old):
            self.board += 1
            self.cards_version += 1

    def gather(
        self,
        obj: Obj,
        ability: Ability,
        own: list[Effect],
        since: dict[tuple[int, int], int],
        fresh: list[Effect],
    ) -> None:
        """Puts one valid ability where it belongs that waits for no event."""
        node = ability.node
        if isinstance(node, n.Auto):
            self.conditional.append((obj, ability))
        elif isinstance(node, n.Cont):
            effect = self.own_effect(obj, ability, node)
            key = (obj.id, id(ability))
            if key not in self.valid_since:
                fresh.append(effect)
            since[key] = effect.stamp
            own.append(effect)  # trails:1201.1a-3, ws:8.1.1.3
        elif isinstance(node, n.Replace):
            context = Context(self, obj, obj.controller, ability)
            replacement = Replacement(context, node.trigger, node.effects, node.optional, ability)
            if replacement not in self.spent:
                self.altering.append(replacement)

    def own_effect(self, obj: Obj, ability: Ability, node: n.Cont) -> Effect:
        """The effect of a continuous ability that is valid, as old as its validity."""
        key = (obj.id, id(ability))
        stamp = self.valid_since.get(key)
        if stamp is None:  # trails:1215.3b-1
            stamp = obj.stamp if obj.stamp > self.looked_around else self.clock + 1  # ws:8.9.1.5.1
        effect = self.kept.get(key)
        if effect is None or effect.context.controller != obj.controller:
            effect = self.kept[key] = new_effect(self, obj, ability, obj.controller, stamp, node)  # ws:4.3.6
        effect.stamp = stamp  # trails:1215.3b-1
        return effect

    def own_effects_now(self) -> list[Effect]:
        """The effects of the continuous abilities that are valid by the values as they are, the oldest first."""
        found = [
            self.own_effect(obj, ability, ability.node)
            for obj, ability, _ in self.valid_abilities()
            if isinstance(ability.node, n.Cont)
        ]
        found.sort(key=lambda effect: effect.stamp)
        return found

    def all_parts(self) -> list[Part]:
        """Every change of every effect."""
        return [part for effects in (self.own_effects, self.effects) for effect in effects for part in effect.parts]

    def sort_questions(self) -> None:
        """Sorts the changes that answer questions of the rules."""
        rules: dict[type, list[Part]] = {}
        deeds: dict[tuple[type, type], list[Part]] = {}
        for part in self.all_parts():
            if part.kind not in APPLY and part.effect.begins is None:
                rules.setdefault(part.kind, []).append(part)
                deed = getattr(part.change, "deed", None)
                if deed is not None:
                    deeds.setdefault((part.kind, type(deed)), []).append(part)
        self.rules = rules
        self.deeds = deeds
        self.musts = n.Must in rules
        kinds = {kind for replacement in self.altering for kind in kinds_of(replacement.trigger.event)}
        for (question, deed), parts in deeds.items():
            if question is n.Cannot and deed in KINDS_OF_DEED:
                kinds.update(kind for part in parts for kind in KINDS_OF_DEED[deed](part.change.deed))  # type: ignore[attr-defined]
        self.altered = kinds

    def granted_abilities(self) -> None:
        """Finds anew what is in force, after abilities were given or taken by effects."""
        board = self.board
        self.collect()
        self.collected = board
        self.valued = self.value_version

    def catch_up(self) -> None:
        """Brings what is valid up to date, also by what effects give to cards and take from them."""
        if self.collected != self.board:
            self.collect()
        if self.granting:
            self.refresh()

    async def take_stock(self) -> None:
        """Brings what is valid up to date; effects that arose together get an order where it can matter."""
        self.catch_up()
        if self.ties:
            await self.settle_ties()

    async def settle_ties(self) -> None:
        """The first player orders effects that arose at the same time, where the order can matter."""
        effects, self.ties = self.ties, []
        options = [Option("effect", effect.context.source, (("n", i + 1),)) for i, effect in enumerate(effects)]
        count = len(effects)
        chosen = await choose(
            self, self.first_player(), "effect order", options, self.tie_clause, least=count, most=count, ordered=True
        )
        self.touch_dict(self.valid_since)
        for option in chosen:
            effect = effects[int(option.more[0][1]) - 1]
            assert effect.ability is not None
            self.valid_since[effect.context.source.id, id(effect.ability)] = self.tick()
        self.set_board()

    # Values.

    def refresh(self) -> None:
        """Brings what is in force and all values up to date."""
        if self.collected != self.board:
            self.collect()
        if self.valued != self.value_version:
            self.valued = self.value_version
            if self.own_effects or self.effects or self.changed:
                recompute(self)
                self.valued = self.value_version
            self.values_written_before = self.values_written

    def refresh_what(self, read: frozenset[str]) -> None:
        """Brings some properties of all cards up to date; where no effect writes them, they are as printed."""
        if self.collected != self.board:
            self.collect()
        if self.valued != self.value_version:
            before = self.values_written_before
            if (
                before is None
                or self.granting
                or not (read.isdisjoint(self.values_written) and read.isdisjoint(before))
            ):
                self.refresh()

    def types_of(self, obj: Obj) -> tuple[str, ...]:
        """The types of a card as effects have them now; of a card that is gone, as they last were."""
        if self.valued != self.value_version and obj.alive:
            self.refresh_what(TYPE)
        types: tuple[str, ...] = obj.values["type"]
        return types

    def values(self, obj: Obj) -> Values:
        """The information of a card as effects have it now; of a card that is gone, as it last was."""
        if self.valued != self.value_version and obj.alive:
            self.refresh()
        return obj.values

    def values_now(self, obj: Obj) -> Values:
        """The values as far as they have been worked out, for use while they are."""
        return obj.values

    def shown_values(self, obj: Obj) -> dict[str, Any]:
        """The values as a view shows them."""
        definition = obj.definition
        plain = obj.values is definition.printed
        if plain and definition.shown is not None:
            return definition.shown
        values = {key: value for key, value in obj.values.items() if key != "abilities" and value not in (None, ())}
        values["abilities"] = [ability.text for ability in obj.values["abilities"]]
        if plain:
            definition.shown = values
        return values

    def has_mark(self, obj: Obj, mark: str) -> bool:
        """Whether a card has a mark, of its own or by an effect."""
        values = self.values(obj)
        return (mark in obj.marks or mark in values["marks"]) and mark not in values.get("lost marks", ())

    def marks_of(self, obj: Obj) -> list[str]:
        """All marks of a card, with the words that follow from the state."""
        if not obj.marks and not obj.values["marks"]:
            return self.derived_marks(obj)
        lost = obj.values.get("lost marks", ())
        marks = {mark for mark in (*obj.marks, *obj.values["marks"]) if mark not in lost}
        return sorted(marks) + self.derived_marks(obj)

    async def change_mark(self, obj: Obj, mark: str, given: bool, cause: Cause) -> None:
        """Gives or takes a mark for good."""
        if obj.alive and (mark in obj.marks) != given:  # trails:104.3
            if given:
                self.mark(obj, mark)
            else:
                self.unmark(obj, mark)  # trails:1309.2
            from .events import emit

            await emit(self, Event("mark gained" if given else "mark lost", obj.controller, obj, cause, {"mark": mark}))

    def has_text(self, obj: Obj, property: str, text: str) -> bool:
        """Whether a card has a printed word, or all of them."""
        if self.valued != self.value_version and obj.alive:
            self.refresh_what(frozenset((property,)))
        values = obj.values
        return text in values[property] or bool(values.get(f"all {property}"))  # ws:2.18.1.3

    def share_text(self, property: str, cards: Sequence[Obj]) -> bool:
        """Whether cards have at least one printed word in common to all of them."""
        if self.valued != self.value_version:
            self.refresh_what(frozenset((property,)))
        everything = f"all {property}"
        lists = [card.values[property] for card in cards if everything not in card.values]  # ws:2.19.2
        if not lists:
            return True
        first, rest = lists[0], lists[1:]
        for word in first:
            for words in rest:
                if word not in words:
                    break
            else:
                return True
        return False

    def effects_follow(self, old: Obj, new: Obj) -> None:
        """Effects on a card go with it to where it becomes a new object."""
        for effect in self.effects:
            for part in effect.parts:
                if part.locked is not None and old in part.locked:
                    self.touch(part.locked)
                    part.locked.append(new)
                    self.value_version += 1

    def note_effects(self, effects: list[Effect], begun: bool = False) -> None:
        """Effects have begun or ended: what is valid is found anew only if they can change more than values."""
        if not all(only_values(effect) for effect in effects):
            self.set_board()
            return
        up_to_date = self.valued == self.value_version and self.collected == self.board
        self.value_version += 1
        if not begun:
            self.note_what_is_read()
            return
        for effect in effects:
            self.note_what_one_reads(effect)
        if up_to_date and not self.granting and all(apply_last(self, effect) for effect in effects):
            self.valued = self.value_version

    async def end_effects(self, period: str) -> None:
        """Ends what lasts for a period."""
        if not (self.effects or self.replacements or self.delayed):
            return
        ended = [effect for effect in self.effects if effect.begins is None and ends_with(effect.until, period)]
        if ended:
            self.touch(self.effects)
            self.effects[:] = [effect for effect in self.effects if effect not in ended]
            self.part_with(ended)
            self.note_effects(ended)
        containers: tuple[list[Any], ...] = (self.replacements, self.delayed)
        for container in containers:
            gone = [item for item in container if ends_with(item.until, period)]
            if gone:
                self.touch(container)
                container[:] = [item for item in container if item not in gone]
                self.set_board()
        if ended:
            await self.effects_changed()

    async def end_period(self, period: str) -> None:
        """A period is over: what lasts for it ends, and uses that were counted for it are forgotten."""
        await self.end_effects(period)
        over = [key for key in self.turn_memory if key[2] == period]
        if over:
            self.touch_dict(self.turn_memory)
            for key in over:
                del self.turn_memory[key]

    async def look_around(self) -> None:
        """What waits for numbers to change or for a state of the game looks whether it has come."""
        if "value changed" in self.watching:
            await self.compare_values()
        if self.conditional:
            await self.watch_conditions()

    async def compare_values(self) -> None:
        """Tells which numbers of cards have risen or fallen since they were last looked at."""

    async def effects_changed(self) -> None:
        """Follows up a change of effects: control, watched values and conditions."""

    async def duration_events(self, event: Event) -> None:
        """Effects begin or end with an event they wait for."""
        if self.effects and watch_durations(self, event):
            self.set_board()
            await self.effects_changed()

    # Triggers.

    def occurrences(self, source: Obj, ability: Ability, event: Event) -> list[Obj | None]:
        """The times that an event triggers an ability, each with the card it is about."""
        node = ability.node
        assert isinstance(node, n.Auto)
        delayed = self.delayed_of(ability)
        context = delayed.context if delayed is not None else Context(self, source, source.controller, ability)
        context.event = event
        found = occurrences(context, node.trigger, event)
        if not found:
            if delayed is not None and passes_by(context, node.trigger, event):
                self.drop_delayed(delayed)
            return found
        if node.condition is not None and not holds(context, node.condition):
            return []
        left = self.uses_left(source, ability)
        if left is not None:
            waiting = sum(1 for other in self.standing if other.source is source and other.ability is ability)
            found = found[: max(0, left - waiting)]
        if delayed is not None and delayed.once:
            self.drop_delayed(delayed)
            ability.bound = delayed.context.kept()
            return found[:1]  # trails:1211.8, ws:8.7.5.1
        if delayed is not None:
            ability.bound = delayed.context.kept()
        return found

    def drop_delayed(self, delayed: Delayed) -> None:
        """What waited for a later event waits no more."""
        self.touch(self.delayed)
        self.delayed.remove(delayed)
        self.set_board()

    def delayed_of(self, ability: Ability) -> Delayed | None:
        """The delayed trigger that an ability belongs to."""
        for delayed in self.delayed:
            if delayed.ability is ability:
                return delayed
        return None

    async def watch_conditions(self) -> None:
        """Abilities that wait for a state of the game trigger when it comes about."""
        from .events import stand_by

        for source, ability in list(self.conditional):
            node = ability.node
            assert isinstance(node, n.Auto)
            assert isinstance(node.trigger, n.AsSoonAs)
            key = (source.id, id(ability))
            context = Context(self, source, source.controller, ability)
            true = holds(context, node.trigger.condition)
            if true == self.conditions_true.get(key, False):
                continue
            self.touch_dict(self.conditions_true)
            self.conditions_true[key] = true
            waiting = any(s.source is source and s.ability is ability for s in self.standing)
            if true and not waiting:  # trails:1211.9, ws:8.7.6
                await stand_by(self, Standby(source, ability, source.controller, None, None))

    def uses_left(self, source: Obj, ability: Ability) -> int | None:
        """How often an ability may still be used in the periods for which it is limited; None without a limit."""
        left: int | None = None
        for prefix in getattr(ability.node, "prefixes", ()):
            if isinstance(prefix, n.OncePer | n.TimesPer):
                allowed = 1 if isinstance(prefix, n.OncePer) else prefix.n
                rest = allowed - self.turn_memory.get((source.id, id(ability), prefix.period), 0)
                left = rest if left is None else min(left, rest)
        return left

    def within_limit(self, source: Obj, ability: Ability) -> bool:
        """Whether an ability may be used once more."""
        left = self.uses_left(source, ability)
        return left is None or left > 0

    def use_up(self, source: Obj, ability: Ability) -> None:
        """Counts a use of an ability for each period in which it has a limit."""
        for prefix in getattr(ability.node, "prefixes", ()):
            if isinstance(prefix, n.OncePer | n.TimesPer):
                self.count_up((source.id, id(ability), prefix.period))

    def count_up(self, key: tuple[int, int, str]) -> None:
        """Counts something for a card, an ability of it and a period that is going on."""
        self.touch_dict(self.turn_memory)
        self.turn_memory[key] = self.turn_memory.get(key, 0) + 1

    # Replacement.

    async def would(self, event: Event) -> bool:
        """Whether an event happens as it is: a prohibition stops it, a replacement takes its place."""
        self.catch_up()
        if self.forbids(event):
            return False  # trails:104.4, ws:1.3.3
        if not self.altering:
            return True
        used = self.applied
        while True:
            open_to = [r for r in self.altering if r not in used and self.replaces(r, event)]
            if not open_to:
                return True
            chosen = await self.choose_replacement(open_to, self.affected_by(event), event)
            used = (*used, chosen)  # trails:1216.3
            if chosen.once:
                self.spend(chosen)
            if chosen.optional and not await may(
                self,
                chosen.context.controller,
                "use replacement",
                self.replacement_clause,
                {"source": chosen.context.source},
            ):
                continue
            await self.apply_replacement(chosen, event, used)  # trails:1201.2c, ws:8.2.1.3, ws:8.2.1.3.1
            return False  # trails:1216.1, ws:8.10.1, ws:8.10.1.1

    def replaces(self, replacement: Replacement, event: Event) -> bool:
        """Whether a replacement waits for this event."""
        trigger = replacement.trigger
        if event.kind not in kinds_of(trigger.event):
            return False
        context = replacement.context
        moves = event.moves
        if event.kind == "moved" and not moves:
            event.moves = ((event.obj, None),)
        context.event = event
        node = replacement.ability.node if replacement.ability is not None else None
        found = bool(occurrences(context, trigger, event)) and (
            not isinstance(node, n.Replace) or node.condition is None or holds(context, node.condition)
        )
        event.moves = moves
        return found and (not replacement.optional or self.can_replace(replacement, event))

    async def choose_replacement(self, open_to: list[Replacement], chooser: int, event: Event) -> Replacement:
        """The affected player chooses which replacement applies."""
        options = [Option("replace", r.context.source, (("n", i + 1),)) for i, r in enumerate(open_to)]
        chosen = await choose(
            self, chooser, "replacement", options, self.replacement_clause, about={"event": event.kind}
        )
        return open_to[int(chosen[0].more[0][1]) - 1]  # trails:1216.2

    def affected_by(self, event: Event) -> int:
        """The player whom an event concerns: the controller of its card, or the player to whom it happens."""
        of_player = event.obj is None or event.kind.endswith((" gained", " lost"))  # there the card is what causes it
        affected = event.player if of_player or event.obj is None else event.obj.controller  # ws:8.10.2.1
        return affected if affected is not None else 0

    def spend(self, replacement: Replacement) -> None:
        """What waited for the next such event has met it, whether or not it was made use of."""
        self.touch(self.replacements)
        self.touch(self.spent)
        self.replacements[:] = [other for other in self.replacements if other is not replacement]
        self.spent.append(replacement)
        self.set_board()

    async def apply_replacement(self, replacement: Replacement, event: Event, used: tuple[Any, ...]) -> None:
        """What happens instead; a replacement that has been used does not apply to it again."""
        from .performing import perform

        context = replacement.context.copy()
        context.event = event
        context.about = event.obj
        context.cause = Cause("effect", context.controller, context.source, replacement.ability)
        if event.cause.by == "cost":
            context.cause = event.cause
        before, self.applied = self.applied, used
        self.replaced += 1
        self.count_idle()
        self.record(Event("replaced", context.controller, context.source, data={"event": event.kind}))
        try:
            for effect in replacement.effects:
                await perform(context, effect)
        finally:
            self.applied = before

    def forbids(self, event: Event) -> bool:
        """Whether an effect forbids an event."""
        return n.Cannot in self.rules and forbids(self, event)

    # The end.

    def finish(self) -> None:
        """A game that is over holds on to itself no longer, so that it is freed as soon as nobody wants it."""
        super().finish()
        self.release()

    def put_away(self) -> None:
        """Takes a game off the table; it holds on to itself no longer."""
        super().put_away()
        self.release()

    def release(self) -> None:
        """The bearings of abilities do not hold on to the game."""
        for context in self.contexts():
            context.game = weakref.proxy(self)

    def part_with(self, effects: Iterable[Effect]) -> None:
        """Effects that have ended do not hold on to the game."""
        for effect in effects:
            effect.context.game = weakref.proxy(self)

    def contexts(self) -> Iterator[Context]:
        """The bearings of everything that is valid, in force or waiting."""
        yield from (context for _, _, _, context in self.acts)
        holders = (self.own_effects, self.effects, self.kept.values(), self.ties)
        yield from (effect.context for effects in holders for effect in effects)
        yield from (replacement.context for replacement in (*self.altering, *self.replacements, *self.spent))
        yield from (delayed.context for delayed in self.delayed)

    # Loops.

    def decide(self, answer: Answer) -> Decision | None:
        """Answers the open decision, which may be that of a declared loop."""
        decision = self.decision
        if self.cycle is not None and decision is not None:
            self.check_answer(decision, answer)
            assert isinstance(answer, int)
            return loops.take_number(self, answer)
        following = super().decide(answer)
        if decision is not None:
            asked = (decision.player, decision.kind, decision.low is not None or len(decision.options) > 1)
            self.given.append(loops.ASKED.setdefault(asked, asked))
        return following

    def declare_loop(self, answers: int) -> None:
        """Declares the last answers as a cycle that may be repeated."""
        loops.declare(self, answers)

    def loop_state(self) -> Any:
        """What must be as before a loop for it to be barred afterwards; None where it always is."""
        return None

    def count_idle(self) -> None:
        """Counts what happens without a choice; beyond all measure nobody can stop it."""
        self.idle += 1  # ws:11.1.1
        if self.idle > STEPS_OF_A_LOOP:
            self.end(None, self.loop_clause, "a loop that nobody can stop")
            raise GameOver

    # Choices.

    def has_condition(self, what: n.Filter) -> bool:
        """Whether a description says more than how many and where."""
        return description(self, what).conditional

    def kind_of_choice(self, verb: Any) -> str:
        """What a choice of cards is called: after what is done with them."""
        return "choose" if verb is None else type(verb).__name__.lower()

    def taken_in_order(self, cards: list[Obj]) -> list[Obj] | None:
        """The cards in the order in which the rules have them taken; None where a player chooses freely."""
        return None

    def choosable(self, ctx: Context, cards: list[Obj]) -> list[Obj]:
        """Those of the cards that the effects in force let a text choose."""
        return cards

    def announce_choice(self, ctx: Context, player: int, cards: list[Obj]) -> None:
        """Tells which cards a text chose."""
        self.record(Event("chosen", player, ctx.source, data={"cards": list(cards)}))


WRITES: dict[type, Callable[[Any], frozenset[str]]] = {
    n.Adds: lambda change: frozenset({change.property}),
    n.Sets: lambda change: frozenset({change.property}),
    n.HasNumber: lambda change: frozenset({change.property}),
    n.Swaps: lambda change: frozenset({change.left, change.right}),
    n.GainsText: lambda change: frozenset({change.property}),
    n.GainsTextOf: lambda change: frozenset({change.property}),
    n.HasAll: lambda change: frozenset({change.property}),
    n.LosesText: lambda change: frozenset({change.property}),
    n.SetsText: lambda change: frozenset({change.property}),
    n.BecomesType: lambda change: frozenset({"type"}),
    n.AlsoType: lambda change: frozenset({"type"}),
    n.GainsChosen: lambda change: frozenset({change.property}),
    n.GetsAbility: lambda change: frozenset({"abilities"}),
    n.GetsKeyword: lambda change: frozenset({"abilities"}),
    n.LosesKeyword: lambda change: frozenset({"abilities"}),
    n.LosesAbilities: lambda change: frozenset({"abilities"}),
    n.LosesAbility: lambda change: frozenset({"abilities"}),
    n.LosesLabelled: lambda change: frozenset({"abilities"}),
    n.HasMark: lambda change: frozenset({"marks"}),
    n.LosesMark: lambda change: frozenset({"marks"}),
}
"""What each change writes."""


def written_by(change: n.Change) -> frozenset[str]:
    """The properties that a change writes."""
    row = WRITES.get(type(change))
    return row(change) if row is not None else frozenset()


def has_changed_abilities(obj: Obj) -> bool:
    """Whether effects may have changed the abilities of a card, or its types, on which it depends what they do."""
    values, printed = obj.values, obj.definition.printed
    if values is printed:
        return False
    return values["abilities"] is not printed["abilities"] or values["type"] is not printed["type"]


def only_values(effect: Effect) -> bool:
    """Whether an effect changes nothing but values of cards, and simply ends with a period."""
    return not waits_for(effect) and all(
        part.kind in APPLY and part.kind not in CHANGES_ABILITIES for part in effect.parts
    )
