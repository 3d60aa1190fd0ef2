"""Walks the protocol call by call against any engine and says what it found; the base of `headjudge doctor`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from msgspec import Struct

from headjudge.protocol.answers import legal_answer, wrong_answers
from headjudge.protocol.checks import (
    RulebookFacts,
    count_mistakes,
    decision_mistakes,
    position_mistakes,
    sight_mistakes,
)
from headjudge.protocol.engine import Engine
from headjudge.protocol.faults import EngineFault, Verdict
from headjudge.protocol.messages import (
    CHANCE,
    JUDGE,
    LEVELS,
    PROTOCOL_VERSION,
    Close,
    Concede,
    Decide,
    Decision,
    Hello,
    Level,
    New,
    Observe,
    Position,
    Reply,
    Unsupported,
    View,
)

WALK = 40
REFUSED_AT = 3
FAULTS_BORNE = 3
SEED = 1


class Finding(Struct, frozen=True):
    """What one check found: the step of the protocol, whether it is in order, a sentence, and a verdict."""

    step: str
    ok: bool
    sentence: str
    verdict: Verdict = "pass"


class Stop(Exception):
    """The finding that makes the rest of a check pointless."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.sentence)
        self.finding = finding


class Walk:
    """An engine being probed, and how games are started on it."""

    def __init__(self, engine: Engine, facts: RulebookFacts, answers: int) -> None:
        self.engine = engine
        self.facts = facts
        self.answers = answers
        self.hello: Hello | None = None
        self.own_decks = False

    def call(self, *, seed: int | None = SEED, position: Position | None = None) -> New:
        """Return the call that starts a game on this engine."""
        facts = self.facts
        decks = None if position or self.own_decks else facts.decks
        cards = {} if position or self.own_decks else facts.cards
        return New(rulebook=facts.rulebook, position=position, decks=decks, cards=cards, seed=seed)

    def start(self, step: str, *, seed: int | None = SEED, position: Position | None = None) -> Reply:
        """Start a game that asks something, or stop the check."""
        reply = self.engine.new(self.call(seed=seed, position=position))
        if reply.decision is None:
            raise Stop(not_moved(step, "`new`", reply))
        return reply

    def view(self, step: str, game: int, viewer: str = JUDGE) -> View:
        """Return a view, or stop the check."""
        seen = self.engine.observe(Observe(game=game, viewer=viewer))
        if isinstance(seen, Unsupported):
            needed = viewer == JUDGE  # every level shows the judge's view
            raise Stop(Finding(step, not needed, f"the view of {viewer} is unsupported: {seen.what}", "unsupported"))
        return seen

    def answer(self, step: str, game: int, decision: Decision, turn: int) -> Reply:
        """Give a legal answer, or stop the check when it is not accepted."""
        answer = legal_answer(decision, turn)
        reply = self.engine.decide(Decide(game=game, answer=answer))
        if reply.refused or reply.unsupported:
            raise Stop(not_moved(step, f'a legal answer to "{decision.kind}"', reply))
        return reply

    def other(self, player: str) -> str:
        """Return the player who is not this one."""
        return next(name for name in self.facts.players if name != player)


def not_moved(step: str, what: str, reply: Reply, wanted: str = "decision") -> Finding:
    """Return the finding for a reply that does not bring the game on."""
    if reply.refused:
        return Finding(step, False, f"{what} was refused: {reply.refused.why}", "refused")
    if reply.unsupported:
        return Finding(step, False, f"{what} is unsupported: {reply.unsupported.what}", "unsupported")
    return Finding(step, False, f"{what} gave no {wanted}", "fail")


def check_hello(walk: Walk) -> Iterator[Finding]:
    """The engine introduces itself with the right version, a name, the rulebook and a level."""
    hello = walk.engine.hello()
    mistakes = [f"{part} is empty" for part in ("name", "version", "language", "rulebooks") if not getattr(hello, part)]
    if hello.protocol != PROTOCOL_VERSION:
        mistakes.append(f"it speaks version {hello.protocol} of the protocol, the harness {PROTOCOL_VERSION}")
    if hello.rulebooks and walk.facts.rulebook not in hello.rulebooks:
        mistakes.append(f"it plays {', '.join(hello.rulebooks)}, and not {walk.facts.rulebook}")
    if hello.level not in LEVELS:
        mistakes.append(f'its level is "{hello.level}"; levels are {", ".join(LEVELS)}')
    if mistakes:
        yield Finding("hello", False, "; ".join(mistakes), "fail")
        return
    walk.hello = hello
    yield Finding("hello", True, f"{hello.name} {hello.version} plays {walk.facts.rulebook} at level {hello.level}")


