"""A game of Weiss Schwarz: what its state holds beyond that of any game, and the tables it gives to the core."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, ClassVar

from headjudge.notation import rows_core as n
from reference_engine.core.context import Context
from reference_engine.core.continuous import Effect
from reference_engine.core.course import GameOver
from reference_engine.core.decide import Answer, Decision
from reference_engine.core.effects import Replacement
from reference_engine.core.game import Game
from reference_engine.core.interrupts import interrupt
from reference_engine.core.model import Ability, Event, Obj, Standby, Values, Zone

from . import markers
from .zones import (
    CLIMAX_AREA,
    DECK,
    FACING,
    LEVEL,
    MARKERS,
    MEMORY,
    RESOLUTION,
    REVERSED,
    STAGE,
    STANDING,
    WAITING_ROOM,
    WITH_FACE_DOWN,
    ZONES,
    is_blank,
    is_public,
    stays_the_same_card,
)

NUMERIC = ("level", "cost", "power", "soul")
TEXTS = ("name", "Japanese name", "type", "color", "trait", "icon", "trigger", "title", "side")  # 2.4.1, 2.13.1, 2.18.1

OTHER_INFORMATION, VALUES = 0, 1

LAYERS: dict[type, int] = {
    n.GainsText: OTHER_INFORMATION,
    n.GainsTextOf: OTHER_INFORMATION,
    n.GainsChosen: OTHER_INFORMATION,
    n.HasAll: OTHER_INFORMATION,
    n.LosesText: OTHER_INFORMATION,
    n.SetsText: OTHER_INFORMATION,
    n.BecomesType: OTHER_INFORMATION,
    n.AlsoType: OTHER_INFORMATION,
    n.GetsAbility: OTHER_INFORMATION,
    n.GetsKeyword: OTHER_INFORMATION,
    n.LosesKeyword: OTHER_INFORMATION,
    n.LosesAbilities: OTHER_INFORMATION,
    n.Adds: VALUES,
    n.Sets: VALUES,
    n.Swaps: VALUES,
}
"""8.9.1.2, 8.9.1.3: what changes no number is applied first, then what does, setting and adding alike."""

BLANK: Values = {
    **dict.fromkeys(TEXTS, ()),
    **dict.fromkeys(NUMERIC),
    "abilities": (),
    "marks": (),
}
"""The information of a card that has none."""


def blank_values(obj: Obj) -> Values:
    """The information of a face-down card: nothing but abilities that say they work so in the memory."""
    if obj.zone.name != MEMORY:
        return BLANK
    kept = tuple(ability for ability in obj.definition.abilities if works_face_down(ability))
    return {**BLANK, "abilities": kept} if kept else BLANK  # 3.12.2.2.1


def works_face_down(ability: Ability) -> bool:
    """Whether an ability says itself that it is active while its card is face-down in the memory."""
    if ability.zones is None or MEMORY not in ability.zones:
        return False
    return any(
        isinstance(condition, n.Is) and condition.state == "face-down" and isinstance(condition.what, n.ThisCard)
        for condition in conditions_of(ability.node)
    )


DIRECT, FRONTAL, SIDE = "direct", "frontal", "side"


class Attack:
    """An attack under way: who attacks, how, whom, and whether both are still in it."""

    __slots__ = ("attacked", "attacker", "declared", "defender", "kind", "opponents", "player")

    def __init__(self, attacker: Obj | None, player: int) -> None:
        self.attacker = attacker
        """The attacking character; nobody once it has left its position."""
        self.player = player
        self.kind = DIRECT
        self.declared = False
        """Whether its characters are attacking and attacked: from 7.2.1.5 on."""
        self.defender: Obj | None = None
        """The character that is frontal attacked."""
        self.attacked: Obj | None = None
        """The character that is being attacked, frontal or from the side."""
        self.opponents: tuple[Obj, Obj] | None = None
        """Attacker and defender of a frontal attack, also when one of them has left."""

    def in_battle(self) -> tuple[Obj, ...]:
        """The characters in battle, as far as they are still there."""
        if self.kind != FRONTAL or not self.declared:
            return ()
        return tuple(card for card in (self.attacker, self.defender) if card is not None)


class ExtraTurn:
    """An additional turn that a player is to take."""

    __slots__ = ("player", "source", "stamp")

    def __init__(self, player: int, source: str, stamp: int) -> None:
        self.player = player
        self.source = source
        """The name of the card that gave it."""
        self.stamp = stamp


def drop_out_of_the_attack(game: WeissGame, attack: Attack, event: Event) -> None:
    """A character that leaves its position is neither attacking nor attacked any more."""
    for old, _ in event.moves:
        if old is attack.attacker:
            game.set(attack, "attacker", None)  # 7.2.1.5
        if old is attack.defender:
            game.set(attack, "defender", None)  # 7.2.1.5.1
        if old is attack.attacked:
            game.set(attack, "attacked", None)  # 7.2.1.5.2


def blank_what_lies_face_down(game: WeissGame, cards: Sequence[Obj | None]) -> None:
    """A card that lies face-down in level or memory has no information from then on."""
    for new in cards:
        if new is not None and is_blank(new):
            game.blank(new)  # 3.9.2.2.1, 3.12.2.2.1


async def show_what_lies_face_up(game: WeissGame, event: Event) -> None:
    """A card that is turned face-up in level or memory has what is printed on it again."""
    if event.obj is not None and event.obj.zone.name in WITH_FACE_DOWN:
        event.obj.values = event.obj.definition.printed  # 3.9.2.2.1, 3.12.2.2.1
        game.set_board()


async def conceal_what_is_shuffled(game: WeissGame, event: Event) -> None:
    """Nobody sees the face-down cards of a memory that has been shuffled, as long as the effect lasts."""
    if event.player is not None and (event.data or {})["zone"] == MEMORY:
        for card in game.cards_in(MEMORY, event.player):
            if not card.face_up:
                game.mark(card, "shuffled")  # 3.12.2.2.3


class WeissGame(Game):
    """The state of a game of Weiss Schwarz."""

    rulebook: ClassVar[str] = "weiss-schwarz-2.09"
    zone_table = ZONES
    numbers_table = ()
    zone_of_type: ClassVar = {"character": STAGE, "event": RESOLUTION, "climax": CLIMAX_AREA}  # 2.3.2.1.2, 2.3.2.3.2
    zone_of_cards = STAGE
    zone_of_number: ClassVar = {"level": LEVEL}
    sided_zones = tuple(spec.name for spec in ZONES)  # 4.3.2
    combat_states = ("attacking", "defending", "battling", "being attacked")
    waiting_zone = RESOLUTION
    used_zone = WAITING_ROOM  # 3.4.1
    removed_zone = MEMORY
    upright = STANDING
    group_property = "trait"  # 2.5.3
    choose_clause = "8.6.3"
    may_clause = "8.6.4"
    number_clause = "1.3.5"
    text_clause = "1.2.5"
    order_clause = "3.1.5"
    stepwise_clause = "3.2.3.1"
    replacement_clause = "8.10.2"
    tie_clause = "8.9.1.5"
    loop_clause = "11.1.1.1"
    loop_number_clauses = ("11.1.1.2", "11.1.1.3")
    concede_clause = "1.2.4"
    interrupt_clause = "9.1.2.1.1.2"
    cost_clause = "8.7.3.2.1"
    follows_moves = True
    failure_is_otherwise = False  # 8.6.4
    missing_number = 0  # 2.19.1
    final_information = True  # 8.11.1
    repeating = frozenset({"trigger"})  # 7.3.1.2.1
    chooses_unseen_by_condition = False  # 8.6.3.1.4
    valid_by_zone = True  # 2.12.2
    puts_right_after = frozenset({"moved", "turned face-down"})
    layer_count = 2
    layers = LAYERS
    numeric = frozenset(NUMERIC)
    consequences: ClassVar = {
        "moved": (interrupt,),  # 9.1.2.1, 3.2.3.2
        "turned face-up": (show_what_lies_face_up,),
        "shuffled": (conceal_what_is_shuffled,),
    }

    def __init__(self, names: tuple[str, str] = ("Alice", "Bob")) -> None:
        super().__init__(names)
        self.turn_player = 0
        self.starting_player = 0
        self.phase = "stand phase"
        self.step: str | None = None
        self.attack: Attack | None = None
        self.attack_steps = 0
        """How many attack declaration steps the turn has had."""
        self.attacks = 0
        """How many attacks were made in the turn."""
        self.damaged: tuple[int, ...] = ()
        """The players who are in the middle of a damage process."""
        self.extra_turns: list[ExtraTurn] = []
        self.leap: str | None = None
        """The phase or step with which an effect lets the game go on once it is carried out."""
        self.colors: list[tuple[tuple[int, ...], frozenset[str]] | None] = [None, None]
        """The colors in each player's level and clock, with the versions of what they were found from."""
        self.rested: tuple[int, int] | None = None
        """The state in which the last check timing found no rule action."""
        self.misplaced: tuple[tuple[int, ...], list[Obj]] | None = None
        """The cards in play that were last found not to be where they belong, and the state of these cards then."""
        self.busy = False
        """Whether the last check timing found anything to do."""

    def first_player(self) -> int:
        """The turn player chooses first."""
        return self.turn_player  # 1.3.4

    async def run(self, at: str) -> None:
        """Plays from a label on, or from the preparation, until the game is over."""
        from .setup import prepare
        from .turn import TURN

        try:
            if at == "5.2.1":
                await prepare(self)  # 5.2.1
                at = "6.2.1.1"  # 5.2.1.5
            else:
                await interrupt(self)  # 9.1.2.1
            await TURN.run(self, at)
        except GameOver:
            return

    def play(self, at: str) -> Coroutine[Decision, Answer, None]:
        """The whole course of play, from a label on."""
        return self.run(at)

    # Losing.

    async def lose(self, player: int, clause: str, why: str) -> None:
        """A player loses and the other one wins, unless an effect forbids it."""
        await self.lose_together((player,), clause, why)

    async def lose_together(self, players: Sequence[int], clause: str, why: str) -> None:
        """Players lose at the same time: the game is over; both at once make a draw."""
        losers = []
        for player in players:
            event = Event("lose the game", player, data={"clause": clause})
            if not self.alters("lose the game") or await self.would(event):
                losers.append(player)
        if not losers:
            return
        winner = 1 - losers[0] if len(losers) == 1 else None  # 1.2.1, 1.2.3
        self.end(winner, clause, why)  # 1.2.1, 1.2.5
        raise GameOver  # 1.2.1

    def put_right(self, event: Event) -> None:
        """Who left is out of the attack, and what lies face-down has no information."""
        if event.kind == "moved":
            if self.attack is not None:
                drop_out_of_the_attack(self, self.attack, event)
            blank_what_lies_face_down(self, [new for _, new in event.moves])
        elif event.kind == "turned face-down":
            blank_what_lies_face_down(self, [event.obj])

    # Players, positions, markers.

    def placed(self) -> tuple[int, ...]:
        """Differs whenever cards in play have come, gone, been exchanged, or may have other values."""
        return (
            self.turn_player,
            self.value_version,
            *[zone.version for name in (STAGE, CLIMAX_AREA, MARKERS) for zone in self.zones[name]],
        )

    def level_of(self, player: int) -> int:
        """A player's level: the number of cards in the level, however they lie."""
        return len(self.cards_in(LEVEL, player))  # 8.6.2.1.2

    def at_slot(self, player: int, slot: str | None) -> list[Obj]:
        """The cards on a stage position, the one placed last at the end."""
        cards = [card for card in self.cards_in(STAGE, player) if card.slot == slot]
        return sorted(cards, key=lambda card: card.stamp) if len(cards) > 1 else cards

    def facing(self, character: Obj) -> Obj | None:
        """The opposing character that faces a character of the center stage."""
        slot = FACING.get(character.slot or "")
        opposite = self.at_slot(1 - character.zone.side, slot) if slot is not None else []  # 3.6.6
        found = [card for card in opposite if "character" in self.values(card)["type"]]
        return found[-1] if found else None

    def markers_under(self, character: Obj) -> list[Obj]:
        """The markers under a character, from the bottom."""
        return markers.under(self, character)

    def affected_by(self, event: Event) -> int:
        """Damage concerns the player who is dealt it, whatever its source."""
        if event.kind == "damage" and event.player is not None:
            return event.player  # 8.10.2
        return super().affected_by(event)

    def carried_along(
        self, moving: Sequence[Obj], zone: str, slots: Mapping[Obj, str] | None
    ) -> Sequence[tuple[Obj, Zone, str | None]]:
        """Markers go where the rules send them when the character above them moves."""
        return markers.carried_along(self, moving, zone, slots)

    async def slots_for(
        self, ctx: Context, zone: str, side: int | None, cards: Sequence[Obj], actor: int, place: n.Place
    ) -> Mapping[Obj, str] | None:
        """The player who puts cards on the stage chooses their positions."""
        from . import terms

        return await terms.slots_for(ctx, cards, actor, place) if zone == STAGE else None

    # What texts say.

    def has_part(self, property: str, word: str, part: str) -> bool:
        """Whether a name has a part."""
        from . import terms

        return terms.has_part(property, word, part)

    def taken_in_order(self, cards: list[Obj]) -> list[Obj] | None:
        """Markers and stock leave from the top."""
        from . import terms

        return terms.taken_in_order(cards)

    def choosable(self, ctx: Context, cards: list[Obj]) -> list[Obj]:
        """Those cards that no effect keeps from being chosen."""
        from . import terms

        return terms.choosable(ctx, cards)

    def can_replace(self, replacement: Replacement, event: Event) -> bool:
        """An optional replacement that cannot be chosen is not applied."""
        from . import terms

        return terms.can_replace(replacement.effects, replacement.context)

    def replaces(self, replacement: Replacement, event: Event) -> bool:
        """No effect can turn a loss into a concession."""
        from . import terms

        if event.kind == "lose the game" and terms.would_concede(replacement.effects):
            return False  # 1.2.4.1
        return super().replaces(replacement, event)

    # Identity and validity.

    def new_ability(self, node: n.Ability) -> Ability:
        """An ability from its tree; one that speaks of its card in another zone is valid there."""
        ability = super().new_ability(node)
        if ability.zones is None:
            ability.zones = presumed_zones(node)  # 2.12.2.3
        return ability

    def same_card(self, origin: Zone, target: Zone) -> bool:
        """From one stage position to another only."""
        return stays_the_same_card(origin, target)

    def carry_over(self, old: Obj, new: Obj) -> None:
        """A marker lies face-down, or as it lay under the position from which it comes."""
        if new.zone.name == MARKERS:
            new.face_up = old.face_up if old.zone.name == MARKERS else False  # 3.7.2

    def blank(self, obj: Obj) -> None:
        """Takes all information from a card."""
        obj.values = blank_values(obj)
        self.changed.append(obj)
        self.set_board()

    def end_of_effect(self) -> None:
        """What an effect kept from being seen may be seen again by whoever may see it."""
        for side in (0, 1):
            for card in self.cards_in(MEMORY, side):
                self.unmark(card, "shuffled")  # 3.12.2.2.3

    def before_layer(self, layer: int, effects: list[Effect]) -> None:
        """Face-down cards are blank before any effect is applied."""
        if layer == OTHER_INFORMATION:
            for name in (LEVEL, MEMORY):
                for side in (0, 1):
                    for obj in self.cards_in(name, side):
                        if is_blank(obj):
                            obj.values = blank_values(obj)  # 3.9.2.2.1, 3.12.2.2.1
                            self.changed.append(obj)

    def is_valid(self, obj: Obj, ability: Ability) -> bool:
        """Whether an ability can be played or take effect now."""
        if ability.zones is not None:
            return obj.zone.name in ability.zones  # 2.12.2.3
        types = obj.values["type"]
        if obj.zone.name == STAGE:
            return "character" in types  # 2.12.2.1
        return obj.zone.name == CLIMAX_AREA and "climax" in types  # 2.12.2, 2.12.2.2

    async def may_stand_by(self, standby: Standby) -> bool:
        """An ability that triggers remembers who are in battle."""
        attack = self.attack
        standby.notes = attack.opponents if attack is not None else None  # 8.11.2
        return True

    def occurrences(self, source: Obj, ability: Ability, event: Event) -> list[Obj | None]:
        """The times that an event triggers an ability; the end of the turn does so once in a turn."""
        at_the_end = event.kind == "end" and (event.data or {})["of"] == "turn"
        if at_the_end and self.was_fulfilled(source, ability):
            return []  # 6.8.1.5
        found = super().occurrences(source, ability, event)
        if found and at_the_end:
            self.count_up((source.id, id(ability), "first"))
        return found

    def was_fulfilled(self, source: Obj, ability: Ability) -> bool:
        """Whether the end of this turn has triggered an ability already."""
        return (source.id, id(ability), "first") in self.turn_memory

    def looked_at(self, old: Obj | None, new: Obj | None) -> Obj | None:
        """On which side of a move a trigger looks at the card."""
        if old is None or new is None:
            return new or old
        if is_public(old) != is_public(new):
            return old if is_public(old) else new  # 8.7.4.1.1
        return old if old.zone.name == STAGE else new  # 8.7.4.1.2, 8.7.4.1.3

    def side_for(self, zone: str, side: int | None, controller: int | None) -> int | None:
        """Whose zone a card goes to: the player's whom the text names, else its owner's."""
        return side  # 3.1.6

    def controller_for(self, zone: str, side: int | None, controller: int | None) -> int | None:
        """The master of a card is the player in whose zone it lies."""
        return side  # 4.3.2

    def takes_one_by_one(self, node: Any) -> bool:
        """Cards of a deck are dealt with one at a time."""
        zone = getattr(node.what, "zone", None) if isinstance(node.what, n.Top | n.Bottom) else None
        return isinstance(zone, n.ZoneOf) and zone.name == DECK  # 3.2.3

    def orientation_word(self, placed: tuple[str, ...]) -> str | None:
        """The orientation that a text names."""
        return next((word for word in placed if word in ("standing", "rested", "reversed")), None)

    def kind_of_choice(self, verb: Any) -> str:
        """What a choice of cards is called."""
        return "search" if isinstance(verb, n.Search) else "choose"

    # The attack under way.

    def in_combat(self) -> bool:
        """Whether a character is attacking."""
        return self.attack is not None and self.attack.declared

    def fighting(self) -> Sequence[Obj]:
        """The characters that take part in an attack."""
        attack = self.attack
        if attack is None or not attack.declared:
            return ()
        return [card for card in (attack.attacker, attack.attacked) if card is not None]

    def derived_marks(self, obj: Obj) -> list[str]:
        """The words that the rules use of a character in an attack."""
        attack = self.attack
        if attack is None or not attack.declared:
            return []
        battle = ["in battle"] if obj in attack.in_battle() else []  # 7.2.1.5.1
        if obj is attack.attacker:
            return ["attacking", f"{attack.kind} attacking", *battle]  # 7.2.1.5
        if obj is attack.defender:
            return ["defending", "being frontal attacked", "being attacked", *battle]  # 7.2.1.5.1
        return ["being attacked"] if obj is attack.attacked else []  # 7.2.1.5.2

    def battle_opponent(self, obj: Obj) -> Obj | None:
        """The character with which a character is in battle."""
        attack = self.attack
        if attack is None or len(attack.in_battle()) != 2:
            return None
        if obj is attack.attacker:
            return attack.defender  # 7.2.1.5.1
        return attack.attacker if obj is attack.defender else None  # 7.2.1.5.1

    def has_state(self, obj: Obj, state: str) -> bool:
        """Whether a card is in a state that a text names."""
        if state in ("face-up", "face-down"):
            return obj.face_up == (state == "face-up")
        if state == "battling":
            state = "in battle"
        return obj.orientation == state or state in self.derived_marks(obj)

    def reversed_characters(self, player: int) -> list[Obj]:
        """A player's reversed characters on the stage."""
        return [card for card in self.cards_in(STAGE, player) if card.orientation == REVERSED]

    def loop_state(self) -> Any:
        """Every card in every zone, as it lies, and what effects and limits remember."""
        from .memory import lasting

        places = [
            (zone.name, zone.side, [(card.name, card.slot, card.orientation, card.face_up) for card in zone.cards])
            for side in self.sides
            for zone in side
        ]
        return places, lasting(self)  # 11.1.1.2, 11.1.1.3

    def periods(self) -> dict[str, tuple[int, ...]]:
        """The periods going on; all are the turn player's."""
        periods: dict[str, tuple[int, ...]] = dict.fromkeys(("turn", self.phase), (self.turn_player,))
        if self.step is not None:
            periods[self.step] = (self.turn_player,)
        if self.in_combat():
            periods["attack"] = (self.turn_player,)
        return periods

    def end_turn_memory(self) -> None:
        """Forgets what counts for one turn."""
        self.touch_dict(self.turn_memory)
        self.turn_memory.clear()
        self.set(self, "attack_steps", 0)
        self.set(self, "attacks", 0)

    # Views.

    def why_not(self, decision: Decision, do: str, obj: Obj) -> tuple[str, str] | None:
        """The clause that bars an option from a decision, and why."""
        from . import attack, playing

        if decision.kind == "attack":
            return attack.why_not_attack(self, obj)
        if do == "play":
            return playing.why_not_play(self, decision.player, obj, decision.kind)
        return None

    def roles(self) -> dict[str, str]:
        """Who is turn player, and who began."""
        return {"turn player": self.names[self.turn_player], "starting player": self.names[self.starting_player]}

    def view_data(self) -> dict[str, Any]:
        """What everybody knows beyond places and numbers."""
        data: dict[str, Any] = {"phase": self.phase}
        if self.step is not None:
            data["step"] = self.step
        if self.attack is not None and self.attack.declared:
            data["attack"] = self.attack.kind
        return data


