"""Makes `docs/notation.md` from the table: `python -m headjudge.notation.docs > docs/notation.md`."""

import sys
from collections.abc import Iterator
from typing import Final

from headjudge.notation import categories
from headjudge.notation.language import Language, language
from headjudge.notation.node import Node, Row, walk
from headjudge.notation.table import snake
from headjudge.notation.template import Item, Mark, Option, Phrase, Slot, Space, Template, Word, parse_template
from headjudge.notation.words import VOCABULARIES, Vocabulary

INTRODUCTION: Final = """\
# The ability notation

<!-- Made by `python -m headjudge.notation.docs > docs/notation.md`. Do not edit. -->

A test card is its printed properties plus a list of abilities, each a text of its own that reads like card text:

```
AUTO when this card attacks: draw 1.
AUTO [in hand] [once per turn] at the start of your draw step, if you control an ITEM: draw 1.
ACT (pay 2 EP, action this card): target UNIT gets +2/+0 this turn.
CONT while you control 2 or more ITEMs: other UNITs you control get +0/+1.
REPLACE when this card would become stunned: you may discard 1 card instead.
TEXT: you may pay 1 EP. if you do, draw 1, then gain 1 bond. K.O. target UNIT.
ARTS (X EP): target UNIT gets +X/+0 this turn.
Covert
```

`headjudge.notation.parse(text, rulebook)` gives the tree, `write(tree, rulebook)` the text; `dump` and `load` go to
plain data (JSON) and back. In JSON a node is an object: `"node"` is its name, the other keys are its fields, and a
field that has its default is left out.

- **Sentences** end with a full stop. "if", "if you do", "for each" and "otherwise" reach to the full stop and no
  further; what happens within a sentence is joined with ", then".
- **Target, choose, all.** "target UNIT" is chosen when the rules choose targets. "1 UNIT" is chosen by the acting
  player while the clause is carried out. "all UNITs", or "UNITs" before a verb, are all of them.
- **References.** "it", "those cards", "that card", "that player" and "that many" are the only ones. "it" and "those
  cards" are what the text last chose, targeted, moved or named, and before that what the event was about; "that card",
  "that player" and "that many" come from the event, or from a choice of a player or a number. "they" is the player who
  acts in the clause.
- **Names** of cards and organizations stand in double quotes; before a noun they are organizations
  (`"Guild" UNITs`), after it `named "Reed"`. An ability that a card gets stands in braces, one level deep.
- **Bending a rule** answers one of five questions: may (`can`), cannot, must (`must ... if able`), how many
  (`your homebase limit becomes 2`), at what cost (`cost 1 CP less`, `as an additional cost for ... to attack, ...`).
  "may" is something else: a player decides whether to do it now.
- **Singular and plural** are read alike and written right: `draw 1 cards` is read, `draw 1` is written.
- A text that cannot be read is refused with the column, what stands there and what could stand there. A text that can
  be read but makes no sense, such as a target in a CONT, is refused with the reason.

In the tables, *slots* are in italics and filled from the category of that name, words/with/forms agree with what they
belong to, and [parts in brackets] can be left out.
"""


def page() -> str:
    """The whole page."""
    parts = [INTRODUCTION]
    for rulebook in VOCABULARIES:
        parts.extend(_rulebook(language(rulebook)))
    return "\n".join(parts)


def _rulebook(spoken: Language) -> Iterator[str]:
    vocabulary = spoken.vocabulary
    shown = examples(spoken)
    yield f"## {vocabulary.rulebook}\n"
    yield "Rows in **bold** are of this rulebook alone; the others are shared.\n"
    yield "### Words\n"
    yield from _words(vocabulary)
    for category in _categories():
        rows = [row for row in spoken.table.rows.values() if category in row.node.__bases__]
        rows = [row for row in rows if spoken.table.ways.get(snake(row.node)) or row.positions]
        narrower = [other for other in _categories() if category in other.__bases__]
        if rows or narrower:
            yield f"### {category.__name__}\n"
            yield f"{category.__doc__}{_also(narrower)}\n"
        if rows:
            yield "| row | written | meaning | example |\n|---|---|---|---|"
            yield from (_row(spoken, row, shown[row.node.__name__]) for row in rows)
            yield ""


def _also(narrower: list[type[Node]]) -> str:
    links = ", ".join(f"[{one.__name__}](#{one.__name__.lower()})" for one in narrower)
    return f" Also: {links}." if links else ""


def _categories() -> list[type[Node]]:
    return [
        kind
        for kind in vars(categories).values()
        if isinstance(kind, type) and issubclass(kind, Node) and kind is not Node
    ]


def _words(vocabulary: Vocabulary) -> Iterator[str]:
    for kind in vocabulary.__struct_fields__:
        words = getattr(vocabulary, kind)
        if words and kind not in {"rulebook", "rows", "leaves_out", "names", "examples"}:
            listed = (words,) if isinstance(words, str) else words
            yield f"- {kind.replace('_', ' ')}: {', '.join(word.replace('|', '/') for word in listed)}"
    yield ""


def _row(spoken: Language, row: Row, example: str) -> str:
    name = row.node.__name__
    if row.node.__module__ in spoken.vocabulary.rows:
        name = f"**{name}**"
    texts = [*row.templates, *(text for given in row.positions.values() for text in given)]
    written = "<br>".join(dict.fromkeys(_template(spoken, parse_template(text)) for text in texts))
    return f"| {name} | {written} | {row.node.__doc__} | `{example}` |"


def examples(spoken: Language) -> dict[str, str]:
    """For each row the shortest of the rulebook's example texts that uses it."""
    found: dict[str, str] = {}
    for text in sorted(spoken.vocabulary.examples, key=len):
        for node in walk(spoken.parse(text)):
            found.setdefault(type(node).__name__, text)
    return found


def _template(spoken: Language, template: Template) -> str:
    shown = ""
    for part in template.parts:
        if isinstance(part, Option):
            shown += f"[{''.join(_item(spoken, item) for item in part.items)}]"
        else:
            shown += _item(spoken, part)
    return shown.strip()


def _item(spoken: Language, item: Item) -> str:
    if isinstance(item, Slot):
        between = "".join(_item(spoken, part) for part in item.separator or ()).rstrip()
        more = f"{between} …" if item.separator is not None else ""
        return f"*{item.field}*{more}"
    if isinstance(item, Word):
        return "/".join(spoken.grammar.lexicon.forms(item))
    if isinstance(item, Phrase):
        return "/".join(dict.fromkeys(item.forms))
    if isinstance(item, Mark):
        return f"\\{item.text}" if item.text in "[]" else item.text
    assert isinstance(item, Space)
    return " "


if __name__ == "__main__":
    sys.stdout.write(page())
