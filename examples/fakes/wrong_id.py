"""Answers with an id of its own."""

from toy import Data, Toy


class WrongId(Toy):
    """Counts for itself."""

    def answer_to(self, request: Data) -> Data:
        """Answer with the wrong id."""
        return {**super().answer_to(request), "id": request["id"] + 100}


WrongId().serve()
