"""Gathers the evidence that a report is to be made of."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from headjudge import paths
from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode
from headjudge.tracing.reading import Reach, load_reach
from reports.loading import (
    OURS,
    Evidence,
    Proof,
    foreign_witnesses,
    merged,
    newest,
    proof_file,
    read_proof,
    read_published,
    read_run,
    read_survivors,
)
from reports.model import Book, scenes


class ProofOfWhich(HeadjudgeError):
    """A proof that could belong to several rulebooks."""

    exit_code = ExitCode.WRONG_USAGE

    def __init__(self, rulebooks: Sequence[str]) -> None:
        super().__init__(f"a proof is of one rulebook; name it, because the report is of {', '.join(rulebooks)}")


class NothingToReport(HeadjudgeError):
    """No rulebook has features."""

    exit_code = ExitCode.NOTHING_SELECTED


def rulebooks_of(given: Sequence[str], runs: Sequence[Evidence] = ()) -> list[str]:
    """Return the rulebooks of a report: those named, or those of the runs named, or all that have scenarios."""
    for name in given:
        paths.rulebook_dir(name)
    features = paths.suite_root() / "features"
    with_scenarios = [name for name in paths.rulebooks() if (features / name).is_dir()]
    found = list(dict.fromkeys(given)) or list(dict.fromkeys(run.rulebook for run in runs)) or with_scenarios
    if not found:
        raise NothingToReport(f"no rulebook has scenarios in {features}")
    return found


def gather(given: Sequence[str], files: Sequence[Path], proof: Path | None, folder: Path) -> list[Book]:
    """Return the books of a report, from the files named or else from the newest in the folder of evidence."""
    runs = merged([read_run(file) for file in files])
    rulebooks = rulebooks_of(given, runs)
    proofs = proofs_of(rulebooks, proof, folder)
    books = []
    for name in rulebooks:
        own = [run for run in runs if run.rulebook == name]
        if not files:
            own = newest(folder, name, frozenset(scenes(name)))
        book = Book(name, own, proofs.get(name), read_published(name))
        book.heard = foreign_witnesses(folder, name)
        if book.proof and proof is None:
            book.survivors = read_survivors(folder, name)
        book.reaches = reaches_of(book, folder)
        books.append(book)
    return books


def reaches_of(book: Book, folder: Path) -> list[Reach]:
    """Return what was recorded of the lines of the reference, and of the engines of the runs."""
    own = {scene.id: scene.clauses for scene in book.scenes.values()}
    engines = dict.fromkeys([OURS, *(run.run.header.engine for run in book.runs)])
    return [reach for engine in engines if (reach := load_reach(folder, book.rulebook, own, engine)) is not None]


def proofs_of(rulebooks: Sequence[str], proof: Path | None, folder: Path) -> dict[str, Proof]:
    """Return the proof of each rulebook that has one."""
    if proof is not None:
        if len(rulebooks) > 1:
            raise ProofOfWhich(rulebooks)
        return {rulebooks[0]: read_proof(proof)}
    return {name: read_proof(file) for name in rulebooks if (file := proof_file(folder, name)).is_file()}
