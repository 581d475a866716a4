"""The pages in reading order. Their names are the same in every language."""

from __future__ import annotations

from chameleon_qt.help.content import Page
from chameleon_qt.help.pages import (
    controls,
    glossary,
    goal,
    questions,
    rules,
    setup,
    strategy,
    winning,
)

PAGES: dict[str, Page] = {
    page.name: page
    for page in (
        goal.PAGE,
        setup.PAGE,
        rules.PAGE,
        winning.PAGE,
        strategy.PAGE,
        questions.PAGE,
        controls.PAGE,
        glossary.PAGE,
    )
}
