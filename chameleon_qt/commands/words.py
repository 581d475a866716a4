"""The words that argparse itself says, in the player's language.

argparse asks a function named `_` in its own module for each of them, which by itself looks for
gettext's catalogues; no argument and no method of a parser could give them. So that function is
another one for as long as a parser is made and used, and only then.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


@contextmanager
def players_words() -> Iterator[None]:
    """Have argparse speak the present language inside this context."""
    module, words = vars(argparse), _words()
    usual = module["_"]
    module["_"] = lambda text: words.get(text) or usual(text)
    try:
        yield
    finally:
        module["_"] = usual


def heading(text: str) -> str:
    """A heading without its colon, which argparse adds; a space before it stays."""
    return text.removesuffix(":")


def _words() -> dict[str, str]:
    """Texts of argparse and ours. Those that only a programmer can meet are missing."""
    value, name, names = "%(value)s", "%s", "%s"
    return {
        "usage: ": translate("CommandLine", "usage:") + " ",
        "positional arguments": heading(translate("CommandLine", "arguments:")),
        "options": heading(translate("CommandLine", "options:")),
        "show this help message and exit": translate(
            "CommandLine", "show this help message and exit"
        ),
        "show program's version number and exit": translate(
            "CommandLine", "show the version number and exit"
        ),
        "%(prog)s: error: %(message)s\n": translate(
            "CommandLine", "{program}: error: {message}"
        ).format(program="%(prog)s", message="%(message)s")
        + "\n",
        "argument %(argument_name)s: %(message)s": translate(
            "CommandLine", "argument {name}: {message}"
        ).format(name="%(argument_name)s", message="%(message)s"),
        "unrecognized arguments: %s": translate(
            "CommandLine", "unrecognized arguments: {names}"
        ).format(names=names),
        "the following arguments are required: %s": translate(
            "CommandLine", "the following arguments are required: {names}"
        ).format(names=names),
        "one of the arguments %s is required": translate(
            "CommandLine", "one of the arguments {names} is required"
        ).format(names=names),
        "not allowed with argument %s": translate(
            "CommandLine", "not allowed with argument {name}"
        ).format(name=name),
        "ignored explicit argument %r": translate(
            "CommandLine", "takes no value, but was given “{value}”"
        ).format(value="%s"),
        "expected one argument": translate("CommandLine", "expected one argument"),
        "ambiguous option: %(option)s could match %(matches)s": translate(
            "CommandLine", "ambiguous option: {option} could match {names}"
        ).format(option="%(option)s", names="%(matches)s"),
        "invalid %(type)s value: %(value)r": translate(
            "CommandLine", "invalid value: “{value}”"
        ).format(value=value),
        "invalid choice: %(value)r (choose from %(choices)s)": translate(
            "CommandLine", "invalid choice: “{value}” (choose from {choices})"
        ).format(value=value, choices="%(choices)s"),
    }
