"""Core rows: what continuous abilities and effects say, and the deeds that they forbid, demand or permit."""

from headjudge.notation.categories import (
    Ability,
    Actor,
    CardDeed,
    Change,
    Cost,
    Deed,
    Filter,
    Number,
    Objects,
    PlayerDeed,
    Players,
    Reference,
    Signed,
    Simple,
    Zone,
)
from headjudge.notation.core_cards import AnyAbility
from headjudge.notation.core_players import You
from headjudge.notation.node import (
    FaceWord,
    KeywordWord,
    MarkWord,
    NumericProperty,
    PlayerNumberWord,
    QuantityWord,
    Quoted,
    TextProperty,
    TypeWord,
    row,
)

# Numbers of cards


@row("{subject:subject} gets|get {by} {property}[ for each {each:one}]")
class Adds(Change):
    """A number of cards is raised or lowered (as many times as there are described cards)."""

    subject: Objects
    by: Signed
    property: NumericProperty
    each: Filter | None = None


@row("the {property} of {subject:subject} becomes {to}")
class Sets(Change):
    """A number of cards becomes another number."""

    property: NumericProperty
    subject: Objects
    to: Number


@row("the {left} and {right} of {subject:subject} are swapped")
class Swaps(Change):
    """Two numbers of each card change places."""

    left: NumericProperty
    right: NumericProperty
    subject: Objects


@row("{subject:subject} swaps|swap {property} with {other:subject}")
class SwapsWith(Change):
    """A number of one card and that of another change places."""

    subject: Objects
    property: NumericProperty
    other: Objects


@row("{subject:subject} has|have {property} {n}")
class HasNumber(Change):
    """Cards that lack a number altogether get it."""

    subject: Objects
    property: NumericProperty
    n: Simple


# Names, types and other printed words


@row("{subject:subject} gains|gain the {property:one} {value}")
class GainsText(Change):
    """Cards have a name, organization or the like besides their own."""

    subject: Objects
    property: TextProperty
    value: Quoted


@row("{subject:subject} gains|gain the {property:many} of {source}")
class GainsTextOf(Change):
    """Cards have all names, organizations or the like of a card besides their own."""

    subject: Objects
    property: TextProperty
    source: Reference


@row("{subject:subject} gains|gain the chosen {property:many}")
class GainsChosen(Change):
    """Cards have the printed words that the text has chosen besides their own."""

    subject: Objects
    property: TextProperty


@row("{subject:subject} has|have all {property:many}")
class HasAll(Change):
    """Cards count as having every organization or the like."""

    subject: Objects
    property: TextProperty


@row("{subject:subject} loses|lose the {property:one} {value}")
class LosesText(Change):
    """Cards lose an organization or the like."""

    subject: Objects
    property: TextProperty
    value: Quoted


@row("the {property:one} of {subject:subject} becomes {value}")
class SetsText(Change):
    """A printed word of cards is overwritten."""

    property: TextProperty
    subject: Objects
    value: Quoted


@row("{subject:subject} becomes|become a|an {type:one}")
class BecomesType(Change):
    """Cards have this type and lose their own."""

    subject: Objects
    type: TypeWord


@row("{subject:subject} is|are also a|an {type:one}")
class AlsoType(Change):
    """Cards have this type besides their own."""

    subject: Objects
    type: TypeWord


# Abilities, marks, control


@row("{subject:subject} gets|get {keyword}")
class GetsKeyword(Change):
    """Cards have a keyword besides their own."""

    subject: Objects
    keyword: KeywordWord


@row("{subject:subject} gets|get the ability \\{{ability}\\}")
class GetsAbility(Change):
    """Cards have an ability besides their own."""

    subject: Objects
    ability: Ability


@row("{subject:subject} loses|lose {keyword}")
class LosesKeyword(Change):
    """Cards lose a keyword."""

    subject: Objects
    keyword: KeywordWord


@row("{subject:subject} loses|lose all abilities")
class LosesAbilities(Change):
    """Cards lose all abilities."""

    subject: Objects


@row("{subject:subject} loses|lose the ability \\{{ability}\\}")
class LosesAbility(Change):
    """Cards lose an ability with exactly this text, however often they have it."""

    subject: Objects
    ability: Ability


@row("{subject:subject} loses|lose all abilities with the keyword {label}")
class LosesLabelled(Change):
    """Cards lose the abilities that are labelled so."""

    subject: Objects
    label: Quoted


@row("{subject:subject} has|have {mark}")
class HasMark(Change):
    """Cards have a mark or attribute."""

    subject: Objects
    mark: MarkWord


