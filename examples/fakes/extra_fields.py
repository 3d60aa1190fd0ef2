"""Adds fields that the protocol does not know, and writes a number as text; else it is honest."""

from toy import Data, Game, Toy


class ExtraFields(Toy):
    """Is generous with data."""

    def reply(self, game: Game) -> Data:
        """Add a field and write the game's number as text."""
        return {**super().reply(game), "game": str(game.number), "mood": "sunny"}


ExtraFields().serve()
