# `make test` checks everything, `make judge` holds the reference engine against the rulebooks.
# Both set up .venv by themselves; PYTHON=... chooses the interpreter for it.
.POSIX:

PYTHON =
VENV = .venv
BIN = $(VENV)/bin
STAMP = $(VENV)/.installed
PYTEST_FLAGS =

# What `make judge` runs.
JUDGE = $(BIN)/headjudge run && $(BIN)/headjudge report && $(BIN)/headjudge report --format html --out headjudge-report.html && echo "the whole report: headjudge-report.html"

.PHONY: help judge test lint types imports unit scenarios fuzz fmt clean venv

help:
	@echo "make judge    hold the reference engine against the rulebooks"
	@echo "make test     check everything: lint, types, imports, tests, all scenarios, a short fuzz"
	@echo "make lint     ruff: rules and format"
	@echo "make types    mypy"
	@echo "make imports  the direction of dependencies (import-linter)"
	@echo "make unit     the tests of the harness (PYTEST_FLAGS=... goes to pytest)"
	@echo "make scenarios  check and run all features, and see that the published state is current"
	@echo "make fuzz     play some games at random with all invariants"
	@echo "make fmt      format, and mend what ruff can mend"
	@echo "make clean    remove caches and build products"

judge: $(STAMP)
	@$(JUDGE)

test: lint types imports unit scenarios fuzz

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(STAMP)
	$(BIN)/mypy

imports: $(STAMP)
	$(BIN)/lint-imports --no-logo

unit: $(STAMP)
	$(BIN)/python -m pytest tests $(PYTEST_FLAGS)

# All features: well written, and green on the reference engine.
scenarios: $(STAMP)
	$(BIN)/headjudge check
	$(BIN)/headjudge run
	$(BIN)/headjudge report --check-published

# Some games by hypothesis and a hundred by dice, with all invariants.
fuzz: $(STAMP)
	$(BIN)/python -m pytest fuzz -q
	$(BIN)/headjudge fuzz trails-1.0.1 --games 100 --seed 1
	$(BIN)/headjudge fuzz weiss-schwarz-2.09 --games 40 --seed 1

fmt: $(STAMP)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf build dist .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

venv: $(STAMP)

$(STAMP): pyproject.toml
	@python="$(PYTHON)"; \
	for candidate in python3 python3.13 python3.12 python3.11 python; do \
		test -z "$$python" || break; \
		if "$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then python="$$candidate"; fi; \
	done; \
	if test -z "$$python"; then echo "headjudge needs Python 3.11 or newer; name it with make PYTHON=..." >&2; exit 1; fi; \
	if test ! -x $(BIN)/python; then \
		echo "setting up $(VENV) with $$python"; \
		"$$python" -m venv $(VENV) || { echo "$$python has no venv module (on Debian: apt install python3-venv)" >&2; exit 1; }; \
	fi
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev,peers,weiss-sim]'
	@touch $(STAMP)
