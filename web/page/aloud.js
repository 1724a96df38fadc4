// SPDX-License-Identifier: MIT
//
// A ruling read aloud by the browser, where it can speak.

const READ = "Read aloud";

function hush() {
  if ("speechSynthesis" in window) {
    speechSynthesis.cancel();
  }
  document.querySelectorAll(".aloud").forEach((button) => clear(button, READ));
}

function readAloud(button) {
  if (button.textContent !== READ) {
    hush();
    return;
  }
  hush();
  const parts = byId(button.dataset.reads).querySelectorAll("h2, h3, p:not(.where), li");
  const texts = [...parts].map((part) => sentence(spoken(part.textContent.trim())));
  clear(button, "Stop");
  texts.forEach((text, at) => {
    const words = new SpeechSynthesisUtterance(text);
    words.lang = "en";
    words.rate = 0.95;
    if (at === texts.length - 1) {
      words.onend = () => clear(button, READ);
    }
    words.onerror = () => clear(button, READ);
    speechSynthesis.speak(words);
  });
}

/** The buttons are there only where there is something to say and a voice to say it. */
function offerAloud(id, there) {
  const button = document.querySelector(`.aloud[data-reads="${id}"]`);
  button.hidden = !there || !("speechSynthesis" in window);
}
