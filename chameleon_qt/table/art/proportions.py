"""The shape of every card, face and back alike, in card widths."""

from __future__ import annotations

CARD_ASPECT = 7 / 5
"""Height of a card."""

CORNER_RADIUS = 0.06
"""Radius of its corners."""
