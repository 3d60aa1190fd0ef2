"""The rows that only Weiss Schwarz has."""

from headjudge.notation.categories import (
    Ability,
    CardDeed,
    Change,
    Cost,
    Duration,
    Effect,
    Event,
    Noun,
    Objects,
    Pattern,
    Place,
    Plain,
    PlayerDeed,
    Players,
    Reference,
    Sentence,
    Simple,
    Spoken,
    Trigger,
    Verb,
    Where,
    Zone,
)
from headjudge.notation.core_abilities import LetterIs
from headjudge.notation.core_cards import AnyAbility
from headjudge.notation.node import (
    AttackWord,
    Digits,
    PeriodWord,
    PlacementWord,
    Quoted,
    SlotWord,
    StateWord,
    TextProperty,
    row,
)

# Keyword abilities


@row("Encore ({costs:many|, })")
class Encore(Spoken):
    """A character that was put into the waiting room from the stage may come back, rested, to where it was."""

    costs: tuple[Cost, ...]


@row("Assist[ while {condition}]: {changes| and }.[ {letters| }]")
class Assist(Spoken):
    """Continuous: applies while the character is on the back stage."""

    changes: tuple[Change, ...]
    letters: tuple[LetterIs, ...] = ()
    condition: Plain | None = None


@row("Bond/{names|/} ({costs:many|, })")
class Bond(Spoken):
    """A character that was played may bring a named card back from the waiting room to the hand."""

    names: tuple[Quoted, ...]
    costs: tuple[Cost, ...]


@row("Backup {power}, level {level} ({costs:many|, })")
class Backup(Spoken):
    """Played from the hand in the opponent's counter step: a defending character gets power."""

    power: Digits
    level: Digits
    costs: tuple[Cost, ...]


@row("Shift, level {level}")
class Shift(Spoken):
    """A card in the clock may change places with a card of the same color in the hand."""

    level: Digits


@row("Sunder/{name} ({costs:many|, })")
class Sunder(Spoken):
    """After its attack a character may become a marker of one that was its marker."""

    name: Quoted
    costs: tuple[Cost, ...]


@row("REPLAY {action}: {text| }")
class Replay(Ability):
    """A replay command: what is carried out when the text of the card performs the action of this name."""

    action: Quoted
    text: tuple[Sentence, ...]


# What players do


@row("pays|pay {n} stock")
class PayStock(Cost):
    """Puts so many cards from the top of the stock into the waiting room."""

    n: Simple


@row("stands|stand {what}")
class Stand(Cost):
    """Puts characters into the stand state."""

    what: Objects


@row("rests|rest {what}")
class Rest(Cost):
    """Puts characters into the rest state."""

    what: Objects


@row("reverses|reverse {what}")
class Reverse(Cost):
    """Puts characters into the reverse state."""

    what: Objects


@row("puts|put {what} <as a marker of|as markers of> {host}[ {placed| }]")
class PutUnder(Cost):
    """Puts cards into the marker area of a character, face-down unless it says otherwise."""

    what: Objects
    host: Reference
    placed: tuple[PlacementWord, ...] = ()


@row("puts|put {what} into|onto {zone} or {other}")
class PutEither(Verb):
    """Puts cards into one of two zones, as the acting player likes."""

    what: Objects
    zone: Zone
    other: Zone


@row("flips|flip {what}")
class Flip(Verb):
    """Reveals cards and puts them into the resolution zone."""

    what: Objects


@row("exchanges|exchange {left:reference} with {what}")
class Exchange(Verb):
    """Two cards change places, each to the zone and position of the other."""

    left: Reference
    what: Objects


@row("deals|deal {n} damage to {players}")
class DealDamage(Verb):
    """Deals damage, whose source is the card that has the ability."""

    n: Simple
    players: Players


@row("takes|take an extra turn")
class ExtraTurn(Verb):
    """Has the next turn, whoever would have it otherwise."""


@row("proceeds|proceed to the {period}")
class Proceed(Verb):
    """The game goes on with a phase or step, without what lies between."""

    period: PeriodWord


@row("performs|perform {action}")
class PerformAction(Verb):
    """Carries out the replay command of this name that the card has."""

    action: Quoted


@row("performs|perform a|an trigger check")
class TriggerCheck(Verb):
    """Performs a trigger check."""


@row("performs|perform the action of the trigger {icon}")
class PerformIcon(Verb):
    """Performs the action of a trigger icon."""

    icon: Quoted


@row("concedes|concede the game")
class Concede(Verb):
    """Gives up, which no effect can make a player do."""


@row("{n} times, {effects|, then }.")
class Repeat(Sentence):
    """Effects that are carried out so many times."""

    n: Simple
    effects: tuple[Effect, ...]


@row("{who} frontal attacks|attack {what}", imperative="{who} frontal attacks|attack {what}")
class AttackInstead(Effect):
    """The attack becomes a frontal attack on a character, wherever that stands."""

    who: Reference
    what: Reference


# Cards, places and positions


@row("marker|markers")
class Marker(Noun):
    """A card in a marker area."""


@row("under {what}")
class Under(Where):
    """A marker of a character."""

    what: Reference


@row("with a|an marker")
class WithMarker(Where):
    """A character with one or more markers."""


@row("in|on the {slot}")
class AtSlot(Where):
    """On one of these stage positions."""

    slot: SlotWord


@row("<in front of> {what}")
class InFrontOf(Where):
    """On the center stage, in front of a card on the back stage."""

    what: Reference


@row("behind {what}")
class Behind(Where):
    """On the back stage, behind a card on the center stage."""

    what: Reference


