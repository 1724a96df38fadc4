# SPDX-License-Identifier: MIT
import pathlib
import re
import subprocess
import sys
import unittest

import ecarte

ROOT = pathlib.Path(__file__).resolve().parents[2]
REVOKE = """players: A, Y
deal 1: A gives 3-2; turns 8♦
  Y holds 9♠ J♣ K♥ Q♥ 7♦; plays
  A holds T♠ 7♣ J♥ 9♥ T♦
  1. Y 9♠, A 7♣
  2. Y J♣, A T♠
"""


class Rule(unittest.TestCase):
    def test_a_revoke_is_found(self):
        result = ecarte.rule(REVOKE, file="evening.ecarte")
        self.assertEqual(result["schema"], "ecarte.result/1")
        (deal,) = result["deals"]
        self.assertEqual(deal["file"], "evening.ecarte")
        self.assertIn("revoke", [finding["id"] for finding in deal["findings"]])

    def test_a_record_is_told_back_and_brought_into_form(self):
        lines = ecarte.tell(REVOKE)["deals"][0]["lines"]
        self.assertEqual(lines[4]["says"], ["1. Y plays 9♠, A plays 7♣."])
        self.assertEqual(ecarte.form("deal 1:A gives 3-2")["text"], "deal 1: A gives 3-2\n")
        self.assertIn("unreadable", ecarte.form("A")["problems"])

    def test_a_dispute_is_settled_by_questions(self):
        answers = []
        while (asked := ecarte.interview(answers))["question"]:
            answers.append(asked["question"]["answers"][0]["id"])
        self.assertTrue(asked["rulings"][0]["words"])
        with self.assertRaisesRegex(ecarte.Error, "does not answer"):
            ecarte.interview(["nonsense"])

    def test_an_unknown_code_is_an_error(self):
        with self.assertRaisesRegex(ecarte.Error, "no-such-code"):
            ecarte.rule(REVOKE, code="no-such-code")

    def test_what_cannot_be_read_is_a_problem(self):
        result = ecarte.rule(REVOKE + "  Y holds Z♠\n")
        self.assertEqual(result["problems"][0]["span"]["line"], 7)

    def test_zeros_and_nothing_are_texts(self):
        self.assertEqual(ecarte.rule("")["deals"], [])
        self.assertIsInstance(ecarte.rule("deal\0"), dict)

    def test_every_built_in_code_rules(self):
        self.assertEqual(ecarte.codes()[0], "turf-portland-1877")
        for code in ecarte.codes():
            self.assertEqual(ecarte.rule(REVOKE, code=code)["deals"][0]["code"], code)


class Tables(unittest.TestCase):
    def test_deals_and_findings_are_flat(self):
        folder = [ROOT / "fixtures" / "situations"]
        deals = list(ecarte.deals(folder))
        found = list(ecarte.findings(folder))
        self.assertGreater(len(deals), 100)
        self.assertEqual(sum(row["findings"] for row in deals), len(found))
        for row in deals + found:
            for value in row.values():
                self.assertIsInstance(value, (str, int, type(None)))


class Readme(unittest.TestCase):
    def test_its_example_runs(self):
        try:
            import pandas  # noqa: F401
        except ImportError:
            self.skipTest("pandas is not installed")
        text = (ROOT / "python" / "README.md").read_text(encoding="utf-8")
        code = "\n".join(re.findall(r"```python\n(.*?)```", text, re.DOTALL))
        ran = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
        )
        self.assertEqual(ran.returncode, 0, ran.stderr)
        printed = "\n".join(re.findall(r"```text\n(.*?)```", text, re.DOTALL))
        self.assertEqual(ran.stdout.strip(), printed.strip())


if __name__ == "__main__":
    unittest.main()
