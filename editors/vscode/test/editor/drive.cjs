// SPDX-License-Identifier: MIT
//
// Opens a record in VS Code itself, in Chromium, and looks for what a user would see: a finding underlined,
// the law on hover, what can be said next on asking. drive.cjs ADDRESS FOLDER SCREENSHOT; run.sh starts it.
"use strict";

const { chromium } = require("playwright-core");

const [address, folder, screenshot] = process.argv.slice(2);
const PATIENCE = { timeout: 30_000 };

async function open(page) {
  await page.goto(`${address}/?folder=${folder}`, PATIENCE);
  await page.getByRole("treeitem", { name: /dispute\.ecarte/ }).dblclick(PATIENCE);
  await page.waitForSelector(".monaco-editor .view-line", PATIENCE);
}

async function diagnostic(page) {
  await page.waitForSelector(".squiggly-error, .squiggly-warning", PATIENCE);
  await page.keyboard.press("Control+Shift+M");
  const row = page.locator(".markers-panel .monaco-list-row", { hasText: "holding 9♠" });
  await row.first().waitFor(PATIENCE);
  return row.first().innerText();
}

async function hover(page) {
  await page.locator(".view-line span", { hasText: "J♦" }).last().hover();
  const shown = page.locator(".monaco-hover:visible .hover-contents", { hasText: /law 43/i });
  await shown.first().waitFor(PATIENCE);
  return shown.allInnerTexts();
}

async function completion(page) {
  await page.locator(".monaco-editor .view-lines").first().click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("  Y ");
  await page.keyboard.press("Control+Space");
  const offered = page.locator(".suggest-widget.visible .monaco-list-row");
  await offered.first().waitFor(PATIENCE);
  return offered.allInnerTexts();
}

async function main() {
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await open(page);
    console.log(`diagnostic: ${(await diagnostic(page)).replace(/\s+/g, " ")}`);
    console.log(`hover: ${(await hover(page)).join(" | ").replace(/\s+/g, " ")}`);
    console.log(`completion: ${(await completion(page)).map((one) => one.replace(/\s+/g, " ")).join(", ")}`);
  } finally {
    await page.screenshot({ path: screenshot });
    await browser.close();
  }
}

main().catch((trouble) => {
  console.error(String(trouble));
  process.exit(1);
});