def check_new(walk: Walk) -> Iterator[Finding]:
    """A game starts from the decks given, or from the engine's own."""
    reply = walk.engine.new(walk.call())
    if walk.facts.decks and (reply.refused or reply.unsupported):
        walk.own_decks = True
        reply = walk.engine.new(walk.call())
    if reply.decision is None:
        yield not_moved("new", "`new` from decks", reply)
        return
    yield Finding("new", True, "a game starts from " + ("its own decks" if walk.own_decks else "decks"))
    walk.engine.close(Close(game=reply.game))


def check_play(walk: Walk) -> Iterator[Finding]:
    """Decisions are well formed, legal answers are accepted, and views show what they may, all along a game."""
    reply = walk.start("decision")
    game, mistakes, unseen = reply.game, dict[str, str](), list[Finding]()
    turn = 0
    while reply.decision is not None and turn < walk.answers:
        for mistake in decision_mistakes(reply.decision, walk.facts.players):
            mistakes.setdefault("decision", mistake)
        if "decision" in mistakes:
            break
        if not unseen:
            unseen += _look(walk, game, mistakes)
        try:
            reply = walk.answer("answer", game, reply.decision, turn)
        except Stop as stop:
            yield stop.finding
            break
        turn += 1
        if (reply.decision is None) == (reply.result is None):
            mistakes["decision"] = "a reply must have either a decision or a result; this one has both or neither"
            break
    else:
        yield Finding("answer", True, f"{turn} legal answers were accepted")
    if "decision" in mistakes or turn:
        yield _found("decision", mistakes, "the decisions are well formed")
    if unseen:
        yield from unseen
    else:
        yield _found("counts", mistakes, "all players count the same cards in every zone")
        yield _found("sight", mistakes, "players see what they may, and no more")
    walk.engine.close(Close(game=game))


def _look(walk: Walk, game: int, mistakes: dict[str, str]) -> list[Finding]:
    try:
        judge = walk.view("views", game)
        views = [walk.view("views", game, player) for player in walk.facts.players]
    except Stop as stop:
        return [stop.finding]
    for view in views:
        for mistake in count_mistakes(view, judge):
            mistakes.setdefault("counts", mistake)
        for mistake in sight_mistakes(view, judge, walk.facts):
            mistakes.setdefault("sight", mistake)
    return []


def _found(step: str, mistakes: dict[str, str], good: str) -> Finding:
    return Finding(step, False, mistakes[step], "fail") if step in mistakes else Finding(step, True, good)


def check_refusal(walk: Walk) -> Iterator[Finding]:
    """What is not offered is refused, and the judge's view and the decision stay as they were."""
    reply = walk.start("refusal")
    game, tried = reply.game, 0
    for turn in range(REFUSED_AT):
        decision = reply.decision
        if decision is None:
            break
        before = walk.view("refusal", game)
        for name, answer in wrong_answers(decision):
            refusal = walk.engine.decide(Decide(game=game, answer=answer))
            tried += 1
            if refusal.refused is None:
                raise Stop(Finding("refusal", False, f'{name} was accepted as an answer to "{decision.kind}"', "fail"))
            if walk.view("refusal", game) != before or (refusal.decision or decision) != decision:
                raise Stop(
                    Finding(
                        "refusal", False, f'{name} was refused at "{decision.kind}" and yet changed the game', "fail"
                    )
                )
        reply = walk.answer("refusal", game, decision, turn)
    yield Finding("refusal", True, f"{tried} wrong answers were refused and changed nothing")
    walk.engine.close(Close(game=game))


def check_seed(walk: Walk) -> Iterator[Finding]:
    """The same seed gives the same game, and with a seed the engine answers chance itself."""
    first, second = walk.start("seed"), walk.start("seed")
    if first.decision and first.decision.player == CHANCE:
        yield Finding("seed", False, "with a seed the engine answers chance itself, and yet it asked", "fail")
        return
    views = [walk.view("seed", reply.game) for reply in (first, second)]
    same = first.decision == second.decision and views[0] == views[1]
    yield Finding(
        "seed", same, f"two games from one seed are {'equal' if same else 'not equal'}", "pass" if same else "fail"
    )
    for reply in (first, second):
        walk.engine.close(Close(game=reply.game))


