"""A transcript step by step on any engine: who answers what, the board in between, and a verdict."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fuzz.books import book
from fuzz.following import AGREES, listed
from fuzz.hosts import Host, said_no
from fuzz.shadow import Pair
from fuzz.shrink import fails
from fuzz.transcript import BadTranscript, Transcript, violation_of
from headjudge.catalogue.rulebook import Rulebook
from headjudge.catalogue.rulebook import load as load_book
from headjudge.protocol.faults import EngineFault
from headjudge.protocol.messages import CardView, Close, Decide, Observe, Option, Reply, View

REFERENCE = "reference"
Say = Callable[[str], None]


def replay(transcript: Transcript, engine_name: str, say: Say) -> bool:
    """Plays a transcript on an engine and shows it; gives whether the violation is still there."""
    can_play(transcript, engine_name)
    host = Host(engine_name, transcript.rulebook)
    say(f"{transcript.rulebook}  {transcript.clause}  {transcript.invariant.replace('_', ' ')}")
    say(f"  {transcript.what}")
    if transcript.clauses:
        say(f"  the reference was executing {listed(transcript.clauses)}")
    try:
        show(transcript, host, say)
    except EngineFault as fault:
        say(f"the engine {fault.verdict} at {fault.step}: {fault.what}")
        host.restart()
    what = (on_the_reference if engine_name == REFERENCE else on_an_engine)(transcript, host)
    host.end()
    say(f"verdict: {what}")
    return what.startswith("VIOLATED")


def can_play(transcript: Transcript, engine_name: str) -> None:
    """Refuses a game that cannot be played again, or not on this engine, in a sentence."""
    made_by = transcript.engine
    if not transcript.repeatable:
        raise BadTranscript(
            f"{made_by} cannot be seeded, so this game cannot be played again; the file only records it"
        )
    if transcript.start.seed is not None and engine_name != made_by:
        raise BadTranscript(f"this game was shuffled by {made_by} itself; {engine_name} cannot play it again")


def show(transcript: Transcript, host: Host, say: Say) -> None:
    """Plays the game and says what happens."""
    rules = load_book(transcript.rulebook)
    engine = host.engine
    reply = engine.new(transcript.start)
    if reply.refused is not None or reply.unsupported is not None:
        raise BadTranscript(f"{host.name} cannot play this game of {transcript.engine}: {said_no(reply)}")
    for number, answer in enumerate(transcript.answers, 1):
        show_board(host, reply, rules, say)
        decision = reply.decision
        if decision is None:
            break
        said = answer if isinstance(answer, int) else " and ".join(words(option) for option in answer) or "nothing"
        say(f"{number}. {decision.player}, {decision.kind} ({decision.clause}): {said}")
        after = engine.decide(Decide(game=reply.game, answer=answer))
        if after.refused is not None:
            say(f"   refused: {after.refused.why}")
            break
        reply = after
        for event in reply.events:
            cards = ", ".join(str(card.get("card", "?")) for card in event.cards)
            say(f"   {event.kind}{' ' + cards if cards else ''}{' by ' + event.player if event.player else ''}")
    else:
        show_board(host, reply, rules, say)
    engine.close(Close(game=reply.game))


def on_the_reference(transcript: Transcript, host: Host) -> str:
    """The verdict on the reference: whether the invariant is still violated."""
    if transcript.against or transcript.engine != REFERENCE:
        return "the reference plays it as shown; what it was found on is " + transcript.engine
    played = fails(transcript.start, transcript.answers, violation_of(transcript))
    return f"VIOLATED {transcript.clause}: {played.violation.what}" if played is not None else "holds now"


def on_an_engine(transcript: Transcript, host: Host) -> str:
    """The verdict on another engine: whether the same is still violated, or else whether it plays as the reference."""
    court = Pair(host)
    found = court.fails(transcript.start, transcript.answers, violation_of(transcript))
    if found is not None:
        return f"VIOLATED {found.violation.clause}: {found.violation.what}"
    _, follows = court.side_by_side(transcript.start, transcript.answers)
    parted, cannot = follows.parted, follows.cannot
    clauses = follows.at_the_difference() if parted is not None else []
    follows.end()
    if parted is not None:
        executing = f"; the reference was executing {listed(clauses)}" if clauses else ""
        return f"VIOLATED {parted.clause}: {parted.what}{executing}"
    if cannot:
        return f"holds now; the reference could not be held beside it, {cannot}"
    return "holds now" if transcript.invariant == AGREES else "holds now, and all is as in the reference"


def words(option: Option) -> str:
    """An option in words."""
    return " ".join(str(value) for value in option.values())


def show_board(host: Host, reply: Reply, rules: Rulebook, say: Say) -> None:
    """The board as the judge sees it."""
    view = host.engine.observe(Observe(game=reply.game))
    if isinstance(view, View):
        for line in board(view, rules):
            say("   " + line)


def board(view: View, rules: Rulebook) -> Iterator[str]:
    """A view as lines of text: the cards of open zones, and how many there are in the others."""
    yield f"turn {view.turn}, {view.at}, {view.data.get('step') or view.data.get('phase') or ''}"
    hidden = [zone.name for zone in rules.zones if zone.seen_by != "all"]
    values = book(rules.id).shown_values
    for name, side in view.players.items():
        numbers = ", ".join(f"{value} {key}" for key, value in side.numbers.items())
        counts = ", ".join(f"{len(side.zones[zone])} in the {zone}" for zone in side.zones if zone in hidden)
        yield f"{name}: {numbers}; {counts}"
        for zone, cards in side.zones.items():
            if cards and zone not in hidden:
                yield f"  {zone}: " + ", ".join(card_words(card, values) for card in cards)
    for zone, cards in view.shared.items():
        if cards:
            yield f"  {zone}, from the top: " + ", ".join(card_words(card, values) for card in cards)


def card_words(card: CardView, shown_values: tuple[str, ...]) -> str:
    """A card and its state."""
    states = [state for state in (card.orientation, card.face, *card.marks) if state not in (None, "ready", "face-up")]
    values = [str(card.values[name]) for name in shown_values if name in card.values]
    strength = f" {'/'.join(values)}" if values else ""
    return (card.label or card.card or "?") + strength + (f" ({', '.join(states)})" if states else "")
