// SPDX-License-Identifier: MIT
//
// Writes documents.d.ts from the schemas of docs/; with --check it only says whether it would differ.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const NAMES = { result: "Result", told: "Told", form: "Form", rule: "Interview" };
const FILE = new URL("documents.d.ts", import.meta.url);

/** The schema without what is said beside a reference, which would make a type of its own. */
function plain(schema) {
  if (Array.isArray(schema)) {
    return schema.map(plain);
  }
  if (typeof schema !== "object" || schema === null) {
    return schema;
  }
  if ("$ref" in schema) {
    return { $ref: schema.$ref };
  }
  return Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, plain(value)]));
}

async function types(name, called) {
  const file = new URL(`../../docs/${name}.schema.json`, import.meta.url);
  const schema = plain(JSON.parse(readFileSync(file, "utf8")));
  const text = await compile({ ...schema, title: called }, called, { bannerComment: "" });
  return text.replace(/( \*\n)? \* This interface was referenced by [^/]*?\n( \* via [^\n]*\n)?/g, "").replace(/\/\*\*\n \*\/\n/g, "");
}

let text = "// SPDX-License-Identifier: MIT\n//\n// Made by types.mjs from docs/*.schema.json.\n\n";
for (const [name, called] of Object.entries(NAMES)) {
  text += await types(name, called);
}
if (!process.argv.includes("--check")) {
  writeFileSync(FILE, text);
} else if (readFileSync(FILE, "utf8") !== text) {
  console.error("documents.d.ts is not what the schemas say; node types.mjs writes it anew");
  process.exit(1);
}
