"""The toy as it is: an engine at level `cards` with nothing broken."""

from toy import Toy

Toy().serve()
