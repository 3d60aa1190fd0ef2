"""Refuses every answer, the legal ones too."""

from toy import Data, Refuse, Toy


class AlwaysRefuses(Toy):
    """Finds a reason against everything."""

    def decide(self, params: Data) -> Data:
        """Refuse."""
        raise Refuse("not today")


AlwaysRefuses().serve()
