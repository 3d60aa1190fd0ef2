"""What the probe must know of a rulebook, from `rulebook.toml` and the test set: zones, decks, two positions."""

from __future__ import annotations

from itertools import cycle, islice

from headjudge.catalogue.rulebook import Zone
from headjudge.protocol.checks import RulebookFacts, Sight, ZoneFact
from headjudge.protocol.messages import New, Position
from headjudge.scenarios import card_set
from headjudge.scenarios.registry import load_vocabulary
from headjudge.scenarios.scope import PLAYERS, Place, State
from headjudge.scenarios.setup import DECK, FILLER, HAND, Setup
from headjudge.scenarios.words import Words, words_of

COPIES = 4
CARDS_IN_A_ZONE = {DECK: 5, HAND: 2}


def words_for(rulebook: str) -> Words:
    """Return the words of a rulebook, its vocabulary loaded."""
    load_vocabulary()
    return words_of(rulebook)


def facts_of(rulebook: str) -> RulebookFacts:
    """Return the facts of a rulebook for the probe."""
    words = words_for(rulebook)
    start = deck_game(words)
    return RulebookFacts(
        rulebook=rulebook,
        zones=tuple(zone_fact(words, zone) for zone in words.book.zones if zone.per == "player"),
        players=PLAYERS,
        decks=start.decks,
        cards=start.cards,
        position=position_of_blanks(words),
        abilities=next((position_with(words, name) for name in with_abilities(rulebook)), None),
    )


def zone_fact(words: Words, zone: Zone) -> ZoneFact:
    """Return who may tell the cards of a zone, in the few words of the probe."""
    face_down = _sight(zone.face_down_seen_by) if zone.face else None
    if face_down == "nobody" and any(mark.shows for mark in words.book.marks):
        face_down = None  # a mark may let everybody see a face-down card there, so that its face tells nothing
    return ZoneFact(words.zone(zone.name), _sight(zone.seen_by), face_down, zone.ordered)


def _sight(seer: str) -> Sight:
    return "all" if seer == "all" else "nobody" if seer == "nobody" else "owner"


def blanks(rulebook: str) -> list[str]:
    """Return the names of the blank cards of the test set, or of the filler card where there is none."""
    return [name for name, card in card_set.load(rulebook).items() if card.blank] or [FILLER]


def deck_game(words: Words) -> New:
    """Return a game from decks of blank cards."""
    setup = Setup(words)
    setup.play_from_decks()
    format_ = next((row for row in words.book.formats if row.name == setup.format), None)
    copies = min(format_.copies or COPIES, COPIES) if format_ else COPIES
    for player in PLAYERS:
        setup.put_into_deck(player, [(name, copies) for name in like_the_filler(words)])
    return setup.build()


def like_the_filler(words: Words) -> list[str]:
    """Return the blank cards of the filler's type, of which a deck may hold any number of names."""
    known = card_set.load(words.rulebook)
    type_ = words.game.filler.get("type")
    return [
        name for name in blanks(words.rulebook) if name != FILLER and known[name].text.properties.get("type") == type_
    ]


def is_home(words: Words, zone: str) -> bool:
    """Whether cards of some type are at home in a zone."""
    return any(row.zone == zone for row in words.book.types)


def may_lie(words: Words, name: str, zone: str) -> bool:
    """Whether a blank card is of a type that is at home in a zone."""
    known = card_set.load(words.rulebook)
    properties = known[name].text.properties if name in known else words.game.filler
    return properties.get("type") in [row.name for row in words.book.types if row.zone == zone]


def position_of_blanks(words: Words) -> Position | None:
    """Return a quiet position with blank cards in every zone of the players, some of them face-down."""
    setup = Setup(words)
    names = [FILLER, *(name for name in blanks(words.rulebook) if name != FILLER)]
    supply = cycle(names)
    for zone in (zone for zone in words.book.zones if zone.per == "player"):
        states = [State("face", face_down(words))] if zone.face and zone.face_down_seen_by != "nobody" else []
        for player in PLAYERS:
            place = Place(player, words.zone(zone.name))
            count = CARDS_IN_A_ZONE.get(zone.name, 1)
            # What lies open there must be of a type that may lie there.
            if zone.face and not states:
                cards = [FILLER]
            elif is_home(words, zone.name) and not states:
                cards = [name for name in names if may_lie(words, name, zone.name)][:count]
            else:
                cards = list(islice(supply, count))
            setup.lay_out(player, [(card, 1) for card in cards], place, states)
            if zone.name == DECK:
                setup.deck_fillers[player] = 0
    return setup.build().position


def face_down(words: Words) -> str:
    """Return the rulebook's word for a face-down card."""
    faces = [value for meanings in words.game.states.values() for of, value in meanings if of == "face"]
    return next((face for face in faces if "down" in face), "face-down")


def with_abilities(rulebook: str) -> list[str]:
    """Return the names of the cards of the test set that have abilities."""
    return [name for name, card in card_set.load(rulebook).items() if not card.blank]


def position_with(words: Words, name: str) -> Position | None:
    """Return a quiet position with one card of the test set in the first player's hand."""
    setup = Setup(words)
    setup.lay_out(PLAYERS[0], [(name, 1)], Place(PLAYERS[0], HAND))
    return setup.build().position
