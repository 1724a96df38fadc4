// SPDX-License-Identifier: MIT
#include "codes/load.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codes/code_files.hpp"
#include "small_code.hpp"

namespace ecarte::codes {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Load, ACaseIsReadWithEverythingItSays) {
  const auto loaded = load_text(with_cases(
      "      - {case: a, id: fault, on: wrong-number, if: {of: nondealer}, class: election, "
      "offender: dealer, found: {after: packet, before: [proposal, n-first-card]}, "
      "may: {who: nondealer, do: [fresh-deal, draw], from: turn-up, until: [n-looks], else: draw}, "
      "over: [b], stray: strayed, undone: left-undone, reading: So., note: Thus.}\n"
      "      - {case: b, on: wrong-number, must: {do: void, by: dealer}, denies: king, "
      "effects: [ceiling], award: {who: dealer, result: vole}}\n"));
  const Code& code = loaded->code();
  EXPECT_EQ(code.name, "club");
  ASSERT_EQ(code.cases.size(), 2U);
  const Case& a = code.cases[0];
  EXPECT_EQ(a.id, "fault");
  EXPECT_EQ(a.on, FactKind::WrongNumber);
  EXPECT_EQ(a.accepts[0], 1U << 1U);
  EXPECT_EQ(a.accepts[1], 0xff);
  EXPECT_TRUE(a.must_be_found);
  EXPECT_EQ(a.found_after, replay::bit(replay::Beat::Packet));
  EXPECT_EQ(a.found_before,
            replay::bit(replay::Beat::Proposal) | replay::bit(replay::Beat::NFirstCard));
  EXPECT_EQ(a.cls, Class::Election);
  EXPECT_EQ(a.offender, Who::Dealer);
  EXPECT_TRUE(a.may.given);
  EXPECT_EQ(a.may.who, Who::NonDealer);
  EXPECT_EQ(a.may.in_order[0], Remedy::FreshDeal);
  EXPECT_EQ(a.may.in_order[1], Remedy::Draw);
  EXPECT_EQ(a.may.lapse, Lapse::Owed);
  EXPECT_EQ(a.may.owed, Remedy::Draw);
  EXPECT_THAT(a.over, ElementsAre(1));
  EXPECT_EQ(a.stray, "strayed");
  EXPECT_EQ(a.undone, "left-undone");
  EXPECT_EQ(code.cases[1].must.remedy, Remedy::Void);
  EXPECT_EQ(code.cases[1].must.who, Who::Dealer);
  EXPECT_EQ(code.cases[1].effects,
            bit(Remedy::Bar) | bit(Remedy::Ceiling) | bit(Remedy::AwardVole));
  EXPECT_EQ(code.cases[1].award_to, Who::Dealer);
}

TEST(Load, WhatACaseGivesOrDeniesHasKeysOfItsOwn) {
  EXPECT_THAT(complaints(with_cases(
                  "      - {case: a, on: king-held, effects: [bar, award-vole, take-down]}\n"
                  "      - {case: b, on: misplay, denies: queen, award: {who: adversary}}\n")),
              ElementsAre("club.yaml:7:43: 'effects: bar' is written with the key 'denies'",
                          "club.yaml:7:43: 'effects: award-vole' is written with the key 'award'",
                          "club.yaml:7:43: 'effects: take-down' is written with the key 'denies'",
                          "club.yaml:8:40: unknown what is marked 'queen'; known are 'king'",
                          "club.yaml:8:54: 'award' needs 'who' and 'result'"));
}

TEST(Load, WhoDealsIsACustom) {
  const std::string law = "laws:\n  - {law: 1, id: one, gist: One., engaged-by: [hand-over]}\n";
  const auto loaded = load_text("title: A\ndeals: {first: lowest, next: winner}\n" + law);
  EXPECT_EQ(loaded->code().cut_deals, replay::CutDeals::Lowest);
  EXPECT_EQ(loaded->code().deals_next, replay::DealsNext::Winner);
  EXPECT_THAT(
      complaints("title: A\ndeals: {first: lowset}\n" + law),
      ElementsAre("club.yaml:2:16: unknown cut that deals 'lowset'; the nearest is 'lowest'"));
}

