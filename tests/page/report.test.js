// SPDX-License-Identifier: MIT
//
// The page of `ecarte report` in a browser: walked, filtered and searched, by its keys alone, on a
// phone, on paper and in the dark.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { readFileSync } from "node:fs";
import { archive, clear, fixture, open, page, records, start, stop } from "./support.mjs";

let demo;
let laws;

before(async () => {
  demo = page("demo", ["fixtures/demo"]);
  laws = page("laws", ["fixtures/laws/turf-portland-1877", "fixtures/situations"]);
  await start();
});
after(async () => { await stop(); clear(); });

const revoke = (rest = "") => `${demo}#deal=${encodeURIComponent("fixtures/demo/2-a-revoke.ecarte#1.7")}${rest}`;
const said = (tab) => tab.locator(".walk .now").innerText();
const shown = (tab) => tab.locator("#count").innerText();

test("a deal is stepped through with the arrow keys", async () => {
  const { tab, troubles, close } = await open(revoke());
  assert.match(await said(tab), /^The whole deal/);
  const acts = Number((await (async () => { await tab.keyboard.press("End"); return said(tab); })()).match(/of (\d+):/)[1]);
  assert.equal(acts > 10, true);
  await tab.keyboard.press("Home");
  await tab.keyboard.press("ArrowRight");
  assert.match(await said(tab), /^Act 1 of/);
  for (let i = 0; i < acts + 3; ++i) await tab.keyboard.press("ArrowRight");
  assert.match(await said(tab), new RegExp(`^Act ${acts} of ${acts}: `));
  for (let i = 0; i < acts + 3; ++i) await tab.keyboard.press("ArrowLeft");
  assert.match(await said(tab), /^The whole deal/);
  await tab.keyboard.press("f");
  assert.match(await said(tab), /Anna plays J♦/);
  // At that act the card is on the table, with the fault on it, and no longer in the hand.
  const faulty = tab.locator(".tricks .card.fault");
  assert.equal(await faulty.count(), 1);
  assert.equal(await faulty.getAttribute("aria-label"),
    "knave of diamonds, Anna plays to trick 1, and takes it (found here: law 43 revoke)");
  assert.equal(await tab.locator(".hand .card").count(), 8);
  assert.deepEqual(troubles, []);
  await close();
});

test("the ruling is in the words of check, each choice with its score, the law a click away", async () => {
  const { tab: one, close } = await open(revoke());
  const ruling = one.locator(".ruling").first();
  assert.match(await ruling.innerText(), /Anna played J♦ to K♠ while holding 9♠\./);
  assert.match(await ruling.innerText(), /Until the trump of the next deal is turned, Paul may require the hands to be played again; if not, the hand stands as it was played\./);
  const rows = await ruling.locator(".choices tbody tr").allInnerTexts();
  assert.equal(rows.length >= 2, true, rows.join("|"));
  assert.match(rows[0], /require the hands to be played again\s+3\s+3/);
  const law = ruling.locator(".law p").first();
  assert.equal(await law.isVisible(), false);
  await ruling.locator(".law summary").click();
  assert.equal(await law.isVisible(), true);
  assert.match(await law.innerText(), /^Law 43 \(p\. 13–14\): If a player does not follow suit/);
  await close();
});

test("a click on the number of a fault leads to its ruling, and from there to its act", async () => {
  const { tab, close } = await open(revoke());
  await tab.locator(".tricks .badge").first().click();
  assert.equal(await tab.evaluate(() => document.activeElement.dataset.number), "1");
  await tab.locator(".ruling .to-act").first().click();
  assert.match(await said(tab), /Anna plays J♦/);
  await close();
});

test("every deal and every trick has an address", async () => {
  const { tab, close } = await open(revoke("&trick=4"));
  assert.match(await said(tab), /Paul plays Q♠/);
  assert.equal(await tab.locator(".tricks th.now").innerText(), "4");
  const link = await tab.locator(".tricks thead a").first().getAttribute("href");
  await tab.locator(".tricks thead a").first().click();
  await tab.waitForFunction(() => document.querySelector(".now").innerText.includes("J♦"));
  assert.equal(new URL(tab.url()).hash, link);
  const permalink = await tab.locator(".permalink").getAttribute("href");
  const again = await open(demo + permalink);
  assert.match(await said(again.tab), /Anna plays J♦/);
  // Each deal of the archive is found again by the address it gives.
  const all = await open(laws);
  const places = await all.tab.evaluate(() => JSON.parse(document.getElementById("index").textContent).deals.length);
  assert.equal(await shown(all.tab), `${places} deals`);
  await all.tab.locator("#rows").focus();
  for (const key of ["Home", "End", "PageUp"]) {
    await all.tab.keyboard.press(key);
    await all.tab.keyboard.press("Enter");
    const title = await all.tab.locator(".where-from").innerText();
    const other = await open(all.tab.url());
    assert.equal(await other.tab.locator(".where-from").innerText(), title);
    await other.close();
  }
  await close();
  await again.close();
  await all.close();
});