def check_setup(walk: Walk) -> Iterator[Finding]:
    """A game starts from a position, and every card of it is at its place."""
    yield from _from_position(walk, "setup", walk.facts.position)


def check_cards(walk: Walk) -> Iterator[Finding]:
    """A position with ability texts is accepted."""
    yield from _from_position(walk, "cards", walk.facts.abilities)


def _from_position(walk: Walk, step: str, position: Position | None) -> Iterator[Finding]:
    if position is None:
        return
    reply = walk.start(step, position=position)
    judge = walk.view(step, reply.game)
    mistakes = list(position_mistakes(position, judge, walk.facts))
    what = "a position with ability texts" if step == "cards" else "a position"
    yield Finding(
        step,
        not mistakes,
        "; ".join(mistakes) or f"a game starts from {what}, all in place",
        "fail" if mistakes else "pass",
    )
    walk.engine.close(Close(game=reply.game))


def check_chance(walk: Walk) -> Iterator[Finding]:
    """Without a seed the harness is asked for what chance decides."""
    reply = walk.start("chance", seed=None)
    game = reply.game
    for turn in range(walk.answers):
        if reply.decision is None:
            break
        if reply.decision.player == CHANCE:
            mistakes = list(decision_mistakes(reply.decision, walk.facts.players))
            if not mistakes:
                walk.answer("chance", game, reply.decision, turn)
            good = f'chance is asked for "{reply.decision.kind}"'
            yield Finding("chance", not mistakes, "; ".join(mistakes) or good, "fail" if mistakes else "pass")
            walk.engine.close(Close(game=game))
            return
        reply = walk.answer("chance", game, reply.decision, turn)
    yield Finding("chance", False, "without a seed no chance decision was asked; a shuffle must be one", "fail")


def check_concede(walk: Walk) -> Iterator[Finding]:
    """Each player may give up, asked or not, and then the other has won and nothing more is asked."""
    for turns, player in enumerate(walk.facts.players):
        reply = walk.start("concede")
        game = reply.game
        for turn in range(turns):
            if reply.decision:
                reply = walk.answer("concede", game, reply.decision, turn)
        yield from _concede(walk, player, game)


def _concede(walk: Walk, player: str, game: int) -> Iterator[Finding]:
    end = walk.engine.concede(Concede(game=game, player=player))
    winner = walk.other(player)
    if end.result is None:
        yield not_moved("concede", f"the concession of {player}", end, "result")
    elif end.result.winner != winner:
        yield Finding("concede", False, f"{player} gave up and the winner is {end.result.winner}, not {winner}", "fail")
    elif end.decision is not None or walk.view("concede", game).decision is not None:
        yield Finding("concede", False, "a decision is open after the game has ended", "fail")
    else:
        yield Finding("concede", True, f"{player} gives up and {winner} wins")
    walk.engine.close(Close(game=game))


class Check(NamedTuple):
    """A check, the level that it belongs to, and whether nothing after it makes sense without it."""

    step: str
    level: Level
    run: Callable[[Walk], Iterator[Finding]]
    needed: bool = False


CHECKS = (
    Check("hello", "play", check_hello, needed=True),
    Check("new", "play", check_new, needed=True),
    Check("play", "play", check_play),
    Check("refusal", "play", check_refusal),
    Check("seed", "play", check_seed),
    Check("concede", "play", check_concede),
    Check("setup", "setup", check_setup),
    Check("chance", "chance", check_chance),
    Check("cards", "cards", check_cards),
)


def probe(engine: Engine, facts: RulebookFacts, *, answers: int = WALK) -> list[Finding]:
    """Walk the protocol against an engine, as far as its level reaches, and return what was found."""
    walk = Walk(engine, facts, answers)
    findings: list[Finding] = []
    faults = 0
    for check in CHECKS:
        if walk.hello and LEVELS.index(check.level) > LEVELS.index(walk.hello.level):
            continue
        if check.step == "seed" and walk.hello and not walk.hello.seeded:
            continue
        try:
            findings.extend(check.run(walk))
        except Stop as stop:
            findings.append(stop.finding)
        except EngineFault as fault:
            findings.append(Finding(check.step, False, str(fault), fault.verdict))
            faults += 1
        if faults >= FAULTS_BORNE or (check.needed and not findings[-1].ok):
            break
    return findings
