"""Fingerprints of clause texts: they recognise official wording without holding any of it.

A fingerprint is `whole:near:runs`.

- `whole`: 12 hex digits over the letters and digits alone, so that line breaks, marks and hyphenation do not matter.
- `near`: the 12 smallest 4-digit hashes of pairs of words; two texts are alike by the share that both have.
- `runs`: hashes of 6 characters over 8 words in a row, of every two neighbours the smaller (winnowing): a text that has
  9 words in a row in common with a clause has one of that clause's hashes, always. Not every position is kept.
"""

import re
import unicodedata
from base64 import urlsafe_b64encode
from enum import StrEnum
from hashlib import blake2b
from itertools import pairwise

import msgspec

RUN = 8
PAIR = 2
SKETCH = 12
ALIKE = 1 / 3
_WORD = re.compile(r"[^\W_]+")
_APOSTROPHE = re.compile(r"(?<=\w)['’ʼ´`](?=\w)")
_NEAR_WIDTH = 4
_RUN_WIDTH = 6


class Likeness(StrEnum):
    """How a text compares with the clause of a fingerprint."""

    SAME = "same"
    NEARLY_SAME = "nearly same"
    DIFFERENT = "different"


class Fingerprint(msgspec.Struct, frozen=True):
    """A fingerprint in its three parts."""

    whole: str
    near: tuple[str, ...]
    runs: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.whole}:{''.join(self.near)}:{''.join(self.runs)}"


def words(text: str) -> list[str]:
    """Return the words of a text: runs of letters and digits, in compatibility form and lower case."""
    plain = _APOSTROPHE.sub("", text)  # "player's" is one word; NFKC would turn some apostrophes into spaces
    return _WORD.findall(unicodedata.normalize("NFKC", plain).lower())


def fingerprint(text: str) -> str:
    """Return the fingerprint of a clause text as the catalogue stores it."""
    return str(take(text))


def take(text: str) -> Fingerprint:
    """Take the fingerprint of a clause text."""
    found = words(text)
    pairs = [" ".join(found[i : i + PAIR]) for i in range(max(len(found) - PAIR + 1, 1))]
    near = sorted({_hash(pair)[:_NEAR_WIDTH] for pair in pairs}) if found else []
    return Fingerprint(_hash("".join(found)), tuple(near[:SKETCH]), tuple(winnow(run_hashes(found))))


def parse(stored: str) -> Fingerprint:
    """Read a stored fingerprint."""
    whole, near, runs = stored.split(":")
    return Fingerprint(whole, _cut(near, _NEAR_WIDTH), _cut(runs, _RUN_WIDTH))


def compare(stored: str, text: str) -> Likeness:
    """Say whether a text is the clause of a stored fingerprint, nearly it, or another one."""
    ours, theirs = parse(stored), take(text)
    if ours.whole == theirs.whole:
        return Likeness.SAME
    return Likeness.NEARLY_SAME if likeness(ours.near, theirs.near) >= ALIKE else Likeness.DIFFERENT


def likeness(one: tuple[str, ...], other: tuple[str, ...]) -> float:
    """Estimate from two sketches which share of the pairs of words two texts have in common."""
    smallest = sorted({*one, *other})[:SKETCH]
    if not smallest:
        return 0.0
    common = set(one) & set(other)
    return sum(found in common for found in smallest) / len(smallest)


def run_hashes(found: list[str]) -> list[str]:
    """Return the hash of every run of eight words, in order."""
    return [_run_hash(" ".join(found[i : i + RUN])) for i in range(len(found) - RUN + 1)]


def winnow(hashes: list[str]) -> list[str]:
    """Keep of every two neighbours the smaller, each position once; a single hash is kept."""
    if len(hashes) < PAIR:
        return hashes
    kept: dict[int, str] = {}
    for i, (left, right) in enumerate(pairwise(hashes)):
        kept[i if left < right else i + 1] = min(left, right)
    return [kept[i] for i in sorted(kept)]


def _hash(text: str) -> str:
    return blake2b(text.encode(), digest_size=6).hexdigest()


def _run_hash(text: str) -> str:
    return urlsafe_b64encode(blake2b(text.encode(), digest_size=6).digest())[:_RUN_WIDTH].decode()


def _cut(hashes: str, width: int) -> tuple[str, ...]:
    return tuple(hashes[i : i + width] for i in range(0, len(hashes), width))
