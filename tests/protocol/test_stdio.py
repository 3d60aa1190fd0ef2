"""The host's end of the wire: deadlines, faults, restarts, and that nothing is left running."""

import os
import sys
import textwrap
import time
from pathlib import Path

import pytest

from headjudge.exit_codes import ExitCode
from headjudge.protocol.faults import Crashed, EngineCannotStart, EngineError, Garbled, Hung, NotRunning
from headjudge.protocol.messages import Close, Decide, New, Observe, Unsupported, View
from headjudge.protocol.process import PollChannel, ThreadChannel
from headjudge.protocol.stdio import CmdEngine, Deadlines
from tests.protocol.support import GAME, PASS, ROOT, fake, program

CHANNELS = [PollChannel, ThreadChannel] if os.name == "posix" else [ThreadChannel]
needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")


@pytest.fixture(params=CHANNELS)
def channel(request):
    return request.param


def runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def ended(pid: int, seconds: float = 2.0) -> bool:
    """Tell whether a process ends in time; a killed one that is not our child takes a few milliseconds to be gone."""
    end = time.monotonic() + seconds
    while runs(pid) and time.monotonic() < end:
        time.sleep(0.001)
    return not runs(pid)


def answering(result: str) -> str:
    """A program that says hello and answers everything else with the given JSON."""
    return textwrap.dedent(f"""
        import json, sys
        HELLO = dict(protocol=1, name="x", version="1", language="Python", rulebooks=["r"], level="play")
        for line in sys.stdin:
            request = json.loads(line)
            result = HELLO if request["method"] == "hello" else json.loads({result!r})
            print(json.dumps({{"jsonrpc": "2.0", "id": request["id"], "result": result}}), flush=True)
    """)


def test_a_game_is_played_through(channel):
    with fake("honest", channel=channel) as engine:
        game = engine.new(GAME).game
        assert engine.decide(Decide(game=game, answer=PASS)).decision
        end = engine.decide(Decide(game=game, answer=PASS))
        assert end.decision is None
        assert end.result
        assert end.result.winner is None


def test_a_refusal_is_an_answer_and_the_engine_goes_on(channel):
    with fake("honest", channel=channel) as engine:
        game = engine.new(GAME).game
        reply = engine.decide(Decide(game=game, answer=[{"do": "fly"}]))
        assert reply.refused
        assert engine.decide(Decide(game=game, answer=PASS)).decision
        assert engine.starts == 1


def test_unsupported_is_an_answer_to_new_and_to_observe():
    with fake("honest") as engine:
        assert engine.new(New(rulebook="chess")).unsupported
    with program(answering('{"unsupported": {"what": "views"}}')) as engine:
        engine.hello()
        assert engine.observe(Observe(game=1)) == Unsupported(what="views")


def test_a_hung_engine_is_killed_with_its_children_in_good_time(channel):
    with fake("hangs", "decide", channel=channel) as engine:
        engine.new(GAME)
        pid = engine.pid
        begun = time.monotonic()
        with pytest.raises(Hung, match="`decide`") as caught:
            engine.decide(Decide(game=1, answer=PASS))
        assert time.monotonic() - begun < 2
        assert engine.pid is None
        assert caught.value.exit_code == ExitCode.ADAPTER_AT_FAULT
        grandchild = int(caught.value.stderr[-1].split()[1])
        if Path("/proc/self/stat").exists():
            assert ended(pid or 0)
            assert ended(grandchild)


def test_after_a_fault_the_next_new_starts_the_engine_again(channel):
    with fake("crashes", "decide", channel=channel) as engine:
        game = engine.new(GAME).game
        with pytest.raises(Crashed):
            engine.decide(Decide(game=game, answer=PASS))
        with pytest.raises(NotRunning, match="start a new one"):
            engine.decide(Decide(game=game, answer=PASS))
        engine.close(Close(game=game))
        assert engine.starts == 1
        assert engine.new(GAME).decision
        assert engine.starts == 2


