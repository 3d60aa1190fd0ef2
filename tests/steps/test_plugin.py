"""The plugin: features are collected directly, ids are node ids, failures show the scenario, users add steps."""

import textwrap
from importlib.metadata import entry_points

import pytest

import reference_engine.adapter
from headjudge.scenarios.registry import load_vocabulary

# Loaded before pytester takes its picture of the loaded modules, so that they are not loaded anew for every test.
LOADED = (reference_engine.adapter, load_vocabulary())

pytest_plugins = ["pytester"]

FEATURE = """
Feature: 703 Preparation Phase

  @703.6a
  Rule: 703.6a Two cards come first in a draw step

    Scenario: two cards are drawn
      Given it is the preparation phase
      When both players pass
      Then Alice has 2 cards in her hand

  @703.7a
  Rule: 703.7a One card goes face-down

    Scenario: a wrong scenario
      Given Alice has Reed and Sedge in her hand
      And it is the start of Alice's homebase step
      When Alice puts Reed into her homebase
      Then Reed is face-up in Alice's homebase
      And Alice has 0 cards in her hand
"""


@pytest.fixture
def project(pytester):
    folder = pytester.mkdir("trails-1.0.1")

    def write(text=FEATURE, name="703.feature"):
        (folder / name).write_text(textwrap.dedent(text), encoding="utf-8")

    write()
    pytester.write_feature = write
    return pytester


def run(project, *args):
    installed = any(entry.name == "headjudge" for entry in entry_points(group="pytest11"))
    plugin = [] if installed else ["-p", "headjudge.pytest_plugin"]
    return project.runpytest_inprocess(*plugin, "-p", "no:cacheprovider", *args)


def test_scenarios_are_collected_under_their_ids(project):
    result = run(project, "--collect-only", "-q")
    result.stdout.fnmatch_lines(
        ["trails-1.0.1/703.feature::703.6a/two-cards-drawn", "trails-1.0.1/703.feature::703.7a/wrong-scenario"]
    )


def test_a_failure_shows_the_scenario_and_no_frames(project):
    result = run(project)
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(
        [
            "BREACH  trails-1.0.1  703.7a  a wrong scenario*",
            "*When Alice puts Reed into her homebase * ok   1 answer, 3 events",
            "*Then Reed is face-up in Alice's homebase *<-- whether Reed is face-up: no, expected yes",
        ]
    )
    result.stdout.no_fnmatch_line("*site-packages*")
    result.stdout.no_fnmatch_line("*state.py*")


def test_a_node_id_selects_a_scenario(project):
    run(project, "trails-1.0.1/703.feature::703.6a/two-cards-drawn").assert_outcomes(passed=1)


@pytest.mark.parametrize("word", ["703.6a", "two-cards", "703.6a/two-cards-drawn"])
def test_clauses_and_ids_are_keywords(project, word):
    run(project, "-k", word).assert_outcomes(passed=1, deselected=1)


def test_a_selector_takes_a_clause_and_everything_below(project):
    run(project, "--select=trails-1.0.1:703.6").assert_outcomes(passed=1, deselected=1)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("both players pass", "both players sleep", "*no When step*703.feature:9*"),
        ("her hand", "her hnad", '*Did you mean "hand"*'),
        ("a wrong scenario", "two cards are drawn", "*two scenarios are named*"),
    ],
)
def test_a_mistake_is_an_error_of_the_collection(project, old, new, says):
    project.write_feature(FEATURE.replace(old, new))
    result = run(project)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines([says])


def test_a_step_of_the_users_conftest_is_found(project):
    project.makeconftest(
        """
        from pytest_bdd import then

        @then("the sun shines")
        def shines(headjudge_table):
            assert headjudge_table.driver.decision.player == "Alice"
        """
    )
    project.write_feature(FEATURE.replace("Then Reed is face-up in Alice's homebase", "Then the sun shines"))
    run(project, "-k", "703.7a").assert_outcomes(failed=1, deselected=1)
    project.write_feature(FEATURE.replace("Then Alice has 2 cards in her hand", "Then the sun shines"))
    run(project, "-k", "703.6a").assert_outcomes(passed=1, deselected=1)


def test_the_nearest_conftest_has_the_word_and_others_are_not_heard(project):
    step = """
        from pytest_bdd import then

        @then("the sun shines")
        def shines():
            assert {shines}, "it rains"
        """
    feature = FEATURE.replace("Then Alice has 2 cards in her hand", "Then the sun shines")
    project.write_feature(feature)
    for place, shines in ((project.path, False), (project.mkdir("elsewhere"), False), (project.mkdir("near"), True)):
        (place / "conftest.py").write_text(textwrap.dedent(step.format(shines=shines)), encoding="utf-8")
    near = project.path / "near" / "trails-1.0.1"
    near.mkdir()
    (near / "703.feature").write_text(textwrap.dedent(feature), encoding="utf-8")
    result = run(project, "-k", "703.6a", "elsewhere", "trails-1.0.1", "near")
    result.assert_outcomes(passed=1, failed=1, deselected=2)
    result.stdout.fnmatch_lines(["*it rains*"])


