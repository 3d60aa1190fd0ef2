"""The demonstration: a plausible engine of Trails with three mistakes, and what the harness says about it."""
