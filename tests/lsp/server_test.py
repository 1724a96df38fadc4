# SPDX-License-Identifier: MIT
"""The language server as a client meets it. Run with the program and the root of the sources:
server_test.py PROGRAM ROOT [unittest's arguments]"""
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time
import unittest

from client import Client

PROGRAM, ROOT = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
URI = "file:///nowhere/a.ecarte"
FULL = {
    "general": {"positionEncodings": ["utf-16"]},
    "textDocument": {
        "publishDiagnostics": {"relatedInformation": True, "codeDescriptionSupport": True},
        "hover": {"contentFormat": ["markdown", "plaintext"]},
        "completion": {"completionItem": {"snippetSupport": True}}}}
REVOKE = """\
players: A, Y
deal 1: A gives 3-2; turns 8♦
  Y plays
  1. Y K♥, A 9♠
  2. Y Q♥, A 7♥
"""


def apply(text, edits):
    """Edits of a document in UTF-16 places, as an editor makes them."""
    lines = text.split("\n")

    def offset(position):
        before = "".join(line + "\n" for line in lines[:position["line"]])
        line = lines[position["line"]].encode("utf-16-le")
        return len(before) + len(line[:2 * position["character"]].decode("utf-16-le"))
    for edit in sorted(edits, key=lambda e: offset(e["range"]["start"]), reverse=True):
        begin, end = offset(edit["range"]["start"]), offset(edit["range"]["end"])
        text = text[:begin] + edit["newText"] + text[end:]
    return text


