"""What a thing on the screen is for, said in its tool tip and by *What’s this?*."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def give_tip(widget: QWidget, text: str) -> None:
    """Say `text` in the tool tip and by *What’s this?*."""
    widget.setToolTip(text)
    widget.setWhatsThis(text)
