"""A report as JUnit XML: a suite for each section, a case for each scenario, its clauses as properties."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree import ElementTree as ET

from headjudge.scenarios.evidence import FAULTS, Record
from reports.failures import is_failing, replay
from reports.loading import Evidence
from reports.model import Book

_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def report(books: Sequence[Book]) -> str:
    """Return all runs of all rulebooks as JUnit XML."""
    root = ET.Element("testsuites", name="headjudge")
    for book in books:
        for run in book.runs:
            _suites(root, book, run)
    ET.indent(root)
    return "<?xml version='1.0' encoding='utf-8'?>\n" + ET.tostring(root, encoding="unicode") + "\n"


def _suites(root: ET.Element, book: Book, run: Evidence) -> None:
    sections: dict[str, list[Record]] = {}
    for record in run.run.records:
        sections.setdefault(_section(book, record), []).append(record)
    for section, records in sections.items():
        suite = ET.SubElement(
            root,
            "testsuite",
            name=clean(f"{book.rulebook} {section} on {run.engine}"),
            tests=str(len(records)),
            failures=str(sum(is_failing(record) and record.verdict not in FAULTS for record in records)),
            errors=str(sum(is_failing(record) and record.verdict in FAULTS for record in records)),
            skipped=str(sum(record.verdict != "pass" and not is_failing(record) for record in records)),
            time=f"{sum(record.seconds for record in records):.3f}",
        )
        for record in records:
            _case(suite, run, record)


def _section(book: Book, record: Record) -> str:
    first = next((clause for clause in record.clauses if clause in book.catalogue), None)
    return book.catalogue.section_of(first).id if first else "none"


def _case(suite: ET.Element, run: Evidence, record: Record) -> None:
    case = ET.SubElement(
        suite,
        "testcase",
        classname=clean(f"{run.rulebook}.{record.clauses[0] if record.clauses else 'none'}"),
        name=clean(record.id),
        file=clean(record.file),
        line=str(record.line),
        time=f"{record.seconds:.6f}",
    )
    properties = ET.SubElement(case, "properties")
    told = [*(("clause", clause) for clause in record.clauses), ("verdict", record.verdict)]
    told += [(name, value) for name, value in (("filed", record.filed), ("reading", record.reading)) if value]
    for name, value in told:
        ET.SubElement(properties, "property", name=name, value=clean(value))
    why = clean(record.why)
    if is_failing(record):
        kind = "error" if record.verdict in FAULTS else "failure"
        found = ET.SubElement(case, kind, message=why, type=clean(record.verdict))
        found.text = clean(f"{record.file}:{record.line}\n{record.why}\nreplay   {replay(run, record)}")
    elif record.verdict != "pass":
        about = f"differs on the reading {record.reading}: " if record.reading else ""
        ET.SubElement(case, "skipped", message=clean(about) + why)


def clean(text: str) -> str:
    """Return text without the characters that XML does not allow."""
    return _NOT_XML.sub("\ufffd", text)
