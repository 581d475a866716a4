"""The settings: each change applies at once and is kept at once."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from chameleon_qt.app.hint_stage import HintStage
from chameleon_qt.app.picture_choice import Picture, PictureChoice
from chameleon_qt.app.settings import Settings
from chameleon_qt.app.tips import give_tip
from chameleon_qt.i18n.formats import language_name
from chameleon_qt.i18n.languages import LANGUAGES, SYSTEM
from chameleon_qt.table.art.backs import Back, paint_back
from chameleon_qt.table.art.cloth import Cloth, cloth_colours, paint_cloth
from chameleon_qt.table.art.proportions import CARD_ASPECT
from chameleon_qt.table.speeds import Speed

translate = QCoreApplication.translate

BACK_WIDTH = 64
CLOTH_SIZE = QSize(64, 44)
FRAME = QSize(16, 48)
"""Room that the window's frame and title take."""


class SettingsDialog(QDialog):
    """Shows `settings` and changes them; *Close* only closes."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self._buttons = buttons
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rows = QVBoxLayout(self)
        rows.addWidget(self._scroll)
        rows.addWidget(buttons)
        ratio = self.devicePixelRatioF()
        self._pictures: dict[Back | Cloth, QPixmap] = {
            **{back: _back(back, ratio) for back in Back},
            **{cloth: _cloth(cloth, ratio) for cloth in Cloth},
        }
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        """Another language: everything is made anew in it, and the player stays in the list."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            was_choosing = self.focusWidget() is self.language
            self._fill()
            if was_choosing:
                self.language.setFocus()

    def _fill(self) -> None:
        """Make the page and take its size, as far as the screen has room; the rest scrolls."""
        self.setWindowTitle(translate("SettingsDialog", "Settings"))
        give_tip(
            self._buttons,
            translate("SettingsDialog", "Close this window; every change has been kept already"),
        )
        page = QWidget()
        rows = QVBoxLayout(page)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self._play_group())
        rows.addWidget(self._help_group())
        rows.addWidget(self._table_group())
        rows.addWidget(self._language_group())
        rows.addStretch()
        if (old := self._scroll.takeWidget()) is not None:
            old.deleteLater()  # the event that is being heard may have come to one of its children
        self._scroll.setWidget(page)
        page.show()
        width = rows.sizeHint().width()
        self._scroll.setMinimumWidth(width + self._scroll.verticalScrollBar().sizeHint().width())
        room = self.screen().availableSize() - FRAME
        frame = self.sizeHint() - self._scroll.sizeHint()
        height = rows.heightForWidth(width) + frame.height()
        self.resize(min(self.minimumSizeHint().width(), room.width()), min(height, room.height()))

    def _play_group(self) -> QGroupBox:
        settings = self._settings
        group = QGroupBox(translate("SettingsDialog", "Play"))
        self.autoplay = QCheckBox(translate("SettingsDialog", "&Autoplay"))
        self.autoplay.setChecked(settings.autoplay)
        self.autoplay.toggled.connect(lambda on: setattr(settings, "autoplay", on))
        self.auto_complete = QCheckBox(translate("SettingsDialog", "Auto &complete"))
        self.auto_complete.setChecked(settings.auto_complete)
        self.auto_complete.toggled.connect(lambda on: setattr(settings, "auto_complete", on))
        rows = QVBoxLayout(group)
        for box, note in (
            (
                self.autoplay,
                translate(
                    "SettingsDialog",
                    "A click plays a card to where it fits. Without it, a click picks it up.",
                ),
            ),
            (
                self.auto_complete,
                translate(
                    "SettingsDialog",
                    "Once only ordered piles are left, the cards go up by themselves.",
                ),
            ),
        ):
            give_tip(box, note)
            rows.addWidget(box)
            rows.addWidget(_note(note))
        return group

    def _help_group(self) -> QGroupBox:
        settings = self._settings
        group = QGroupBox(translate("SettingsDialog", "Hints and verdicts"))
        self.first_hint = QComboBox()
        for stage, name in (
            (HintStage.WORD, translate("SettingsDialog", "Whether something can be done")),
            (HintStage.CARD, translate("SettingsDialog", "The card")),
            (HintStage.MOVE, translate("SettingsDialog", "The card and its target")),
        ):
            self.first_hint.addItem(name, stage.value)
        self.first_hint.setCurrentIndex(self.first_hint.findData(settings.first_hint.value))
        self.first_hint.activated.connect(
            lambda _: setattr(settings, "first_hint", HintStage(self.first_hint.currentData()))
        )
        self.verdict_light = QCheckBox(translate("SettingsDialog", "&Verdict light"))
        self.verdict_light.setChecked(settings.verdict_light)
        self.verdict_light.toggled.connect(lambda on: setattr(settings, "verdict_light", on))
        self.winnable = QCheckBox(translate("SettingsDialog", "&Winnable deals only"))
        self.winnable.setChecked(settings.winnable)
        self.winnable.toggled.connect(lambda on: setattr(settings, "winnable", on))
        note = translate(
            "SettingsDialog", "The status bar tells whether the position can still be won."
        )
        give_tip(self.verdict_light, note)
        give_tip(
            self.first_hint,
            translate("SettingsDialog", "Each further press tells more, up to the whole move"),
        )
        give_tip(
            self.winnable, translate("Actions", "New games are only such as the solver has won")
        )
        form = QFormLayout(group)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        form.addRow(translate("SettingsDialog", "&First press of Hint tells:"), self.first_hint)
        form.addRow(self.verdict_light)
        form.addRow(_note(note))
        form.addRow(self.winnable)
        return group

    def _table_group(self) -> QGroupBox:
        settings = self._settings
        group = QGroupBox(translate("SettingsDialog", "Table"))
        self.speed = QComboBox()
        for speed, name in (
            (Speed.OFF, translate("SettingsDialog", "Off")),
            (Speed.FAST, translate("SettingsDialog", "Fast")),
            (Speed.NORMAL, translate("SettingsDialog", "Normal")),
            (Speed.SLOW, translate("SettingsDialog", "Slow")),
        ):
            self.speed.addItem(name, speed.value)
        self.speed.setCurrentIndex(self.speed.findData(settings.speed.value))
        self.speed.activated.connect(
            lambda _: setattr(settings, "speed", Speed(self.speed.currentData()))
        )
        back_names = {
            Back.LOZENGES: translate("SettingsDialog", "Lozenges"),
            Back.CHAMELEON: translate("SettingsDialog", "Chameleon"),
            Back.TAILS: translate("SettingsDialog", "Tails"),
        }
        self.backs = PictureChoice(
            [Picture(back.value, name, self._pictures[back]) for back, name in back_names.items()],
            settings.back.value,
            QSize(BACK_WIDTH, round(BACK_WIDTH * CARD_ASPECT)),
        )
        self.backs.chosen.connect(lambda value: setattr(settings, "back", Back(value)))
        cloth_names = {
            Cloth.GREEN: translate("SettingsDialog", "Green"),
            Cloth.BLUE_GREY: translate("SettingsDialog", "Blue grey"),
            Cloth.BURGUNDY: translate("SettingsDialog", "Burgundy"),
            Cloth.SAND: translate("SettingsDialog", "Sand"),
            Cloth.CHARCOAL: translate("SettingsDialog", "Charcoal"),
        }
        self.cloths = PictureChoice(
            [
                Picture(cloth.value, name, self._pictures[cloth])
                for cloth, name in cloth_names.items()
            ],
            settings.cloth.value,
            CLOTH_SIZE,
        )
        self.cloths.chosen.connect(lambda value: setattr(settings, "cloth", Cloth(value)))
        self.four_colours = self._switch(
            "four_colours",
            translate("SettingsDialog", "Four c&olours"),
            translate("SettingsDialog", "Blue diamonds and green clubs"),
        )
        self.large_print = self._switch(
            "large_print",
            translate("SettingsDialog", "Large &print"),
            translate("SettingsDialog", "Large signs on the cards, with strong contrast"),
        )
        self.left_handed = self._switch(
            "left_handed",
            translate("SettingsDialog", "L&eft-handed table"),
            translate("SettingsDialog", "Stock and reserve are at the right"),
        )
        give_tip(self.speed, translate("SettingsDialog", "How fast the cards move"))
        give_tip(self.backs, translate("SettingsDialog", "The pattern on the back of the cards"))
        give_tip(self.cloths, translate("SettingsDialog", "The colour of the table"))
        form = QFormLayout(group)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(translate("SettingsDialog", "Animation &speed:"), self.speed)
        form.addRow(translate("SettingsDialog", "Card back:"), self.backs)
        form.addRow(translate("SettingsDialog", "Cloth:"), self.cloths)
        for box in (self.four_colours, self.large_print, self.left_handed):
            form.addRow(box)
        return group

    def _switch(self, name: str, text: str, tip: str) -> QCheckBox:
        """A box for the setting `name`."""
        box = QCheckBox(text)
        box.setChecked(getattr(self._settings, name))
        box.toggled.connect(lambda on: setattr(self._settings, name, on))
        give_tip(box, tip)
        return box

    def _language_group(self) -> QGroupBox:
        settings = self._settings
        group = QGroupBox(translate("SettingsDialog", "Language"))
        self.language = QComboBox()
        self.language.addItem(translate("SettingsDialog", "System"), SYSTEM)
        for code in LANGUAGES:
            self.language.addItem(language_name(code), code)
        self.language.setCurrentIndex(self.language.findData(settings.language))
        self.language.activated.connect(
            lambda _: setattr(settings, "language", self.language.currentData())
        )
        self.letters = QCheckBox(translate("SettingsDialog", "&International letters on the cards"))
        self.letters.setChecked(settings.international_letters)
        self.letters.toggled.connect(lambda on: setattr(settings, "international_letters", on))
        give_tip(
            self.language,
            translate("SettingsDialog", "The language of windows, cards and rules"),
        )
        note = translate("SettingsDialog", "A K Q J whatever the language; else its own.")
        give_tip(self.letters, note)
        form = QFormLayout(group)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(translate("SettingsDialog", "&Language:"), self.language)
        form.addRow(self.letters)
        form.addRow(_note(note))
        return group


def _note(text: str) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    label.setIndent(24)
    font = label.font()
    font.setPointSizeF(font.pointSizeF() * 0.92)
    label.setFont(font)
    return label


def _canvas(size: QSize, ratio: float) -> tuple[QPixmap, QPainter]:
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return pixmap, painter


def _back(back: Back, ratio: float) -> QPixmap:
    pixmap, painter = _canvas(QSize(BACK_WIDTH, round(BACK_WIDTH * CARD_ASPECT)), ratio)
    paint_back(painter, back, BACK_WIDTH)
    painter.end()
    return pixmap


def _cloth(cloth: Cloth, ratio: float) -> QPixmap:
    pixmap, painter = _canvas(CLOTH_SIZE, ratio)
    area = QRectF(0, 0, CLOTH_SIZE.width(), CLOTH_SIZE.height())
    frame = QPainterPath()
    frame.addRoundedRect(area, 6, 6)
    painter.setClipPath(frame)
    paint_cloth(painter, area, cloth_colours(cloth), ratio)
    painter.end()
    return pixmap
