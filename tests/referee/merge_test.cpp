// SPDX-License-Identifier: MIT
//
// Rulings under several courses, made by hand, and what is so under all of them.
#include "referee/merge.hpp"

#include <array>

#include <gmock/gmock.h>

namespace ecarte::referee {
namespace {

using law::DealResult;
using law::Finding;
using law::Severity;
using law::Verdict;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

Finding fault(std::string_view id, record::Actor by) {
  Finding finding;
  finding.id = id;
  finding.offender = by;
  finding.severity = Severity::Error;
  return finding;
}

DealResult with(std::initializer_list<Finding> findings, law::Score due = law::Points{1, 0}) {
  DealResult result;
  result.findings = findings;
  result.after.due = due;
  result.verdict = findings.size() == 0 ? Verdict::Regular : Verdict::Irregular;
  return result;
}

/// What is left of the first when they are merged.
DealResult merged(DealResult one, const DealResult& other) {
  const DealResult first = one;
  const std::array<const DealResult*, 2> results{&first, &other};
  merge(one, results, 7, 1);
  return one;
}

std::vector<std::string_view> ids(const DealResult& result) {
  std::vector<std::string_view> found;
  for (const Finding& finding : result.findings) {
    found.push_back(finding.id);
  }
  return found;
}

TEST(Merge, OnlyWhatAllFindIsFound) {
  EXPECT_THAT(ids(merged(with({fault("a", 0), fault("b", 0)}), with({fault("b", 0)}))),
              ElementsAre("b"));
  EXPECT_THAT(ids(merged(with({fault("a", 0)}), with({fault("a", 1)}))), IsEmpty())
      << "it is another's in the other course";
}

TEST(Merge, TheOrderIsOpenAndThatIsSaidOfTheActAndThePlayer) {
  const DealResult result = merged(with({fault("a", 0)}), with({}));
  ASSERT_THAT(result.missing, SizeIs(1));
  EXPECT_EQ(result.missing[0].attribute, law::kWhichFirst);
  EXPECT_EQ(result.missing[0].at, 7);
  EXPECT_EQ(result.missing[0].player, 1);
  EXPECT_EQ(result.verdict, Verdict::Undecidable);
}

TEST(Merge, AFaultThatIsOneInBothIsIrregularAllTheSame) {
  EXPECT_EQ(merged(with({fault("a", 0)}), with({fault("a", 0), fault("b", 0)})).verdict,
            Verdict::Irregular);
}

TEST(Merge, OfTheScoreOnlyWhatIsTheSameIsKnown) {
  const DealResult result = merged(with({}, law::Points{1, 3}), with({}, law::Points{2, 3}));
  EXPECT_FALSE(result.after.due.knows(0));
  EXPECT_EQ(result.after.due.of(1), 3);
  EXPECT_NE(result.after.hangs_on & static_cast<unsigned>(law::ScoreHangsOn::Order), 0U);

  const DealResult same = merged(with({}, law::Points{1, 3}), with({}, law::Points{1, 3}));
  EXPECT_EQ(same.after.due.of(0), 1);
  EXPECT_EQ(same.after.hangs_on & static_cast<unsigned>(law::ScoreHangsOn::Order), 0U);
}

TEST(Merge, OfAScoreThatIsOpenInBothEachMayBeSo) {
  const auto among = [](std::initializer_list<int> points) {
    law::ScoreSet scores;
    for (const int his : points) {
      scores |= law::ScoreSet::of(2, his);
    }
    return law::Score::common(scores);
  };
  const law::Score both = law::Score::either(among({2, 3}), among({2, 4}));
  EXPECT_EQ(both.of(0), 2);
  EXPECT_EQ(both.among(1), 0b11100);
  EXPECT_EQ(law::Score::either(among({2, 3}), law::Score{}).among(1), 0);
  EXPECT_EQ(law::Score::either(among({3}), among({4})).among(1), 0b11000);
  EXPECT_EQ(law::Score::either(among({3}), among({3})).of(1), 3);
}

TEST(Merge, ARightThatIsOpenInOneCourseOnlyIsNotOpen) {
  DealResult one = with({});
  law::Standing standing;
  standing.case_index = 3;
  standing.who = 1;
  one.stands.open.push_back(standing);
  EXPECT_THAT(merged(one, with({})).stands.open, IsEmpty());
  DealResult other = one;
  EXPECT_THAT(merged(one, other).stands.open, SizeIs(1));
  other.stands.open[0].who = 0;
  EXPECT_THAT(merged(one, other).stands.open, IsEmpty());
}

TEST(SameRuling, ANoteOfWhatWasDoneMakesNoDifference) {
  Finding note = fault("said", 0);
  note.severity = Severity::Note;
  DealResult noted = with({});
  noted.findings.push_back(note);
  EXPECT_TRUE(same_ruling(with({}), noted));
  noted.findings[0].bad.taken = law::Remedy::FreshDeal;
  EXPECT_FALSE(same_ruling(with({}), noted)) << "it blames somebody";
}

TEST(SameRuling, TheOrderInWhichThingsAreSaidMakesNone) {
  EXPECT_TRUE(
      same_ruling(with({fault("a", 0), fault("b", 1)}), with({fault("b", 1), fault("a", 0)})));
  EXPECT_FALSE(same_ruling(with({fault("a", 0)}), with({fault("a", 0), fault("b", 1)})));
  EXPECT_FALSE(same_ruling(with({}, law::Points{1, 0}), with({}, law::Points{0, 1})));
}

TEST(SameTurn, ItCountsOnlyWhereBothStopAndItIsKnown) {
  const auto turn_of = [](record::Actor who) {
    replay::DealFacts facts;
    facts.stands.to_act = {replay::NextAct::Lead, who};
    return facts;
  };
  DealResult stops;
  stops.stands.stops = true;
  const DealResult goes_on;
  EXPECT_FALSE(same_turn(stops, stops, turn_of(0), turn_of(1)));
  EXPECT_TRUE(same_turn(stops, stops, turn_of(1), turn_of(1)));
  EXPECT_TRUE(same_turn(stops, goes_on, turn_of(0), turn_of(1)));
  EXPECT_TRUE(same_turn(stops, stops, turn_of(0), turn_of(record::kNobody)));

  DealResult anew = stops;  // the cards are to be dealt again
  law::Standing duty;
  duty.kind = law::Standing::Kind::Duty;
  duty.options[0] = law::Remedy::FreshDeal;
  anew.stands.open.push_back(duty);
  EXPECT_TRUE(same_turn(anew, anew, turn_of(0), turn_of(1)));
}

TEST(Conditions, NothingAskedSplitsNothing) {
  EXPECT_THAT(conditions({}, 0), IsEmpty());
  const std::vector<std::string> yes{"a"};
  const std::vector<Answered> one{{yes, 0}};
  EXPECT_THAT(conditions(one, 1), ElementsAre(""));
}

}  // namespace
}  // namespace ecarte::referee
