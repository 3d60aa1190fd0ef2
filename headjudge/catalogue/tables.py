"""Reads the TOML files of a rulebook into structs; a wrong key is an error that names the nearest right one."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from headjudge.catalogue import errors

T = TypeVar("T")
_LACKING = re.compile(r"Object missing required field `(?P<key>[^`]*)`")
_PLACE = re.compile(r"\s*- at `\$(?P<place>[^`]*)`$")
_WHERE = re.compile(r"\(at (?:line (?P<line>\d+), column \d+|end of document)\)")


def read_toml(file: Path, kind: type[T]) -> T:
    """Read a TOML file as one struct."""
    text = _text(file)
    return _convert(_parse(text, file), kind, "", file, text)


def read_tables(file: Path, kind: type[T]) -> dict[str, T]:
    """Read a TOML file whose tables are all of one kind, by their names."""
    text = _text(file)
    return {name: _convert(table, kind, name, file, text) for name, table in _parse(text, file).items()}


def _parse(text: str, file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        where = _WHERE.search(str(error))
        line = int(where["line"] or 0) if where else 0
        raise errors.BrokenToml(_WHERE.sub("", str(error)).strip(), file, line) from None


def _convert(data: object, kind: type[T], place: str, file: Path, text: str) -> T:
    for key, where, known in unknown_keys(data, kind, place):
        raise errors.UnknownKey(key, where, known, file, line_of(key, text))
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        sentence, last = _plain(str(error), place)
        raise errors.BadValue(sentence, file, line_of(last, text)) from None


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise errors.MissingFile(file) from None
    except UnicodeDecodeError:
        raise errors.NotText(file) from None


def unknown_keys(data: object, kind: Any, place: str = "") -> Iterator[tuple[str, str, list[str]]]:
    """Yield every key that its struct does not have, with its place and the keys that could stand there."""
    if isinstance(data, Mapping) and isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        known = get_type_hints(kind)
        for key, value in data.items():
            if key not in known:
                yield key, place, list(known)
            else:
                yield from unknown_keys(value, known[key], f"{place}.{key}" if place else key)
    elif isinstance(data, Mapping) and get_origin(kind) is dict:
        for key, value in data.items():
            yield from unknown_keys(value, get_args(kind)[1], f"{place}.{key}" if place else key)
    elif isinstance(data, Sequence) and not isinstance(data, str) and get_origin(kind) in (tuple, list):
        for i, value in enumerate(data, 1):
            yield from unknown_keys(value, get_args(kind)[0], f"{place} {i}")


def line_of(key: str, text: str) -> int:
    """Return the first line on which a key is written, or 0; good enough to send a reader to."""
    if not key:
        return 0
    written = re.compile(rf'(?:^|[\s{{,.\["])"?{re.escape(key)}"?\s*(?:=|\]|\.)')
    return next((number for number, line in enumerate(text.split("\n"), 1) if written.search(line)), 0)


def _plain(message: str, table: str) -> tuple[str, str]:
    """Turn a message of msgspec into a sentence of ours, and give the last name in its place to look for."""
    found = _PLACE.search(message)
    inner = found["place"].strip(".") if found else ""
    reason = message[: found.start()] if found else message
    place = ".".join(filter(None, (table, inner)))
    names = re.findall(r"[A-Za-z][\w-]*", place)
    last = names[-1] if names else ""
    if lacking := _LACKING.fullmatch(reason):
        return f'{place or "the file"} lacks the key "{lacking["key"]}"', last
    return f"{place}: {reason[:1].lower()}{reason[1:]}".replace("`", ""), last
