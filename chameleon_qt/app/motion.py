"""Whether the system asks programs for less motion.

Windows and macOS are asked directly. On other desktops the settings portal of
xdg-desktop-portal is asked without waiting for its answer; one that is not there, or a setting
that it does not know, counts as no wish.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QObject, Signal

PORTAL = "org.freedesktop.portal.Desktop"
PORTAL_PATH = "/org/freedesktop/portal/desktop"
PORTAL_INTERFACE = "org.freedesktop.portal.Settings"
QUESTIONS = (
    ("org.freedesktop.appearance", "reduced-motion", 1),
    ("org.gnome.desktop.interface", "enable-animations", False),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", 0),
)
"""Name space and key of each desktop's setting, and the value that asks for less motion."""


class MotionWish(QObject):
    """The system's wish; `changed` is sent when it turns out to be *less motion*."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_reduced = False

    def ask(self) -> None:
        """Ask the system; the answer may come later."""
        if sys.platform == "win32":
            self._hear(not _windows_animates())
        elif sys.platform == "darwin":
            self._hear(_mac_reduces())
        elif _has_session_bus():
            self._ask_portal()

    def _hear(self, reduced: bool) -> None:
        if reduced and not self.is_reduced:
            self.is_reduced = True
            self.changed.emit()

    def _ask_portal(self) -> None:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        for space, key, reduced in QUESTIONS:
            question = QDBusMessage.createMethodCall(PORTAL, PORTAL_PATH, PORTAL_INTERFACE, "Read")
            question.setArguments([space, key])
            watcher = QDBusPendingCallWatcher(bus.asyncCall(question), self)
            watcher.finished.connect(
                lambda answer, reduced=reduced: self._take_answer(answer, reduced)
            )

    def _take_answer(self, answer: QObject, reduced: object) -> None:
        from PySide6.QtDBus import QDBusPendingCallWatcher

        assert isinstance(answer, QDBusPendingCallWatcher)
        if not answer.isError():
            values = answer.reply().arguments()
            self._hear(bool(values) and asks_for_less(values[0], reduced))
        answer.deleteLater()


def asks_for_less(answer: object, reduced: object) -> bool:
    """Whether the portal's `answer`, a value in one or two variants, is the `reduced` one."""
    while hasattr(answer, "variant"):
        answer = answer.variant()
    try:
        return float(str(answer).lower().replace("false", "0").replace("true", "1")) == reduced
    except ValueError:
        return False


def _has_session_bus() -> bool:
    """Whether there is a bus to talk to; without one Qt would try to start it, and wait."""
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    return bool(os.environ.get("DBUS_SESSION_BUS_ADDRESS")) or bool(
        runtime and (Path(runtime) / "bus").exists()
    )


def _windows_animates() -> bool:
    """``SPI_GETCLIENTAREAANIMATION`` of the Windows API."""
    import ctypes

    wanted = ctypes.c_int(1)
    windll = getattr(ctypes, "windll", None)
    if windll is not None:
        windll.user32.SystemParametersInfoW(0x1042, 0, ctypes.byref(wanted), 0)
    return bool(wanted.value)


def _mac_reduces() -> bool:
    """``reduceMotion`` of macOS's accessibility preferences."""
    from PySide6.QtCore import QSettings

    preferences = QSettings("com.apple", "universalaccess")
    return str(preferences.value("reduceMotion", "0")).lower() in ("1", "true")
