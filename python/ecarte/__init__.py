# SPDX-License-Identifier: MIT
"""The referee for écarté, from Python.

    >>> import ecarte
    >>> result = ecarte.rule(open("evening.ecarte").read())
    >>> [finding["id"] for deal in result["deals"] for finding in deal["findings"]]

A thin layer over the C interface of libecarte: text in, the document of result.schema.json out.
The library is looked for where ECARTE_LIBRARY says, else where the system keeps its libraries.
"""

import ctypes
import ctypes.util
import json
import os
import pathlib

__all__ = ["Error", "codes", "deals", "findings", "form", "interview", "rule", "rule_files", "tell",
           "version"]

_API_VERSION = 2


class Error(Exception):
    """The library is missing or too old, or cannot do what it was asked to."""


class _Options(ctypes.Structure):
    _fields_ = [
        ("size", ctypes.c_size_t),
        ("code", ctypes.c_char_p),
        ("file", ctypes.c_char_p),
        ("strict", ctypes.c_int),
    ]


def _load():
    path = os.environ.get("ECARTE_LIBRARY") or ctypes.util.find_library("ecarte")
    if not path:
        raise Error("libecarte is not installed; ECARTE_LIBRARY may say where it is")
    try:
        library = ctypes.CDLL(path)
        found = library.ecarte_api_version()
    except (OSError, AttributeError) as trouble:
        raise Error(f"{path} is not libecarte: {trouble}") from trouble
    if found < _API_VERSION:
        raise Error(f"{path} is too old: its interface is {found}, and {_API_VERSION} is needed")
    # Texts to be freed must not be turned into bytes on the way, which would lose their address.
    for name in ("rule", "tell", "form", "interview"):
        call = getattr(library, f"ecarte_{name}")
        call.restype = ctypes.c_void_p
        call.argtypes = [
            ctypes.c_char_p,
            ctypes.c_size_t,
            ctypes.POINTER(_Options),
            ctypes.POINTER(ctypes.c_void_p),
        ]
    library.ecarte_codes.restype = ctypes.c_void_p
    library.ecarte_version.restype = ctypes.c_char_p
    library.ecarte_free.argtypes = [ctypes.c_void_p]
    return library


_library = _load()


def _taken(address):
    """The text at `address`, which is freed."""
    try:
        return ctypes.string_at(address).decode()
    finally:
        _library.ecarte_free(address)


def version():
    """The version of the library."""
    return _library.ecarte_version().decode()


def codes():
    """The names of the built-in codes of laws, the default one first."""
    address = _library.ecarte_codes()
    if not address:
        raise MemoryError
    return json.loads(_taken(address))


def rule(text, code=None, strict=False, file="<text>"):
    """Rules on every deal `text` tells. Returns the document of result.schema.json as a dict.

    `code` names a built-in code of laws; without it the record's own is taken, else the default.
    `strict` carries the score that was due on to the next deal, not the one the players marked.
    A record that cannot be read raises nothing: the document's problems say where and why.
    """
    return _document(_library.ecarte_rule, text, code, strict, file)


def tell(text, code=None, file="<text>"):
    """Tells each deal back, line by line, as it was read (told.schema.json)."""
    return _document(_library.ecarte_tell, text, code, file=file)


def form(text, file="<text>"):
    """The text in form, proved to say the same, or what stands in the way (form.schema.json)."""
    return _document(_library.ecarte_form, text, file=file)


def interview(answers=(), code=None):
    """A dispute settled by questions: given the answers so far, each by its id or its number from 1,
    the next question or the rulings (rule.schema.json)."""
    return _document(_library.ecarte_interview, "\n".join(map(str, answers)), code)


def _document(call, text, code=None, strict=False, file="<text>"):
    data = text.encode()
    options = _Options(
        ctypes.sizeof(_Options),
        code.encode() if code is not None else None,
        os.fspath(file).encode(),
        int(bool(strict)),
    )
    error = ctypes.c_void_p()
    address = call(data, len(data), ctypes.byref(options), ctypes.byref(error))
    if address:
        return json.loads(_taken(address))
    if error.value:
        raise Error(_taken(error.value))
    raise MemoryError


def rule_files(paths, code=None, strict=False):
    """One document for each file, in order; folders are searched for *.ecarte."""
    for path in map(pathlib.Path, paths):
        files = sorted(path.rglob("*.ecarte")) if path.is_dir() else [path]
        for each in files:
            yield rule(each.read_text(encoding="utf-8"), code, strict, each)


def deals(paths, code=None, strict=False):
    """One flat dict for each deal of `paths`, fit for a table: where it is, its verdict, the points
    due and marked, and how many findings it has."""
    for document in rule_files(paths, code, strict):
        for deal in document["deals"]:
            row = {key: deal[key] for key in ("file", "code", "game", "deal", "line", "verdict")}
            for ledger in ("due", "marked"):
                for place, name in enumerate(deal[ledger] or {}):
                    row[f"player_{place + 1}"] = name
                    row[f"{ledger}_{place + 1}"] = deal[ledger][name]
            row["findings"] = len(deal["findings"])
            row["missing"] = len(deal["missing"])
            yield row


def findings(paths, code=None, strict=False):
    """One flat dict for each finding of `paths`, fit for a table."""
    for document in rule_files(paths, code, strict):
        for deal in document["deals"]:
            for finding in deal["findings"]:
                yield {
                    "file": deal["file"],
                    "game": deal["game"],
                    "deal": deal["deal"],
                    "line": finding["span"]["line"],
                    "law": None if finding["law"] is None else str(finding["law"]),
                    "id": finding["id"],
                    "class": finding["class"],
                    "severity": finding["severity"],
                    "offender": finding["offender"],
                    "remedy": finding["remedy"]["kind"],
                    "status": finding["remedy"]["status"],
                    "message": finding["message"],
                }
