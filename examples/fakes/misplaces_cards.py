"""Starts from a position and puts every card of it into the hand."""

from toy import Data, Game, Toy


class MisplacesCards(Toy):
    """Reads a position and loses its places."""

    level = "setup"

    def set_up(self, game: Game, position: Data) -> None:
        """Put all cards into the hand."""
        for side in position["players"].values():
            side["zones"] = {"hand": [card for cards in side["zones"].values() for card in cards]}
        super().set_up(game, position)


MisplacesCards().serve()
