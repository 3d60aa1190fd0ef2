"""Accepts every answer; what it does not understand it takes for the first legal one."""

from toy import Data, Refuse, Toy, read_options


class AcceptsEverything(Toy):
    """Never says no."""

    def decide(self, params: Data) -> Data:
        """Take the answer, or the first legal one in its place."""
        decision = self.games[params["game"]].decision
        if decision:
            try:
                read_options(decision, params["answer"])
            except Refuse:
                legal = decision["low"] if "low" in decision else decision["options"][: decision["min"]]
                params = {**params, "answer": legal}
        return super().decide(params)


AcceptsEverything().serve()
