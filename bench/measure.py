#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Measures the packaged program beside others, and writes what it found to docs/performance/figures.json.

    bench/run [--short] [--only PART …]     builds, measures, and writes the page and its plots

Figures of one machine mean nothing on another, so everything is run beside what it is compared with,
in turn, round by round; what is kept is the quotient of each round's two figures: the middle one, the
least and the most. Processor time is compared, unless the clock is what is asked about. `--only` leaves
the other parts as they were measured before (archive, sizes, shares, threads, memory, packed, files,
starts, solver, instructions).
"""

import argparse
import contextlib
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections import namedtuple

TREE = pathlib.Path(__file__).resolve().parent.parent
FIGURES = TREE / "docs/performance/figures.json"
PGN_EXTRACT = "/usr/games/pgn-extract"
Run = namedtuple("Run", "clock processor memory status")


class Bench:
    def __init__(self, build, folder, wanted):
        self.bin = build / "bin"
        self.folder = folder
        self.short = wanted.short
        self.deals = wanted.deals or (50_000 if wanted.short else 200_000)
        self.rounds = wanted.rounds or (3 if wanted.short else 7)

    def tool(self, name):
        return str(self.bin / name)

    def check(self, *arguments):
        return [self.tool("ecarte"), "check", *map(str, arguments)]

    # ── Running

    def in_turn(self, rounds, *commands):
        """The runs of each command, one of each a round."""
        words = [word for command in commands for word in ["--", *command]][1:]
        told = subprocess.run([self.tool("ecarte-bench-timed"), str(rounds), *words],
                              capture_output=True, text=True, check=True).stdout
        table = [[Run(float(c), float(p), int(m) / 1024, int(s)) for c, p, m, s in
                  (cell.split() for cell in line.split("\t"))] for line in told.splitlines()]
        columns = list(zip(*table))
        for command, runs in zip(commands, columns):
            # 1 is said of an archive with irregular deals.
            if any(run.status not in (0, 1) for run in runs):
                sys.exit(f"measure.py: {' '.join(command)} failed")
        return columns

    def side_by_side(self, *commands):
        """Commands at once, as one."""
        quoted = ["'" + "' '".join(command) + "'" for command in commands]
        return ["sh", "-c", " & ".join(quoted) + " & wait"]

    # ── Archives

    def archive(self, name, deals, *options):
        """A file of so many deals, made once."""
        path = self.folder / name
        if not path.exists():
            with open(path, "wb") as file:
                # Files so small that an archive of any size has all kinds of them.
                subprocess.run([self.tool("ecarte-generate"), "--archive", "--deals", str(deals), "--per-file",
                                str(max(1, min(1000, deals // 32))), *options],
                               stdout=file, stderr=subprocess.DEVNULL, check=True)
        return path

    def lawful(self):
        return self.archive("lawful.ecarte", self.deals)

    def chess(self, size):
        """Well-known games, over and over, of the same size."""
        path = self.folder / "games.pgn"
        if not path.exists():
            games = (TREE / "bench/games.pgn").read_bytes()
            with open(path, "wb") as file:
                for _ in range(max(1, size // len(games))):
                    file.write(games)
        return path


def spread(values):
    return {"middle": statistics.median(values), "least": min(values), "most": max(values)}


def quotients(ones, others, what="processor"):
    return spread([getattr(a, what) / getattr(b, what) for a, b in zip(ones, others)])


def speeds(runs, bytes_read, deals=None):
    found = {"MB/s": spread([bytes_read / 1e6 / run.processor for run in runs])}
    if deals:
        found["deals/s"] = spread([deals / run.processor for run in runs])
    return found


def processor_of(what):
    return [run.processor for run in what]


# ── The parts

def measure_archive(bench):
    """Every archive, five times as large as elsewhere, and the peers, in one round after the other."""
    deals = 5 * bench.deals
    lawful = bench.archive("large.ecarte", deals)
    archives = {
        "lawful": (lawful, deals),
        "irregular": (bench.archive("large-irregular.ecarte", deals, "--irregular", "1/20"), deals),
        "signs": (bench.archive("large-signs.ecarte", deals, "--suits", "signs", "--words", "canonical"), deals),
        "letters": (bench.archive("large-letters.ecarte", deals, "--suits", "letters", "--words", "canonical"), deals),
        "freer": (bench.archive("large-freer.ecarte", deals // 4, "--words", "freer"), deals // 4),
    }
    chess = bench.chess(lawful.stat().st_size)
    lines = bench.archive("large.jsonl", deals, "--json")
    peers = {
        "pgn-extract -r": ([PGN_EXTRACT, "-s", "-r", str(chess)], chess, None),
        "simdjson": ([bench.tool("ecarte-visit-json"), str(lines)], lines, deals),
        "memchr": ([bench.tool("ecarte-count-lines"), str(lawful)], lawful, deals),
        "wc": (["wc", str(lawful)], lawful, deals),
        "cat": (["cat", str(lawful)], lawful, deals),
    }
    commands = [bench.check(path) for path, _ in archives.values()] + [peer[0] for peer in peers.values()]
    columns = dict(zip([*archives, *peers], bench.in_turn(bench.rounds, *commands)))
    found = {"deals": deals, "archives": {}, "peers": {}, "ratios": {}}
    for name, (path, number) in archives.items():
        found["archives"][name] = {"bytes a deal": path.stat().st_size / number,
                                   **speeds(columns[name], path.stat().st_size, number)}
    for name, (_, path, number) in peers.items():
        found["peers"][name] = {"bytes": path.stat().st_size, **speeds(columns[name], path.stat().st_size, number)}

    def rates(name):
        path, number = archives.get(name) or peers[name][1:]
        return path.stat().st_size, number

    def ratio(one, other, by_deals=False):
        which = 1 if by_deals else 0
        scale = rates(one)[which] / rates(other)[which]
        return spread([scale * b.processor / a.processor for a, b in zip(columns[one], columns[other])])

    for name in archives:
        found["ratios"][f"{name}, by bytes, to pgn-extract -r"] = ratio(name, "pgn-extract -r")
        found["ratios"][f"{name}, by deals, to simdjson"] = ratio(name, "simdjson", True)
        if name != "lawful":
            found["ratios"][f"{name}, by deals, to lawful"] = ratio(name, "lawful", True)
    for peer in ("memchr", "wc", "cat"):
        found["ratios"][f"lawful, by bytes, to {peer}"] = ratio("lawful", peer)
    return found


def measure_sizes(bench):
    """Speed and memory of one archive cut off ever later."""
    numbers = sorted({1000, 10_000, bench.deals}) if bench.short else [1000, 10_000, 100_000, 1_000_000]
    found = []
    for number in numbers:
        path = bench.archive(f"size-{number}.ecarte", number)
        rounds = 1 if number >= 1_000_000 else min(bench.rounds, 3)
        columns = bench.in_turn(rounds, bench.check(path), bench.check("-j", 2, path), bench.check("-j", 8, path))
        found.append({"deals": number, "MB": path.stat().st_size / 1e6, **speeds(columns[0], path.stat().st_size, number),
                      "memory": {j: max(run.memory for run in runs) for j, runs in zip("128", columns)}})
        if number != bench.deals:
            path.unlink()
    return found


def measure_shares(bench):
    """One archive with ever more irregular deals, beside the lawful one."""
    number = bench.deals // 2
    lawful = bench.archive("share-0.ecarte", number)
    found = [{"share": 0.0, "deals, to lawful": spread([1.0])}]
    for share in (100, 50, 20, 10, 5, 4):
        path = bench.archive(f"share-{share}.ecarte", number, "--irregular", f"1/{share}")
        one, other = bench.in_turn(min(bench.rounds, 3), bench.check(path), bench.check(lawful))
        found.append({"share": 1 / share, "deals, to lawful": quotients(other, one)})
        path.unlink()
    return found


def halves(path):
    """The archive as two files, cut between sittings."""
    text = path.read_bytes()
    middle = text.index(b"\nplayers:", len(text) // 2) + 1
    parts = [path.with_suffix(".1.ecarte"), path.with_suffix(".2.ecarte")]
    parts[0].write_bytes(text[:middle])
    parts[1].write_bytes(text[middle:])
    return parts


def measure_threads(bench):
    lawful = bench.lawful()
    first, second = halves(lawful)
    threads = (1, 2, 4, 8)
    columns = bench.in_turn(bench.rounds, bench.side_by_side(bench.check(first), bench.check(second)),
                            *(bench.check("-j", j, lawful) for j in threads))
    two, of_threads = columns[0], dict(zip(threads, columns[1:]))
    return {
        "two processes on halves over -j 2, by the clock": quotients(two, of_threads[2], "clock"),
        "-j 2 over one thread, processor time": quotients(of_threads[2], of_threads[1]),
        "faster": {str(j): quotients(of_threads[1], of_threads[j], "clock") for j in threads},
        "two processes faster than one thread": quotients(of_threads[1], two, "clock"),
    }


def measure_packed(bench):
    lawful = bench.lawful()
    found = {}
    for name, pack, ending in (("gzip", ["gzip", "-k", "-f"], ".gz"), ("zstd", ["zstd", "-q", "-k", "-f"], ".zst")):
        subprocess.run([*pack, str(lawful)], check=True)
        packed, plain = bench.in_turn(min(bench.rounds, 5), bench.check(str(lawful) + ending), bench.check(lawful))
        found[name] = quotients(packed, plain)
    plain, piped = bench.in_turn(min(bench.rounds, 5), bench.check(lawful),
                                 ["sh", "-c", f"{bench.tool('ecarte')} check - <'{lawful}'"])
    found["standard input"] = quotients(piped, plain)
    return found


def measure_files(bench):
    """Many files of one deal, beside opening, reading and closing them."""
    number = 1_000 if bench.deals < 10_000 else 10_000 if bench.short else 100_000
    many = bench.folder / "many"
    subprocess.run([bench.tool("ecarte-generate"), "--archive", "--deals", str(number), "--per-file", "1",
                    "--folder", str(many)], check=True)
    found = {"files": number}
    bare = [bench.tool("ecarte-bare-read"), str(many)]
    columns = bench.in_turn(min(bench.rounds, 3), bare, bench.check(many), bench.check("-j", 2, many))
    found["one thread"] = quotients(columns[1], columns[0])
    found["-j 2"] = quotients(columns[2], columns[0])
    shutil.rmtree(many)
    return found


CODES = ("turf-portland-1877", "hoyle-modernized", "enquire-within")


def measure_codes(bench):
    """One archive under several codes in one pass, beside one code."""
    number = bench.deals // 2
    found = {}
    for name, options in (("lawful", ()), ("one deal in twenty irregular", ("--irregular", "1/20"))):
        path = bench.archive(f"codes-{len(options)}.ecarte", number, *options)
        several = [[word for code in CODES[:codes] for word in ("--code", code)] for codes in (2, 3)]
        columns = bench.in_turn(bench.rounds, bench.check(path), *(bench.check(*words, path) for words in several))
        found[name] = {str(codes): quotients(column, columns[0]) for codes, column in zip((2, 3), columns[1:])}
        path.unlink()
    return found


def measure_starts(bench):
    """One deal, --help and odds, beside `true`: the least and the middle, by the clock."""
    runs = 100 if bench.short else 400
    one = bench.archive("one.ecarte", 1, "--words", "canonical")
    hand = "8S 7S QH 7H 7D --turn 9S".split()
    commands = {"true": ["/bin/true"], "check of one deal": bench.check(one), "--help": [bench.tool("ecarte"), "--help"],
                **{f"odds --model {model}": [bench.tool("ecarte"), "odds", *hand, "--model", model]
                   for model in ("open", "lead", "certain")}}
    columns = dict(zip(commands, bench.in_turn(runs, *commands.values())))
    true = columns["true"]
    found = {}
    for name, column in columns.items():
        found[name] = {
            "least ms": min(run.clock for run in column) * 1e3,
            "middle ms": statistics.median(run.clock for run in column) * 1e3,
            "least, to true": min(run.clock for run in column) / min(run.clock for run in true),
            "middle, to true": statistics.median(run.clock for run in column) / statistics.median(run.clock for run in true),
            "processor, to true": statistics.median(processor_of(column)) / statistics.median(processor_of(true)),
        }
    return found


def measure_solver(bench):
    """Deals solved by look-up, the census, and its pictures."""
    told = subprocess.run([bench.tool("ecarte-bench-solver"), "--rounds", "5" if bench.short else "15"],
                          capture_output=True, text=True, check=True).stdout
    found = {}
    for line in told.splitlines()[1:]:
        name, figures = line[:52].strip(), line[52:].split()
        found[name] = {"middle": float(figures[0]), "least": float(figures[1][1:]), "most": float(figures[3][:-1]),
                       "unit": " ".join(figures[4:])}
    census = [bench.tool("ecarte"), "census", "--by"]
    names = ("kings", "hand, as CSV", "kings, as a picture")
    columns = bench.in_turn(5, census + ["kings"], census + ["hand", "--format", "csv"],
                            census + ["kings", "--format", "svg"])
    found["ecarte census"] = {name: spread([run.clock for run in runs]) for name, runs in zip(names, columns)}
    return found


def measure_instructions(bench):
    """Of each of the runs that bench/instructions.txt keeps, and how they are shared."""
    told = subprocess.run([str(TREE / "tools/count_instructions.sh"), "--print", str(bench.bin)],
                          capture_output=True, text=True, check=True).stdout
    return {line.split()[0]: int(line.split()[1]) for line in told.splitlines()}


PARTS = {"archive": measure_archive, "sizes": measure_sizes, "shares": measure_shares, "threads": measure_threads,
         "packed": measure_packed, "files": measure_files, "codes": measure_codes, "starts": measure_starts, "solver": measure_solver,
         "instructions": measure_instructions}


def machine():
    model = "processor"
    with contextlib.suppress(OSError, StopIteration):
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            model = next(line.split(":", 1)[1].strip() for line in file if line.startswith("model name"))
    return {"processor": model, "processors": os.cpu_count()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=TREE / "build/bench")
    parser.add_argument("--short", action="store_true", help="a quarter of the deals, and fewer rounds")
    parser.add_argument("--deals", type=int, help="in an archive (200000; 50000 if short); five times as many beside others")
    parser.add_argument("--rounds", type=int, help="7; 3 if short")
    parser.add_argument("--only", nargs="+", choices=PARTS, help="these parts, and the others as they were")
    wanted = parser.parse_args()
    figures = {"parts": {}}
    if wanted.only and FIGURES.exists():
        figures = json.loads(FIGURES.read_text(encoding="utf-8"))
    commit = subprocess.run(["git", "-C", str(TREE), "rev-parse", "--short=8", "HEAD"],
                            capture_output=True, text=True, check=False).stdout.strip()
    with tempfile.TemporaryDirectory(dir=wanted.build) as folder:
        bench = Bench(wanted.build, pathlib.Path(folder), wanted)
        for name in wanted.only or PARTS:
            before = os.getloadavg()[0]
            print(f"{name} …", file=sys.stderr, flush=True)
            found = PARTS[name](bench)
            figures["parts"][name] = {"found": found, "rounds": bench.rounds, "commit": commit,
                                      "load": sorted((before, os.getloadavg()[0])), "machine": machine()}
            figures.pop("machine", None)  # what was measured before may have been on another
            FIGURES.parent.mkdir(exist_ok=True)
            FIGURES.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
