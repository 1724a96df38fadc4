#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What `ecarte check` of an archive costs with several threads, packed, and in many small files.

    bench/archive.py build/release [--deals 400000] [--rounds 9] [--files 100000]

Everything is measured beside something else, in turn, round by round, and what is printed is the
quotient of each round's two figures: the middle one, and the least and the most. Wants gzip and
zstd. The tables go to docs/performance.md by hand.
"""

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time


def run(*commands):
    """Runs commands side by side: seconds by the clock, and of processor time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begin = time.monotonic()
    running = [subprocess.Popen(c, stdout=subprocess.DEVNULL) for c in commands]
    if any(process.wait() not in (0, 1) for process in running):
        sys.exit(f"archive.py: {commands[0][0]} failed")
    clock = time.monotonic() - begin
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return clock, (after.ru_utime + after.ru_stime) - (before.ru_utime + before.ru_stime)


def most_memory(command):
    """The most of a command's memory, in MB."""
    code = ("import resource, subprocess, sys; "
            "subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL); "
            "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)")
    told = subprocess.run([sys.executable, "-c", code, *command], capture_output=True, text=True, check=True)
    return int(told.stdout) / 1024


def spread(values, form="{:.2f}"):
    middle, least, most = (form.format(f(values)) for f in (statistics.median, min, max))
    return f"{middle} ({least} to {most})"


def halves(path):
    """The archive as two files, cut between sittings."""
    with open(path, "rb") as file:
        text = file.read()
    middle = text.index(b"\nplayers:", len(text) // 2) + 1
    for part, name in ((text[:middle], path + ".1"), (text[middle:], path + ".2")):
        with open(name, "wb") as file:
            file.write(part)
    return path + ".1", path + ".2"


def compare(rounds, one, other, what=0):
    """In each round both, in turn; the quotients of the first by the second."""
    return [run(*one)[what] / run(*other)[what] for _ in range(rounds)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", help="a folder in which ecarte and the benchmarks were built")
    parser.add_argument("--deals", type=int, default=400_000)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--files", type=int, default=100_000)
    wanted = parser.parse_args()
    tool = {name: os.path.join(wanted.build, "bin", name) for name in ("ecarte", "ecarte-generate", "ecarte-bare-read")}
    with tempfile.TemporaryDirectory() as folder:
        archive = os.path.join(folder, "archive.ecarte")
        with open(archive, "wb") as file:
            subprocess.run([tool["ecarte-generate"], "--deals", str(wanted.deals)], stdout=file, check=True)
        first, second = halves(archive)
        rounds = wanted.rounds
        print(f"{wanted.deals} deals, {os.path.getsize(archive) / 1e6:.0f} MB; {os.cpu_count()} processors, "
              f"load {os.getloadavg()[0]:.1f}; {rounds} rounds\n\n| | |\n|---|---|")
        for form in ("text", "jsonl"):
            check = [tool["ecarte"], "check", "--format", form]
            two = [check + [first]], [check + [second]]
            print(f"| `--format {form}`: two processes on two halves, time by the clock over that of `-j 2` | "
                  f"{spread(compare(rounds, two[0] + two[1], [check + ['-j', '2', archive]]))} |")
            print(f"| the same, one thread over `-j 2` | "
                  f"{spread(compare(rounds, [check + [archive]], [check + ['-j', '2', archive]]))} |")
            print(f"| the same, processor time of `-j 2` over that of one thread | "
                  f"{spread(compare(rounds, [check + ['-j', '2', archive]], [check + [archive]], 1))} |", flush=True)
        check = [tool["ecarte"], "check"]
        for threads in ("1", "2", "8", "64"):
            print(f"| most memory with `-j {threads}`, and of half of the archive | "
                  f"{most_memory(check + ['-j', threads, archive]):.0f} MB, {most_memory(check + ['-j', threads, first]):.0f} MB |")
        for pack, ending in ((["gzip", "-k"], ".gz"), (["zstd", "-q", "-k"], ".zst")):
            subprocess.run(pack + [archive], check=True)
            print(f"| packed by {pack[0]}, processor time over that of the plain file | "
                  f"{spread(compare(rounds, [check + [archive + ending]], [check + [archive]], 1))} |", flush=True)
        many = os.path.join(folder, "many")
        os.mkdir(many)
        deal = subprocess.run([tool["ecarte-generate"], "--deals", "1"], capture_output=True, check=True).stdout
        for number in range(wanted.files):
            with open(os.path.join(many, f"{number:06}.ecarte"), "wb") as file:
                file.write(deal)
        bare = [tool["ecarte-bare-read"], many]
        for threads in ("1", "2"):
            print(f"| {wanted.files} files of one deal, `-j {threads}`: processor time over that of opening, reading and closing them | "
                  f"{spread(compare(min(rounds, 5), [check + ['-j', threads, many]], [bare], 1))} |", flush=True)


if __name__ == "__main__":
    main()
