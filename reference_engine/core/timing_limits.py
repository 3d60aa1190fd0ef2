"""How much may happen by itself before it counts as a loop that nobody can stop."""

STEPS_OF_A_LOOP = 10_000
"""So many abilities, rule actions and replacements without a decision of two options."""
