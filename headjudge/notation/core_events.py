"""Core rows: periods, moments, durations, events, triggers and conditions."""

from headjudge.notation.categories import (
    Amount,
    Condition,
    Duration,
    Event,
    Filter,
    Manner,
    Moment,
    Number,
    Pattern,
    Period,
    Plain,
    Players,
    Reference,
    Trigger,
    WouldTrigger,
    Zone,
)
from headjudge.notation.core_cards import AnyAbility
from headjudge.notation.node import MarkWord, NumericProperty, PeriodWord, PlayerNumberWord, StateWord, row

# Periods, moments, durations


@row("the {name}", "each {name}", "{whose:possessive} {name}")
class PeriodOf(Period):
    """A turn, phase, step or combat, of a player or whosoever it is."""

    name: PeriodWord
    whose: Players | None = None


@row("this {name}")
class ThisPeriod(Period):
    """The period that is going on."""

    name: PeriodWord


@row("the next {name}", "{whose:possessive} next {name}")
class NextPeriod(Period):
    """The first such period after the one that is going on."""

    name: PeriodWord
    whose: Players | None = None


@row("the start of {period}")
class Start(Moment):
    """The moment at which a period starts."""

    period: Period


@row("the end of {period}")
class End(Moment):
    """The moment at which a period ends."""

    period: Period


@row("{period:this_period}", "during {period}")
class During(Duration):
    """While a period lasts; if it lies ahead, from its start to its end."""

    period: Period


@row("until {moment}")
class Until(Duration):
    """Up to a moment."""

    moment: Moment


@row("until {event}")
class UntilEvent(Duration):
    """Up to the next time that something happens."""

    event: Event


@row("while {condition}")
class While(Duration):
    """As long as a condition is true."""

    condition: Condition


@row("<for the rest of the game>")
class RestOfGame(Duration):
    """To the end of the game, in so many words."""


# Events


@row("alone")
class Alone(Manner):
    """No other card attacks in the same attack."""


@row(
    "{who} attacks|attack[ {target:pattern}][ {manner}]",
    "{who} attacks|attack {target:players}[ {manner}]",
)
class Attacks(Event):
    """A card attacks (a card, a player)."""

    who: Pattern
    target: Pattern | Players | None = None
    manner: Manner | None = None


@row("{who} is|are attacked[ by {by}]")
class IsAttacked(Event):
    """A card is attacked (by a card)."""

    who: Pattern
    by: Pattern | None = None


@row("{who} is|are put into|onto {zone}[ from {origin}][ by {by}]")
class IsPut(Event):
    """A card arrives in a zone (from a zone) (by a player's cost or effect)."""

    who: Pattern
    zone: Zone
    origin: Zone | None = None
    by: Players | None = None


@row("{who} leaves|leave {zone}[ by {by}]")
class Leaves(Event):
    """A card goes from a zone to any other (by a player's cost or effect)."""

    who: Pattern
    zone: Zone
    by: Players | None = None


@row("{who} becomes|become {state}")
class Becomes(Event):
    """A card gets into a state in which it was not."""

    who: Pattern
    state: StateWord


@row("{who} is|are destroyed")
class IsDestroyed(Event):
    """A card is destroyed."""

    who: Pattern


@row("{who} gains|gain {mark}")
class GainsMark(Event):
    """A card gets a mark or attribute that it did not have."""

    who: Pattern
    mark: MarkWord


@row("{who} is|are targeted[ by {by}]")
class IsTargeted(Event):
    """A card is chosen as a target (by a player)."""

    who: Pattern
    by: Players | None = None


@row("the {property} of {who} rises|rise")
class Rises(Event):
    """A number of a card becomes greater."""

    property: NumericProperty
    who: Pattern


@row("the {property} of {who} falls|fall")
class Falls(Event):
    """A number of a card becomes less."""

    property: NumericProperty
    who: Pattern


@row("{players} plays|play {what}[ from {origin}]", lifts=(AnyAbility,))
class Plays(Event):
    """Something is played by a player (from a zone)."""

    players: Players
    what: Pattern
    origin: Zone | None = None


@row("{players} draws|draw a|an card")
class Draws(Event):
    """A player draws; once for each card."""

    players: Players


@row("{players} discards|discard {what}")
class Discards(Event):
    """A player discards a card."""

    players: Players
    what: Pattern


@row("{players} gains|gain {number}")
class Gains(Event):
    """A player gains some of a number."""

    players: Players
    number: PlayerNumberWord


@row("{players} loses|lose {number}")
class Loses(Event):
    """A player loses some of a number."""

    players: Players
    number: PlayerNumberWord


@row("{players} loses|lose the game")
class LosesGame(Event):
    """A player loses the game; of use in replacements."""

    players: Players


@row("{event} <for the first time each turn>", would="{event:would} <for the first time each turn>")
class FirstTime(Event):
    """The first such event of a turn."""

    event: Event


# Triggers


@row("when {event}[ {during}]", "whenever {event}[ {during}]")
class When(Trigger):
    """Each time that something happens (in a stretch of time)."""

    event: Event
    during: Duration | None = None


@row("<the next time> {event}[ {during}]")
class NextTime(Trigger):
    """The next time that something happens (in a stretch of time), and not again."""

    event: Event
    during: Duration | None = None


@row("at {moment}")
class At(Trigger):
    """The start or end of a period; in the text of an effect only the next such moment."""

    moment: Moment


@row("as soon as {condition}")
class AsSoonAs(Trigger):
    """A state of the game: triggers when the condition is true and the ability is not already triggered."""

    condition: Plain


@row("when {event:would}[ {during}]", "whenever {event:would}[ {during}]")
class Would(WouldTrigger):
    """Each time that something would happen."""

    event: Event
    during: Duration | None = None


@row("<the next time> {event:would}[ {during}]")
class NextWould(WouldTrigger):
    """The next time that something would happen, and not again."""

    event: Event
    during: Duration | None = None


# Conditions


@row("{players} controls|control {amount:counting} {what}")
class Controls(Plain):
    """A player controls so many of the described cards."""

    players: Players
    amount: Amount
    what: Filter


@row("there ^is|are {amount:counting} {what}")
class There(Plain):
    """There are so many of the described cards."""

    amount: Amount
    what: Filter


@row("{number} is {amount}")
class Compare(Plain):
    """A number compares so."""

    number: Number
    amount: Amount


@row("{what} is|are {state}")
class Is(Plain):
    """A card is in a state."""

    what: Reference
    state: StateWord


@row("{what} is|are not {state}")
class IsNot(Plain):
    """A card is not in a state."""

    what: Reference
    state: StateWord


@row("{what} is|are a|an {kind:one}")
class IsKind(Plain):
    """A card fits a description."""

    what: Reference
    kind: Filter


@row("{what} is|are in|on {zone}")
class IsIn(Plain):
    """A card is in a zone."""

    what: Reference
    zone: Zone


@row("during {period:period_of}")
class InPeriod(Plain):
    """A period is going on."""

    period: Period


@row("<it is not true that> {condition}")
class Not(Plain):
    """The opposite of a condition."""

    condition: Plain


@row("{parts*2| and }")
class AllOf(Condition):
    """Every one of two or more conditions."""

    parts: tuple[Plain, ...]


@row("{parts*2| <or if> }")
class AnyOf(Condition):
    """At least one of two or more conditions."""

    parts: tuple[Plain, ...]
