"""Interrupts: what suspends everything else, even itself; what a payment mutes; and in which order it then comes."""

from reference_engine.core.decide import choose_card
from reference_engine.core.interrupts import Interrupt, Payment, interrupt
from reference_engine.core.state import TakenBack
from reference_engine.core.verbs import change_number, draw, move, shuffle
from tests.core.driving import answer, asked, find, kinds, labels, offered, play, waiting
from tests.core.toys import ALICE, BOB, Toy, card, table

FULL = 3


async def refresh(game, player):
    """The trail becomes the deck, and its top card goes to the homebase."""
    await move(game, list(game.cards_in("trail", player)), "deck", kind="refreshed")
    await shuffle(game, game.zone("deck", player), "refresh")
    await move(game, game.cards_in("deck", player)[-1:], "homebase")


async def level_up(game, player):
    """One of the cards in the homebase is kept, the others go to the trail."""
    lowest = game.cards_in("homebase", player)[:FULL]
    kept = await choose_card(game, player, "level up", lowest, "level up")
    assert kept is not None
    await move(game, [kept], "exile zone", kind="levelled up")
    await move(game, [obj for obj in lowest if obj is not kept], "trail")


def deck_is_gone(game, player):
    return not game.cards_in("deck", player) and bool(game.cards_in("trail", player))


def homebase_is_full(game, player):
    return len(game.cards_in("homebase", player)) >= FULL


def is_beaten(game, player):
    return game.numbers[player]["bond"] < 0


async def be_beaten(game, player):
    await game.lose(player, "beaten", "has less than nothing")


class Interrupted(Toy):
    """A game whose decks are refreshed and whose players rise, the moment that it falls due."""

    consequences = {"moved": (interrupt,), "bond lost": (interrupt,)}  # noqa: RUF012
    interrupts = (
        Interrupt("refresh", deck_is_gone, refresh, muted=True),
        Interrupt("level up", homebase_is_full, level_up, muted=True),
        Interrupt("be beaten", is_beaten, be_beaten),
    )


async def refresh_and_draw(game, player):
    """The trail becomes the deck, and its player draws."""
    await move(game, list(game.cards_in("trail", player)), "deck")
    await draw(game, player)


class DrawsWhenRefreshed(Toy):
    """A game in which a refresh gives a card."""

    consequences = {"moved": (interrupt,)}  # noqa: RUF012
    interrupts = (Interrupt("refresh", deck_is_gone, refresh_and_draw),)


async def draw_three(game):
    for _ in range(3):
        await draw(game, ALICE)


def top_to_homebase(count, player=ALICE):
    """A procedure that puts cards from the deck into the homebase one by one."""

    async def go(game):
        for _ in range(count):
            await move(game, game.cards_in("deck", player)[-1:], "homebase")

    return go


def test_an_interrupt_comes_in_the_middle_of_what_is_done():
    game = play(table({"deck": ["A"], "trail": ["B", "C", "D"]}, toy=Interrupted), draw_three)
    assert asked(game) == ("chance", "shuffle")
    assert labels(game, "hand") == ["A"]
    answer(game, "card 1", "card 2", "card 3")
    assert (labels(game, "hand"), labels(game, "homebase")) == (["A", "C", "B"], ["D"])


def test_an_interrupt_comes_inside_an_interrupt():
    game = table({"deck": ["A"], "trail": ["B", "C"], "homebase": ["X", "Y"]}, toy=Interrupted)
    play(game, draw_three)
    answer(game, "card 1", "card 2")  # the refresh lays C on X and Y
    assert asked(game) == ("Alice", "level up")
    assert offered(game) == ["X", "Y", "C"]
    answer(game, "Y")
    assert labels(game, "exile zone") == ["Y"]
    assert kinds(game).index("shuffled") > 0
    assert [event.data["kind"] for event in game.log if event.kind == "moved"][:4] == [
        "draw",
        "refreshed",
        "moved",
        "levelled up",
    ]


def test_a_payment_mutes_an_interrupt_until_it_is_paid():
    async def pay_with_two(game):
        async with Payment(game):
            await top_to_homebase(1)(game)
            await change_number(game, ALICE, "EP", 1)
        return "paid"

    game = play(table({"deck": ["A", "B"], "homebase": ["X", "Y"]}, toy=Interrupted), pay_with_two)
    assert asked(game) == ("Alice", "level up")
    assert kinds(game) == ["moved", "EP gained"]
    answer(game, "X")
    assert (game.went_well, labels(game, "exile zone")) == ("paid", ["X"])


def both_due(toy=Interrupted):
    """A payment after which the deck is gone and the homebase full."""

    async def pay(game):
        async with Payment(game):
            await top_to_homebase(2)(game)

    return play(table({"deck": ["A", "B"], "homebase": ["X"], "trail": ["T"]}, toy=toy), pay)


