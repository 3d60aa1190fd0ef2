"""Answers `decide` with a decision that lacks its player and has a field of its own."""

from toy import Data, Toy


class WrongShape(Toy):
    """Follows a protocol of its own."""

    def decide(self, params: Data) -> Data:
        """Answer in the wrong shape."""
        reply = super().decide(params)
        if "decision" in reply:
            reply["decision"] = {"who": "Alice", "kind": "homebase"}
        return reply


WrongShape().serve()
