"""A user's own copy of the rules is compared with the catalogue clause by clause."""

from headjudge.catalogue.clauses import Catalogue, Clause
from headjudge.catalogue.copies import Compared, Verdict, compare, fingerprints
from headjudge.catalogue.fingerprint import fingerprint
from headjudge.catalogue.numbering import Numbering

NUMBERING = Numbering(clause=r"\d{3}\.\d+[a-z]?", heading=r"\d{3}", group=100)
RULES = {
    "101": "Frogs",
    "101.1": "A frog that sits on a leaf may jump once into the pond below it.",
    "101.2": "Two frogs share one leaf only while it rains upon the whole pond.",
    "101.3": "A heron eats the frog that jumped last, and then it flies away.",
    "101.10": "Night ends all this.",
}
CATALOGUE = Catalogue(
    "toy-1", [Clause(own, "state", True, "gist", "", "", fingerprint(text)) for own, text in RULES.items()], NUMBERING
)


def test_each_clause_gets_one_verdict_in_the_order_of_numbers() -> None:
    copy = """
101. FROGS
101.1. A frog that sits on a leaf may
jump once into the pond below it.
101.2. Two frogs share one leaf only while it snows upon the whole pond.
101.3. Nobody may feed bread to ducks on a Sunday unless asked politely.
101.4. Toads are not frogs.
"""
    assert compare(copy, CATALOGUE) == [
        Compared("101", Verdict.SAME, 2),
        Compared("101.1", Verdict.SAME, 3),
        Compared("101.2", Verdict.NEARLY_SAME, 5),
        Compared("101.3", Verdict.DIFFERENT, 6),
        Compared("101.4", Verdict.UNKNOWN, 7),
        Compared("101.10", Verdict.MISSING, 0),
    ]


def test_the_fingerprints_of_a_copy_are_those_that_a_catalogue_stores() -> None:
    copy = "\n\n".join(f"{own}. {text}" for own, text in RULES.items())
    assert fingerprints(copy, NUMBERING) == {clause.id: clause.fingerprint for clause in CATALOGUE}
