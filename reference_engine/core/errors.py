"""What an engine refuses, each with the sentence a user reads."""

from __future__ import annotations

from headjudge.errors import HeadjudgeError


class IllegalAnswer(HeadjudgeError):
    """An answer that the open decision does not offer; the game has not changed."""

    exit_code = 1

    def __init__(self, why: str, clause: str) -> None:
        super().__init__(why)
        self.why = why
        self.clause = clause


class BadPosition(HeadjudgeError):
    """A position that the data cannot mean: an unknown zone, a card in two places."""

    exit_code = 2


class BadDeck(HeadjudgeError):
    """A deck that breaks a deck rule; names the clause and the offending card."""

    exit_code = 2

    def __init__(self, sentence: str, clause: str) -> None:
        super().__init__(sentence)
        self.clause = clause


class BadCard(HeadjudgeError):
    """A card whose properties or abilities the rulebook does not know."""

    exit_code = 2
