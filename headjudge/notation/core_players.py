"""Core rows: players, zones and places."""

from headjudge.notation.categories import Place, Players, Zone
from headjudge.notation.node import ZoneWord, row


@row("you", possessive="your", plurality="you")
class You(Players):
    """The controller of the ability."""


@row("your opponent", possessive="your opponent's", plurality="one")
class Opponent(Players):
    """The opponent of the ability's controller."""


@row("each player", possessive="each player's", plurality="one")
class EachPlayer(Players):
    """All players, one after the other in the order of the rules."""


@row("both players", possessive="both players'", plurality="many")
class BothPlayers(Players):
    """All players at the same time; choices are made before anything is done."""


@row("a|an player", possessive="a|an player's", plurality="one")
class AnyPlayer(Players):
    """Whichever player an event concerns."""


@row("target player", possessive="target player's", plurality="one")
class TargetPlayer(Players):
    """A player chosen as a target."""


@row("that player", possessive="that player's", plurality="one")
class ThatPlayer(Players):
    """The player whom the event, or the text so far, is about."""


@row("they", possessive="their", plurality="many")
class They(Players):
    """The player who is carrying out this clause."""


@row("its controller", possessive="its controller's", plurality="one")
class ItsController(Players):
    """The controller of the card that the clause is about."""


@row("its owner", possessive="its owner's", plurality="one")
class ItsOwner(Players):
    """The owner of the card that the clause is about."""


@row("the {name}", "{whose:possessive} {name}", ordered="{whose:possessive} {name:ordered_zones}")
class ZoneOf(Zone):
    """A zone; without a player it is the zone of the card's owner, or in a condition or event anyone's."""

    name: ZoneWord
    whose: Players | None = None


@row("into|onto {zone}")
class Into(Place):
    """Into a zone; into a deck means that the deck's order then has to be settled by the text."""

    zone: Zone


@row("<on top of> {zone:ordered}")
class OnTop(Place):
    """On top of a zone that has an order."""

    zone: Zone


@row("<on the bottom of> {zone:ordered}")
class OnBottom(Place):
    """On the bottom of a zone that has an order."""

    zone: Zone
