"""The command `solve`: one JSON object a line for each deal, in the order of the deals."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from chameleon_qt.commands.answer import DONE, refuse
from chameleon_qt.commands.arguments import add_after, add_deal, at_least, rules_of
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.rules import Rules

if TYPE_CHECKING:
    from chameleon_qt.engine.position import Position
    from chameleon_qt.solver import Result

translate = QCoreApplication.translate

OPENS_WINDOW = False


def summary() -> str:
    """What the command does."""
    return translate("CommandLine", "say whether deals can be won, one JSON line each")


def declare(parser: argparse.ArgumentParser) -> None:
    """The deals, and how hard to try."""
    which = parser.add_mutually_exclusive_group(required=True)
    add_deal(which)
    which.add_argument(
        "--deals",
        type=Path,
        metavar=translate("CommandLine", "FILE"),
        help=translate("CommandLine", "many deals, one a line: name: cards"),
    )
    add_after(parser)
    parser.add_argument(
        "--nodes",
        type=at_least(0, int),
        default=3_000_000,
        help=translate("CommandLine", "states looked at for a deal"),
    )
    parser.add_argument(
        "--seconds",
        type=at_least(0, float),
        default=60.0,
        help=translate("CommandLine", "seconds for a deal"),
    )
    parser.add_argument(
        "--memory",
        type=at_least(0, int),
        default=256,
        metavar="MB",
        help=translate("CommandLine", "megabytes for each search"),
    )
    parser.add_argument(
        "--jobs",
        type=at_least(1, int),
        default=1,
        help=translate("CommandLine", "deals searched side by side"),
    )
    parser.add_argument(
        "--json",
        action="store_true",
        help=translate("CommandLine", "show no progress bar"),
    )


def run(options: argparse.Namespace) -> int:
    """Solve what is named; a file that cannot be read is bad input."""
    import json
    import sys
    from concurrent.futures import ThreadPoolExecutor

    from tqdm import tqdm

    from chameleon_qt.solver import Budget, CancelToken, Solver

    rules = rules_of(options)
    try:
        positions = list(_positions(options, rules))
    except (OSError, UnicodeDecodeError) as error:
        return refuse(
            translate("CommandLine", "{file} cannot be read: {reason}").format(
                file=options.deals, reason=error
            )
        )
    budget = Budget(options.nodes, options.seconds, options.memory << 20)
    cancel = CancelToken()
    # `disable=None`: no bar where standard error is not a terminal.
    bar = tqdm(total=len(positions), leave=False, disable=options.json or None)
    with bar, ThreadPoolExecutor(options.jobs) as pool:
        try:
            solver = Solver(rules)
            results = pool.map(lambda named: solver.solve(named[1], budget, cancel), positions)
            for (name, _), result in zip(positions, results, strict=True):
                bar.write(json.dumps(_report(name, result)), file=sys.stdout)
                sys.stdout.flush()
                bar.update()
        except BaseException:
            cancel.cancel()
            raise
    return DONE


def _positions(options: argparse.Namespace, rules: Rules) -> Iterator[tuple[str | int, Position]]:
    if options.deals is None:
        from chameleon_qt.engine.game import Game

        deal = Deal.parse(options.deal, rules)
        game = Game(deal)
        for text in options.after.split():
            game.play_text(text)
        yield deal.number or str(deal), game.position
        return
    for line in options.deals.read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            name, _, cards = line.rpartition(":")
            yield name.strip() or cards.strip(), Deal.parse(cards, rules).start()


def _report(name: str | int, result: Result) -> dict[str, object]:
    return {
        "deal": name,
        "verdict": result.verdict.value,
        "nodes": result.nodes,
        "seconds": round(result.seconds, 3),
        "line": None if result.line is None else [str(move) for move in result.line],
    }