@row("facing {what}")
class Facing(Where):
    """On the position of the other player's center stage that faces a card."""

    what: Reference


@row("whose {property:one} contains {part}/{other}")
class ContainsBoth(Where):
    """The English name contains one part and the Japanese name the other."""

    property: TextProperty
    part: Quoted
    other: Quoted


@row("named {names*2| or }")
class NamedEither(Where):
    """The card has one of these names."""

    names: tuple[Quoted, ...]


@row("with more than one {property:one}")
class WithSeveral(Where):
    """Has two or more printed words of a kind."""

    property: TextProperty


@row("the battle opponent of {what}", plurality="one")
class BattleOpponent(Reference):
    """The character with which a character is in battle, or was when the ability triggered."""

    what: Reference


@row("the rest", plurality="many")
class TheRest(Objects):
    """Those of the cards last looked at, revealed or flipped that still lie there and were not chosen."""


@row("{what} <and its markers>", plurality="many")
class WithItsMarkers(Objects):
    """A character together with all its markers."""

    what: Reference


@row("onto the position of {what}")
class OntoPositionOf(Place):
    """Onto the stage position on which a card lies or last lay."""

    what: Reference


@row("onto the {slot} of {players:possessive} stage")
class OntoSlot(Place):
    """Onto one of these stage positions."""

    slot: SlotWord
    players: Players


# What is changed, forbidden or demanded


@row("a|an deck can contain <up to> {n} of <this card>")
class DeckLimit(Change):
    """So many cards of this name may be in a deck."""

    n: Digits


@row("{type} attack[ {what:subject}]")
class ToAttackSo(CardDeed):
    """To attack in a certain way."""

    type: AttackWord
    what: Objects | None = None


@row("be {type} attacked")
class BeAttackedSo(CardDeed):
    """To be attacked in a certain way."""

    type: AttackWord


@row("become {state}")
class Become(CardDeed):
    """To get into a state."""

    state: StateWord


@row("be chosen[ by {players}]")
class BeChosen(CardDeed):
    """To be chosen by the effects of a player."""

    players: Players | None = None


@row("be moved")
class BeMoved(CardDeed):
    """To go to another stage position."""


@row("deal damage")
class ToDealDamage(CardDeed):
    """To deal damage, in an attack or by a text."""


@row("take damage")
class ToTakeDamage(PlayerDeed):
    """To be dealt damage."""


@row("cancel damage[ from {what:subject}]")
class ToCancelDamage(PlayerDeed):
    """To have damage (from certain cards) canceled by a climax."""

    what: Objects | None = None


# Events, triggers and conditions


@row("{who} {type} attacks|attack", would="{who} would {type} attack")
class AttacksSo(Event):
    """A card attacks in a certain way."""

    who: Pattern
    type: AttackWord


@row("{who} is|are {type} attacked")
class IsAttackedSo(Event):
    """A card is attacked in a certain way."""

    who: Pattern
    type: AttackWord


@row("{who} is|are put into|onto {zone} <by playing it>")
class IsPlaced(Event):
    """A card arrives in a zone because it is played."""

    who: Pattern
    zone: Zone


@row("{who} is|are put into|onto {zone}[ from {origin}] by {label}")
class IsPutBy(Event):
    """A card arrives in a zone by an effect that has a keyword."""

    who: Pattern
    zone: Zone
    label: Quoted
    origin: Zone | None = None


@row(
    "damage[ from {who}][ to {players}] is canceled",
    would="damage[ from {who}][ to {players}] would be canceled",
)
class DamageCanceled(Event):
    """Damage (from a card) (to a player) is canceled."""

    who: Pattern | None = None
    players: Players | None = None


@row(
    "damage[ from {who}][ to {players}] is not canceled",
    would="damage[ from {who}][ to {players}] would not be canceled",
)
class DamageTaken(Event):
    """Damage (from a card) (to a player) is put into the clock."""

    who: Pattern | None = None
    players: Players | None = None


@row("{players} takes|take damage[ from {who}]")
class TakesDamage(Event):
    """A player is dealt damage (by a card)."""

    players: Players
    who: Pattern | None = None


@row("{what} is|are revealed in the trigger check of {who}")
class RevealedInCheck(Event):
    """A card is revealed in the trigger check of a card's attack."""

    what: Pattern
    who: Pattern


@row("{who} moves|move to another position")
class MovesPosition(Event):
    """A character goes from one stage position to another of the same player."""

    who: Pattern


@row("{players} levels|level up")
class LevelsUp(Event):
    """A player's clock becomes level."""

    players: Players


@row("{players} refreshes|refresh")
class Refreshes(Event):
    """A player's waiting room becomes the deck."""

    players: Players


@row("{players} uses|use {label}")
class Uses(Event):
    """A player uses a keyword."""

    players: Players
    label: Quoted


@row("{players} uses|use a|an activated ability", lifts=(AnyAbility,))
class UsesAbility(Event):
    """A player has paid the cost of an activated ability."""

    players: Players


@row("when the next damage from {who} is canceled[ {during}]")
class NextDamage(Trigger):
    """The next damage that a card deals (in a stretch of time), if it is canceled."""

    who: Reference
    during: Duration | None = None


@row("{what} is|are in|on the {slot}")
class IsAt(Plain):
    """A card is on one of these stage positions."""

    what: Reference
    slot: SlotWord


@row("{what} is|are uppermost in {zone:ordered}")
class IsTop(Plain):
    """A card is the uppermost of a zone that has an order."""

    what: Reference
    zone: Zone
