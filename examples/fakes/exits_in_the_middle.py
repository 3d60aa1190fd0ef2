"""Ends with status 0 when half of its answer to `decide` is written."""

import json
import sys

from toy import Data, Toy


class ExitsInTheMiddle(Toy):
    """Leaves while it speaks."""

    def answer_to(self, request: Data) -> Data:
        """Answer, or half answer and leave."""
        answer = super().answer_to(request)
        if request["method"] == "decide":
            line = json.dumps(answer)
            sys.stdout.write(line[: len(line) // 2])
            sys.stdout.flush()
            sys.exit(0)
        return answer


ExitsInTheMiddle().serve()
