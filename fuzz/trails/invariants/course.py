"""600, 700, 900: preparation, phases, steps and windows."""

from __future__ import annotations

from typing import Any

from fuzz import always
from fuzz.registry import PRIORITY, invariant, note
from fuzz.watching import Watch

RULEBOOK = "trails-1.0.1"
FOLLOWS = {"preparation phase": "combat phase", "combat phase": "cure phase", "cure phase": "preparation phase"}
STEPS = ("draw step", "homebase step", "deployment step")
STANDBY = "resolve standby zone"
DECK_SIZE, HAND_SIZE, COPIES = 50, 4, 4


@invariant(RULEBOOK, "602.4a", when="on shuffled")
def decks_are_legal(watch: Watch) -> None:
    """A game from decks has 50 cards for each player, at most 4 of a name."""
    game = watch.game
    if not watch.from_decks or "decks checked" in watch.memory or game.at != "603.1":
        return
    watch.memory["decks checked"] = True
    for player in (0, 1):
        own = [card for card in game.cards if card.owner == player]
        assert len(own) == DECK_SIZE, f"{game.names[player]} has {len(own)} cards"
        names = [(card.definition.printed["name"], card.definition.printed["sub-name"]) for card in own]
        for name in set(names):
            assert names.count(name) <= COPIES or "Common" in name[1], f"{names.count(name)} copies of {name}"


@invariant(RULEBOOK, "603.1c", when="on turn")
def four_cards_in_hand_after_the_preparation(watch: Watch) -> None:
    """The first turn begins with four cards in each hand and all others in the decks."""
    game = watch.game
    if not watch.from_decks or game.turn != 1 or watch.altered() & {"draw", "moved"}:
        return
    for player in (0, 1):
        for name, count in (("hand", HAND_SIZE), ("deck", DECK_SIZE - HAND_SIZE)):
            there = len(game.cards_in(name, player))
            assert there == count, f"{game.names[player]} begins with {there} cards in the {name}"
        for name in ("field", "homebase", "trail", "exile zone"):
            assert not game.cards_in(name, player), f"{game.names[player]} begins with cards in the {name}"


@note(RULEBOOK, when="on answer")
def remember_the_deck_before_an_exchange(watch: Watch) -> None:
    """Notes the deck and the cards that are exchanged."""
    if watch.answered.kind == "hand exchange":
        player = watch.answered.player
        deck = [obj.name for obj in watch.game.cards_in("deck", player)]
        watch.memory["exchange", player] = (deck, [option.card.name for option in watch.answer])


@invariant(RULEBOOK, "603.1d", when="on hand exchange")
def a_hand_exchange_goes_to_the_bottom(watch: Watch) -> None:
    """Cards exchanged go under the deck, as many are drawn, and the rest of the deck keeps its order."""
    game, player = watch.game, watch.event.player
    if ("exchange", player) not in watch.memory or watch.altered() & {"draw", "moved"}:
        return
    deck, exchanged = watch.memory.pop(("exchange", player))
    count = len(exchanged)
    now = [obj.name for obj in game.cards_in("deck", player)]
    assert len(now) == len(deck), "the exchange changed the size of the deck"
    assert len(game.cards_in("hand", player)) == HAND_SIZE, "the exchange changed the size of the hand"
    assert sorted(now[:count]) == sorted(exchanged), "the exchanged cards are not at the bottom"
    assert now[count:] == deck[: len(deck) - count], "the exchange changed the order of the deck"


@invariant(RULEBOOK, "701.1", when="at every row")
def phases_follow_in_a_circle(watch: Watch) -> None:
    """Preparation, combat, cure: none is left out, none comes twice."""
    phase, before = watch.game.phase, watch.memory.get("phase")
    if before is not None and phase != before:
        assert phase == FOLLOWS[before], f"after the {before} comes the {phase}"
    watch.memory["phase"] = phase


@invariant(RULEBOOK, "703.5", when="on turn | on step")
def steps_follow_for_one_player_then_the_other(watch: Watch) -> None:
    """Draw, homebase and deployment step of the initiative player, then those of the other."""
    game, event = watch.game, watch.event
    if event.kind == "turn":
        watch.memory["steps"] = [(step, p) for p in (game.initiative, 1 - game.initiative) for step in STEPS]
        return
    step = (event.data or {})["step"]
    left: list[Any] | None = watch.memory.get("steps")
    if left is None:
        return
    if step in STEPS:
        assert left, f"a {step} too many"
        wanted = left.pop(0)
        assert wanted == (step, event.player), f"{step} of {event.player} where {wanted} was next"
    else:
        assert not left, f"the combat begins before {left[0]}"


@note(RULEBOOK, when="on step")
def remember_whose_step_it_is(watch: Watch) -> None:
    """Notes who performs the step that begins."""
    watch.memory["stepper"] = watch.event.player


