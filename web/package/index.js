// SPDX-License-Identifier: MIT
//
// The referee for écarté, in Node and in a browser: text in, JSON out. A thin layer over the C interface
// of the engine (src/api/include/ecarte/ecarte.h), compiled to WebAssembly.

const API_VERSION = 2;
const KINDS = ["rule", "tell", "form", "interview"];

/** The engine cannot be loaded, or cannot do what it was asked to. */
export class EcarteError extends Error {
  name = "EcarteError";
}

/** Gives the compiled engine; by default that of this package, from beside this file. */
async function compiled(source) {
  if (source instanceof WebAssembly.Module) {
    return source;
  }
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return WebAssembly.compile(source);
  }
  const url = new URL(source, import.meta.url);
  if (url.protocol === "file:" && globalThis.process?.versions?.node) {
    const { readFile } = await import("node:fs/promises");
    return WebAssembly.compile(await readFile(url));
  }
  const response = await fetch(url);
  if (!response.ok) {
    throw new EcarteError(`${url}: ${response.status} ${response.statusText}`);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}

/** What the engine may ask of the system: it has no files, no arguments and no environment. */
function system(memory) {
  return {
    environ_sizes_get(count, size) {
      memory().setUint32(count, 0, true);
      memory().setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    proc_exit(status) {
      throw new EcarteError(`the engine stopped with status ${status}`);
    },
  };
}

/** One engine, with a memory of its own. */
class Ecarte {
  #engine;
  #broken = null;

  constructor(engine) {
    this.#engine = engine;
    const found = engine.ecarte_api_version();
    if (found < API_VERSION) {
      throw new EcarteError(`the engine is too old: its interface is ${found}, not ${API_VERSION}`);
    }
  }

  get version() {
    return this.#text(this.#engine.ecarte_version());
  }

  codes() {
    return JSON.parse(this.#taken(this.#engine.ecarte_codes()));
  }

  rule(text, options) {
    return JSON.parse(this.json("rule", text, options));
  }

  tell(text, options) {
    return JSON.parse(this.json("tell", text, options));
  }

  form(text, options) {
    return JSON.parse(this.json("form", text, options));
  }

  interview(answers, options) {
    return JSON.parse(this.json("interview", [...answers].join("\n"), options));
  }

  json(kind, text, { code = null, file = null, strict = false } = {}) {
    if (!KINDS.includes(kind)) {
      throw new TypeError(`'${kind}' is none of ${KINDS.join(", ")}`);
    }
    if (this.#broken !== null) {
      throw new EcarteError(`the engine broke down earlier and must be loaded anew`, {
        cause: this.#broken,
      });
    }
    try {
      return this.#asked(this.#engine[`ecarte_${kind}`], text, code, file, strict);
    } catch (trouble) {
      if (trouble instanceof WebAssembly.RuntimeError) {
        this.#broken = trouble;
        throw new EcarteError(`the engine broke down: ${trouble.message}`, { cause: trouble });
      }
      throw trouble;
    }
  }

  /** One call by the C interface; ecarte_options is four words, `error` is a fifth. */
  #asked(call, text, code, file, strict) {
    const given = [];
    const put = (value) => {
      const [address, length] = this.#put(value);
      given.push(address);
      return [address, length];
    };
    try {
      const [records, length] = put(String(text));
      const names = [code, file].map((name) => (name === null ? 0 : put(`${name}\0`)[0]));
      const options = this.#room(20);
      given.push(options);
      const error = options + 16;
      [16, ...names, strict ? 1 : 0, 0].forEach((word, i) =>
        this.#memory().setUint32(options + 4 * i, word, true)
      );
      const document = call(records, length, options, error);
      if (document !== 0) {
        return this.#taken(document);
      }
      const why = this.#memory().getUint32(error, true);
      throw new EcarteError(why === 0 ? "there is no memory left" : this.#taken(why));
    } finally {
      if (this.#broken === null) {
        given.forEach((address) => this.#engine.free(address));
      }
    }
  }

  /** The engine's memory as it is now; it grows, and what was seen of it before is then gone. */
  #memory() {
    return new DataView(this.#engine.memory.buffer);
  }

  #room(size) {
    const address = this.#engine.malloc(size);
    if (address === 0) {
      throw new EcarteError("there is no memory left");
    }
    return address;
  }

  /** Puts a text into the engine's memory: where, and how many bytes. */
  #put(text) {
    const bytes = new TextEncoder().encode(text);
    const address = this.#room(Math.max(bytes.length, 1));
    new Uint8Array(this.#engine.memory.buffer, address, bytes.length).set(bytes);
    return [address, bytes.length];
  }

  /** The text at an address, up to its zero byte. */
  #text(address) {
    const bytes = new Uint8Array(this.#engine.memory.buffer);
    return new TextDecoder().decode(bytes.subarray(address, bytes.indexOf(0, address)));
  }

  /** The same, which is given back to the engine. */
  #taken(address) {
    const text = this.#text(address);
    this.#engine.ecarte_free(address);
    return text;
  }
}

export async function load(source = new URL("./ecarte.wasm", import.meta.url)) {
  let engine = null;
  const imports = {
    wasi_snapshot_preview1: system(() => new DataView(engine.memory.buffer)),
    env: { emscripten_notify_memory_growth() {} },
  };
  engine = (await WebAssembly.instantiate(await compiled(source), imports)).exports;
  engine._initialize();
  return new Ecarte(engine);
}
