"""The witnesses of Weiss Schwarz: the reference meets them all and contradicts none; each fails on a wrong view."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from fuzz.abroad import Abroad, Counts
from fuzz.books import book
from fuzz.hosts import Host, seeds, without_texts
from fuzz.weiss_schwarz.witnesses.looking import RULEBOOK, other, turn_player
from fuzz.witness import Look, Tally, witnesses_of
from headjudge.protocol.messages import CardView

GAMES = 200
PLAYS = "py:tests.fuzz.engines:OnlyPlays"
ANYBODY = CardView(id="somebody", card="Somebody", slot="center left", orientation="reversed")
PASS = [{"do": "pass"}]
replace = msgspec.structs.replace


class Keeping(Tally):
    """A tally that keeps the first step at which each check held."""

    def __init__(self, rulebook):
        super().__init__(rulebook)
        self.kept = {}

    def look(self, step, without=()):
        before = {name: count.held for name, count in self.counts.items()}
        yield from super().look(step, without)
        for name, count in self.counts.items():
            if count.held > before[name] and name not in self.kept:
                self.kept[name] = step


@cache
def played():
    """Games of blank cards on the reference, which shuffles by itself as an engine at level `play` does."""
    host, tally = Host(PLAYS, RULEBOOK), Keeping(RULEBOOK)
    for _, dice in zip(range(GAMES), seeds(2), strict=False):
        Abroad(host, without_texts(host.drawn_game(dice)), tally, Counts()).play(book(RULEBOOK).dice(dice))
    return tally


def asked(step):
    return step.asked.player


def now(step):
    return turn_player(step.after)


def then(step):
    return turn_player(step.before)


def foe(step):
    return other(step.before, then(step))


def changed(look, **parts):
    return Look(replace(look.view, **parts), look.hides)


def zoned(moment, zone, whose, change):
    """A step with a zone changed in the view of a moment, for one player or for both."""

    def wrong(step):
        look = getattr(step, moment)
        sides = dict(look.view.players)
        for player in sides if whose is None else [whose(step)]:
            cards = change(sides[player].zones[zone])
            sides[player] = replace(sides[player], zones=sides[player].zones | {zone: cards})
        return step._replace(**{moment: changed(look, players=sides)})

    return wrong


def more(zone, whose, moment="after"):
    return zoned(moment, zone, whose, lambda cards: [*cards, ANYBODY])


def turned(orientation, whose, moment="after"):
    return zoned(moment, "stage", whose, lambda cards: [replace(card, orientation=orientation) for card in cards])


def valued(soul):
    return zoned("after", "stage", None, lambda cards: [replace(card, values={"soul": soul}) for card in cards])


def printed(**parts):
    return zoned("before", "hand", asked, lambda cards: [replace(card, printed=card.printed | parts) for card in cards])


def renamed(zone, whose):
    return zoned("after", zone, whose, lambda cards: [replace(card, card="Somebody") for card in cards])


def emptied(zone, whose):
    return zoned("after", zone, whose, lambda cards: [])


def both(*changes):
    def wrong(step):
        for change in changes:
            step = change(step)
        return step

    return wrong


def asking(**parts):
    return lambda step: step._replace(asked=replace(step.asked, **{key: of(step) for key, of in parts.items()}))


def leads_to(**parts):
    return lambda step: step._replace(next=replace(step.next, **parts))


def at(moment, label):
    return lambda step: step._replace(**{moment: changed(getattr(step, moment), at=label)})


def role(moment, name, of):
    def wrong(step):
        look = getattr(step, moment)
        return step._replace(**{moment: changed(look, roles=look.view.roles | {name: of(step)})})

    return wrong


def without(verb):
    return asking(options=lambda step: [option for option in step.asked.options if option["do"] != verb])


def one_less(step):
    return step._replace(asked=replace(step.asked, options=step.asked.options[1:]))


def source_on_the_stage(moment):
    """The card that Encore is asked of lies on the stage, and not in the waiting room."""

    def wrong(step):
        label = step.asked.about["source"]
        player, _, card = step.before.find(label)
        laid = replace(card, slot="center left", orientation="rested")
        step = zoned(moment, "waiting room", lambda _: player, lambda cards: [c for c in cards if c.label != label])(
            step
        )
        return zoned(moment, "stage", lambda _: player, lambda cards: [*cards, laid])(step)

    return wrong


def stage_as_before(step):
    return zoned("after", "stage", asked, lambda _: step.before.zone(asked(step), "stage"))(step)


def may_attack(step):
    card = step.before.zone(asked(step), "stage")[0]
    return step._replace(asked=replace(step.asked, options=[{"do": "attack", "card": card.label}]))


def facing(step):
    slots = ("center left", "center middle", "center right")
    return zoned("before", "stage", foe, lambda _: [replace(ANYBODY, slot=slot) for slot in slots])(step)


def another_winner(step):
    result = replace(step.after.view.result, winner=other(step.after, step.after.view.result.winner))
    return step._replace(after=changed(step.after, result=result))


def not_asked(step):
    return other(step.before, asked(step))


WRONG = {
    "each_player_begins_with_five_cards": more("hand", asked, "before"),
    "a_mulligan_draws_as_many": more("waiting room", asked),
    "the_starting_player_exchanges_first_and_each_once": role("before", "starting player", not_asked),
    "the_starting_player_has_the_first_turn": role("after", "turn player", lambda step: other(step.after, now(step))),
    "phases_follow_each_other": at("before", "6.8.1.1"),
    "players_take_turns": role("after", "turn player", then),
    "the_turn_player_acts": asking(player=not_asked),
    "characters_of_the_turn_player_stand": turned("rested", now),
    "characters_of_the_other_player_stay_rested": turned("standing", None),
    "the_turn_player_draws_one_card": more("hand", now),
    "the_top_card_is_drawn": renamed("hand", now),
    "any_card_of_the_hand_may_be_put_into_the_clock": one_less,
    "a_card_in_the_clock_draws_two": more("hand", asked),
    "without_a_card_in_the_clock_nothing_is_drawn": more("hand", asked),
    "no_turn_is_handed_on_with_more_than_seven_cards": more("hand", then),
    "the_turn_player_is_asked_in_the_end_phase": asking(player=not_asked),
    "as_many_cards_are_discarded_as_exceed_the_limit": more("waiting room", asked),
    "the_climax_leaves_with_the_turn": more("climax area", then),
    "no_card_above_the_level_is_offered": printed(level=9),
    "no_card_of_a_missing_color_is_offered": printed(color=["purple"]),
    "nothing_is_offered_that_cannot_be_paid": printed(cost=99),
    "level_zero_needs_no_color": without("play"),
    "every_playable_character_is_offered": without("play"),
    "every_climax_of_a_right_color_is_offered": without("play"),
    "only_climaxes_are_offered_in_the_climax_phase": printed(type=["character"]),
    "a_played_character_comes_onto_its_position": emptied("stage", asked),
    "a_played_character_stands": turned("rested", asked),
    "a_played_character_is_paid_from_the_stock": more("stock", asked),
    "whoever_stood_there_goes_into_the_waiting_room": more("waiting room", asked),
    "whoever_is_replaced_has_encore_too": leads_to(kind="main"),
    "an_exchange_swaps_two_positions": turned("reversed", asked),
    "positions_may_be_exchanged_again": leads_to(options=PASS),
    "an_action_is_followed_by_a_play_timing": leads_to(kind="climax"),
    "doing_nothing_ends_the_main_phase": at("after", "7.2.1.3"),
    "a_played_climax_comes_into_the_climax_area": more("hand", asked),
    "one_climax_is_played_in_a_turn": leads_to(kind="climax"),
    "only_standing_characters_of_the_center_stage_may_attack": turned("rested", asked, "before"),
    "every_standing_character_of_the_center_stage_may_attack": without("attack"),
    "the_first_turn_has_one_attack": may_attack,
    "the_attack_phase_can_be_ended": without("end"),
    "a_direct_attack_meets_nobody": facing,
    "front_or_side_may_be_chosen": asking(options=lambda step: step.options),
    "an_attacker_rests": turned("standing", asked),
    "the_trigger_check_goes_into_the_stock": more("stock", asked),
    "a_direct_attack_adds_soul_for_the_turn": valued(99),
    "a_side_attack_takes_soul_for_the_turn": valued(99),
    "a_soul_icon_adds_soul_for_the_turn": valued(99),
    "damage_is_the_soul_of_the_attacker": more("clock", foe),
    "a_direct_attack_deals_one_more": more("clock", foe),
    "a_side_attack_deals_less_by_the_level": more("clock", foe),
    "a_soul_icon_deals_one_more": more("clock", foe),
    "without_soul_there_is_no_damage": more("clock", foe),
    "a_climax_cancels_damage": more("clock", foe),
    "damage_is_laid_onto_the_clock_in_order": renamed("clock", foe),
    "the_weaker_character_is_reversed": turned("standing", None),
    "a_side_attack_has_no_battle": turned("reversed", None),
    "no_reversed_character_outlasts_the_turn": more("stage", None),
    "the_turn_player_puts_reversed_characters_away_first": more("stage", then, "before"),
    "a_chosen_character_goes_into_the_waiting_room": stage_as_before,
    "encore_is_asked_of_a_card_in_the_waiting_room": source_on_the_stage("before"),
    "encore_costs_three_of_the_stock": more("stock", asked),
    "without_the_cost_the_character_is_gone": source_on_the_stage("after"),
    "no_card_appears_or_vanishes": more("hand", asked),
    "a_position_holds_one_card": both(more("stage", asked), more("stage", asked)),
    "the_climax_area_holds_one_card": both(more("climax area", None), more("climax area", None)),
    "seven_cards_in_the_clock_are_a_level_up": leads_to(kind="main"),
    "a_level_up_interrupts_the_clock_phase": more("hand", asked),
    "a_level_up_takes_one_of_the_lowest_seven": more("level", asked),
    "an_empty_deck_is_refreshed_at_once": both(emptied("deck", None), more("waiting room", None)),
    "a_refresh_puts_one_card_into_the_clock": more("clock", now),
    "four_cards_in_the_level_lose": emptied("level", None),
    "the_one_who_has_not_lost_wins": another_winner,
}
"""For each check, what is changed in a step at which it held."""


def test_the_reference_contradicts_no_witness_and_meets_them_all():
    checks = played().by_check()
    assert [name for name, counts in checks.items() if counts["contradicted"]] == []
    assert [name for name, counts in checks.items() if not counts["held"]] == []


def test_every_check_has_a_wrong_view():
    assert sorted(WRONG) == sorted(row.name for row in witnesses_of(RULEBOOK))


@pytest.mark.parametrize("name", sorted(WRONG))
def test_a_wrong_view_is_a_counter_witness(name):
    row = next(row for row in witnesses_of(RULEBOOK) if row.name == name)
    step = played().kept[name]
    assert row.check(step)
    with pytest.raises(AssertionError):
        row.check(WRONG[name](step))
