// SPDX-License-Identifier: MIT
//
// Made by types.mjs from docs/*.schema.json.

/**
 * The codes of laws a deal of this result may have been judged by.
 */
export type Codes = {
  name: string;
  digest: string;
}[];
/**
 * Points of each player, by name, null of one whose points are not known; null if nothing is.
 */
export type Score = {
  [k: string]: number | null;
} | null;
/**
 * The code's own number; a string for a law that house rules add; null where no law speaks.
 */
export type Law = number | string | null;
/**
 * A player's or bystander's name, "both" for the two players, null for nobody.
 */
export type Person = string | null;
export type RemedyWord =
  | "none"
  | "recut"
  | "rectify"
  | "fresh-deal"
  | "void"
  | "choose-trump"
  | "complete"
  | "throw-out"
  | "draw"
  | "put-back"
  | "throw-aside"
  | "take-card"
  | "refuse-card"
  | "accept"
  | "first-word-stands"
  | "card-stands"
  | "play-named-suit"
  | "unplay"
  | "replay-hands"
  | "announce"
  | "announce-and-mark"
  | "mark"
  | "take-down"
  | "count-tricks"
  | "award-point"
  | "award-vole"
  | "ceiling"
  | "bar"
  | "tell"
  | "show"
  | "allow"
  | "call-upon"
  | "keep-packs"
  | "acceptance-fails"
  | "dealer-stands"
  | "forgo-vole"
  | "let-stand"
  | "choice"
  | "other";

/**
 * What `ecarte check --format json` writes. With `--format jsonl` each line is one of the definitions deal, problem or summary with a "type" of that name; the summary then also carries schema, tool and codes.
 */
export interface Result {
  schema: "ecarte.result/1";
  tool: string;
  codes: Codes;
  deals: Deal[];
  problems: Problem[];
  summary: Summary;
}
export interface Deal {
  type?: "deal";
  file: string;
  code: string;
  game: number;
  deal: number;
  line: number;
  /**
   * `irregular`: a fault is sure, whatever else is open; `undecidable`: none is, and it is open whether there is one, or what follows.
   */
  verdict: "regular" | "irregular" | "undecidable" | "impossible" | "unreadable";
  /**
   * How many questions a ruling turns on and the record leaves open (`missing` lists them). Of an irregular deal more than 0 means that it is decided in part: `turns_on` of a finding says which.
   */
  undecided: number;
  due: Score;
  marked: Score;
  missing: Missing[];
  findings: Finding[];
  /**
   * Of an unreadable or impossible deal that is ruled on in part: the sentences not understood and left out of account, and the one from which on nothing is ruled on. What is found holds only if nothing told there bears on it.
   */
  left_out?: {
    sentences: Span[];
    ends: Span | null;
  };
  /**
   * Of the last deal of a sitting: what may and must be done where the record stops.
   */
  open?: Standing[];
  /**
   * Beside `open`: what could have been done, and the act that ended it.
   */
  past?: Standing[];
  /**
   * What is said beside the findings: advice on the play and its analysis, where they were asked for; and, unasked, how acts told in no order or as done at one moment were taken (`order`). No verdict turns on it.
   */
  remarks?: Remark[];
}
/**
 * A fact the record leaves open and on which a ruling turns.
 */
export interface Missing {
  law: Law;
  id: string;
  player: Person;
  trick: number | null;
  needs: string;
  /**
   * What each answer to the open fact would give; empty where the answers are not values of a fact.
   */
  answers: {
    if: string;
    id: string | null;
    due: Score;
    winner: Person;
    message: string;
  }[];
  span: Span;
  /**
   * Why the record waives it.
   */
  waived?: string;
}
/**
 * Lines and columns from 1, columns in code points; the end is excluded.
 */
export interface Span {
  line: number;
  column: number;
  end_line: number;
  end_column: number;
}
export interface Finding {
  law: Law;
  /**
   * Other laws that name the same fault.
   */
  also: Law[];
  id: string;
  class: "irregularity" | "forfeiture" | "election" | "bad-remedy" | "score-error" | "unprovided" | "info";
  severity: "error" | "warning" | "note";
  dealing: number;
  /**
   * 0 before the first card of the dealing is played.
   */
  playing: number;
  offender: Person;
  trick: number | null;
  cards: string[];
  span: Span;
  message: string;
  notes: string[];
  /**
   * What the record does not say, and the ruling on this turns on: the fault is sure, and what follows from it is not. Empty if it is decided.
   */
  turns_on: string[];
  remedy: Remedy;
  effects: RemedyWord[];
  /**
   * The cap applied to this hand's result.
   */
  ceiling: number | null;
  /**
   * reported; or expected by the record, known to the baseline, or waived by the record.
   */
  treatment: "reported" | "expected" | "known" | "waived";
  /**
   * Why the record waives it.
   */
  waived?: string;
  /**
   * With --why: the way from the acts to the fact, the case and the ruling, and what would have been ruled had one attribute of the fact been otherwise.
   */
  because?: {
    steps: {
      step: "act" | "fact" | "case" | "ruling";
      text: string;
      span: Span | null;
    }[];
    otherwise: {
      attribute: string;
      value: string;
      id: string;
      text: string;
    }[];
  };
}
export interface Remedy {
  kind: RemedyWord;
  force: "mandatory" | "elective" | "automatic" | "none";
  elector: Person;
  options: RemedyWord[];
  status: "open" | "elected" | "waived" | "lapsed" | "imposed" | "ignored" | "latent" | "moot" | "none";
  /**
   * What closes the window, in words; null if it has none.
   */
  closes: string | null;
  /**
   * The score that is due under each choice still open; let-stand if the option is let go.
   */
  choices: {
    remedy: RemedyWord;
    due: Score;
    winner: Person;
    /**
     * With --what-if: the score after the hand, with best play on both sides, both being taken to see all the cards; null if it cannot be reckoned.
     */
    what_if?: {
      due: Score;
      winner: Person;
      text: string;
    };
  }[];
}
/**
 * A right or a duty where a record stops.
 */
