"""Profiles of hypothesis for `pytest fuzz`: dev, ci (derandomized, short) and long."""

from typing import Any

from hypothesis import HealthCheck, Phase, settings

WITHOUT_EXPLAINING = (Phase.explicit, Phase.reuse, Phase.generate, Phase.target, Phase.shrink)
COMMON: dict[str, Any] = {
    "deadline": None,
    "phases": WITHOUT_EXPLAINING,
    "suppress_health_check": list(HealthCheck),
}

settings.register_profile("dev", max_examples=30, **COMMON)
settings.register_profile("ci", max_examples=10, derandomize=True, database=None, **COMMON)
settings.register_profile("long", max_examples=2_000, **COMMON)
settings.load_profile("ci")
