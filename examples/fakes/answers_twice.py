"""Writes every answer to `decide` twice."""

from toy import Data, Toy


class AnswersTwice(Toy):
    """Repeats itself."""

    def write(self, line: str) -> None:
        """Write the line, and again if it answers a `decide`."""
        super().write(f"{line}\n{line}" if self.deciding else line)

    def answer_to(self, request: Data) -> Data:
        """Remember what is answered."""
        self.deciding = request["method"] == "decide"
        return super().answer_to(request)


AnswersTwice().serve()
