"""The command `solve`: one JSON object a line for each deal, in the order of the deals."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

from PySide6.QtCore import QCoreApplication
from tqdm import tqdm

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.position import Position
from chameleon_qt.engine.rules import Rules
from chameleon_qt.solver import Budget, CancelToken, Result, Solver

translate = QCoreApplication.translate


def solve(options: argparse.Namespace, rules: Rules) -> int:
    """Solve what `options` name; 0, or 2 where the file cannot be read. Raises `EngineError`."""
    try:
        positions = list(_positions(options, rules))
    except (OSError, UnicodeDecodeError) as error:
        message = translate("CommandLine", "{file} cannot be read: {reason}").format(
            file=options.deals, reason=error
        )
        print(f"chameleon-qt: {message}", file=sys.stderr)
        return 2
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
    return 0


def _positions(options: argparse.Namespace, rules: Rules) -> Iterator[tuple[str | int, Position]]:
    if options.deals is None:
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
