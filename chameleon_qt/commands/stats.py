"""The command `stats`: prints the figures of the statistics window, as text or as JSON."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from chameleon_qt.commands.answer import DONE, refuse

if TYPE_CHECKING:
    from chameleon_qt.players.statistics import Figures, Summary

translate = QCoreApplication.translate

OPENS_WINDOW = False


def summary() -> str:
    """What the command does."""
    return translate("CommandLine", "print statistics of the games played")


def declare(parser: argparse.ArgumentParser) -> None:
    """The form of the answer, and whose games are counted."""
    parser.add_argument(
        "--json",
        action="store_true",
        help=translate("CommandLine", "print the figures as JSON"),
    )
    parser.add_argument(
        "--player",
        metavar=translate("CommandLine", "NAME"),
        help=translate(
            "CommandLine",
            "whose games are counted (the player remembered, or guests, unless given)",
        ),
    )


def run(options: argparse.Namespace) -> int:
    """Print the figures of both games, or of the one that `--game` names."""
    import json

    from chameleon_qt.app.disk import data_folder

    found = _found(data_folder() / "players", options.player, options.game)
    if found is None:
        return refuse(
            translate("CommandLine", "there is no player “{name}”").format(name=options.player)
        )
    name, counted = found
    if options.json:
        print(json.dumps(_report(name, options.game, counted)))
    else:
        print(_text(name, counted))
    return DONE


def _found(folder: Path, name: str | None, game: str | None) -> tuple[str | None, Summary] | None:
    """The player's name, None for guests, and the figures; None if there is no such player.

    Nothing is made where nothing was kept yet.
    """
    from chameleon_qt.app.statistics.findings import NO_GAMES
    from chameleon_qt.players.files import Files
    from chameleon_qt.players.selection import Filter
    from chameleon_qt.players.store import Store

    files = Files(folder)
    if not folder.is_dir() or not (files.is_there() or files.backups()):
        return None if name else (None, NO_GAMES)
    store = Store(folder)
    try:
        player = store.find(name) if name else store.current()
        if player is None:
            return None if name else (None, store.summary(Filter(None, game)))
        return player.name, store.summary(Filter(player.id, game))
    finally:
        store.close()


def _text(name: str | None, counted: Summary) -> str:
    """The player, then a line for each figure, the values one below the other at the right."""
    from chameleon_qt.app.statistics.words import figures, player_text

    rows = [figure for group in figures(counted) for figure in group]
    names = max(len(row.name) for row in rows)
    values = max(len(row.value) for row in rows)
    lines = [f"{row.name:<{names}}  {row.value:>{values}}" for row in rows]
    return "\n".join([player_text(name), *lines])


def _report(name: str | None, game: str | None, counted: Summary) -> dict[str, object]:
    return {
        "player": name,
        "game": game,
        "played": counted.played,
        "won": counted.won,
        "win_rate": counted.win_rate,
        "winnable_played": counted.winnable_played,
        "winnable_won": counted.winnable_won,
        "winnable_win_rate": counted.winnable_rate,
        "current_streak": counted.current_streak,
        "best_streak": counted.best_streak,
        "seconds": _figures(counted.seconds),
        "moves": _figures(counted.moves),
        "undos": counted.undos,
        "hints": counted.hints,
        "months": [
            {"month": f"{m.year:04}-{m.month:02}", "played": m.played, "won": m.won}
            for m in counted.months
        ],
    }


def _figures(figures: Figures) -> dict[str, object]:
    return {"best": figures.best, "median": figures.median, "total": figures.total}