def presumed_zones(node: n.Ability) -> tuple[str, ...] | None:
    """The zones that an ability takes for granted by what it says of its own card; None for the usual ones."""
    for condition in conditions_of(node):
        zone = getattr(condition, "zone", None)
        about_itself = isinstance(getattr(condition, "what", None), n.ThisCard)
        if about_itself and isinstance(zone, n.ZoneOf) and zone.name not in IN_PLAY:
            return (zone.name,)  # 10.1.1, 10.9.1, 10.10.1
    event = getattr(getattr(node, "trigger", None), "event", None)
    if not isinstance(event, n.IsPut | n.Leaves) or not isinstance(event.who, n.ThisCard):
        return None
    there = [zone.name for zone in (event.zone, getattr(event, "origin", None)) if isinstance(zone, n.ZoneOf)]
    if isinstance(event, n.IsPut) and len(there) == 1:
        return None if there[0] in IN_PLAY else (*IN_PLAY, there[0])
    return None if there[0] in IN_PLAY or there[-1] in IN_PLAY else (there[-1],)


IN_PLAY = (STAGE, CLIMAX_AREA)
"""The zones in which card text is valid unless it presumes another."""


def conditions_of(node: n.Ability) -> tuple[n.Condition, ...]:
    """The conditions that an ability as a whole has, each by itself."""
    condition: n.Condition | None = getattr(node, "condition", None)
    if condition is None:
        return ()
    return condition.parts if isinstance(condition, n.AllOf) else (condition,)
