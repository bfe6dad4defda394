#!/usr/bin/env python3
"""The check of the sections finds what it is there to find."""
import unittest

import sections


class Sections(unittest.TestCase):
    def kit(self, **section):
        return {"id": "game", "sections": [{"id": "set-up", "standing": "asked", "summary": "Asks.", **section}]}

    def test_sound_kit_has_no_fault(self):
        self.assertEqual(list(sections.faults_of(self.kit(), ["Suite.LeeWaits_SetUp"])), [])

    def test_section_without_a_test_is_named(self):
        faults = list(sections.faults_of(self.kit(), ["Suite.LeeWaits", "Suite.SetUp_Other"]))
        self.assertEqual(faults, ["game, section set-up: expected a test whose name ends with _SetUp"])

    def test_section_that_says_nothing_is_named(self):
        faults = list(sections.faults_of(self.kit(standing="", summary=""), ["A.B_SetUp"]))
        self.assertEqual(len(faults), 2)

    def test_suffixes(self):
        for section_id, suffix in [("lee", "Lee"), ("richmond-ban", "RichmondBan"), ("s6-4", "S6_4"),
                                   ("s10", "S10"), ("s6-4-d", "S6_4D")]:
            self.assertEqual(sections.suffix_of(section_id), suffix)


if __name__ == "__main__":
    unittest.main()