def test_a_crash_tells_status_signal_and_the_last_words():
    with program("import sys; sys.stderr.write('no memory'); sys.exit(7)") as engine:
        with pytest.raises(Crashed, match="exit status 7") as caught:
            engine.hello()
        assert caught.value.stderr == ("no memory",)


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_crash_by_a_signal_names_it():
    with program("import os; os.kill(os.getpid(), 11)") as engine, pytest.raises(Crashed, match="SIGSEGV"):
        engine.hello()


def test_an_error_reply_is_a_crash_with_its_message():
    with fake("says_error") as engine:
        engine.new(GAME)
        with pytest.raises(EngineError, match="index out of range") as caught:
            engine.decide(Decide(game=1, answer=PASS))
        assert (caught.value.code, caught.value.verdict) == (-32603, "crashed")


def test_a_flood_on_stderr_does_not_block_and_keeps_the_last_lines(channel):
    with fake("floods_stderr", channel=channel, deadlines=Deadlines(answer=5.0)) as engine:
        engine.new(GAME)
        assert engine.decide(Decide(game=1, answer=PASS)).decision
        engine.kill()
        assert engine.stderr()[-1] == "the last line"
        assert len(engine.stderr()) == 200


def test_junk_and_answer_in_one_piece_are_told_by_the_junk(channel):
    source = answering("{}").replace("print(json", "print('DEBUG\\n' + json")
    with program(source, channel=channel) as engine, pytest.raises(Garbled, match=r"not JSON.*`DEBUG`"):
        engine.hello()


def talk(engine: CmdEngine) -> None:
    """Call until the engine has had its say; when the stray line arrives is its own affair."""
    engine.hello()
    for game in range(100):
        engine.close(Close(game=game))


def test_a_line_that_nobody_asked_for_is_found_before_the_next_call(channel):
    source = answering("{}") + "    if request['method'] == 'hello': print('psst', flush=True)\n"
    with program(source, channel=channel) as engine, pytest.raises(Garbled, match="psst"):
        talk(engine)


def test_a_request_larger_than_the_pipe_does_not_outlast_its_deadline(channel):
    sleeper = answering("{}").replace("for line in sys.stdin:", "for line in [sys.stdin.readline()]:")
    with program(sleeper + "import time; time.sleep(3600)", channel=channel) as engine:
        engine.hello()
        with pytest.raises(Hung):
            engine.new(New(rulebook="x" * 1_000_000))


def test_large_messages_go_both_ways(channel):
    echo = answering("{}").replace("json.loads('{}')", '{"unsupported": {"what": request["params"]["rulebook"]}}')
    with program(echo, channel=channel, deadlines=Deadlines(answer=10.0)) as engine:
        reply = engine.new(New(rulebook="é" * 500_000))
        assert reply.unsupported
        assert len(reply.unsupported.what) == 500_000


def test_a_line_in_drips_is_bound_by_one_deadline():
    drip = """
        import sys, time
        sys.stdin.readline()
        while True:
            sys.stdout.write("{"); sys.stdout.flush(); time.sleep(0.05)
    """
    engine = program(textwrap.dedent(drip), deadlines=Deadlines(answer=0.3, start=0.3))
    with engine, pytest.raises(Hung, match=r"within 0\.3 s"):
        engine.hello()


@pytest.mark.parametrize(
    ("result", "reason"),
    [
        ("{}", "no `decision`, `result`, `refused` or `unsupported`"),
        ("[]", "Expected `object`, got `array`"),
        ('{"decision": {"player": "Alice"}}', "missing required field `kind`"),
        ('{"result": {"winner": "Alice", "clause": 7}}', "Expected `str`, got `int`"),
    ],
)
def test_a_reply_of_the_wrong_shape_is_garbled(result, reason):
    with program(answering(result)) as engine, pytest.raises(Garbled) as caught:
        engine.new(GAME)
    assert reason in str(caught.value)
    assert "headjudge protocol schema" in str(caught.value)


def test_a_program_that_vanishes_cannot_start():
    engine = CmdEngine(["/no/such/program"])
    with pytest.raises(EngineCannotStart, match="No such file"):
        engine.hello()


