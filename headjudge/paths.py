"""Where the suite lies: beside the package in a clone, inside it when installed from a wheel."""

import sys
from collections.abc import Sequence
from pathlib import Path

from headjudge.errors import HeadjudgeError, did_you_mean
from headjudge.exit_codes import ExitCode

PACKAGE = Path(__file__).resolve().parent


class MissingSuite(HeadjudgeError):
    """The folders with features, steps and rulebooks are neither inside the package nor beside it."""

    def __init__(self, package: Path) -> None:
        super().__init__(f"no suite inside or beside {package}; install headjudge again, or use a whole clone")


class UnknownRulebook(HeadjudgeError):
    """A rulebook id that no folder of `rulebooks/` has."""

    exit_code = ExitCode.WRONG_USAGE

    def __init__(self, given: str, known: Sequence[str]) -> None:
        listing = ", ".join(known) or "none"
        super().__init__(f'no rulebook "{given}"\n  rulebooks: {listing}.{did_you_mean(given, known)}')


def suite_root() -> Path:
    """Return the folder that holds `features`, `steps`, `rulebooks` and the rest of the suite."""
    # The inner suite is asked first: site-packages may hold a stray `features` of another project.
    for root in (PACKAGE / "suite", PACKAGE.parent):
        if (root / "features").is_dir():
            return root
    raise MissingSuite(PACKAGE)


def add_suite_to_path() -> None:
    """Put the suite root first on `sys.path`, once, so that `steps` and the others are ours."""
    root = str(suite_root())
    if sys.path[:1] == [root]:
        return
    if root in sys.path:
        sys.path.remove(root)
    sys.path.insert(0, root)


def rulebooks() -> list[str]:
    """Return the ids of all rulebooks in alphabetical order."""
    return sorted(found.parent.name for found in (suite_root() / "rulebooks").glob("*/rulebook.toml"))


def rulebook_dir(rulebook: str) -> Path:
    """Return the folder of a rulebook's catalogue, or raise `UnknownRulebook` with the nearest id."""
    known = rulebooks()
    if rulebook not in known:
        raise UnknownRulebook(rulebook, known)
    return suite_root() / "rulebooks" / rulebook
