r"""Sentence templates: how a row's words and slots are written down, and the productions that they stand for.

draws|draw {n} card|cards     words that agree with what they follow: one, many, you
^is|are                       words that agree with what follows them
<if you do>                   a phrase that is read as one word
{what}                        a slot for the field `what`
{what:many}  {who:possessive} a slot with a fixed number, or filled from a narrower category or a named place
{effects|, then }             a slot for a list, with what stands between its parts
{parts*2| and }               a list of at least two
[ by {by}]                    left out when the field has its default
[up_to?<up to> ]              present when the flag is set
[optional!you may ]           always present; the template is for the flag set
\[                            the character itself
"""

import re
from itertools import product
from typing import Final

import msgspec

WORD: Final = r"(?:[A-Z]\.){2,}(?:s|'d)?|[A-Za-z]+(?:['-][A-Za-z]+)*'?"
TOKEN: Final = re.compile(
    rf"\\(?P<escaped>.)"
    rf"|<(?P<phrase>[^>]+)>"
    rf"|\{{(?P<field>\w+)(?:\*(?P<least>\d))?(?::(?P<place>\w+))?(?:\|(?P<separator>[^}}]*))?\}}"
    rf"|\[(?:(?P<flag>\w+)(?P<always>[?!]))?"
    rf"|(?P<close>\])"
    rf"|(?P<forward>\^)?(?P<words>(?:{WORD})(?:\|(?:{WORD}))*)"
    rf"|(?P<space>\s+)"
    rf"|(?P<mark>[.,:()+/-])"
)
FORWARD: Final = {("a", "an"), ("in", "on"), ("into", "onto")}
"""Words that always agree with what follows them."""


class Word(msgspec.Struct, frozen=True):
    """One word in one or more forms: for one, for many, for you."""

    forms: tuple[str, ...]
    forward: bool = False


class Phrase(msgspec.Struct, frozen=True):
    """Several words that are read as one, in one or more forms."""

    forms: tuple[str, ...]


class Mark(msgspec.Struct, frozen=True):
    """A punctuation mark."""

    text: str


class Space(msgspec.Struct, frozen=True):
    """A space in print; reading ignores it."""


class Slot(msgspec.Struct, frozen=True):
    """A field of the row."""

    field: str
    place: str = ""
    separator: "tuple[Item, ...] | None" = None
    least: int = 1


Item = Word | Phrase | Mark | Space | Slot


class Option(msgspec.Struct, frozen=True):
    """Items that are there only when their field, or their flag, says something."""

    items: tuple[Item, ...]
    flag: str
    always: bool = False

    @property
    def field(self) -> str:
        """The field that decides whether the items are there."""
        return self.flag or next(item.field for item in self.items if isinstance(item, Slot))


class Template(msgspec.Struct, frozen=True):
    """A template taken apart."""

    text: str
    parts: tuple[Item | Option, ...]


class Production(msgspec.Struct, frozen=True):
    """One way to write a row: a template with some of its options."""

    items: tuple[Item, ...]
    flags: tuple[str, ...]
    slots: tuple[Slot, ...]

    @property
    def fields(self) -> frozenset[str]:
        """The fields that this way of writing tells."""
        return frozenset(self.flags) | {slot.field for slot in self.slots}


def parse_template(text: str) -> Template:
    """Take a template apart."""
    parts: list[Item | Option] = []
    inside: list[Item] | None = None
    flag = always = ""
    at = 0
    while at < len(text):
        found = TOKEN.match(text, at)
        if found is None:
            raise ValueError(f"cannot read the template {text!r} from {text[at:]!r}")
        at = found.end()
        if found["close"]:
            if inside is None:
                raise ValueError(f"the template {text!r} closes an option that is not open")
            parts.append(Option(tuple(inside), flag, always == "!"))
            inside = None
        elif found[0].startswith("["):
            inside, flag, always = [], found["flag"] or "", found["always"] or ""
        else:
            (parts if inside is None else inside).append(_item(found))
    return Template(text, tuple(parts))


def _item(found: re.Match[str]) -> Item:
    if found["field"]:
        separator = None
        if found["separator"] is not None:
            separator = tuple(part for part in parse_template(found["separator"]).parts if not isinstance(part, Option))
        return Slot(found["field"], found["place"] or "", separator, int(found["least"] or 1))
    if found["phrase"]:
        return Phrase(tuple(found["phrase"].split("|")))
    if found["words"]:
        forms = tuple(found["words"].split("|"))
        return Word(forms, bool(found["forward"]) or forms in FORWARD)
    if found["space"]:
        return Space()
    return Mark(found["escaped"] or found["mark"])


def productions(template: Template) -> list[Production]:
    """All ways to write a template, one for each choice of its options, the fullest last."""
    options = [part for part in template.parts if isinstance(part, Option)]
    result = []
    for chosen in product(*((True,) if option.always else (False, True) for option in options)):
        present = {id(option) for option, there in zip(options, chosen, strict=True) if there}
        items: list[Item] = []
        for part in template.parts:
            if not isinstance(part, Option):
                items.append(part)
            elif id(part) in present:
                items.extend(part.items)
        flags = tuple(option.flag for option in options if option.flag and id(option) in present)
        result.append(Production(tuple(items), flags, tuple(item for item in items if isinstance(item, Slot))))
    return result


def would(template: Template) -> Template:
    """Turn a template of an event into that of an event that would happen: its verb after "would"."""
    parts = list(template.parts)
    for place, part in enumerate(parts):
        if isinstance(part, Word) and len(part.forms) > 1 and not part.forward:
            base = Word(("be",)) if part.forms == ("is", "are") else part
            plain = Word(base.forms) if len(base.forms) == 1 else Word((base.forms[1],))
            parts[place : place + 1] = [Word(("would",)), Space(), plain]
            return Template(template.text, tuple(parts))
    raise ValueError(f"the template {template.text!r} has no verb")