test("deals are filtered by verdict, law, player, fault and file", async () => {
  const at = records("filter", { "a.ecarte": fixture("demo/2-a-revoke.ecarte"), "b.ecarte": fixture("demo/1-a-whole-hand.ecarte"),
    "c.ecarte": fixture("demo/2-a-revoke.ecarte").replaceAll("Anna", "Zoe") });
  const { tab, close } = await open(page("filter", [at]));
  const filter = async (field, value) => {
    await tab.locator("#reset").click();
    await tab.waitForFunction(() => /^\d+ deals$/.test(document.getElementById("count").textContent));
    if (field === "verdict" || field === "law") await tab.selectOption(`#${field}`, value);
    else await tab.fill(`#${field}`, value);
    await tab.waitForFunction(() => / of /.test(document.getElementById("count").textContent));
    return (await shown(tab)).split(" ")[0];
  };
  assert.equal(await filter("verdict", "irregular"), "2");
  assert.equal(await filter("law", "turf-portland-1877 law 43 revoke"), "2");
  assert.equal(await filter("player", "zoe"), "1");
  assert.equal(await filter("offender", "Zoe"), "1");
  assert.equal(await filter("offender", "Paul"), "0");
  assert.equal(await filter("file", "b.ecarte"), "1");
  // A filter stands in the address, and is there when it is opened.
  await filter("player", "Zoe");
  const again = await open(tab.url());
  assert.equal(await shown(again.tab), "1 of 3 deals");
  await again.close();
  await close();
});

test("a bar of a plot shows its deals", async () => {
  const { tab, close } = await open(demo);
  await tab.locator("#by-player a").first().click();
  await tab.waitForFunction(() => / of /.test(document.getElementById("count").textContent));
  assert.equal(await tab.inputValue("#offender"), "Anna");
  await tab.goBack();
  await tab.locator("#by-law a").first().click();
  await tab.waitForFunction(() => document.getElementById("law").value !== "");
  assert.match(await tab.inputValue("#law"), /law 43/);
  await close();
});

test("search looks at all that is said of a deal", async () => {
  const { tab, close } = await open(demo);
  for (const [words, deals] of [["revoke", 1], ["played j♦ while holding", 1], ["2-a-revoke", 1], ["law 43 anna", 1], ["wibble", 0]]) {
    await tab.fill("#q", words);
    await tab.waitForFunction(() => document.getElementById("count").textContent !== "3 deals");
    assert.equal(await shown(tab), `${deals} of 3 deals`, words);
    await tab.fill("#q", "");
    await tab.waitForFunction(() => document.getElementById("count").textContent === "3 deals");
  }
  await close();
});

