// SPDX-License-Identifier: MIT
//
// What is shown is text, never markup: cards in it get their colour, and a name for whoever listens.

const RANKS = { K: "king", Q: "queen", J: "knave", A: "ace", 10: "ten", T: "ten", 9: "nine", 8: "eight", 7: "seven" };
const SUITS = { "♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs" };
const CARD = /(10|[KQJAT987])([♠♥♦♣])/u;

/** "K♠" -> "king of spades", wherever it stands. */
function spoken(text) {
  return text.replace(new RegExp(CARD, "gu"), (_, rank, suit) => `${RANKS[rank]} of ${SUITS[suit]}`);
}

/** A clause as a sentence. */
function sentence(clause) {
  const text = clause.charAt(0).toUpperCase() + clause.slice(1);
  return /[.!?:]$/u.test(text) ? text : `${text}.`;
}

/** One element: its properties, then what is in it, texts or elements. */
function element(name, properties = {}, ...inside) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in made) {
      made[key] = value;
    } else {
      made.setAttribute(key, value);
    }
  }
  made.append(...inside);
  return made;
}

/** A text with its cards. */
function withCards(text) {
  return text.split(new RegExp(`(${CARD.source})`, "gu")).reduce((made, part, at, parts) => {
    if (at % 4 === 0) {
      made.append(part);
    } else if (at % 4 === 1) {
      const red = "♥♦".includes(parts[at + 2]);
      const card = element("span", { className: red ? "card red" : "card", role: "img" }, part);
      card.setAttribute("aria-label", spoken(part));
      made.append(card);
    }
    return made;
  }, document.createDocumentFragment());
}

function clear(place, ...inside) {
  place.replaceChildren(...inside);
}

function byId(id) {
  return document.getElementById(id);
}
