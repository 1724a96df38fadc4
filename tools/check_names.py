#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Fails where two files of src/ define a type of the same name in the same namespace.

The rule of one definition is the linker's to break: of two inline members it keeps one, and which
depends on the compiler. What is said of a file alone belongs in a namespace without a name.
"""
import collections
import pathlib
import re
import sys

OUT_OF_COUNT = re.compile(r'//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'')
NAMESPACE = r"namespace\s*(?P<namespace>[\w:]*)\s*\{"
TYPE = r"(?<![<,]\s)(?<![<,])\b(?:struct|class|union|enum(?:\s+class)?)\s+(?P<type>\w+)\s*(?:final\s*)?(?::(?!:)[^;{}()]*)?\{"
TOKEN = re.compile(f"{NAMESPACE}|{TYPE}|(?P<brace>[{{}}])")


def types_of(text):
    """The names of the types defined in a namespace that has a name, templates' instances left out."""
    within = []  # of each open brace: the namespace it opens, or None
    for found in TOKEN.finditer(OUT_OF_COUNT.sub(" ", text)):
        if found["brace"] == "}":
            within.pop()
        elif found["brace"]:
            within.append(None)
        elif found["type"]:
            if None not in within and "" not in within:
                yield "::".join([*within, found["type"]])
            within.append(None)
        else:
            within.append(found["namespace"])


def main():
    root = pathlib.Path(__file__).resolve().parent.parent / "src"
    places = collections.defaultdict(set)
    for path in sorted(root.rglob("*.[ch]pp")):
        for name in types_of(path.read_text(encoding="utf-8")):
            places[name].add(path.relative_to(root.parent))
    if len(places) < 100:
        sys.exit(f"only {len(places)} types found in {root}")
    twice = {name: files for name, files in places.items() if len(files) > 1}
    for name, files in twice.items():
        print(f"{name} is defined in {', '.join(map(str, sorted(files)))}", file=sys.stderr)
    sys.exit(1 if twice else 0)


main()
