"""Answers `decide` with a line that does not end."""

import sys

from toy import Data, Toy


class EndlessLine(Toy):
    """Talks without a full stop."""

    def decide(self, params: Data) -> Data:
        """Write until nobody reads."""
        while True:
            sys.stdout.write("and so on " * 1000)


EndlessLine().serve()
