"""The registry of the step vocabulary: phrases are entered by decorators and found by a word index.

Each phrase is filed under its rarest literal word, so that a step is tried against a handful of phrases and not all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, NamedTuple, TypeVar

from headjudge import paths
from headjudge.scenarios.errors import AmbiguousStep, BadPhrase, UndefinedStep
from headjudge.scenarios.phrases import Handler, Phrase, StepType, plain_words
from headjudge.scenarios.scope import Scope

F = TypeVar("F", bound=Callable[..., Any])
NEAREST_SHOWN = 3
LEAST_LIKENESS = 0.4


class Found(NamedTuple):
    """A phrase that fits a step, and the text of its placeholders."""

    phrase: Phrase
    texts: dict[str, str]

    def convert(self, scope: Scope) -> dict[str, Any]:
        """Return the arguments of the handler."""
        return self.phrase.convert(self.texts, scope)


class Registry:
    """All phrases, by type, with an index by word."""

    def __init__(self) -> None:
        self.phrases: list[Phrase] = []
        self._index: dict[tuple[str, str], dict[str, list[Phrase]]] = {}
        self._found: dict[tuple[str, str, str], Found | None] = {}

    def __iter__(self) -> Iterator[Phrase]:
        return iter(self.phrases)

    def add(self, phrase: Phrase) -> None:
        """Enter a phrase."""
        for other in self.phrases:
            if (other.type, other.text) == (phrase.type, phrase.text) and phrase.game in ("", other.game):
                raise BadPhrase(f"{phrase!r} is entered twice")
        self.phrases.append(phrase)
        self._index.clear()
        self._found.clear()

    def find(self, type: StepType, text: str, game: str = "") -> Found | None:
        """Return the phrase that fits a step with the most literal words, or None; two equals are an error."""
        key = (type, text, game)
        if key not in self._found:
            self._found[key] = self._search(type, text, game)
        return self._found[key]

    def get(self, type: StepType, text: str, game: str = "") -> Found:
        """Return the phrase that fits a step, or raise `UndefinedStep` with the nearest ones."""
        found = self.find(type, text, game)
        if found is None:
            raise UndefinedStep(type, text, self.nearest(type, text, game))
        return found

    def _search(self, type: StepType, text: str, game: str) -> Found | None:
        index = self._index_of(type, game)
        fitting: list[Found] = []
        for word in dict.fromkeys(["", *plain_words(text)]):
            for phrase in index.get(word, ()):
                texts = phrase.match(text)
                if texts is not None and all(phrase is not found.phrase for found in fitting):
                    fitting.append(Found(phrase, texts))
        if not fitting:
            return None
        most = max(found.phrase.literals for found in fitting)
        best = [found for found in fitting if found.phrase.literals == most]
        if len(best) > 1:
            raise AmbiguousStep(text, [found.phrase.text for found in best])
        return best[0]

    def _index_of(self, type: StepType, game: str) -> dict[str, list[Phrase]]:
        if (type, game) not in self._index:
            own = [phrase for phrase in self.phrases if phrase.type == type and phrase.game in ("", game)]
            counts = Counter(word for phrase in own for words in phrase.words for word in words)
            index: dict[str, list[Phrase]] = {}
            for phrase in own:
                rarest = min(phrase.words, key=lambda words: sum(counts[word] for word in words), default=("",))
                for word in rarest:
                    index.setdefault(word, []).append(phrase)
            self._index[type, game] = index
        return self._index[type, game]

    def nearest(self, type: StepType, text: str, game: str = "") -> list[str]:
        """Return the phrases whose words and example are most like a text."""
        from difflib import SequenceMatcher

        words = plain_words(text)

        def likeness(phrase: Phrase) -> float:
            shared = sum(bool(either & set(words)) for either in phrase.words)
            example = SequenceMatcher(None, words, plain_words(phrase.example), autojunk=False)
            return shared / (1 + len(phrase.words)) + 2 * example.ratio()

        own = [phrase for phrase in self.phrases if phrase.game in ("", game)]
        right = sorted((p for p in own if p.type == type), key=likeness, reverse=True)[:NEAREST_SHOWN]
        near = [phrase.text for phrase in right if likeness(phrase) > LEAST_LIKENESS]
        other = [p for p in own if p.type != type and p.match(text) is not None]
        return [f"{p.text} (that is a {p.type.capitalize()})" for p in other[:1]] + near


REGISTRY = Registry()
"""The vocabulary of this process; `load_vocabulary` fills it."""


def group_of(handler: Handler) -> str:
    """Return the subject of a handler: the name of its module."""
    return handler.__module__.rpartition(".")[2]


def summary(handler: Handler) -> str:
    """Return the first sentence of a handler's docstring."""
    return (handler.__doc__ or "").strip().partition("\n")[0]