TEST(Load, WhatAHandGivesIsACustom) {
  const std::string law = "laws:\n  - {law: 1, id: one, gist: One., engaged-by: [hand-over]}\n";
  const auto loaded = load_text("title: A\nhand: {point: 4, vole: 5}\n" + law);
  EXPECT_EQ(loaded->code().hand, (replay::HandTricks{4, 5}));
  EXPECT_EQ(load_text("title: A\nhand: {vole: 4}\n" + law)->code().hand,
            (replay::HandTricks{3, 4}));
  EXPECT_EQ(load_text("title: A\n" + law)->code().hand, (replay::HandTricks{3, 5}));
  EXPECT_THAT(complaints("title: A\nhand: {point: 5, vole: 4}\n" + law),
              ElementsAre("club.yaml:2:7: the vole needs no fewer tricks than the point"));
  EXPECT_THAT(complaints("title: A\nhand: {point: 2}\n" + law),
              ElementsAre(testing::HasSubstr("the tricks of a hand")));
}

TEST(Load, EveryFaultyWordIsReportedAtOnceWithTheNearestKnown) {
  EXPECT_THAT(
      complaints(
          with_cases("      - {case: a, on: misplai}\n"
                     "      - {case: b, on: misplay, if: {knd: revoke, cured: nevr}, clas: info}\n"
                     "      - {case: c, on: misplay, may: {who: adversry, do: [replay-hand], "
                     "until: nxt-cut}}\n"
                     "      - {case: d, on: misplay, class: inform, over: [bb]}\n")),
      ElementsAre("club.yaml:7:23: unknown fact 'misplai'; the nearest is 'misplay'",
                  "club.yaml:8:37: unknown attribute of misplay 'knd'; the nearest is 'kind'",
                  "club.yaml:8:57: unknown value of cured 'nevr'; the nearest is 'never'",
                  "club.yaml:8:64: unknown key 'clas'; the nearest is 'class' (in a case)",
                  "club.yaml:9:43: unknown party 'adversry'; the nearest is 'adversary'",
                  "club.yaml:9:58: unknown remedy 'replay-hand'; the nearest is 'replay-hands'",
                  "club.yaml:9:79: unknown beat 'nxt-cut'; the nearest is 'next-cut'",
                  "club.yaml:10:39: unknown class 'inform'; the nearest is 'info'",
                  "club.yaml:10:54: unknown case in 'over' of 'd': 'bb'; the nearest is 'b'"));
}

TEST(Load, GapsAreSpelledOut) {
  EXPECT_THAT(
      complaints(with_cases("      - {case: a, on: wrong-number, if: {of: dealer, looked: no}}\n")),
      ElementsAre("club.yaml:7:9: no case answers wrong-number looked:yes",
                  "club.yaml:7:9: no case answers wrong-number of:nondealer looked:no"));
}

TEST(Load, OverlapsAreSpelledOutWithTheFoundPositions) {
  EXPECT_THAT(
      complaints(with_cases("      - {case: a, on: pack-fault, found: {before: [packet]}}\n"
                            "      - {case: b, on: pack-fault}\n")),
      ElementsAre(
          "club.yaml:7:9: several cases answer ('a', 'b'): pack-fault found:before packet"));
}

TEST(Load, CasesThatDisplaceOneAnotherAreAnError) {
  EXPECT_THAT(complaints(with_cases("      - {case: a, on: asked-none, over: [b]}\n"
                                    "      - {case: b, on: asked-none, over: [a]}\n")),
              ElementsAre("club.yaml:7:9: the cases displace one another ('a', 'b'): asked-none"));
}

TEST(Load, ImpossibleCombinationsNeedNoCase) {
  EXPECT_THAT(
      complaints(with_cases("      - {case: a, on: excess-taken, if: {of: nondealer}}\n"
                            "      - {case: b, on: excess-taken, if: {of: dealer, cause: own}}\n")),
      IsEmpty());
}

TEST(Load, ATableHasItsLimits) {
  std::string cases;
  for (int i = 0; i < 70; ++i) {
    cases += "      - {case: c" + std::to_string(i) + ", on: asked-none}\n";
  }
  EXPECT_THAT(
      complaints(with_cases(cases)),
      ElementsAre("club.yaml:76:9: more than 64 cases, or 12 times of finding, on asked-none"));
}

TEST(Load, NamesAreUsedOnce) {
  EXPECT_THAT(complaints("title: A club\nlaws:\n"
                         "  - {law: 1, id: one, gist: One., cases: [{case: a, on: asked-none}]}\n"
                         "  - {law: 1, id: one, gist: Two., cases: [{case: a, on: game-won}]}\n"),
              ElementsAre("club.yaml:4:5: the law number '1' is used before",
                          "club.yaml:4:5: the law id 'one' is used before",
                          "club.yaml:4:43: the case 'a' is used before"));
}

