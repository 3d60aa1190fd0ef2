"""The schema that `headjudge protocol schema` prints."""

import json

import pytest
from click.testing import CliRunner

from headjudge.cli.protocol_cmd import protocol
from headjudge.protocol.engine import METHODS
from headjudge.protocol.schema import UnknownMethod, schema


def references(value) -> set[str]:
    if isinstance(value, dict):
        own = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
        return own.union(*(references(part) for part in value.values()))
    if isinstance(value, list):
        return set().union(*(references(part) for part in value))
    return set()


def test_every_method_has_a_described_request_and_reply():
    defs = schema()["$defs"]
    for name, method in METHODS.items():
        assert defs[f"{name}.request"]["description"] == method.gist
        assert f"{name}.reply" in defs


@pytest.mark.parametrize("method", [None, *METHODS])
def test_every_reference_leads_somewhere(method):
    made = schema(method)
    defs = {f"#/$defs/{name}" for name in made["$defs"]}
    assert references(made) <= defs


def test_one_method_has_only_what_it_needs():
    assert "Decide" in schema("decide")["$defs"]
    assert "View" not in schema("hello")["$defs"]
    assert "New" not in schema("decide")["$defs"]


def test_messages_and_fields_carry_their_descriptions():
    defs = schema()["$defs"]
    assert "Starts a game" in defs["New"]["description"]
    assert "answers chance itself" in defs["New"]["properties"]["seed"]["description"]
    assert defs["Decision"]["additionalProperties"] is False


def test_the_command_prints_the_schema_as_json():
    printed = CliRunner().invoke(protocol, ["schema", "--method", "decide"])
    assert json.loads(printed.output) == json.loads(json.dumps(schema("decide")))


def test_an_unknown_method_is_refused_with_the_nearest():
    with pytest.raises(UnknownMethod, match='Did you mean "observe"'):
        schema("observ")
