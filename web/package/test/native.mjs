// SPDX-License-Identifier: MIT
//
// The documents of the library built for this machine (ECARTE_LIBRARY, else build/dev), by native.py.
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const library = process.env.ECARTE_LIBRARY ?? `${root}build/dev/lib/libecarte.so`;

/** Every record of these folders of fixtures/. */
export function records(...folders) {
  return folders.flatMap((folder) =>
    readdirSync(`${root}fixtures/${folder}`, { recursive: true })
      .filter((name) => name.endsWith(".ecarte"))
      .sort()
      .map((name) => `fixtures/${folder}/${name}`)
  );
}

function native(...rest) {
  const program = fileURLToPath(new URL("native.py", import.meta.url));
  const most = 2 ** 30;
  return execFileSync("python3", [program, library, ...rest], { cwd: root, encoding: "utf8", maxBuffer: most });
}

/** Each with its kind, text, options and json. */
export function documents(files) {
  return native(...files).trimEnd().split("\n").map((line) => JSON.parse(line));
}

/** The milliseconds that ruling on these took. */
export function milliseconds(files) {
  return Number(native("--time", ...files));
}

export { root };
