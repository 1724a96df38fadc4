#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The sources of a layer may be read as one (CMAKE_UNITY_BUILD, as ./run builds): no two of them give the same name to
different things. All of a layer are read together here, so that it does not turn on which of them a build reads together.
They are read from the last to the first: so it is seen too which of them leans on a name that another before it brings in,
and does not compile alone. (check_tidy.py reads them from the first to the last.)

usage: tools/check_together.py BUILD_FOLDER [LAYER...]
"""
import concurrent.futures
import json
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

SRC = pathlib.Path(__file__).resolve().parent.parent / "src"


def alone(layer):
    """The sources of `layer` that its CMakeLists.txt keeps out of what is read together."""
    rows = (SRC / layer / "CMakeLists.txt").read_text()
    for name, value in re.findall(r"set\((\w+) ([^)]*)\)", rows):
        rows = rows.replace(f"${{{name}}}", value)
    kept_out = re.findall(r"set_source_files_properties\(([^)]*?)PROPERTIES[^)]*SKIP_UNITY_BUILD_INCLUSION ON", rows)
    return {name for names in kept_out for name in names.split()}


def targets(build, wanted):
    """The libraries and programs of the layers: the command that compiles one of its sources, and all of them."""
    found = {}
    for unit in json.loads((pathlib.Path(build) / "compile_commands.json").read_text()):
        path = pathlib.Path(unit["file"])
        if SRC not in path.parents:
            continue
        layer = str(path.parent.relative_to(SRC))
        target = re.search(r"CMakeFiles/(.*?)\.dir/", unit["command"]).group(1)
        if (not wanted or layer in wanted) and path.name not in alone(layer):
            found.setdefault(target, (unit, set()))[1].add(path)
    return sorted(found.items())


def clash(unit, sources):
    """What the compiler says against reading `sources` together; empty if nothing."""
    words = shlex.split(unit["command"])
    words = words[words.index(next(w for w in words if re.search(r"(\+\+|clang|gcc)[-.0-9]*$", w))):]
    kept, skip = [], False
    for word in words:
        if skip or word in ("-o", "-c", unit["file"]):
            skip = word == "-o"
            continue
        kept.append(word)
    with tempfile.NamedTemporaryFile("w", suffix=".cpp") as all_of_it:
        all_of_it.writelines(f'#include "{source}"\n' for source in sorted(sources, reverse=True))
        all_of_it.flush()
        return subprocess.run([*kept, "-fsyntax-only", "-w", "-O0", all_of_it.name], cwd=unit["directory"],
                              capture_output=True, text=True).stderr


def main():
    build, *wanted = sys.argv[1:]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        said = list(pool.map(lambda row: clash(*row[1]), targets(build, wanted)))
    for words in said:
        sys.stdout.write(words)
    if not said:
        sys.exit("no layer was read")
    sys.exit(any(said))


if __name__ == "__main__":
    main()
