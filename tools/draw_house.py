#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Draws the house, the layers of src/ with their files and lines and who includes whom.

    tools/draw_house.py COMMIT       as it was at a commit
    tools/draw_house.py              as it stands in this folder
    tools/draw_house.py --write      docs/house.md anew: before, and now
    tools/draw_house.py --check      does docs/house.md, as far as it tells of now, name the layers there are?

All numbers are counted from the sources, none is written by hand.
"""
import argparse
import collections
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "house.md"
# The last tree in which codes and judging were one room and each of its two halves, Engine and
# Replayer, one object.
BEFORE = "e08d116"
SOURCE = re.compile(r"^(src|grammar)/(?:([a-z_]+)/)?.*\.[ch]pp$")
INCLUDE = re.compile(r'^ *# *include "([a-z_]+)/', re.MULTILINE)
LONG = 400


def git(*words, given=None):
    return subprocess.run(["git", "-C", ROOT, *words], check=True, capture_output=True, input=given).stdout


def texts_of(commit):
    """Path and text of every source at a commit."""
    paths = [p for p in git("ls-tree", "-r", "--name-only", commit).decode().splitlines() if SOURCE.match(p)]
    out = git("cat-file", "--batch", given="".join(f"{commit}:{p}\n" for p in paths).encode())
    for path in paths:
        head, out = out.split(b"\n", 1)
        size = int(head.split()[2])
        yield path, out[:size].decode()
        out = out[size + 1:]


def texts_here():
    for file in sorted(ROOT.glob("src/**/*")) + sorted(ROOT.glob("grammar/**/*")):
        path = file.relative_to(ROOT).as_posix()
        if SOURCE.match(path):
            yield path, file.read_text(encoding="utf-8")


class House:
    def __init__(self, texts):
        self.files = collections.Counter()
        self.lines = collections.Counter()
        self.long = collections.Counter()
        includes = collections.Counter()
        for path, text in texts:
            top, folder = SOURCE.match(path).groups()
            layer = "grammar" if top == "grammar" else folder
            count = text.count("\n")
            self.files[layer] += 1
            self.lines[layer] += count
            self.long[layer] += count > LONG
            for used in set(INCLUDE.findall(text)) - {layer}:
                includes[layer, used] += 1
        self.includes = {(a, b): n for (a, b), n in includes.items() if b in self.files}
        self.below = {a: {b for x, b in self.includes if x == a} for a in self.files}

    def reach(self, layer, seen=()):
        """All layers below, however far."""
        found = set()
        for under in self.below[layer] - set(seen):
            found |= {under} | self.reach(under, (*seen, layer))
        return found

    def nearest(self, layer):
        """The layers it includes that none of the others it includes leads to."""
        return {b for b in self.below[layer] if not any(b in self.reach(o) for o in self.below[layer] - {b})}

    def floor(self, layer, above=()):
        """0: it includes none; else one more than the highest it includes."""
        return 1 + max((self.floor(b, (*above, layer)) for b in self.below[layer] - {layer, *above}), default=-1)

    def drawing(self):
        """Floor by floor, the highest first; what a layer stands on directly is after its arrow."""
        floors = collections.defaultdict(list)
        for layer in self.files:
            floors[self.floor(layer)].append(layer)
        wide = max(map(len, self.files))
        for number in sorted(floors, reverse=True):
            for layer in sorted(floors[number]):
                under = ", ".join(sorted(self.nearest(layer), key=lambda b: (-self.floor(b), b)))
                size = "#" * max(1, round(self.lines[layer] / 500))
                yield f"{number:>2}  {layer:<{wide}}  {self.lines[layer]:>6,}  {size:<26}{' ▶ ' + under if under else ''}".rstrip()
            yield ""

    def table(self):
        yield "| layer | files | lines | files over 400 lines | includes (by so many of its files) |"
        yield "|---|---:|---:|---:|---|"
        for layer in sorted(self.files, key=lambda a: (self.floor(a), a)):
            used = sorted(((b, n) for (a, b), n in self.includes.items() if a == layer), key=lambda x: (-x[1], x[0]))
            yield (f"| `{layer}` | {self.files[layer]} | {self.lines[layer]:,} | {self.long[layer] or '–'} | "
                   + (", ".join(f"{b} {n}" for b, n in used) or "–") + " |")
        yield (f"| all | {sum(self.files.values())} | {sum(self.lines.values()):,} | {sum(self.long.values())} | "
               f"{len(self.includes)} pairs |")

    def told(self):
        return ["```", *list(self.drawing())[:-1], "```", "", *self.table()]


def page():
    before, now = House(texts_of(BEFORE)), House(texts_here())
    day = git("log", "-1", "--format=%ad", "--date=format:%-d %B %Y", BEFORE).decode().strip()
    return "\n".join([
        "# The house",
        "",
        "The layers of `src/`, and `grammar/`, floor by floor: a layer includes only what stands on lower floors. After each name its",
        "lines, a `#` for each 500 of them, and after the arrow the layers it stands on directly; what these stand on it may include",
        "as well (the table has all of it). Drawn by `tools/draw_house.py --write`, which counts it from the sources; what each layer",
        "is for is in ARCHITECTURE.md.",
        "",
        "## Now",
        "",
        *now.told(),
        "",
        f"## Before ({day}, `{BEFORE}`)",
        "",
        "What a book of laws says and the judging by it were one layer, `law`; its `Engine` was one object, and so was `Replayer` in",
        "`replay`. Searching for records, expectations and coverage stood in `cli`.",
        "",
        *before.told(),
        ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", nargs="?")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    if given.write:
        PAGE.write_text(page(), encoding="utf-8")
    elif given.check:
        now = PAGE.read_text(encoding="utf-8").split("\n## Before")[0]
        named = {name: set(re.findall(r"([a-z_]+) \d+", used))
                 for name, used in re.findall(r"^\| `(\w+)` \|.*\| ([^|]*) \|$", now, re.MULTILINE)}
        house = House(texts_here())
        for layer in sorted(set(named) ^ set(house.files)):
            print(f"docs/house.md and src/ differ in the layer {layer}", file=sys.stderr)
        for layer in sorted(set(named) & set(house.files)):
            for other in sorted(named[layer] ^ house.below[layer]):
                print(f"docs/house.md and src/ differ in whether {layer} includes {other}", file=sys.stderr)
        sys.exit(0 if named == house.below else "tools/draw_house.py --write draws it anew")
    else:
        print("\n".join(House(texts_of(given.commit) if given.commit else texts_here()).told()))


main()
