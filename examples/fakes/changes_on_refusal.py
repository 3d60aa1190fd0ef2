"""Refuses a wrong answer and makes the player pay for it."""

from toy import Data, Refuse, Toy


class ChangesOnRefusal(Toy):
    """Fines the player who errs."""

    def decide(self, params: Data) -> Data:
        """Answer, and take a bond away if the answer is refused."""
        try:
            return super().decide(params)
        except Refuse:
            game = self.games[params["game"]]
            game.bond[game.player] -= 1
            raise


ChangesOnRefusal().serve()
