"""Plausible bugs of Weiss Schwarz behind switches, each under the name of the invariant that it violates."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from reference_engine.weiss_schwarz import attack, costs, damage, playing, rule_actions, setup, turn
from reference_engine.weiss_schwarz.game import WeissGame

MISTAKES: dict[str, tuple[Any, str, Any]] = {
    "a_clock_has_six_cards_at_most": (rule_actions, "LEVEL_UP_AT", 8),
    "four_level_cards_lose": (rule_actions, "LOST_AT", 5),
    "one_character_to_a_position": (rule_actions, "crowded_out", lambda cards, kind: []),
    "hands_keep_the_limit_at_the_end_of_turn": (turn, "HAND_LIMIT", 9),
    "two_cards_are_drawn_for_the_clock": (turn, "DRAWN_FOR_THE_CLOCK", 3),
    "one_attack_in_the_first_turn": (attack, "ATTACKS_IN_THE_FIRST_TURN", 3),
    "five_cards_in_hand_before_the_first_turn": (setup, "OPENING_HAND", 6),
    "played_cards_share_a_color": (playing, "why_not_by_color", lambda game, player, card: None),
    "played_cards_are_not_above_the_level": (playing, "why_not_by_level", lambda game, player, card: None),
    "offered_cards_have_their_stock": (playing, "why_not_by_cost", lambda game, player, card: None),
    "attackers_rest": (attack, "RESTED", "standing"),
    "the_weaker_is_reversed": (attack, "min", max),
    "canceled_damage_goes_to_the_waiting_room": (damage, "WAITING_ROOM", "clock"),
    "climaxes_leave_at_the_end_of_turn": (turn, "CLIMAX_AREA", "memory"),
    "all_characters_stand": (turn, "STANDING", "rested"),
    "an_empty_deck_is_refreshed": (WeissGame, "interrupts", rule_actions.INTERRUPTS[1:]),
    "stock_is_paid_into_the_waiting_room": (costs, "WAITING_ROOM", "memory"),
    "the_turn_players_abilities_come_first": (WeissGame, "first_player", lambda game: 1 - game.turn_player),
    "attackers_stand_in_the_center": (attack, "STANDING", "rested"),
    "nobody_is_reversed_after_the_encore_step": (WeissGame, "reversed_characters", lambda game, player: []),
}
"""For each invariant: what is wrong in the engine so that it must be violated."""


@contextmanager
def mistaken(name: str) -> Iterator[None]:
    """Makes one mistake, also where it hides a builtin or what is inherited, and takes it back."""
    owner, attribute, value = MISTAKES[name]
    before = vars(owner).get(attribute)
    setattr(owner, attribute, value)
    try:
        yield
    finally:
        if before is None:
            delattr(owner, attribute)
        else:
            setattr(owner, attribute, before)


PLANTED = {name: partial(mistaken, name) for name in MISTAKES}
