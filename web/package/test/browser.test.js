// SPDX-License-Identifier: MIT
//
// The same package in a browser, Debian's Chromium: as a page would load it, from a server, as a module.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { load } from "ecarte";
import { records, root } from "./native.mjs";

const TYPES = { js: "text/javascript", wasm: "application/wasm", html: "text/html" };
const PAGE = `<!doctype html><meta charset="utf-8"><pre id="said"></pre><script type="module">
  import { load } from "/index.js";
  const texts = await (await fetch("/texts")).json();
  const ecarte = await load();
  const json = texts.map((text) => ecarte.json("rule", text));
  const { question } = ecarte.interview([]);
  await fetch("/said", { method: "POST", body: JSON.stringify({ json, question }) });
  document.getElementById("said").textContent = "done";
</script>`;

/** Serves the package, the texts and the page; what the page says is given to `said`. */
async function serve(texts, said) {
  const server = createServer(async (request, response) => {
    const name = request.url.slice(1);
    if (request.method === "POST") {
      const parts = await request.toArray();
      said(JSON.parse(Buffer.concat(parts).toString()));
      response.end();
      return;
    }
    const own = { "": PAGE, texts: JSON.stringify(texts) }[name];
    const type = TYPES[name.split(".").pop()] ?? "text/html";
    const file = own ?? (await readFile(new URL(`../${name}`, import.meta.url)).catch(() => null));
    response.writeHead(file === null ? 404 : 200, { "content-type": type }).end(file ?? "");
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return server;
}

test("the browser rules as Node does", { timeout: 120_000 }, async (t) => {
  const texts = await Promise.all(
    records("situations", "sittings").map((file) => readFile(`${root}${file}`, "utf8"))
  );
  const profile = await mkdtemp(join(tmpdir(), "ecarte-"));
  let server;
  let browser;
  const said = await new Promise(async (resolve, reject) => {
    server = await serve(texts, resolve);
    const address = `http://127.0.0.1:${server.address().port}/`;
    browser = spawn("chromium", ["--headless=new", "--no-sandbox", "--disable-gpu",
      "--disable-dev-shm-usage", `--user-data-dir=${profile}`, address],
    { stdio: "ignore", signal: t.signal });
    browser.on("error", reject);
    browser.on("exit", (status) => reject(new Error(`the browser ended with status ${status}`)));
  }).finally(async () => {
    server.close();
    server.closeAllConnections();
    if (browser.exitCode === null && browser.signalCode === null) {
      const gone = once(browser, "exit");
      browser.kill();
      await gone;
    }
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  const ecarte = await load();
  assert.equal(said.json.length, texts.length);
  texts.forEach((text, i) => assert.equal(said.json[i], ecarte.json("rule", text)));
  assert.deepEqual(said.question, ecarte.interview([]).question);
});
