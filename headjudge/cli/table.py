"""The table of commands; a new command is one new row."""

from typing import NamedTuple

AUTHORS = "For engine authors"
MAINTAINERS = "For maintainers"
GROUPS = (AUTHORS, MAINTAINERS)


class Row(NamedTuple):
    """One command: its name, where its click command is (`module:attribute`), its help line and its group."""

    name: str
    target: str
    help: str
    group: str


# In the order in which `headjudge --help` shows them, within their group.
COMMANDS: tuple[Row, ...] = (
    Row(
        "demo",
        "headjudge.cli.demo_cmd:demo",
        "Judge an engine with three planted mistakes, to show how a breach looks.",
        AUTHORS,
    ),
    Row(
        "init",
        "headjudge.cli.init_cmd:init",
        "Write headjudge.toml, an adapter that runs at once, and a workflow for CI.",
        AUTHORS,
    ),
    Row(
        "doctor",
        "headjudge.cli.doctor_cmd:doctor",
        "Walk the protocol with an engine call by call, and say what is wrong and what would unlock more.",
        AUTHORS,
    ),
    Row(
        "run",
        "headjudge.cli.run_cmd:run",
        "Judge an engine by the scenarios of rulebooks, clauses or single scenarios.",
        AUTHORS,
    ),
    Row(
        "fuzz",
        "headjudge.cli.fuzz_cmd:fuzz",
        "Play whole games at random and hold them against the invariants of a rulebook.",
        AUTHORS,
    ),
    Row(
        "replay",
        "headjudge.cli.replay_cmd:replay",
        "Show a saved game step by step with its board, and whether it still fails.",
        AUTHORS,
    ),
    Row(
        "to-gherkin",
        "headjudge.cli.to_gherkin_cmd:to_gherkin",
        "Write a saved game as a scenario that can be checked, mended and added to the features.",
        AUTHORS,
    ),
    Row(
        "explain",
        "headjudge.cli.explain_cmd:explain",
        "Show a clause from all sides: what it demands, readings, scenarios, engine lines, mutants, invariants.",
        AUTHORS,
    ),
    Row(
        "report",
        "headjudge.cli.report_cmd:report",
        "Show every clause with its rung, from run files: terminal, JSON, Markdown, HTML, JUnit, GitHub, badge.",
        AUTHORS,
    ),
    Row(
        "compare",
        "headjudge.cli.compare_cmd:compare",
        "Show what changed from run file A to run file B, and fail when something got worse.",
        AUTHORS,
    ),
    Row(
        "cards",
        "headjudge.cli.cards_cmd:cards",
        "List the test cards of a rulebook, or those that an engine lacks.",
        AUTHORS,
    ),
    Row(
        "check",
        "headjudge.cli.check_cmd:check",
        "Find undefined and ambiguous steps, unknown words, cards and tags, and official wording in feature files.",
        MAINTAINERS,
    ),
    Row(
        "prove",
        "headjudge.cli.prove_cmd:prove",
        "Put small mistakes into the reference engine, and see whether the scenarios of their clauses notice them.",
        MAINTAINERS,
    ),
    Row(
        "steps",
        "headjudge.cli.steps_cmd:steps",
        "List the phrases that scenarios are written in; WORDS narrow the list.",
        MAINTAINERS,
    ),
    Row("rulebook", "headjudge.cli.rulebook_cmd:rulebook", "Look at the rulebooks of the suite.", MAINTAINERS),
    Row(
        "protocol",
        "headjudge.cli.protocol_cmd:protocol",
        "Show and record the protocol between the harness and an engine.",
        MAINTAINERS,
    ),
    Row(
        "serve",
        "headjudge.cli.serve_cmd:serve",
        "Answer JSON-RPC lines on stdin with ENGINE, until `bye` or the end of the input.",
        MAINTAINERS,
    ),
    Row(
        "bench",
        "headjudge.cli.bench_cmd:bench",
        "Measure how fast the reference engine plays random games.",
        MAINTAINERS,
    ),
)
