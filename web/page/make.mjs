// SPDX-License-Identifier: MIT
//
// Makes the page of one file: node make.mjs ENGINE.wasm RULES-FOLDER FILE.html. The engine goes in packed;
// the scripts in this folder and the npm package's own loader follow each other in one script, and the
// policy in the page's head allows just that script, and no network.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { load } from "../package/index.js";

const SCRIPTS = ["words.js", "keep.js", "aloud.js", "ask.js", "record.js", "main.js"];
const [wasm, rules, out] = process.argv.slice(2);
const here = (name) => readFileSync(new URL(name, import.meta.url), "utf8");

const bytes = readFileSync(wasm);
const ecarte = await load(bytes);
const { codes } = ecarte.rule("");
const titles = Object.fromEntries(codes.map(({ name }) => {
  const text = readFileSync(`${rules}/${name}/code.yaml`, "utf8");
  const title = /^title: (.*)$/mu.exec(text);
  if (title === null) {
    throw new Error(`${name} has no title`);
  }
  return [name, title[1]];
}));

const loader = `const { load } = (() => {\n${here("../package/index.js").replace(/^export /gmu, "")}\nreturn { load };\n})();`;
const script = `\n${[loader, ...SCRIPTS.map(here)].join("\n")}`;
const style = `\n${here("page.css")}`;
const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policy = `default-src 'none'; script-src ${hash(script)} 'wasm-unsafe-eval'; style-src ${hash(style)}; ` +
  "img-src data:; base-uri 'none'; form-action 'none'";
const about = { version: ecarte.version, first: codes[0].name, codes: codes.map(({ name }) => name), titles };

// Nothing in it ends the element it stands in.
const safe = (text) => {
  if (/<\/(?:script|style)|<!--/iu.test(text)) {
    throw new Error("a script or style would end too soon");
  }
  return text;
};
const parts = {
  about: `<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="ecarte-page" content="${ecarte.version} ${codes.map(({ name, digest }) => `${name}=${digest}`).join(" ")}">
<script type="application/json" id="about">${safe(JSON.stringify(about))}</script>`,
  style: `<style>${safe(style)}</style>`,
  engine: `<script type="application/octet-stream" id="engine">${gzipSync(bytes, { level: 9 }).toString("base64")}</script>`,
  script: `<script type="module">${safe(script)}</script>`,
};
const page = here("page.html").replace(/<!--(about|style|engine|script)-->/gu, (_, part) => parts[part]);
writeFileSync(out, page);
