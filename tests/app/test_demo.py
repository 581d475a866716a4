"""The demonstration writes its pictures and ends won."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from chameleon_qt.app.demo import SIZE
from chameleon_qt.cli import run

pytestmark = pytest.mark.usefixtures("qapp")
PICTURES = ["deal.png", "middle.png", "win.png"]


def test_it_writes_three_different_pictures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "new" / "demo"
    assert run(["--demo", str(folder)]) == 0
    assert sorted(path.name for path in folder.iterdir()) == PICTURES
    images = [QImage(str(folder / name)) for name in PICTURES]
    for image in images:
        assert image.size() == SIZE
    assert images[0] != images[1] != images[2]
    out, err = capsys.readouterr()
    assert [Path(line) for line in out.splitlines()] == [folder / name for name in PICTURES]
    assert err == ""


def test_it_writes_over_old_pictures(tmp_path: Path) -> None:
    (tmp_path / "win.png").write_bytes(b"old")
    assert run(["--demo", str(tmp_path)]) == 0
    assert QImage(str(tmp_path / "win.png")).size() == SIZE


def test_a_folder_that_cannot_be_made_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="ascii")
    below = tmp_path / "file" / "below"
    for folder, words in (
        ("", "“” is not a folder"),
        (str(tmp_path / "file"), f"“{tmp_path / 'file'}” is not a folder"),
        (str(below), f"cannot write to {below}: "),
    ):
        assert run(["--demo", folder]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith(f"chameleon-qt: {words}")


def test_a_picture_that_cannot_be_written_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "deal.png").mkdir()
    assert run(["--demo", str(tmp_path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("chameleon-qt: cannot write to ")
    assert str(tmp_path / "deal.png") in err
