"""What tests of annotations share: an engine of a few lines, written as text."""

import textwrap

import pytest


@pytest.fixture
def engine(tmp_path):
    """Writes files of an engine and returns its folder."""
    root = tmp_path / "reference_engine"

    def write(**files):
        for name, text in files.items():
            package, _, module = name.partition("_")
            file = root / package / f"{module}.py"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(textwrap.dedent(text).lstrip("\n"), encoding="utf-8")
        return root

    return write