def said(*arguments, text=None):
    """What the program writes to standard output."""
    return subprocess.run([PROGRAM, *map(str, arguments)], input=text, text=True,
                          encoding="utf-8", stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout


def range_of(line, begin, end):
    return {"start": {"line": line, "character": begin}, "end": {"line": line, "character": end}}


class ServerTest(unittest.TestCase):
    def client(self, *args, **kwargs):
        client = Client(PROGRAM, *args, **kwargs)
        self.addCleanup(client.end)
        return client

    def opened(self, text, uri=URI, capabilities=FULL, **kwargs):
        client = self.client(capabilities, **kwargs)
        client.open(uri, text)
        return client


class Lifecycle(ServerTest):
    def test_it_says_what_it_can(self):
        client = self.client(FULL)
        for name in ("hoverProvider", "completionProvider", "definitionProvider", "inlayHintProvider",
                     "documentFormattingProvider", "codeActionProvider"):
            self.assertTrue(client.capabilities[name], name)
        self.assertEqual(client.capabilities["positionEncoding"], "utf-16")
        self.assertEqual(client.capabilities["textDocumentSync"],
                         {"openClose": True, "change": 2, "save": True})
        self.assertEqual(client.close(), 0)

    def test_nothing_is_answered_before_initialize_or_after_shutdown(self):
        client = self.client(begin=False)
        self.assertEqual(client.refused("textDocument/hover", {}), -32002)
        client.ask("initialize", {"capabilities": {}})
        self.assertEqual(client.refused("initialize", {"capabilities": {}}), -32600)
        client.ask("shutdown")
        self.assertEqual(client.refused("textDocument/hover", {}), -32600)
        client.tell("exit")
        self.assertEqual(client.ended(), 0)

    def test_exit_without_shutdown_is_status_1(self):
        client = self.client(FULL)
        client.tell("exit")
        self.assertEqual(client.ended(), 1)

    def test_it_ends_when_the_client_goes_away(self):
        client = self.opened(REVOKE)
        client.diagnostics(URI)
        client.process.stdin.close()
        self.assertEqual(client.process.wait(60), 1)


class Malformed(ServerTest):
    def error(self, client):
        message = client.wait_for(lambda m: "error" in m)
        return message["error"]["code"], message["id"]

    def test_bad_headers_are_refused_and_the_next_message_is_read(self):
        client = self.client(FULL)
        for junk in (b"\x00\xff nonsense\r\n\r\n", b"Content-Length: many\r\n\r\n",
                     b"Content-Length: -5\r\n\r\n", b"Content-Length: 99999999999999999999999\r\n\r\n"):
            client.send_bytes(junk)
            self.assertEqual(self.error(client), (-32700, None), junk)
        self.assertEqual(client.close(), 0)

    def test_bad_messages_are_refused_and_the_next_one_is_read(self):
        client = self.client(FULL)
        for text, wanted in (
                (b"{", (-32700, None)), (b"", (-32700, None)), (b'"\xff"', (-32700, None)),
                (b"[" * 100000, (-32700, None)), (b"[]", (-32600, None)), (b"7", (-32600, None)),
                (b'{"jsonrpc":"2.0","id":5,"method":7}', (-32600, 5)),
                (b'{"jsonrpc":"1.0","id":"a","method":"shutdown"}', (-32600, "a")),
                (b'{"jsonrpc":"2.0","id":{},"method":"shutdown"}', (-32600, None)),
                (b'{"jsonrpc":"2.0","id":6,"method":"nobody/knows"}', (-32601, 6)),
                (b'{"jsonrpc":"2.0","id":7,"method":"$/unknown"}', (-32601, 7)),
                (b'{"jsonrpc":"2.0","id":8,"method":"textDocument/hover"}', (-32602, 8)),
                (b'{"jsonrpc":"2.0","id":9,"method":"textDocument/hover","params":{"textDocument":'
                 b'{"uri":"file:///not/open"},"position":{"line":0,"character":0}}}', (-32602, 9))):
            client.send_bytes(b"Content-Length: %d\r\n\r\n" % len(text) + text)
            self.assertEqual(self.error(client), wanted, text[:60])
        client.tell("nobody/knows", [1])  # what wants no answer gets none
        client.tell("textDocument/didChange", {"textDocument": 3})
        self.assertEqual(client.close(), 0)

    def test_bad_positions_are_refused_and_far_ones_are_drawn_in(self):
        client = self.opened(REVOKE)
        for position in (None, [], {"line": -1, "character": 0}, {"line": "1", "character": 0}):
            self.assertEqual(client.refused("textDocument/hover", {
                "textDocument": {"uri": URI}, "position": position}), -32602, position)
        client.at("hover", URI, 2 ** 40, 2 ** 40)
        client.at("completion", URI, 1, 10 ** 9)
        self.assertEqual(client.close(), 0)

    def test_messages_may_come_byte_by_byte_and_many_at_once(self):
        client = self.client(begin=False)
        text = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize",
                           "params": {"capabilities": {}}}).encode()
        whole = b"Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nCONTENT-LENGTH:  %d\r\n\r\n" % len(text) + text
        for byte in whole:
            client.send_bytes(bytes([byte]))
        client.answer_to(1)
        bye = b"".join(b"Content-Length: %d\r\n\r\n" % len(t) + t for t in (
            b'{"jsonrpc":"2.0","id":2,"method":"shutdown"}', b'{"jsonrpc":"2.0","method":"exit"}'))
        client.send_bytes(bye)
        client.answer_to(2)
        self.assertEqual(client.ended(), 0)

    def test_noise_never_ends_it(self):
        rng = random.Random(7)
        client = self.opened(REVOKE)
        sound = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "textDocument/codeAction", "params": {
            "textDocument": {"uri": URI}, "range": range_of(0, 0, 3), "context": {"diagnostics": []}}})
        for _ in range(300):
            text = bytearray(sound.encode())
            for _ in range(rng.randrange(1, 6)):
                text[rng.randrange(len(text))] = rng.randrange(32, 127)
            client.send_bytes(b"Content-Length: %d\r\n\r\n" % len(text) + bytes(text))
        self.assertIsNotNone(client.at("hover", URI, 3, 12))
        self.assertEqual(client.close(), 0)

    def test_a_request_taken_back_is_not_answered_with_a_result(self):
        client = self.opened(REVOKE)
        first = client.last_id + 1
        batch = b""
        for message in ({"id": first, "method": "textDocument/hover", "params": {
                "textDocument": {"uri": URI}, "position": {"line": 3, "character": 12}}},
                        {"method": "$/cancelRequest", "params": {"id": first}}):
            text = json.dumps({"jsonrpc": "2.0", **message}).encode()
            batch += b"Content-Length: %d\r\n\r\n" % len(text) + text
        client.last_id = first
        client.send_bytes(batch)  # in one write, so that both are there when the first is looked at
        self.assertEqual(client.answer_to(first)["error"]["code"], -32800)
        self.assertEqual(client.close(), 0)


