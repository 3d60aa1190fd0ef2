"""A transcript step by step: who answers what, and the board in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from fuzz.shrink import fails
from fuzz.transcript import Transcript
from fuzz.watching import Violation
from headjudge.protocol.messages import CardView, Close, Decide, Observe, Reply, Unsupported, View
from headjudge.protocol.resolve import resolve

BOARD_ZONES = ("field", "homebase", "trail", "exile zone")


def replay(transcript: Transcript, engine_name: str, say: Callable[[str], None]) -> bool:
    """Plays a transcript on an engine and shows it; gives whether the violation is still there."""
    say(f"{transcript.rulebook}  {transcript.clause}  {transcript.invariant.replace('_', ' ')}")
    say(f"  {transcript.what}")
    engine = resolve(engine_name)
    engine.hello()
    reply = engine.new(transcript.start)
    for number, answer in enumerate(transcript.answers, 1):
        show_board(engine, reply, say)
        decision = reply.decision
        if reply.refused is not None or reply.unsupported is not None or decision is None:
            break
        said = answer if isinstance(answer, int) else " and ".join(words(option) for option in answer) or "nothing"
        say(f"{number}. {decision.player}, {decision.kind} ({decision.clause}): {said}")
        try:
            reply = engine.decide(Decide(game=reply.game, answer=answer))
        except Exception as error:  # noqa: BLE001 - a game that breaks is what a transcript may be about
            say(f"the engine broke: {type(error).__name__}: {error}")
            break
        if reply.refused is not None:
            say(f"   refused: {reply.refused.why}")
            break
        for event in reply.events:
            cards = ", ".join(str(card.get("card", "?")) for card in event.cards)
            say(f"   {event.kind}{' ' + cards if cards else ''}{' by ' + event.player if event.player else ''}")
    else:
        show_board(engine, reply, say)
    engine.close(Close(game=reply.game))
    engine.bye()
    if engine_name != "reference":
        say("verdict: invariants are looked at on the reference only; compare the last board with what is expected")
        return False
    played = fails(
        transcript.start, transcript.answers, Violation(transcript.invariant, transcript.clause, transcript.what)
    )
    if played is None:
        say("verdict: holds now")
        return False
    say(f"verdict: VIOLATED {transcript.clause}: {played.violation.what}")
    return True


def words(option: dict[str, Any]) -> str:
    """An option in words."""
    return " ".join(str(value) for value in option.values())


def show_board(engine: Any, reply: Reply, say: Callable[[str], None]) -> None:
    """The board as the judge sees it."""
    view = engine.observe(Observe(game=reply.game))
    if isinstance(view, Unsupported):
        return
    for line in board(view):
        say("   " + line)


def board(view: View) -> Iterator[str]:
    """A view as lines of text."""
    yield f"turn {view.turn}, {view.at}, {view.data.get('step') or view.data.get('phase') or ''}"
    for name, side in view.players.items():
        numbers = ", ".join(f"{value} {key}" for key, value in side.numbers.items())
        hand, deck = len(side.zones.get("hand", [])), len(side.zones.get("deck", []))
        yield f"{name}: {numbers}; {hand} in hand, {deck} in the deck"
        for zone in BOARD_ZONES:
            if side.zones.get(zone):
                yield f"  {zone}: " + ", ".join(card_words(card) for card in side.zones[zone])
    for zone, cards in view.shared.items():
        if cards:
            yield f"  {zone}, from the top: " + ", ".join(card_words(card) for card in cards)


def card_words(card: CardView) -> str:
    """A card and its state."""
    states = [state for state in (card.orientation, card.face, *card.marks) if state not in (None, "ready", "face-up")]
    values = card.values
    strength = f" {values['STR']}/{values['DEF']}" if "STR" in values and "DEF" in values else ""
    return f"{card.label or card.card or card.id}{strength}" + (f" ({', '.join(map(str, states))})" if states else "")
