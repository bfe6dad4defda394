"""Plants one fault at a time in a small tree, and sees that layers.py finds it and nothing else."""

import tempfile
import unittest
from pathlib import Path

import layers


class LayersTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for header in (
            "engine/core/ids.h",
            "engine/kit/kit.h",
            "engine/position/position.h",
            "engine/rules/rules.h",
            "engine/desk/desk.h",
            "engine/journal/journal.h",
            "engine/games/virginia/cards.h",
            "engine/games/gates/supply.h",
            "hardware/frame.h",
            "app/session.h",
            "tests/app/table.h",
        ):
            self.write(header, "#pragma once\n")

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def assert_allowed(self, path, included):
        self.write(path, f'#include "{included}"\n#include <vector>\n')
        self.assertEqual(layers.faults(self.root), [])

    def assert_fault(self, path, text, fault):
        self.write(path, text)
        self.assertEqual(layers.faults(self.root), [f"{path}: {fault}"])

    def assert_forbidden(self, path, included, layer, target):
        self.assert_fault(
            path, f'#include "{included}"\n', f"{layer} may not include {target} ({included})"
        )

    def test_a_layer_includes_what_is_below_it(self):
        self.assert_allowed("engine/kit/reader.cpp", "engine/core/ids.h")
        self.assert_allowed("engine/games/virginia/cards.cpp", "engine/desk/desk.h")
        self.assert_allowed("engine/games/virginia/combat.cpp", "engine/games/virginia/cards.h")
        self.assert_allowed("app/session.cpp", "engine/journal/journal.h")
        self.assert_allowed("app/devices.cpp", "hardware/frame.h")
        self.assert_allowed("tests/app/session_test.cpp", "app/session.h")

    def test_the_core_includes_nothing_above(self):
        self.assert_forbidden("engine/core/seat.h", "engine/kit/kit.h", "core", "kit")

    def test_the_kit_knows_no_position(self):
        self.assert_forbidden("engine/kit/reader.cpp", "engine/position/position.h", "kit", "position")

    def test_a_position_knows_no_rules(self):
        self.assert_forbidden("engine/position/fold.cpp", "engine/rules/rules.h", "position", "rules")

    def test_the_desk_knows_no_game(self):
        self.assert_forbidden("engine/desk/desk.cpp", "engine/games/virginia/cards.h", "desk", "game")

    def test_the_journal_knows_the_core_alone(self):
        self.assert_forbidden("engine/journal/file.cpp", "engine/kit/kit.h", "journal", "kit")

    def test_fairness_knows_the_core_alone(self):
        self.assert_forbidden("engine/fair/shuffle.cpp", "engine/journal/journal.h", "fair", "journal")

    def test_the_registry_alone_of_the_rules_names_games(self):
        self.assert_allowed("engine/rules/registry.cpp", "engine/games/virginia/cards.h")
        self.assert_forbidden("engine/rules/offer.cpp", "engine/games/virginia/cards.h", "rules", "game")

    def test_one_game_does_not_include_another(self):
        self.assert_fault(
            "engine/games/virginia/supply.cpp",
            '#include "engine/games/gates/supply.h"\n',
            "one game may not include another (engine/games/gates/supply.h)",
        )

    def test_the_app_names_no_game(self):
        self.assert_forbidden("app/session.cpp", "engine/games/gates/supply.h", "app", "game")

    def test_nothing_below_includes_the_app(self):
        self.assert_forbidden("hardware/frame.cpp", "app/session.h", "hardware", "app")

    def test_pages_include_nothing_of_the_engine(self):
        self.assert_forbidden("qml/main.cpp", "engine/core/ids.h", "qml", "core")

    def test_nothing_includes_a_test(self):
        self.assert_forbidden("app/session.cpp", "tests/app/table.h", "app", "tests")

    def test_a_sketch_includes_its_own_files_by_their_names(self):
        self.write("hardware/arduino/tower/device.h", "#pragma once\n")
        self.assert_allowed("hardware/arduino/tower/device.cpp", "device.h")
        self.assert_fault(
            "hardware/arduino/tower/eye.cpp",
            '#include "frame.h"\n',
            '"frame.h" is not written from the root of the project',
        )

    def test_angle_brackets_hide_nothing(self):
        self.assert_fault(
            "engine/core/seat.h",
            "  #  include <engine/kit/kit.h>\n",
            "core may not include kit (engine/kit/kit.h)",
        )

    def test_engine_and_hardware_know_no_qt(self):
        for header in ("QString", "QtCore/QString", "QtCore", "qobject.h"):
            with self.subTest(header):
                self.assert_fault(
                    "engine/core/seat.h",
                    f"#include <{header}>\n",
                    f"includes Qt's {header}, and this layer knows no Qt",
                )

    def test_an_include_is_written_from_the_root(self):
        self.assert_fault(
            "engine/core/seat.h", '#include "ids.h"\n', '"ids.h" is not written from the root of the project'
        )

    def test_an_include_names_a_file_that_is_there(self):
        self.assert_fault(
            "engine/core/seat.h", '#include "engine/core/none.h"\n', "engine/core/none.h is no file of the project"
        )

    def test_a_new_folder_of_the_engine_needs_a_layer(self):
        self.assert_fault("engine/weather/rain.h", "", "belongs to no layer")

    def test_a_file_has_at_most_300_lines(self):
        self.write("qml/Main.qml", "\n" * 300)
        self.assertEqual(layers.faults(self.root), [])
        self.assert_fault("qml/Main.qml", "\n" * 301, "301 lines; at most 300 are read at a sitting")

    def test_a_longer_file_is_listed_with_a_reason(self):
        self.write("qml/Main.qml", "\n" * 301)
        self.write("tests/layers/long_files.txt", "# Why\nqml/Main.qml is a table of one row a card\n")
        self.assertEqual(layers.faults(self.root), [])
        self.write("tests/layers/long_files.txt", "qml/Main.qml\n")
        self.assertEqual(
            layers.faults(self.root), ["long_files.txt: qml/Main.qml is listed without a reason"]
        )

    def test_the_list_holds_long_files_only(self):
        self.write("tests/layers/long_files.txt", "qml/Main.qml was long\n")
        self.assertEqual(layers.faults(self.root), ["long_files.txt: qml/Main.qml is listed and not long"])


if __name__ == "__main__":
    unittest.main()