class Findings(ServerTest):
    def test_a_finding_points_to_the_act_that_proves_it(self):
        client = self.opened(REVOKE)
        revoke, = [d for d in client.diagnostics(URI, 1) if d["code"] == "revoke"]
        self.assertEqual(revoke["range"], range_of(3, 13, 15))
        self.assertEqual((revoke["severity"], revoke["source"]), (2, "ecarte"))
        self.assertIn("A played 9♠", revoke["message"])
        proof, = revoke["relatedInformation"]
        self.assertEqual(proof["location"], {"uri": URI, "range": range_of(4, 13, 15)})
        self.assertEqual(revoke["codeDescription"], {"href": URI + "#L5"})
        self.assertEqual(client.at("definition", URI, 3, 12),
                         [{"uri": URI, "range": range_of(4, 13, 15)}])
        self.assertEqual(client.at("definition", URI, 3, 0),
                         [{"uri": URI, "range": range_of(4, 13, 15)}])  # from its line as well
        self.assertIsNone(client.at("definition", URI, 1, 0))

    def test_a_client_is_told_no_more_than_it_can_show(self):
        client = self.opened(REVOKE, capabilities={})
        revoke, = [d for d in client.diagnostics(URI, 1) if d["code"] == "revoke"]
        self.assertEqual(sorted(revoke), ["code", "message", "range", "severity", "source"])
        self.assertEqual(client.at("hover", URI, 3, 12)["contents"]["kind"], "plaintext")

    def test_the_findings_are_those_of_check(self):
        fixtures = sorted((ROOT / "fixtures/laws/turf-portland-1877").rglob("*.ecarte"))[::9]
        self.assertGreater(len(fixtures), 20)
        client = self.client(FULL, ["--config", "none", "--notes"])
        for path in fixtures:
            uri = path.as_uri()
            client.open(uri, path.read_text())
            told = sorted((d["range"]["start"]["line"] + 1, d["code"])
                          for d in client.diagnostics(uri, 1) if d["severity"] < 4)
            got = said("check", "--config", "none", "--notes", "--fail-on", "never", "--format",
                       "json", path)
            document = json.loads(got)
            found = [f for deal in document["deals"] for f in deal["findings"] + deal["missing"]
                     if f.get("treatment", "reported") == "reported"] + document["problems"]
            wanted = sorted((f["span"]["line"], f["id"]) for f in found)
            self.assertEqual(told, wanted, path)

    def test_what_is_expected_is_not_reported_where_the_project_says_so(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "a.ecarte")
            text = REVOKE + "expect: 43 revoke A\n"
            (pathlib.Path(folder) / ".ecarte.yaml").write_text("expect: yes\nnotes: no\n")
            client = self.opened(text, path.as_uri())
            self.assertNotIn("revoke", [d["code"] for d in client.diagnostics(path.as_uri(), 1)])
            client.tell("textDocument/didChange", {
                "textDocument": {"uri": path.as_uri(), "version": 2},
                "contentChanges": [{"text": REVOKE + "expect: 40 king-marked A\n"}]})
            codes = [d["code"] for d in client.diagnostics(path.as_uri(), 2)]
            self.assertIn("expect", codes)
            self.assertIn("revoke", codes)


