"""Catches its own exceptions and answers `decide` with a JSON-RPC error."""

from toy import Data, Toy


class SaysError(Toy):
    """Fails politely."""

    def answer_to(self, request: Data) -> Data:
        """Answer, or say that it failed."""
        if request["method"] == "decide":
            return {"jsonrpc": "2.0", "id": request["id"], "error": {"code": -32603, "message": "index out of range"}}
        return super().answer_to(request)


SaysError().serve()
