#!/bin/sh
# Sees to the system packages that a goal needs, where apt can. Usage: system-packages.sh GOAL
# with GOAL one of: demo (offscreen), window (a real window), test (everything).
#
# What is there already is asked of the machine itself, not of apt: it takes a moment only and
# needs no right. Without apt nothing is done; if a library is missing then, loading Qt says so.
set -eu

goal=$1
here=$(dirname "$0")

fail() {
    echo "$*" >&2
    exit 1
}

libraries() {
    cat <<END
libEGL.so.1 libegl1
libGL.so.1 libgl1
libglib-2.0.so.0 libglib2.0-0
libdbus-1.so.3 libdbus-1-3
libfontconfig.so.1 libfontconfig1
libxkbcommon.so.0 libxkbcommon0
libgssapi_krb5.so.2 libgssapi-krb5-2
END
    [ "$goal" = demo ] || cat <<END
libxcb-cursor.so.0 libxcb-cursor0
libxcb-icccm.so.4 libxcb-icccm4
libxcb-image.so.0 libxcb-image0
libxcb-keysyms.so.1 libxcb-keysyms1
libxcb-randr.so.0 libxcb-randr0
libxcb-render-util.so.0 libxcb-render-util0
libxcb-shape.so.0 libxcb-shape0
libxcb-sync.so.1 libxcb-sync1
libxcb-xkb.so.1 libxcb-xkb1
libX11-xcb.so.1 libx11-xcb1
libxkbcommon-x11.so.0 libxkbcommon-x11-0
libwayland-cursor.so.0 libwayland-cursor0
END
}

programs() {
    # The solver's core is compiled; another C++ compiler than g++ may stand ready as c++ or $CXX.
    [ -n "${CXX:-}" ] || echo "c++ g++"
    [ "$goal" != test ] || cat <<END
Xvfb xvfb
xauth xauth
xdotool xdotool
dbus-run-session dbus-daemon
END
}

# What a screen reader needs, for the tests that are one; none of it is called by its name.
files() {
    [ "$goal" != test ] || cat <<END
/usr/libexec/at-spi-bus-launcher at-spi2-core
/usr/lib/python3/dist-packages/gi/__init__.py python3-gi
/usr/lib/*/girepository-1.0/Atspi-2.0.typelib gir1.2-atspi-2.0
END
}

# Prints the packages of those libraries that this Python cannot load.
missing_libraries() {
    "$1" -c '
import ctypes, sys
for line in sys.stdin:
    library, package = line.split()
    try:
        ctypes.CDLL(library)
    except OSError:
        print(package)
'
}

missing_programs() {
    while read -r program package; do
        command -v "$program" >/dev/null || echo "$package"
    done
}

missing_files() {
    while read -r file package; do
        # shellcheck disable=SC2086 # a pattern, for the folder named after the machine
        ls $file >/dev/null 2>&1 || echo "$package"
    done
}

# Debian 13 and Ubuntu 24.04 gave some libraries a new name: libglib2.0-0t64.
current_names() {
    for name in "$@"; do
        if apt-cache show "${name}t64" >/dev/null 2>&1; then
            echo "${name}t64"
        else
            echo "$name"
        fi
    done
}

no_python="Python 3.11 to 3.14 with its venv module is needed: install it, or name it: make PYTHON=/path/to/python3 ..."

python=$(sh "$here/find-python.sh" --complete) || python=
if ! command -v apt-get >/dev/null || ! command -v dpkg >/dev/null; then
    [ -n "$python" ] || fail "$no_python"
    exit 0
fi

missing=
if [ -n "$python" ]; then
    missing=$(libraries | missing_libraries "$python")
elif [ -n "${PYTHON:-}" ]; then
    fail "$no_python"
else
    missing="python3 python3-venv $(libraries | cut -d ' ' -f 2)"
fi
missing="$missing $(programs | missing_programs) $(files | missing_files)"
if [ ! -e /etc/ssl/certs/ca-certificates.crt ]; then
    missing="$missing ca-certificates" # Debian's pip trusts these and no others
fi
# shellcheck disable=SC2086 # a list of words
set -- $missing
[ $# -gt 0 ] || exit 0

if [ "$(id -u)" = 0 ]; then
    may=
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
    may="sudo -n"
else
    # shellcheck disable=SC2046
    fail "System packages are missing, please run: sudo apt-get update && sudo apt-get install -y --no-install-recommends" $(current_names "$@")
fi

echo "Installing system packages with apt: $*"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# Other software's sources may fail to update without harm here: whether it installs is what counts.
# shellcheck disable=SC2046
if ! {
    $may apt-get update
    $may env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        -o DPkg::Lock::Timeout=300 $(current_names "$@")
} >"$log" 2>&1 </dev/null; then
    cat "$log" >&2
    fail "apt-get could not install: $*"
fi
sh "$here/find-python.sh" --complete >/dev/null || fail "$no_python"
