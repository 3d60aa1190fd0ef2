"""Thens: the values of cards, computed and printed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from headjudge.scenarios.expect import expect
from headjudge.scenarios.registry import then
from headjudge.scenarios.table import Table

NO_CRAFTS = ("ARTS", "TEXT")


@then("{card} has {n} {property}", "Reed has 5 STR")
def has_value(table: Table, card: str, n: int, property: str) -> None:
    """The computed value of a property."""
    expect(table.value(card, property), n, f"{card}'s {property}")


@then("{cards} have {n} {property}", "Reed and Sedge have 5 STR")
def have_value(table: Table, cards: Sequence[str], n: int, property: str) -> None:
    """The computed value of a property of several cards."""
    for card in cards:
        expect(table.value(card, property), n, f"{card}'s {property}")


@then("{card} has {n} {property} and {m:n} {other:property}", "Reed has 5 STR and 3 DEF")
def has_two_values(table: Table, card: str, n: int, property: str, m: int, other: str) -> None:
    """The computed values of two properties."""
    expect((table.value(card, property), table.value(card, other)), (n, m), f"{card}'s {property} and {other}")


@then("{card} is {n}/{m:n}", "Reed is 5/3")
def is_n_m(table: Table, card: str, n: int, m: int) -> None:
    """The computed STR and DEF."""
    expect((table.value(card, "STR"), table.value(card, "DEF")), (n, m), f"{card}'s STR and DEF")


@then("{card}'s {property} is {value}", "Reed's CP cost is 3")
def property_is(table: Table, card: str, property: str, value: Any) -> None:
    """The computed value of a property."""
    expect(table.value(card, property), value, f"{card}'s {property}")


@then("{card}'s printed {property} is {value}", "Reed's printed STR is 3")
def printed_is(table: Table, card: str, property: str, value: Any) -> None:
    """The printed value of a property."""
    expect(table.printed(card, property), value, f"{card}'s printed {property}")


@then("{card} has no {property}", "Bolt has no STR")
def has_no_property(table: Table, card: str, property: str) -> None:
    """The card has no such property."""
    expect(table.value(card, property), None, f"{card}'s {property}")


@then("{card} has the {property} {value}", 'Reed has the organization "Bracer Guild"')
def has_word(table: Table, card: str, property: str, value: Any) -> None:
    """The value is among those of a property that may have several: organization, name, type."""
    expect(table.has_word(card, property, value), True, f"whether {card} has the {property} {value}")


@then("{card} does not have the {property} {value}", "Reed does not have the organization Watch")
def lacks_word(table: Table, card: str, property: str, value: Any) -> None:
    """The value is not among those of a property."""
    expect(table.has_word(card, property, value), False, f"whether {card} has the {property} {value}")


@then("{card} has the organization(s) {organizations} only", "Reed has the organizations Guild and Watch only")
def has_organizations_only(table: Table, card: str, organizations: Sequence[str]) -> None:
    """All organizations of the card."""
    expect(sorted(table.value_list(card, "organization")), sorted(organizations), f"{card}'s organizations")


@then("{card} has {n} organization(s)", "Reed has 2 organizations")
def counts_organizations(table: Table, card: str, n: int) -> None:
    """How many organizations a count finds on the card."""
    expect(table.organization_count(card), n, f"the number of {card}'s organizations")


@then("{card} has all organizations", "Reed has all organizations")
def has_all_organizations(table: Table, card: str) -> None:
    """The card is treated as having every organization."""
    expect(table.has_all_organizations(card), True, f"whether {card} has all organizations")


@then("{card} does not have all organizations", "Reed does not have all organizations")
def lacks_all_organizations(table: Table, card: str) -> None:
    """The card is not treated as having every organization."""
    expect(table.has_all_organizations(card), False, f"whether {card} has all organizations")


@then("{card} is a/an {type}", "Reed is a UNIT")
def is_a(table: Table, card: str, type: str) -> None:
    """The type is among the card's types."""
    expect(type in table.value_list(card, "type"), True, f"whether {card} is a {type}")


@then("{card} is not a/an {type}", "Reed is not an ITEM")
def is_not_a(table: Table, card: str, type: str) -> None:
    """The type is not among the card's types."""
    expect(type in table.value_list(card, "type"), False, f"whether {card} is a {type}")


@then("{card} is named {value}", 'Reed is named "Old Reed"')
def is_named(table: Table, card: str, value: Any) -> None:
    """The name is among the card's names."""
    expect(value in table.value_list(card, "name"), True, f"whether {card} is named {value}")


@then("{card} is not named {value}", "Reed is not named Sedge")
def is_not_named(table: Table, card: str, value: Any) -> None:
    """The name is not among the card's names."""
    expect(value in table.value_list(card, "name"), False, f"whether {card} is named {value}")


@then("{card} has the keyword {keyword}", "Reed has the keyword Covert")
def has_keyword(table: Table, card: str, keyword: str) -> None:
    """The card has this keyword."""
    expect(keyword in table.keywords(card), True, f"whether {card} has {keyword}")


@then("{card} does not have the keyword {keyword}", "Reed does not have the keyword Covert")
def lacks_keyword(table: Table, card: str, keyword: str) -> None:
    """The card does not have this keyword."""
    expect(keyword in table.keywords(card), False, f"whether {card} has {keyword}")


@then("{card} has {n} craft(s)", "Reed has 2 crafts")
def has_crafts(table: Table, card: str, n: int) -> None:
    """How many crafts the card has; its arts and the text of an EVENT are none."""
    crafts = [text for text in table.abilities(card) if not text.startswith(NO_CRAFTS)]
    expect(len(crafts), n, f"the number of {card}'s crafts")


@then("{card} has the craft {text}", 'Reed has the craft "AUTO when this attacks: draw 1"')
def has_craft(table: Table, card: str, text: str) -> None:
    """The craft is among the card's crafts, in the notation."""
    expect(text in table.abilities(card), True, f"whether {card} has the craft {text}")
