"""An SVG badge with the three numbers."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from reports.model import Book

HEIGHT = 20
LETTER = 6.6
PADDING = 12
COLORS = {"verified": "#2f7d4f", "breached": "#b3261e", "unsupported": "#5f6368"}


def report(books: Sequence[Book]) -> str:
    """Return one badge, with a row for each rulebook."""
    rows = [(_row(book, place * HEIGHT), book) for place, book in enumerate(books)]
    width = max((row[1] for row, _ in rows), default=0)
    title = "; ".join(f"{book.rulebook}: {book.three_numbers}" for book in books)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{HEIGHT * len(rows)}" role="img" '
        f'aria-label="{escape(title)}">\n<title>{escape(title)}</title>\n'
        f'<g font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" fill="#fff">\n'
        f"{''.join(row[0] for row, _ in rows)}</g>\n</svg>\n"
    )


def _row(book: Book, top: int) -> tuple[str, int]:
    counts = book.counts
    cells = [
        (book.rulebook, "#33373d"),
        (
            f"{counts['verified']} of {counts['testable']} verified",
            COLORS["verified" if counts["verified"] else "unsupported"],
        ),
        (f"{counts['breached']} breached", COLORS["breached" if counts["breached"] else "verified"]),
        (f"{counts['unsupported']} unsupported", COLORS["unsupported"]),
    ]
    left, drawn = 0, ""
    for text, color in cells:
        width = round(len(text) * LETTER + PADDING)
        drawn += (
            f'<rect x="{left}" y="{top}" width="{width}" height="{HEIGHT}" fill="{color}"/>'
            f'<text x="{left + PADDING // 2}" y="{top + 14}">{escape(text)}</text>\n'
        )
        left += width
    return drawn, left