@pytest.mark.skipif(os.name == "nt", reason="scripts with a first line")
@pytest.mark.parametrize(
    ("text", "reason"), [("#!/no/interpreter\n", "interpreter that its first line names"), ("text", "#! line")]
)
def test_a_script_that_cannot_be_run_says_why(tmp_path, text, reason):
    script = tmp_path / "engine"
    script.write_text(text)
    script.chmod(0o755)
    with pytest.raises(EngineCannotStart, match=reason):
        CmdEngine([str(script)]).hello()


def test_the_wire_log_keeps_the_last_lines_with_their_direction():
    with fake("honest", log=4) as engine:
        game = engine.new(GAME).game
        engine.observe(Observe(game=game))
        lines = engine.wire_lines()
    assert [line[0] for line in lines] == [">", "<", ">", "<"]
    assert '"method":"observe"' in lines[2]


def test_a_fault_carries_the_wire():
    with fake("wrong_shape") as engine:
        engine.new(GAME)
        with pytest.raises(Garbled) as caught:
            engine.decide(Decide(game=1, answer=PASS))
    assert caught.value.wire[-2].startswith("> ")
    assert '"who"' in caught.value.wire[-1]


@needs_proc
def test_bye_ends_the_process_and_may_be_said_twice(channel):
    engine = fake("honest", channel=channel)
    engine.hello()
    pid = engine.pid
    engine.bye()
    engine.bye()
    assert ended(pid or 0)


def test_an_engine_may_end_at_bye_without_an_answer():
    source = answering("{}").replace("    result =", "    if request['method'] == 'bye': sys.exit(0)\n    result =", 1)
    engine = program(source)
    engine.hello()
    engine.bye()
    assert engine.pid is None


@needs_proc
def test_an_engine_that_is_forgotten_does_not_live_on():
    engine = fake("honest")
    engine.hello()
    pid = engine.pid
    del engine
    assert ended(pid or 0)


def test_without_the_schema_unknown_fields_are_dropped_everywhere():
    view = (
        '{"viewer": "judge", "at": "1", "turn": "2", "x": 1, "players": {"Alice": {"zones": '
        '{"hand": [{"id": "c1", "y": 2}]}}}, "decision": {"player": "Alice", "kind": "k", "z": 3}}'
    )
    with program(answering(view), strict=False) as engine:
        engine.hello()
        seen = engine.observe(Observe(game=1))
    assert isinstance(seen, View)
    assert seen.turn == 2
    assert seen.players["Alice"].zones["hand"][0].id == "c1"
    with program(answering(view)) as engine:
        engine.hello()
        with pytest.raises(Garbled, match="Expected `int`, got `str`"):
            engine.observe(Observe(game=1))


FAST = """
import sys
sys.path.insert(0, {root!r})
from headjudge.protocol.messages import Decision, Hello, Reply
from headjudge.protocol.server import serve_stdio
options = [{{"do": "put", "card": f"c{{n}}"}} for n in range(6)]
REPLY = Reply(game=1, decision=Decision(player="Alice", kind="homebase", options=options))
class Fast:
    def hello(self):
        return Hello(protocol=1, name="f", version="1", language="Python", rulebooks=["r"], level="play")
    def new(self, call):
        return REPLY
    decide = concede = loop = observe = new
    def close(self, call): pass
    def bye(self): pass
serve_stdio(Fast())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the bar is for pipes that can be polled")
def test_a_fast_engine_answers_more_than_ten_thousand_times_a_second():
    call = Decide(game=1, answer=[{"do": "put", "card": "c3"}])
    rates = []
    with program(FAST.format(root=str(ROOT)), deadlines=Deadlines()) as engine:
        engine.new(GAME)
        for _ in range(5):  # the best of five, because the machine has other work too
            begun = time.perf_counter()
            for _ in range(2000):
                engine.decide(call)
            rates.append(2000 / (time.perf_counter() - begun))
    assert max(rates) > 10_000, rates
