"""The command `solve`: one JSON object a line for each deal, in the order of the deals."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

from PySide6.QtCore import QCoreApplication

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
    show = sys.stderr.isatty() and not options.json and len(positions) > 1
    with ThreadPoolExecutor(max(1, options.jobs)) as pool:
        try:
            solver = Solver(rules)
            results = pool.map(lambda named: solver.solve(named[1], budget, cancel), positions)
            for done, ((name, _), result) in enumerate(zip(positions, results, strict=True), 1):
                if show:
                    print("\r\033[K", end="", file=sys.stderr, flush=True)
                print(json.dumps(_report(name, result)), flush=True)
                if show:
                    _show_progress(done, len(positions))
        except BaseException:
            cancel.cancel()
            raise
    if show:
        print(file=sys.stderr)
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


def _show_progress(done: int, total: int) -> None:
    bar = ("#" * (30 * done // total)).ljust(30, ".")
    print(f"[{bar}] {done}/{total}", end="", file=sys.stderr, flush=True)
