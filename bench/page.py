#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Writes the measured part of docs/performance.md, between its two marks, and the plots in docs/performance,
from docs/performance/figures.json. The same figures give the same bytes: no clock, no chance.

    bench/page.py [--png FOLDER]     the plots as PNG too, to look at
"""

import argparse
import json
import pathlib

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt  # noqa: E402

TREE = pathlib.Path(__file__).resolve().parent.parent
PAGE = TREE / "docs/performance.md"
PLOTS = TREE / "docs/performance"
BEGIN, END = "<!-- measured: written by bench/page.py -->\n", "<!-- end of measured -->\n"

OURS, PEER, OTHER = "#1b6e53", "#8a8f98", "#c2571a"
plt.rcParams.update({
    "svg.hashsalt": "ecarte", "svg.fonttype": "none", "font.family": "sans-serif", "font.sans-serif": ["DejaVu Sans"],
    "font.size": 11, "axes.spines.top": False, "axes.spines.right": False, "axes.grid": True, "grid.color": "#dddddd",
    "axes.axisbelow": True, "figure.facecolor": "white", "legend.frameon": False, "axes.titlelocation": "left",
    "axes.titlesize": 12,
})

# ── Numbers as people read them


def number(value):
    """Three figures, with commas; no more decimals than tell something."""
    if value == 0:
        return "0"
    if abs(value) >= 1000:
        digits = len(str(int(abs(value)))) - 3
        return f"{round(value, -digits):,.0f}"
    for least, form in ((100, ".0f"), (10, ".1f"), (0.1, ".2f"), (0, ".3f")):
        if abs(value) >= least:
            return f"{value:{form}}"
    return str(value)


def spread(found, scale=1):
    return (f"{number(found['middle'] * scale)} "
            f"({number(found['least'] * scale)} to {number(found['most'] * scale)})")


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return lines + ["| " + " | ".join(row) + " |" for row in rows] + [""]


def under(part):
    load = " to ".join(dict.fromkeys(f"{load:.0f}" for load in part["load"]))
    machine = part["machine"]
    return (f"{part['rounds']} rounds, commit `{part['commit']}`, {machine['processors']} cores of an "
            f"{machine['processor']}, load {load}")


# ── Plots


class Plot:
    """A drawing, saved when it is done."""
    png = None

    def __init__(self, name, title, height=3.6):
        self.name = name
        self.figure, self.axes = plt.subplots(figsize=(7.6, height), layout="constrained")
        self.axes.set_title(title)

    def __enter__(self):
        return self.axes

    def __exit__(self, *failed):
        if not failed[0]:
            path = PLOTS / f"{self.name}.svg"
            self.figure.savefig(path, metadata={"Date": None, "Creator": None})
            # Without the blanks at the ends of lines that matplotlib leaves.
            lines = path.read_text(encoding="utf-8").splitlines()
            path.write_text("\n".join(line.rstrip() for line in lines) + "\n", encoding="utf-8")
            if Plot.png:
                self.figure.savefig(Plot.png / f"{self.name}.png", dpi=110)
        plt.close(self.figure)


def whiskers(found):
    return [[found["middle"] - found["least"]], [found["most"] - found["middle"]]]


ARCHIVES = {"lawful": "all of it", "irregular": "one deal in twenty irregular", "signs": "suits as signs",
            "letters": "suits as letters", "freer": "freer words"}
PEERS = {"pgn-extract -r": "pgn-extract -r, chess", "simdjson": "simdjson, JSON lines", "memchr": "memchr over lines",
         "wc": "wc", "cat": "cat"}


def draw_throughput(found):
    rows = [(PEERS[name], found["peers"][name]["MB/s"], PEER) for name in PEERS]
    rows += [("ecarte check, " + ARCHIVES[name], found["archives"][name]["MB/s"], OURS) for name in ARCHIVES]
    rows.sort(key=lambda row: row[1]["middle"])
    with Plot("throughput", "MB a second of processor time", 4.2) as axes:
        for at, (name, speed, colour) in enumerate(rows):
            axes.errorbar(speed["middle"], at, xerr=whiskers(speed), fmt="o", markersize=8, color=colour,
                          ecolor="#333333", capsize=3)
            axes.annotate(number(speed["middle"]), (speed["most"], at), xytext=(8, 0), textcoords="offset points",
                          va="center")
        axes.set_yticks(range(len(rows)), [row[0] for row in rows])
        axes.set_xscale("log")
        axes.set_xlim(5, rows[-1][1]["most"] * 2.5)
        axes.grid(axis="y", visible=False)
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:,g}")


def megabytes(axes):
    axes.set_xscale("log")
    axes.set_xlabel("size of the archive, MB")
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}")


def draw_sizes(found):
    sizes = [each["MB"] for each in found]
    with Plot("size", "MB a second of processor time, against the size of the archive") as axes:
        axes.errorbar(sizes, [each["MB/s"]["middle"] for each in found], color=OURS, marker="o", capsize=3,
                      yerr=[[each["MB/s"]["middle"] - each["MB/s"]["least"] for each in found],
                            [each["MB/s"]["most"] - each["MB/s"]["middle"] for each in found]])
        megabytes(axes)
        axes.set_ylim(bottom=0)
    with Plot("memory", "Most memory in MB, against the size of the archive") as axes:
        for threads, colour, marker in (("1", OURS, "o"), ("2", OTHER, "s"), ("8", "#5b4b9a", "^")):
            axes.plot(sizes, [each["memory"][threads] for each in found], color=colour, marker=marker,
                      label=f"-j {threads}")
        axes.axhline(64, color="#999999", linestyle=":")
        axes.annotate("64 MB", (sizes[0], 64), xytext=(0, 4), textcoords="offset points", color="#666666")
        megabytes(axes)
        axes.set_ylim(0, 72)
        axes.legend(loc="center right")


def draw_shares(found):
    with Plot("irregular", "Speed in deals, against the share of irregular deals; a lawful archive is 1") as axes:
        axes.errorbar([each["share"] * 100 for each in found], [each["deals, to lawful"]["middle"] for each in found],
                      color=OURS, marker="o", capsize=3,
                      yerr=[[each["deals, to lawful"]["middle"] - each["deals, to lawful"]["least"] for each in found],
                            [each["deals, to lawful"]["most"] - each["deals, to lawful"]["middle"] for each in found]])
        axes.axvline(5, color="#999999", linestyle=":")
        axes.annotate("one in twenty", (5, 0.03), xytext=(5, 0), textcoords="offset points", color="#666666")
        axes.set_xlabel("deals with an irregularity, %")
        axes.set_ylim(bottom=0)


def draw_threads(found):
    threads = sorted(found["faster"], key=int)
    places = range(len(threads) + 1)
    rows = [("-j " + j, found["faster"][j], OURS) for j in threads]
    rows.insert(2, ("two processes\non halves", found["two processes faster than one thread"], PEER))
    with Plot("threads", "Faster than one thread by the clock, on a machine of two cores") as axes:
        for at, (_, faster, colour) in zip(places, rows):
            axes.bar(at, faster["middle"], color=colour, yerr=whiskers(faster), ecolor="#333333", capsize=3, width=0.6)
            axes.annotate(number(faster["middle"]), (at, faster["most"]), xytext=(0, 4), textcoords="offset points",
                          ha="center")
        axes.set_xticks(places, [row[0] for row in rows])
        axes.grid(axis="x", visible=False)


# ── Tables


def write_archive(part):
    found = part["found"]
    ratios = found["ratios"]
    draw_throughput(found)
    rows = []
    for name, words in ARCHIVES.items():
        each = found["archives"][name]
        rows.append([f"`ecarte check`, {words}", f"{each['bytes a deal']:.0f}", spread(each["MB/s"]), spread(each["deals/s"]),
                     spread(ratios[f"{name}, by bytes, to pgn-extract -r"]),
                     spread(ratios[f"{name}, by deals, to simdjson"])])
    for name, words in PEERS.items():
        each = found["peers"][name]
        deals = each.get("deals/s")
        rows.append([words, f"{each['bytes'] / found['deals']:.0f}" if deals else "", spread(each["MB/s"]),
                     spread(deals) if deals else "", "", ""])
    text = ["### Beside others", "",
            f"{found['deals']:,} deals of the archive, a quarter as many in freer words; one thread, everything in each round ({under(part)}). "
            "Processor time, all of each command from its start on.", ""]
    text += table(["", "bytes a deal", "MB a second", "deals a second", "times `pgn-extract -r`, by bytes",
                   "times simdjson, by deals"], rows)
    text += table(["", "times the whole archive, by deals"],
                  [[ARCHIVES[name], spread(ratios[f"{name}, by deals, to lawful"])] for name in list(ARCHIVES)[1:]])
    text += table(["", "by bytes"], [[f"the whole archive, times {PEERS[name]}", spread(ratios[f"lawful, by bytes, to {name}"])]
                                     for name in ("memchr", "wc", "cat")])
    return text + ["![MB a second, beside others](performance/throughput.svg)", ""]


def write_sizes(part):
    found = part["found"]
    draw_sizes(found)
    rows = [[f"{each['deals']:,}", number(each["MB"]), spread(each["MB/s"]),
             ", ".join(number(each["memory"][j]) for j in "128")] for each in found]
    return ["### Against the size of the archive", "", f"At most 3 rounds, the largest once; {under(part)}.", "",
            *table(["deals", "MB", "MB a second", "most memory in MB, `-j` 1, 2, 8"], rows),
            "![MB a second, against size](performance/size.svg)", "", "![Most memory, against size](performance/memory.svg)", ""]


def write_shares(part):
    draw_shares(part["found"])
    rows = [[f"one in {round(1 / each['share'])}", spread(each["deals, to lawful"])]
            for each in part["found"] if each["share"]]
    return ["### Against the share of irregular deals", "",
            f"Deals a second, beside an archive of the same size without any; what is found is written in full ({under(part)}).", "",
            *table(["irregular deals", "speed, of a lawful archive's"], rows),
            "![Speed, against the share of irregular deals](performance/irregular.svg)", ""]


def write_threads(part):
    found = part["found"]
    draw_threads(found)
    rows = [["two processes on two halves, time by the clock over that of `-j 2`",
             spread(found["two processes on halves over -j 2, by the clock"])],
            ["processor time of `-j 2` over that of one thread", spread(found["-j 2 over one thread, processor time"])]]
    rows += [[f"`-j {j}`, faster by the clock than one thread", spread(found["faster"][j])] for j in found["faster"] if j != "1"]
    return ["### Against threads", "", f"{under(part)}.", "", *table(["", ""], rows),
            "![Faster than one thread](performance/threads.svg)", ""]


def write_input(packed, files):
    rows = [[f"packed by {name}" if name != "standard input" else name, spread(each)]
            for name, each in packed["found"].items()]
    rows += [[f"{files['found']['files']:,} files of one deal, {name}, over opening, reading and closing them",
              spread(files["found"][name])] for name in ("one thread", "-j 2")]
    return ["### Standard input, packed, many files", "",
            f"Processor time over that of the plain file, unless it is said otherwise ({under(packed)}; files: {under(files)}).", "",
            *table(["", ""], rows)]


def write_codes(part):
    rows = [[f"{name}, {codes} codes", spread(found)] for name, several in part["found"].items()
            for codes, found in several.items()]
    return ["### Several codes in one pass", "", f"Processor time over that of one code. {under(part)}.", "",
            *table(["", ""], rows)]


def write_starts(part):
    rows = [[f"`{name}`" if name != "check of one deal" else "`ecarte check` of one deal", number(each["least ms"]),
             number(each["least, to true"]), number(each["middle, to true"]), number(each["processor, to true"])]
            for name, each in part["found"].items()]
    odds = max(each["least ms"] for name, each in part["found"].items() if name.startswith("odds"))
    beyond = odds - part["found"]["--help"]["least ms"]
    return ["### Start-up", "", f"Started in turn, a few hundred times ({under(part)}).", "",
            *table(["", "least, ms", "least, times `true`", "middle, times `true`", "processor time, times `true`"], rows),
            f"The slowest of the models of `odds` takes {number(beyond)} ms beyond what `--help` takes, by the least.", ""]


def write_solver(part):
    found = dict(part["found"])
    census = found.pop("ecarte census")
    rows = [[name, f"{number(each['middle'])} ({number(each['least'])} to {number(each['most'])}) {each['unit']}"]
            for name, each in found.items()]
    rows += [[f"`ecarte census`, the program and all, by {name}", f"{spread(each)} s"] for name, each in census.items()]
    return ["### Deals solved, and the census", "", f"{under(part)}.", "", *table(["", ""], rows)]


def write_instructions(part):
    found = part["found"]
    rows = [[f"`{name}`", f"{count:,}", number(count / 2000) if name.startswith("judge-") else ""]
            for name, count in found.items()]
    return ["### Instructions", "", f"By callgrind, of the packaged program (commit `{part['commit']}`). `judge-`: 2,000 deals read and ruled on, "
            "and no more: of plain lawful games, of the archive, of the archive with one deal in twenty irregular.", "",
            *table(["", "instructions", "a deal"], rows)]


def measured(figures):
    parts = figures["parts"]
    text = ["Each part on the machine that it names, with other work on it. "
            "What is in brackets is the least and the most of the rounds.", ""]
    for name, write in (("archive", write_archive), ("sizes", write_sizes), ("shares", write_shares),
                        ("threads", write_threads)):
        if name in parts:
            text += write(parts[name])
    if "packed" in parts and "files" in parts:
        text += write_input(parts["packed"], parts["files"])
    for name, write in (("codes", write_codes), ("starts", write_starts), ("solver", write_solver), ("instructions", write_instructions)):
        if name in parts:
            text += write(parts[name])
    return "\n".join(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--png", type=pathlib.Path)
    Plot.png = parser.parse_args().png
    figures = json.loads((PLOTS / "figures.json").read_text(encoding="utf-8"))
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    PAGE.write_text(before + BEGIN + "\n" + measured(figures) + END + after, encoding="utf-8")


if __name__ == "__main__":
    main()
