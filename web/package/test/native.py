#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What the library built for this machine says: native.py LIBRARY FILE… reads the records, walks through
interviews, and prints an object a line for each document: its kind, the text, the options, the JSON.
With --time instead of files on standard output only how many milliseconds the rulings took."""
import ctypes
import itertools
import json
import sys
import time


class Options(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t), ("code", ctypes.c_char_p), ("file", ctypes.c_char_p),
                ("strict", ctypes.c_int)]


def load(path):
    library = ctypes.CDLL(path)
    for kind in ("rule", "tell", "form", "interview"):
        call = getattr(library, "ecarte_" + kind)
        call.restype = ctypes.c_void_p
        call.argtypes = [ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(Options), ctypes.c_void_p]
    library.ecarte_free.argtypes = [ctypes.c_void_p]
    library.ecarte_codes.restype = ctypes.c_char_p
    return library


def document(library, kind, text, code=None, file=None, strict=False):
    data = text.encode()
    options = Options(ctypes.sizeof(Options), code and code.encode(), file and file.encode(), strict)
    address = getattr(library, "ecarte_" + kind)(data, len(data), options, None)
    if not address:
        sys.exit(f"no {kind} of {text!r}")
    said = ctypes.string_at(address).decode()
    library.ecarte_free(address)
    return said


def interviews(library, code, most):
    """The answers of the first interviews, each question gone through once."""
    waiting = [[]]
    for _ in range(most):
        if not waiting:
            return
        answers = waiting.pop(0)
        said = document(library, "interview", "\n".join(answers), code)
        yield answers, said
        question = json.loads(said)["question"]
        waiting += [answers + [a["id"]] for a in question["answers"]] if question else []


def main():
    library = load(sys.argv[1])
    files = [f for f in sys.argv[2:] if f != "--time"]
    texts = [open(f, encoding="utf-8").read() for f in files]
    if "--time" in sys.argv:
        begin = time.perf_counter()
        for text in texts:
            document(library, "rule", text)
        print(1000 * (time.perf_counter() - begin))
        return
    asked = [{"kind": k, "text": t, "options": {"file": f}}
             for f, t in zip(files, texts) for k in ("rule", "tell", "form")]
    asked += [{"kind": "rule", "text": t, "options": {"file": f, "strict": True}}
              for f, t in itertools.islice(zip(files, texts), 100)]
    codes = json.loads(library.ecarte_codes())
    asked += [{"kind": "rule", "text": t, "options": {"code": c}}
              for c in codes[1:] for t in texts[:100] if "code:" not in t]
    for one in asked:
        one["json"] = document(library, one["kind"], one["text"], **one["options"])
        print(json.dumps(one))
    for code in codes:
        for answers, said in interviews(library, code, 1500):
            print(json.dumps({"kind": "interview", "text": "\n".join(answers),
                              "options": {"code": code}, "json": said}))


main()
