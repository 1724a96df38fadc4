// SPDX-License-Identifier: MIT
//
// The page: the engine it carries, and what is shown of it.

const PAUSE = 250; // milliseconds without a key before a record is ruled on

/** The compiled engine out of the page itself, where it lies packed. */
async function compiledHere() {
  const letters = atob(byId("engine").textContent);
  const packed = new Uint8Array(letters.length);
  for (let i = 0; i < packed.length; i += 1) {
    packed[i] = letters.charCodeAt(i);
  }
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}

const about = JSON.parse(byId("about").textContent);

function titleOf(code) {
  return about.titles[code] ?? code;
}

/** "turf-portland-1877" -> "Turf Portland 1877": short enough for a phone, and no two begin alike. */
function shortName(code) {
  return code.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

const now = { view: "ask", code: "", answers: [], text: "" };
let compiled;
let engine;
let timer;
let pause = PAUSE;
let cleared = "";

/** What the engine is asked; one that broke down is started anew. */
async function asking(work) {
  try {
    return work();
  } catch (trouble) {
    if (trouble.cause instanceof WebAssembly.RuntimeError) {
      engine = await load(compiled);
    }
    complain(`That could not be answered: ${trouble.message}`);
    return null;
  }
}

function complain(text) {
  clear(byId("trouble"), text);
  byId("trouble").hidden = text === "";
}

async function showHere() {
  complain("");
  const asks = now.view === "ask";
  byId("ask").hidden = !asks;
  byId("record").hidden = asks;
  byId(asks ? "to-record" : "to-ask").removeAttribute("aria-current");
  byId(asks ? "to-ask" : "to-record").setAttribute("aria-current", "page");
  byId("to-ask").href = address({ ...now, view: "ask" });
  byId("to-record").href = address({ ...now, view: "record" });
  byId("code").value = now.code;
  await asking(() => {
    if (asks) {
      now.answers = showAsk(engine, now.code, now.answers, (answers) => go({ answers }, "ask-title"));
    } else {
      pause = Math.max(PAUSE, 2 * showRecord(engine, now.code, now.text));
    }
  });
  keep({ ...now, first: about.first });
}

/** Goes somewhere: the address changes, and what it says is shown. */
function go(there, focus) {
  const hash = address({ ...now, ...there });
  if (location.hash === hash) {
    arrive(focus);
    return;
  }
  focusNext = focus;
  location.hash = hash;
}

let focusNext;

async function arrive(focus) {
  const there = place(location.hash);
  if (there.code !== undefined && !about.codes.includes(there.code)) {
    delete there.code;
    delete there.answers;
  }
  Object.assign(now, there);
  await showHere();
  if (focus !== undefined) {
    window.scrollTo(0, 0);
    byId(focus).focus({ preventScroll: true });
  }
}

function written() {
  now.text = byId("text").value;
  keep({ text: now.text });
  clearTimeout(timer);
  timer = setTimeout(showHere, pause);
}

/** Puts text where the cursor stands, as though it had been typed. */
function put(text) {
  const place = byId("text");
  place.focus();
  place.setRangeText(text, place.selectionStart, place.selectionEnd, "end");
  written();
}

function replaceText(text) {
  byId("text").value = text;
  now.text = text;
  keep({ text });
  return showHere();
}

async function tidy() {
  const form = await asking(() => engine.form(now.text));
  if (form?.text) {
    await replaceText(form.text);
  } else if (form) {
    complain("It can be brought into form once every line is understood.");
  }
}

function clearText() {
  const before = now.text;
  replaceText(cleared);
  cleared = before;
  clear(byId("clear"), before === "" ? "Clear" : "Undo");
}

function listen() {
  byId("code").addEventListener("change", () => go({ code: byId("code").value, answers: [] }));
  byId("back").addEventListener("click", () => go({ answers: now.answers.slice(0, -1) }, "ask-title"));
  byId("restart").addEventListener("click", () => go({ answers: [] }, "ask-title"));
  byId("wanted").addEventListener("input", narrow);
  byId("text").addEventListener("input", () => {
    cleared = "";
    clear(byId("clear"), "Clear");
    written();
  });
  byId("text").addEventListener("scroll", () => {
    byId("gutter").scrollTop = byId("text").scrollTop;
  });
  document.querySelectorAll("[data-puts]").forEach((button) => button.addEventListener("click", () => put(button.dataset.puts)));
  document.querySelectorAll(".aloud").forEach((button) => button.addEventListener("click", () => readAloud(button)));
  byId("example").addEventListener("click", () => replaceText(EXAMPLE));
  byId("tidy").addEventListener("click", tidy);
  byId("clear").addEventListener("click", clearText);
  window.addEventListener("hashchange", () => {
    arrive(focusNext ?? (now.view === "ask" ? "ask-title" : undefined));
    focusNext = undefined;
  });
}

async function begin() {
  compiled = await compiledHere();
  engine = await load(compiled);
  const { first, code, view, answers, text } = kept();
  // Files share what a browser keeps: what was chosen in a page that begins with other laws is not chosen here.
  const same = first === about.first && about.codes.includes(code);
  now.code = same ? code : about.first;
  now.view = view === "record" ? view : "ask";
  now.answers = same && Array.isArray(answers) ? answers.map(String) : [];
  now.text = typeof text === "string" ? text : "";
  byId("text").value = now.text;
  clear(byId("code"), ...about.codes.map((name) => element("option", { value: name, title: titleOf(name) }, shortName(name))));
  byId("code").disabled = false;
  listen();
  await arrive();
  byId("loading").hidden = true;
  document.documentElement.dataset.ready = String(Math.round(performance.now()));
  return engine;
}

/** For whoever looks in from a console: the engine, as the npm package gives it. */
globalThis.ecarte = begin();
globalThis.ecarte.catch((trouble) => {
  byId("loading").hidden = true;
  complain(`The referee cannot work in this browser: ${trouble.message}. It wants Chrome 97, Firefox 113 or Safari 16.4, or later.`);
});
