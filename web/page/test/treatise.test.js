// SPDX-License-Identifier: MIT
//
// The page of the treatises (`ecarte treatise --format html`, the program in ECARTE_PROGRAM) in Debian's Chromium: by keyboard,
// at a phone's size and larger, without a network.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { browse } from "./open.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const program = process.env.ECARTE_PROGRAM ?? `${root}build/dev/bin/ecarte`;
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const HOSTILE = "<img src=x onerror=document.title=1></script><script>document.title=1</script>{{id}}&amp;\\\"'";

let browser;
let folder;
let address;

/** Writes the page of these claims; gives its address. */
function made(name, ...paths) {
  const { status, stdout, stderr } = spawnSync(program, ["treatise", "--format", "html", ...paths],
    { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 });
  assert.ok(status === 0 || status === 1, stderr);
  const file = join(folder, name);
  writeFileSync(file, stdout);
  return pathToFileURL(file).href;
}

before(async () => {
  browser = await browse();
  folder = mkdtempSync(join(tmpdir(), "ecarte-"));
  address = made("all.html", "fixtures/treatise/02-jeux-de-regle.yaml", "fixtures/treatise/04-illustrative-hands.yaml");
});
after(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

function paged(name, { url = () => address, hash = "", ...look }, work) {
  test(name, { timeout: 120_000 }, async () => {
    const context = await browser.newContext({ viewport: { width: 1000, height: 800 }, ...look });
    await context.setOffline(true);
    const page = await context.newPage();
    const trouble = [];
    page.on("pageerror", (error) => trouble.push(String(error)));
    page.on("console", (message) => message.type() === "error" && trouble.push(message.text()));
    page.on("request", (request) => /^(?:file|data):/u.test(request.url()) || trouble.push(request.url()));
    await page.goto(url() + hash);
    await work(page);
    assert.deepEqual(trouble, []);
    await context.close();
  });
}

paged("every claim has its verdict, and every card a name", {}, async (page) => {
  const claims = await page.locator(".claim").count();
  assert.ok(claims > 100);
  assert.equal(await page.locator(".claim .verdict").count(), claims);
  assert.equal(await page.locator("svg.card:not([aria-label])").count(), 0);
  const missing = await page.evaluate(() => [...document.querySelectorAll("svg.card use")]
    .filter((use) => document.querySelector(use.getAttribute("href")) === null).length);
  assert.equal(missing, 0);
  assert.ok(await page.locator(".claim .hand .card").count() > claims);
});

paged("chances are told as people say them", {}, async (page) => {
  const words = await page.locator("#rule-1-two-to-one .hand p").first().textContent();
  assert.match(words, /^It makes the point about 3 in 5 \(59\.4 %\), or about 3 to 2 on\.$/u);
});

paged("a hand against a claim is stepped through by the keyboard alone", {}, async (page) => {
  const play = page.locator(".play").first();
  const steps = await play.locator(".laid").count();
  const shown = () => play.locator(".laid:not(.later)").count();
  const gone = () => play.locator(".hands .gone").count();
  assert.equal(await shown(), 0);
  await play.evaluate((one) => one.closest(".claim").querySelector("h3 a").focus());
  for (let i = 0; i < 9 && !(await play.evaluate((one) => one === document.activeElement)); i += 1) {
    await page.keyboard.press("Tab");
  }
  for (let step = 1; step <= steps; step += 1) {
    await page.keyboard.press("ArrowRight");
    assert.equal(await shown(), step);
    assert.equal(await gone(), step);
  }
  await page.keyboard.press("ArrowRight");
  assert.equal(await shown(), steps);
  assert.ok(await play.locator(".end").isVisible());
  await page.keyboard.press("ArrowLeft");
  assert.equal(await shown(), steps - 1);
  assert.match(await play.locator("output").textContent(), / plays the \w+ of \w+$/u);
  await page.keyboard.press("Home");
  assert.equal(await shown(), 0);
  await page.keyboard.press("End");
  assert.equal(await shown(), steps);
});

paged("each play is lawful, and ends as it says", {}, async (page) => {
  const plays = await page.evaluate(() => [...document.querySelectorAll(".play")].map((play) => ({
    hands: Object.fromEntries(["holder", "other"].map((side) => [side,
      [...play.querySelectorAll(`[data-side="${side}"] use`)].map((use) => use.getAttribute("href"))])),
    laid: [...play.querySelectorAll(".laid")].map((one) => [one.dataset.by, one.querySelector("use").getAttribute("href")]),
  })));
  assert.ok(plays.length > 20);
  for (const { hands, laid } of plays) {
    for (const [by, card] of laid) {
      assert.ok(hands[by].includes(card));
      hands[by].splice(hands[by].indexOf(card), 1);
    }
    assert.deepEqual(hands, { holder: [], other: [] });
  }
});

paged("claims are chosen by verdict, by a word and by what can be stepped through", {}, async (page) => {
  const all = await page.locator(".claim:visible").count();
  await page.locator("#verdict").selectOption("refuted");
  const refuted = await page.locator(".claim:visible").count();
  assert.ok(refuted > 0 && refuted < all);
  assert.equal(await page.locator(".claim.verified:visible").count(), 0);
  await page.locator("#q").fill("queen");
  const queens = await page.locator(".claim:visible").count();
  assert.ok(queens > 0 && queens < refuted);
  await page.locator("#verdict").selectOption("");
  await page.locator("#q").fill("");
  await page.locator("#steps").check();
  assert.equal(await page.locator(".claim:visible").count(), await page.locator(".claim:has(.play)").count());
  assert.match(await page.locator("#count").textContent(), new RegExp(`of ${all} claims$`, "u"));
});

paged("an address leads to its claim", { hash: "#rule-2-lead" }, async (page) => {
  assert.ok(await page.locator("#rule-2-lead").evaluate((one) => one.matches(":target") && one.getBoundingClientRect().top < innerHeight));
});

paged("hostile text is text", {
  url: () => {
    const file = join(folder, "hostile.yaml");
    writeFileSync(file, `treatise: "${HOSTILE}"\ntitle: "${HOSTILE}"\nclaims:\n  - id: sure\n    page: "${HOSTILE}"\n    says: "${HOSTILE}"\n` +
      `    note: "${HOSTILE}"\n    hand: K♠ Q♠ J♠ A♠ T♠\n    turn: 7♠\n    asks: {makes: vole}\nunchecked:\n  - page: 1\n    says: "${HOSTILE}"\n    why: "${HOSTILE}"\n`);
    return made("hostile.html", file);
  },
}, async (page) => {
  assert.equal(await page.locator("main img, main script").count(), 0);
  assert.equal(await page.title(), "The treatises of écarté, checked");
  assert.ok((await page.locator(".says").textContent()).includes("<img src=x onerror=document.title=1></script>"));
  assert.ok((await page.locator(".note").textContent()).includes("{{id}}&amp;\"'"));
});

for (const colorScheme of ["light", "dark"]) {
  paged(`${colorScheme}: nothing an accessibility check minds, nothing cut`, { colorScheme }, async (page) => {
    await page.evaluate(AXE);
    const { violations } = await page.evaluate(() => globalThis.axe.run());
    assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes.length, nodes[0].html]), []);
    for (const width of [360, 390, 800, 1400]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => [...document.querySelectorAll("body, h1, h2, h3, h4, p, li, article, figure, .play, label")]
        .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
        .map((one) => one.outerHTML.slice(0, 80)));
      assert.deepEqual(wide, [], `${width} pixels`);
    }
  });
}
