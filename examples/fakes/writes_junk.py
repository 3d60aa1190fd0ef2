"""Writes to stdout what is no JSON: a line for debugging in front of every answer to `new`."""

from toy import Data, Toy


class WritesJunk(Toy):
    """Left a print in."""

    def new(self, params: Data) -> Data:
        """Print, and start a game."""
        self.write("DEBUG starting a game")
        return super().new(params)


WritesJunk().serve()
