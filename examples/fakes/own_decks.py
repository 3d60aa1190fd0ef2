"""Honest at level `play`: knows only its own cards, ignores other decks, and shuffles by itself."""

from toy import OWN_CARDS, PLAYERS, Cannot, Data, Game, Toy


class OwnDecks(Toy):
    """Plays its own decks, whatever decks are given."""

    name = "own decks"
    level = "play"
    asks_chance = False

    def decks(self, params: Data) -> dict[str, list[str]]:
        """Return its own decks."""
        return {player: list(OWN_CARDS) for player in PLAYERS}

    def set_up(self, game: Game, position: Data) -> None:
        """Say that it cannot start from a position."""
        raise Cannot("positions")


OwnDecks().serve()
