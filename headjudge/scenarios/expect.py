"""How a scenario comes out: one exception for each way, one verdict for each, and the one comparison of all Thens."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

Name: TypeAlias = Literal[
    "pass", "fail", "off-script", "refused", "crashed", "hung", "garbled", "unsupported", "flaky", "vacuous"
]


class Verdict(NamedTuple):
    """What a scenario says about an engine: which step decided it, why, and under which clause that is filed."""

    name: Name
    why: str = ""
    line: int = 0
    step: str = ""
    clause: str = ""
    seen: Any = None
    wanted: Any = None
    not_offered: bool = False
    """Whether an intent failed because the option that it names was not offered; counts as a kill."""

    @property
    def kills(self) -> bool:
        """Whether this verdict proves that the engine breaks the scenario's clause."""
        return self.name == "fail" or self.not_offered

    def __str__(self) -> str:
        return f"{self.name}: {self.why}" if self.why else self.name


PASS = Verdict("pass")


class Outcome(Exception):
    """A scenario cannot go on; the subclass says what that means."""

    verdict: Name = "fail"
    not_offered = False

    def __init__(self, why: str, clause: str = "") -> None:
        self.why = why
        self.clause = clause
        super().__init__(why)

    def as_verdict(self, line: int = 0, step: str = "") -> Verdict:
        """Return the verdict of a scenario that ended so, at this step."""
        return Verdict(self.verdict, self.why, line, step, self.clause, not_offered=self.not_offered)


class Unmet(Outcome, AssertionError):
    """A Then is false."""

    verdict = "fail"

    def __init__(self, seen: Any, wanted: Any, what: str) -> None:
        self.seen = seen
        self.wanted = wanted
        self.what = what
        super().__init__(f"{what}: {shown(seen)}, expected {shown(wanted)}")

    def as_verdict(self, line: int = 0, step: str = "") -> Verdict:
        """Return a failure with what was seen and what was wanted."""
        return Verdict("fail", self.why, line, step, self.clause, self.seen, self.wanted)


class OffScript(Outcome):
    """The engine asked what the scenario does not answer, or did not ask what it answers; not judged."""

    verdict = "off-script"


class Barred(Outcome):
    """The engine refused an answer of the scenario, or did not offer it where such options are offered."""

    verdict = "refused"

    def __init__(self, why: str, clause: str = "", *, not_offered: bool = False) -> None:
        super().__init__(why, clause)
        self.not_offered = not_offered


class NotSupported(Outcome):
    """The engine says that it cannot do this; the clause counts as not verified."""

    verdict = "unsupported"


class EngineCrashed(Outcome):
    """The engine raised an exception in process."""

    verdict = "crashed"


def expect(seen: Any, wanted: Any, what: str) -> None:
    """Compare what a Then sees with what it wants."""
    if seen != wanted:
        raise Unmet(seen, wanted, what)


def shown(value: Any) -> str:
    """Return a value as a reader wants it: lists in prose, yes and no, nothing."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)) and type(value) in (list, tuple):
        return ", ".join(shown(item) for item in value) or "none"
    return str(value)
