"""Never answers the method that its argument names (`decide` unless given), and has a child that hangs with it."""

import subprocess
import sys
import time

from toy import Data, Toy

WHEN = sys.argv[1] if len(sys.argv) > 1 else "decide"


class Hangs(Toy):
    """Falls asleep."""

    def answer_to(self, request: Data) -> Data:
        """Answer, or sleep for an hour."""
        if request["method"] == WHEN:
            child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
            sys.stderr.write(f"child {child.pid}\n")
            sys.stderr.flush()
            time.sleep(3600)
        return super().answer_to(request)


Hangs().serve()
