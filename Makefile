# make build   everything for every game, into output/
# make test    style, types, tests, and the proof of every rule
# make slow    the tests that take longer: thousands of checked games, and a stranger's game from an installed wheel
# All set up .venv first and are quick to run again.

PRESS := .venv/bin/press
PYTHON := .venv/bin/python

.PHONY: build test slow bench constraints clean

build: .venv/installed
	$(PRESS) build

test: .venv/installed
	$(PYTHON) -m ruff check
	$(PYTHON) -m ruff format --check
	$(PYTHON) -m mypy
	$(PYTHON) -m pytest -n 2 --dist loadfile -m "not slow"
	$(PRESS) verify --prove

slow: .venv/installed
	$(PYTHON) -m pytest -n 2 --dist loadfile -m slow

bench: .venv/installed
	$(PRESS) bench --json output/bench.json
	$(PYTHON) -m pytest tests/benchmarks --benchmark-only --benchmark-columns=min,median,ops

constraints: .venv/installed
	$(PYTHON) -m pip install -q uv
	(echo '# Exact versions for reproducible installs, for every platform. Made by `make constraints`; do not edit.'; \
	.venv/bin/uv pip compile -q pyproject.toml --extra test --universal --python-version 3.11 --upgrade \
	--no-header --no-annotate) > .venv/constraints.txt
	mv .venv/constraints.txt constraints.txt

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .benchmarks
	find output -mindepth 1 ! -name .gitignore -delete

.venv/installed: pyproject.toml constraints.txt .ci/set-up
	@sh .ci/set-up