TEST(Load, OrAfterMayNotLeadBack) {
  EXPECT_THAT(complaints(with_cases("      - {case: a, on: asked-none, or-after: b}\n"
                                    "      - {case: b, on: asked-none, or-after: a}\n")),
              ElementsAre("club.yaml:7:9: 'or-after' leads from 'a' back to itself",
                          "club.yaml:8:9: 'or-after' leads from 'b' back to itself"));
}

TEST(Load, OverNamesCasesOnTheSameFact) {
  EXPECT_THAT(complaints(with_cases("      - {case: a, on: asked-none, over: [b, a]}\n"
                                    "      - {case: b, on: game-won}\n")),
              ElementsAre("club.yaml:7:42: 'b' is not another case on the same fact as 'a'",
                          "club.yaml:7:45: 'a' is not another case on the same fact as 'a'"));
}

TEST(Load, FoundIsForFactsThatCanBeFound) {
  EXPECT_THAT(
      complaints(with_cases("      - {case: a, on: asked-none, found: {before: [packet]}}\n"
                            "      - {case: b, on: pack-fault, found: {after: packet}}\n"
                            "      - {case: c, on: pack-fault, found: {before: [own-card]}}\n")),
      ElementsAre(
          "club.yaml:7:42: the fact asked-none shows itself at once: 'found' has no meaning for it",
          "club.yaml:8:42: 'found' needs 'before': what is found has been found by then",
          "club.yaml:9:52: unknown beat 'own-card'; the nearest is 'n-card'"));
}

TEST(Load, WhatALawLacksIsSaid) {
  EXPECT_THAT(complaints("laws:\n  - {law: 1, gist: One.}\n"),
              ElementsAre("club.yaml:1:1: this code has no title: expected the key 'title'",
                          "club.yaml:2:5: this law lacks the key 'id'",
                          "club.yaml:2:5: nothing engages this law: expected 'cases', 'engaged-by' "
                          "or 'unobservable'"));
}

TEST(Load, WrongShapesAreRefusedByName) {
  EXPECT_THAT(complaints("[a]"),
              ElementsAre("club.yaml:1:1: expected a code of laws as a map of keys, found a list",
                          "club.yaml:1:1: this code has no title: expected the key 'title'"));
  EXPECT_THAT(complaints("title: {a: b}\ngame: five\nlaws: x\n"),
              testing::Contains("club.yaml:2:7: expected the points of a game, a number from 1 to "
                                "99, found 'five'"));
}

TEST(Load, AFileThatIsNoYamlIsOneComplaintAmongTheOthers) {
  const CodeSource source{"club",
                          {{"club/code.yaml", "titel: A club\n"},
                           {"club/1-one.yaml", "laws: [\n"},
                           {"club/2-two.yaml", "lores: []\n"}}};
  try {
    load_code(source, built_in_code);
    FAIL();
  } catch (const CodeErrors& errors) {
    std::vector<std::string> files;
    for (const CodeError& error : errors.list) {
      files.push_back(error.file);
    }
    EXPECT_THAT(files, ElementsAre("club/1-one.yaml", "club/2-two.yaml", "club/code.yaml",
                                   "club/code.yaml"));
  }
}

TEST(Load, ChaptersAreReadByTheirNumbers) {
  const auto law = [](const std::string& number, const std::string& fact) {
    return "chapter: C" + number + "\nlaws: [{law: " + number + ", id: l" + number +
           ", gist: G., cases: [{case: c" + number + ", on: " + fact + "}]}]\n";
  };
  const auto loaded = load_code({"club",
                                 {{"10-ten.yaml", law("10", "asked-none")},
                                  {"2-two.yaml", law("2", "game-won")},
                                  {"code.yaml", "title: A club\n"}}},
                                built_in_code);
  ASSERT_EQ(loaded->code().laws.size(), 2U);
  EXPECT_EQ(loaded->code().laws[0].number, "2");
  EXPECT_EQ(loaded->code().laws[1].chapter, "C10");
}

TEST(Load, TheDigestFollowsTheBytes) {
  const std::string text = with_cases("      - {case: a, on: asked-none}\n");
  const auto first = load_text(text);
  const auto again = load_text(text);
  const auto other = load_text(text + "# changed\n");
  EXPECT_EQ(first->code().digest.size(), 16U);
  EXPECT_EQ(first->code().digest, again->code().digest);
  EXPECT_NE(first->code().digest, other->code().digest);
}

TEST(Load, AFolderThatIsNotThereIsOneComplaint) {
  EXPECT_THROW(read_code_files(std::string{ECARTE_RULES} + "/no-such-code"), CodeErrors);
  EXPECT_THROW(read_code_files(std::string{ECARTE_RULES}), CodeErrors);
}

}  // namespace
}  // namespace ecarte::codes
