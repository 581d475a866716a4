"""How cards look by the player's settings and language."""

from __future__ import annotations

from chameleon_qt.app.settings import Settings
from chameleon_qt.i18n.letters import index_letters
from chameleon_qt.table.art.faces import FaceStyle


def face_style(settings: Settings) -> FaceStyle:
    """The style of the faces, with the index letters of the present language."""
    return FaceStyle(index_letters(), settings.four_colours, settings.large_print)
