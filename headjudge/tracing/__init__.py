"""Which lines of an engine run in which scenario and in fuzzed games, recorded by coverage.py with contexts."""
