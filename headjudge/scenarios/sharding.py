"""Shards: the feature files of a run divided into parts that are judged apart, always in the same way."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, Self

from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode
from headjudge.scenarios.features import feature_files, read, rulebook_of


class BadShard(HeadjudgeError):
    """A shard that cannot be."""

    exit_code = ExitCode.WRONG_USAGE


class Shard(NamedTuple):
    """One of several parts."""

    number: int
    of: int

    @classmethod
    def read(cls, text: str) -> Self:
        """Read a shard as it is written, `2/3`."""
        number, slash, of = text.partition("/")
        if not (slash and number.isdecimal() and of.isdecimal() and 1 <= int(number) <= int(of)):
            raise BadShard(f'no shard "{text}": it is written K/N, from 1/N to N/N')
        return cls(int(number), int(of))

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"


class Part(NamedTuple):
    """The files of one shard, and the rulebooks of all of them."""

    files: list[Path]
    rulebooks: list[str]


def part_of(places: Sequence[Path], shard: Shard) -> Part:
    """Return the files of a shard: the largest files first, each to the part that has the fewest scenarios."""
    files = [file for place in places for file in ([place] if place.is_file() else feature_files(place))]
    if shard.of > len(files):
        raise BadShard(f"{len(files)} feature files cannot be divided into {shard.of} shards")
    sizes = {file: len(read(file).scenarios) for file in files}
    rulebooks = list(dict.fromkeys(rulebook_of(file) for file in files))
    loads = [0] * shard.of
    own = []
    for file in sorted(files, key=lambda file: (-sizes[file], file.as_posix())):
        lightest = loads.index(min(loads))
        loads[lightest] += sizes[file]
        if lightest == shard.number - 1:
            own.append(file)
    return Part(sorted(own, key=files.index), rulebooks)