@row("{subject:subject} loses|lose {mark}")
class LosesMark(Change):
    """Cards lose a mark or attribute."""

    subject: Objects
    mark: MarkWord


@row("gain control of {what}", "{players} gains|gain control of {what}")
class TakesControl(Change):
    """A player controls cards."""

    what: Objects
    players: Players = You()


@row("{subject:subject} ignores|ignore all effects")
class IgnoresEffects(Change):
    """Cards ignore the continuous effects that already apply to them."""

    subject: Objects


# The five questions: may, cannot, must, how many, at what cost


@row("{subject:subject} cannot {deed:card_deed}", "{subject:players} cannot {deed:player_deed}")
class Cannot(Change):
    """A deed is forbidden."""

    subject: Actor
    deed: Deed


@row("{subject:subject} must {deed:card_deed} <if able>", "{subject:players} must {deed:player_deed} <if able>")
class Must(Change):
    """A deed is a duty, as far as it can be done."""

    subject: Actor
    deed: Deed


@row("{subject:subject} can {deed:card_deed}", "{subject:players} can {deed:player_deed}")
class Can(Change):
    """A deed is permitted that the rules do not permit."""

    subject: Actor
    deed: Deed


@row("{players:possessive} {quantity} becomes {n}")
class HowMany(Change):
    """A quantity that the rules give to a player becomes another."""

    players: Players
    quantity: QuantityWord
    n: Number


@row("{subject:subject} costs|cost {n} {number} more", lifts=(AnyAbility,))
class CostsMore(Change):
    """Playing cards costs more."""

    subject: Objects
    n: Simple
    number: PlayerNumberWord


@row("{subject:subject} costs|cost {n} {number} less", lifts=(AnyAbility,))
class CostsLess(Change):
    """Playing cards costs less."""

    subject: Objects
    n: Simple
    number: PlayerNumberWord


@row("{subject:subject} costs|cost {number} instead of {usual}")
class CostsInstead(Change):
    """Playing cards costs as much as ever, but of another number."""

    subject: Objects
    number: PlayerNumberWord
    usual: PlayerNumberWord


@row("as an additional cost for {subject:subject} to {deed:card_deed}, {cost:many}")
class AdditionalCost(Change):
    """A deed of cards must be paid for by their controller."""

    subject: Objects
    deed: Deed
    cost: Cost


# Deeds of cards


@row("attack[ {what:subject}]", "attack {what:players}")
class ToAttack(CardDeed):
    """To attack (certain cards, certain players)."""

    what: Actor | None = None


@row("be attacked[ by {by:many}]")
class BeAttacked(CardDeed):
    """To be chosen as the target of an attack (of certain cards)."""

    by: Filter | None = None


@row("be targeted[ by {players}]")
class BeTargeted(CardDeed):
    """To be chosen as a target (by a player)."""

    players: Players | None = None


@row("be readied")
class BeReadied(CardDeed):
    """To become upright."""


@row("be destroyed")
class BeDestroyed(CardDeed):
    """To be destroyed."""


@row("be countered")
class BeCountered(CardDeed):
    """To be kept from resolving."""


@row("be turned {face}")
class BeTurned(CardDeed):
    """To be turned over."""

    face: FaceWord


@row("be put into|onto {zone}")
class BePut(CardDeed):
    """To arrive in a zone."""

    zone: Zone


@row("leave {zone}")
class ToLeave(CardDeed):
    """To go from a zone to any other."""

    zone: Zone


@row("be played[ from {origin}][any_time? <at any time>]")
class BePlayed(CardDeed):
    """To be played (from a zone) (whenever its player has priority)."""

    origin: Zone | None = None
    any_time: bool = False


# Deeds of players


@row("draw cards")
class ToDraw(PlayerDeed):
    """To draw."""


@row("play {what:many}[ from {origin}]", lifts=(AnyAbility,))
class ToPlay(PlayerDeed):
    """To play certain cards or abilities (from a zone)."""

    what: Filter
    origin: Zone | None = None


@row("attack with {what:subject}")
class AttackWith(PlayerDeed):
    """To attack with certain cards."""

    what: Objects


@row("gain {number}")
class ToGain(PlayerDeed):
    """To gain any of a number."""

    number: PlayerNumberWord


@row("lose {number}")
class ToLose(PlayerDeed):
    """To lose any of a number."""

    number: PlayerNumberWord


@row("lose the game")
class ToLoseGame(PlayerDeed):
    """To lose the game."""
