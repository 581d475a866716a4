#!/bin/sh
# Makes the virtual environment .venv and puts into it exactly what requirements-dev.txt pins, and
# the project itself, editable. Usage: environment.sh STAMP; a stamp that is there says: done.
set -eu

stamp=$1
venv=$(dirname "$stamp")
[ ! -e "$stamp" ] || exit 0

in_venv() {
    if [ -e "$venv/Scripts/python.exe" ]; then
        "$venv/Scripts/python.exe" "$@"
    else
        "$venv/bin/python" "$@"
    fi
}

pip() {
    in_venv -m pip --quiet --disable-pip-version-check --no-input install "$@"
}

# One that has lost its Python or was moved is made anew: its programs name both by their paths.
if ! in_venv -c 'import pip' 2>/dev/null || ! grep -qF "$(pwd -P)/$venv" "$venv/pyvenv.cfg"; then
    python=$(sh "$(dirname "$0")/find-python.sh" --complete)
    echo "Making $venv with $python"
    "$python" -m venv --clear "$venv"
fi

echo "Installing the packages pinned in requirements-dev.txt into $venv (the first time: some 120 MB to load)"
# The list is complete. Left to look for dependencies itself, pip asks for the newest release of a
# package that another one wants with an extra (coverage[toml]), and finds it not pinned.
pip --no-deps --require-hashes --requirement requirements-dev.txt
pip --no-deps --no-build-isolation --editable .
in_venv -m pip --disable-pip-version-check check >&2

if ! why=$(in_venv -c 'import PySide6.QtWidgets' 2>&1); then
    why=$(echo "$why" | tail -n 1)
    echo "Qt does not load ($why): install what is missing; docs/dependencies.md has a list." >&2
    exit 1
fi
rm -f "$venv"/ready-*
touch "$stamp"
