"""The player's settings: typed, kept at once, announced at once."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from chameleon_qt.app.hint_stage import HintStage
from chameleon_qt.app.motion import MotionWish
from chameleon_qt.engine.deal import FIRST_DEAL, LAST_DEAL, Deal
from chameleon_qt.engine.rules import CHAMELEON, GAMES, Rules
from chameleon_qt.i18n.languages import LANGUAGE_KEY, stored_language
from chameleon_qt.table.art.backs import Back
from chameleon_qt.table.art.cloth import Cloth
from chameleon_qt.table.speeds import Speed

Choice = TypeVar("Choice", bound=StrEnum)


class Settings(QObject):
    """Reads and writes a `QSettings` store; an unknown or damaged value counts as unset."""

    changed = Signal()
    language_changed = Signal()
    """Sent before `changed` when another language was chosen."""

    def __init__(self, store: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.motion = MotionWish(self)
        self.motion.changed.connect(self.changed)

    @property
    def autoplay(self) -> bool:
        """Whether a click plays a card."""
        return self._flag("play/autoplay", True)

    @autoplay.setter
    def autoplay(self, value: bool) -> None:
        self._set("play/autoplay", value)

    @property
    def auto_complete(self) -> bool:
        """Whether the last cards go up by themselves."""
        return self._flag("play/auto_complete", True)

    @auto_complete.setter
    def auto_complete(self, value: bool) -> None:
        self._set("play/auto_complete", value)

    @property
    def rules(self) -> Rules:
        """The game that *New game* deals."""
        return GAMES.get(str(self._store.value("play/game", "")), CHAMELEON)

    @rules.setter
    def rules(self, value: Rules) -> None:
        self._set("play/game", value.name)

    @property
    def winnable(self) -> bool:
        """Whether *New game* deals only what the solver has won."""
        return self._flag("play/winnable", False)

    @winnable.setter
    def winnable(self, value: bool) -> None:
        self._set("play/winnable", value)

    def prepared_deal(self, rules: Rules) -> Deal | None:
        """The winnable deal that is ready for the next game of `rules`."""
        text = str(self._store.value(f"prepared/{rules.name}", ""))
        number = int(text) if text.isascii() and text.isdigit() else 0
        return Deal.numbered(number, rules) if FIRST_DEAL <= number <= LAST_DEAL else None

    def keep_prepared(self, rules: Rules, deal: Deal | None) -> None:
        """Keep a numbered `deal` for the next game of `rules`; None when it has been taken."""
        self._store.setValue(f"prepared/{rules.name}", "" if deal is None else deal.number)

    def take_prepared(self, rules: Rules) -> Deal | None:
        """Hand out the prepared deal, if there is one; it is remembered as winnable."""
        deal = self.prepared_deal(rules)
        if deal is not None:
            self.keep_prepared(rules, None)
            self._store.setValue(f"handed/{rules.name}", deal.number)
        return deal

    def was_prepared(self, deal: Deal) -> bool:
        """Whether `deal` is the winnable one that was handed out last."""
        handed = str(self._store.value(f"handed/{deal.rules.name}", ""))
        return deal.number is not None and handed == str(deal.number)

    @property
    def first_hint(self) -> HintStage:
        """How much the first press of *Hint* tells."""
        return self._choice("hints/first", HintStage.MOVE)

    @first_hint.setter
    def first_hint(self, value: HintStage) -> None:
        self._set("hints/first", value.value)

    @property
    def verdict_light(self) -> bool:
        """Whether the status bar tells if the position can be won."""
        return self._flag("hints/light", False)

    @verdict_light.setter
    def verdict_light(self, value: bool) -> None:
        self._set("hints/light", value)

    @property
    def speed(self) -> Speed:
        """Animation speed; unless chosen, off where the system asks for less motion."""
        usual = Speed.OFF if self.motion.is_reduced else Speed.NORMAL
        return self._choice("table/speed", usual)

    @speed.setter
    def speed(self, value: Speed) -> None:
        self._set("table/speed", value.value)

    @property
    def back(self) -> Back:
        """The card back."""
        return self._choice("table/back", Back.LOZENGES)

    @back.setter
    def back(self, value: Back) -> None:
        self._set("table/back", value.value)

    @property
    def cloth(self) -> Cloth:
        """The cloth of the table."""
        return self._choice("table/cloth", Cloth.GREEN)

    @cloth.setter
    def cloth(self, value: Cloth) -> None:
        self._set("table/cloth", value.value)

    @property
    def four_colours(self) -> bool:
        """Whether each suit has a colour of its own."""
        return self._flag("table/four_colours", False)

    @four_colours.setter
    def four_colours(self, value: bool) -> None:
        self._set("table/four_colours", value)

    @property
    def large_print(self) -> bool:
        """Whether the cards carry large signs with strong contrast."""
        return self._flag("table/large_print", False)

    @large_print.setter
    def large_print(self, value: bool) -> None:
        self._set("table/large_print", value)

    @property
    def left_handed(self) -> bool:
        """Whether the table is mirrored: stock and reserve at the right."""
        return self._flag("table/left_handed", False)

    @left_handed.setter
    def left_handed(self, value: bool) -> None:
        self._set("table/left_handed", value)

    @property
    def language(self) -> str:
        """The interface's language, a code of `LANGUAGES`, or `SYSTEM` to follow the system."""
        return stored_language(self._store)

    @language.setter
    def language(self, value: str) -> None:
        if value != self.language:
            self._store.setValue(LANGUAGE_KEY, value)
            self.language_changed.emit()
            self.changed.emit()

    @property
    def international_letters(self) -> bool:
        """Whether the cards carry A K Q J in every language."""
        return self._flag("language/international_letters", False)

    @international_letters.setter
    def international_letters(self, value: bool) -> None:
        self._set("language/international_letters", value)

    @property
    def player(self) -> int | None:
        """The account of the player who is signed in at the start; None for a guest."""
        text = str(self._store.value("players/current", ""))
        return int(text) if text.isascii() and text.isdigit() and 0 < int(text) < 2**63 else None

    @player.setter
    def player(self, value: int | None) -> None:
        self._set("players/current", "" if value is None else value)

    @property
    def is_welcomed(self) -> bool:
        """Whether the panel of the first start has been closed."""
        return self._flag("help/welcomed", False)

    @is_welcomed.setter
    def is_welcomed(self, value: bool) -> None:
        self._set("help/welcomed", value)

    @property
    def help_zoom(self) -> int:
        """Size of the text of the how-to-play pages, in per cent."""
        value = str(self._store.value("help/zoom", ""))
        return int(value) if value.isdigit() and 50 <= int(value) <= 300 else 100

    @help_zoom.setter
    def help_zoom(self, value: int) -> None:
        self._set("help/zoom", value)

    @property
    def geometry(self) -> QByteArray:
        """Where the window was, as `QWidget.saveGeometry` gives it; empty at first."""
        value = self._store.value("window/geometry")
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._store.setValue("window/geometry", value)

    def _flag(self, key: str, usual: bool) -> bool:
        value = str(self._store.value(key, usual)).lower()
        return value == "true" if value in ("true", "false") else usual

    def _choice(self, key: str, usual: Choice) -> Choice:
        value = self._store.value(key)
        kind = type(usual)
        return kind(value) if value in list(kind) else usual

    def _set(self, key: str, value: object) -> None:
        if self._store.value(key) != value:
            self._store.setValue(key, value)
            self.changed.emit()
