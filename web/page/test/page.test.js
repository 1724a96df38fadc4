// SPDX-License-Identifier: MIT
//
// The page in Debian's Chromium, at a phone's size and by touch.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { asked, browse, file, open } from "./open.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULED = "#ask/turf-portland-1877/unknown,stock-short,unknown,unknown";
const RECORD = `players: Ann, Ben
deal 1: Ann gives 3-2; turns 8♦
1. Ben K♠, Ann J♦
2. Ann K♥, Ben A♥
3. Ann K♣, Ben 7♣
4. Ann 9♠, Ben Q♠
`;

let browser;
let folder;
before(async () => {
  browser = await browse();
  folder = mkdtempSync(join(tmpdir(), "ecarte-"));
});
after(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** A test of the page, which is opened as said; in the end nothing must have gone wrong. */
function paged(name, look, work) {
  test(name, { timeout: 60_000 }, async () => {
    const opened = await open(browser, look);
    await work(opened.page, opened);
    assert.deepEqual(opened.trouble, []);
    await opened.context.close();
  });
}

const question = (page) => page.locator("#ask-title").textContent();
const texts = (page, where) => page.locator(where).allTextContents();
const same = (text) => text.toLowerCase().replace(/[.]$/u, "");

async function write(page, text) {
  await page.locator("#text").fill(text);
  await page.waitForFunction((lines) => document.querySelectorAll("#told li").length === lines,
    text.split("\n").filter((line) => line.trim() !== "").length);
}

paged("a dispute is settled by touch, as the interview settles it", {}, async (page) => {
  const answers = [];
  let now = JSON.parse(await asked(page, "interview", ""));
  while (now.question) {
    assert.equal(same(await question(page)), same(now.question.text));
    assert.deepEqual(await texts(page, "#answers button"), now.question.answers.map(({ text }) => text));
    const { id } = now.question.answers[answers.length === 0 ? 4 : 0];
    answers.push(id);
    await page.locator(`#answers button[data-id="${id}"]`).tap();
    now = JSON.parse(await asked(page, "interview", answers.join("\n")));
    await page.waitForFunction((count) => document.querySelectorAll("#so-far li").length === count, answers.length);
  }
  assert.ok(answers.length >= 3 && now.rulings.length > 0);
  const said = await texts(page, "#ruling p");
  assert.deepEqual(said.map(same), now.rulings.flatMap(({ words }) => words.map(same)));
  assert.equal(await page.evaluate(() => document.activeElement.id), "ask-title");
});

paged("one goes back, by the button, by the phone, to any answer, and starts over", { hash: "#ask/turf-portland-1877/play" }, async (page) => {
  const second = await question(page);
  await page.locator("#answers button").first().tap();
  await page.waitForFunction((before) => document.getElementById("ask-title").textContent !== before, second);
  const third = await question(page);
  await page.locator("#back").tap();
  await page.waitForFunction((before) => document.getElementById("ask-title").textContent === before, second);
  await page.goBack();
  await page.waitForFunction((before) => document.getElementById("ask-title").textContent === before, third);
  await page.locator("#so-far summary").tap();
  await page.locator("#so-far li button").nth(1).tap();
  await page.waitForFunction((before) => document.getElementById("ask-title").textContent === before, second);
  await page.locator("#restart").tap();
  await page.waitForFunction(() => document.getElementById("ask-title").textContent === "When did it happen?");
  assert.ok(await page.locator("#back").isDisabled());
});

paged("of many answers those are found that one looks for", { hash: "#ask/turf-portland-1877/unknown" }, async (page) => {
  const all = await page.locator("#answers button:visible").count();
  await page.locator("#wanted").fill("king mark");
  const left = await texts(page, "#answers button:visible");
  assert.ok(left.length > 1 && left.length < all);
  left.slice(0, -1).forEach((text) => assert.match(text, /king/u));
  assert.equal(left.at(-1), "I do not know");
});

paged("what was answered and written is there again after a reload", { hash: RULED }, async (page) => {
  const rulings = await texts(page, "#ruling p");
  assert.ok(rulings.length > 3);
  await page.locator("#to-record").tap();
  await write(page, RECORD);
  await page.goto("about:blank");
  await page.goBack();
  await page.waitForSelector("html[data-ready]");
  assert.equal(await page.locator("#text").inputValue(), RECORD);
  assert.ok(await page.locator("#record").isVisible());
  await page.locator("#to-ask").tap();
  await page.waitForSelector("#ruling p");
  assert.deepEqual(await texts(page, "#ruling p"), rulings);
});

paged("other laws are chosen, and ask and rule otherwise", {}, async (page) => {
  await page.locator("#code").selectOption("enquire-within");
  await page.waitForFunction(() => location.hash.includes("enquire-within"));
  const { question } = JSON.parse(await asked(page, "interview", "", { code: "enquire-within" }));
  assert.deepEqual(await texts(page, "#answers button"), question.answers.map(({ text }) => text));
  await page.locator("#to-record").tap();
  await write(page, RECORD);
  assert.match(await page.locator("#verdicts").textContent(), /Enquire Within/u);
  await write(page, `code: turf-portland-1877\n${RECORD}`);
  assert.match(await page.locator("#verdicts").textContent(), /Turf and Portland/u);
});

paged("a record is told back and ruled on as one writes", { hash: "#record" }, async (page) => {
  await page.locator("#text").tap();
  await page.keyboard.type(RECORD.slice(0, RECORD.indexOf("8♦")));
  await page.locator('[data-puts="♦"]').tap();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("8");
  await page.keyboard.press("End");
  await page.keyboard.type("\n1. Ben KS, Ann JD\nbla bla\n");
  await page.waitForFunction(() => document.querySelector("#told li:nth-child(4).bad"));
  const last = page.locator("#told li").nth(3);
  assert.match(await last.textContent(), /^4bla bla\[not understood: bla bla\]✗ /u);
  assert.equal(await page.locator("#gutter i").textContent(), "✗");
  assert.match(await page.locator("#state").textContent(), /1 line not understood/u);
  assert.equal(await page.locator("#told li").nth(2).locator(".card").first().getAttribute("aria-label"), "king of spades");
  await write(page, RECORD);
  const [deal] = JSON.parse(await asked(page, "rule", RECORD)).deals;
  assert.match(await page.locator("#verdicts h3").first().textContent(), new RegExp(deal.findings[0].message, "u"));
  assert.match(await page.locator("#verdicts").textContent(), /against the laws/u);
});

paged("it rules once the hand rests, and not at each key", { hash: "#record" }, async (page) => {
  await page.evaluate(async () => {
    const engine = await globalThis.ecarte;
    const { rule } = engine;
    globalThis.ruled = 0;
    engine.rule = (...rest) => {
      globalThis.ruled += 1;
      return rule.apply(engine, rest);
    };
  });
  await page.locator("#text").pressSequentially("players: Ann, Ben", { delay: 10 });
  await page.waitForSelector("#told li");
  assert.ok((await page.evaluate(() => globalThis.ruled)) <= 3);
});

paged("a record is brought into form, cleared, and brought back", { hash: "#record" }, async (page) => {
  await page.locator("#example").tap();
  await page.waitForSelector("#verdicts article.irregular");
  const example = await page.locator("#text").inputValue();
  await write(page, example.replace("deal 1: ", "deal 1:"));
  await page.locator("#tidy").tap();
  await page.waitForFunction(() => document.getElementById("text").value.includes("deal 1: "));
  await page.locator("#clear").tap();
  assert.equal(await page.locator("#text").inputValue(), "");
  await page.locator("#clear").tap();
  assert.match(await page.locator("#text").inputValue(), /^players: Ann, Ben\n/u);
});

paged("hostile text is text", { hash: "#record" }, async (page) => {
  const name = "<img src=x onerror=document.title='hit'>";
  await write(page, `players: ${name}, Ben\ndeal 1: Ben gives 3-2\n</script><script>document.title='hit'</script>\n`);
  assert.match(await page.locator("#told").textContent(), /<img src=x onerror/u);
  assert.equal(await page.locator("#told img, #verdicts img, #told script").count(), 0);
  assert.notEqual(await page.title(), "hit");
});

paged("an address that leads nowhere leads to the first question", { hash: "#ask/no-such-code/%E0%A4%A,<b>" }, async (page) => {
  assert.equal(await question(page), "When did it happen?");
});

paged("answers in an address that answer nothing are left out", { hash: "#ask/turf-portland-1877/play,nonsense,yes" }, async (page) => {
  assert.equal(await page.locator("#so-far li").count(), 1);
});

const SPEAKS = () => {
  globalThis.said = [];
  Object.defineProperty(globalThis, "speechSynthesis", {
    value: { speak: (words) => globalThis.said.push(words), cancel: () => {} },
  });
  globalThis.SpeechSynthesisUtterance = class {
    constructor(text) {
      this.text = text;
    }
  };
};

paged("the ruling is read aloud, every sentence of it, and stopped", { hash: RULED, before: SPEAKS }, async (page) => {
  const button = page.locator('.aloud[data-reads="ruling"]');
  await button.tap();
  assert.deepEqual(await page.evaluate(() => globalThis.said.map(({ text }) => text)), await texts(page, "#ruling h3, #ruling p"));
  assert.equal(await button.textContent(), "Stop");
  await page.evaluate(() => globalThis.said.at(-1).onend());
  assert.equal(await button.textContent(), "Read aloud");
  await page.locator("#to-record").tap();
  await write(page, RECORD);
  await page.locator('.aloud[data-reads="verdicts"]').tap();
  assert.ok(await page.evaluate(() => globalThis.said.some(({ text }) => text.includes("knave of diamonds"))));
});

paged("without a voice no button promises one", { hash: RULED, before: () => delete globalThis.speechSynthesis }, async (page) => {
  assert.equal(await page.locator(".aloud:visible").count(), 0);
});

const KEEPS_NOTHING = () => Object.defineProperty(globalThis, "localStorage", {
  get() {
    throw new DOMException("forbidden", "SecurityError");
  },
});

paged("a browser that keeps nothing rules all the same", { hash: RULED, before: KEEPS_NOTHING }, async (page) => {
  assert.ok(await page.locator("#ruling p").count() > 3);
});

paged("an engine that broke down is started anew", { hash: "#record" }, async (page) => {
  await page.evaluate(async () => {
    (await globalThis.ecarte).rule = () => {
      throw new Error("the engine broke down", { cause: new WebAssembly.RuntimeError("unreachable") });
    };
  });
  await page.locator("#text").fill("players: Ann, Ben\n");
  await page.waitForSelector("#trouble:not([hidden])");
  await write(page, RECORD);
  assert.ok(await page.locator("#verdicts article.irregular").isVisible());
});

paged("it begins with the laws that `ecarte page --code` puts first", {}, async (page) => {
  const text = readFileSync(file, "utf8");
  const other = join(folder, "page.html");
  writeFileSync(other, text.replace('"first":"turf-portland-1877"', '"first":"enquire-within"'));
  await page.goto(pathToFileURL(other).href);
  await page.waitForSelector("html[data-ready]");
  assert.equal(await page.locator("#code").inputValue(), "enquire-within");
  await page.locator("#answers button").first().tap();
  await page.waitForFunction(() => location.hash.startsWith("#ask/enquire-within/"));
});

test("a browser that cannot run the engine is told so", async () => {
  const { page, context } = await open(browser, { before: () => delete globalThis.DecompressionStream });
  assert.match(await page.locator("#trouble").textContent(), /cannot work in this browser.*Safari/u);
  assert.ok(await page.locator("#loading").isHidden());
  await context.close();
});

for (const [view, hash] of [["question", ""], ["many", "#ask/turf-portland-1877/unknown"], ["ruling", RULED], ["record", "#record"]]) {
  for (const colorScheme of ["light", "dark"]) {
    paged(`${view}, ${colorScheme}: nothing an accessibility check minds, nothing too small or cut`, { hash, colorScheme }, async (page) => {
      if (view === "record") {
        await write(page, `${RECORD}bla bla\n`);
      }
      await page.evaluate(() => document.getAnimations().forEach((one) => one.finish()));
      await page.evaluate(AXE);
      const { violations } = await page.evaluate(() => globalThis.axe.run());
      assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes[0].html]), []);
      for (const width of [360, 375, 800, 1400]) {
        await page.setViewportSize({ width, height: 720 });
        const cut = await page.evaluate(() => [...document.querySelectorAll("body, h1, h2, h3, p, li, button, a, article")]
          .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
          .map((one) => one.outerHTML.slice(0, 80)));
        assert.deepEqual(cut, [], `${width} pixels`);
        const small = await page.evaluate(() => [...document.querySelectorAll("button, select, nav a")]
          .filter((one) => one.checkVisibility() && one.closest(".where") === null && one.getBoundingClientRect().height < 44)
          .map((one) => one.outerHTML.slice(0, 80)));
        assert.deepEqual(small, [], `${width} pixels`);
      }
    });
  }
}

paged("the ruling is large enough to be read aloud from", { hash: RULED }, async (page) => {
  assert.ok(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.querySelector("#ruling p")).fontSize)) >= 22);
});
