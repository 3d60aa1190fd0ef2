"""The rows that only Trails has."""

from headjudge.notation.categories import (
    Ability,
    CardDeed,
    Change,
    Cost,
    Event,
    Filter,
    Manner,
    Noun,
    Objects,
    Pattern,
    Plain,
    PlayerDeed,
    Players,
    Sentence,
    Signed,
    Simple,
    Verb,
    Where,
)
from headjudge.notation.core_cards import AnyAbility
from headjudge.notation.node import Quoted, row


@row("ARTS ({ep} EP): {text| }")
class Arts(Ability):
    """An Arts ability with its EP cost, playable from the hand or face-down from the homebase."""

    ep: Simple
    text: tuple[Sentence, ...]


@row("arts")
class AnyArts(AnyAbility, Noun):
    """An Arts ability, as it waits in the resolve standby zone or as it is played."""


@row("with arts")
class WithArts(Where):
    """The card has an Arts ability."""


@row("without arts")
class WithoutArts(Where):
    """The card has no Arts ability."""


# What players do


@row("actions|action {what}")
class Action(Cost):
    """Puts cards into the action state."""

    what: Objects


@row("stuns|stun {what}")
class Stun(Cost):
    """Stuns UNITs."""

    what: Objects


@row("cures|cure {what}")
class Cure(Verb):
    """Ends the stunned state of UNITs."""

    what: Objects


@row("K.O.s|K.O. {what}")
class KO(Cost):
    """Puts UNITs from the field into the trail."""

    what: Objects


@row("counters|counter {what}", lifts=(AnyAbility,))
class Counter(Verb):
    """Takes cards or crafts out of the resolve standby zone unresolved."""

    what: Objects


@row("rebuilds|rebuild {what}")
class Rebuild(Verb):
    """Puts homebase cards into the trail and replaces them from the deck, face-down and actioned."""

    what: Objects


@row("Plans|Plan {n}")
class Plan(Verb):
    """Looks at the top cards of the deck and puts each on the bottom or back on top."""

    n: Simple


# Changes


@row("{subject:subject} gets|get {strength}/{defense}[ for each {each:one}]")
class Gets(Change):
    """STR and DEF of UNITs are raised or lowered (as many times as there are described cards)."""

    subject: Objects
    strength: Signed
    defense: Signed
    each: Filter | None = None


@row("{players:possessive} organizations {names*2| and } are linked")
class Linked(Change):
    """A player's cards that have one of the organizations have them all, in every zone."""

    players: Players
    names: tuple[Quoted, ...]


@row("{players:possessive} chosen organizations are linked")
class ChosenLinked(Change):
    """Links the organizations that the text has chosen."""

    players: Players


@row("{players} is|are treated as controlling a|an {name}")
class TreatedAsControlling(Change):
    """As though a UNIT of this name were on the player's field."""

    players: Players
    name: Quoted


# Deeds


@row("be chosen to fight back")
class BeFoughtBack(CardDeed):
    """To be chosen as the fight back target of a defending UNIT."""


@row("fight back {what:subject}")
class FightBack(CardDeed):
    """To choose certain attacking UNITs as fight back targets; all of them, if they are several."""

    what: Objects


@row("be actioned")
class BeActioned(CardDeed):
    """To be put into the action state."""


@row("be K.O.'d")
class BeKOd(CardDeed):
    """To be K.O.'d."""


@row("be cured")
class BeCured(CardDeed):
    """To cease to be stunned."""


@row("be stunned")
class BeStunned(CardDeed):
    """To become stunned."""


@row("cause Overkill")
class CauseOverkill(CardDeed):
    """To make the other player lose bond by Overkill."""


@row("perform SCLM Support")
class ToSupport(PlayerDeed):
    """To action a UNIT so that another gains Support."""


@row("take stun damage")
class TakeStunDamage(PlayerDeed):
    """To lose bond when one's UNITs become stunned."""


# Events and conditions


@row("<in a SCLM Attack>")
class InSclmAttack(Manner):
    """Two or more UNITs attack together."""


@row("{who} is|are attacked <in a SCLM Attack>")
class IsSclmAttacked(Event):
    """A UNIT is the target of two or more UNITs that attack together."""

    who: Pattern


@row("{who} stuns|stun {what}")
class Stuns(Event):
    """A card stuns a UNIT by its attack or by an effect of which it is the source."""

    who: Pattern
    what: Pattern


@row("{who} is|are K.O.'d")
class IsKOd(Event):
    """A UNIT is K.O.'d."""

    who: Pattern


@row("{players} performs|perform SCLM Support")
class Supports(Event):
    """A player performs SCLM Support."""

    players: Players


@row("{who} is|are cured")
class IsCured(Event):
    """A UNIT ceases to be stunned by a cure."""

    who: Pattern


@row("{who} deals|deal Overkill damage[ to {players}]")
class DealsOverkill(Event):
    """A UNIT makes a player lose bond by Overkill."""

    who: Pattern
    players: Players | None = None


@row("{players} takes|take stun damage")
class TakesStunDamage(Event):
    """A player loses bond because a UNIT became stunned."""

    players: Players


@row("{players} has|have the initiative")
class HasInitiative(Plain):
    """A player is the initiative player of the turn."""

    players: Players


@row("{name} is among the chosen organizations")
class ChosenInclude(Plain):
    """One of the organizations that the text has chosen."""

    name: Quoted
