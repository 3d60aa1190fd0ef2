"""The vocabulary as a whole: every example leads to its own phrase, and the page is up to date."""

import time

from headjudge.paths import suite_root
from headjudge.scenarios import handbook
from headjudge.scenarios.registry import ambiguous


def test_every_example_leads_to_its_own_phrase(registry):
    assert ambiguous(registry.phrases, registry) == []


def test_every_phrase_has_an_example_and_a_sentence(registry):
    assert [repr(phrase) for phrase in registry if not (phrase.example and phrase.says)] == []


def test_docs_steps_is_up_to_date(registry):
    written = (suite_root() / "docs" / "steps.md").read_text(encoding="utf-8")
    assert written == handbook.page(registry), "run: headjudge steps --markdown > docs/steps.md"


def test_a_step_is_tried_against_few_phrases(registry):
    index = registry._index_of("then", "Trails")
    assert max(len(phrases) for phrases in index.values()) < 30


def test_looking_up_a_step_is_fast(registry):
    registry._found.clear()
    examples = [phrase for phrase in registry if phrase.type == "then"]
    began = time.process_time()
    for phrase in examples:
        registry._search(phrase.type, phrase.example, phrase.game)
    assert (time.process_time() - began) / len(examples) < 0.002
