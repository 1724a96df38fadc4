// SPDX-License-Identifier: MIT
//
// The interview of `ecarte rule`: one question at a time, and the ruling at its end.

const MANY = 12; // answers one sees at a glance

/** Each question asked so far with the answer given; ends early where one answers nothing. */
function gone(engine, code, answers) {
  const steps = [];
  let now = engine.interview([], { code });
  for (const id of answers) {
    const given = now.question?.answers.find((answer) => answer.id === id);
    if (given === undefined) {
      break;
    }
    steps.push({ question: now.question.text, answer: given.text });
    now = engine.interview(answers.slice(0, steps.length), { code });
  }
  return { steps, now };
}

function showSteps(steps, goTo) {
  const place = byId("so-far");
  place.hidden = steps.length === 0;
  clear(place.querySelector("summary"), steps.length === 1 ? "1 answer so far" : `${steps.length} answers so far`);
  clear(place.querySelector("ol"), ...steps.map(({ question, answer }, at) => {
    const button = element("button", { type: "button" }, sentence(question), element("b", {}, withCards(answer)));
    button.addEventListener("click", () => goTo(at));
    return element("li", {}, button);
  }));
}

function showAnswers(question, take) {
  const buttons = (question?.answers ?? []).map(({ id, text }) => {
    const button = element("button", { type: "button", className: id === "unknown" ? "unknown" : "" }, withCards(text));
    button.dataset.id = id;
    button.addEventListener("click", () => take(id));
    return button;
  });
  clear(byId("answers"), ...buttons);
  byId("narrow").hidden = buttons.length <= MANY;
  byId("wanted").value = "";
}

/** Leaves of many answers those that have every word looked for. */
function narrow() {
  const words = byId("wanted").value.toLowerCase().split(/\s+/u).filter(Boolean);
  for (const button of byId("answers").children) {
    const text = button.textContent.toLowerCase();
    button.hidden = button.dataset.id !== "unknown" && !words.every((word) => text.includes(word));
  }
}

function showRulings(rulings) {
  const told = rulings.map((ruling) => element("article", {},
    ...(ruling.if === "" ? [] : [element("h3", {}, withCards(sentence(`${ruling.if}:`)))]),
    ...ruling.words.map((clause) => element("p", {}, withCards(sentence(clause))))));
  if (told.length === 0) {
    told.push(element("article", {}, element("p", {}, "Without knowing what happened nothing can be ruled on.")));
  }
  clear(byId("ruling"), ...told);
}

/** Shows where the answers lead; gives those that answered something. */
function showAsk(engine, code, answers, go) {
  hush();
  const { steps, now } = gone(engine, code, answers);
  const good = answers.slice(0, steps.length);
  showSteps(steps, (at) => go(good.slice(0, at)));
  clear(byId("ask-title"), now.question ? sentence(now.question.text) : now.rulings.length > 1 ? "The rulings" : "The ruling");
  showAnswers(now.question, (id) => go([...good, id]));
  if (now.question) {
    clear(byId("ruling"));
  } else {
    showRulings(now.rulings);
  }
  byId("so-far").open = false;
  byId("back").disabled = good.length === 0;
  byId("restart").disabled = good.length === 0;
  offerAloud("ruling", !now.question);
  return good;
}
