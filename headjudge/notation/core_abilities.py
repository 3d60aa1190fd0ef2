"""Core rows: kinds of ability, sentences and effects."""

from headjudge.notation.categories import (
    Ability,
    Change,
    Condition,
    Cost,
    Duration,
    Effect,
    Filter,
    Number,
    Players,
    Prefix,
    Sentence,
    Trigger,
    Verb,
    WouldTrigger,
)
from headjudge.notation.core_cards import First, Second, Target, Third
from headjudge.notation.core_players import You
from headjudge.notation.node import Digits, KeywordWord, LetterWord, PeriodWord, Quoted, ZoneWord, row

# Effects


@row("{verb:many}", "{who} {verb}", imperative="{verb:many}")
class Does(Effect):
    """A player does something; without a player it is the controller."""

    verb: Verb
    who: Players = You()


@row("{changes| and }[ {duration}]")
class Modify(Effect):
    """One continuous effect begins; without a duration it lasts for the rest of the game."""

    changes: tuple[Change, ...]
    duration: Duration | None = None


# Sentences


@row("{effects|, then }.")
class Do(Sentence):
    """Effects, one after the other."""

    effects: tuple[Effect, ...]


@row("if {condition}, {effects|, then }.[ otherwise, {otherwise|, then }.]")
class If(Sentence):
    """Effects that depend on a condition, looked at when the sentence is reached."""

    condition: Condition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@row(
    "{who} may {verbs:many|, then }."
    "[ <if they do|if they do|if you do>, {effects|, then }.][ otherwise, {otherwise|, then }.]"
)
class May(Sentence):
    """A player may do something; what follows "if you do" happens only if all of it was done."""

    who: Players
    verbs: tuple[Verb, ...]
    effects: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


@row("for each {what:one}, {effects|, then }.")
class ForEach(Sentence):
    """Effects that are carried out once for each described card, to which "it" then refers."""

    what: Filter
    effects: tuple[Effect, ...]


@row("{targets}: {parts|, }.", lifts=(First, Second, Third))
class Distribute(Sentence):
    """Different effects for different targets, settled when the targets are chosen."""

    targets: Target
    parts: tuple[Effect, ...]


@row("{trigger}, {effects|, then }.")
class Delayed(Sentence):
    """Effects that wait for a later event."""

    trigger: Trigger
    effects: tuple[Effect, ...]


@row(
    "{trigger}, {effects|, then } instead.",
    "{trigger}, [optional!you may ]{effects:imperative|, then } instead.",
)
class Instead(Sentence):
    """A replacement that begins now."""

    trigger: WouldTrigger
    effects: tuple[Effect, ...]
    optional: bool = False


@row("{letter} is {number}.")
class LetterIs(Sentence):
    """Says what an indefinite value is."""

    letter: LetterWord
    number: Number


# Kinds of ability


@row("AUTO[ {prefixes| }][ ({costs:many|, })] {trigger}[, if {condition}]: {text| }")
class Auto(Ability):
    """Triggered: when its event occurs it waits to be played; its text says when its costs may be paid."""

    trigger: Trigger
    text: tuple[Sentence, ...]
    condition: Condition | None = None
    costs: tuple[Cost, ...] = ()
    prefixes: tuple[Prefix, ...] = ()


@row("ACT[ {prefixes| }][ if {condition}][ ({costs:many|, })]: {text| }")
class Act(Ability):
    """Activated: a player may play it by paying its costs, in the order in which they are written."""

    text: tuple[Sentence, ...]
    costs: tuple[Cost, ...] = ()
    condition: Condition | None = None
    prefixes: tuple[Prefix, ...] = ()


@row("CONT[ {prefixes| }][ while {condition}]: {changes| and }.[ {letters| }]")
class Cont(Ability):
    """Continuous: applies as long as it is valid (and its condition is true)."""

    changes: tuple[Change, ...]
    letters: tuple[LetterIs, ...] = ()
    condition: Condition | None = None
    prefixes: tuple[Prefix, ...] = ()


@row(
    "REPLACE[ {prefixes| }] {trigger}[, if {condition}]: {effects|, then } instead.",
    "REPLACE[ {prefixes| }] {trigger}[, if {condition}]: [optional!you may ]{effects:imperative|, then } instead.",
)
class Replace(Ability):
    """Continuous: something else happens instead of an event (or may, if its controller likes)."""

    trigger: WouldTrigger
    effects: tuple[Effect, ...]
    optional: bool = False
    condition: Condition | None = None
    prefixes: tuple[Prefix, ...] = ()


@row("TEXT[ {prefixes| }][ if {condition}]: {text| }")
class Text(Ability):
    """What a card does that is played, resolved and gone; with a condition it can be played only then."""

    text: tuple[Sentence, ...]
    condition: Condition | None = None
    prefixes: tuple[Prefix, ...] = ()


@row("{keyword}")
class Keyword(Ability):
    """A keyword of the rulebook, which stands for an ability."""

    keyword: KeywordWord


# Prefixes


@row("\\[in|on {zones| or }\\]")
class ValidIn(Prefix):
    """Valid in these zones only."""

    zones: tuple[ZoneWord, ...]


@row("\\[in all zones\\]")
class ValidEverywhere(Prefix):
    """Valid in every zone."""


@row("\\[once per {period}\\]")
class OncePer(Prefix):
    """Usable once in each such period."""

    period: PeriodWord


@row("\\[{n} times per {period}\\]")
class TimesPer(Prefix):
    """Usable so many times in each such period."""

    n: Digits
    period: PeriodWord


@row("\\[{label}\\]")
class Label(Prefix):
    """A name by which abilities of one sort are known; it has no meaning of its own."""

    label: Quoted
