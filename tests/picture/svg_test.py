# SPDX-License-Identifier: MIT
"""Draws deals of the fixtures as SVG and reads the pictures with another parser than the program's:
each is well formed, has its words for who does not see it, keeps within its sheet, and no card lies
on another. Usage: svg_test.py ECARTE ROOT"""
import glob
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

ECARTE, ROOT = sys.argv[1:]
SVG = "{http://www.w3.org/2000/svg}"
WIDTH, HEIGHT = 84, 118


def run(*arguments):
    return subprocess.run([ECARTE, *arguments], cwd=ROOT, capture_output=True, text=True)


def deals_of(path):
    """Every place that `ecarte check` names in the file."""
    out = run("check", "--expect", "--format", "jsonl", path).stdout
    found = re.findall(r'"game":(\d+),"deal":(\d+)', out)
    return list(dict.fromkeys(f"{path}#{game}.{deal}" for game, deal in found))


def boxes_of(root):
    for group in root.iter(f"{SVG}g"):
        if group.get("class") != "card":
            continue
        match = re.fullmatch(r"translate\(([-\d.]+) ([-\d.]+)\)(?: scale\(([\d.]+)\))?",
                             group.get("transform"))
        x, y, scale = float(match[1]), float(match[2]), float(match[3] or 1)
        yield x, y, x + WIDTH * scale, y + HEIGHT * scale, group


def check(place):
    drawn = run("show", "--format", "svg", place)
    if drawn.returncode == 70 or not drawn.stdout:
        return [f"{place}: no picture: {drawn.stderr}"]
    root = ET.fromstring(drawn.stdout)
    faults = []
    _, _, width, height = map(float, root.get("viewBox").split())
    if root.find(f"{SVG}title") is None or len(root.find(f"{SVG}desc").text) < 20:
        faults.append("no words for who does not see it")
    boxes = list(boxes_of(root))
    for i, (left, top, right, bottom, group) in enumerate(boxes):
        if not group.get("aria-label") or group.find(f"{SVG}title") is None:
            faults.append("a card without its name")
        if left < 0 or top < 0 or right > width or bottom > height:
            faults.append(f"{group.get('aria-label')} is cut")
        for other in boxes[:i]:
            if left < other[2] and other[0] < right and top < other[3] and other[1] < bottom:
                faults.append(f"{group.get('aria-label')} lies on {other[4].get('aria-label')}")
    last = None
    for text in root.findall(f"{SVG}text"):
        size, y = float(text.get("font-size")), float(text.get("y"))
        if size < 18:
            faults.append(f"'{text.text}' is too small to read 300 pixels wide")
        if y > height or float(text.get("x")) < 0:
            faults.append(f"'{text.text}' is cut")
        if last is not None and last != y and y - last < size:
            faults.append(f"'{text.text}' stands on the line before")
        last = y
        for left, top, right, bottom, group in boxes:
            if left < width - 20 and top < y - size * 0.2 and y - size < bottom and \
                    float(text.get("x")) < right and not y - size >= bottom and not y <= top:
                faults.append(f"'{text.text}' lies on {group.get('aria-label')}")
    return [f"{place}: {fault}" for fault in faults]


def main():
    paths = sorted(glob.glob("fixtures/situations/*.ecarte", root_dir=ROOT))[::3]
    paths += ["fixtures/hoyle/sample-game.ecarte", "fixtures/demo/1-a-whole-hand.ecarte"]
    places = [place for path in paths for place in deals_of(path)]
    faults = [fault for place in places for fault in check(place)]
    print("\n".join(faults))
    print(f"{len(places)} pictures looked at")
    sys.exit(1 if faults or len(places) < 20 else 0)


main()
