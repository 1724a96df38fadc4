#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Fails where one name of src/ stands for two things.

A type of the same name in the same namespace, in two files: the rule of one definition is the linker's to
break, who keeps one of two inline members, and which depends on the compiler. What is said of a file alone
belongs in a namespace without a name.

A type of the same name in two layers, or a file of the same name: whoever meets it in one takes it for what
he knows from the other. ONE_THING says of each name that may stand in two why it is one thing in both.
"""
import collections
import pathlib
import re
import sys

OUT_OF_COUNT = re.compile(r'//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'')
NAMESPACE = r"namespace\s*(?P<namespace>[\w:]*)\s*\{"
TYPE = r"(?<![<,]\s)(?<![<,])\b(?:struct|class|union|enum(?:\s+class)?)\s+(?P<type>\w+)\s*(?:final\s*)?(?::(?!:)[^;{}()]*)?\{"
ALIAS = r"\busing\s+(?P<alias>\w+)\s*=(?P<is>[^;]*);"
TOKEN = re.compile(f"{NAMESPACE}|{TYPE}|{ALIAS}|(?P<brace>[{{}}])")

# Layers whose names are no part of the rest: `verify` shares nothing with it and calls by the same name
# what it reads of it; `api` hands out for other programs what the rest has inside.
APART = {"verify", "api"}
# The name of a type, and what it is in all its layers.
TYPES_OF_ONE_THING = {
    "Place": "a line and a column as people count them; yaml knows no record",
    "Json": "json::Value",
}
# The name of a file, and what it is about in all its layers. In cli, files are named after their command.
FILES_OF_ONE_THING = {
    "format": "the library fmt; record's is the canonical form, and the command is called so",
    "kept": "what was said and is kept as it was written",
    "pool": "the pool of three",
    "read": "bytes to a value",
    "table": "the table that is played at",
    "telling": "a record told back",
    "timing": "which act came before which",
    "tricks": "the tricks of a playing",
    "words": "the words of a layer",
    "words_exchange": "the exchange, in the words of a layer",
    "words_play": "the play, in the words of a layer",
    "words_score": "the score, in the words of a layer",
}


def names_of(text):
    """The names defined in a namespace that has a name: of types, and of aliases with what they are."""
    within = []  # of each open brace: the namespace it opens, or None
    for found in TOKEN.finditer(OUT_OF_COUNT.sub(" ", text)):
        known = None not in within and "" not in within
        if found["brace"] == "}":
            within.pop()
        elif found["brace"]:
            within.append(None)
        elif found["type"]:
            if known:
                yield "::".join([*within, found["type"]]), None
            within.append(None)
        elif found["alias"]:
            if known:
                yield "::".join([*within, found["alias"]]), found["is"].strip()
        else:
            within.append(found["namespace"])


def complain(text):
    print(text, file=sys.stderr)
    return True


def main():
    root = pathlib.Path(__file__).resolve().parent.parent / "src"
    places = collections.defaultdict(set)  # of a type with its namespace
    layers = collections.defaultdict(set)  # of a type or an alias
    for path in sorted(root.rglob("*.[ch]pp")):
        layer = path.relative_to(root).parts[0]
        for name, alias in names_of(path.read_text(encoding="utf-8")):
            last = name.split("::")[-1]
            if alias is None:
                places[name].add(path.relative_to(root.parent))
            if layer not in APART and (alias is None or alias.split("::")[-1] != last):
                layers[last].add(layer)
    if len(places) < 100:
        sys.exit(f"only {len(places)} types found in {root}")
    files = collections.defaultdict(set)
    for path in sorted(root.rglob("*.[ch]pp")):
        layer = path.relative_to(root).parts[0]
        if layer not in APART | {"cli"}:
            files[path.stem].add(layer)

    bad = False
    for name, where in places.items():
        if len(where) > 1:
            bad = complain(f"{name} is defined in {', '.join(map(str, sorted(where)))}")
    for kind, known, allowed in (("type", layers, TYPES_OF_ONE_THING), ("file", files, FILES_OF_ONE_THING)):
        several = {name: where for name, where in known.items() if len(where) > 1}
        for name, where in sorted(several.items()):
            if name not in allowed:
                bad = complain(f"the {kind} {name} stands in {', '.join(sorted(where))}: one name for one thing")
        for name in sorted(set(allowed) - set(several)):
            bad = complain(f"no {kind} {name} stands in two layers any more: tools/check_names.py need not excuse it")
    sys.exit(1 if bad else 0)


main()
