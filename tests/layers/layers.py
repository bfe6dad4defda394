"""Holds the project to its layers: what a file may include, and how long it may be.

layers.py [ROOT] prints one line for each thing that is wrong and fails if there is one.
"""

import re
import sys
from pathlib import Path

# What each layer may include of ours, besides itself. The first match is a file's layer.
ENGINE = {"core", "kit", "position", "rules", "desk", "journal", "library", "fair"}
LAYERS = [
    # The registry alone names the games.
    (r"engine/rules/registry\.cpp", "rules", {"core", "kit", "position", "game"}),
    (r"engine/games/[^/]+/", "game", {"core", "kit", "position", "rules", "desk"}),
    (r"engine/core/", "core", set()),
    (r"engine/kit/", "kit", {"core"}),
    (r"engine/position/", "position", {"core", "kit"}),
    # A desk is a value that the rules fill.
    (r"engine/desk/", "desk", {"core", "kit", "position"}),
    (r"engine/rules/", "rules", {"core", "kit", "position", "desk"}),
    (r"engine/journal/", "journal", {"core"}),
    (r"engine/library/", "library", {"core", "kit", "journal"}),
    (r"engine/fair/", "fair", {"core", "kit", "position"}),
    (r"hardware/", "hardware", {"core"}),
    # Not "game": a game is found through the registry, so that a new one changes no code here.
    (r"app/", "app", ENGINE | {"hardware"}),
    (r"qml/", "qml", set()),
    (r"tests/", "tests", ENGINE | {"game", "hardware", "app"}),
]
WITHOUT_QT = re.compile(r"engine/|hardware/")
QT_HEADER = re.compile(r"Q[A-Z]\w*(/|$)|Qt|q\w+\.h$")

SKETCH = re.compile(r"hardware/arduino/[^/]+/")

OUR_FOLDERS = ("app", "engine", "hardware", "qml", "tests")
WITH_CODE = OUR_FOLDERS + ("scripts",)
CODE = re.compile(r".*\.(h|cpp|qml|js|mjs|cmake|py|sh|sql)|CMakeLists\.txt|[a-z-]+")
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)
LONGEST = 300


def layer_of(path):
    """The name of the layer that a file belongs to, and what that layer may include."""
    for pattern, name, allowed in LAYERS:
        if re.match(pattern, path):
            return name, allowed
    return None, set()


def game_of(path):
    return path.split("/")[2] if path.startswith("engine/games/") else None


def fault_of_include(root, path, included, is_quoted):
    """What is wrong with one include of the file at path, or None."""
    if WITHOUT_QT.match(path) and QT_HEADER.match(included):
        return f"{path}: includes Qt's {included}, and this layer knows no Qt"
    is_ours = included.split("/")[0] in OUR_FOLDERS and "/" in included
    if not is_ours:
        # A file that a build tool writes beside the object file is included by its bare name. So are the files
        # of a sketch, for the Arduino program knows no root.
        is_in_sketch = re.match(SKETCH, path) and (root / path).with_name(included).is_file()
        if is_quoted and not included.endswith(".moc") and not is_in_sketch:
            return f'{path}: "{included}" is not written from the root of the project'
        return None
    if not (root / included).is_file():
        return f"{path}: {included} is no file of the project"
    layer, allowed = layer_of(path)
    target, _ = layer_of(included)
    if target != layer and target not in allowed:
        return f"{path}: {layer} may not include {target} ({included})"
    if layer == target == "game" and game_of(path) != game_of(included):
        return f"{path}: one game may not include another ({included})"
    return None


def faults_of_includes(root):
    for folder in OUR_FOLDERS:
        for file in sorted((root / folder).rglob("*")):
            if file.suffix not in (".h", ".cpp"):
                continue
            path = file.relative_to(root).as_posix()
            if layer_of(path)[0] is None:
                yield f"{path}: belongs to no layer"
                continue
            for mark, included in INCLUDE.findall(file.read_text(encoding="utf-8")):
                fault = fault_of_include(root, path, included, mark == '"')
                if fault:
                    yield fault


def long_files_allowed(root):
    """Path to reason, from the list of files that may be longer."""
    allowed = {}
    file = root / "tests/layers/long_files.txt"
    for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else []:
        if line.strip() and not line.startswith("#"):
            path, _, reason = line.partition(" ")
            allowed[path] = reason.strip()
    return allowed


def faults_of_length(root):
    allowed = long_files_allowed(root)
    long_files = set()
    for folder in WITH_CODE:
        for file in sorted((root / folder).rglob("*")):
            if not file.is_file() or not CODE.fullmatch(file.name):
                continue
            path = file.relative_to(root).as_posix()
            count = len(file.read_bytes().splitlines())
            if count <= LONGEST:
                continue
            long_files.add(path)
            if path not in allowed:
                yield f"{path}: {count} lines; at most {LONGEST} are read at a sitting"
    for path, reason in allowed.items():
        if not reason:
            yield f"long_files.txt: {path} is listed without a reason"
        if path not in long_files:
            yield f"long_files.txt: {path} is listed and not long"


def faults(root):
    return [*faults_of_includes(root), *faults_of_length(root)]


if __name__ == "__main__":
    found = faults(Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve())
    print("\n".join(found) or "Every include goes the right way; no file is too long.")
    sys.exit(1 if found else 0)
