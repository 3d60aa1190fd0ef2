"""Leaves out the other player's hand instead of showing its size."""

from toy import PLAYERS, Data, Toy


class Miscounts(Toy):
    """Takes hidden for absent."""

    def observe(self, params: Data) -> Data:
        """Show the state without the hands of others."""
        view = super().observe(params)
        for player in PLAYERS:
            if view["viewer"] not in (player, "judge"):
                view["players"][player]["zones"]["hand"] = []
        return view


Miscounts().serve()
