"""Core rows: numbers, amounts and what is added or taken away."""

from headjudge.notation.categories import Amount, Closed, Filter, Number, Operand, Players, Reference, Signed, Simple
from headjudge.notation.node import Digits, LetterWord, NumericProperty, PlayerNumberWord, TextProperty, row


@row("{value}", plurality="value")
class Constant(Simple):
    """A fixed number."""

    value: Digits


@row("{letter}", plurality="many")
class Letter(Simple):
    """An indefinite value; the player chooses it unless a sentence says what it is."""

    letter: LetterWord


@row("that many", plurality="many")
class ThatMany(Simple):
    """The number of the event, or of the clause before."""


@row("the {property} of {what}")
class PropertyOf(Closed):
    """A number of a card, as last known when the card is gone."""

    property: NumericProperty
    what: Reference


@row("{whose:possessive} {number}")
class PlayerNumber(Closed):
    """A number that a player has."""

    whose: Players
    number: PlayerNumberWord


@row("the number of {what:many}")
class Count(Operand):
    """How many cards fit a description."""

    what: Filter


@row("the number of different {property:many} among {what:many}")
class CountDifferent(Operand):
    """How many different printed words the described cards have together."""

    property: TextProperty
    what: Filter


@row("the total {property} of {what:many}")
class Total(Operand):
    """The sum of a number over the described cards."""

    property: NumericProperty
    what: Filter


@row("{left} plus {right}")
class Sum(Number):
    """Two numbers added."""

    left: Operand
    right: Operand


@row("{left} minus {right}")
class Difference(Number):
    """One number less another; it may be negative."""

    left: Operand
    right: Operand


@row("+{n}")
class Plus(Signed):
    """So much is added."""

    n: Simple


@row("-{n}")
class Minus(Signed):
    """So much is taken away."""

    n: Simple


ONE = Constant(1)


@row("{n} or more", counting=("a|an", "{n} or more"), plurality="n")
class AtLeast(Amount):
    """At least a number; before a noun, one or more is written as "a"."""

    n: Simple = ONE


@row("{n} or less", counting="{n} or fewer", plurality="many")
class AtMost(Amount):
    """At most a number."""

    n: Simple


@row("exactly {n}", counting="exactly {n}", plurality="n")
class Exactly(Amount):
    """Exactly a number."""

    n: Simple


@row(counting="no", plurality="many")
class No(Amount):
    """None at all."""


@row("greater than {n}")
class GreaterThan(Amount):
    """More than a number."""

    n: Closed


@row("less than {n}")
class LessThan(Amount):
    """Less than a number."""

    n: Closed


@row("equal to {n}")
class EqualTo(Amount):
    """Exactly as much as a number."""

    n: Closed
