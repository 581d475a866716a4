"""The command line: deals and lines as text, exit codes, and errors that name the fault."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from chameleon_qt import __version__
from chameleon_qt.cli import run
from chameleon_qt.engine.deal import LAST_DEAL, Deal
from chameleon_qt.engine.rules import CHAMELEON, KANSAS, Rules

pytestmark = pytest.mark.usefixtures("qapp")
ROOT = Path(__file__).parents[2]
Capture = pytest.CaptureFixture[str]


def replay(deal: str, line: str, *more: str) -> int:
    return run(["replay", "--deal", deal, "--line", line, *more])


def report(capsys: Capture) -> dict[str, Any]:
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count("\n") == 1
    result: dict[str, Any] = json.loads(out)
    return result


def complaint(capsys: Capture) -> str:
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("chameleon-qt: ")
    assert err.count("\n") == 1
    return err.removeprefix("chameleon-qt: ").strip()


@pytest.mark.parametrize("number", [1, 617, LAST_DEAL])
@pytest.mark.parametrize(("game", "rules"), [([], CHAMELEON), (["--game", "kansas"], KANSAS)])
def test_deal_prints_the_cards_of_a_number(
    capsys: Capture, number: int, game: list[str], rules: Rules
) -> None:
    assert run(["deal", str(number), *game]) == 0
    out, err = capsys.readouterr()
    assert out == f"{Deal.numbered(number, rules)}\n"
    assert err == ""


@pytest.mark.parametrize("number", ["0", "2147483648", "x", "1.5"])
def test_deal_refuses_what_is_no_deal(capsys: Capture, number: str) -> None:
    assert run(["deal", number]) == 2
    assert number in complaint(capsys)


def test_every_winning_line_is_won(
    capsys: Capture, reference_deals: dict[str, str], winning_lines: dict[str, list[str]]
) -> None:
    for name, line in winning_lines.items():
        assert replay(reference_deals[name], " ".join(line)) == 0
        result = report(capsys)
        assert result["status"] == "won"
        assert result["moves"] == len(line)
        assert result["foundations"] == 52
        assert result["legal"] == []


def test_the_report_of_a_game_in_the_middle(capsys: Capture) -> None:
    assert replay("3", "S S S") == 0
    position = Deal.numbered(3).start()
    for _ in range(3):
        position, _ = position.apply(position.parse_move("S"))
    assert report(capsys) == {
        "status": "playing",
        "moves": 3,
        "game": "chameleon",
        "deal": 3,
        "foundations": 1,
        "reserve": 12,
        "stock": 33,
        "legal": [str(move) for move in position.legal_moves()],
    }


def test_the_report_names_the_game_and_repeats_cards(capsys: Capture) -> None:
    cards = str(Deal.numbered(3, KANSAS))
    assert replay(cards, "", "--game", "kansas") == 0
    result = report(capsys)
    assert (result["game"], result["deal"]) == ("kansas", cards)
    assert (result["moves"], result["reserve"], result["stock"]) == (0, 13, 35)


def test_a_deal_may_be_written_in_small_letters(capsys: Capture) -> None:
    cards = str(Deal.numbered(3))
    assert replay(cards.lower(), "s s") == 0
    assert report(capsys)["deal"] == cards


@pytest.mark.parametrize(
    ("line", "number", "wrong"),
    [
        ("W-F", 1, "waste is empty"),
        ("S S R-R S", 3, "“R-R” is not a move"),
        ("S 4-F", 2, "no tableau pile 4"),
        ("S S S 1*2-2", 4, "does not hold 2 cards"),
        ("S 1-1", 2, "lies there already"),
        ("fish", 1, "“fish” is not a move"),
        (" ".join(["S"] * 37), 37, "no redeal"),
        ("FS-1", 1, ""),
    ],
)
def test_an_illegal_move_is_named_by_its_number(
    capsys: Capture, line: str, number: int, wrong: str
) -> None:
    assert replay("1", line) == 2
    text = complaint(capsys)
    assert f"ove {number}, {line.split()[number - 1]}: " in text
    assert wrong in text


def test_a_move_after_the_win_is_illegal(
    capsys: Capture, reference_deals: dict[str, str], winning_lines: dict[str, list[str]]
) -> None:
    line = [*winning_lines["R006"], "S"]
    assert replay(reference_deals["R006"], " ".join(line)) == 2
    assert f"ove {len(line)}, S: The game is won" in complaint(capsys)


def damaged(change: str) -> str:
    cards = str(Deal.numbered(1)).split()
    match change:
        case "missing":
            del cards[20]
        case "doubled":
            cards[20] = cards[3]
        case "misspelt":
            cards[20] = "1S"
        case _:
            cards.append("XX")
    return " ".join(cards)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("missing", ["Missing: ", str(Deal.numbered(1)).split()[20]]),
        ("doubled", [str(Deal.numbered(1)).split()[3], "4", "21"]),
        ("misspelt", ["“1S”", "21"]),
        ("too many", ["“XX”", "53"]),
    ],
)
def test_a_damaged_deal_is_named_with_its_place(
    capsys: Capture, change: str, words: list[str]
) -> None:
    assert replay(damaged(change), "S") == 2
    text = complaint(capsys)
    for word in words:
        assert word in text


@pytest.mark.parametrize(
    "arguments",
    [
        ["deal"],
        ["deal", "1", "2"],
        ["deal", "1", "--game", "bridge"],
        ["replay"],
        ["replay", "--deal", "1"],
        ["replay", "--line", "S"],
        ["replay", "--deal", "1", "--line", "S", "--fast"],
    ],
    ids=" ".join,
)
def test_wrong_arguments_end_with_usage_and_2(capsys: Capture, arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        run(arguments)
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "usage: chameleon-qt" in err


@pytest.mark.parametrize("arguments", [["--help"], ["deal", "--help"], ["replay", "-h"]])
def test_help_is_printed(capsys: Capture, arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        run(arguments)
    assert ended.value.code == 0
    assert "usage: chameleon-qt" in capsys.readouterr().out


def test_the_version_is_printed(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        run(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.strip() == f"chameleon-qt {__version__}"


def test_a_game_is_not_started_with_a_deal_that_is_none(capsys: Capture) -> None:
    assert run(["--deal", "0"]) == 2
    assert "0 is no deal number" in complaint(capsys)


def test_the_module_runs_as_a_program(
    reference_deals: dict[str, str], winning_lines: dict[str, list[str]]
) -> None:
    deal, line = reference_deals["R027"], " ".join(winning_lines["R027"])
    command = [sys.executable, "-m", "chameleon_qt", "replay", "--deal", deal, "--line"]
    good = subprocess.run(
        [*command, line], capture_output=True, text=True, cwd=ROOT, timeout=60, check=False
    )
    assert (good.returncode, good.stderr) == (0, "")
    assert json.loads(good.stdout)["status"] == "won"


def test_without_a_display_the_game_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert run([]) == 2
    assert "there is no display" in capsys.readouterr().err


def test_a_bad_deal_is_refused_before_any_window_is_made(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for text in ("abc", "0", "-5", "99999999999", ""):
        assert run([f"--deal={text}"]) == 2
        assert capsys.readouterr().err.startswith("chameleon-qt: ")


def test_a_deal_is_of_chameleon_whatever_was_played_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[object, object]] = []
    files: list[object] = []

    def run_game(deal: object, rules: object, language: object, opened: object) -> int:
        asked.append((deal, rules))
        files.append(opened)
        return 0

    monkeypatch.setattr("chameleon_qt.app.application.run_game", run_game)
    assert run(["--deal", "7"]) == run(["--deal", "7", "--game", "kansas"]) == run([]) == 0
    assert asked == [(Deal.numbered(7), None), (Deal.numbered(7, KANSAS), KANSAS), (None, None)]
    assert run(["--open", "mine.chameleon"]) == 0
    assert files == [None, None, None, Path("mine.chameleon")]


def test_rules_opens_the_pages_of_the_game_in_the_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[str, str | None]] = []

    def run_rules(game: str, language: str | None) -> int:
        asked.append((game, language))
        return 0

    monkeypatch.setattr("chameleon_qt.app.help.dock.run_rules", run_rules)
    assert run(["rules"]) == run(["--language", "de", "rules", "--game", "kansas"]) == 0
    assert asked == [("chameleon", None), ("kansas", "de")]


def test_rules_without_a_display_names_the_other_way(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert run(["rules"]) == 2
    assert "help PAGE" in capsys.readouterr().err


def test_a_language_that_is_not_spoken_is_refused(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as refused:
        run(["--language", "xx"])
    assert refused.value.code == 2
    assert "en" in capsys.readouterr().err


def test_a_game_may_be_named_before_or_after_the_command(capsys: Capture) -> None:
    for words in (
        ["--game", "kansas", "replay", "--deal", "5", "--line", "S"],
        ["replay", "--game", "kansas", "--deal", "5", "--line", "S"],
    ):
        assert run(words) == 0
        assert json.loads(capsys.readouterr().out)["reserve"] == KANSAS.reserve


def program(*words: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "chameleon_qt", *words],
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, **environment},
        timeout=60,
        check=False,
    )


def test_a_folder_may_be_called_like_a_command(tmp_path: Path) -> None:
    done = program("--demo", str(tmp_path / "x"), "--deal", "replay")
    assert done.returncode == 0
    result = subprocess.run(
        [sys.executable, "-m", "chameleon_qt", "--demo", "deal"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (result.returncode, result.stderr) == (0, b"")
    assert (tmp_path / "deal" / "win.png").exists()


def test_help_is_readable_where_only_ascii_is() -> None:
    done = program("replay", "--help", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"--line" in done.stdout


def test_a_full_disk_is_no_crash() -> None:
    command = [sys.executable, "-m", "chameleon_qt", "deal", "5"]
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, cwd=ROOT, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith(b"chameleon-qt: ")
    assert b"Traceback" not in done.stderr


def test_a_reader_that_has_gone_is_no_crash() -> None:
    command = [sys.executable, "-m", "chameleon_qt", "deal", "5"]
    reader, writer = os.pipe()
    os.close(reader)
    gone = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, cwd=ROOT, check=False)
    os.close(writer)
    assert (gone.returncode, gone.stderr) == (2, b"")


def test_solve_prints_one_json_object_a_deal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deals = tmp_path / "deals.txt"
    deals.write_text(f"# two\nA: {Deal.numbered(9)}\nB: {Deal.numbered(10)}\n", encoding="utf-8")
    assert run(["solve", "--deals", str(deals), "--nodes", "20000", "--jobs", "2"]) == 0
    reports = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [report["deal"] for report in reports] == ["A", "B"]
    assert reports[0]["verdict"] == "winnable"
    line = " ".join(reports[0]["line"])
    assert run(["replay", "--deal", "9", "--line", line]) == 0
    assert json.loads(capsys.readouterr().out)["status"] == "won"


def test_solve_goes_on_from_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "--deal", "9", "--after", "S S", "--nodes", "0"]) == 0
    assert json.loads(capsys.readouterr().out)["verdict"] == "open"
    assert run(["solve", "--deals", "no such file"]) == 2


def test_deal_finds_a_winnable_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["deal", "--winnable", "--from", "7"]) == 0
    assert capsys.readouterr().out == f"19: {Deal.numbered(19)}\n"
    for start in ("0", "-3", "99999999999"):
        assert run(["deal", "--winnable", "--from", start]) == 2
        assert f"{start} is no deal number" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--nodes", "-1"),
        ("--nodes", "many"),
        ("--seconds", "-0.5"),
        ("--seconds", "nan"),
        ("--memory", "-1"),
        ("--jobs", "0"),
    ],
)
def test_solve_refuses_numbers_that_make_no_sense(
    option: str, value: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        run(["solve", "--deal", "1", option, value])
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert value in err


@pytest.mark.parametrize("quiet", [False, True], ids=["bar", "json"])
def test_solve_shows_its_progress_on_a_terminal_only(
    quiet: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    more = ["--json"] if quiet else []
    assert run(["solve", "--deal", "1", "--nodes", "100", *more]) == 0
    out, err = capsys.readouterr()
    assert out.count("\n") == 1
    assert json.loads(out)["verdict"] == "open"
    assert ("0/1" in err) is not quiet
