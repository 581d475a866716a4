"""Plays through AT-SPI as a screen reader does, and writes down all that it is told.

Run by the system's Python, which has the bindings; it knows nothing of the project. What to do
comes as JSON lines on standard input: ``["look"]``, or the name of an action and the way to the
object that has it, as indices from the table on. What was heard goes to standard output as JSON.
"""

from __future__ import annotations

import itertools
import json
import sys
import time
from typing import Any

import gi  # type: ignore[import-not-found,unused-ignore]

gi.require_version("Atspi", "2.0")
from gi.repository import (  # type: ignore[import-not-found,unused-ignore] # noqa: E402
    Atspi,
    GLib,
)

PATIENCE = 15.0
"""Seconds after which something that should have happened has not."""

heard: list[str] = []
focused: list[str] = []


def hear(event: Any) -> None:
    """Write down an announcement, or where the focus has gone."""
    if event.type.startswith("object:announcement"):
        heard.append(event.any_data)
    elif event.detail1:
        focused.append(event.source.get_name())


def wait_until(happened: Any) -> None:
    """Let events come in until something is so."""
    context, end = GLib.MainContext.default(), time.monotonic() + PATIENCE
    while not happened():
        if time.monotonic() > end:
            raise TimeoutError(f"nothing happened after {heard[-3:]}")
        if not context.iteration(False):
            time.sleep(0.002)


def children(node: Any) -> list[Any]:
    """The children of `node` as they are now."""
    return [node.get_child_at_index(index) for index in range(node.get_child_count())]


def table() -> Any:
    """The table of the only program with one, once it is there."""
    found: list[Any] = []

    def look(node: Any) -> None:
        if node is not None:
            if node.get_name() == "Card table":
                found.append(node)
            elif not found:
                for child in children(node):
                    look(child)

    def is_there() -> bool:
        if not found:
            look(Atspi.get_desktop(0))
            time.sleep(0.05)
        return bool(found)

    wait_until(is_there)
    return found[0]


def actions(node: Any) -> list[str]:
    """The names of what can be done with `node`."""
    able = node.get_action_iface()
    return [able.get_action_name(at) for at in range(able.get_n_actions())] if able else []


def described(node: Any) -> dict[str, Any]:
    """All that a screen reader finds at `node` and below."""
    area = node.get_component_iface().get_extents(Atspi.CoordType.SCREEN)
    return {
        "role": node.get_role_name(),
        "name": node.get_name(),
        "description": node.get_description(),
        "area": [area.x, area.y, area.width, area.height],
        "states": sorted(state.value_nick for state in node.get_state_set().get_states()),
        "actions": actions(node),
        "children": [described(child) for child in children(node)],
    }


def listen_to_focus(listener: Any, node: Any) -> None:
    """Go about until the program has understood that somebody follows the focus.

    Qt sends only what somebody has asked for, and a question in its first moments may get lost.
    """
    end = time.monotonic() + PATIENCE
    for index in itertools.cycle((0, 6)):
        listener.register("object:state-changed:focused")
        place = node.get_child_at_index(index)
        place.get_action_iface().do_action(actions(place).index("SetFocus"))
        soon = time.monotonic() + 0.3
        wait_until(lambda soon=soon: focused or time.monotonic() > soon)
        if focused:
            return
        if time.monotonic() > end:
            raise TimeoutError("nothing is told of the focus")


def main() -> None:
    """Do what standard input says."""
    listener = Atspi.EventListener.new(hear)
    listener.register("object:announcement")
    node = table()
    listen_to_focus(listener, node)
    looks = []
    for line in sys.stdin:
        verb, *way = json.loads(line)
        if verb == "look":
            looks.append(described(node))
            continue
        aim = node
        for index in way:
            aim = aim.get_child_at_index(index)
        told = focused if verb == "SetFocus" else heard
        before = len(told)
        able = actions(aim)
        if verb not in able or not aim.get_action_iface().do_action(able.index(verb)):
            raise RuntimeError(f"{verb} {way} was refused by {aim.get_name()!r}: {able}")
        wait_until(lambda told=told, before=before: len(told) > before)
    end = time.monotonic() + 0.5
    wait_until(lambda: time.monotonic() > end)
    json.dump({"heard": heard, "focused": focused, "looks": looks}, sys.stdout)


if __name__ == "__main__":
    main()
