"""What tests of the steps share: the vocabulary, and scenarios written as text."""

import textwrap

import pytest

from headjudge.scenarios import features, tapes
from headjudge.scenarios.registry import load_vocabulary


@pytest.fixture(scope="session")
def registry():
    return load_vocabulary()


@pytest.fixture
def write_feature(tmp_path):
    """Writes a feature of Trails and returns its file."""

    def write(text, name="703.feature"):
        file = tmp_path / "trails-1.0.1" / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(textwrap.dedent(text), encoding="utf-8")
        return file

    return write


@pytest.fixture
def tape(write_feature, registry):
    """Compiles steps, one a line, into the tape of a scenario of 703.1."""

    def make(steps, tags=""):
        lines = [line.strip() for line in textwrap.dedent(steps).strip().splitlines()]
        body = "\n".join(f"      {line}" for line in lines)
        text = (
            f"Feature: 703 Toy\n\n  @703.1\n  Rule: 703.1 A toy of a rule\n\n    {tags}\n    Scenario: a toy\n{body}\n"
        )
        [made] = tapes.compile_feature(features.read(write_feature(text)), registry)
        return made

    return make
