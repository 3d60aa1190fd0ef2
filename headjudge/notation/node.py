"""What a row of the notation's table is: a frozen struct, its sentence templates, and the registry of all rows."""

from collections.abc import Callable, Iterator
from typing import Annotated, ClassVar, Literal, TypeVar, dataclass_transform

import msgspec

Plurality = Literal["one", "many", "you"]
"""How words agree with a part of a sentence: `this card gets`, `they get`, `you get`."""


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class NodeMeta(msgspec.StructMeta):
    """Tells type checkers that every node is frozen."""


class Node(msgspec.Struct, metaclass=NodeMeta, frozen=True, tag=True, tag_field="node", omit_defaults=True, gc=False):
    """A part of an ability; a direct or indirect base without templates is a category."""


class Row(msgspec.Struct, frozen=True):
    """What the table knows about one node class."""

    node: type[Node]
    templates: tuple[str, ...]
    positions: dict[str, tuple[str, ...]]
    plurality: str
    lifts: "tuple[type[Node], ...]" = ()


class Words(msgspec.Struct, frozen=True):
    """Marks a text field whose values are words that the rulebook's vocabulary lists under this name."""

    kind: str


ROWS: dict[str, Row] = {}
"""All rows by class name, in the order in which they were declared."""

N = TypeVar("N", bound=type[Node])


def row(
    *templates: str, plurality: str = "", lifts: tuple[type[Node], ...] = (), **positions: str | tuple[str, ...]
) -> Callable[[N], N]:
    """Declare a node class as a row of the table.

    The printer writes the first template that fits. `positions` gives further templates for use in a named place
    (`possessive="your"`). `plurality` is one, many or you, or the field that decides; words agree with it. `lifts` are
    rows that make sense only inside this one.
    """

    def declare(node: N) -> N:
        name = node.__name__
        if name in ROWS:
            raise ValueError(f"two rows are named {name}")
        places = {place: (one,) if isinstance(one, str) else one for place, one in positions.items()}
        ROWS[name] = Row(node, templates, places, plurality, lifts)
        return node

    return declare


class Name(msgspec.Struct, frozen=True):
    """Marks a text field that is written in double quotes."""

    kind: ClassVar[str] = "name"


class Numeral(msgspec.Struct, frozen=True):
    """Marks a whole number that is written in digits."""

    kind: ClassVar[str] = "numeral"


Quoted = Annotated[str, Name()]
Digits = Annotated[int, Numeral()]

ZoneWord = Annotated[str, Words("zones")]
TypeWord = Annotated[str, Words("types")]
NumericProperty = Annotated[str, Words("numeric_properties")]
TextProperty = Annotated[str, Words("text_properties")]
PlayerNumberWord = Annotated[str, Words("numbers")]
KeywordWord = Annotated[str, Words("keywords")]
PeriodWord = Annotated[str, Words("periods")]
StateWord = Annotated[str, Words("states")]
FaceWord = Annotated[str, Words("faces")]
PlacementWord = Annotated[str, Words("placements")]
MarkWord = Annotated[str, Words("marks")]
QuantityWord = Annotated[str, Words("quantities")]
LetterWord = Annotated[str, Words("letters")]
SlotWord = Annotated[str, Words("slots")]
AttackWord = Annotated[str, Words("attacks")]


def walk(value: object) -> Iterator[Node]:
    """All nodes of a tree, each before its parts, in the order of their fields."""
    if isinstance(value, tuple):
        for part in value:
            yield from walk(part)
    elif isinstance(value, Node):
        yield value
        for field in value.__struct_fields__:
            yield from walk(getattr(value, field))
