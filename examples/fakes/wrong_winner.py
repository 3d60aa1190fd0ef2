"""Lets the player win who gives up."""

from toy import PLAYERS, Data, Toy


class WrongWinner(Toy):
    """Mixes up who has won."""

    def concede(self, params: Data) -> Data:
        """Let the other player give up."""
        other = PLAYERS[1 - PLAYERS.index(params["player"])]
        return super().concede({**params, "player": other})


WrongWinner().serve()
