# SPDX-License-Identifier: MIT
"""The words that editors show as verbs and settings are the program's own, and their snippets are
read. `--write` puts the words into the files of editors/.

editor_words.py PROGRAM ROOT [--write]"""
import json
import pathlib
import re
import subprocess
import sys

from client import Client

VERB, SETTING = 14, 10  # kinds of completions


def words_of(program):
    """The verbs and the settings, as the program offers them."""
    client = Client(program, arguments=["--config", "none"])
    uri = "file:///nowhere/words.ecarte"
    client.open(uri, "players: A, Y\nbystanders: Z\ndeal 1: A gives 3-2\n  Z \n")

    def offered(line, character, kind):
        items = client.at("completion", uri, line, character)["items"]
        return sorted(item["label"].strip().rstrip(":") for item in items if item["kind"] == kind)
    verbs, settings = offered(3, 4, VERB), offered(4, 0, SETTING)
    client.close()
    return verbs, [word for word in settings
                   if word not in ("deal", "game", "rubber", "hands again")]


def alternatives(words):
    return "|".join(sorted(words, key=lambda word: (-len(word), word)))


def vscode(text, verbs, settings):
    grammar = json.loads(text)
    parts = grammar["repository"]
    parts["verb"]["patterns"][0]["match"] = f"\\b({alternatives(verbs)})\\b"
    parts["setting"]["patterns"][0]["match"] = f"^\\s*((?i:{alternatives(settings)}))(:)"
    return json.dumps(grammar, ensure_ascii=False, indent=2) + "\n"


def vim(text, verbs, settings):
    text = re.sub(r"(?m)^syntax keyword ecarteVerb .*$",
                  "syntax keyword ecarteVerb " + " ".join(verbs), text)
    choice = alternatives(settings).replace("|", "\\|")
    return re.sub(r"(?m)^syntax match ecarteSetting .*$",
                  lambda _: f"syntax match ecarteSetting /^\\s*\\zs\\c\\({choice}\\):/he=e-1", text)


def emacs(text, verbs, settings):
    for name, words in (("verbs", verbs), ("settings", settings)):
        lines, line = [], ""
        for word in words:
            if len(line) + len(word) > 85:
                lines.append(line)
                line = ""
            line += f' "{word}"' if line else f'"{word}"'
        body = "\n    ".join(lines + [line])
        text = re.sub(rf"(?s)(defconst ecarte-{name}\n  )'\(.*?\)\n",
                      lambda m, b=body: f"{m.group(1)}'({b})\n", text)
    return text


FILES = {"vscode/syntaxes/ecarte.tmLanguage.json": vscode, "vim/syntax/ecarte.vim": vim,
         "emacs/ecarte-mode.el": emacs}


def snippet_faults(program, path):
    """Snippets that are not read where they belong, with what stands in their places."""
    faults = []
    for name, snippet in json.loads(path.read_text()).items():
        body = re.sub(r"\$\{\d+:([^}]*)\}", r"\1", "\n".join(snippet["body"])).replace("$0", "")
        before = "" if body.startswith("players") else "players: A, Y\n"
        if not body.startswith(("players", "deal")):
            before += "deal 1: A gives 3-2; turns 8♦\n"
        if snippet["prefix"] == "trick":
            before += "  Y plays\n"
        read = subprocess.run([program, "check", "--config", "none", "--fail-on", "never", "-"],
                              input=before + body + "\n", text=True, capture_output=True)
        if read.returncode != 0:
            faults.append(f"snippet '{name}': {read.stderr}")
    return faults


def main():
    program, root = sys.argv[1], pathlib.Path(sys.argv[2])
    verbs, settings = words_of(program)
    faults = []
    table = subprocess.run([program, "help", "words"], text=True, capture_output=True).stdout
    listed = re.findall(r"(?m)^\| `([a-z]+)` \|", table[:table.index("said aloud")])
    grammar = set(verbs)
    if len(listed) < 30 or len(verbs) < 50 or len(settings) < 15:
        faults.append(f"too few words: {len(listed)}, {len(verbs)}, {len(settings)}")
    known_only_by_sayings = [word for word in listed if word not in grammar]
    verbs = sorted(grammar | set(known_only_by_sayings))
    for name, form in FILES.items():
        path = root / "editors" / name
        text = path.read_text()
        wanted = form(text, verbs, settings)
        if "--write" in sys.argv:
            path.write_text(wanted)
        elif text != wanted:
            faults.append(f"{path}: its words are not those of the program; "
                          f"tests/lsp/editor_words.py PROGRAM ROOT --write puts them there")
    for path in (root / "editors/vscode").glob("**/*.json"):
        if "node_modules" not in path.parts:
            json.loads(path.read_text())
    package = json.loads((root / "editors/vscode/package.json").read_text())
    named = [package["main"]] + [entry[key] for kind, key in
                                 (("grammars", "path"), ("snippets", "path"),
                                  ("languages", "configuration"))
                                 for entry in package["contributes"][kind]]
    faults += [f"package.json names {name}, which is not there" for name in named
               if not (root / "editors/vscode" / name).is_file()]
    faults += snippet_faults(program, root / "editors/vscode/snippets/ecarte.json")
    for fault in faults:
        print(fault)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
