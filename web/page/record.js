// SPDX-License-Identifier: MIT
//
// A record as one writes it: each line told back, what cannot be read beside its line, and the ruling.

const LINE = 25.5; // pixels; page.css has the same
const EDGE = 8;
const MARKS = 500; // drawn at most; more nobody looks at
const LINES = 400; // told back at first

const EXAMPLE = `players: Ann, Ben
deal 1: Ann gives 3-2; turns 8♦
1. Ben K♠, Ann J♦
2. Ann K♥, Ben A♥
3. Ann K♣, Ben 7♣
4. Ann 9♠, Ben Q♠
  Ben finds the revoke
`;

/** A record that names its code is ruled on by that. */
function codeFor(text, chosen) {
  return /^\s*code\s*:/mu.test(text) ? null : chosen;
}

function scoreWords(score) {
  return score === null ? "not known" : Object.entries(score).map(([name, points]) => `${name} ${points ?? "?"}`).join(", ");
}

/** The number of a line, as a way to it. */
function lineButton(line) {
  const button = element("button", { type: "button" }, `line ${line}`);
  button.addEventListener("click", () => goToLine(line));
  return button;
}

function goToLine(line) {
  const text = byId("text");
  const lines = text.value.split("\n");
  const begin = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  text.focus();
  text.setSelectionRange(begin, begin + (lines[line - 1] ?? "").length);
  text.scrollTop = Math.max(0, (line - 3) * LINE);
}

function lawWords(law) {
  return law === null ? "" : typeof law === "number" || /^\d/u.test(law) ? `Law ${law}: ` : `${law}: `;
}

function findingShown(finding) {
  const inside = [element("h3", {}, withCards(sentence(`${lawWords(finding.law)}${finding.message}`)),
    element("span", { className: "where" }, lineButton(finding.span.line)))];
  const more = [...finding.notes, ...finding.turns_on.map((what) => `it turns on ${what}`)];
  const choices = finding.remedy.choices.map(({ remedy, due, winner }) =>
    `with “${remedy.replaceAll("-", " ")}” the score is ${scoreWords(due)}${winner === null ? "" : `, and ${winner} has won`}`);
  const list = [...more, ...choices].map((what) => element("li", {}, withCards(sentence(what))));
  return list.length === 0 ? inside : [...inside, element("ul", {}, ...list)];
}

function missingShown({ law, needs, answers, span }) {
  return [element("h3", {}, withCards(sentence(`${lawWords(law)}it is open ${needs}`)),
    element("span", { className: "where" }, lineButton(span.line))),
    element("ul", {}, ...answers.map((answer) => element("li", {}, withCards(sentence(`${answer.if}: ${answer.message}`)))))];
}

const VERDICTS = {
  regular: "nothing against the laws", irregular: "against the laws", undecidable: "it cannot be decided",
  impossible: "it cannot have been so", unreadable: "not all of it was understood",
};

function dealShown(deal, problems) {
  const own = problems.filter((one) => one.game === deal.game && one.deal === deal.deal);
  const inside = [element("h2", {}, `Deal ${deal.deal}${deal.game > 1 ? ` of game ${deal.game}` : ""}: ${VERDICTS[deal.verdict] ?? deal.verdict}`),
    element("p", { className: "where" }, `By ${titleOf(deal.code)}. Marked: ${scoreWords(deal.marked)}; due: ${scoreWords(deal.due)} (points).`)];
  own.forEach((one) => inside.push(element("p", { className: "bad" }, withCards(sentence(one.message)),
    element("span", { className: "where" }, lineButton(one.span.line)))));
  deal.findings.forEach((finding) => inside.push(...findingShown(finding)));
  deal.missing.forEach((missing) => inside.push(...missingShown(missing)));
  if (deal.open?.length > 0) {
    inside.push(element("h3", {}, "As it stands now"),
      element("ul", {}, ...deal.open.map(({ message }) => element("li", {}, withCards(sentence(message))))));
  }
  return element("article", { className: deal.verdict }, ...inside);
}

