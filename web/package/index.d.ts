// SPDX-License-Identifier: MIT
import type { Form, Interview, Result, Told } from "./documents.js";

export type * from "./documents.js";

/** The engine cannot be loaded, or cannot do what it was asked to. */
export class EcarteError extends Error {
  name: "EcarteError";
}

export interface Options {
  /** A built-in code of laws; without it the one the record names, else the default. */
  code?: string | null;
  /** What the text is called in the result; "<text>" if nothing is said. */
  file?: string | null;
  /** The score that was due is carried on to the next deal, not the one the players marked. */
  strict?: boolean;
}

/** One engine, with a memory of its own. It keeps nothing from call to call. */
export interface Ecarte {
  /** "0.1.0" */
  readonly version: string;

  /** The names of the built-in codes of laws, the default one first. */
  codes(): string[];

  /**
   * Rules on every deal the text tells. A record that cannot be read throws nothing: the document says
   * where and why. All calls throw an EcarteError if no code has the name that is asked for.
   */
  rule(text: string, options?: Options): Result;

  /** Tells each deal back, line by line, as it was read. */
  tell(text: string, options?: Options): Told;

  /** Brings the text into form, having proved that it then says the same, or says why it cannot. */
  form(text: string, options?: Pick<Options, "file">): Form;

  /**
   * Settles a dispute by questions: given the answers so far, each by its id or by its number from 1,
   * the next question or the rulings. Throws an EcarteError if one does not answer what is asked.
   */
  interview(answers: Iterable<string>, options?: Pick<Options, "code">): Interview;

  /** The same documents as the text the engine wrote; answers of an interview stand one on a line. */
  json(kind: "rule" | "tell" | "form" | "interview", text: string, options?: Options): string;
}

/**
 * Loads the engine: that of this package, or from an address, from bytes, or compiled. More than one may
 * be loaded.
 */
export function load(source?: string | URL | BufferSource | WebAssembly.Module): Promise<Ecarte>;