def test_what_fell_due_together_comes_in_the_order_that_the_player_picks():
    game = both_due()
    assert asked(game) == ("Alice", "interrupt")
    assert offered(game) == ["interrupt refresh", "interrupt level up"]
    answer(game, "interrupt level up")
    assert asked(game) == ("Alice", "level up")
    answer(game, "X")  # A and B go to the trail, which is then refreshed with T
    assert asked(game) == ("chance", "shuffle")
    assert len(game.decision.options) == 3


def test_the_other_order_gives_another_game():
    game = both_due()
    answer(game, "interrupt refresh")  # T alone is refreshed, and becomes the fourth card of the homebase
    assert asked(game) == ("Alice", "level up")
    assert (labels(game, "homebase"), offered(game)) == (["X", "A", "B", "T"], ["X", "A", "B"])


def test_an_interrupt_does_not_interrupt_itself():
    async def pay(game):
        async with Payment(game):
            await top_to_homebase(2)(game)

    lay = {"deck": ["A", "B", "C"], "homebase": ["V", "W", "X", "Y"]}
    game = play(table(lay, toy=Interrupted), pay)  # six cards: enough to rise twice
    answer(game, "V")
    assert (labels(game, "exile zone"), labels(game, "trail")) == (["V"], ["W", "X"])
    assert offered(game) == ["Y", "A", "B"]


def test_payments_inside_a_payment_mute_to_the_end_of_the_outer_one():
    async def pay(game):
        async with Payment(game):
            async with Payment(game):
                await top_to_homebase(1)(game)
            await change_number(game, ALICE, "EP", 1)

    game = play(table({"deck": ["A", "B"], "homebase": ["X", "Y"]}, toy=Interrupted), pay)
    assert kinds(game) == ["moved", "EP gained"]
    assert asked(game) == ("Alice", "level up")


def test_an_interrupt_that_no_payment_mutes_comes_at_once():
    async def pay(game):
        async with Payment(game):
            await change_number(game, BOB, "bond", -1)
            await change_number(game, BOB, "EP", 1)

    game = play(table(toy=Interrupted), pay)
    assert game.outcome.winner == ALICE
    assert "EP gained" not in kinds(game)


def test_a_payment_that_is_taken_back_leaves_nothing_due():
    async def pay(game):
        try:
            with game.transaction():
                async with Payment(game):
                    await top_to_homebase(1)(game)
                    raise TakenBack
        except TakenBack:
            return "taken back"

    game = play(table({"deck": ["A", "B"], "homebase": ["X", "Y"]}, toy=Interrupted), pay)
    assert (asked(game), game.went_well, game.payments) == (None, "taken back", 0)
    assert labels(game, "homebase") == ["X", "Y"]


def test_the_first_player_is_interrupted_before_the_other():
    async def both(game):
        async with Payment(game):
            await top_to_homebase(1, BOB)(game)
            await top_to_homebase(1, ALICE)(game)

    lay = {"deck": ["A", "B"], "homebase": ["X", "Y"]}
    game = play(table(lay, {"deck": ["C", "D"], "homebase": ["V", "W"]}, toy=Interrupted), both)
    assert asked(game) == ("Alice", "level up")
    answer(game, "X")
    assert asked(game) == ("Bob", "level up")


def test_a_refresh_without_cards_waits_until_there_are_some():
    async def empty_then_fill(game):
        await draw(game, ALICE)
        await change_number(game, ALICE, "EP", 1)
        await move(game, [find(game, "A")], "trail")

    game = play(table({"deck": ["A"]}, toy=Interrupted), empty_then_fill)
    assert labels(game, "homebase") == ["A"]
    assert kinds(game).index("EP gained") < kinds(game).index("shuffled")


def test_an_ability_looks_at_its_event_before_an_interrupt_changes_the_table():
    watcher = card(
        "Watcher", "AUTO when a card is put into your hand, if there are 3 or more cards in your trail: draw 1."
    )
    game = table({"field": [watcher], "deck": ["A"], "trail": ["B", "C", "D"]}, toy=Interrupted)
    play(game, lambda game: draw(game, ALICE))
    assert (asked(game), waiting(game)) == (("chance", "shuffle"), ["Watcher"])


def test_a_replacement_that_is_being_carried_out_still_applies_to_an_interrupt():
    twins = card("Twins", "REPLACE when you would draw a card: draw 2 instead.")
    game = table({"field": [twins], "deck": ["A", "B"], "trail": ["C", "D", "E", "F"]}, toy=DrawsWhenRefreshed)
    play(game, lambda game: draw(game, ALICE))
    assert labels(game, "hand") == ["A", "B", "F", "E"]  # two for the draw, two for the draw of the interrupt


def test_conceding_inside_an_interrupt_inside_a_payment_ends_the_game():
    game = both_due()
    game.concede(BOB, "give up")
    assert (game.outcome.winner, game.decision, labels(game, "exile zone")) == (ALICE, None, [])
