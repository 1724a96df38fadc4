#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fails where a class of replay, law, referee or sitting has more than a dozen data members, those of its bases among them.
Counted is what clang makes of the sources, read as one a layer, as check_together.py holds that they can be.

usage: tools/check_classes.py BUILD_FOLDER [--list]      a build of the preset dev. --list: prints all above the bounds.
"""
import collections
import json
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

import check_together

ROOT = pathlib.Path(__file__).resolve().parent.parent
LAYERS = ("replay", "law", "referee", "sitting")
MOST = 12
# Of functions there is no bound: a value that is asked much has much to say. --list names those above this.
MANY_FUNCTIONS = 25

OF = "cxxRecordDecl(isExpansionInFileMatching(\"src/LAYER/\"), unless(isImplicit()), unless(isInstantiated())).bind(\"of\")"
MATCHES = {
    "field": f"fieldDecl(hasParent({OF})).bind(\"it\")",
    "function": f"functionDecl(unless(isImplicit()), anyOf(hasParent({OF}), hasParent(functionTemplateDecl(hasParent({OF})))))"
    ".bind(\"it\")",
    "base": "cxxRecordDecl(hasDirectBase(hasType(cxxRecordDecl(isExpansionInFileMatching(\"src/\")).bind(\"it\"))), "
    "isExpansionInFileMatching(\"src/LAYER/\"), unless(isImplicit()), unless(isInstantiated())).bind(\"of\")",
}
NOTE = re.compile(r'^(?P<place>/?[^:\n]+:\d+:\d+): note: "(?P<what>\w+)" binds here\n(?P<line>[^\n]*)', re.M)
NAME = re.compile(r"(?:struct|class|union)\s+(\w+)")


def flags_of(build, layer):
    """The flags that compile the sources of `layer`, of those that clang needs to read them."""
    for unit in json.loads((pathlib.Path(build) / "compile_commands.json").read_text()):
        if pathlib.Path(unit["file"]).parent == ROOT / "src" / layer:
            words = shlex.split(unit["command"])
            return [word for at, word in enumerate(words)
                    if word.startswith(("-I", "-D", "-std=")) or "-isystem" in (word, words[at - 1])]
    sys.exit(f"no source of {layer} in {build}")


def pairs(said):
    """Of what clang-query says, match by match: what `it` is, and `of` what; each as place and line."""
    for match in said.split("Match #")[1:]:
        bound = {note["what"]: (note["place"], note["line"].strip()) for note in NOTE.finditer(match)}
        if {"it", "of"} <= set(bound):
            yield bound["it"], bound["of"]


def classes(build, layer):
    """Of each class of the layer, by its place: its name, and the places of its fields, functions and bases."""
    with tempfile.NamedTemporaryFile("w", suffix=".cpp") as all_of_it:
        for source in sorted((ROOT / "src" / layer).glob("*.cpp")):
            all_of_it.write(f'#include "{source}"\n')
        all_of_it.flush()
        query = ["set bind-root false", *("match " + match.replace("LAYER", layer) for match in MATCHES.values())]
        ran = subprocess.run(["clang-query-14", *[word for row in query for word in ("-c", row)], all_of_it.name, "--",
                              *flags_of(build, layer), "-w"], capture_output=True, text=True)
    answers = re.split(r"^\d+ match(?:es)?\.$", ran.stdout, flags=re.M)
    if ran.returncode or "error:" in ran.stderr or len(answers) != len(MATCHES) + 1:
        sys.exit(ran.stdout[-2000:] + ran.stderr)
    asked = {what: list(pairs(said)) for what, said in zip(MATCHES, answers)}
    found = collections.defaultdict(lambda: collections.defaultdict(set))
    for what, rows in asked.items():
        for (place, _), (of, line) in rows:
            found[of]["line"] = line
            found[of][what].add(place)
    return found


def main():
    build = sys.argv[1]
    found = {}
    for layer in LAYERS:
        for place, known in classes(build, layer).items():
            found.setdefault(place, known)

    def fields(place):
        known = found.get(place, {})
        return len(known.get("field", ())) + sum(fields(base) for base in known.get("base", ()))

    if len(found) < 100:
        sys.exit(f"only {len(found)} classes found")
    bad = False
    for place, known in sorted(found.items()):
        named = NAME.search(known["line"])
        name = named.group(1) if named else known["line"]
        where = str(pathlib.Path(place.rsplit(":", 2)[0]).resolve().relative_to(ROOT)) + ":" + place.split(":")[-2]
        number, own, functions = fields(place), len(known.get("field", ())), len(known.get("function", ()))
        if "--list" in sys.argv:
            if number > MOST or functions > MANY_FUNCTIONS:
                print(f"{number:3} members ({own} its own), {functions:3} functions: {name:20} {where}")
            continue
        if number > MOST:
            print(f"{where}: {name} has {number} data members, more than {MOST}: which of them are one thing?", file=sys.stderr)
            bad = True
    sys.exit(bad)


if __name__ == "__main__":
    main()
