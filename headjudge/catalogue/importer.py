"""Reads a plain text of a rule document (a PDF's text, a web page, Markdown) into clauses.

What begins a clause is decided for the whole text at once: of all lines that begin with a number, the longest ascending
chain is taken. So references at the start of a wrapped line and tables of contents fall out by themselves. Added are
numbers that the chain lacks (pages that were swapped) and second clauses of one number.
"""

import html
import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from headjudge.catalogue.errors import NoClauses
from headjudge.catalogue.numbering import Key, Numbering, key

_MARKS = r"[\s>#*|•·‣▪○●_–-]*"
_TAG = re.compile(
    r"</?(?:a|b|i|u|p|br|em|strong|span|div|table|thead|tbody|td|th|tr|sup|sub|h[1-6]|li|ul|ol)\b[^<>]*>", re.IGNORECASE
)
_LINK = re.compile(r"!\[[^\]]*\]\([^)]*\)|\]\([^)]*\)")
_LEADERS = re.compile(r"\.{3,}[\s*|]*\d|\.{5,}|(?:\. ){4,}|…{2,}")
_PAGE = re.compile(r"\s*[-–—|]?\s*(?:page\s*)?\d{1,3}(?:\s*(?:of|/)\s*\d{1,3})?\s*[-–—|]?\s*", re.IGNORECASE)
_DASH = re.compile(r"(?<=[0-9a-z])[‐‑‒–—](?=\d)")
_SENTENCE_END = re.compile(r"[.:;!?)\]\"”’'】*|]\s*$")
_BESIDE_A_BREAK = 2
_RUNNING_TITLE = 3


class Imported(msgspec.Struct, frozen=True):
    """A clause of a text: its id, its words without the number, and the line where it begins."""

    id: str
    text: str
    line: int


class _Start(msgspec.Struct, frozen=True):
    """A line that may begin a clause."""

    line: int
    id: str
    rest: str
    heading: bool
    marked: bool
    key: Key


def read(text: str, numbering: Numbering, name: str = "the text") -> list[Imported]:
    """Return the clauses of a text in the order of their numbers; the second clause of one number gets `#2`."""
    lines = _lines(text, numbering)
    found = _firm(list(_starts(lines, numbering)))
    chain = _chain(found)
    if all(start.heading for start in chain):
        raise NoClauses(name)
    end_of_rules = _end(lines, chain[-1].line, numbering)
    starts = _with_strays(chain, [start for start in found if start.line < end_of_rules])
    ends = [start.line for start in starts[1:]] + [end_of_rules]
    seen: Counter[str] = Counter()
    clauses = []
    for start, end in zip(starts, ends, strict=True):
        seen[start.id] += 1
        again = f"#{seen[start.id]}" if seen[start.id] > 1 else ""
        # Between a heading and its first clause stand pictures, and captions of pictures.
        body = [] if start.heading else [line for _, line in lines[start.line + 1 : end]]
        joined = " ".join(" ".join([start.rest, *body]).split())
        clauses.append(Imported(start.id + again, joined, lines[start.line][0]))
    return sorted(clauses, key=lambda clause: key(clause.id))


def _lines(text: str, numbering: Numbering) -> list[tuple[int, str]]:
    """Return the numbered lines without page breaks, running titles, leaders, tags and links."""
    raw = list(enumerate(text.replace("\r\n", "\n").replace("\f", "\n\f").split("\n"), 1))
    running = _running_titles([line for _, line in raw])
    lines: list[tuple[int, str]] = []
    for number, line in raw:
        if _is_page_break(line) or line.strip() in running or _LEADERS.search(line):
            continue
        clean = html.unescape(_LINK.sub(" ", _TAG.sub(" ", line.replace("\f", ""))))
        lines.extend((number, part) for part in _split(clean, numbering))
    return lines


def _is_page_break(line: str) -> bool:
    return bool(line.strip(" \t") and _PAGE.fullmatch(line.replace("\f", "")) and line.strip())


def _running_titles(lines: Sequence[str]) -> set[str]:
    """Return the lines that stand beside page breaks again and again."""
    filled = [line for line in lines if line.strip() or "\f" in line]
    beside: Counter[str] = Counter()
    for i, line in enumerate(filled):
        around = filled[max(i - _BESIDE_A_BREAK, 0) : i + _BESIDE_A_BREAK + 1]
        if not _is_page_break(line) and any("\f" in near or _is_page_break(near) for near in around):
            beside[line.strip()] += 1
    return {line for line, times in beside.items() if line and times >= _RUNNING_TITLE}