test("all of it can be done by keys alone", async () => {
  const { tab, troubles, close } = await open(laws);
  await tab.keyboard.press("/");
  assert.equal(await tab.evaluate(() => document.activeElement.id), "q");
  await tab.keyboard.type("revoke");
  await tab.waitForFunction(() => / of /.test(document.getElementById("count").textContent));
  await tab.keyboard.press("Escape");
  assert.equal(await tab.evaluate(() => document.activeElement.id), "rows");
  await tab.keyboard.press("ArrowDown");
  await tab.keyboard.press("ArrowDown");
  const active = await tab.evaluate(() => document.getElementById(document.getElementById("rows").getAttribute("aria-activedescendant"))?.getAttribute("aria-label"));
  assert.match(active, /fixtures\//);
  await tab.keyboard.press("Enter");
  assert.equal(await tab.evaluate(() => document.activeElement.id), "deal");
  await tab.keyboard.press("ArrowRight");
  assert.match(await said(tab), /^Act 1 of/);
  const place = await tab.locator(".where-from").innerText();
  await tab.keyboard.press("n");
  assert.notEqual(await tab.locator(".where-from").innerText(), place);
  await tab.keyboard.press("p");
  assert.equal(await tab.locator(".where-from").innerText(), place);
  // The buttons are reached by the tabulator, and keep the focus while they step.
  await tab.locator('.buttons [data-step="The next act"]').focus();
  await tab.keyboard.press("Enter");
  await tab.keyboard.press("Enter");
  assert.match(await said(tab), /^Act 2 of/);
  assert.equal(await tab.evaluate(() => document.activeElement.dataset.step), "The next act");
  await tab.keyboard.press("?");
  assert.equal(await tab.evaluate(() => document.getElementById("help").open), true);
  await tab.keyboard.press("Escape");
  assert.equal(await tab.evaluate(() => document.getElementById("help").open), false);
  await tab.keyboard.press("Escape");
  assert.equal(await tab.evaluate(() => document.activeElement.id), "rows");
  assert.equal(await tab.locator(".walk").count(), 0);
  assert.deepEqual(troubles, []);
  await close();
});

test("of ten thousand deals only those in view are drawn", { timeout: 300_000 }, async () => {
  const many = page("many", [archive("many", 10_000)]);
  const { tab, troubles, close } = await open(many);
  const opened = await tab.evaluate(() => document.documentElement.dataset.ready);
  const nodes = () => tab.evaluate(() => document.querySelectorAll("*").length);
  const rows = () => tab.locator(".deal-row").count();
  const few = await open(page("few", [archive("few", 200)]));
  const least = await few.tab.evaluate(() => document.querySelectorAll("*").length);
  await few.close();
  assert.equal(await shown(tab), "10000 deals");
  // As many as of two hundred deals, but for the rows of the table of files.
  assert.equal(await nodes() < least + 400, true, `${await nodes()} against ${least}`);
  assert.equal(await rows() < 30, true);
  // A walk through all of it leaves no more.
  await tab.locator("#rows").focus();
  for (const key of ["End", "PageUp", "PageUp", "Home", "End"]) {
    await tab.keyboard.press(key);
    await tab.waitForFunction(() => document.getElementById(document.getElementById("rows").getAttribute("aria-activedescendant") ?? "none") !== null);
    assert.equal(await rows() < 30, true);
  }
  assert.match(await tab.locator(".where-from").innerText(), /049\/evening\.ecarte#200\.200/);
  assert.equal(await nodes() < least + 900, true, `${await nodes()} against ${least}`);
  const searched = Date.now();
  await tab.keyboard.press("/");
  await tab.keyboard.type("claire revoke");
  await tab.waitForFunction(() => / of 10000/.test(document.getElementById("count").textContent));
  assert.match(await shown(tab), /^47[67] of 10000 deals$/);
  console.log(`ten thousand deals: ${(readFileSync(new URL(many)).length / 1e6).toFixed(1)} MB, ready after ${opened} ms, ` +
    `${await nodes()} nodes, first search after ${Date.now() - searched} ms`);
  assert.deepEqual(troubles, []);
  await close();
});

test("no accessibility check finds anything serious", { timeout: 240_000 }, async () => {
  const axe = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");
  for (const colorScheme of ["light", "dark"]) {
    for (const [address, width] of [[laws, 1400], [revoke("&step=6"), 1400], [revoke(), 390], [demo, 390]]) {
      const { tab, close } = await open(address, { colorScheme, viewport: { width, height: 844 }, bypassCSP: true });
      await tab.evaluate(() => document.querySelectorAll("details").forEach((each) => { each.open = true; }));
      await tab.evaluate(axe);
      const found = await tab.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
      const grave = found.violations.filter((v) => v.impact === "serious" || v.impact === "critical");
      assert.deepEqual(grave.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.html + " " + n.failureSummary).join(" | ")}`), [],
        `${colorScheme}, ${width} pixels, ${address}`);
      await close();
    }
  }
});

test("light and dark each have their colours, and cards stay white", async () => {
  const looks = {};
  for (const colorScheme of ["light", "dark"]) {
    const { tab, close } = await open(revoke(), { colorScheme });
    looks[colorScheme] = await tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
    assert.equal(await tab.evaluate(() => document.querySelector("#card-KS .paper").getAttribute("fill")), "#fff");
    // The rank is as large as it is drawn, and not as the text around the card.
    assert.equal(await tab.evaluate(() => getComputedStyle(document.querySelector("#card-KS .index")).fontSize), "42px");
    await close();
  }
  assert.notEqual(looks.light, looks.dark);
});

test("nothing is wider than the screen, and no card lies on another", async () => {
  for (const width of [320, 390, 800, 1400]) {
    for (const address of [demo, laws, revoke(), revoke("&step=6")]) {
      const { tab, close } = await open(address, { viewport: { width, height: 844 } });
      assert.equal(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, `${width} ${address}`);
      const over = await tab.evaluate(() => {
        const boxes = [...document.querySelectorAll("#deal .card"), ...document.querySelectorAll("#deal .how")].map((c) => c.getBoundingClientRect());
        const lies = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        return boxes.filter((a, i) => boxes.some((b, j) => j > i && lies(a, b))).length;
      });
      assert.equal(over, 0, `${width} ${address}`);
      await close();
    }
  }
});

test("a phone shows the list or the deal, and its button back leads from the deal to the list", async () => {
  const { tab, close } = await open(demo, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  assert.equal(await tab.locator("#rows").isVisible(), true);
  await tab.locator(".deal-row").nth(1).tap();
  assert.equal(await tab.locator("#rows").isVisible(), false);
  await tab.locator('.buttons [data-step="The next act"]').tap();
  assert.match(await said(tab), /^Act 1 of/);
  await tab.goBack();
  await tab.waitForSelector("#rows", { state: "visible" });
  await tab.locator(".deal-row").first().tap();
  await tab.locator(".back").tap();
  assert.equal(await tab.locator("#rows").isVisible(), true);
  await close();
});

test("on paper there are the archive and every deal drawn, or the one that is open", async () => {
  const { tab, close } = await open(demo);
  await tab.emulateMedia({ media: "print" });
  await tab.waitForSelector(".printed");
  assert.equal(await tab.locator(".printed").count(), 3);
  assert.equal(await tab.locator("#rows").isVisible(), false);
  assert.equal(await tab.locator(".printed .law p").first().isVisible(), true);
  await tab.emulateMedia({ media: "screen" });
  await tab.waitForFunction(() => document.querySelectorAll(".printed").length === 0);
  await close();
  const one = await open(revoke());
  await one.tab.emulateMedia({ media: "print" });
  await one.tab.waitForSelector(".printed");
  assert.equal(await one.tab.locator(".printed").count(), 1);
  await one.close();
});

test("text of a hostile record is text, and the page asks for nothing", async () => {
  const at = records("hostile", {
    "<img src=x onerror=alert(1)>.ecarte": '# </script><script>alert(2)</script> <!-- {{{script}}} \u202E\nplayers: A, Y\ndeal 1: A gives 3-2; turns 8♦\nY says "<img src=http://127.0.0.1:9/x onerror=alert(3)>"\n</script><svg onload=alert(4)>\n',
    "plain.ecarte": fixture("demo/2-a-revoke.ecarte"),
  });
  const address = page("hostile", [at]);
  const { tab, asked, troubles, close } = await open(address);
  await tab.locator("#rows").focus();
  await tab.keyboard.press("Home");
  await tab.keyboard.press("Enter");
  await tab.evaluate(() => document.querySelectorAll("details").forEach((each) => { each.open = true; }));
  await tab.keyboard.press("ArrowRight");
  const text = await tab.evaluate(() => document.body.innerText);
  assert.match(text, /<img src=x onerror=alert\(1\)>\.ecarte/);
  assert.match(text, /<\/script><script>alert\(2\)<\/script> <!-- \{\{\{script\}\}\} \\u\{202e\}/);
  assert.match(text, /<img src=http:\/\/127\.0\.0\.1:9\/x onerror=alert\(3\)>/);
  assert.equal(await tab.evaluate(() => document.querySelectorAll("img, script:not([id]):not(:last-of-type), iframe, object").length), 0);
  await tab.emulateMedia({ media: "print" });
  await tab.waitForSelector(".printed");
  assert.deepEqual(asked, []);
  assert.deepEqual(troubles, []);
  // An address made by somebody else is read as text too.
  const lured = await open(`${address}#q=%3Cimg%20src%3Dx%20onerror%3Dalert(5)%3E&verdict=%3Cb%3E&deal=__proto__`);
  assert.deepEqual(lured.troubles, []);
  assert.equal(await lured.tab.locator("img").count(), 0);
  await lured.close();
  await close();
});

test("cards are named as one says them", async () => {
  const { tab, close } = await open(revoke());
  const names = await tab.locator(".hand .card").evaluateAll((all) => all.map((card) => card.getAttribute("aria-label")));
  assert.equal(names.includes("king of spades"), true, names.join());
  assert.equal(names.every((name) => /^(seven|eight|nine|ten|ace|knave|queen|king) of (spades|hearts|diamonds|clubs)/.test(name)), true);
  const tree = await tab.locator("#deal .hands").ariaSnapshot();
  assert.match(tree, /img "king of spades"/);
  await close();
});
