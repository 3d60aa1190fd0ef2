"""All rows that two or more games share, gathered for import from one place."""

from headjudge.notation.categories import *  # noqa: F403
from headjudge.notation.core_abilities import *  # noqa: F403
from headjudge.notation.core_cards import *  # noqa: F403
from headjudge.notation.core_changes import *  # noqa: F403
from headjudge.notation.core_events import *  # noqa: F403
from headjudge.notation.core_numbers import *  # noqa: F403
from headjudge.notation.core_players import *  # noqa: F403
from headjudge.notation.core_verbs import *  # noqa: F403
