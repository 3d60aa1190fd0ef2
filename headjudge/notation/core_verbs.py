"""Core rows: what players do."""

from headjudge.notation.categories import Cost, Filter, Number, Objects, Place, Players, Simple, Verb, Zone
from headjudge.notation.core_cards import AnyAbility
from headjudge.notation.core_players import You
from headjudge.notation.node import FaceWord, PlacementWord, PlayerNumberWord, TextProperty, row


@row(
    "draws|draw [up_to?<up to> ]{n:simple}",
    "draws|draw [up_to?<up to> ]{n:simple} card|cards",
    "draws|draw cards equal to {n}",
)
class Draw(Verb):
    """Draws so many cards, one after the other."""

    n: Number
    up_to: bool = False


@row("discards|discard {what}")
class Discard(Cost):
    """Puts cards from the hand (unless another zone is named) into the zone for used cards."""

    what: Objects


@row("chooses|choose {what}", lifts=(AnyAbility,))
class Choose(Verb):
    """Chooses cards, to which "it" and "those" then refer."""

    what: Objects


@row("chooses|choose {n} {property} among {what:many}")
class ChooseText(Verb):
    """Chooses so many printed words that the described cards have."""

    n: Simple
    property: TextProperty
    what: Filter


@row("chooses|choose a|an number")
class ChooseNumber(Verb):
    """Chooses a number, which is then "that many"."""


@row("chooses|choose a|an player")
class ChoosePlayer(Verb):
    """Chooses a player, who is then "that player"."""


@row("puts|put {what} {place}[ {placed| }][ under {control:possessive} control]")
class Put(Cost):
    """Moves cards, in the given orientation and face, under the control of a player if one is named."""

    what: Objects
    place: Place
    placed: tuple[PlacementWord, ...] = ()
    control: Players | None = None


@row("returns|return {what} to {zone}")
class Return(Cost):
    """Moves cards back to a zone."""

    what: Objects
    zone: Zone


@row("removes|remove {what} from the game")
class Remove(Cost):
    """Removes cards from the game."""

    what: Objects


@row("destroys|destroy {what}")
class Destroy(Cost):
    """Destroys cards."""

    what: Objects


@row("readies|ready {what}")
class Ready(Cost):
    """Puts cards upright."""

    what: Objects


@row("turns|turn {what} {face}")
class Turn(Cost):
    """Turns cards face-up or face-down."""

    what: Objects
    face: FaceWord


@row("reveals|reveal {what}")
class Reveal(Cost):
    """Shows cards to all players."""

    what: Objects


@row("looks|look at {what}")
class LookAt(Verb):
    """Looks at cards without showing them."""

    what: Objects


@row("searches|search {zone} for {what}")
class Search(Verb):
    """Looks through a zone and chooses cards from it."""

    zone: Zone
    what: Objects


@row("shuffles|shuffle {zone:ordered}")
class Shuffle(Verb):
    """Shuffles a zone."""

    zone: Zone


@row("pays|pay {n:simple} {number}", "pays|pay {number} equal to {n}")
class Pay(Cost):
    """Pays so much of a number."""

    n: Number
    number: PlayerNumberWord


@row("pays|pay this cost")
class PayCost(Verb):
    """Pays all costs of the ability, or none of them."""


@row("gains|gain {n:simple} {number}", "gains|gain {number} equal to {n}")
class Gain(Verb):
    """Gains so much of a number."""

    n: Number
    number: PlayerNumberWord


@row("loses|lose {n:simple} {number}", "loses|lose {number} equal to {n}")
class Lose(Cost):
    """Loses so much of a number."""

    n: Number
    number: PlayerNumberWord


@row("sets|set {whose:possessive} {number} to {n}")
class SetNumber(Verb):
    """Makes a player's number a certain number."""

    number: PlayerNumberWord
    n: Number
    whose: Players = You()


@row("plays|play {what}[free? <without paying its cost>]")
class Play(Verb):
    """Plays a card while the effect is carried out."""

    what: Objects
    free: bool = False


@row("wins|win the game")
class WinGame(Verb):
    """Wins the game."""


@row("loses|lose the game")
class LoseGame(Verb):
    """Loses the game."""
