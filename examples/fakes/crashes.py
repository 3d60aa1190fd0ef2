"""Raises an exception at the method that its argument names (`decide` unless given), and ends with it."""

import sys

from toy import Data, Toy

WHEN = sys.argv[1] if len(sys.argv) > 1 else "decide"


class Crashes(Toy):
    """Divides by zero."""

    def answer_to(self, request: Data) -> Data:
        """Answer, or fail."""
        if request["method"] == WHEN:
            raise ZeroDivisionError("the engine has divided by zero")
        return super().answer_to(request)


Crashes().serve()
