#!/usr/bin/env python3
"""Every section of a rulebook stands in its kit, says what the program does about it, and is shown by a test.

usage: sections.py SOURCE BUILD

The tests are those that ctest knows in BUILD. The test of a section is named by it: Suite.Behaviour_SetUp
shows the section set-up, Suite.Behaviour_S6_4 the section s6-4.
"""
import json
import pathlib
import re
import subprocess
import sys


def suffix_of(section_id):
    """set-up: SetUp; s6-4: S6_4."""
    parts = [part[:1].upper() + part[1:] for part in section_id.split("-")]
    joined = parts[0]
    for part in parts[1:]:
        joined += ("_" if joined[-1].isdigit() and part[0].isdigit() else "") + part
    return joined


def faults_of(kit, tests):
    """What is wrong with the sections of this kit."""
    for section in kit["sections"]:
        name = f"{kit['id']}, section {section['id']}"
        for member in ("standing", "summary"):
            if not section.get(member):
                yield f"{name}: expected a {member}"
        ending = "_" + suffix_of(section["id"])
        if not any(test.lower().endswith(ending.lower()) for test in tests):
            yield f"{name}: expected a test whose name ends with {ending}"


def tests_in(build):
    """The names of all tests that ctest knows there."""
    listed = subprocess.run(["ctest", "--test-dir", build, "--show-only"], check=True, capture_output=True,
                            text=True).stdout
    return re.findall(r"Test +#\d+: (\S+)", listed)


def main(source, build):
    """0 where every section is shown, else 1 with a line for each that is not."""
    tests = tests_in(build)
    kits = sorted(pathlib.Path(source, "data/kits").glob("*/kit.json"))
    faults = [fault for kit in kits for fault in faults_of(json.loads(kit.read_text()), tests)]
    if not kits or len(tests) < 100:
        faults.append(f"expected kits and their tests; there are {len(kits)} and {len(tests)}")
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
