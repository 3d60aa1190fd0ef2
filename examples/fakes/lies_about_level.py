"""Claims level `cards` and has `play`: no positions, no ability texts, and chance is never asked."""

from toy import Cannot, Data, Game, Toy


class LiesAboutLevel(Toy):
    """Promises more than it has."""

    level = "cards"
    asks_chance = False

    def set_up(self, game: Game, position: Data) -> None:
        """Say that it cannot start from a position."""
        raise Cannot("positions")


LiesAboutLevel().serve()
