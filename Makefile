# Everything a developer or a player types. `make help` lists it.

VENV := .venv
DOMAIN := chameleon

ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
else
BIN := $(VENV)/bin
endif
PY := $(BIN)/python

# The game needs a screen: X11 or Wayland here, always there on macOS and Windows.
SYSTEM := $(if $(filter Windows_NT,$(OS)),Windows,$(shell uname -s))
ifneq ($(filter Darwin Windows,$(SYSTEM))$(DISPLAY)$(WAYLAND_DISPLAY),)
RUN_GOAL := window
else
RUN_GOAL := demo
endif

# The solver's core is compiled when the project is installed; the library is then in place.
CORE := $(sort $(wildcard $(DOMAIN)_qt/solver/native/*.cpp $(DOMAIN)_qt/solver/native/*.h))

# A stamp in the environment says for which goal (demo, window, test) and for which lock file and
# place it is ready. When the environment's Python has gone, so has what the stamps say.
STATE := $(shell test -x $(PY) || rm -f $(VENV)/ready-*; \
	{ cat requirements-dev.txt pyproject.toml packaging/hatch_build.py $(CORE); pwd -P; } | cksum | cut -d ' ' -f 1)
READY := $(VENV)/ready-$(STATE)

TS := $(wildcard translations/*.ts)
QM := $(TS:.ts=.qm)
LANGUAGES := $(TS:translations/$(DOMAIN)_%.ts=%)

# Tests see neither the user's settings, nor the desktop, nor a language other than English.
TEST_HOME := $(CURDIR)/build/test-home
UNSET := XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME XDG_CONFIG_DIRS \
	XDG_CURRENT_DESKTOP XDG_SESSION_TYPE DISPLAY WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS \
	LANGUAGE QT_STYLE_OVERRIDE QT_QPA_PLATFORMTHEME QT_SCALE_FACTOR QT_SCREEN_SCALE_FACTORS \
	QT_FONT_DPI PYTHONPATH
TEST_ENV := env $(UNSET:%=-u %) HOME="$(TEST_HOME)" XDG_RUNTIME_DIR="$(TEST_HOME)/run" \
	LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen

.PHONY: help run test bench lint format translations lock clean distclean
.DELETE_ON_ERROR:

help: ## list the commands
	@sed -n 's/^\([a-z]*\):[^#]*## /\1	/p' $(firstword $(MAKEFILE_LIST)) | expand -t 15

run: $(READY)-$(RUN_GOAL) $(QM) ## play the game (without a screen: the demonstration)
ifeq ($(RUN_GOAL),window)
	@$(BIN)/chameleon-qt
else
	@echo "There is no display, so the demonstration plays; its pictures go to build/demo."
	@QT_QPA_PLATFORM=offscreen $(BIN)/chameleon-qt --demo build/demo
endif

test: lint $(READY)-test $(QM) ## check style and types, then run every test
	@rm -rf "$(TEST_HOME)" && mkdir -p -m 700 "$(TEST_HOME)/run"
	@$(TEST_ENV) $(PY) -m pytest -n auto --dist loadgroup -m "not bench" --cov --cov-fail-under=100

bench: $(READY)-test $(QM) ## run the benchmarks
	@rm -rf "$(TEST_HOME)" && mkdir -p -m 700 "$(TEST_HOME)/run"
	@$(TEST_ENV) $(PY) -m pytest -m bench -s tests/bench

lint: $(READY)-test ## check style and types
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy

format: $(READY)-test ## put the code into the common format
	$(PY) -m ruff check --fix
	$(PY) -m ruff format

# English only needs its plural forms: all other texts are the sources' own.
translations: $(READY)-demo ## bring translations/*.ts up to date (start one: LANGUAGES=xx)
	@for language in $(or $(LANGUAGES),en); do \
		case $$language in en) only="-source-language en -pluralonly" ;; *) only= ;; esac; \
		$(BIN)/pyside6-lupdate -extensions py $(DOMAIN)_qt \
			-ts translations/$(DOMAIN)_$$language.ts -target-language $$language \
			$$only -no-obsolete -locations none || exit; \
	done

translations/%.qm: translations/%.ts | $(READY)-$(RUN_GOAL)
	@$(BIN)/pyside6-lrelease -silent $< -qm $@

# Kept pins stay unless LOCK=--upgrade says otherwise. The header names this command, no machine.
LOCK :=
COMPILE = uv --no-config pip compile --quiet --universal --generate-hashes \
	--python "$(abspath $(PY))" --python-version 3.11 --custom-compile-command "make lock" \
	--no-emit-index-url --no-emit-find-links $(LOCK)
lock: $(READY)-demo ## write the pinned requirements anew (needs uv; newest: LOCK=--upgrade)
	$(COMPILE) pyproject.toml --output-file requirements.txt
	$(COMPILE) pyproject.toml --extra dev --constraint requirements.txt \
		--output-file requirements-dev.txt

# What makes the environment: system packages first, then the pinned Python packages.
$(READY)-%:
	@sh packaging/system-packages.sh $*
	@sh packaging/environment.sh $(READY)
	@touch $@

clean: ## remove what was built
	rm -rf build dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache $(QM)
	find $(DOMAIN)_qt tests packaging -name __pycache__ -prune -exec rm -rf {} +

distclean: clean ## remove the virtual environment too
	rm -rf $(VENV) $(DOMAIN)_qt/solver/_core.*
