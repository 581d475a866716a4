#!/bin/sh
# Prints the full path of a Python that the project can use: $PYTHON, or the first one found.
# With --complete only one that can make a virtual environment counts.
set -eu

check='import sys; assert (3, 11) <= sys.version_info < (3, 15)'
if [ "${1:-}" = --complete ]; then
    check="$check; import ctypes, ensurepip, venv"
fi

try() {
    "$1" -c "$check; print(sys.executable)" 2>/dev/null
}

if [ -n "${PYTHON:-}" ]; then
    try "$PYTHON"
    exit
fi
for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
    if try "$name"; then
        exit
    fi
done
exit 1
