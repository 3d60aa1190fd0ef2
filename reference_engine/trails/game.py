"""A game of Trails: what its state holds beyond that of any game, and the tables it gives to the core."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any, ClassVar

from headjudge.notation import rows_core as n
from headjudge.notation import rows_trails as t
from reference_engine.core.context import Context
from reference_engine.core.continuous import NUMBERS, Effect, Part, applies, controller_of, times
from reference_engine.core.course import GameOver
from reference_engine.core.decide import Answer, Decision, Option, may
from reference_engine.core.game import WRITES, Game
from reference_engine.core.model import Ability, Cause, Definition, Event, Obj, Standby, Values, Zone
from reference_engine.core.questions import is_about_player
from reference_engine.core.state import TakenBack
from reference_engine.core.verbs import move
from reference_engine.core.views import JUDGE, everybody_sees

from .keywords import KEYWORDS, replace_dispatched
from .zones import (
    ACTION,
    DECK,
    EXILE,
    FIELD,
    HAND,
    HOMEBASE,
    READY,
    STANDBY,
    TRAIL,
    ZONES,
    effects_move_along,
    keeps_placement,
    stays_the_same_card,
)

ALL_ZONES = tuple(spec.name for spec in ZONES)
NUMERIC = ("CP cost", "EP cost", "building level", "STR", "DEF")

ORGANIZATIONS, ABILITIES, OTHER_INFORMATION, NEW_NUMBERS, CHANGED_NUMBERS = 1, 2, 3, 4, 5
BASELINE = (n.Sets, n.SetsText, n.BecomesType)

LAYERS: dict[type, int] = {
    n.GainsText: ORGANIZATIONS,  # 1215.1b
    n.GainsTextOf: ORGANIZATIONS,  # 1215.1b
    n.GainsChosen: ORGANIZATIONS,  # 1215.1b
    n.HasAll: ORGANIZATIONS,  # 1215.1b
    t.Linked: ORGANIZATIONS,  # 1215.1b
    t.ChosenLinked: ORGANIZATIONS,  # 1215.1b
    n.GetsAbility: ABILITIES,  # 1215.1c
    n.GetsKeyword: ABILITIES,  # 1215.1c
    n.LosesText: OTHER_INFORMATION,  # 1215.1d
    n.SetsText: OTHER_INFORMATION,  # 1215.1d
    n.BecomesType: OTHER_INFORMATION,  # 1215.1d
    n.AlsoType: OTHER_INFORMATION,  # 1215.1d
    n.LosesKeyword: OTHER_INFORMATION,  # 1215.1d
    n.LosesAbilities: OTHER_INFORMATION,  # 1215.1d
    n.LosesAbility: OTHER_INFORMATION,  # 1215.1d
    n.LosesLabelled: OTHER_INFORMATION,  # 1215.1d
    n.HasMark: OTHER_INFORMATION,  # 1215.1d
    n.LosesMark: OTHER_INFORMATION,  # 1215.1d
    n.HasNumber: NEW_NUMBERS,  # 1215.1e
    n.Adds: CHANGED_NUMBERS,  # 1215.1f
    n.Sets: CHANGED_NUMBERS,  # 1215.1f
    n.Swaps: CHANGED_NUMBERS,  # 1215.1f
    t.Gets: CHANGED_NUMBERS,  # 1215.1f
}
"""1215.1: the order in which kinds of change are applied."""


@applies(t.Gets)
def gets(part: Part, obj: Obj, values: Values) -> None:
    """STR and DEF are raised or lowered together."""
    change: t.Gets = part.change  # type: ignore[assignment]
    by = part.fixed
    if by is None:
        count = times(part, change.each)
        by = part.number(change.strength) * count, part.number(change.defense) * count
        if change.each is None and part.amount is None and not part.effect.context.counted:
            part.fixed = by
    if values["STR"] is not None:
        values["STR"] += by[0]  # 1303.1, 1303.2
    if values["DEF"] is not None:
        values["DEF"] += by[1]  # 1303.1, 1303.2


NUMBERS[t.Gets] = lambda change: [change.strength, change.defense]
WRITES[t.Gets] = lambda change: frozenset({"STR", "DEF"})
WRITES[t.Linked] = WRITES[t.ChosenLinked] = lambda change: frozenset()  # links come after their layer


def is_public(obj: Obj) -> bool:
    """Whether all players see the cards of the zone in which an object lies, or lay."""
    return obj.zone.spec.seen_by == "all"


def numbers_of(obj: Obj) -> tuple[Any, ...]:
    """The numbers of a card as they are now."""
    return tuple(obj.values.get(name) for name in NUMERIC)


def changed_sides(game: TrailsGame, unit: Obj) -> bool:
    """Whether a UNIT of the attack under way lies on the field of the player on whose side it does not fight."""
    attacks = game.attack is not None and unit in game.attack.attackers
    return unit.zone.side != (game.primary if attacks else 1 - game.primary)


async def settle_on_the_field(game: TrailsGame, event: Event) -> None:
    """A card put onto another player's field is that player's, whatever effects come and go."""
    for _, new in event.moves:
        lent = new is not None and new.zone.name == FIELD and new.controller != new.owner
        if new is not None and lent and (event.data or {}).get("kind") != "control":
            game.touch_dict(game.base_control)
            game.base_control[new.id] = new.controller  # 1320.1


class Attack:
    """An attack under way: who attacks, whom, and how far it has come."""

    __slots__ = ("attackers", "defending", "fighting", "player", "sclm", "target")

    def __init__(self, attackers: Sequence[Obj]) -> None:
        self.attackers = tuple(attackers)
        self.target: Obj | None = None
        self.player: int | None = None
        """The player who is attacked, when no UNIT is."""
        self.sclm = False
        self.fighting = False
        """Whether its UNITs are attacking and in combat: from 804.5 on."""
        self.defending: Obj | None = None

    def has_target(self) -> bool:
        """Whether there is still somebody to attack."""
        return self.target is not None or self.player is not None


NO_LETTERS: dict[str, int] = {}


class Play:
    """What playing a card or ability determined, kept until it is resolved."""

    __slots__ = ("ability", "about", "dispatched", "event", "kind", "letters", "player", "source", "targets")

    def __init__(
        self,
        player: int,
        kind: str,
        source: Obj,
        ability: Ability | None = None,
        targets: list[tuple[Any, tuple[Any, ...]]] | None = None,
        event: Event | None = None,
        about: Obj | None = None,
    ) -> None:
        self.player = player
        self.kind = kind
        self.source = source
        self.ability = ability
        self.targets = targets or []
        """Each node that asks for targets, with what was chosen for it."""
        self.letters: dict[str, int] = NO_LETTERS
        self.event = event
        self.about = about
        self.dispatched = False
        """Whether it is a card that Dispatch lets be played from the homebase."""


class Offered:
    """The actions worked out for a player, and the state for which they hold."""

    __slots__ = (
        "anything",
        "at",
        "barred",
        "candidates",
        "candidates_at",
        "deeds",
        "demands",
        "field",
        "fresh",
        "gain",
        "gain_at",
        "gains",
        "gains_at",
        "hand",
        "homebase",
        "made",
        "members",
        "members_at",
        "options",
        "plays",
        "plays_at",
        "special",
        "support",
        "support_at",
        "uses",
        "uses_of",
    )

    def __init__(self, game: TrailsGame, player: int) -> None:
        self.hand = game.zones[HAND][player]
        self.homebase = game.zones[HOMEBASE][player]
        self.field = game.zones[FIELD][player]
        self.options: list[Option] = []
        """Everything that was offered."""
        self.at: Any = None
        self.demands: list[Any] = []
        """What the texts demand that the player could pay for."""
        self.anything = True
        """Whether any change could make a difference."""
        self.deeds: Any = None
        self.special = self.barred = False
        """Whether effects change what may be played, or what may be a target or be actioned."""
        self.candidates: list[Any] = []
        """Cards and Arts that could be played, whatever they cost."""
        self.candidates_at: Any = None
        self.made: dict[int, Any] = {}
        """The candidates by card, kept for as long as the card lies there."""
        self.fresh = False
        """Whether effects could change what they are or cost."""
        self.plays: list[Any] = []
        """Those of them that the player could pay for now."""
        self.plays_at: Any = None
        self.gains: dict[Obj, Option] = {}
        """Gaining EP, card by card of the homebase."""
        self.gains_at = -1
        self.gain: list[Option] = []
        """Those of them that can be done now."""
        self.gain_at: Any = None
        self.uses: list[Any] = []
        """Activated crafts that could be played, whatever they cost."""
        self.uses_of: Any = None
        self.members: Any = None
        """UNITs that could be supported, with those that could do it if they were ready."""
        self.members_at: Any = None
        self.support: list[Option] = []
        self.support_at: Any = None


SUPPORT = Definition(
    "SCLM Support", {"type": (), "name": ("SCLM Support",), "organization": (), "abilities": (), "marks": ()}, (), {}
)


class TrailsGame(Game):
    """The state of a game of Trails."""

    rulebook: ClassVar[str] = "trails-1.0.1"
    zone_table = ZONES
    floored = ("CP", "EP")
    numbers_table = ("bond", "CP", "EP")  # 302.1
    zone_of_type: ClassVar = {"UNIT": FIELD, "ITEM": FIELD, "EVENT": HOMEBASE, "BASE": HOMEBASE}  # 203.3, 203.4
    zone_of_cards = FIELD  # 211.2, 506.5, 506.5a, 1302.1b, 1302.2a
    sided_zones = (FIELD,)
    combat_states = ("attacking", "attacking-alone", "defending", "combating")
    waiting_zone = STANDBY
    used_zone = TRAIL  # 1314.1
    removed_zone = EXILE  # 1330.1
    upright = READY
    group_property = "organization"  # 1302.3
    choose_clause = "1312.1"
    may_clause = "1203.6"
    number_clause = "104.5"
    text_clause = "104.1"
    order_clause = "502.4"
    replacement_clause = "1216.2"
    tie_clause = "1215.3b"
    loop_clause = "1501.1c"
    concede_clause = "103.4"
    layer_count = 6
    layers = LAYERS
    lasting_abilities = (n.Text, t.Arts)  # 1201.1a
    additive = frozenset({n.Adds, t.Gets})
    numeric = frozenset(NUMERIC)
    keywords = KEYWORDS
    consequences: ClassVar = {
        "moved": (settle_on_the_field,),
        "played": (replace_dispatched,),
    }
    puts_right_after = frozenset({"moved"})
    support_definition: ClassVar[Definition] = SUPPORT
    preparing = False
    """Whether the players are still preparing the game."""

    def __init__(self, names: tuple[str, str] = ("Alice", "Bob")) -> None:
        super().__init__(names)
        self.initiative = 0
        self.performing: int | None = None
        """The player who performs the current step; nobody between steps."""
        self.phase = "preparation phase"
        self.step: str | None = None
        self.combat_passes = 0
        self.attack: Attack | None = None
        self.failed_draws = (False, False)
        self.base_control: dict[int, int] = {}
        """Who controls a card that was put onto another player's field, unless an effect says otherwise."""
        self.badges: dict[Definition, Any] = {}
        """What counts for support of UNITs that are as printed."""
        self.links = False
        """Whether effects in force link organizations."""
        self.control_taken = False
        """Whether effects gave somebody control of a card when that was last looked at."""
        self.offered: list[Offered] = [Offered(self, 0), Offered(self, 1)]
        """For each player, the actions last offered."""
        self.noting = False
        """Whether the numbers on the field are just being noted, which may mean to find anew what is valid."""
        self.taken_back: list[tuple[int, Any]] = []
        self.taken_back_at: Any = None

    @property
    def primary(self) -> int:
        """The player who performs the step; between steps the initiative player."""
        return self.initiative if self.performing is None else self.performing  # 702.3

    def first_player(self) -> int:
        """The primary player chooses first."""
        return self.primary  # 1502.1

    def the_attack(self) -> Attack:
        """The attack under way."""
        assert self.attack is not None
        return self.attack

    async def run(self, at: str) -> None:
        """Plays from a label on, or from the preparation, until the game is over."""
        from .setup import prepare
        from .turn import TURN

        try:
            if at == "603.1":
                self.preparing = True
                await prepare(self)  # 603.1
                self.preparing = False
                self.set_board()
                at = "703.1"
            await TURN.run(self, at)
        except GameOver:
            return

    def play(self, at: str) -> Coroutine[Decision, Answer, None]:
        """The whole course of play, from a label on."""
        return self.run(at)

    # Losing.

    async def lose(self, player: int, clause: str, why: str) -> None:
        """A player meets a defeat condition: the other one wins."""
        if self.alters("lose the game") and not await self.would(
            Event("lose the game", player, data={"clause": clause})
        ):
            return
        self.end(1 - player, clause, why)  # 103.2
        raise GameOver

    async def deck_is_empty(self, player: int) -> None:
        """A draw from an empty deck is remembered until the next rule processing."""
        failed = list(self.failed_draws)
        failed[player] = True
        self.set(self, "failed_draws", tuple(failed))  # 1102.1

    def rule_processing_is_due(self) -> bool:
        """Whether a rule check would find something to do by itself."""
        return self.failed_draws[0] or self.failed_draws[1]  # 1102.1

    # Identity and validity.

    def same_card(self, origin: Zone, target: Zone) -> bool:
        """Field to field only."""
        return stays_the_same_card(origin, target)

    def carry_over(self, old: Obj, new: Obj) -> None:
        """Placement between zones that have it, effects where the rules let them come along."""
        if keeps_placement(old.zone, new.zone):
            new.orientation = old.orientation  # 502.3a
        if self.effects and effects_move_along(old.zone, new.zone):
            self.effects_follow(old, new)  # 502.3a, 1204.2i-1, 1205.1c-4

    def valid_zone(self, obj: Obj, types: tuple[str, ...]) -> bool:
        """Whether the crafts of a card are valid where it lies, if they name no zone themselves."""
        zone = obj.zone.name
        if zone == FIELD:
            return "UNIT" in types or "ITEM" in types  # 1202.2
        return zone == HOMEBASE and obj.face_up and "BASE" in types  # 1202.4

    def is_valid(self, obj: Obj, ability: Ability) -> bool:
        """Whether an ability can be played or take effect now; none before the game has begun."""
        if "stunned" in obj.marks or self.preparing:
            return False  # 1202.2a, 1306.2c
        if ability.zones is not None:
            return obj.zone.name in ability.zones  # 1202.5
        return self.valid_zone(obj, obj.values["type"])

    async def may_stand_by(self, standby: Standby) -> bool:
        """A craft on a hidden card triggers only if its controller reveals the card."""
        source = standby.source
        if not source.alive or everybody_sees(source):
            return True
        if not await may(self, standby.controller, "reveal", "1211.3a", {"card": source}):
            return False  # 1211.3b
        self.set(source, "shown", (0, 1))  # 1211.3a
        self.record(Event("shown", standby.controller, source, data={"to": [0, 1]}))
        return True

    def plays_standby(self, standby: Standby) -> int:
        """Whoever controls the card of a triggered craft now, or did last."""
        return standby.source.controller  # 105.3b, 1211.4

    # Marks that follow from the attack.

    def is_attacking(self, obj: Obj) -> bool:
        """Whether a UNIT is attacking."""
        attack = self.attack
        return attack is not None and attack.fighting and obj in attack.attackers  # 804.5

    def is_defending(self, obj: Obj) -> bool:
        """Whether a UNIT is defending."""
        return self.attack is not None and self.attack.defending is obj  # 804.6

    def in_combat(self) -> bool:
        """Whether UNITs are attacking."""
        return self.attack is not None and self.attack.fighting

    def why_not(self, decision: Decision, do: str, obj: Obj) -> tuple[str, str] | None:
        """The clause that bars an option from a decision, and why."""
        from . import attacks, playing

        if do == "attack":
            return attacks.why_not_attacker(self, obj)
        if decision.kind == "attack target":
            return attacks.why_not_target(self, obj)
        if do == "play":
            return playing.why_not_play(self, decision.player, obj)
        return None

    def fighting(self) -> Sequence[Obj]:
        """The UNITs in combat."""
        attack = self.attack
        if attack is None or not attack.fighting:
            return ()
        return attack.attackers if attack.defending is None else (*attack.attackers, attack.defending)

    def derived_marks(self, obj: Obj) -> list[str]:
        """The words that the rules use of a UNIT in combat."""
        attack = self.attack
        if attack is None or not attack.fighting:
            return []
        if obj in attack.attackers:
            return ["attacking", "in combat", *(["in SCLM attack"] if attack.sclm else [])]  # 804.5
        if obj is attack.defending:
            return ["defending", "in combat"]  # 804.6
        return []

    def put_right(self, event: Event) -> None:
        """A UNIT that has left its field, if only for that of the other player, takes no further part in the combat."""
        if self.attack is not None:
            for old, new in event.moves:
                if old is not None and (new is not old or changed_sides(self, old)):
                    self.drop_out(old)  # 804.7

    def drop_out(self, obj: Obj) -> None:
        """A UNIT that left, was stunned or is no UNIT any more is out of the combat."""
        attack = self.attack
        if attack is None or not attack.fighting:
            return
        if obj in attack.attackers:
            self.set(attack, "attackers", tuple(unit for unit in attack.attackers if unit is not obj))  # 804.5a
        if attack.defending is obj:
            self.set(attack, "defending", None)  # 804.6a

    def leave_combat(self) -> None:
        """A card that is no UNIT any more is out of the combat."""
        attack = self.attack
        if attack is not None and attack.fighting:
            for unit in (*attack.attackers, *([attack.defending] if attack.defending is not None else [])):
                if "UNIT" not in self.types_of(unit):
                    self.drop_out(unit)  # 804.7

    def end_turn_memory(self) -> None:
        """Forgets what counts for one turn."""
        self.touch_dict(self.turn_memory)
        self.turn_memory.clear()

    # Crafts.

    def crafts(self, card: Obj) -> list[Ability]:
        """The crafts of a card, keywords replaced by what they stand for."""
        return [meant for ability in self.abilities_of(card) for meant in self.meant_by(ability)]

    def craft_number(self, standby: Standby) -> int:
        """Which craft of its card has triggered; 0 for one that the card does not have itself."""
        crafts = [meant for ability in standby.source.values["abilities"] for meant in self.meant_by(ability)]
        return crafts.index(standby.ability) + 1 if standby.ability in crafts else 0

    def has_state(self, obj: Obj, state: str) -> bool:
        """Whether a card is in a state that a text names."""
        if state in ("ready", "actioned"):
            return obj.orientation == (READY if state == "ready" else ACTION)
        if state in ("face-up", "face-down"):
            return obj.face_up == (state == "face-up")
        if state == "attacking":
            return self.is_attacking(obj)
        if state == "attacking-alone":
            return self.is_attacking(obj) and not self.the_attack().sclm  # 804.5b, 1326.4
        if state == "defending":
            return self.is_defending(obj)
        if state == "combating":
            return self.is_attacking(obj) or self.is_defending(obj)
        return state in obj.marks  # 402.2

    def periods(self) -> dict[str, tuple[int, ...]]:
        """The periods going on, and whose they are: phases are shared, steps are not."""
        periods: dict[str, tuple[int, ...]] = {"turn": (self.initiative,), self.phase: (0, 1)}  # 702.1
        if self.step is not None:
            periods[self.step] = (self.primary,)  # 702.2
        if self.attack is not None and self.attack.fighting:
            periods["combat"] = (0, 1)
        return periods

    def looked_at(self, old: Obj | None, new: Obj | None) -> Obj | None:
        """On which side of a move a trigger looks at the card."""
        if old is None or new is None:
            return new or old
        public_before, public_after = is_public(old), is_public(new)
        if public_before != public_after:
            return old if public_before else new  # 1211.6a
        if (old.zone.name == FIELD) != (new.zone.name == FIELD):
            return old if old.zone.name == FIELD else new  # 1211.6b
        return new  # 1211.6c

    def treated_as_controlled(self, ctx: Context, owners: tuple[int, ...], what: n.Filter) -> int:
        """A named UNIT that a text lets a player count as controlling."""
        if t.TreatedAsControlling not in self.rules:
            return 0
        assert isinstance(what, n.Cards)
        names = [where.name for where in what.where if isinstance(where, n.Named)]
        treated = [part for part in self.rules[t.TreatedAsControlling] if part.change.name in names]  # type: ignore[attr-defined]
        return len([part for part in treated if any(is_about_player(part, owner) for owner in owners)])  # 1329.1

    async def destroy(self, cards: Sequence[Obj], cause: Cause) -> bool:
        """Puts cards from the field or homebase into the trail."""
        doomed = []
        for card in cards:
            if not card.alive or card.zone.name not in (FIELD, HOMEBASE):
                continue
            if self.alters("destroyed") and not await self.would(Event("destroyed", card.controller, card, cause)):
                continue
            doomed.append(card)
        gone = await move(self, doomed, TRAIL, cause, kind="destroyed")  # 1317.2, 1317.2a
        return len(gone) == len(cards) and bool(cards)

    def may_orient(self, card: Obj, orientation: str) -> bool:
        """A stunned UNIT does not ready."""
        return "stunned" not in card.marks or orientation == ACTION  # 1306.2a, 1306.2b

    def may_turn(self, card: Obj, up: bool) -> bool:
        """A stunned UNIT stays face-down."""
        return "stunned" not in card.marks or not up  # 1306.2a

    def can_pay(self, player: int, pool: str, amount: int) -> bool:
        """Whether a player could pay so much."""
        from .payment import can_pay

        if pool == "bond":
            return True
        return can_pay(self, player, pool, amount)

    async def pay(self, player: int, pool: str, amount: int, cause: Cause) -> bool:
        """Pays so much of a pool."""
        from .payment import pay

        return await pay(self, player, pool, amount, cause)

    def affordable(self, player: int, pool: str) -> int:
        """The most that a player could pay."""
        from .support import EP_sources

        there = self.numbers[player][pool]
        return there + len(EP_sources(self, player)) if pool == "EP" else there

    async def play_by_effect(self, ctx: Context, card: Obj, player: int, free: bool) -> bool:
        """Plays a card in the middle of an effect; it waits in the Resolve Standby Zone like any other."""
        from .playing import play_card

        try:
            with self.transaction():
                await play_card(self, player, card, free)
        except TakenBack:
            self.record(Event("taken back", player, card, data={"action": "play"}))
            return False
        return True

    def side_for(self, zone: str, side: int | None, controller: int | None) -> int | None:
        """Whose zone a card goes to: the owner's, except onto the field or into the homebase of a player named."""
        if zone in (FIELD, HOMEBASE):
            return controller if controller is not None else side  # 1320.1
        return None  # 502.5

    def controller_for(self, zone: str, side: int | None, controller: int | None) -> int | None:
        """Who controls a card that arrives: the player on whose field it lies."""
        return self.side_for(zone, side, controller)

    def batches(self, cards: list[Obj]) -> list[list[Obj]]:
        """Cards leave a deck one at a time."""
        if cards and all(card.zone.name == DECK for card in cards):
            return [[card] for card in cards]  # 504.3
        return [cards]

    def orientation_word(self, placed: tuple[str, ...]) -> str | None:
        """The orientation that a text names."""
        return ACTION if "actioned" in placed else READY if "ready" in placed else None

    def before_layer(self, layer: int, effects: list[Effect]) -> None:
        """What grants organizations to cards of a linked one depends on the link."""
        self.after_layer(layer, effects)

    def after_layer(self, layer: int, effects: list[Effect]) -> None:
        """Links complete the layer in which organizations are granted."""
        if layer == ORGANIZATIONS and self.links:
            from .organizations import link_organizations

            link_organizations(self, effects)

    def layer_of(self, part: Part) -> int:
        """Crafts that define their own card come before everything."""
        if part.effect.ability is not None and part.effect.ability.zones == ALL_ZONES and part.kind in BASELINE:
            return 0  # 1215.1a
        layer = self.layers.get(part.kind, -1)
        if layer == ORGANIZATIONS and getattr(part.change, "property", "organization") != "organization":
            return OTHER_INFORMATION
        return layer

    def note_what_is_read(self) -> None:
        """Links are about the UNITs in all zones, so every move makes values due."""
        super().note_what_is_read()
        self.links = any(part.kind in (t.Linked, t.ChosenLinked) for part in self.all_parts())
        if self.links:
            self.value_zones = set(self.zones)  # 1310.1
            self.values_written |= {"organization"}

    async def effects_changed(self) -> None:
        """Cards go to the field of whoever controls them now; values that are watched are compared."""
        await self.settle_control()
        self.leave_combat()
        await self.look_around()

    def collect(self) -> None:
        """What is valid; numbers that begin to be watched are noted as they are."""
        super().collect()
        if "value changed" in self.watching and not self.watched_values and not self.noting:
            self.noting = True
            self.refresh()
            self.watched_values = self.field_numbers()
            self.noting = False

    def field_numbers(self) -> dict[Obj, tuple[Any, ...]]:
        """The numbers of all cards on the field."""
        return {obj: numbers_of(obj) for side in (0, 1) for obj in self.cards_in(FIELD, side)}

    async def settle_control(self) -> None:
        """Control follows the latest effect on a card, else its owner."""
        wanted: dict[Obj, int] = {}
        for effect in self.effects:
            for part in effect.parts:
                if part.kind is n.TakesControl and effect.begins is None:
                    for obj in part.subjects():
                        wanted[obj] = controller_of(effect.context, part.change)  # type: ignore[arg-type]
        if not wanted and not self.control_taken:
            return
        self.control_taken = bool(wanted)
        for side in (0, 1):
            for obj in list(self.cards_in(FIELD, side)):
                controller = wanted.get(obj, self.base_control.get(obj.id, obj.owner))  # 105.3a
                if controller != obj.controller:
                    self.set(obj, "controller", controller)
                    self.set_board()
                    await move(self, [obj], FIELD, side=controller, controller=controller, kind="control")  # 506.4

    async def compare_values(self) -> None:
        """Tells which numbers of cards on the field have risen or fallen."""
        from reference_engine.core.events import emit

        self.refresh()
        before = self.watched_values
        now = self.field_numbers()
        self.watched_values = now
        for obj, numbers in now.items():
            old = before.get(obj)
            if old is None or old == numbers:
                continue
            for name, was, is_now in zip(NUMERIC, old, numbers, strict=True):
                if was != is_now and was is not None and is_now is not None:
                    data = {"property": name, "before": was, "after": is_now}
                    await emit(self, Event("value changed", obj.controller, obj, data=data))

    def waiting_data(self, obj: Obj, viewer: int) -> dict[str, Any]:
        """What everybody knows of a card or craft that waits to be resolved."""
        play = obj.data
        data: dict[str, Any] = {
            "kind": play.kind,
            "source": play.source.name if viewer == JUDGE else str(play.source.id),
        }
        chosen = [target for _, found in play.targets for target in found]
        if chosen:
            data["targets"] = [
                self.names[target] if isinstance(target, int) else target.name if viewer == JUDGE else str(target.id)
                for target in chosen
            ]
        if play.letters:
            data["letters"] = dict(play.letters)
        if play.ability is not None:
            data["text"] = play.ability.text
        return data

    # Views.

    def roles(self) -> dict[str, str]:
        """Who has the initiative, who performs the step, who is primary."""
        roles = {"initiative": self.names[self.initiative], "primary": self.names[self.primary]}
        if self.performing is not None:
            roles["performing"] = self.names[self.performing]
        return roles

    def view_data(self) -> dict[str, Any]:
        """What everybody knows beyond places and numbers."""
        data: dict[str, Any] = {"phase": self.phase}
        if self.step is not None:
            data["step"] = self.step
        return data

    def state_now(self) -> Any:
        """Differs whenever anything that could matter to a play has changed."""
        numbers = (*self.numbers[0].values(), *self.numbers[1].values())
        return self.cards_version, self.states_version, self.waiting_version, numbers

    def undo(self, journal: list[tuple[Any, ...]]) -> None:
        """Puts back what a journal recorded; whoever controls what is looked at anew."""
        super().undo(journal)
        self.control_taken = True

    def release(self) -> None:
        """A game that is over offers nothing more."""
        self.forget_offers()
        super().release()

    def forget_offers(self) -> None:
        """Lets the actions of both players be worked out anew."""
        self.offered = [Offered(self, 0), Offered(self, 1)]

    def remember_taken_back(self, player: int, option: Option) -> None:
        """An option just taken back is not offered again until the state changes."""
        now = self.state_now()
        if self.taken_back_at != now:
            self.taken_back.clear()
        self.taken_back.append((player, option.says()))
        self.taken_back_at = now
        self.forget_offers()
