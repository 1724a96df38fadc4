// SPDX-License-Identifier: MIT
//
// The types as a program meets them: this must compile, and what is marked must not.
import { EcarteError, load, type Ecarte, type Finding, type Interview, type Result } from "ecarte";

const ecarte: Ecarte = await load();
const result: Result = ecarte.rule("deal 1", { code: "hoyle-modernized", strict: true });
const ids: string[] = result.deals.flatMap((deal) => deal.findings.map((finding) => finding.id));

function words(finding: Finding): string {
  switch (finding.class) {
    case "irregularity":
    case "forfeiture":
    case "election":
    case "bad-remedy":
    case "score-error":
    case "unprovided":
    case "info":
      return `${finding.law ?? "no law"}: ${finding.message} (${finding.remedy.choices.length})`;
  }
}

const { question, rulings }: Interview = ecarte.interview(["dealing"], { code: ecarte.codes()[0] });
const next: string = question === null ? rulings.map((one) => one.words.join("; ")).join() : question.text;
const told: string[] = ecarte.tell("deal 1").deals[0]?.lines.flatMap((line) => line.says) ?? [];
const form: string | null = ecarte.form("deal 1", { file: "a" }).text;

// @ts-expect-error there is no such class
const wrong: Finding["class"] = "crime";
// @ts-expect-error a code is named by a text
ecarte.rule("deal 1", { code: 1 });
// @ts-expect-error what is read is a text
ecarte.rule(1);
// @ts-expect-error answers are a list
ecarte.interview(1);
// @ts-expect-error a score may be null
const points: number = result.deals[0]?.due?.A;

export { EcarteError, form, ids, next, points, told, words, wrong };