class Settings(ServerTest):
    def test_those_of_the_project_hold_and_are_read_again_when_they_change(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "records").mkdir()
            settings = root / ".ecarte.yaml"
            settings.write_text("ignore: [revoke]\n")
            uri = (root / "records" / "a b.ecarte").as_uri()
            client = self.opened(REVOKE, uri)
            self.assertNotIn("revoke", [d["code"] for d in client.diagnostics(uri)])
            settings.write_text("ignore: []\n")
            client.tell("workspace/didChangeWatchedFiles", {"changes": [
                {"uri": settings.as_uri(), "type": 2}]})
            self.assertIn("revoke", [d["code"] for d in client.diagnostics(uri)])
            settings.write_text("ignroe: [revoke]\n")
            client.tell("textDocument/didSave", {"textDocument": {"uri": uri}})
            self.assertIn("did you mean 'ignore'", client.note("window/showMessage")["message"])
            self.assertIn("revoke", [d["code"] for d in client.diagnostics(uri)])
            self.assertEqual(client.close(), 0)

    def test_it_asks_to_be_told_when_they_change(self):
        client = self.client({"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}}})
        asked = client.wait_for(lambda m: m.get("method") == "client/registerCapability")
        client.send({"id": asked["id"], "result": None})
        self.assertEqual(asked["params"]["registrations"][0]["method"],
                         "workspace/didChangeWatchedFiles")
        self.assertEqual(client.close(), 0)

    def test_another_code_may_be_asked_for(self):
        client = self.opened(REVOKE, capabilities=FULL, arguments=["--code", "enquire-within"])
        client.diagnostics(URI)
        self.assertIn("read as",
                      client.at("hover", URI, 3, 12)["contents"]["value"])
        self.assertEqual(client.close(), 0)


class Sync(ServerTest):
    def test_edits_are_made_where_the_client_means_them(self):
        rng = random.Random(11)
        pieces = ["A", "é", "♦", "🂡", "𝄞", "\n", "\r\n", " ", ";", "# 🃏 note\n", "Y plays\n"]
        for encoding in ("utf-16", "utf-8", "utf-32"):
            capabilities = {"general": {"positionEncodings": ["utf-7", encoding]}}
            client = self.opened("# 🃏 begin\n", capabilities=capabilities)
            self.assertEqual(client.capabilities["positionEncoding"], encoding)
            text = "# 🃏 begin\n"
            for version in range(2, 120):
                begin = rng.randrange(len(text) + 1)
                end = min(len(text), begin + rng.choice((0, 0, 1, 3)))
                new = "".join(rng.choice(pieces) for _ in range(rng.randrange(4)))
                cut = any(0 < i < len(text) and text[i - 1:i + 1] == "\r\n" for i in (begin, end))
                if cut:  # a client never names a place within the end of a line
                    continue
                client.tell("textDocument/didChange", {
                    "textDocument": {"uri": URI, "version": version}, "contentChanges": [
                        {"range": {"start": self.place(text, begin, encoding),
                                   "end": self.place(text, end, encoding)}, "text": new}]})
                text = text[:begin] + new + text[end:]
            # What it has must be what we have: the same as of a document sent whole.
            client.tell("textDocument/didChange", {
                "textDocument": {"uri": URI, "version": 200}, "contentChanges": [
                    {"range": {"start": self.place(text, len(text), encoding),
                               "end": self.place(text, len(text), encoding)}, "text": "\n" + REVOKE}]})
            edited = client.diagnostics(URI, 200)
            client.open("file:///nowhere/b.ecarte", text + "\n" + REVOKE)
            self.assertEqual(edited, client.diagnostics("file:///nowhere/b.ecarte"), encoding)
            self.assertEqual(client.close(), 0)

    @staticmethod
    def place(text, offset, encoding):
        before = text[:offset].replace("\r\n", "\n").replace("\r", "\n")
        line = before.rpartition("\n")[2]
        units = {"utf-8": len(line.encode()), "utf-16": len(line.encode("utf-16-le")) // 2,
                 "utf-32": len(line)}[encoding]
        return {"line": before.count("\n"), "character": units}

    def test_places_beyond_the_basic_plane_are_told_in_its_units(self):
        text = "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n  A says \"🂡🂡\"; Y plaays\n"
        for encoding, column in (("utf-16", 19), ("utf-8", 23), ("utf-32", 17)):
            client = self.opened(text, capabilities={"general": {"positionEncodings": [encoding]}})
            problem, = [d for d in client.diagnostics(URI) if d["severity"] == 1]
            self.assertEqual(problem["range"]["start"], {"line": 2, "character": column}, encoding)
            self.assertEqual(client.close(), 0)

    def test_a_text_may_be_sent_whole_and_a_document_closed(self):
        client = self.opened("players: A, Y\ndeal 1: A giives 3-2\n")
        self.assertEqual(len(client.diagnostics(URI, 1)), 1)
        client.tell("textDocument/didChange", {
            "textDocument": {"uri": URI, "version": 2},
            "contentChanges": [{"text": "players: A, Y\ndeal 1: A gives 3-2\n"}]})
        self.assertEqual(client.diagnostics(URI, 2), [])
        client.tell("textDocument/didClose", {"textDocument": {"uri": URI}})
        self.assertEqual(client.diagnostics(URI), [])
        self.assertEqual(client.refused("textDocument/hover", {
            "textDocument": {"uri": URI}, "position": {"line": 0, "character": 0}}), -32602)

    def test_of_a_markdown_file_the_fenced_blocks_are_records(self):
        text = "# A treatise\n\nY plays nothing here.\n\n```ecarte\n" + REVOKE + "```\nY plaays\n"
        uri = "file:///nowhere/a.md"
        client = self.client(FULL)
        client.open(uri, text, "markdown")
        told = client.diagnostics(uri)
        self.assertEqual([d["range"]["start"]["line"] for d in told if d["code"] == "revoke"], [8])
        self.assertFalse([d for d in told if d["severity"] == 1])
        self.assertEqual(client.at("completion", uri, 2, 0)["items"], [])
        self.assertNotEqual(client.at("completion", uri, 9, 0)["items"], [])

    def test_a_thousand_deals_stay_usable(self):
        deal = "deal {}: A gives 3-2; turns 8♦\n  Y plays\n  1. Y K♥, A 9♠\n  2. Y K♠, A 7♥\n"
        text = "players: A, Y\n" + "".join(
            deal.format(i).replace("A ", "Ä ").replace("Y ", "A ").replace("Ä ", "Y ")
            if i % 2 == 0 else deal.format(i) for i in range(1, 1001))
        client = self.opened(text)
        client.diagnostics(URI)
        begin = time.monotonic()
        rounds = 20
        for version in range(2, 2 + rounds):  # somebody types, and an answer is wanted each time
            client.tell("textDocument/didChange", {
                "textDocument": {"uri": URI, "version": version},
                "contentChanges": [{"range": range_of(2000, 2, 2), "text": "x"}]})
            client.at("completion", URI, 2000, 3)
        took = (time.monotonic() - begin) / rounds
        client.diagnostics(URI, 1 + rounds)
        self.assertLess(took, 2, "seconds for each letter typed")


class Words(ServerTest):
    def test_hover_says_what_the_law_says_and_what_was_read(self):
        client = self.opened(REVOKE)
        hover = client.at("hover", URI, 3, 12)
        self.assertEqual(hover["contents"]["kind"], "markdown")
        text = hover["contents"]["value"]
        self.assertIn("**law 43 revoke**", text)
        self.assertRegex(text, r"Law 43 \(p\. [^)]+\): ")
        self.assertIn("- 1. Y plays K♥, A plays 9♠.", text)
        self.assertEqual(hover["range"], range_of(3, 13, 15))
        self.assertIn("- Y plays", client.at("hover", URI, 2, 3)["contents"]["value"])
        self.assertIsNone(client.at("hover", URI, 5, 0))

    def test_a_line_told_in_its_writers_own_words_is_told_back(self):
        path = ROOT / "fixtures/notation/good/told-at-the-table.ecarte"
        text = path.read_text()
        client = self.opened(text)
        hints = client.ask("textDocument/inlayHint", {
            "textDocument": {"uri": URI}, "range": range_of(0, 0, 0) | {
                "end": {"line": 99, "character": 0}}})
        by_line = {h["position"]["line"]: h["label"] for h in hints}
        lines = text.split("\n")
        asks = next(i for i, line in enumerate(lines) if "asks for cards" in line)
        self.assertEqual(by_line[asks], "→ Mr Lake proposes. Mrs Jones accepts. Mr Lake asks 3.")
        told = said("show", "--tell", path)
        for label in by_line.values():
            for sentence in re.split(r"(?<=[.\]]) (?=[A-Z0-9])", label[2:]):
                self.assertIn(sentence, told)
        # What is written in the words it would be told back in is not told back.
        self.assertNotIn(next(i for i, line in enumerate(lines) if line.startswith("players:")), by_line)
        one = client.ask("textDocument/inlayHint", {
            "textDocument": {"uri": URI}, "range": range_of(asks, 0, 1)})
        self.assertEqual([h["position"]["line"] for h in one], [asks])

    def labels(self, text, capabilities=FULL):
        client = self.opened(text, capabilities=capabilities)
        line = text.count("\n")
        result = client.at("completion", URI, line, len(text.rpartition("\n")[2]))
        self.assertEqual(client.close(), 0)
        return [item["label"] for item in result["items"]], result["items"]

    def test_completion_knows_the_moment_of_the_deal(self):
        head = "players: Anne, Yves\nbystanders: Zoë\n"
        turned = head + "deal 1: Anne gives 3-2; turns 8♦\n"
        for text, first, never in (
                (head + "deal 1: Anne ", "shuffles the pack", "marks the point"),
                (head + "deal 1: Anne gives 3-2; ", "turns K♠", "accepts"),
                (turned + "  Yves ", "proposes", "shuffles the pack"),
                (turned + "  Yves proposes; Anne ", "accepts", "leads K♥"),
                (turned + "  Yves proposes; Anne acc", "accepts", "leads K♥"),
                (turned + "  Yves proposes; Anne accepts; Yves ", "asks 3", "leads K♥"),
                (turned + "  Yves proposes; Anne refuses; Yves ", "leads K♥", "withdraws the proposal"),
                (turned + "  Yves made 5; Yves ", "marks the point", "leads K♥")):
            labels, _ = self.labels(text)
            usual = labels[:6]
            self.assertIn(first, usual, text)
            self.assertNotIn(never, usual, text)
            self.assertIn("claims a fresh deal", labels)

    def test_completion_knows_who_may_be_meant(self):
        labels, _ = self.labels("players: Anne, Yves\nbystanders: Zoë\n")
        for wanted in ("Anne ", "Yves ", "Zoë ", "deal ", "score: ", "expect: "):
            self.assertIn(wanted, labels)
        labels, _ = self.labels("code: ")
        self.assertIn("turf-portland-1877", labels)
        labels, _ = self.labels("players: A, Y\ndeal 1: A gives 3-2\nexpect: ")
        self.assertIn("43 revoke", labels)
        labels, _ = self.labels("players: A, Y\n# A ")
        self.assertEqual(labels, [])

    def test_every_completion_can_be_read(self):
        head = "players: A, Y\nbystanders: Z\n"
        moments = [head + "deal 1: A ", head + "deal 1: A gives 3-2; turns 8♦\n  Y ",
                   head + "deal 1: A gives 3-2; turns 8♦\n  Y proposes; A ",
                   head + "deal 1: A gives 3-2; turns 8♦\n  Y proposes; A accepts; Y ",
                   head + "deal 1: A gives 3-2; turns 8♦\n  Y plays; 1. Y K♥, A 7♥\n  Y ",
                   head + "deal 1: A gives 3-2; turns 8♦\n  Y made 5; Y "]
        unread = {}
        count = 0
        for text in moments:
            _, items = self.labels(text)
            client = self.client(FULL)
            for number, item in enumerate(items):
                if item["kind"] != 3:  # a verb alone, or with something to fill in
                    continue
                count += 1
                uri = f"file:///nowhere/{number}.ecarte"
                client.open(uri, apply(text, [item["textEdit"]]) + "\n")
                client.ask("textDocument/hover", {"textDocument": {"uri": uri},
                                                  "position": {"line": 0, "character": 0}})
                bad = [d["message"] for d in client.diagnostics(uri)
                       if d["severity"] == 1 and "expected" in d["message"]]
                if bad:
                    unread.setdefault(item["label"], bad[0])
            self.assertEqual(client.close(), 0)
        self.assertGreater(count, 300)
        self.assertEqual(unread, {})


class Edits(ServerTest):
    def test_formatting_is_that_of_fmt(self):
        some = sorted((ROOT / "fixtures/notation/good").glob("*.ecarte"))
        some += sorted((ROOT / "fixtures/situations").glob("*.ecarte"))[::11]
        self.assertGreater(len(some), 10)
        client = self.client(FULL)
        changed = 0
        for path in some:
            text = path.read_text()
            client.open(path.as_uri(), text)
            edits = client.ask("textDocument/formatting", {
                "textDocument": {"uri": path.as_uri()}, "options": {"tabSize": 2, "insertSpaces": True}})
            wanted = said("fmt", "-", text=text)
            if edits is None:
                self.assertEqual(wanted, "", path)
                continue
            changed += bool(edits)
            self.assertEqual(apply(text, edits).rstrip("\n"), wanted.rstrip("\n"), path)
        self.assertGreater(changed, 3)

    def test_what_cannot_be_read_is_left_as_it_was(self):
        client = self.opened("players: A, Y\ndeal  1: A giives 3-2\n")
        self.assertIsNone(client.ask("textDocument/formatting", {"textDocument": {"uri": URI},
                                                                 "options": {}}))
        self.assertIn("cannot be read", client.note("window/logMessage")["message"])

    def actions(self, text, only=None):
        client = self.opened(text)
        problem = next(d for d in client.diagnostics(URI) if d["severity"] == 1)
        context = {"diagnostics": [problem]} | ({"only": only} if only else {})
        actions = client.ask("textDocument/codeAction", {
            "textDocument": {"uri": URI}, "range": problem["range"], "context": context})
        for action in actions:
            self.assertEqual(action["kind"], "quickfix")
            self.assertEqual(action["diagnostics"], [problem])
        self.assertEqual(client.close(), 0)
        return [apply(text, a["edit"]["changes"][URI]) for a in actions]

    def test_a_refused_sentence_is_replaced_by_the_form_offered(self):
        head = "players: Anne, Yves\ndeal 1: Anne gives 3-2; turns 8♦\n"
        for line, wanted in (
                ("  Yves propozes", "  Yves proposes"),
                ("  Yves proposes; Anne acceps", "  Yves proposes; Anne accepts"),
                ("  Yves plays\n  1. Yves K♥, Anne 7♥\n  Yves: \"I surrender\"",
                 "  Yves plays\n  1. Yves K♥, Anne 7♥\n  Yves throws down")):
            self.assertIn(head + wanted + "\n", self.actions(head + line + "\n"), line)
        self.assertEqual(self.actions(head + "  Yves propozes\n", ["refactor"]), [])
        self.assertIn("players: A, Y\ndeal 1: A gives 3-2\n",
                      self.actions("playrs: A, Y\ndeal 1: A gives 3-2\n"))

    def test_no_fix_brings_in_a_card_that_nobody_wrote(self):
        head = "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n"
        for line in ("  Y plays; Y leads", "  Y plays; Y K♡x", "  Y proposes; A accepts; Y discards the king",
                     "  Y marks"):
            for text in (self.actions(head + line + "\n") if self.refused(head + line) else []):
                self.assertNotIn("K♥", text)
                self.assertNotIn("7♠", text)

    def refused(self, text):
        client = self.opened(text + "\n")
        return any(d["severity"] == 1 for d in client.diagnostics(URI))

    def test_every_fix_of_the_bad_fixtures_reads_better(self):
        fixed = 0
        client = self.client(FULL)
        for path in sorted((ROOT / "fixtures/notation/bad").glob("*.ecarte")):
            raw = path.read_bytes()
            try:
                text = raw.decode()
            except UnicodeDecodeError:
                continue
            client.open(path.as_uri(), text)
            problems = [d for d in client.diagnostics(path.as_uri()) if d["severity"] == 1]
            for problem in problems[:3]:
                for action in client.ask("textDocument/codeAction", {
                        "textDocument": {"uri": path.as_uri()}, "range": problem["range"],
                        "context": {"diagnostics": problems}}):
                    fixed += 1
                    better = apply(text, action["edit"]["changes"][path.as_uri()])
                    client.open(path.as_uri() + "x", better)
                    after = [d for d in client.diagnostics(path.as_uri() + "x") if d["severity"] == 1]
                    self.assertLess(len(after), len(problems), (path, action["title"]))
        self.assertGreater(fixed, 5)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]], verbosity=1)
