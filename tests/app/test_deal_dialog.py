"""The dialog that asks for a deal: it sends a deal, or says what is wrong and stays."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from chameleon_qt.app.deal_dialog import DealDialog
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.rules import CHAMELEON, KANSAS, Rules


class Asked:
    def __init__(self, qtbot: QtBot, present: Deal) -> None:
        self.dialog = DealDialog(present)
        self.deals: list[Deal] = []
        self.dialog.chosen.connect(self.deals.append)
        qtbot.addWidget(self.dialog)
        self.dialog.show()
        qtbot.waitExposed(self.dialog)

    def answer(self, text: str) -> None:
        self.dialog.field.clear()
        QTest.keyClicks(self.dialog.field, text)
        QTest.keyClick(self.dialog.field, Qt.Key.Key_Return)


@pytest.fixture
def asked(qtbot: QtBot) -> Asked:
    return Asked(qtbot, Deal.numbered(5))


def test_it_offers_the_number_of_the_present_deal(asked: Asked) -> None:
    assert asked.dialog.field.text() == "5"
    assert asked.dialog.field.selectedText() == "5"
    assert asked.dialog.error.text() == ""


def test_a_deal_without_a_number_offers_nothing(qtbot: QtBot) -> None:
    deal = Deal.parse(str(Deal.numbered(5)))
    assert Asked(qtbot, deal).dialog.field.text() == ""


@pytest.mark.parametrize("rules", [CHAMELEON, KANSAS], ids=str)
def test_a_number_deals_the_game_that_is_on_the_table(qtbot: QtBot, rules: Rules) -> None:
    asked = Asked(qtbot, Deal.numbered(5, rules))
    asked.answer("617")
    assert asked.deals == [Deal.numbered(617, rules)]
    assert not asked.dialog.isVisible()


def test_the_cards_of_a_deal_work_too(asked: Asked) -> None:
    wanted = Deal.numbered(9)
    asked.dialog.field.setText(str(wanted))
    asked.dialog.accept()
    assert [deal.cards for deal in asked.deals] == [wanted.cards]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("0", ["0 is no deal number"]),
        ("2147483648", ["2147483648 is no deal number"]),
        ("-3", ["-3 is no deal number"]),
        ("fish", ["“fish” is neither a deal number nor"]),
        ("", ["neither a deal number nor"]),
        ("2D QS 1X", ["“1X”", "3"]),
        ("2D QS 2D", ["2D", "1", "3"]),
        ("2D QS", ["AS", "KC"]),
    ],
)
def test_what_is_no_deal_is_explained_and_the_dialog_stays(
    asked: Asked, text: str, words: list[str]
) -> None:
    asked.answer(text)
    assert asked.deals == []
    assert asked.dialog.isVisible()
    assert asked.dialog.error.isVisible()
    for word in words:
        assert word in asked.dialog.error.text()
    asked.answer("12")
    assert asked.deals == [Deal.numbered(12)]


def test_cancel_sends_nothing(asked: Asked) -> None:
    asked.dialog.field.setText("12")
    (box,) = asked.dialog.findChildren(QDialogButtonBox)
    box.button(QDialogButtonBox.StandardButton.Cancel).click()
    assert asked.deals == []
    assert not asked.dialog.isVisible()
