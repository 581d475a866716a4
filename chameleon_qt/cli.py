"""The command line: without a sub-command the game starts; `deal` and `replay` need no window."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from chameleon_qt import __version__
from chameleon_qt.app.messages import error_text
from chameleon_qt.engine.deal import FIRST_DEAL, LAST_DEAL, Deal
from chameleon_qt.engine.errors import EngineError
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.rules import CHAMELEON, GAMES, Rules
from chameleon_qt.i18n.languages import LANGUAGES, SYSTEM
from chameleon_qt.i18n.translators import speak

translate = QCoreApplication.translate

PAGE_NAMES = (
    "goal",
    "setup",
    "rules",
    "winning",
    "strategy",
    "questions",
    "controls",
    "glossary",
)
"""The how-to-play pages; their texts are imported when one is asked for."""

DONE = 0
BAD_INPUT = 2


def run(arguments: Sequence[str]) -> int:
    """Do what `arguments` ask and return the exit code: 0, or 2 for bad input.

    Without a sub-command the game starts and makes its own application object; until then, and
    for everything else, texts are English unless `_learn_language` has been called.
    """
    language = _wished_language(arguments)
    if _asks_for_text(arguments):
        _learn_language(language)
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.command == "deal" and (options.number is None) != options.winnable:
        parser.error(translate("CommandLine", "give a deal number, or --winnable"))
    try:
        match options.command:
            case "deal":
                return _deal(options)
            case "solve":
                from chameleon_qt.solve_command import solve

                return solve(options, _rules(options))
            case "hint":
                from chameleon_qt.hint_command import hint

                return hint(options, _rules(options))
            case "replay":
                return _replay(options)
            case "help":
                return _help(options)
            case "rules":
                return _show_rules(options)
            case _:
                return _start(options)
    except EngineError as error:
        _learn_language(language)
        return _refuse(error_text(error))


def _asks_for_text(arguments: Sequence[str]) -> bool:
    """Whether no window follows: a sub-command or a call for help, not the value of an option."""
    words = iter(arguments)
    for word in words:
        if word in ("--game", "--deal", "--demo", "--language"):
            next(words, None)
        elif word in ("deal", "hint", "replay", "solve", "help", "-h", "--help"):
            return True
    return False


def _wished_language(arguments: Sequence[str]) -> str:
    """The value of ``--language``, needed before there is a parser that speaks it."""
    wish = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    wish.add_argument("--language", choices=LANGUAGES, default=SYSTEM)
    try:
        return str(wish.parse_known_args(arguments)[0].language)
    except argparse.ArgumentError:
        return SYSTEM


def _learn_language(language: str) -> None:
    """Speak `language`, if no application object speaks any yet."""
    if QCoreApplication.instance() is None:
        global _app
        _app = QCoreApplication([])
        speak(_app, language)


_app: QCoreApplication | None = None
"""Keeps the application object of a command alive."""


def _refuse(message: str) -> int:
    print(f"chameleon-qt: {message}", file=sys.stderr)
    return BAD_INPUT


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="chameleon-qt",
        description=translate(
            "CommandLine", "Chameleon, a one-deck solitaire. Without a command the game starts."
        ),
    )
    parser.add_argument("--version", action="version", version=f"chameleon-qt {__version__}")
    _add_shared(parser, game=None, language=SYSTEM)
    parser.add_argument(
        "--deal",
        metavar=translate("CommandLine", "CARDS|NUMBER"),
        help=translate("CommandLine", "start with this deal"),
    )
    parser.add_argument(
        "--demo",
        metavar=translate("CommandLine", "FOLDER"),
        help=translate(
            "CommandLine", "play a winning line without a screen and write pictures to FOLDER"
        ),
    )
    commands = parser.add_subparsers(dest="command", metavar=translate("CommandLine", "COMMAND"))
    deal = commands.add_parser(
        "deal", help=translate("CommandLine", "print the cards of a numbered deal")
    )
    deal.add_argument(
        "number",
        nargs="?",
        help=translate("CommandLine", "deal number, {first} to {last}").format(
            first=FIRST_DEAL, last=LAST_DEAL
        ),
    )
    deal.add_argument(
        "--winnable",
        action="store_true",
        help=translate("CommandLine", "the first deal that the solver wins"),
    )
    deal.add_argument(
        "--from",
        dest="start",
        type=int,
        metavar="N",
        help=translate("CommandLine", "with --winnable: begin at deal N (any deal unless given)"),
    )
    _add_shared(deal)
    _add_solve(
        commands.add_parser(
            "solve",
            help=translate("CommandLine", "say whether deals can be won, one JSON line each"),
        )
    )
    page = commands.add_parser("help", help=translate("CommandLine", "print a page on how to play"))
    page.add_argument(
        "page",
        nargs="?",
        default="goal",
        choices=PAGE_NAMES,
        metavar=translate("CommandLine", "PAGE"),
        help=translate("CommandLine", "its name: {names} (goal unless given)").format(
            names=", ".join(PAGE_NAMES)
        ),
    )
    _add_shared(page)
    _add_shared(
        commands.add_parser(
            "rules", help=translate("CommandLine", "show the pages on how to play in a window")
        )
    )
    hint = commands.add_parser(
        "hint", help=translate("CommandLine", "say what the hint button says of a position")
    )
    _add_deal(hint, required=True)
    _add_after(hint)
    hint.add_argument(
        "--json",
        action="store_true",
        help=translate("CommandLine", "print verdict, move and line as JSON"),
    )
    _add_shared(hint)
    replay = commands.add_parser(
        "replay", help=translate("CommandLine", "play a line of moves and print where it leads")
    )
    _add_deal(replay, required=True)
    replay.add_argument(
        "--line",
        required=True,
        metavar=translate("CommandLine", "MOVES"),
        help=translate("CommandLine", "the moves, such as “S W-1 R-F 2*3-1”"),
    )
    _add_shared(replay)
    return parser


def _add_solve(solve: argparse.ArgumentParser) -> None:
    which = solve.add_mutually_exclusive_group(required=True)
    _add_deal(which)
    which.add_argument(
        "--deals",
        type=Path,
        metavar=translate("CommandLine", "FILE"),
        help=translate("CommandLine", "many deals, one a line: name: cards"),
    )
    _add_after(solve)
    solve.add_argument(
        "--nodes",
        type=_at_least(0, int),
        default=3_000_000,
        help=translate("CommandLine", "states looked at for a deal"),
    )
    solve.add_argument(
        "--seconds",
        type=_at_least(0, float),
        default=60.0,
        help=translate("CommandLine", "seconds for a deal"),
    )
    solve.add_argument(
        "--memory",
        type=_at_least(0, int),
        default=256,
        metavar="MB",
        help=translate("CommandLine", "megabytes for each search"),
    )
    solve.add_argument(
        "--jobs",
        type=_at_least(1, int),
        default=1,
        help=translate("CommandLine", "deals searched side by side"),
    )
    solve.add_argument(
        "--json",
        action="store_true",
        help=translate("CommandLine", "show no progress bar"),
    )
    _add_shared(solve)


def _at_least(least: int, number: type[int] | type[float]) -> Callable[[str], int | float]:
    """A reader of numbers for argparse, which refuses smaller ones and what is no number."""

    def read(text: str) -> int | float:
        try:
            value = number(text)
        except ValueError:
            value = least - 1
        if not value >= least:  # not a number is not large enough
            raise argparse.ArgumentTypeError(
                translate("CommandLine", "“{text}” is not a number from {least} up").format(
                    text=text, least=least
                )
            )
        return value

    return read


def _add_deal(options: argparse._ActionsContainer, required: bool = False) -> None:
    options.add_argument(
        "--deal",
        required=required,
        metavar=translate("CommandLine", "CARDS|NUMBER"),
        help=translate("CommandLine", "the deal: its 52 cards, or its number"),
    )


def _add_after(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--after",
        default="",
        metavar=translate("CommandLine", "MOVES"),
        help=translate("CommandLine", "with --deal: the moves that were played first"),
    )


def _add_shared(
    parser: argparse.ArgumentParser,
    game: str | None = argparse.SUPPRESS,
    language: str = argparse.SUPPRESS,
) -> None:
    """The values are for the main parser alone: a sub-command keeps what stands before it."""
    parser.add_argument(
        "--game",
        default=game,
        choices=list(GAMES),
        help=translate("CommandLine", "the game that is played (chameleon unless given)"),
    )
    parser.add_argument(
        "--language",
        default=language,
        choices=LANGUAGES,
        help=translate("CommandLine", "the language spoken (that of the system unless given)"),
    )


def _rules(options: argparse.Namespace) -> Rules:
    return GAMES[options.game] if options.game else CHAMELEON


def _deal(options: argparse.Namespace) -> int:
    rules = _rules(options)
    if options.winnable:
        from chameleon_qt.solver import find_winnable

        start = Deal.unforeseen(rules).number if options.start is None else options.start
        assert start is not None
        found = find_winnable(rules, start)
        if found is None:
            return _refuse(translate("CommandLine", "no winnable deal was found"))
        print(f"{found[0].number}: {found[0]}")
        return DONE
    print(Deal.parse(options.number, rules))
    return DONE


def _replay(options: argparse.Namespace) -> int:
    import json

    deal = Deal.parse(options.deal, _rules(options))
    game = Game(deal)
    for number, text in enumerate(options.line.split(), 1):
        try:
            game.play_text(text)
        except EngineError as error:
            message = translate("CommandLine", "move {number}, {move}: {reason}").format(
                number=number, move=text, reason=error_text(error)
            )
            return _refuse(message)
    position = game.position
    report = {
        "status": game.status.value,
        "moves": game.move_count,
        "game": deal.rules.name,
        "deal": deal.number or str(deal),
        "foundations": sum(position.foundations),
        "reserve": len(position.reserve),
        "stock": len(position.stock),
        "legal": [str(move) for move in position.legal_moves()],
    }
    print(json.dumps(report))
    return DONE


def _help(options: argparse.Namespace) -> int:
    from chameleon_qt.app.help.speech import speak_page
    from chameleon_qt.help.pages import PAGES
    from chameleon_qt.help.plain import plain_text

    print(plain_text(speak_page(PAGES[options.page], _rules(options).name)), end="")
    return DONE


def _show_rules(options: argparse.Namespace) -> int:
    if not _has_display():
        _learn_language(options.language)
        return _refuse(translate("CommandLine", "there is no display; “help PAGE” prints a page"))
    from chameleon_qt.app.help.dock import run_rules

    return run_rules(_rules(options).name, _spoken(options))


def _start(options: argparse.Namespace) -> int:
    if options.demo is not None:
        return _demonstrate(options.demo, options.language)
    deal = None if options.deal is None else Deal.parse(options.deal, _rules(options))
    if not _has_display():
        _learn_language(options.language)
        return _refuse(
            translate("CommandLine", "there is no display; “--demo FOLDER” plays without one")
        )
    from chameleon_qt.app.application import run_game

    return run_game(deal, GAMES.get(options.game or ""), _spoken(options))


def _spoken(options: argparse.Namespace) -> str | None:
    """The language asked for; without one, that of the settings is spoken in a window."""
    return None if options.language == SYSTEM else str(options.language)


def _demonstrate(folder: str, language: str) -> int:
    from chameleon_qt.app.demo import run_demo

    path = Path(folder)
    if not folder.strip() or (path.exists() and not path.is_dir()):
        _learn_language(language)
        return _refuse(translate("CommandLine", "“{text}” is not a folder").format(text=folder))
    return run_demo(path, language)


def _has_display() -> bool:
    """Whether a window can be shown; Qt itself would end the program where it cannot."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")))
