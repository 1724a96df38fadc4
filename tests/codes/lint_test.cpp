// SPDX-License-Identifier: MIT
#include "codes/lint.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "small_code.hpp"

namespace ecarte::codes {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::vector<std::string> said(const Code& code, LintMessage::Kind kind) {
  std::vector<std::string> texts;
  for (const LintMessage& message : lint(code)) {
    if (message.kind == kind) {
      texts.push_back(message.text);
    }
  }
  return texts;
}

TEST(Lint, TheBuiltInCodesAreSound) {
  for (const Code* code : built_in_codes()) {
    EXPECT_THAT(said(*code, LintMessage::Kind::Fault), testing::IsEmpty()) << code->name;
  }
}

TEST(Lint, AWindowThatClosesBeforeItOpensIsAFault) {
  const auto loaded = load_text(
      with_cases("      - {case: a, on: asked-none, may: {who: both, do: [recut], from: turn-up, "
                 "until: [cut, packet]}}\n"));
  EXPECT_THAT(said(loaded->code(), LintMessage::Kind::Fault),
              Contains("law 1, case 'a': the window closes (cut, packet) before it opens "
                       "(turn-up)"));
}

TEST(Lint, TheDealAfterComesAfterTheHandAndBeforeTheEndOfTheGame) {
  const auto loaded = load_text(
      with_cases("      - {case: a, on: asked-none, may: {who: both, do: [mark], from: next-cut, "
                 "until: [hand-closed]}}\n"
                 "      - {case: b, on: led-on, may: {who: both, do: [mark], from: next-turn-up, "
                 "until: [game-end]}}\n"));
  const auto faults = said(loaded->code(), LintMessage::Kind::Fault);
  EXPECT_THAT(faults, Contains(HasSubstr("case 'a'")));
  EXPECT_THAT(faults, Not(Contains(HasSubstr("case 'b'"))));
}

TEST(Lint, ACaseUnderOthersIsOutOfReach) {
  const auto loaded =
      load_text(with_cases("      - {case: a, on: asked-none, over: [b]}\n"
                           "      - {case: b, on: asked-none}\n"));
  EXPECT_THAT(said(loaded->code(), LintMessage::Kind::Fault),
              Contains("law 1, case 'b': never reached: other cases stand over all of it"));
}

TEST(Lint, EveryResultNeedsAnAmount) {
  const auto loaded = load_text(
      "title: A\nlaws:\n  - law: 1\n    id: one\n    gist: One.\n    engaged-by: [hand-over]\n"
      "    score: [{for: king, marks: 1}, {for: point, loser-bold: no, marks: 1}, "
      "{for: vole, offender: no, marks: 2}, {for: vole, loser-bold: no, offender: yes, marks: "
      "1}]\n");
  EXPECT_THAT(
      said(loaded->code(), LintMessage::Kind::Fault),
      testing::ElementsAre(
          "score, point loser-bold:yes offender:no: no law says what it is worth",
          "score, point loser-bold:yes offender:yes: no law says what it is worth",
          "score, vole loser-bold:yes offender:yes: no law says what it is worth",
          "score: rows say how high an offender's ceiling is, but no case puts one on him"));
}

TEST(Lint, TwoAmountsForOneResultDoNotLoad) {
  EXPECT_THAT(
      complaints("title: A\nlaws:\n  - {law: 1, id: one, gist: One., engaged-by: hand-over, "
                 "score: [{for: vole, marks: 2}, {for: vole, marks: 3}]}\n"),
      testing::ElementsAre("club.yaml:3:5: the score already has an amount for 'vole', in law 1"));
}

/// What lint says of one case, without the case's name.
std::vector<std::string> faults_of(const std::string& c) {
  const auto loaded = load_text(with_cases("      - {case: a, " + c + "}\n"));
  std::vector<std::string> faults;
  for (const std::string& text : said(loaded->code(), LintMessage::Kind::Fault)) {
    constexpr std::string_view kAbout = "law 1, case 'a': ";
    if (text.starts_with(kAbout)) {
      faults.push_back(text.substr(kAbout.size()));
    }
  }
  return faults;
}

TEST(Lint, AnEffectThatNothingObeysIsAFault) {
  EXPECT_THAT(faults_of("on: led-out-of-turn, gives: king, denies: king"),
              ElementsAre("'gives: king' does nothing on led-out-of-turn, if it is denied",
                          "'denies: king' does nothing on led-out-of-turn: it tells of no king"));
  EXPECT_THAT(faults_of("on: king-held, gives: king"),
              ElementsAre("'gives: king' without 'may': nobody is told how"));
  EXPECT_THAT(faults_of("on: king-held"),
              ElementsAre("the case neither gives the king nor denies it: nothing is told of it"));
  EXPECT_THAT(faults_of("on: misplay, award: {who: nobody, result: point}"),
              ElementsAre("'who: nobody': the hand is one player's"));
  EXPECT_THAT(faults_of("on: answered, effects: [acceptance-fails]"),
              ElementsAre("'effects: acceptance-fails' does nothing on answered as the case "
                          "describes it"));
  EXPECT_THAT(
      faults_of("on: misplay, effects: [forgo-vole]"),
      ElementsAre("'effects: forgo-vole' does nothing on misplay as the case describes it"));
  EXPECT_THAT(
      faults_of("on: dealing, effects: [keep-packs]"),
      ElementsAre("'effects: keep-packs' does nothing on dealing as the case describes it"));
  EXPECT_THAT(faults_of("on: pack-fault, award: {who: adversary, result: point}"),
              ElementsAre("'award' does nothing on pack-fault as the case describes it"));
  EXPECT_THAT(
      faults_of("on: misplay, effects: [fresh-deal]"),
      ElementsAre("'effects: fresh-deal' does nothing on misplay: nobody is told to do it"));
}

TEST(Lint, AnEffectThatIsObeyedIsNone) {
  EXPECT_THAT(faults_of("on: king-held, denies: king"), IsEmpty());
  EXPECT_THAT(faults_of("on: led-out-of-turn, award: {who: adversary, result: point}"), IsEmpty());
  const std::string others_pack =
      "on: dealing, if: {pack: other}, effects: [keep-packs]}\n"
      "      - {case: own, on: dealing, if: {pack: own}";
  EXPECT_THAT(faults_of(others_pack), IsEmpty());
}

TEST(Lint, WhatOnlyFollowsIsNoOptionAndNoDuty) {
  EXPECT_THAT(faults_of("on: misplay, must: award-point"),
              ElementsAre("'must: award-point' is nothing a player can do: write it in 'award'"));
  EXPECT_THAT(
      faults_of("on: misplay, may: {who: adversary, do: [ceiling], until: [next-cut], else: bar}"),
      ElementsAre("'do: ceiling' is nothing a player can do: write it in 'effects'",
                  "'else: bar' is nothing a player can do: write it in 'denies'"));
}

TEST(Lint, OfAScoreOnlyItsTimeIsRead) {
  EXPECT_THAT(
      faults_of("on: score-accrued, must: mark, may: {who: adversary, do: [mark, tell], from: "
                "turn-up, until: [game-end]}"),
      ElementsAre(
          "'must' does nothing on score-accrued",
          "'who: adversary' does nothing on score-accrued: it is his whose points they are",
          "'do: tell' does nothing on score-accrued",
          "points not marked in time are lost: write 'else: forfeited'",
          "'from' does nothing on score-accrued: points may be marked as soon as they are "
          "won",
          "'until' does nothing on score-accrued after 'next-turn-up': name that, or an act "
          "before it"));
}

TEST(Lint, OfASittingOnlyTheClassIsRead) {
  EXPECT_THAT(faults_of("on: pool-taken, must: recut, undone: x"),
              ElementsAre("'must' does nothing on pool-taken",
                          "'undone: x' does nothing on pool-taken: nothing is owed"));
}

TEST(Lint, AWindowThatOpensWithTheFactNeedsNoFrom) {
  EXPECT_THAT(faults_of("on: asked-none, may: {who: both, do: [recut], from: packet, until: "
                        "[next-cut]}"),
              ElementsAre("'from' does nothing on asked-none: that act is past when it comes "
                          "about"));
}

TEST(Lint, StandsIsOfAnAnnulmentThatWasNotDone) {
  EXPECT_THAT(faults_of("on: several-turned, must: choose-trump, stands: [n-first-card]"),
              ElementsAre("'stands' does nothing on several-turned: nothing it orders annuls a "
                          "dealing"));
  EXPECT_THAT(faults_of("on: several-turned, must: fresh-deal, stands: [n-first-card]"), IsEmpty());
}

TEST(Lint, WordsThatLeaveNothingOutAreFaults) {
  EXPECT_THAT(faults_of("on: several-turned, if: {looked: [no, yes]}"),
              ElementsAre("'if: looked' leaves no value out"));
  EXPECT_THAT(faults_of("on: misplay, undone: x, stray: y, also: [1]"),
              ElementsAre("'undone: x' does nothing on misplay: nothing is owed",
                          "'stray: y' does nothing on misplay: nothing is given",
                          "'also' names the law of the case itself"));
}

TEST(Lint, FactsACodeLeavesOutAreNamed) {
  EXPECT_THAT(said(*built_in_code("hoyle-modernized"), LintMessage::Kind::Note),
              Contains("not used by this code, facts: remarked, attention-called, advice-given, "
                       "played-out, looked-over, arbitrated, series-cut, rubber-agreed, "
                       "played-after-rubber, pool-order, pool-stake, pool-taken, bets-claimed, "
                       "bet-uncovered, share-taken, rentrant-order, liability-paid"));
}

}  // namespace
}  // namespace ecarte::codes
