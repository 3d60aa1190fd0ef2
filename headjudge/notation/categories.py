"""The categories of the notation: what can stand in a slot of a template."""

from headjudge.notation.node import Node


class Ability(Node):
    """One ability of a card, or the text of a card that is carried out once."""


class Spoken(Ability):
    """A keyword that is said with words of its own, and stands for an ability."""


class Prefix(Node):
    """Where an ability is valid, how often it may be used, or what it is called; written in square brackets."""


class Sentence(Node):
    """A sentence of an ability's text, up to and with its full stop."""


class Effect(Node):
    """A clause of a sentence: something is done, or something is changed for a while."""


class Verb(Node):
    """What a player does."""


class Cost(Verb):
    """What a player does and can also be made to pay."""


class Change(Node):
    """What a continuous ability or effect says about cards and players."""


class Deed(Node):
    """What a text forbids, demands or permits."""


class CardDeed(Deed):
    """A deed of a card, or one done to it."""


class PlayerDeed(Deed):
    """A deed of a player."""


class Number(Node):
    """A number, which may turn out negative."""


class Operand(Number):
    """A number that can be added or subtracted."""


class Closed(Operand):
    """A number whose text does not end with a description of cards."""


class Simple(Closed):
    """A number that can stand before a noun."""


class Signed(Node):
    """A number that is added or taken away."""


class Amount(Node):
    """How many, or how much, compared with a number."""


class Actor(Node):
    """Cards or players."""


class Objects(Actor):
    """Particular cards (or abilities in a zone)."""


class Players(Actor):
    """Particular players."""


class Pattern(Node):
    """Any card of a description, as an event may concern it."""


class Reference(Objects, Pattern):
    """A card that the text or its event has already named."""


class Filter(Node):
    """A description of cards."""


class Adjective(Node):
    """A word before the noun of a description."""


class Noun(Node):
    """The noun of a description."""


class Where(Node):
    """A phrase after the noun of a description."""


class Zone(Node):
    """A zone of one or more players."""


class Place(Node):
    """Where a card is put."""


class Condition(Node):
    """Something that is true or false of the game."""


class Plain(Condition):
    """A condition without "and" and "or"."""


class Event(Node):
    """Something that happens; in a replacement, something that would happen."""


class Manner(Node):
    """How an attack is made."""


class Period(Node):
    """A turn, phase, step or combat."""


class Moment(Node):
    """The start or the end of a period."""


class Trigger(Node):
    """What an ability, or a later part of an effect, waits for."""


class WouldTrigger(Node):
    """What a replacement waits for."""


class Duration(Node):
    """How long an effect lasts."""