/** What is to be said of each line: problems before findings. */
function notesByLine(result) {
  const notes = new Map();
  const add = (line, kind, text) => notes.set(line, [...(notes.get(line) ?? []), { kind, text }]);
  result.problems.forEach(({ span, message }) => add(span.line, "bad", message));
  result.deals.forEach(({ findings, missing }) => {
    findings.filter(({ severity }) => severity !== "note").forEach(({ span, law, message }) => add(span.line, "warn", `${lawWords(law)}${message}`));
    missing.forEach(({ span, law, needs }) => add(span.line, "open", `${lawWords(law)}it is open ${needs}`));
  });
  return notes;
}

const SIGNS = { bad: "✗", warn: "!", open: "?" };

function showGutter(text, notes) {
  const lines = text.split("\n").length;
  const place = byId("gutter");
  clear(place, element("pre", {}, Array.from({ length: lines }, (_, at) => at + 1).join("\n")),
    ...[...notes].slice(0, MARKS).map(([line, [{ kind, text: title }]]) => {
      const sign = element("i", { className: kind === "open" ? "warn" : kind, title }, SIGNS[kind]);
      sign.style.top = `${EDGE + (line - 1) * LINE}px`;
      return sign;
    }));
  place.scrollTop = byId("text").scrollTop;
}

function toldShown({ line, written, says }, notes) {
  const own = notes.get(line) ?? [];
  return element("li", { className: own.some(({ kind }) => kind === "bad") ? "bad" : "" },
    element("span", { className: "line" }, String(line)),
    element("div", {},
      element("p", { className: "written" }, written),
      ...says.map((what) => element("p", {}, withCards(what))),
      ...own.map(({ kind, text }) => element("p", { className: kind === "open" ? "warn" : kind }, withCards(`${SIGNS[kind]} ${sentence(text)}`)))));
}

function showTold(told, notes, most) {
  const lines = told.deals.flatMap((deal) => deal.lines);
  const shown = lines.slice(0, most).map((line) => toldShown(line, notes));
  if (lines.length > most) {
    const button = element("button", { type: "button" }, `All ${lines.length} lines`);
    button.addEventListener("click", () => showTold(told, notes, lines.length));
    shown.push(element("li", {}, element("span"), button));
  }
  clear(byId("told").querySelector("ol"), ...shown);
  byId("told").hidden = lines.length === 0;
}

function counted(number, one, many) {
  return number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];
}

function stateWords({ summary, problems }) {
  if (summary.deals === 0) {
    return problems.length === 0 ? "No deal yet." : sentence(problems[0].message);
  }
  return sentence([...counted(summary.deals, "deal", "deals"), ...counted(problems.length, "line not understood", "lines not understood"),
    ...counted(summary.errors + summary.warnings, "finding", "findings"),
    ...(problems.length + summary.errors + summary.warnings === 0 ? ["nothing against the laws"] : [])].join(", "));
}

/** Rules on the text; gives how many milliseconds that took. */
function showRecord(engine, code, text) {
  hush();
  const begin = performance.now();
  const options = { code: codeFor(text, code) };
  const result = engine.rule(text, options);
  const told = engine.tell(text, options);
  const spent = performance.now() - begin;
  const notes = notesByLine(result);
  showGutter(text, notes);
  showTold(told, notes, LINES);
  const loose = result.problems.filter((one) => !result.deals.some(({ game, deal }) => game === one.game && deal === one.deal));
  clear(byId("verdicts"),
    ...loose.map((one) => element("p", { className: "trouble" }, withCards(sentence(one.message)), lineButton(one.span.line))),
    ...result.deals.map((deal) => dealShown(deal, result.problems)));
  const state = stateWords(result);
  if (byId("state").textContent !== state) {
    clear(byId("state"), state);
  }
  byId("state").className = result.problems.length > 0 ? "bad" : "";
  offerAloud("verdicts", result.deals.length > 0);
  return spent;
}
