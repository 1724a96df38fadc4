// SPDX-License-Identifier: MIT
//
// Pages as `ecarte report` writes them, opened in Debian's Chromium.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

export const ROOT = new URL("../../", import.meta.url).pathname;
const PROGRAM = process.env.ECARTE ?? `${ROOT}build/dev/bin/ecarte`;

/** A folder for records and pages, taken away by `clear`. */
export const folder = mkdtempSync(join(tmpdir(), "ecarte-page-"));
export const clear = () => rmSync(folder, { recursive: true, force: true });

export const fixture = (name) => readFileSync(join(ROOT, "fixtures", name), "utf8");

/** Writes records into a folder of their own; the name of that. */
export function records(name, files) {
  const at = join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(at, file, ".."), { recursive: true });
    writeFileSync(join(at, file), text);
  }
  return at;
}

/** Writes a page of these paths; its address. */
export function page(name, paths, options = []) {
  const file = join(folder, `${name}.html`);
  execFileSync(PROGRAM, ["report", "-o", file, ...options, ...paths], { cwd: ROOT });
  return pathToFileURL(file).href;
}

let browser;
export async function start() {
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"] });
}
export const stop = () => browser.close();

/**
 * Opens an address. `asked` gathers every request that is not for the page itself, and `troubles`
 * every error of its script.
 */
export async function open(address, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, ...options });
  const tab = await context.newPage();
  const asked = [];
  const troubles = [];
  const own = address.split("#")[0];
  tab.on("request", (request) => { if (request.url().split("#")[0] !== own) asked.push(request.url()); });
  tab.on("pageerror", (error) => troubles.push(String(error)));
  tab.on("console", (message) => { if (message.type() === "error") troubles.push(message.text()); });
  tab.on("dialog", (dialog) => { troubles.push(`dialog: ${dialog.message()}`); dialog.dismiss(); });
  await tab.goto(address);
  await tab.waitForSelector("html[data-ready]");
  return { tab, asked, troubles, close: () => context.close() };
}

/** So many deals, one in seven with a revoke, in files of two hundred. */
export function archive(name, deals) {
  const body = fixture("demo/2-a-revoke.ecarte").replace(/^[^]*?deal 7: Anna/, "").split("\n");
  const files = {};
  for (let i = 0; i < deals; ++i) {
    const file = `${String(Math.floor(i / 200)).padStart(3, "0")}/evening.ecarte`;
    const names = [["Anna", "Paul"], ["Berthe", "Jean"], ["Claire", "Luc"]][i % 3];
    const lines = i % 7 === 0 ? body : lawful(body);
    const text = `deal ${i % 200 + 1}: Anna${lines.join("\n")}`.replaceAll("Anna", names[0]).replaceAll("Paul", names[1]);
    files[file] = `${files[file] ?? ""}game ${i % 200 + 1}\nplayers: ${names.join(", ")}\nscore: ${names[0]} 3, ${names[1]} 3\n${text}\n`;
  }
  return records(name, files);
}

/** The same play with the suit followed, which gives the other the first trick. */
function lawful(lines) {
  const [head, words] = lines;
  return [head, words, "  1. Paul K♠, Anna 9♠", "  2. Paul A♥, Anna K♥", "  3. Anna K♣, Paul 7♣",
    "  4. Anna 8♠, Paul Q♠", "  5. Paul Q♦, Anna J♦", "  Paul marks the point", ""];
}
