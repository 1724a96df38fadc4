#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs clang-tidy over src/ and bench/. What costs is the headers, those of the standard library above all: so the sources
of a library are all read as one. That they can be is thereby held too: clang tells, as an error, of two that give the same
name to different things, which check_together.py asks g++ of one layer in seconds.

usage: tools/check_tidy.py BUILD_FOLDER [FILE...]      a build of the preset dev; FILEs are read by themselves. Prints
findings only; any is status 1.
"""
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import check_together

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The flags are those of g++, some of which clang does not know; of shadows the compiler speaks, of each source alone.
TIDY = ["clang-tidy-14", "-quiet", "-extra-arg=-Wno-unknown-warning-option", "-extra-arg=-Wno-shadow"]


def libraries(build):
    """Sources that are read together, with the command that compiles one of them."""
    units = json.loads((pathlib.Path(build) / "compile_commands.json").read_text())
    together = set()
    for _, (unit, sources) in check_together.targets(build, []):
        together |= sources
        yield unit, sorted(sources)
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
        # The most first, so that none is waited for alone.
        for number, (unit, sources) in enumerate(sorted(libraries(build), key=lambda row: -len(row[1]))):
            rows = [[source] for source in sources if source in wanted] if wanted else [sources]
            for row in rows:
                path = pathlib.Path(folder) / f"{row[0].parent.name}-{number}-{row[0].stem}.cpp"
                path.write_text("".join(f'#include "{source}"\n' for source in row))
                command = unit["command"].replace(unit["file"], str(path))
                commands.append({"directory": unit["directory"], "command": command, "file": str(path)})
        if not commands:
            sys.exit("no source was read")
        (pathlib.Path(folder) / "compile_commands.json").write_text(json.dumps(commands))
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            ran = list(pool.map(lambda command: subprocess.run([*TIDY, "-p", folder, command["file"]], stdout=subprocess.PIPE,
                                                               stderr=subprocess.DEVNULL, text=True), commands))
    for one in ran:
        sys.stdout.write(one.stdout)
    sys.exit(any(one.returncode for one in ran))


if __name__ == "__main__":
    main()
