"""10 Keywords and Keyword Abilities: what each stands for, in the notation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from headjudge import notation
from headjudge.notation import rows_core as n
from headjudge.notation import rows_weiss as w

RULEBOOK = "weiss-schwarz-2.09"

ENCORE = (
    'AUTO ["Encore"] ({costs}) when this card is put into the waiting room from the stage: '
    "you may pay this cost. if you do, put this card onto the position of this card rested."
)
BOND = (
    'AUTO ["Bond"] ({costs}) when this card is put onto the stage by playing it: '
    "you may pay this cost. if you do, return 1 card named {names} in your waiting room to your hand."
)
BACKUP = (
    'ACT ["Backup"] [in hand] if during your opponent\'s counter step and your level is {level} or more ({costs}): '
    "choose 1 defending character you control. it gets +{power} power this turn."
)
SHIFT = (
    'AUTO ["Shift"] [in clock] at the start of your main phase, if your level is {level} or more: '
    "you may exchange this card with 1 card in your hand that has the same color as this card."
)
SUNDER = (
    'AUTO ["Sunder"] ({costs}) at the end of your attack, if this card is attacking: '
    "you may pay this cost. if you do, choose 1 marker named {name} under this card, "
    "then put it onto your stage, then put this card and its markers as markers of it."
)
GREAT_PERFORMANCE = (
    "REPLACE when a character your opponent controls would attack, "
    "if this card is in the center middle and this card is not reversed: it frontal attacks this card instead."
)

RULE_ENCORE = "Encore (pay 3 stock)"
"""10.2.3: what every character has besides its own abilities."""

KEYWORDS: dict[str, tuple[str, ...]] = {"Great Performance": (GREAT_PERFORMANCE,)}  # 10.6.1, 10.6.2
"""Keywords that are always said with the same words."""


FORMS: dict[type, tuple[str, ...]] = {
    w.Encore: (ENCORE,),  # 10.2.1, 10.2.2
    w.Bond: (BOND,),  # 10.4.1, 10.4.2, 10.4.2.1
    w.Backup: (BACKUP,),  # 10.5.1, 10.5.2
    w.Shift: (SHIFT,),  # 10.11.1, 10.11.2
    w.Sunder: (SUNDER,),  # 10.15.1, 10.15.2
}
"""Keyword abilities that are said with costs and words of their own: what each stands for."""


def said(node: n.Ability) -> tuple[n.Ability, ...]:
    """The abilities for which a keyword with its own costs and words stands."""
    words = {name: in_words(getattr(node, name)) for name in type(node).__struct_fields__}
    return tuple(notation.parse(form.format(**words), RULEBOOK) for form in FORMS[type(node)])


def in_words(value: Any) -> str:
    """Costs, names and numbers of a keyword as a text writes them."""
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, tuple):
        costs = [notation.write(part, RULEBOOK) for part in value if isinstance(part, n.Cost)]
        return ", ".join(costs) if costs else " or ".join(in_words(part) for part in value)
    return str(value)


def assist(node: w.Assist) -> tuple[n.Ability, ...]:
    """Continuous, active as long as the character is on the back stage."""
    behind = w.IsAt(n.ThisCard(), "back stage")
    condition = behind if node.condition is None else n.AllOf((behind, node.condition))
    return (n.Cont(node.changes, node.letters, condition, (n.Label("Assist"),)),)


EXPANSIONS: dict[type, Callable[[Any], tuple[n.Ability, ...]]] = {
    **dict.fromkeys(FORMS, said),
    w.Assist: assist,  # 10.3.1, 10.3.2
}
"""What each keyword ability stands for."""
