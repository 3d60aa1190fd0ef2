"""Weiss Schwarz, comprehensive rules 2.09."""