def test_an_async_step_is_refused(project):
    project.makeconftest(
        """
        from pytest_bdd import then

        @then("the sun shines")
        async def shines():
            assert False
        """
    )
    project.write_feature(FEATURE.replace("Then Alice has 2 cards in her hand", "Then the sun shines"))
    result = run(project, "-k", "703.6a")
    result.assert_outcomes(failed=1, deselected=1)
    result.stdout.fnmatch_lines(["*async*"])


def test_tags_are_no_marks(project):
    run(project, "--strict-markers", "-k", "703.6a").assert_outcomes(passed=1, deselected=1)


def test_rows_of_an_outline_are_items(project):
    project.write_feature(
        """
        Feature: 703 Rows

          @703.8a
          Rule: 703.8a A card is a CP

            Scenario Outline: so many cards, so many CP
              Given Alice has <cards> cards in her homebase, face-down
              And it is Alice's homebase step
              When both players pass
              Then Alice has <CP> CP

              Examples:
                | cards | CP |
                | 1     | 1  |
                | 3     | 4  |
        """
    )
    result = run(project)
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*so-many-cards-so-many[[]3-4[]]*"])


def test_a_vacuous_scenario_fails_on_the_reference(project):
    project.write_feature(FEATURE.replace("Then Alice has 2 cards in her hand", "Then Bob has 0 cards in his hand"))
    result = run(project, "-k", "703.6a")
    result.assert_outcomes(failed=1, deselected=1)
    result.stdout.fnmatch_lines(["VACUOUS*"])
    run(project, "-k", "703.6a", "--no-vacuity").assert_outcomes(passed=1, deselected=1)


def test_what_an_engine_does_not_support_is_skipped(project):
    project.makepyfile(
        lacking="""
        from headjudge.protocol.messages import Hello, Reply, Unsupported

        class Engine:
            def hello(self):
                return Hello(protocol=1, name="a", version="1", language="b", rulebooks=["trails-1.0.1"], level="cards")

            def new(self, call): return Reply(unsupported=Unsupported(what="positions"))
            def decide(self, call): ...
            concede = loop = observe = decide
            def close(self, call): ...
            def bye(self): ...
        """
    )
    result = run(project, "--engine=py:lacking:Engine", "-rs")
    result.assert_outcomes(skipped=2)
    result.stdout.fnmatch_lines(["*unsupported: positions*"])


def test_verdicts_are_properties_of_the_junit_file(project):
    run(project, "--junit-xml=out.xml")
    text = (project.path / "out.xml").read_text()
    assert 'name="verdict" value="fail"' in text
    assert 'name="703.6a/two-cards-drawn"' in text


def test_no_target_fixture_is_used():
    import inspect

    from headjudge import pytest_plugin

    assert "target_fixture" not in inspect.getsource(pytest_plugin)


def test_other_feature_files_are_left_alone(pytester):
    (pytester.mkdir("mine") / "other.feature").write_text("Feature: mine\n  Scenario: a\n    Given nothing\n")
    pytester.makepyfile("def test_nothing(): pass")
    run(pytester).assert_outcomes(passed=1)


WRAPPED = """
from reference_engine.adapter import ReferenceEngine
from msgspec.structs import replace

class Engine(ReferenceEngine):
    def hello(self):
        return replace(super().hello(), level={level!r}, readings={readings!r})

    def observe(self, call):
        view = super().observe(call)
        return replace(view, turn=view.turn + {wrong})
"""

LEVELS = """
Feature: 703 Levels

  @703.6a
  Rule: 703.6a What a scenario needs

    @reading:bond-starts-at-a-parameter
    Scenario: a quiet position
      When both players pass
      Then it is turn 2
      And Bob has 2 cards in his hand

    Scenario: cards with abilities
      Given Alice has Gains-On-EP on her field
      When both players pass
      Then Bob has 2 cards in his hand
"""


def wrapped(project, level="cards", readings=None, wrong=0):
    project.makepyfile(wrapped=WRAPPED.format(level=level, readings=readings or {}, wrong=wrong))
    project.write_feature(LEVELS)
    return run(project, "--engine=py:wrapped:Engine", "-rs")


def test_a_scenario_beyond_the_level_of_an_engine_is_unsupported(project):
    wrapped(project).assert_outcomes(passed=2)
    result = wrapped(project, level="setup")
    result.assert_outcomes(passed=1, skipped=1)
    result.stdout.fnmatch_lines(["*needs the level cards, the engine has setup*"])


def test_a_difference_on_a_reading_that_the_engine_does_not_claim_is_no_breach(project):
    result = wrapped(project, wrong=1)
    result.assert_outcomes(passed=1, skipped=1)
    result.stdout.fnmatch_lines(["*differs on the reading bond-starts-at-a-parameter*"])
    wrapped(project, wrong=1, readings={"bond-starts-at-a-parameter": "ours"}).assert_outcomes(passed=1, failed=1)
