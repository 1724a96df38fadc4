// SPDX-License-Identifier: MIT
//
// The figures of docs/performance.md: how large the engine is, how long until it first rules, and how
// much longer ruling takes than in the library built for this machine.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { load } from "ecarte";
import { milliseconds, records, root } from "./native.mjs";

const wasm = readFileSync(new URL("../ecarte.wasm", import.meta.url));
const files = records("laws", "situations", "sittings");
const texts = files.map((file) => readFileSync(`${root}${file}`, "utf8"));

function time(work) {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

const begin = performance.now();
const ecarte = await load(wasm);
const loaded = performance.now();
ecarte.rule(texts[0]);
const first = performance.now();
const question = time(() => ecarte.interview([]));
const once = () => time(() => texts.forEach((text) => ecarte.json("rule", text)));
const passes = [once(), once(), once(), once()];
const native = Math.min(...[1, 2, 3].map(() => milliseconds(files)));
const least = Math.min(...passes);
console.log(`size: ${wasm.length} bytes, ${gzipSync(wasm, { level: 9 }).length} packed`);
console.log(`loaded after ${(loaded - begin).toFixed(0)} ms, first ruling after ${(first - begin).toFixed(0)} ms`);
console.log(`first question: ${question.toFixed(1)} ms`);
console.log(`${texts.length} records: ${passes.map((ms) => ms.toFixed(0)).join(", ")} ms; the library ${native.toFixed(0)} ms: ${(least / native).toFixed(1)} times`);