@invariant(RULEBOOK, "702.3")
def the_primary_player_performs_the_step(watch: Watch) -> None:
    """Primary is who performs the step, or else the initiative player."""
    game = watch.game
    expected = game.initiative if game.performing is None else game.performing
    assert game.primary == expected, f"{game.names[game.primary]} is primary"
    if game.step is not None and "stepper" in watch.memory:
        stepper = watch.memory["stepper"]
        assert game.primary == stepper, f"the {game.step} is {stepper}'s and {game.primary} is primary"


@invariant(RULEBOOK, "705.9", when="after 705.9")
def the_initiative_changes_hands(watch: Watch) -> None:
    """The other player has the initiative in the next turn."""
    assert watch.game.initiative == 1 - watch.entered.initiative, "the initiative stays with the same player"


@note(RULEBOOK, when="on step")
def remember_the_draw_count(watch: Watch) -> None:
    """What the draw count is before the first draw; a card that is drawn may take its effect along."""
    game = watch.game
    if game.at == "703.6a":
        watch.memory["draw count"] = watch.engine.how_many(game, "draw count", game.performing, 2)


@invariant(RULEBOOK, "703.6a", when="after 703.6a")
def two_cards_are_drawn(watch: Watch) -> None:
    """The draw step begins with two draws, as far as no effect and no empty deck says otherwise."""
    game, entered = watch.game, watch.entered
    player = entered.performing
    if player is None or "draw" in watch.altered() or "moved" in watch.altered():
        return
    wanted = min(max(0, watch.memory["draw count"]), entered.decks[player])
    drawn = sum(event.kind == "draw" and event.player == player for event in game.log[entered.log :])
    if not any(event.kind in ("replaced", "triggered") for event in game.log[entered.log :]):
        assert drawn == wanted, f"{drawn} cards were drawn, not {wanted}"


@invariant(RULEBOOK, "703.7a", when="on moved")
def one_card_goes_to_the_homebase(watch: Watch) -> None:
    """By rule at most one hand card goes to the homebase, face-down and ready."""
    game, event = watch.game, watch.event
    if (event.data or {}).get("kind") == "put into the homebase" and game.at == "703.7a":
        for old, new in event.moves:
            assert old.zone.name == "hand", f"{old} comes from {old.zone}"
            assert old.zone.side == game.primary, f"{old} comes from {old.zone}"
            assert not new.face_up, f"{new.name} is put into the homebase face-up"
            assert new.orientation == "ready", f"{new.name} is put into the homebase {new.orientation}"
        limit = watch.engine.how_many(game, "homebase limit", game.primary, 1)
        assert len(event.moves) <= limit, f"{len(event.moves)} cards are put into the homebase"


@invariant(RULEBOOK, "703.7a", when="after 703.7a")
def the_homebase_grows_by_one_at_most(watch: Watch) -> None:
    """The row of the homebase step adds no more cards than its limit."""
    game, entered = watch.game, watch.entered
    player = entered.performing
    if player is not None and not any(event.kind == "replaced" for event in game.log[entered.log :]):
        grown = len(game.cards_in("homebase", player)) - entered.homebases[player]
        limit = watch.engine.how_many(game, "homebase limit", player, 1)
        assert 0 <= grown <= max(limit, 0), f"the homebase grew by {grown}"


@note(RULEBOOK, when="on priority processing ended | on resolving")
def priority_returns_to_the_primary_player(watch: Watch) -> None:
    """After a resolution, and when a window opens, the primary player has priority."""
    watch.memory["holder"] = None


@note(RULEBOOK, when="on answer")
def remember_who_acts(watch: Watch) -> None:
    """Notes who has priority next."""
    if watch.answered.kind == "priority":
        player = watch.answered.player
        passed = watch.answer[0].do == "pass"
        watch.memory["holder"] = 1 - player if passed else player
        recent: list[tuple[int, bool]] = watch.memory.setdefault("priority answers", [])
        recent.append((player, passed))
        del recent[:-2]


@invariant(RULEBOOK, "902.5a", when=PRIORITY)
def priority_goes_round(watch: Watch) -> None:
    """The primary player comes first; who acts keeps priority; a pass hands it over; a resolution resets it."""
    game, decision = watch.game, watch.decision
    holder = watch.memory.get("holder")
    wanted = game.primary if holder is None else holder
    assert decision.player == wanted, f"{game.names[decision.player]} has priority, not {game.names[wanted]}"


@invariant(RULEBOOK, "902.5c", when="on priority processing ended")
def a_window_ends_after_two_passes(watch: Watch) -> None:
    """Both players passed in a row, with nothing waiting."""
    recent = watch.memory.get("priority answers", [])
    assert len(recent) == 2, "the window ends without two passes"
    assert all(passed for _, passed in recent), "the window ends without two passes"
    assert recent[0][0] != recent[1][0], "the window ends after two passes of one player"
    assert not watch.game.cards_in(STANDBY, 0), "the window ends while something waits"


invariant(RULEBOOK, "901.1", needs="view")(always.somebody_can_go_on)
invariant(RULEBOOK, "104.2", needs="view")(always.decisions_are_well_formed)
