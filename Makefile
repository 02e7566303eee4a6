# Everything that Broglio needs is made by these targets: `make play` and `make test` work on a fresh machine.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NATIVE := $(shell grep -rl '^from mypy_extensions import' src/broglio)
RULE_TESTS := $(patsubst src/broglio/games/%/__init__.py,tests/games/%,$(wildcard src/broglio/games/*/__init__.py))
VENDOR := src/broglio/web/pages/static/vendor/hashes.json
# Tests wait for browsers and servers nearly half of the time: half as many again as there are cores keep them busy.
WORKERS := $(shell $(PYTHON) -c 'import os; print(3 * os.cpu_count() // 2)')

.PHONY: play test screenshots lint bench strength load crash tools peers

play: $(VENV)/ready
	@$(MAKE) --silent $(VENDOR) || echo "No htmx and no fonts: pages reload at each move, in letters of this machine."
	@$(BIN)/broglio serve

test: lint $(VENDOR) | peers
	$(BIN)/pytest -n $(WORKERS) --dist worksteal
	@echo "The same laws and rules once more, interpreted:"
	BROGLIO_PURE=1 $(BIN)/pytest -n $(WORKERS) --dist worksteal tests/core/test_laws.py tests/core/test_laws_bite.py $(RULE_TESTS)

# Pictures of every page that the browser tests look at.
screenshots: $(VENV)/workshop $(VENDOR) | peers
	BROGLIO_SCREENSHOTS=build/screenshots $(BIN)/pytest -n $(WORKERS) --dist worksteal tests/browser

lint: $(VENV)/workshop
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

bench: $(VENV)/ready
	@$(BIN)/broglio bench

# How strong the bots are: many hours on a quiet machine, in pieces; stopped by Ctrl-C, it goes on where it was.
strength: $(VENV)/ready
	$(BIN)/python bench/strength.py measure
	@$(BIN)/python bench/strength.py table

# A change of what is compiled, or of what is needed, installs anew.
$(VENV)/ready: pyproject.toml setup.py constraints.txt $(NATIVE) | tools
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --editable '.[play,laws,serve,postgres]'
	@touch $@

# What only tests and lint need.
$(VENV)/workshop: $(VENV)/ready
	PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --group test --group lint --group browser
	@touch $@

# Browser files of others, by npm; where the machine has none, by the one of a PyPI package.
$(VENDOR): package.json package-lock.json tools/vendor.py tools/vendored.json | $(VENV)/ready
	command -v npm >/dev/null || PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --group node
	$(BIN)/python tools/vendor.py

# A C compiler (without one everything runs, only slower) and venv, where Debian has not installed them and we may.
tools:
	@if ! { command -v cc && $(PYTHON) -c 'import ensurepip'; } >/dev/null 2>&1 \
	&& [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq && apt-get install -y -qq gcc libc6-dev python3-dev python3-venv; \
	fi

# What the server holds under load, on a quiet machine; the table of docs/load.md.
load: $(VENV)/ready
	$(BIN)/python bench/server/load.py

# A hundred kills, with SQLite and with two servers on PostgreSQL: nothing acknowledged may be lost.
crash: $(VENV)/workshop | peers
	PYTHONPATH=tests $(BIN)/python -m web.crash --kills 100
	PYTHONPATH=tests $(BIN)/python -m web.crash --kills 100 --postgres

# What tests drive and start: a browser, PostgreSQL, and what docs/api.md calls; where Debian has not installed them and we may.
peers:
	@missing=; \
	for peer in chromium curl jq; do command -v $$peer >/dev/null || missing="$$missing $$peer"; done; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$$missing postgresql"; \
	if [ -n "$$missing" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq && apt-get install -y -qq $$missing; \
	fi
