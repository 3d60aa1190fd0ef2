"""Clause annotations: which line of the reference engine carries out which clause.

`scan` reads them out of the source, `check` holds them against the catalogue of a rulebook.
"""

from headjudge.annotations.checking import AnnotationReport, Silent, Unknown, check, engine_root, uncited
from headjudge.annotations.scanning import Citation, Kind, scan

__all__ = ["AnnotationReport", "Citation", "Kind", "Silent", "Unknown", "check", "engine_root", "scan", "uncited"]
