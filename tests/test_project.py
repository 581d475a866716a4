"""The frame of the project: who may import whom, what can be translated, what is locked and packed.

Each rule is a small function that is also tried on an example that breaks it.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import PySide6
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from PySide6.QtCore import QObject

from chameleon_qt.i18n.languages import LANGUAGES

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "chameleon_qt"
TS_FILES = sorted((ROOT / "translations").glob("*.ts"))
LOCKS = ("requirements.txt", "requirements-dev.txt")
BAD_PYSIDE = "6.12.0"
QT = ("PySide6", "shiboken6")


def sources(*folders: str) -> list[Path]:
    """All Python files of the package, or of some of its folders that exist."""
    roots = [PACKAGE / folder for folder in folders] or [PACKAGE]
    return sorted(path for root in roots for path in root.rglob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# --- imports ---------------------------------------------------------------------------------


def imported(tree: ast.AST, package: str) -> Iterator[str]:
    """Full names of all that a module of `package` imports, anywhere in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) + 1 - node.level]
            module = ".".join([*(base if node.level else []), *filter(None, [node.module])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def breaches(paths: Iterable[Path], forbidden: tuple[str, ...]) -> list[str]:
    return [
        f"{name_of(path)} imports {name}"
        for path in paths
        for name in imported(ast.parse(path.read_bytes()), ".".join(Path(name_of(path)).parts[:-1]))
        if any(f"{name}.".startswith(f"{top}.") for top in forbidden)
    ]


def test_imports_are_found_in_every_form() -> None:
    code = "import a.b\ndef f():\n    from c import d\nfrom . import e\nfrom ..g import h\n"
    names = list(imported(ast.parse(code), "chameleon_qt.table"))
    assert sorted(names) == ["a.b", "c.d", "chameleon_qt.g.h", "chameleon_qt.table.e"]


def test_breaches_are_found() -> None:
    assert breaches([PACKAGE / "table" / "scene.py"], QT)


def test_all_but_table_and_app_know_no_qt() -> None:
    outside = ("chameleon_qt.table", "chameleon_qt.app")
    assert sources("engine")
    assert breaches(sources("engine", "solver", "help", "players"), (*QT, *outside)) == []


def test_engine_loads_no_qt() -> None:
    modules = [".".join(Path(name_of(path)).with_suffix("").parts) for path in sources("engine")]
    code = f"import sys, {', '.join(modules)}; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {name.partition(".")[0] for name in run.stdout.split()} & set(QT)


def test_table_does_not_know_app() -> None:
    assert sources("table")
    assert breaches(sources("table"), ("chameleon_qt.app",)) == []


# --- PySide6 ---------------------------------------------------------------------------------


def test_void_calls_do_not_use_up_none() -> None:
    """PySide6 6.12.0 on Python 3.11 drops a reference to None with every call that returns it."""
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(100):
        thing.setObjectName("name")
    assert abs(sys.getrefcount(None) - before) < 50


def test_requirements_keep_the_bad_pyside_out() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    pyside = [Requirement(line) for line in wanted if line.startswith("PySide6")]
    assert len(pyside) == 2
    assert not any(requirement.specifier.contains(BAD_PYSIDE) for requirement in pyside)


# --- texts in the sources --------------------------------------------------------------------


class Text(NamedTuple):
    """A text as the translation tools know it."""

    context: str
    source: str
    comment: str
    plural: bool


def literal(node: ast.expr | None) -> str | None:
    """The string of a literal; that of None is empty, as it is for the tools."""
    if isinstance(node, ast.Constant):
        return "" if node.value is None else node.value if isinstance(node.value, str) else None
    return None


class Texts(ast.NodeVisitor):
    """Collects what a module asks to be translated, and the calls that no tool can read."""

    MARKERS = ("QT_TRANSLATE_NOOP", "QT_TR_NOOP")
    APPLICATIONS = ("QCoreApplication", "QGuiApplication", "QApplication")

    def __init__(self, code: str) -> None:
        self.texts: set[Text] = set()
        self.problems: list[str] = []
        self.looked_up: list[tuple[str, str]] = []  # (context, call) with the text in a variable
        self.marked_elsewhere: list[str] = []  # calls with context and text in variables
        self.contexts: set[str] = set()  # those whose texts are marked in another place
        self._classes: list[str] = []
        self.visit(ast.parse(code))

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Assign(self, node: ast.Assign) -> None:
        """Another name for a translating function hides its calls from the tools."""
        called = node.value.attr if isinstance(node.value, ast.Attribute) else None
        for target in node.targets:
            if called in ("tr", "translate") and ast.unparse(target) != called:
                self._problem(node, "an alias that no tool knows")
        self.generic_visit(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for alias in node.names:
            if alias.name in (*self.MARKERS, "translate") and alias.asname not in (
                None,
                alias.name,
            ):
                self._problem(node, "an alias that no tool knows")

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        function = node.func
        owner = ast.unparse(function.value) if isinstance(function, ast.Attribute) else ""
        if isinstance(function, ast.Attribute):
            name = function.attr
        elif isinstance(function, ast.Name):
            name = function.id
        else:
            return
        if name in ("tr", "QT_TR_NOOP"):
            context = owner if owner not in ("", "self") else (self._classes or [""])[-1]
            if owner not in ("", "self"):
                self.contexts.add(owner)
            self._add(node, context, node.args)
        elif name == "QT_TRANSLATE_NOOP" or (
            name == "translate" and self._is_for_texts(node, owner)
        ):
            found = literal(node.args[0]) if node.args else None
            if found is None and all(isinstance(part, ast.Name) for part in node.args):
                self.marked_elsewhere.append(self._where(node))
                return
            if found is None:
                self._problem(node, "the context is no literal")
                return
            if name in self.MARKERS:
                self.contexts.add(found)
            self._add(node, found, node.args[1:])

    def _is_for_texts(self, node: ast.Call, owner: str) -> bool:
        """Painters and paths have a translate() too; it takes numbers."""
        return (
            not owner
            or owner.split(".")[-1] in self.APPLICATIONS
            or any(isinstance(part, ast.JoinedStr) or literal(part) for part in node.args)
        )

    def _add(self, node: ast.Call, context: str, arguments: list[ast.expr]) -> None:
        source = literal(arguments[0]) if arguments else None
        comment = literal(arguments[1]) if len(arguments) > 1 else ""
        if node.keywords:
            self._problem(node, "arguments must go by position")
        elif source is None and arguments and isinstance(arguments[0], ast.Name | ast.Attribute):
            self.looked_up.append((context, self._where(node)))
        elif not source or comment is None:
            self._problem(node, "text and comment must be literals")
        else:
            self.texts.add(Text(context, source, comment, len(arguments) > 2))

    def _where(self, node: ast.stmt | ast.expr) -> str:
        return f"line {node.lineno}: {ast.unparse(node)}"

    def _problem(self, node: ast.stmt | ast.expr, why: str) -> None:
        self.problems.append(f"{self._where(node)}: {why}")


@pytest.fixture(scope="module")
def texts() -> dict[str, Texts]:
    return {name_of(path): Texts(path.read_text(encoding="utf-8")) for path in sources()}


def messages(ts: Path) -> dict[Text, ET.Element]:
    """The messages of a translation file and their translations."""
    found = {}
    for context in ET.parse(ts).getroot().iter("context"):
        for message in context.iter("message"):
            text = Text(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                message.get("numerus") == "yes",
            )
            translation = message.find("translation")
            assert translation is not None
            found[text] = translation
    return found


def lupdate(folder: Path, ts: Path) -> set[Text]:
    """What Qt's own tool finds in the Python files below `folder`."""
    tool = Path(PySide6.__file__).with_name("lupdate")
    options = ["-extensions", "py", "-no-obsolete", "-locations", "none", "-silent"]
    subprocess.run([tool, *options, folder, "-ts", ts], check=True)
    return set(messages(ts))


@pytest.fixture(scope="module")
def extracted(tmp_path_factory: pytest.TempPathFactory) -> set[Text]:
    return lupdate(PACKAGE, tmp_path_factory.mktemp("ts") / "all.ts")


@pytest.mark.parametrize(
    "code",
    [
        "translate('Context', f'{n} cards')",
        "translate('Context', 'a' + 'b')",
        "translate(context, 'text')",
        "QCoreApplication.translate('Context', 'text', comment)",
        "QCoreApplication.translate('Context', '%n card(s)', n=3)",
        "app.translate('Context', f'text {n}')",
        "self.tr(f'text')",
        "self.tr('text' if a else 'other')",
        "QT_TRANSLATE_NOOP('Context', 'text'.lower())",
        "_ = QCoreApplication.translate",
        "t = self.tr",
        "from chameleon_qt.engine.errors import QT_TRANSLATE_NOOP as mark",
    ],
)
def test_unreadable_text_is_found(code: str) -> None:
    assert Texts(code).problems


def test_texts_are_found_with_their_contexts() -> None:
    code = (
        "painter.translate(1, 2)\n"
        "name.translate(table)\n"
        "translate('Table', 'a ' 'b')\n"
        "class Window:\n"
        "    def f(self):\n"
        "        return self.tr('c', 'said of d'), Counted.tr('%n card(s)', '', self.n)\n"
    )
    assert Texts(code).problems == []
    assert Texts(code).texts == {
        Text("Table", "a b", "", False),
        Text("Window", "c", "said of d", False),
        Text("Counted", "%n card(s)", "", True),
    }


def test_every_text_is_a_literal(texts: dict[str, Texts]) -> None:
    found = [f"{name}: {problem}" for name, seen in texts.items() for problem in seen.problems]
    assert found == []


def test_looked_up_texts_are_marked_elsewhere(texts: dict[str, Texts]) -> None:
    marked = set().union(*(seen.contexts for seen in texts.values()))
    found = [
        f"{name}: {call}"
        for name, seen in texts.items()
        for context, call in seen.looked_up
        if context not in marked
    ]
    assert found == []


def test_only_the_pages_are_looked_up_by_context_and_text(texts: dict[str, Texts]) -> None:
    found = [name for name, seen in texts.items() if seen.marked_elsewhere]
    assert found == ["chameleon_qt/app/help/speech.py"]


def test_lupdate_finds_every_text(texts: dict[str, Texts], extracted: set[Text]) -> None:
    """Also its plural: translate() with a variable as its number is not seen as one, tr() is."""
    written = set().union(*(seen.texts for seen in texts.values()))
    assert written
    assert sorted(written ^ extracted) == []


def test_counted_texts_have_plural_forms(extracted: set[Text]) -> None:
    assert [text for text in sorted(extracted) if ("%n" in text.source) != text.plural] == []


# --- translation files -----------------------------------------------------------------------

FORMS = {"en": 2, "de": 2, "fr": 2, "ru": 3}
ENDS = re.compile(r"[\s\u202f\u00a0]*([.:!?…]?)[”“»)]*$")


def placeholders(text: str) -> list[str]:
    """What must be the same in every language: places, links and bold words."""
    return sorted(re.findall(r"\{\w*\}|%L?\d+|%n|\]\([\w:-]+\)|\*\*", text))


def frame(text: str) -> tuple[bool, str]:
    """Whether a text has an access key, and the sign it ends with."""
    end = ENDS.search(text)
    return bool(re.search(r"&\w", text)), end[1] if end else ""


TYPOGRAPHY = {
    "fr": re.compile(r"(?<![\u202f\u00a0\s?!])[;!?](?!\w)| [;:!?»]|« |\w:(?= )|'|\""),
    "de": re.compile(r"['\"«»]|“[^„“]*”| - "),
    "ru": re.compile(r"['\"„“”]|\w - | –\s|(?<!\u00a0)— |(?<![\w-])еще(?!\w)"),
    "en": re.compile(r"(?!)"),
}
"""Signs that a native's text does not have: wrong quotation marks, dashes and spaces."""


def faults(text: Text, translation: ET.Element, language: str) -> list[str]:
    """What is wrong with one translation."""
    forms = [form.text or "" for form in translation.iter("numerusform")]
    wanted = FORMS[language] if text.plural else 0
    if translation.get("type") or not all(forms or [translation.text]):
        return [f"{text.source}: unfinished"]
    if len(forms) != wanted:
        return [f"{text.source}: {len(forms)} plural forms instead of {wanted}"]
    found = []
    for form in forms or [translation.text or ""]:
        if placeholders(form) != placeholders(text.source):
            found.append(f"{text.source}: other placeholders in “{form}”")
        if frame(form) != frame(text.source):
            found.append(f"{text.source}: other access key or end in “{form}”")
        if wrong := TYPOGRAPHY[language].search(form):
            found.append(f"{text.source}: “{wrong[0]}” in “{form}”")
    return found


@pytest.mark.parametrize(
    ("source", "translation", "good"),
    [
        ("{a} %1", "<translation>%1 x {a}</translation>", True),
        ("{a} %1", "<translation>%1 x {b}</translation>", False),
        ("{a} %1", "<translation>{a}</translation>", False),
        ("a", "<translation type='unfinished'>b</translation>", False),
        ("a", "<translation></translation>", False),
        ("%n a", "<translation><numerusform>%n b</numerusform></translation>", False),
        (
            "%n a",
            "<translation><numerusform>%n b</numerusform>"
            "<numerusform>c</numerusform></translation>",
            False,
        ),
        (
            "%n a",
            "<translation><numerusform>%n b</numerusform>"
            "<numerusform>%n c</numerusform></translation>",
            True,
        ),
    ],
)
def test_faults_are_found(source: str, translation: str, good: bool) -> None:
    text = Text("Context", source, "", "%n" in source)
    assert (faults(text, ET.fromstring(translation), "en") == []) is good


@pytest.mark.parametrize(
    ("language", "translation"),
    [
        ("fr", "Oui?"),
        ("fr", "Oui ?"),
        ("fr", "« oui\u202f» ?"),
        ("fr", "l'as ?"),
        ("de", "ja"),
        ("de", "&ja?"),
        ("de", "“ja”?"),
        ("ru", "„да“?"),
        ("ru", "да — нет?"),
    ],
)
def test_other_frames_and_typewriter_signs_are_found(language: str, translation: str) -> None:
    made = ET.Element("translation")
    made.text = translation
    assert faults(Text("Context", "Yes?", "", False), made, language)


def test_every_language_has_its_file_and_its_plural_forms() -> None:
    assert [ts.stem for ts in TS_FILES] == sorted(f"chameleon_{code}" for code in LANGUAGES)
    assert set(FORMS) == set(TYPOGRAPHY) == set(LANGUAGES)


@pytest.mark.parametrize("ts", TS_FILES, ids=lambda ts: ts.stem)
def test_translation_file_is_up_to_date(ts: Path, extracted: set[Text]) -> None:
    """`make translations` brings it up to date. English needs its plural forms only."""
    english = ts.stem.endswith("_en")
    wanted = {text for text in extracted if text.plural or not english}
    found = set(messages(ts))
    missing = [f"{text.context}: {text.source}" for text in sorted(wanted - found)]
    assert not missing, f"{ts.name} lacks (make translations):\n" + "\n".join(missing)
    assert sorted(found - wanted) == []


@pytest.mark.parametrize("ts", TS_FILES, ids=lambda ts: ts.stem)
def test_translation_file_is_complete(ts: Path) -> None:
    language = ts.stem.removeprefix("chameleon_")
    found = [
        f"{text.context}: {fault}"
        for text, made in messages(ts).items()
        for fault in faults(text, made, language)
    ]
    assert not found, f"{ts.name} is to be corrected:\n" + "\n".join(found)


# --- lock files and top level ----------------------------------------------------------------


def pins(lock: str) -> dict[str, str]:
    """Project names and versions of a lock file, in which every line pins one with hashes."""
    found: dict[str, str] = {}
    for entry in lock.replace("\\\n", " ").splitlines():
        if entry.strip() and not entry.lstrip().startswith("#"):
            requirement, *hashes = entry.split("--hash=")
            pin = re.fullmatch(r"([\w.-]+)==(\S+)( *;.*)?", requirement.strip())
            assert pin, f"not pinned: {requirement}"
            assert hashes, f"no hash: {requirement}"
            assert all(re.fullmatch(r"sha256:[0-9a-f]{64} *", digest) for digest in hashes)
            found[canonicalize_name(pin[1])] = pin[2]
    return found


def traces(lock: str) -> list[str]:
    """Words of a lock file that tell on which machine or from which host it was made."""
    return re.findall(
        r"\S*://\S*|--(?:index|extra|find|trusted)\S*|(?<!\S)/\S+|\b[A-Z]:\\\S*"
        r"|\b\w+\.(?:org|com|net|io|dev)\b",
        lock,
    )


@pytest.mark.parametrize(
    "text", ["--index-url x", "# from /home/me", "a @ https://a", "# example.org", r"C:\Users"]
)
def test_traces_are_found(text: str) -> None:
    assert traces(f"# made by\n{text}\n")


@pytest.mark.parametrize("text", ["a>=1 --hash=sha256:" + 64 * "0", "a==1", "a==1 --hash=md5:0"])
def test_bad_pin_is_refused(text: str) -> None:
    with pytest.raises(AssertionError):
        pins(text)


@pytest.mark.parametrize("name", LOCKS)
def test_lock_pins_and_tells_no_tales(name: str) -> None:
    lock = (ROOT / name).read_text(encoding="utf-8")
    assert traces(lock) == []
    assert pins(lock)["pyside6-essentials"] != BAD_PYSIDE


def test_locks_hold_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    runtime, everything = (pins((ROOT / name).read_text(encoding="utf-8")) for name in LOCKS)
    assert runtime.items() <= everything.items()
    for lock, wanted in [
        (runtime, project["dependencies"]),
        (everything, project["optional-dependencies"]["dev"]),
    ]:
        for requirement in map(Requirement, wanted):
            assert requirement.specifier.contains(lock[canonicalize_name(requirement.name)])


ALLOWED = {
    ".ci",
    ".gitignore",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "Makefile",
    "README.md",
    "chameleon_qt",
    "docs",
    "packaging",
    "pyproject.toml",
    "requirements-dev.txt",
    "requirements.txt",
    "resources",
    "tests",
    "translations",
}
MADE = {
    ".coverage",
    ".git",
    ".hypothesis",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
    ".venv",
    "PKG-INFO",
    "build",
    "dist",
}


def test_top_level_holds_the_usual_files_only() -> None:
    names = {path.name for path in ROOT.iterdir()}
    command = ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard"]
    if ".git" in names:
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        if run.returncode == 0:
            names = {Path(line).parts[0] for line in run.stdout.splitlines()}
    assert sorted(names - MADE - ALLOWED) == []


# --- packages --------------------------------------------------------------------------------


def hatch(folder: Path, out: Path, target: str) -> Path:
    """Build one package from the project in `folder`."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out)]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    (made,) = out.iterdir()
    return made


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_wheel_holds_code_resources_and_translations(tmp_path: Path) -> None:
    wheel = contents(hatch(ROOT, tmp_path / "wheel", "wheel"))
    wanted = {name_of(path) for path in sources()}
    wanted |= {f"chameleon_qt/translations/{ts.stem}.qm" for ts in TS_FILES}
    wanted |= {
        f"chameleon_qt/{name_of(path)}"
        for path in (ROOT / "resources").rglob("*")
        if path.is_file()
    }
    assert sorted(wanted - wheel.keys()) == []
    assert [name for name in wheel if not name.startswith("chameleon_qt")] == []

    sdist = hatch(ROOT, tmp_path / "sdist", "sdist")
    unpack = [sys.executable, "-m", "tarfile", "-e", str(sdist), str(tmp_path / "unpacked")]
    subprocess.run(unpack, check=True, capture_output=True)
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert contents(hatch(unpacked, tmp_path / "again", "wheel")) == wheel


def test_every_link_of_the_documents_leads_somewhere() -> None:
    documents = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("packaging/*.md")]
    links = [
        (document, target)
        for document in documents
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text("utf-8"))
    ]
    assert links
    for document, target in links:
        assert (document.parent / target).exists(), f"{document.name}: {target}"
