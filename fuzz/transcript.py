"""Transcripts: a game as data, its start and its answers by value, with what it violates; versioned."""

from __future__ import annotations

import importlib
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from fuzz.play import Indices, given, new_game
from fuzz.watching import Violation
from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode
from headjudge.protocol.messages import Answer, New

VERSION = 2
FOLDER = Path(".headjudge") / "failures"


class BadTranscript(HeadjudgeError):
    """A file that is no transcript, not a whole one, or one of another version."""

    exit_code = ExitCode.WRONG_USAGE


class Transcript(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that shows a violation: how it starts, what was answered, what is violated."""

    transcript: int = VERSION
    rulebook: str
    engine: str = "reference"
    invariant: str
    clause: str
    what: str
    kind: str = ""
    """Tells violations of one name apart: how the engine broke, what differs."""
    against: str = ""
    """The engine with which it was compared, if it is a difference."""
    clauses: list[str] = []
    """What the reference was executing where the two part."""
    repeatable: bool = True
    """Whether the same start and answers give the same game; an engine that cannot be seeded plays another one."""
    start: New
    answers: list[Answer]


def violation_of(transcript: Transcript) -> Violation:
    """What a transcript is about."""
    return Violation(transcript.invariant, transcript.clause, transcript.what, transcript.kind)


def by_value(new: New, answers: Sequence[Indices]) -> list[Answer]:
    """Answers by their places, said by value; the last one may be the one that breaks the game."""
    option_view: Any = importlib.import_module("reference_engine.core.views").option_view
    said: list[Answer] = []
    try:
        game, at = new_game(new)
        decision = game.start(at)
    except Exception:  # noqa: BLE001 - the game breaks at its start
        return said
    for answer in answers:
        if decision is None:
            break
        options = given(decision, answer)
        said.append(options if isinstance(options, int) else [option_view(game, option, 2) for option in options])
        try:
            decision = game.decide(options)
        except Exception:  # noqa: BLE001 - the game breaks here, which is why it is written down
            break
    return said


def save(transcript: Transcript, folder: Path = FOLDER) -> Path:
    """Writes a transcript under a name that says what it violates, and gives its path."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = re.sub(r"[^\w.-]+", "-", f"{transcript.rulebook}-{transcript.clause}-{transcript.invariant}")
    number = 1
    path = folder / f"{stem}.json"
    while path.exists() and path.read_bytes() != _encoded(transcript):
        number += 1
        path = folder / f"{stem}-{number}.json"
    path.write_bytes(_encoded(transcript))
    return path


def _encoded(transcript: Transcript) -> bytes:
    return msgspec.json.format(msgspec.json.encode(transcript), indent=1) + b"\n"


def read(path: Path) -> Transcript:
    """Reads a transcript; one that is cut off or of another version is refused in a sentence."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise BadTranscript(f"{path} cannot be read: {(error.strerror or str(error)).lower()}") from None
    try:
        data = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadTranscript(f"{path} is no whole transcript: the file is cut off or is not JSON") from None
    if not isinstance(data, dict) or "transcript" not in data:
        raise BadTranscript(f"{path} is no transcript: `headjudge fuzz` writes them under {FOLDER}")
    if data["transcript"] != VERSION:
        raise BadTranscript(
            f"{path} is a transcript of version {data['transcript']}, this headjudge reads version {VERSION}"
        )
    try:
        return msgspec.convert(data, Transcript)
    except msgspec.ValidationError as error:
        raise BadTranscript(f"{path} is no whole transcript: {error}") from None
