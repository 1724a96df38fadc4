// SPDX-License-Identifier: MIT
//
// The page's engine is the package's, byte for byte, and in the browser it says what the library says.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { gunzipSync } from "node:zlib";
import { documents, records } from "../../package/test/native.mjs";
import { browse, file, open } from "./open.mjs";

const AT_ONCE = 500;

let browser;
before(async () => {
  browser = await browse();
});
after(() => browser.close());

test("the engine in the page is that of the package", () => {
  const [, packed] = /<script type="application\/octet-stream" id="engine">([^<]*)<\/script>/u.exec(readFileSync(file, "utf8"));
  const engine = readFileSync(new URL("../../package/ecarte.wasm", import.meta.url));
  assert.ok(gunzipSync(Buffer.from(packed, "base64")).equals(engine));
});

test("the conformance records give the same JSON natively and in the page", { timeout: 600_000 }, async () => {
  const native = documents(records("situations", "laws", "sittings", "hoyle", "house"));
  assert.ok(native.length > 5000, `only ${native.length}`);
  const { page, context } = await open(browser);
  for (let at = 0; at < native.length; at += AT_ONCE) {
    const some = native.slice(at, at + AT_ONCE);
    const said = await page.evaluate(async (all) => {
      const engine = await globalThis.ecarte;
      return all.map(({ kind, text, options }) => engine.json(kind, text, options));
    }, some.map(({ kind, text, options }) => ({ kind, text, options })));
    some.forEach(({ kind, options, text, json }, i) => assert.equal(said[i], json, `${kind} ${options.file}: ${text}`));
  }
  await context.close();
});
