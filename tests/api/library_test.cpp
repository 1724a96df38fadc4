// SPDX-License-Identifier: MIT
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include <ecarte/ecarte.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::EndsWith;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

constexpr std::string_view kRevoke = R"(players: Mrs Jones, Tom
deal 1: Mrs Jones gives 3-2; turns 8♦
  Tom holds 9♠ J♣ K♥ Q♥ 7♦; plays
  Mrs Jones holds T♠ 7♣ J♥ 9♥ T♦
  1. Tom 9♠, Mrs Jones 7♣
  2. Tom J♣, Mrs Jones T♠
)";

TEST(Library, AFindingCarriesItsSentencesAndItsPlace) {
  const std::vector<ecarte::Deal> deals = ecarte::rule(kRevoke);
  ASSERT_THAT(deals, SizeIs(1));
  const ecarte::Deal& deal = deals.front();
  EXPECT_EQ(deal.verdict, ecarte::Verdict::Irregular);
  EXPECT_THAT(deal.players, ElementsAre("Mrs Jones", "Tom"));
  EXPECT_EQ(deal.line, 2U);
  EXPECT_THAT(deal.findings,
              Contains(AllOf(Field(&ecarte::Finding::law, "43"),
                             Field(&ecarte::Finding::offender, "Mrs Jones"),
                             Field(&ecarte::Finding::line, 5U),
                             Field(&ecarte::Finding::sentences,
                                   HasSubstr("Mrs Jones played 7♣ to 9♠ while holding T♠")))));
  EXPECT_THAT(deal.open, Contains(HasSubstr("Tom may ")));
}

TEST(Library, WhatIsNotKnownIsSaid) {
  const std::vector<ecarte::Deal> deals =
      ecarte::rule("players: A, Y\ndeal 3: A gives 3-2; turns 8♦\n  Y K♠\n");
  ASSERT_THAT(deals, SizeIs(1));
  EXPECT_EQ(deals.front().due[0], ecarte::kNotKnown);
}

TEST(Library, WhatCannotBeReadHasItsPlace) {
  const std::vector<ecarte::Deal> deals =
      ecarte::rule("players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n  A holds Z♠\n");
  ASSERT_THAT(deals, SizeIs(1));
  EXPECT_EQ(deals.front().verdict, ecarte::Verdict::Unreadable);
  ASSERT_THAT(deals.front().problems, SizeIs(1));
  EXPECT_EQ(deals.front().problems.front().line, 3U);
}

TEST(Library, ThereNeedBeNothing) {
  EXPECT_THAT(ecarte::rule(""), IsEmpty());
}

TEST(Library, ATextIsReadPieceByPiece) {
  std::string_view left = kRevoke;
  std::size_t deals = 0;
  ecarte::rule(
      [&left](char* into, std::size_t size) {
        const std::size_t given = left.copy(into, std::min<std::size_t>(size, 7));
        left.remove_prefix(given);
        return given;
      },
      {}, [&deals](const ecarte::Deal&) { ++deals; });
  EXPECT_EQ(deals, 1U);
}

TEST(Library, WhatTheReceiverThrowsComesThrough) {
  EXPECT_THROW(ecarte::rule(
                   [at = kRevoke](char* into, std::size_t size) mutable {
                     const std::size_t given = at.copy(into, size);
                     at.remove_prefix(given);
                     return given;
                   },
                   {}, [](const ecarte::Deal&) { throw std::length_error("enough"); }),
               std::length_error);
}

TEST(Library, ACodeIsNamed) {
  EXPECT_THAT(ecarte::built_in_codes(), Contains("hoyle-modernized"));
  ecarte::Options options;
  options.code = "hoyle-modernized";
  EXPECT_THAT(ecarte::rule_json(kRevoke, options), HasSubstr("\"code\":\"hoyle-modernized\""));
  options.code = "hoyle";
  EXPECT_THROW(ecarte::rule(kRevoke, options), std::invalid_argument);
}

std::string contents(const std::filesystem::path& path) {
  std::ifstream file{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

TEST(Library, EveryFixtureIsRuledOn) {
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator{ECARTE_ROOT "/fixtures"}) {
    if (entry.path().extension() != ".ecarte") {
      continue;
    }
    SCOPED_TRACE(entry.path());
    const std::string text = contents(entry.path());
    const std::vector<ecarte::Deal> deals = ecarte::rule(text);
    EXPECT_FALSE(deals.empty());
    for (const ecarte::Deal& deal : deals) {
      for (const ecarte::Finding& finding : deal.findings) {
        EXPECT_GT(finding.line, 0U);
        EXPECT_THAT(finding.sentences, EndsWith("."));
      }
      for (const ecarte::Doubt& doubt : deal.doubts) {
        EXPECT_FALSE(doubt.turns_on.empty());
      }
    }
    EXPECT_THAT(ecarte::rule_json(text), EndsWith("}\n"));
    ++files;
  }
  EXPECT_GT(files, 1000U);
}

TEST(Library, GivesOneDocumentOfAWholeFile) {
  const std::string text =
      contents(ECARTE_ROOT "/fixtures/situations/04-revoke-at-four-after-a-first-refusal.ecarte");
  const std::string json = ecarte::rule_json(text, {}, "04.ecarte");
  EXPECT_THAT(json, StartsWith("{\"schema\":\"ecarte.result/1\""));
  EXPECT_THAT(json, HasSubstr("\"file\":\"04.ecarte\""));
  EXPECT_THAT(json, HasSubstr("\"id\":\"revoke\""));
}

}  // namespace
