"""The ability notation: card text that reads like a card and parses to a neutral tree."""

from headjudge.notation.errors import BadTree, CannotBeWritten, CannotRead, NoSense, NotationError, UnknownNotation
from headjudge.notation.language import Language, dump, generate, language, load, parse, write
from headjudge.notation.node import Node, walk
from headjudge.notation.words import VOCABULARIES, Vocabulary

__all__ = [
    "VOCABULARIES",
    "BadTree",
    "CannotBeWritten",
    "CannotRead",
    "Language",
    "NoSense",
    "Node",
    "NotationError",
    "UnknownNotation",
    "Vocabulary",
    "dump",
    "generate",
    "language",
    "load",
    "parse",
    "walk",
    "write",
]