export interface Standing {
  law: Law;
  id: string;
  who: Person;
  /**
   * It comes from the deal before, and nothing in this one has ended it yet.
   */
  of_deal_before: boolean;
  force: "may" | "must";
  remedies: RemedyWord[];
  /**
   * What it rests on: what is so; a fault that is so, once it is found; what may be so, and nobody has shown.
   */
  ground: "sure" | "if-found" | "if-so" | "if-done";
  status: "open" | "lapsed" | "waived";
  /**
   * The acts that end it, in words; null if it lasts as long as the deal.
   */
  closes: string | null;
  /**
   * The act that ended it; null if none has. Its span is null in the deal after.
   */
  closed: {
    act: string;
    span: Span | null;
  } | null;
  message: string;
}
export interface Remark {
  id: string;
  player: Person;
  trick: number | null;
  span: Span;
  message: string;
  notes: string[];
}
export interface Problem {
  type?: "problem";
  file: string;
  kind: "unreadable" | "impossible";
  id: string;
  game: number;
  deal: number;
  span: Span;
  message: string;
}
export interface Summary {
  type?: "summary";
  schema?: "ecarte.result/1";
  tool?: string;
  codes?: Codes;
  deals: number;
  regular: number;
  irregular: number;
  /**
   * Of the irregular deals those in which a question is open besides.
   */
  undecided_in_part: number;
  undecidable: number;
  impossible: number;
  unreadable: number;
  errors: number;
  warnings: number;
  notes: number;
  /**
   * Findings and doubts that their records waive; they are counted above too.
   */
  waived: number;
  problems: number;
  /**
   * Problems counted and, being too many for one document, not listed.
   */
  held_back: number;
  /**
   * What the laws answered to the deals that could be judged; only with --coverage.
   */
  coverage?: CodeCoverage[];
}
export interface CodeCoverage {
  code: string;
  deals: number;
  laws: {
    law: Law;
    id: string;
    /**
     * The number of deals by answer; an answer no deal got is left out.
     */
    answers: {
      [k: string]: number;
    };
  }[];
}
/**
 * Records told back as they were read: what `ecarte_tell` of the library returns, and `ecarte show --tell` prints.
 */
export interface Told {
  schema: "ecarte.told/1";
  tool: string;
  deals: {
    file: string;
    code: string;
    game: number;
    deal: number;
    /**
     * Every line but empty ones and those of comment alone.
     */
    lines: {
      line: number;
      /**
       * The line without its comment.
       */
      written: string;
      /**
       * How each thing in it was read; in brackets what was not understood. Empty where the line is a heading or a setting that says just that.
       */
      says: string[];
    }[];
  }[];
}
/**
 * Records brought into form, as `ecarte fmt` does it: what `ecarte_form` of the library returns. There is a text, or what stands in the way.
 */
export interface Form {
  schema: "ecarte.form/1";
  tool: string;
  /**
   * The records in form. They say the same: acts, settings, names, expectations, comments and rulings were compared.
   */
  text: string | null;
  /**
   * The lines that cannot be read, as `ecarte check` prints them.
   */
  problems: string | null;
  /**
   * Where the text in form would not say the same.
   */
  differs: string | null;
}
/**
 * What `ecarte rule --format json` writes, and `ecarte_interview` of the library returns: the next question, or the rulings.
 */
export interface Interview {
  schema: "ecarte.rule/1";
  code: string;
  /**
   * What is asked next; null once the ruling turns on nothing more.
   */
  question: {
    text: string;
    /**
     * What may be answered, by id or by number from 1; the last is `unknown`.
     *
     * @minItems 2
     */
    answers: [
      {
        id: string;
        text: string;
      },
      {
        id: string;
        text: string;
      },
      ...{
        id: string;
        text: string;
      }[]
    ];
  } | null;
  /**
   * Empty as long as there is a question, and if nobody knows what happened; several where the ruling turns on what nobody knows.
   */
  rulings: {
    /**
     * Under what; empty if all was answered.
     */
    if: string;
    law: number | string | null;
    id: string | null;
    /**
     * What has become of the option the law gives; null where it gives none that can close.
     */
    option: "open" | "used" | "unused" | null;
    /**
     * The ruling, a clause each.
     */
    words: string[];
  }[];
}
