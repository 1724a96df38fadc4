// SPDX-License-Identifier: MIT
//
// The page as a phone opens it: a file (ECARTE_PAGE, else build/wasm/page.html), by touch, without a network.
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

export const file = process.env.ECARTE_PAGE ?? fileURLToPath(new URL("../../../build/wasm/page.html", import.meta.url));
export const address = pathToFileURL(file).href;
export const PHONE = { viewport: { width: 375, height: 720 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

export function browse() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
}

/** A page of its own context, and what it complained of or asked the network for. */
export async function open(browser, { hash = "", before = null, ...look } = {}) {
  const context = await browser.newContext({ ...PHONE, ...look });
  await context.setOffline(true);
  const page = await context.newPage();
  const trouble = [];
  page.on("pageerror", (error) => trouble.push(String(error)));
  page.on("console", (message) => message.type() === "error" && trouble.push(message.text()));
  page.on("request", (request) => request.url().startsWith("file:") || request.url() === "data:," || trouble.push(request.url()));
  if (before !== null) {
    await page.addInitScript(before);
  }
  await page.goto(address + hash);
  await page.waitForFunction(() => "ready" in document.documentElement.dataset || !document.getElementById("trouble").hidden);
  return { page, trouble, context };
}

/** One document of the page's own engine. */
export function asked(page, kind, text, options = {}) {
  return page.evaluate(async ([kind, text, options]) => (await globalThis.ecarte).json(kind, text, options), [kind, text, options]);
}
