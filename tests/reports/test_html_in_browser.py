"""The HTML report in a real browser: it opens, searches, follows a clause, shows a failure, by mouse or keyboard."""

import html
import json
import re
import shutil
import subprocess

import pytest

from headjudge.cli import main
from tests.reports.conftest import NASTY, RULEBOOK

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
BROWSER = next((found for name in BROWSERS if (found := shutil.which(name))), None)
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--enable-logging=stderr",
    "--virtual-time-budget=8000",
    "--window-size=1300,900",
)

pytestmark = pytest.mark.skipif(BROWSER is None, reason=f"no browser is installed ({', '.join(BROWSERS)})")


class Browser:
    """Opens the report, perhaps carries out a script in it, and returns the page as it is then."""

    def __init__(self, folder, text):
        self.folder = folder
        self.text = text
        self.flags = FLAGS

    def open(self, route="", script=""):
        file = self.folder / "page.html"
        file.write_text(self.text.replace("</body>", f"<script>{script}</script></body>"), encoding="utf-8")
        profile = f"--user-data-dir={self.folder / 'profile'}"
        command = [str(BROWSER), *self.flags, profile, "--dump-dom", f"{file.as_uri()}{route}"]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
        assert "data-route=" in done.stdout, done.stderr[-2000:]
        assert "data-error=" not in done.stdout
        assert [line for line in done.stderr.splitlines() if "CONSOLE" in line] == []
        return done.stdout

    def does(self, script, route=""):
        """Return what an async script gives back; `pause` lets the page react, `press` is a key."""
        helpers = """
            const pause = () => new Promise((done) => setTimeout(done, 50));
            const press = async (key) => {
              const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
              document.activeElement.dispatchEvent(event);
              await pause();
            };
            const $ = (query) => document.querySelector(query);
            const shown = (query) => [...document.querySelectorAll(query)].filter((found) => found.offsetParent);
        """
        told = "document.documentElement.dataset.told = JSON.stringify(value)"
        page = self.open(route, f"{helpers} (async () => {{ {script} }})().then((value) => {{ {told} }});")
        found = re.search(r'data-told="([^"]*)"', page)
        assert found, "the script did not come to its end"
        return json.loads(html.unescape(found[1]))


@pytest.fixture
def browser(reference, foreign, proof, folder):
    arguments = ["--run", str(foreign), "--run", str(reference), "--proof", str(proof)]
    assert main(["report", *arguments, "--out", "report.html"]) == 0
    return Browser(folder, (folder / "report.html").read_text(encoding="utf-8"))


def test_it_opens_with_the_numbers_and_a_tile_for_each_clause(browser):
    found = browser.does(
        """return { title: document.title, numbers: $(".numbers").textContent, tiles: shown("a.tile").length,
            breached: shown("a.tile.standing-breached").length, page: shown("#page").length };"""
    )
    assert found["title"] == f"headjudge: {RULEBOOK}"
    assert "2 breached, 1 unsupported" in found["numbers"]
    assert found["tiles"] > 475
    assert found["breached"] == 2
    assert found["page"] == 0


@pytest.mark.parametrize(("words", "first"), [("804.11a-", "804.11a-1"), ("overkill sclm", "804.11a-3")])
def test_a_search_by_clause_or_word_narrows_the_tree(browser, words, first):
    found = browser.does(
        f"""$("#search").value = {json.dumps(words)}; $("#search").dispatchEvent(new Event("input")); await pause();
        return {{ said: $("#found").textContent, links: shown("#tree a").map((link) => link.dataset.clause) }};"""
    )
    assert first in found["links"]
    assert found["said"] == f"{len(found['links'])} clauses"
    assert len(found["links"]) < 20


def test_a_search_for_nothing_that_exists_says_so(browser):
    assert ">0 clauses<" in browser.open(f"#/{RULEBOOK}/search/zzzz")


def test_a_clause_is_reached_by_the_keyboard_alone(browser):
    found = browser.does(
        """await press("/"); const focus = document.activeElement.id;
        $("#search").value = "804.11a"; $("#search").dispatchEvent(new Event("input"));
        await press("ArrowDown"); await press("ArrowDown"); const second = document.activeElement.dataset.clause;
        document.activeElement.click(); await pause(); const opened = $("#page h2").textContent;
        await press("]"); const next = $("#page h2").textContent;
        await press("["); await press("["); const before = $("#page h2").textContent;
        await press("Escape");
        return { focus, second, opened, next, before, back: shown("a.tile").length > 0 };"""
    )
    assert found == {
        "focus": "search",
        "second": "804.11a-1",
        "opened": "804.11a-1",
        "next": "804.11a-2",
        "before": "804.11a",
        "back": True,
    }


def test_tiles_are_walked_with_the_arrows(browser):
    found = browser.does(
        """const first = $("a.tile[tabindex='0']"); first.focus(); await press("ArrowRight");
        return document.activeElement !== first && document.activeElement.matches("a.tile");"""
    )
    assert found is True


