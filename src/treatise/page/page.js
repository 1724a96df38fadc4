// SPDX-License-Identifier: MIT
"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const claims = [...document.querySelectorAll(".claim")].map((place) => ({
    place, verdict: place.dataset.verdict, text: place.textContent.toLowerCase(), steps: place.querySelector(".play") !== null,
  }));

  function filter() {
    const words = byId("q").value.toLowerCase().split(/\s+/u).filter(Boolean);
    const verdict = byId("verdict").value;
    const steps = byId("steps").checked;
    let left = 0;
    for (const claim of claims) {
      const fits = (verdict === "" || claim.verdict === verdict) && (!steps || claim.steps) && words.every((word) => claim.text.includes(word));
      claim.place.hidden = !fits;
      left += fits ? 1 : 0;
    }
    document.querySelectorAll(".chapter").forEach((chapter) => {
      chapter.hidden = chapter.querySelector(".claim:not([hidden])") === null;
    });
    byId("count").textContent = `${left} of ${claims.length} claims`;
  }

  /** A play in steps: the cards laid so far, and the hands without them. */
  function walk(play) {
    const laid = [...play.querySelectorAll(".laid")];
    const tricks = [...play.querySelectorAll(".tricks li")];
    const button = (text, name) => {
      const made = document.createElement("button");
      made.type = "button";
      made.textContent = text;
      made.setAttribute("aria-label", name);
      return made;
    };
    const back = button("◀", "the card before");
    const on = button("▶", "the next card");
    const said = document.createElement("output");
    let at = 0;
    function show(step) {
      at = Math.min(Math.max(step, 0), laid.length);
      laid.forEach((one, i) => one.classList.toggle("later", i >= at));
      tricks.forEach((trick) => {
        const cards = [...trick.querySelectorAll(".laid")];
        trick.querySelector(".taken").classList.toggle("later", cards.some((one) => one.classList.contains("later")));
        trick.hidden = cards[0].classList.contains("later");
      });
      play.querySelectorAll(".hands .card").forEach((card) => card.classList.remove("gone"));
      laid.slice(0, at).forEach((one) => {
        const code = one.querySelector("use").getAttribute("href");
        play.querySelector(`[data-side="${one.dataset.by}"] use[href="${code}"]`).closest(".card").classList.add("gone");
      });
      play.querySelector(".end").hidden = at < laid.length;
      back.disabled = at === 0;
      on.disabled = at === laid.length;
      said.textContent = `${at} of ${laid.length} cards${at === 0 ? "" : `: ${laid[at - 1].dataset.says}`}`;
    }
    back.addEventListener("click", () => show(at - 1));
    on.addEventListener("click", () => show(at + 1));
    play.addEventListener("keydown", (event) => {
      const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: laid.length }[event.key];
      if (to !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        show(to);
      }
    });
    const buttons = document.createElement("div");
    buttons.className = "buttons";
    buttons.append(back, on, said);
    play.querySelector(".hands").after(buttons);
    show(0);
  }

  document.querySelectorAll(".play").forEach(walk);
  byId("filter").addEventListener("input", filter);
  byId("filter").addEventListener("submit", (event) => event.preventDefault());
  filter();
})();
