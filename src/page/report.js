// SPDX-License-Identifier: MIT
//
// The script of a page of rulings. The deals are lines of JSON (src/page/deal_data.hpp says in what
// form), each read when it is looked at; of the list only the rows in view are there. Everything a
// record says goes into the page as text, never as markup.
"use strict";
(() => {
  const $ = (id) => document.getElementById(id);
  const index = JSON.parse($("index").textContent);
  const lines = $("data").textContent.split("\n");
  $("data").remove();
  const FIELDS = ["q", "verdict", "law", "player", "offender", "file"];
  const WEIGHTS = ["error", "warning", "doubt", "note", "clear"];
  const SAID = ["error", "warning", "undecidable", "note", ""];
  const ROW = 84; // pixels, as in the style
  const PAPER = 100; // deals that are printed
  const SVG = "http://www.w3.org/2000/svg";

  // ── Making elements ──

  /** An element with attributes and children; texts become text. */
  function el(name, attributes, ...children) {
    const made = ["svg", "use", "text", "path"].includes(name)
      ? document.createElementNS(SVG, name) : document.createElement(name);
    for (const [key, value] of Object.entries(attributes ?? {})) {
      if (typeof value === "function") made.addEventListener(key, value);
      else if (value !== null && value !== undefined && value !== false) made.setAttribute(key, value === true ? "" : value);
    }
    made.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== ""));
    return made;
  }

  // ── The deals ──

  const deals = index.deals.map((d, i) => ({
    i, file: index.files[d[0]], game: d[1], deal: d[2], line: d[4],
    place: `${index.files[d[0]]}#${d[1]}.${d[2]}${d[3] ? "~" + (d[3] + 1) : ""}`,
    verdict: index.verdicts[d[5]], names: [index.names[d[6]], index.names[d[7]]],
    weight: d[8], laws: d[9], offenders: d[10].map((n) => index.names[n]),
  }));
  for (const d of deals) d.folder = d.place.slice(0, d.file.lastIndexOf("/") + 1);
  const byPlace = new Map(deals.map((d) => [d.place, d]));
  const read = new Map(); // the last deals that were read

  /** All there is of a deal. */
  function whole(i) {
    let deal = read.get(i);
    if (!deal) {
      const [title, names, dealer, verdict, code, game, points, score, words, scenes, moments,
        footnotes, standing, leftOut, problems, remarks, first, text] = JSON.parse(lines[i]);
      deal = { title, names, dealer, verdict, code, game, points, score, words, scenes, moments,
        footnotes: footnotes.map(footnote), standing, leftOut, problems, remarks, first, text };
      if (read.size >= 64) read.delete(read.keys().next().value);
      read.set(i, deal);
    }
    return deal;
  }

  function footnote([number, weight, label, line, says, said, laws, moment, elector, choices, aside]) {
    return { number, weight, label, line, says, said, laws, moment, elector, choices, aside };
  }

  /** The table after each act: what each moment says, with all tricks in place of those that changed. */
  function steps(deal) {
    if (!deal.steps) {
      let tricks = new Map();
      deal.steps = deal.moments.map(([words, marks, cards, hand0, hand1, turned, changed]) => {
        if (changed) {
          tricks = new Map(changed[0] === 0 ? [] : tricks);
          for (const trick of changed) if (trick !== 0) tricks.set(trick[0], trick);
        }
        return { words: deal.words[words], marks, cards: deal.words[cards],
          hands: [deal.words[hand0], deal.words[hand1]], turned,
          touched: (changed ?? []).filter((t) => t !== 0).map((t) => t[0]), tricks: [...tricks.values()] };
      });
    }
    return deal.steps;
  }

  // ── Cards ──

  const called = new Map();
  /** "king of spades" */
  function spoken(code) {
    if (code.startsWith("=")) return `a card foreign to the pack: ${code.slice(1)}`;
    if (!called.has(code)) called.set(code, $(`card-${code}`).querySelector("title").textContent);
    return called.get(code);
  }

  function marked(deal, marks) {
    const numbers = marks === "" ? [] : String(marks).split(",").map(Number);
    return numbers.map((n) => deal.footnotes.find((f) => f.number === n)).filter((f) => f);
  }

  function badge(deal, f, seen) {
    const kind = f.weight === 2 ? "doubt" : "fault";
    if (!seen.act) return el("span", { class: `badge ${kind}`, "aria-hidden": "true" }, String(f.number));
    return el("button", { type: "button", class: `badge ${kind}`, "aria-label": `${f.label}: to the ruling`,
      title: f.label, click: () => seen.act(f) }, String(f.number));
  }

  /** One card of "KS!1,2"; `more` is said behind its name. */
  function card(deal, text, seen, more = "", kind = "") {
    const at = text.indexOf("!");
    const code = at < 0 ? text : text.slice(0, at);
    const found = marked(deal, at < 0 ? "" : text.slice(at + 1));
    const fault = found.length === 0 ? "" : found.every((f) => f.weight === 2) ? "doubt" : "fault";
    const says = spoken(code) + more + (found.length ? ` (found here: ${found.map((f) => f.label).join(", ")})` : "");
    const odd = code.startsWith("=");
    const drawing = el("svg", { "aria-hidden": "true", viewBox: "-3 -3 90 124" },
      el("use", { href: odd ? "#card-blank" : `#card-${code}`, x: -3, y: -3, width: 90, height: 124 }),
      odd ? el("text", { x: 42, y: 66, "text-anchor": "middle", class: "index", "font-size": code.length > 5 ? 22 : 32 }, code.slice(1)) : null);
    return el("span", { class: "slot" },
      el("span", { class: `card ${fault} ${kind}`, role: "img", "aria-label": says, title: says }, drawing),
      found.length ? el("span", { class: "badges" }, found.map((f) => badge(deal, f, seen))) : null);
  }

  function cards(deal, text, seen) {
    return el("div", { class: "cards" }, text === "" ? el("span", { class: "faint" }, "none") : text.split(" ").map((one) => card(deal, one, seen)));
  }

  function marks(deal, text, seen) {
    return marked(deal, text).map((f) => badge(deal, f, seen));
  }

  function hand(deal, seat, text, when, seen) {
    const who = deal.names[seat] + (deal.dealer === seat ? ", dealer" : "") + (when ? `, ${when}` : "");
    return el("div", { class: "hand" }, el("h4", {}, who), cards(deal, text, seen));
  }

  // ── Tricks ──

  function trickCard(deal, trick, seat, seen) {
    const [number, leader, winner] = trick;
    const text = trick[3 + seat];
    if (text === "") return el("td", { class: "empty" }, el("span", { class: "unseen" }, "no card yet"));
    const leads = leader === seat;
    const wins = winner === seat;
    const more = `, ${deal.names[seat]} ${leads ? "leads to" : "plays to"} trick ${number}${wins ? ", and takes it" : ""}`;
    return el("td", {}, card(deal, text, seen, more, wins ? "winner" : ""),
      el("span", { class: "how", "aria-hidden": "true" }, [leads ? "leads" : "", wins ? "takes" : ""].filter(Boolean).join(", ")));
  }

  function tricksTable(deal, tricks, seen, chosen = []) {
    const head = tricks.map((trick) => el("th", { scope: "col", class: chosen.includes(trick[0]) ? "now" : "" },
      seen.link ? el("a", { href: seen.link({ trick: trick[0] }), "aria-label": `trick ${trick[0]}` }, String(trick[0])) : String(trick[0])));
    const rows = [0, 1].map((seat) => el("tbody", {},
      el("tr", {}, el("th", { scope: "rowgroup", colspan: tricks.length }, deal.names[seat])),
      el("tr", {}, tricks.map((trick) => trickCard(deal, trick, seat, seen)))));
    return el("div", { class: "wide-table" }, el("table", { class: "tricks" },
      el("caption", {}, tricks.length > 1 ? "The tricks" : "The trick"), el("thead", {}, el("tr", {}, head)), rows));
  }

  // ── The whole deal, scene by scene ──

  const SCENES = [
    (deal, [, words, found], seen) => el("p", { class: "said" }, deal.words[words], " ", marks(deal, found, seen)),
    (deal, [, words, found, all], seen) => el("div", { class: "row" },
      el("h4", {}, deal.words[words], " ", marks(deal, found, seen)), cards(deal, deal.words[all], seen)),
    (deal, [, when, hand0, hand1], seen) => el("div", { class: "hands" },
      [hand0, hand1].map((h, seat) => hand(deal, seat, deal.words[h], deal.words[when], seen))),
    (deal, [, tricks, asides], seen) => el("div", {}, tricksTable(deal, tricks, seen),
      asides.map(([trick, between, words, found]) => el("p", { class: "said" },
        `${between ? "Between the cards of" : "Before"} trick ${trick}: ${deal.words[words]} `, marks(deal, found, seen)))),
  ];

  /** Sentences that follow one another stand in one paragraph. */
  function drawWhole(deal, seen) {
    const parts = [];
    for (const scene of deal.scenes) {
      const drawn = SCENES[scene[0]](deal, scene, seen);
      const last = parts.at(-1);
      if (scene[0] === 0 && last?.tagName === "P") last.append(" ", ...drawn.childNodes);
      else parts.push(drawn);
    }
    return el("div", { class: "table" }, parts);
  }

  function drawStep(deal, step, seen) {
    const shows = step.cards !== "" && !step.touched.length && step.cards !== step.turned;
    return el("div", { class: "table" },
      el("div", { class: "hands" }, hand(deal, 0, step.hands[0], "now", seen), hand(deal, 1, step.hands[1], "now", seen)),
      step.turned === "" ? null : el("div", { class: "turned" }, el("h4", {}, "The turn-up"), cards(deal, step.turned, seen)),
      shows ? el("div", { class: "row" }, el("h4", {}, step.words), cards(deal, step.cards, seen)) : null,
      step.tricks.length ? tricksTable(deal, step.tricks, seen, step.touched) : null);
  }

  // ── What law says ──

  function points(deal) {
    const known = (p) => (p === null ? "not known" : `${p}`);
    const counters = (p) => p === null ? null : el("span", { class: "counters", "aria-hidden": "true" },
      Array.from({ length: deal.game }, (_, i) => el("i", { class: i < p ? "on" : "" })));
    const differ = (seat) => { const [marked, due] = deal.points.slice(seat * 2, seat * 2 + 2); return marked !== null && due !== null && marked !== due; };
    return el("table", { class: "points" },
      el("caption", {}, "Points after this deal"),
      el("thead", {}, el("tr", {}, el("td", {}), el("th", { scope: "col" }, "marked"), el("th", { scope: "col" }, "due"))),
      el("tbody", {}, [0, 1].map((seat) => el("tr", {}, el("th", { scope: "row" }, deal.names[seat]),
        [0, 1].map((of) => el("td", { class: of && differ(seat) ? "differs" : "" },
          counters(deal.points[seat * 2 + of]), " ", known(deal.points[seat * 2 + of])))))));
  }

  function choices(deal, f) {
    if (!f.choices.length) return null;
    const known = (p) => (p === null ? "not known" : `${p}`);
    return el("table", { class: "choices" },
      el("caption", {}, `The score as ${f.elector || "they"} may choose, in points`),
      el("thead", {}, el("tr", {}, el("th", { scope: "col" }, "choice"), deal.names.map((n) => el("th", { scope: "col" }, n)))),
      el("tbody", {}, f.choices.map(([words, p0, p1, winner]) => el("tr", {}, el("th", { scope: "row" }, words),
        [p0, p1].map((p, seat) => el("td", {}, known(p), winner === seat ? " and the game" : ""))))));
  }

  function ruling(deal, f, seen) {
    const kind = WEIGHTS[f.weight];
    const go = seen.step && f.moment >= 0
      ? el("button", { type: "button", class: "to-act", click: () => seen.step(f.moment + 1) }, "Show the act") : null;
    return el("li", { class: `ruling ${kind} ${f.aside ? "aside" : ""}`, "data-number": f.number, tabindex: seen.step ? "-1" : null },
      el("p", { class: "head" }, f.number ? el("span", { class: `badge ${f.weight === 2 ? "doubt" : "fault"}`, "aria-hidden": "true" }, String(f.number)) : null,
        " ", el("strong", {}, `${SAID[f.weight]}: ${f.label}`), `, line ${f.line}${f.aside ? ` (${f.aside})` : ""}`),
      el("p", { class: "says" }, f.says),
      f.said.map((sentence) => el("p", {}, sentence)),
      choices(deal, f),
      f.laws.length ? el("details", { class: "law", open: seen.step ? null : true }, el("summary", {}, "What the law says"), f.laws.map((n) => el("p", {}, index.said[n]))) : null,
      go);
  }

  function list(title, items) {
    return items.length ? [el("h3", {}, title), items] : null;
  }

  function drawRulings(deal, seen) {
    const sentences = (all) => all.map((sentence) => el("p", {}, sentence));
    return el("div", { class: "rulings" },
      list("What could not be read", [...sentences(deal.leftOut), deal.problems.length ? el("ul", { class: "plain" },
        deal.problems.map(([label, line, says, expected]) => el("li", { class: "ruling problem" },
          el("p", { class: "head" }, el("strong", {}, label), `, line ${line}${expected ? " (expected by the record)" : ""}`),
          el("p", { class: "says" }, says)))) : ""].filter(Boolean)),
      el("h3", {}, "The ruling"),
      el("p", { class: "verdict" }, "Verdict: ", el("strong", {}, deal.verdict), `, by ${deal.code}.`),
      deal.footnotes.length ? el("ol", { class: "plain" }, deal.footnotes.map((f) => ruling(deal, f, seen))) : null,
      points(deal),
      deal.score ? el("p", { class: "score" }, deal.score) : null,
      list("As it stands now", sentences(deal.standing)),
      list("Remarks", deal.remarks.map(([id, line, said]) => el("p", {}, el("strong", {}, id), `, line ${line}: ${said.join(" ")}`))));
  }

  function drawRecord(deal, open) {
    const faulty = new Map();
    for (const f of deal.footnotes) if (f.number) faulty.set(f.line, f.weight === 2 ? "doubt" : "fault");
    for (const [, line] of deal.problems) faulty.set(line, "fault");
    return el("details", { class: "record", open },
      el("summary", {}, "The record as it is written"),
      el("ol", { start: deal.first, tabindex: "0", "aria-label": "the record, line by line" }, deal.text.map((line, i) =>
        el("li", { value: deal.first + i, class: faulty.get(deal.first + i) ?? "" }, el("code", {}, line)))));
  }

  // ── The filter ──

  let texts = []; // of each deal all that is said in it, in lower case; made when it is asked for
  function textOf(i) {
    if (texts[i] === undefined) {
      const found = [deals[i].place];
      const gather = (value) => {
        if (typeof value === "string") found.push(value);
        else if (Array.isArray(value)) value.forEach(gather);
      };
      gather(JSON.parse(lines[i]));
      texts[i] = found.join("\n").toLowerCase();
    }
    return texts[i];
  }

  /** Makes them beforehand while nothing else is to be done. */
  function prepare(from = 0) {
    const idle = window.requestIdleCallback ?? ((use) => setTimeout(() => use({ timeRemaining: () => 8 }), 50));
    idle((time) => {
      let i = from;
      while (i < deals.length && time.timeRemaining() > 2) textOf(i++);
      if (i < deals.length) prepare(i);
    });
  }

  const lawOf = (number) => index.laws[number];
  let filtered = deals;
  let chosen = -1; // into `filtered`

  function filterNow() {
    const want = Object.fromEntries(FIELDS.map((id) => [id, $(id).value.trim()]));
    const low = (text) => text.toLowerCase();
    const words = low(want.q).split(/\s+/).filter(Boolean);
    filtered = deals.filter((d) =>
      (!want.verdict || d.verdict === want.verdict) &&
      (!want.law || d.laws.some((n) => lawOf(n) === want.law)) &&
      (!want.player || d.names.some((n) => low(n).includes(low(want.player)))) &&
      (!want.offender || d.offenders.some((n) => low(n).includes(low(want.offender)))) &&
      (!want.file || low(d.file).includes(low(want.file))) &&
      words.every((word) => textOf(d.i).includes(word)));
    const all = deals.length;
    $("count").textContent = filtered.length === all ? `${all} ${all === 1 ? "deal" : "deals"}` : `${filtered.length} of ${all} deals`;
    chosen = filtered.findIndex((d) => d === open?.deal);
    rows.scrollTop = chosen < 0 ? 0 : Math.max(0, chosen * ROW - rows.clientHeight / 3);
    drawRows(true);
  }

  // ── The list ──

  const rows = $("rows");
  const all = $("all");
  const drawn = new Map();

  function faults(i) {
    const deal = whole(i);
    const seen = new Set();
    const found = [];
    for (const step of steps(deal)) {
      for (const text of [step.cards, ...step.tricks.flatMap((t) => [t[3], t[4]])]) {
        for (const one of text.split(" ")) if (one.includes("!") && !seen.has(one)) { seen.add(one); found.push(one); }
      }
      if (found.length > 2) break;
    }
    return found.slice(0, 3).map((one) => card(deal, one, {}));
  }

  function row(at) {
    const d = filtered[at];
    const laws = d.laws.map((n) => lawOf(n).replace(/^\S+ /, ""));
    const says = `${d.place}, ${d.names.join(" and ")}, ${d.verdict}${laws.length ? `: ${laws.join(", ")}` : ""}`;
    return el("div", { class: `deal-row ${WEIGHTS[d.weight]}`, role: "option", id: `row-${at}`, style: `top:${at * ROW}px`,
      "aria-selected": at === chosen ? "true" : "false", "aria-setsize": filtered.length, "aria-posinset": at + 1,
      "aria-label": says, click: () => { choose(at); show(d, {}); } },
      el("span", { class: "what", "aria-hidden": "true" },
        el("span", { class: "place" }, el("span", { class: "folder" }, el("bdi", {}, d.folder)), el("b", {}, d.place.slice(d.folder.length))), el("span", { class: "who" }, `${d.names.join(" – ")}, ${d.verdict}`),
        el("span", { class: "laws" }, laws.join(", "))),
      el("span", { class: "faults", "aria-hidden": "true" }, faults(d.i)));
  }

  /** Makes the rows in view, and takes the others away. */
  function drawRows(anew = false) {
    if (anew) {
      all.replaceChildren();
      drawn.clear();
      all.style.height = `${filtered.length * ROW}px`;
    }
    const first = Math.max(0, Math.floor(rows.scrollTop / ROW) - 3);
    const last = Math.min(filtered.length - 1, Math.ceil((rows.scrollTop + rows.clientHeight) / ROW) + 3);
    for (const [at, made] of drawn) if (at < first || at > last) { made.remove(); drawn.delete(at); }
    for (let at = first; at <= last; ++at) {
      if (!drawn.has(at)) { const made = row(at); drawn.set(at, made); all.append(made); }
    }
    for (const [at, made] of drawn) made.setAttribute("aria-selected", at === chosen ? "true" : "false");
    if (drawn.has(chosen)) rows.setAttribute("aria-activedescendant", `row-${chosen}`);
    else rows.removeAttribute("aria-activedescendant");
  }

  function choose(at) {
    if (!filtered.length) return;
    chosen = Math.min(Math.max(at, 0), filtered.length - 1);
    if (chosen * ROW < rows.scrollTop) rows.scrollTop = chosen * ROW;
    else if ((chosen + 1) * ROW > rows.scrollTop + rows.clientHeight) rows.scrollTop = (chosen + 1) * ROW - rows.clientHeight;
    drawRows();
  }

  // ── The deal that is open ──

  let open = null; // {deal, step}: step 0 is the whole of it
  const panel = $("deal");
  const side = () => matchMedia("(min-width: 62rem)").matches;

  /** The address of a place on this page. */
  function address(of) {
    const words = new URLSearchParams();
    for (const id of FIELDS) if ($(id).value.trim()) words.set(id, $(id).value.trim());
    for (const [key, value] of Object.entries(of)) if (value) words.set(key, String(value));
    return `#${words}`;
  }

  function remember(push) {
    const to = address(open ? { deal: open.deal.place, trick: open.trick, step: open.trick ? 0 : open.step } : {});
    if (to !== location.hash && !(to === "#" && location.hash === "")) history[push ? "pushState" : "replaceState"](null, "", to === "#" ? location.pathname + location.search : to);
  }

  /** The step with which a trick is full, or stands as it was left. */
  function stepOfTrick(deal, number) {
    let found = 0;
    steps(deal).forEach((step, i) => { if (step.touched.includes(number)) found = i + 1; });
    return found;
  }

  function show(d, { step = 0, trick = 0, push = true, focus = true }) {
    const deal = whole(d.i);
    const was = open?.deal;
    open = { deal: d, trick, step: trick ? stepOfTrick(deal, trick) : Math.min(Math.max(step, 0), deal.moments.length) };
    document.body.classList.add("open");
    drawDeal();
    remember(push && was !== d);
    if (was !== d) panel.scrollTop = 0;
    if (!side() && was !== d) window.scrollTo(0, 0);
    if (focus && was !== d && !side()) panel.focus({ preventScroll: true });
  }

  function close() {
    if (!open) return;
    open = null;
    document.body.classList.remove("open");
    panel.replaceChildren(hint());
    remember(true);
    drawRows();
    rows.focus();
  }

  function hint() {
    return el("p", { class: "hint" }, "Choose a deal: its cards, its acts one by one, and the ruling on it are shown here.");
  }

  function toStep(step) {
    if (!open) return;
    const most = whole(open.deal.i).moments.length;
    open.step = Math.min(Math.max(step, 0), most);
    open.trick = 0;
    drawTable();
    remember(false);
  }

  function nextFault() {
    const deal = whole(open.deal.i);
    const found = deal.footnotes.filter((f) => f.number && f.moment + 1 > open.step).map((f) => f.moment + 1);
    toStep(found.length ? Math.min(...found) : deal.moments.length);
  }

  const seen = {
    act: (f) => {
      const at = panel.querySelector(`.ruling[data-number="${f.number}"]`);
      at?.scrollIntoView({ block: "center" });
      at?.focus({ preventScroll: true });
    },
    step: (step) => {
      toStep(step);
      panel.querySelector(".walk")?.scrollIntoView({ block: "nearest" });
    },
    link: (of) => address({ deal: open.deal.place, ...of }),
  };

  const SHAPES = { whole: "M4 4V16M16 4L7 10L16 16Z", before: "M14 4L5 10L14 16Z", next: "M6 4L15 10L6 16Z", last: "M16 4V16M4 4L13 10L4 16Z" };
  const shape = (name) => el("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, el("path", { d: SHAPES[name] }));

  function walkButtons(most) {
    const button = (text, label, step, off) => el("button", { type: "button", "data-step": label, "aria-label": label, title: label, "aria-disabled": off ? "true" : "false", click: () => { if (!off) toStep(step); } }, shape(text));
    const at = open.step;
    return el("div", { class: "buttons", role: "group", "aria-label": "Walk through the deal" },
      button("whole", "The whole deal", 0, at === 0), button("before", "The act before", at - 1, at === 0),
      button("next", "The next act", at + 1, at === most), button("last", "The last act", most, at === most));
  }

  /** The table at the step at hand; what has the focus keeps it. */
  function drawTable() {
    const deal = whole(open.deal.i);
    const all = steps(deal);
    const held = document.activeElement?.closest?.(".walk")?.contains(document.activeElement) ? document.activeElement.dataset.step : null;
    const step = open.step ? all[open.step - 1] : null;
    const says = step ? step.words + (step.touched.length || step.cards === "" || /[.:]$/.test(step.words) ? "" : `: ${step.cards.split(" ").map((c) => spoken(c.split("!")[0])).join(", ")}`) : "The whole deal.";
    panel.querySelector(".where").textContent = step ? `Act ${open.step} of ${all.length}: ` : "";
    panel.querySelector(".now-said").replaceChildren(says, " ", ...(step ? marks(deal, step.marks, seen) : []));
    panel.querySelector(".buttons").replaceWith(walkButtons(all.length));
    panel.querySelector(".table").replaceWith(step ? drawStep(deal, step, seen) : drawWhole(deal, seen));
    panel.querySelector(".permalink").href = address({ deal: open.deal.place, step: open.step });
    if (held) panel.querySelector(`.buttons [data-step="${held}"]`)?.focus();
  }

  function drawDeal() {
    const d = open.deal;
    const deal = whole(d.i);
    panel.replaceChildren(
      el("div", { class: "top" },
        el("button", { type: "button", class: "back", click: () => close() }, "Back to the list"),
        el("h2", {}, deal.title),
        el("p", { class: "faint" }, el("span", { class: "where-from" }, `${d.place}, line ${d.line}`), " ", el("a", { class: "permalink", href: address({ deal: d.place }) }, "Link to this"))),
      el("div", { class: "walk" }, el("p", { class: "now", role: "status" }, el("span", { class: "where" }), el("span", { class: "now-said" })),
        el("div", { class: "buttons" })),
      el("div", { class: "table" }),
      drawRulings(deal, seen),
      drawRecord(deal, false));
    drawTable();
  }

  // ── Where one is ──

  function route() {
    const words = new URLSearchParams(location.hash.slice(1));
    for (const id of FIELDS) {
      const said = words.get(id) ?? "";
      if ($(id).tagName === "SELECT" && ![...$(id).options].some((o) => o.value === said)) continue;
      $(id).value = said;
    }
    const d = byPlace.get(words.get("deal"));
    if (d) {
      show(d, { step: Number(words.get("step")) || 0, trick: Number(words.get("trick")) || 0, push: false, focus: false });
    } else if (open) {
      open = null;
      document.body.classList.remove("open");
      panel.replaceChildren(hint());
    }
    filterNow();
    if (d) {
      panel.scrollIntoView({ block: "start" });
    } else if (FIELDS.some((id) => words.get(id))) {
      $("deals").scrollIntoView({ block: "start" });
    }
  }

  function neighbour(by) {
    if (!filtered.length) return;
    choose(chosen < 0 ? 0 : chosen + by);
    show(filtered[chosen], {});
  }

  const KEYS = {
    ArrowRight: () => toStep(open.step + 1), ArrowLeft: () => toStep(open.step - 1),
    Home: () => toStep(0), End: () => toStep(Infinity), f: () => nextFault(), Escape: () => close(),
  };
  const LIST_KEYS = {
    ArrowDown: () => choose(chosen + 1), ArrowUp: () => choose(chosen < 0 ? 0 : chosen - 1),
    PageDown: () => choose(chosen + Math.floor(rows.clientHeight / ROW)), PageUp: () => choose(chosen - Math.floor(rows.clientHeight / ROW)),
    Home: () => choose(0), End: () => choose(filtered.length - 1),
  };

  function key(event) {
    const from = event.target;
    if (event.ctrlKey || event.altKey || event.metaKey || $("help").open) return;
    if (from.matches?.("input, select, textarea")) {
      if (event.key === "Escape") { rows.focus(); event.preventDefault(); }
      return;
    }
    let use = null;
    if (from === rows && LIST_KEYS[event.key]) {
      use = () => { LIST_KEYS[event.key](); if (side() && filtered[chosen]) show(filtered[chosen], { focus: false }); };
    } else if (from === rows && (event.key === "Enter" || event.key === " ")) {
      use = () => { if (chosen < 0) choose(0); if (filtered[chosen]) { show(filtered[chosen], {}); panel.focus(); } };
    } else if (event.key === "n") use = () => neighbour(1);
    else if (event.key === "p") use = () => neighbour(-1);
    else if (event.key === "/") use = () => { $("q").focus(); $("q").select(); };
    else if (event.key === "?") use = () => $("help").showModal();
    else if (open && KEYS[event.key] && !(from.closest?.(".record ol") && event.key.startsWith("Arrow"))) use = KEYS[event.key];
    if (use) { use(); event.preventDefault(); }
  }

  // ── On paper ──

  /** What is printed: the deal that is open, else all that are filtered, so far. */
  function toPaper() {
    const which = open ? [open.deal] : filtered.slice(0, PAPER);
    $("paper").replaceChildren(
      which.length < filtered.length && !open ? el("p", {}, `The first ${which.length} of ${filtered.length} deals; filter them to print others.`) : "",
      ...which.map((d) => {
        const deal = whole(d.i);
        return el("section", { class: "printed" }, el("h2", {}, deal.title), el("p", { class: "faint" }, `${d.place}, line ${d.line}`),
          drawWhole(deal, {}), drawRulings(deal, {}), drawRecord(deal, true));
      }));
    $("paper").hidden = false;
  }
  function fromPaper() {
    $("paper").replaceChildren();
    $("paper").hidden = true;
  }

  // ── Begin ──

  for (const verdict of new Set(deals.map((d) => d.verdict))) $("verdict").append(el("option", { value: verdict }, verdict));
  const lawNames = index.laws.map((name, n) => [name, n]).sort((a, b) => a[0].localeCompare(b[0], "en", { numeric: true }));
  const one = new Set(index.laws.map((name) => name.split(" ")[0])).size < 2;
  for (const [name] of lawNames) $("law").append(el("option", { value: name }, one ? name.replace(/^\S+ /, "") : name));
  if (index.files.length < 2) $("file").closest("label").hidden = true;
  let waiting = 0;
  $("filter").addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => { filterNow(); remember(false); }, deals.length > 1000 ? 120 : 0);
  });
  $("filter").addEventListener("submit", (event) => event.preventDefault());
  $("filter").addEventListener("reset", () => setTimeout(() => { filterNow(); remember(false); }));
  $("keys").addEventListener("click", () => $("help").showModal());
  rows.addEventListener("scroll", () => drawRows(), { passive: true });
  addEventListener("resize", () => drawRows());
  addEventListener("keydown", key);
  addEventListener("hashchange", route);
  addEventListener("popstate", route);
  addEventListener("beforeprint", toPaper);
  addEventListener("afterprint", fromPaper);
  matchMedia("print").addEventListener("change", (print) => (print.matches ? toPaper() : fromPaper()));
  panel.replaceChildren(hint());
  route();
  prepare();
  document.documentElement.dataset.ready = performance.now().toFixed(0); // milliseconds
})();
