// SPDX-License-Identifier: MIT
//
// What outlives a reload: the laws chosen, the answers given, the record written. The address says
// where one is (#ask/CODE/ANSWER,ANSWER or #record/CODE), so a dispute can be passed on and the
// phone's own way back is the question before. A browser that keeps nothing for a file loses only that.

const KEPT = "ecarte-page";

function kept() {
  try {
    const known = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return known !== null && typeof known === "object" ? known : {};
  } catch {
    return {};
  }
}

function keep(more) {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...kept(), ...more }));
  } catch {
    // Full, or forbidden: then it is not kept.
  }
}

/** Where an address leads; what it does not say is left out. */
function place(hash) {
  const [view, code, answers] = decodeSafely(hash.replace(/^#/u, "")).split("/");
  const where = {};
  if (view === "ask" || view === "record") {
    where.view = view;
  }
  if (code) {
    where.code = code;
  }
  if (view === "ask" && code) {
    where.answers = answers ? answers.split(",").filter(Boolean) : [];
  }
  return where;
}

function decodeSafely(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

function address({ view, code, answers }) {
  return view === "record" ? `#record/${code}` : `#ask/${code}/${answers.join(",")}`;
}
