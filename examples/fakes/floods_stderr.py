"""Writes a megabyte to stderr before every answer to `decide`; honest, and no reason to wait for."""

import sys

from toy import Data, Toy

LINE = "log " * 25 + "\n"


class FloodsStderr(Toy):
    """Logs too much."""

    def decide(self, params: Data) -> Data:
        """Log, and answer."""
        sys.stderr.write(LINE * (1024 * 1024 // len(LINE)))
        sys.stderr.write("the last line\n")
        sys.stderr.flush()
        return super().decide(params)


FloodsStderr().serve()
