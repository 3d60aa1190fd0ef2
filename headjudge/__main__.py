"""`python -m headjudge` is the `headjudge` command."""

import sys

from headjudge.cli import main

if __name__ == "__main__":
    sys.exit(main())
