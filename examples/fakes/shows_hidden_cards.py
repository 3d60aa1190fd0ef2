"""Shows every viewer the cards of the zone that its argument names (`hand` unless given)."""

import sys

from toy import PLAYERS, Data, Toy

ZONE = sys.argv[1] if len(sys.argv) > 1 else "hand"


class ShowsHiddenCards(Toy):
    """Has no secrets."""

    def observe(self, params: Data) -> Data:
        """Show a zone as the judge sees it."""
        view = super().observe(params)
        judge = super().observe({**params, "viewer": "judge"})
        for player in PLAYERS:
            view["players"][player]["zones"][ZONE] = judge["players"][player]["zones"][ZONE]
        return view


ShowsHiddenCards().serve()
