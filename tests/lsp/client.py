# SPDX-License-Identifier: MIT
"""A plain client of the language server, over its standard input and output."""
import json
import select
import subprocess
import time

LIMIT = 120  # seconds; only what hangs takes so long


class Client:
    def __init__(self, program, capabilities=None, arguments=(), cwd=None, begin=True):
        self.process = subprocess.Popen([program, "lsp", *arguments], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, cwd=cwd, bufsize=0)
        self.last_id = 0
        self.held = b""
        self.notes = []  # notifications, and requests of the server, not yet asked about
        if begin:
            self.capabilities = self.ask("initialize", {
                "processId": None, "rootUri": None, "capabilities": capabilities or {}})["capabilities"]
            self.tell("initialized", {})

    def send_bytes(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        text = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.send_bytes(b"Content-Length: %d\r\n\r\n" % len(text) + text)

    def tell(self, method, params=None):
        self.send({"method": method, "params": params})

    def request(self, method, params=None):
        self.last_id += 1
        self.send({"id": self.last_id, "method": method, "params": params})
        return self.last_id

    def ask(self, method, params=None):
        """The result; an answer that is an error is raised."""
        return self.result_of(self.answer_to(self.request(method, params)))

    def refused(self, method, params=None):
        """The number of the error with which a request is refused."""
        return self.answer_to(self.request(method, params))["error"]["code"]

    @staticmethod
    def result_of(answer):
        if "error" in answer:
            raise AssertionError(answer["error"])
        return answer["result"]

    def answer_to(self, number):
        return self.wait_for(lambda m: "method" not in m and m.get("id") == number)

    def note(self, method, matching=lambda params: True):
        """The next notification of that name."""
        return self.wait_for(
            lambda m: m.get("method") == method and matching(m["params"]))["params"]

    def diagnostics(self, uri, version=None):
        return self.note("textDocument/publishDiagnostics", lambda params: params["uri"] == uri and
                         (version is None or params.get("version") == version))["diagnostics"]

    def wait_for(self, wanted):
        for i, message in enumerate(self.notes):
            if wanted(message):
                return self.notes.pop(i)
        while True:
            message = self.read()
            if wanted(message):
                return message
            self.notes.append(message)

    def read(self):
        end = time.monotonic() + LIMIT
        while True:
            head, blank, rest = self.held.partition(b"\r\n\r\n")
            if blank:
                length = int(head.split(b":")[1])
                if len(rest) >= length:
                    self.held = rest[length:]
                    return json.loads(rest[:length])
            if not select.select([self.process.stdout], [], [], max(0, end - time.monotonic()))[0]:
                raise AssertionError("the server says nothing")
            got = self.process.stdout.read(1 << 16)
            if not got:
                raise AssertionError("the server has gone away")
            self.held += got

    def open(self, uri, text, language="ecarte"):
        self.tell("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": language, "version": 1, "text": text}})

    def at(self, method, uri, line, character):
        return self.ask("textDocument/" + method, {
            "textDocument": {"uri": uri}, "position": {"line": line, "character": character}})

    def close(self):
        """Ends the server as clients do; its exit status."""
        self.ask("shutdown")
        self.tell("exit")
        return self.ended()

    def ended(self):
        status = self.process.wait(LIMIT)
        self.end()
        return status

    def end(self):
        """However it stands."""
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()
