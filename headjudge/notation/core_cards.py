"""Core rows: descriptions of cards, and cards."""

from headjudge.notation.categories import (
    Adjective,
    Amount,
    Filter,
    Noun,
    Objects,
    Pattern,
    Players,
    Reference,
    Simple,
    Where,
    Zone,
)
from headjudge.notation.core_numbers import ONE
from headjudge.notation.node import (
    KeywordWord,
    MarkWord,
    NumericProperty,
    Quoted,
    StateWord,
    TextProperty,
    TypeWord,
    row,
)


@row("[{adjectives| } ]{nouns| or }[ {where| }]")
class Cards(Filter):
    """All cards that fit every adjective, one of the nouns and every phrase."""

    nouns: tuple[Noun, ...]
    adjectives: tuple[Adjective, ...] = ()
    where: tuple[Where, ...] = ()


@row("other")
class Other(Adjective):
    """Not the card that has the ability."""


@row("{state}")
class State(Adjective):
    """In a state: an orientation, a face, a part in combat, a condition such as stunned."""

    state: StateWord


@row("{name}")
class Group(Adjective):
    """Has the organization (trait, clan, faction) of this name."""

    name: Quoted


@row("card|cards")
class AnyCard(Noun):
    """A card of any type; without a zone, where the rules look for cards (the field; to discard, the hand)."""


@row("{type}")
class OfType(Noun):
    """A card of a type; without a zone, where the rules look for that type."""

    type: TypeWord


@row("ability|abilities")
class AnyAbility(Noun):
    """An ability, as it waits in a zone or as it is played."""


@row("{players} controls|control")
class ControlledBy(Where):
    """Under the control of a player."""

    players: Players


@row("{players} owns|own")
class OwnedBy(Where):
    """Owned by a player."""

    players: Players


@row("in|on {zone}")
class InZone(Where):
    """In a zone."""

    zone: Zone


@row("with {property} {amount}")
class WithNumber(Where):
    """A number of the card compares so."""

    property: NumericProperty
    amount: Amount


@row("with {property:one} {value}")
class WithText(Where):
    """The card has this sub-name, organization or other printed word, exactly."""

    property: TextProperty
    value: Quoted


@row("named {name}")
class Named(Where):
    """The card has exactly this name."""

    name: Quoted


@row("whose {property:one} contains {part}")
class Contains(Where):
    """The printed word contains this part."""

    property: TextProperty
    part: Quoted


@row("with {keyword}")
class WithKeyword(Where):
    """The card has a keyword."""

    keyword: KeywordWord


@row("without {keyword}")
class WithoutKeyword(Where):
    """The card does not have a keyword."""

    keyword: KeywordWord


@row("with the keyword {label}")
class WithLabel(Where):
    """The card has an ability that is labelled so."""

    label: Quoted


@row("with {mark}")
class WithMark(Where):
    """The card has a mark or attribute."""

    mark: MarkWord


@row("without {mark}")
class WithoutMark(Where):
    """The card lacks a mark or attribute."""

    mark: MarkWord


@row("that is|are not {state}")
class NotState(Where):
    """Not in a state."""

    state: StateWord


@row("among those cards")
class AmongThose(Where):
    """One of the cards that the text last chose, looked at or revealed."""


@row("that has|have the same {property:one} as {what}")
class SameAs(Where):
    """Shares a printed word with a card."""

    property: TextProperty
    what: Reference


@row("<this card>", plurality="one")
class ThisCard(Reference):
    """The card that has the ability."""


@row("it", plurality="one")
class It(Reference):
    """The card that the text last chose, targeted, moved or named; before that, the card of the event."""


@row("that card", plurality="one")
class ThatCard(Reference):
    """The card that the event is about."""


@row("those cards", "those", plurality="many")
class Those(Reference):
    """All cards that the text last chose, targeted, moved or named; before that, all cards of the event."""


@row("the first", plurality="one")
class First(Reference):
    """The first of the chosen cards."""


@row("the second", plurality="one")
class Second(Reference):
    """The second of the chosen cards."""


@row("the third", plurality="one")
class Third(Reference):
    """The third of the chosen cards."""


@row("target {what:one}", "[up_to?<up to> ]{n} target {what}", plurality="n")
class Target(Objects):
    """Cards chosen as targets, at the moment when the rules choose targets."""

    what: Filter
    n: Simple = ONE
    up_to: bool = False


@row("[up_to?<up to> ]{n} {what}[at_random? <at random>]", plurality="n")
class Some(Objects):
    """Cards that the acting player chooses while the clause is carried out."""

    what: Filter
    n: Simple
    up_to: bool = False
    at_random: bool = False


@row("<any number of> {what:many}", plurality="many")
class AnyNumber(Objects):
    """As many of the described cards as the acting player likes."""

    what: Filter


@row(
    "all {what:many}",
    "each {what:one}",
    subject=("{what:many}", "all {what:many}", "each {what:one}"),
    plurality="many",
)
class All(Objects):
    """Every card that fits a description."""

    what: Filter


@row(
    "the top card of {zone:ordered}",
    "the top {n} card|cards of {zone:ordered}",
    "[up_to!<up to> ]{n} card|cards <from the top of> {zone:ordered}",
    plurality="n",
)
class Top(Objects):
    """The uppermost cards of a zone that has an order; up to so many, one after the other until the player stops."""

    zone: Zone
    n: Simple = ONE
    up_to: bool = False


@row("the bottom card of {zone:ordered}", "the bottom {n} card|cards of {zone:ordered}", plurality="n")
class Bottom(Objects):
    """The lowest cards of a zone that has an order."""

    zone: Zone
    n: Simple = ONE


# What an event may concern


@row("a|an {what:one}", plurality="one")
class A(Pattern):
    """Any one card that fits a description; the event occurs once for each."""

    what: Filter


@row("another {what:one}", plurality="one")
class Another(Pattern):
    """Any one card that fits a description, except the card that has the ability."""

    what: Filter


@row("<one or more> {what:many}", plurality="many")
class OneOrMore(Pattern):
    """Any cards that fit a description; the event occurs once however many they are."""

    what: Filter
