"""The mistakes that a file of the catalogue can hold, one class each."""

from collections.abc import Iterable
from pathlib import Path

from headjudge.errors import HeadjudgeError, did_you_mean
from headjudge.exit_codes import ExitCode


class CatalogueError(HeadjudgeError):
    """A mistake in a file of the catalogue; says in which file and, where it is known, in which line."""

    def __init__(self, sentence: str, file: Path, line: int = 0) -> None:
        self.file = file
        self.line = line
        super().__init__(f"{sentence} ({file}:{line})" if line else f"{sentence} ({file})")


class MissingFile(CatalogueError):
    """A rulebook without one of its files."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"the rulebook has no {file.name}", file)


class NotText(CatalogueError):
    """A file that is not UTF-8."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file.name} is not UTF-8 text", file)


class UnknownColumn(CatalogueError):
    """A column of `clauses.csv` that the catalogue does not know."""

    def __init__(self, given: str, known: Iterable[str], file: Path) -> None:
        known = list(known)
        super().__init__(f'no column "{given}"; columns: {", ".join(known)}.{did_you_mean(given, known)}', file, 1)


class MissingColumn(CatalogueError):
    """A column that `clauses.csv` lacks."""

    def __init__(self, column: str, file: Path) -> None:
        super().__init__(f'the column "{column}" is missing', file, 1)


class WrongWidth(CatalogueError):
    """A row with more or fewer fields than the header."""

    def __init__(self, fields: int, columns: int, file: Path, line: int) -> None:
        super().__init__(f"the row has {fields} fields, the header has {columns}", file, line)


class MalformedId(CatalogueError):
    """A clause id that is not made of numbers and small letters."""

    def __init__(self, given: str, file: Path, line: int) -> None:
        super().__init__(f'"{given}" is not a clause id such as 804, 804.11a-3 or 14-4b-9a', file, line)


class DuplicateId(CatalogueError):
    """Two rows with one id."""

    def __init__(self, given: str, first: int, file: Path, line: int) -> None:
        hint = f'the second clause of one number is "{given.partition("#")[0]}#2"'
        super().__init__(f'the id "{given}" stands in line {first} already; {hint}', file, line)


class WrongOrder(CatalogueError):
    """A row that stands after a row of a higher number."""

    def __init__(self, given: str, before: str, file: Path, line: int) -> None:
        super().__init__(f'"{given}" stands after "{before}"; rows are in the order of their numbers', file, line)


class UnknownKind(CatalogueError):
    """A kind of clause that does not exist."""

    def __init__(self, given: str, known: Iterable[str], file: Path, line: int) -> None:
        known = list(known)
        super().__init__(f'no kind "{given}"; kinds: {", ".join(known)}.{did_you_mean(given, known)}', file, line)


class NeitherYesNorNo(CatalogueError):
    """A value of the column `testable` that is neither yes nor no."""

    def __init__(self, given: str, file: Path, line: int) -> None:
        super().__init__(f'"testable" is yes or no, not "{given}"', file, line)


class MissingGist(CatalogueError):
    """A clause without a gist."""

    def __init__(self, clause: str, file: Path, line: int) -> None:
        super().__init__(f"{clause} has no gist", file, line)


class GistTooLong(CatalogueError):
    """A gist that does not fit a line."""

    def __init__(self, clause: str, length: int, most: int, file: Path, line: int) -> None:
        super().__init__(f"the gist of {clause} has {length} characters, {most} are the most", file, line)


class MissingReason(CatalogueError):
    """A clause that is not testable and does not say why."""

    def __init__(self, clause: str, file: Path, line: int) -> None:
        super().__init__(f'{clause} is not testable and "why_not" gives no reason', file, line)


class NeedlessReason(CatalogueError):
    """A testable clause that says why it is not."""

    def __init__(self, clause: str, file: Path, line: int) -> None:
        super().__init__(f'{clause} is testable, so "why_not" stays empty', file, line)


class UnknownRestated(CatalogueError):
    """A `restates` that names no other clause."""

    def __init__(self, clause: str, given: str, near: str | None, file: Path, line: int) -> None:
        hint = f' Did you mean "{near}"?' if near else ""
        super().__init__(f'{clause} restates "{given}", which is no other clause.{hint}', file, line)


class BrokenToml(CatalogueError):
    """A file that is not TOML."""

    def __init__(self, reason: str, file: Path, line: int = 0) -> None:
        super().__init__(f"{file.name} is not valid TOML: {reason}", file, line)


class UnknownKey(CatalogueError):
    """A key that the table does not have."""

    def __init__(self, given: str, place: str, known: Iterable[str], file: Path, line: int) -> None:
        known = list(known)
        where = f" in {place}" if place else ""
        super().__init__(f'no key "{given}"{where}; keys: {", ".join(known)}.{did_you_mean(given, known)}', file, line)


class BadValue(CatalogueError):
    """A missing key, or a value of the wrong type."""


class DuplicateName(CatalogueError):
    """Two rows of one table with the same name."""

    def __init__(self, given: str, table: str, file: Path, line: int = 0) -> None:
        super().__init__(f'"{given}" stands twice in {table}', file, line)


class UnknownWord(CatalogueError):
    """A word that must be one of a table's names and is not."""

    def __init__(self, given: str, what: str, known: Iterable[str], file: Path, line: int = 0) -> None:
        known = list(known)
        super().__init__(f'no {what} "{given}".{did_you_mean(given, known)}', file, line)


class UnknownClause(HeadjudgeError):
    """A clause id that the rulebook does not have."""

    exit_code = ExitCode.WRONG_USAGE

    def __init__(self, given: str, rulebook: str, near: str | None) -> None:
        hint = f' Did you mean "{near}"?' if near else ""
        super().__init__(f'no clause "{given}" in {rulebook}.{hint}')


class NoClauses(HeadjudgeError):
    """A text in which no clause of the rulebook's numbering begins."""

    exit_code = ExitCode.WRONG_USAGE

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} has no line that begins with a clause number; is it the text of the rules?")
