"""The two decks of a rulebook that a bench plays: `rulebooks/<rulebook>/decks.toml`."""

from __future__ import annotations

import tomllib
from typing import Any

from headjudge.paths import rulebook_dir
from headjudge.protocol.messages import CardText, New


def bench_game(rulebook: str, seed: int | None = None) -> New:
    """A game of the rulebook's two decks, from its preparation."""
    data: dict[str, Any] = tomllib.loads((rulebook_dir(rulebook) / "decks.toml").read_text(encoding="utf-8"))
    cards = {
        name: CardText(
            name=name,
            properties={key: value for key, value in card.items() if key != "abilities"},
            abilities=card.get("abilities", []),
        )
        for name, card in data["cards"].items()
    }
    decks = {
        player: [name for name, count in deck.items() for _ in range(count)] for player, deck in data["decks"].items()
    }
    return New(rulebook=rulebook, decks=decks, cards=cards, seed=seed)