def enter(type: StepType, text: str, example: str, game: str = "") -> Callable[[F], F]:
    """Return a decorator that enters a phrase with its handler."""

    def decorator(handler: F) -> F:
        REGISTRY.add(
            Phrase(type, text, handler, example=example, group=group_of(handler), says=summary(handler), game=game)
        )
        return handler

    return decorator


def given(text: str, example: str, *, game: str = "") -> Callable[[F], F]:
    """Enter a Given: `(setup, **placeholders)` lays something out."""
    return enter("given", text, example, game)


def when(text: str, example: str, *, game: str = "") -> Callable[[F], F]:
    """Enter a When: `(table, **placeholders)` does something in the game."""
    return enter("when", text, example, game)


def then(text: str, example: str, *, game: str = "") -> Callable[[F], F]:
    """Enter a Then: `(table, **placeholders)` looks at the game and expects something."""
    return enter("then", text, example, game)


def action(text: str, example: str, *, may: str = "", game: str = "") -> Callable[[F], F]:
    """Enter an intent as a When, and with its infinitive as the Thens `… may …` and `… may not …`, and as a vain try.

    The handler gives an `Intent`; `may` is the infinitive with the same placeholders.
    """

    def decorator(handler: F) -> F:
        from headjudge.scenarios.options import expect_may, expect_may_not, try_in_vain

        def do(table: Any, **parts: Any) -> None:
            table.driver.carry_out(handler(table, **parts))

        def check_may(table: Any, player: str, **parts: Any) -> None:
            expect_may(table, handler(table, player=player, **parts))

        def check_may_not(table: Any, player: str, **parts: Any) -> None:
            expect_may_not(table, handler(table, player=player, **parts))

        def do_in_vain(table: Any, player: str, **parts: Any) -> None:
            try_in_vain(table, handler(table, player=player, **parts))

        group, says = group_of(handler), summary(handler)
        whole = Phrase("when", text, do, example=example, group=group, says=says, game=game)
        REGISTRY.add(whole)
        if may:
            texts = whole.match(example)
            if texts is None:
                raise BadPhrase(f'the example "{example}" does not fit "{text}"')
            texts.setdefault("player", "Alice")
            forms: tuple[tuple[StepType, Handler, str], ...] = (
                ("then", check_may, "may"),
                ("then", check_may_not, "may not"),
                ("when", do_in_vain, "tries in vain to"),
            )
            for step, form, verb in forms:
                phrase = Phrase(step, f"{{player}} {verb} {may}", form, example="", group=group, says=says, game=game)
                phrase.example = filled(phrase.text, texts)
                REGISTRY.add(phrase)
        return handler

    return decorator


def filled(text: str, texts: dict[str, str]) -> str:
    """Return a phrase with texts in place of its placeholders, as an example."""
    import re

    def put(found: re.Match[str]) -> str:
        return texts.get(found[1], found[0])

    plain = re.sub(r"\{(\w+)(?::\w+)?\}", put, text)
    return re.sub(r"\((\w+)\)|/[a-z']+", "", plain)


def load_vocabulary() -> Registry:
    """Import all modules of `steps` and return the registry."""
    paths.add_suite_to_path()
    import_module("steps")
    return REGISTRY


def ambiguous(phrases: Sequence[Phrase], registry: Registry) -> list[str]:
    """Return the examples that do not lead to their own phrase; a vocabulary in order has none."""
    wrong = []
    for phrase in phrases:
        found = registry.find(phrase.type, phrase.example, phrase.game)
        if found is None or found.phrase is not phrase:
            wrong.append(f"{phrase!r}: {phrase.example!r} leads to {found.phrase.text if found else None!r}")
    return wrong
