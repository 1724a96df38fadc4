// SPDX-License-Identifier: MIT
//
// The figures of docs/performance.md: how large the page is, and how long from opening it to the first
// question, as this machine is and with its processor slowed down fourfold, as a phone's is.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { address, browse, file, PHONE } from "./open.mjs";

const TIMES = 9;
const browser = await browse();

async function once(rate) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await page.goto(address);
  await page.waitForSelector("html[data-ready]");
  const ready = await page.evaluate(() => Number(document.documentElement.dataset.ready));
  await context.close();
  return ready;
}

const bytes = readFileSync(file);
console.log(`page: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} as a server packs it`);
for (const rate of [1, 4]) {
  const times = [];
  for (let i = 0; i < TIMES; i += 1) {
    times.push(await once(rate));
  }
  times.sort((a, b) => a - b);
  console.log(`first question, processor ${rate === 1 ? "as it is" : `${rate} times slower`}: median ${times[Math.floor(TIMES / 2)]} ms (${times[0]} to ${times.at(-1)}) of ${TIMES}`);
}
await browser.close();
