"""Chameleon Qt: the one-deck solitaire Chameleon (Kansas) for the desktop."""

__version__ = "0.1.0"
