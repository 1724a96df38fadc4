// SPDX-License-Identifier: MIT
//
// What the package promises besides: loading, answers, complaints, and a memory that grows.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";
import { EcarteError, load } from "ecarte";

const DEAL = "players: A, Y\ndeal 1: A gives 3-2; turns 8D\n  Y KS, A TH\n";

let ecarte;
before(async () => {
  ecarte = await load();
});

test("its version is that of the package", async () => {
  const { version } = JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8"));
  assert.equal(ecarte.version, version);
});

test("the default code is named first", () => {
  assert.equal(ecarte.codes()[0], "turf-portland-1877");
});

test("a deal is ruled on", () => {
  const result = ecarte.rule(DEAL, { file: "here" });
  assert.equal(result.schema, "ecarte.result/1");
  assert.equal(result.deals[0].file, "here");
  assert.equal(ecarte.rule(DEAL).deals[0].file, "<text>");
  assert.equal(ecarte.rule(DEAL, { code: "hoyle-modernized" }).deals[0].code, "hoyle-modernized");
});

test("a record is told back", () => {
  assert.deepEqual(ecarte.tell(DEAL).deals[0].lines[2].says, ["Y plays K♠.", "A plays T♥."]);
});

test("a record is brought into form, or it is said why not", () => {
  assert.equal(ecarte.form("deal 1:A gives 3-2").text, "deal 1: A gives 3-2\n");
  const { text, problems } = ecarte.form(`${DEAL}  blub bla\n`);
  assert.equal(text, null);
  assert.match(problems, /^<text>:4:3: unreadable/);
});

test("a dispute is settled by questions, and each may be gone back upon", () => {
  const answers = [];
  let { question, rulings } = ecarte.interview(answers);
  const first = question;
  while (question !== null) {
    answers.push(question.answers[0].id);
    ({ question, rulings } = ecarte.interview(answers));
  }
  assert.ok(rulings.length > 0 && rulings[0].words.length > 0);
  assert.deepEqual(ecarte.interview([]).question, first);
  assert.deepEqual(ecarte.interview(["1"]), ecarte.interview([first.answers[0].id]));
});

test("an answer that is none, and a code there is not, are complained of", () => {
  assert.throws(() => ecarte.interview(["nonsense"]), (error) =>
    error instanceof EcarteError && /'nonsense' does not answer .* it may be: cutting/.test(error.message));
  assert.throws(() => ecarte.rule(DEAL, { code: "no-such" }), /EcarteError.*'no-such'/);
  assert.throws(() => ecarte.json("nonsense", DEAL), TypeError);
  assert.equal(ecarte.rule(DEAL).deals.length, 1);
});

test("any text is answered", () => {
  for (const text of ["", "\0", "a\0b\n", "\ud800", "é".repeat(1000), "deal 1\n".repeat(1000)]) {
    assert.equal(ecarte.rule(text).schema, "ecarte.result/1");
    assert.equal(ecarte.tell(text).schema, "ecarte.told/1");
    assert.equal(ecarte.form(text).schema, "ecarte.form/1");
  }
});

test("a long text is ruled on, and its memory used again", () => {
  const many = "players: A, Y\n" + Array.from({ length: 2000 }, (_, i) =>
    `deal ${i + 1}: A gives 3-2; turns 8D\n`).join("");
  for (let i = 0; i < 3; i += 1) {
    assert.equal(ecarte.rule(many).deals.length, 2000);
  }
});

test("it is loaded from bytes, from an address and compiled, and each has its own memory", async () => {
  const file = new URL("../ecarte.wasm", import.meta.url);
  const bytes = await readFile(file);
  const engines = [bytes, bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
    file, file.href, new WebAssembly.Module(bytes)];
  for (const source of engines) {
    assert.deepEqual((await load(source)).rule(DEAL), ecarte.rule(DEAL));
  }
  await assert.rejects(load(new Uint8Array([1, 2, 3])), WebAssembly.CompileError);
});
