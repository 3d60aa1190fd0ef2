"""Trails TCG 1.0.1: one module for each section of its rules."""