def _split(line: str, numbering: Numbering) -> list[str]:
    """Cut a line before the clauses that the print is known to run on."""
    for clause in numbering.inline:
        line = re.sub(rf"(?<=[^\s#*•-])\s*(?={re.escape(clause)}\.\s)", "\n", line)
    return line.split("\n")


def _starts(lines: Sequence[tuple[int, str]], numbering: Numbering) -> Iterator[_Start]:
    """Yield every line that begins with a number of the rulebook's shapes."""
    shapes = [(re.compile(rf"({_MARKS})({numbering.clause})(\.?[\s*]|\.(?=[^\s\d.,;)\]])|\.?$)"), False)]
    shapes.append((re.compile(rf"({_MARKS})({numbering.heading})(\.[\s*]|\.$)"), True))
    if numbering.section:
        shapes.append((re.compile(rf"({_MARKS})(?:{numbering.section})(\.?[\s*]|\.?$)"), True))
    last = ""
    flowing = False
    for index, (_, line) in enumerate(lines):
        dashed = _DASH.sub("-", line)
        found = _misprinted(line, last, numbering) or _printed(dashed, shapes)
        if found:
            marks, last, rest, heading = found
            yield _Start(index, last, rest, heading, bool(marks.strip()) or not flowing, key(last))
        flowing = bool(line.strip()) and not _SENTENCE_END.search(line)


def _printed(line: str, shapes: Sequence[tuple[re.Pattern[str], bool]]) -> tuple[str, str, str, bool] | None:
    for shape, heading in shapes:
        if found := shape.match(line):
            return found[1], found[2].lower(), line[found.end() :], heading
    return None


def _misprinted(line: str, last: str, numbering: Numbering) -> tuple[str, str, str, bool] | None:
    for misprint in numbering.misprints:
        if misprint.after in ("", last):
            found = re.match(rf"({_MARKS}){re.escape(misprint.printed)}\.?(?=\s|$)", line)
            if found:
                heading = bool(re.fullmatch(numbering.heading, misprint.id))
                return found[1], misprint.id, line[found.end() :], heading
    return None


def _firm(starts: Sequence[_Start]) -> list[_Start]:
    """Leave out numbers inside a sentence, or alone on a line, where the same number also begins a paragraph."""
    firm = {start.id for start in starts if start.marked and start.rest.strip()}
    return [start for start in starts if start.id not in firm or (start.marked and start.rest.strip())]


def _chain(starts: Sequence[_Start]) -> list[_Start]:
    """Return the longest ascending chain of starts; of equal ones the last."""
    tails: list[Key] = []
    last: list[int] = []
    before: list[int] = []
    for i, start in enumerate(starts):
        length = bisect_left(tails, start.key)
        before.append(last[length - 1] if length else -1)
        if length == len(tails):
            tails.append(start.key)
            last.append(i)
        else:
            tails[length] = start.key
            last[length] = i
    chain = []
    i = last[-1] if last else -1
    while i >= 0:
        chain.append(starts[i])
        i = before[i]
    return chain[::-1]


def _with_strays(chain: Sequence[_Start], starts: Sequence[_Start]) -> list[_Start]:
    """Add to the chain the clauses that stand out of order, and second clauses of one number beside the first."""
    place = {start.id: i for i, start in enumerate(chain)}
    chosen = {start.line for start in chain}
    for start in starts:
        i = place.get(start.id)
        if i is None:
            stray = start.marked
        else:
            after = chain[i - 1].line if i else -1
            stray = not start.heading and start.marked and bool(start.rest.strip()) and start.line > after
            stray = stray and (i + 1 == len(chain) or start.line < chain[i + 1].line)
        if stray:
            chosen.add(start.line)
    return [start for start in starts if start.line in chosen]


def _end(lines: Sequence[tuple[int, str]], start: int, numbering: Numbering) -> int:
    """Return where the last clause ends: before the list of changes, or with the text."""
    if numbering.end:
        shape = re.compile(rf"{_MARKS}(?:{numbering.end})")
        for index in range(start + 1, len(lines)):
            if shape.match(lines[index][1]):
                return index
    return len(lines)
