#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs clang-tidy over src/ and bench/. What costs is the headers, those of the standard library above all: so the sources
of a library are read a dozen at a time, as one, which check_together.py holds to be possible.

usage: tools/check_tidy.py BUILD_FOLDER [FILE...]      a build of the preset dev; FILEs are read by themselves. Prints
findings only; any is status 1.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import check_together

ROOT = pathlib.Path(__file__).resolve().parent.parent
AT_ONCE = 12


def batches(build):
    """Sources that are read together, with the command that compiles one of them."""
    units = json.loads((pathlib.Path(build) / "compile_commands.json").read_text())
    together = set()
    for _, (unit, sources) in check_together.targets(build, []):
        ordered = sorted(sources)
        together |= sources
        for first in range(0, len(ordered), AT_ONCE):
            yield unit, ordered[first : first + AT_ONCE]
    for unit in units:
        path = pathlib.Path(unit["file"])
        inside = (ROOT / "src") in path.parents or (ROOT / "bench") in path.parents
        if inside and path not in together:
            yield unit, [path]


def main():
    build, *files = sys.argv[1:]
    wanted = {pathlib.Path(file).resolve() for file in files}
    build = pathlib.Path(build).resolve()
    # In the tree, where clang-tidy finds its settings.
    with tempfile.TemporaryDirectory(dir=build) as folder:
        commands = []
        for number, (unit, sources) in enumerate(batches(build)):
            rows = [[source] for source in sources if source in wanted] if wanted else [sources]
            for row in rows:
                path = pathlib.Path(folder) / f"{row[0].parent.name}-{number}-{row[0].stem}.cpp"
                path.write_text("".join(f'#include "{source}"\n' for source in row))
                command = unit["command"].replace(unit["file"], str(path))
                commands.append({"directory": unit["directory"], "command": command, "file": str(path)})
        if not commands:
            sys.exit("no source was read")
        (pathlib.Path(folder) / "compile_commands.json").write_text(json.dumps(commands))
        # The flags are those of g++, some of which clang does not know.
        ran = subprocess.run(["run-clang-tidy-14", "-quiet", "-p", folder, "-j", str(os.cpu_count()),
                              "-extra-arg=-Wno-unknown-warning-option",
                              # What the compiler says of each source alone.
                              "-extra-arg=-Wno-shadow"],
                             stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    said = [line for line in ran.stdout.splitlines() if not ("clang-tidy-14 " in line and " -quiet " in line)]
    print("\n".join(said), end="\n" if said else "")
    sys.exit(ran.returncode != 0)


if __name__ == "__main__":
    main()
