// SPDX-License-Identifier: MIT
#include "law/lookup.hpp"

#include <gmock/gmock.h>

#include "../codes/small_code.hpp"

namespace ecarte::law {
namespace {

using replay::Cured;
using replay::Fact;
using replay::FactKind;
using replay::MisplayKind;
using replay::Some;
using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string_view> names(const Code& code, const Candidates& found) {
  std::vector<std::string_view> names;
  for (const std::uint16_t number : found.all()) {
    names.push_back(code.cases[number].name);
  }
  return names;
}

const std::string kThreeCases = codes::with_cases(
    "      - {case: in-time, on: misplay, if: {cured: in-time}, class: info}\n"
    "      - {case: revoke, on: misplay, if: {kind: revoke, cured: [late, never]}}\n"
    "      - {case: other, on: misplay, if: {kind: [underplay, failure-to-trump],\n"
    "         cured: [late, never]}}\n");

TEST(Lookup, OneCaseAnswersWhatIsKnown) {
  const auto loaded = codes::load_text(kThreeCases);
  const Fact fact = replay::fact_of(FactKind::Misplay, 0, 3, MisplayKind::Revoke, Cured::Never);
  const Candidates found = candidates(loaded->code(), fact, 0);
  EXPECT_THAT(names(loaded->code(), found), ElementsAre("revoke"));
  EXPECT_EQ(found.splitting, -1);
}

TEST(Lookup, WhatIsKnownInPartLeavesOnlyTheCasesThatMayAnswer) {
  const auto loaded = codes::load_text(kThreeCases);
  const Fact late = replay::fact_of(FactKind::Misplay, 0, 3, replay::unknown<MisplayKind>,
                                    Some<Cured>{Cured::Late, Cured::Never});
  const Candidates found = candidates(loaded->code(), late, 0);
  EXPECT_THAT(names(loaded->code(), found), ElementsAre("revoke", "other"));
  EXPECT_EQ(found.splitting, 0);
}

TEST(Lookup, WhatMakesNoDifferenceSplitsNothing) {
  const auto loaded = codes::load_text(kThreeCases);
  const Fact fact =
      replay::fact_of(FactKind::Misplay, 0, 3,
                      Some<MisplayKind>{MisplayKind::Underplay, MisplayKind::FailureToTrump},
                      replay::unknown<Cured>);
  const Candidates found = candidates(loaded->code(), fact, 0);
  EXPECT_THAT(names(loaded->code(), found), ElementsAre("in-time", "other"));
  EXPECT_EQ(found.splitting, 1) << "the kind is open too, but nothing turns on it";
}

TEST(Lookup, ACodeThatDoesNotSpeakOfTheFactHasNoAnswer) {
  const auto loaded = codes::load_text(kThreeCases);
  const Fact fact = replay::fact_of(FactKind::AskedNone, 0, 3);
  EXPECT_THAT(candidates(loaded->code(), fact, 0).all(), IsEmpty());
}

}  // namespace
}  // namespace ecarte::law
