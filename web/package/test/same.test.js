// SPDX-License-Identifier: MIT
//
// The engine compiled to WebAssembly says what the library says, byte for byte, and what the schemas say.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import Ajv from "ajv";
import { load } from "ecarte";
import { documents, records, root } from "./native.mjs";

const SCHEMAS = { rule: "result", tell: "told", form: "form", interview: "rule" };

let ecarte;
let native;
before(async () => {
  ecarte = await load();
  native = documents(records("situations", "laws", "sittings", "hoyle", "house"));
});

for (const kind of Object.keys(SCHEMAS)) {
  test(`${kind} gives what the library gives, as its schema says`, () => {
    const schema = readFileSync(`${root}docs/${SCHEMAS[kind]}.schema.json`, "utf8");
    const valid = new Ajv({ strict: false, allErrors: true }).compile(JSON.parse(schema));
    const asked = native.filter((one) => one.kind === kind);
    assert.ok(asked.length > 1000, `only ${asked.length}`);
    for (const { text, options, json } of asked) {
      assert.equal(ecarte.json(kind, text, options), json, `${options.file}: ${text}`);
      assert.ok(valid(JSON.parse(json)), `${options.file}: ${JSON.stringify(valid.errors)}`);
    }
  });
}