def test_the_page_of_a_clause_has_all_about_it(browser):
    found = browser.does(
        """return { text: $("#page").textContent, steps: document.querySelectorAll("#page .steps li").length,
            source: shown("#page pre").length, current: $("#tree a[aria-current]").dataset.clause };""",
        f"#/{RULEBOOK}/clause/804.11b",
    )
    assert "Own scenarios kill 3 of 5; those of other clauses 1 more." in found["text"]
    assert "Readings" in found["text"]
    assert "Engine lines (" in found["text"]
    assert found["steps"] > 5
    assert found["current"] == "804.11b"


def test_a_failure_shows_expected_seen_and_the_command_to_replay_it(browser, failing):
    found = browser.does(
        """const card = $(".failures .scene");
        return { groups: shown(".failures .group").map((group) => group.firstChild.textContent), text: card.textContent,
            values: [...card.querySelectorAll("dd")].map((value) => value.textContent),
            images: document.images.length };""",
        f"#/{RULEBOOK}/view/failures",
    )
    assert found["groups"] == [
        "804.11: Bob has 7 bond in the reference, <b>8</b> in yours 2",
        f"{failing[2].clauses[0]}: crashed 1",
        "no such card 1",
    ]
    assert found["values"][1] == "7"
    assert "<img src=x onerror=alert(1)>" in found["values"][0]
    assert found["values"][2].startswith(f"headjudge run {RULEBOOK}:")
    assert found["images"] == 0


def test_a_failure_shows_wire_log_open_decision_and_boards_as_text_only(browser, failing):
    found = browser.does(
        f"""const card = document.querySelector('[data-scene="{failing[1].id}"]');
        const titles = [...card.querySelectorAll("details summary")].map((title) => title.textContent);
        const texts = [...card.querySelectorAll("details pre")].map((text) => text.textContent);
        card.querySelectorAll("details").forEach((part) => {{ part.open = true; }}); await pause();
        return {{ titles, texts, replay: card.querySelector("dd code").textContent, images: document.images.length,
            scripts: document.scripts.length, title: document.title }};""",
        f"#/{RULEBOOK}/view/failures",
    )
    assert found["titles"][1:] == ["open decision", "board before", "board after", "wire log"]
    decision, before, after, wire = found["texts"]
    assert json.loads(decision)["kind"] == NASTY
    assert before == f"turn 2, 803.2\nBob: 20 bond\n  field: {NASTY}"
    assert "13 bond" in after
    assert wire.splitlines() == ['> {"method":"new"}', f'< {{"result":"{NASTY}"}}', "… 12 lines left out …"]
    assert found["replay"] == "headjudge replay .headjudge/failures/nasty.json"
    assert found["images"] == 0
    assert found["title"] == f"headjudge: {RULEBOOK}"


def test_engines_and_the_difference_of_two_runs_are_shown(browser):
    found = browser.does(
        """const heads = shown("thead th").map((head) => head.textContent);
        location.hash = location.hash.replace("engines", "difference"); await pause();
        return { heads, title: shown("h3")[0].textContent };""",
        f"#/{RULEBOOK}/view/engines",
    )
    assert found["heads"] == ["section", "testable", f"{NASTY} 1", "reference"]
    assert found["title"] == f"From {NASTY} 1 to reference"


def test_an_error_in_the_console_would_be_noticed(browser):
    with pytest.raises(AssertionError, match="oops"):
        browser.open(script="console.error('oops')")
    with pytest.raises(AssertionError):
        browser.open(script="throw new Error('oops')")


def test_a_clause_that_does_not_exist_is_named(browser):
    assert f"{RULEBOOK} has no clause 9999.9" in browser.open(f"#/{RULEBOOK}/clause/9999.9")


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_text_is_readable_in_light_and_dark(browser, mode):
    browser.flags = (*FLAGS, f"--blink-settings=preferredColorScheme={0 if mode == 'dark' else 1}")
    found = browser.does(
        """const style = getComputedStyle(document.body);
        const light = (color) => color.match(/\\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
        return [light(style.color), light(style.backgroundColor)];"""
    )
    ink, ground = found
    assert ink < 200 < 600 < ground if mode == "light" else ground < 200 < 600 < ink


def test_a_clause_shows_which_of_its_lines_are_reached_and_its_invariants(folder):
    assert main(["run", f"{RULEBOOK}:804.2", "--coverage", "--out", "evidence"]) == 0
    assert main(["report", "--evidence", "evidence", "--out", "report.html"]) == 0
    browser = Browser(folder, (folder / "report.html").read_text(encoding="utf-8"))
    script = """return { own: shown(".reach-own").length, never: shown(".reach-never").length,
        said: shown(".reached").map((part) => part.textContent).join(), text: $("#page").textContent };"""
    reached = browser.does(script, f"#/{RULEBOOK}/clause/804.2")
    assert reached["own"] > 0
    assert "by its own scenarios" in reached["said"]
    unreached = browser.does(script, f"#/{RULEBOOK}/clause/1501.1b")
    assert unreached["own"] == 0
    assert unreached["never"] > 0
    assert "Invariants of fuzzed games (2)" in browser.does(script, f"#/{RULEBOOK}/clause/502.1")["text"]
    table = browser.does("""return shown("[data-view=reach] table").length;""", f"#/{RULEBOOK}/view/reach")
    assert table == 1
