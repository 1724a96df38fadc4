// SPDX-License-Identifier: MIT
//
// The codes as they are compiled in: the right ones, whole, and the same as the files in rules/.
#include <algorithm>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codes/code_files.hpp"
#include "codes/example_pairs.hpp"
#include "codes/tariff.hpp"
#include "codes/vocabulary.hpp"
#include "small_code.hpp"

namespace ecarte::codes {
namespace {

using testing::ElementsAre;

TEST(BuiltIn, TheClubCodeComesFirst) {
  std::vector<std::string_view> names;
  std::vector<std::size_t> laws;
  for (const Code* code : built_in_codes()) {
    names.push_back(code->name);
    laws.push_back(code->laws.size());
  }
  EXPECT_THAT(names, ElementsAre("turf-portland-1877", "hoyle-modernized", "enquire-within"));
  EXPECT_THAT(laws, ElementsAre(58, 51, 15));
  EXPECT_EQ(built_in_code("corner-table-1904"), nullptr);
}

TEST(BuiltIn, LawsAreNumberedInOrderAndWhatStandsOutsideThemComesLast) {
  for (const Code* code : built_in_codes()) {
    bool outside = false;
    for (std::size_t i = 0; i < code->laws.size(); ++i) {
      outside = outside || code->laws[i].number.empty();
      EXPECT_EQ(code->laws[i].number, outside ? "" : std::to_string(i + 1)) << code->name;
      EXPECT_FALSE(code->laws[i].gist.empty());
    }
  }
}

TEST(BuiltIn, TheReprintHasNoPagesAndTheClubCodeHas) {
  EXPECT_EQ(built_in_code("turf-portland-1877")->laws[24].page, "10–11");
  EXPECT_EQ(built_in_code("hoyle-modernized")->laws[24].page, "");
}

TEST(BuiltIn, EveryFactIsAnsweredByTheClubCode) {
  const Code& code = *built_in_code("turf-portland-1877");
  for (const replay::FactEntry& fact : replay::kFacts) {
    const bool ledger_only = fact.kind == FactKind::HandOver;  // 48 and 49 are engaged by it
    EXPECT_EQ(code.tables[static_cast<std::size_t>(fact.kind)].answers.empty(), ledger_only)
        << fact.name;
  }
}

TEST(BuiltIn, OneCaseAnswersEachReasonAMarkWasNotDue) {
  const Code& code = *built_in_code("turf-portland-1877");
  const FactTable& table = code.tables[static_cast<std::size_t>(FactKind::MarkNotDue)];
  std::set<std::string> answers;
  for (const std::uint8_t answer : table.answers) {
    const Case& c = code.cases[table.cases[answer]];
    answers.insert(std::string{code.law_of(c).number} + ' ' + std::string{c.id});
    EXPECT_EQ(c.cls, Class::ScoreError);
    EXPECT_NE(std::ranges::find(c.also, "51"), c.also.end()) << c.id;
  }
  EXPECT_THAT(
      answers,
      ElementsAre("19 turned-king-mark-barred", "22 turned-king-marked-by-nondealer",
                  "23 king-marked-unannounced", "43 score-mark-excess", "46 marked-after-game",
                  "47 king-marked-without-title", "47 king-overmarked", "48 point-vole-misscored",
                  "48 score-mark-excess", "50 score-marked-late"));
}

TEST(BuiltIn, TheTariffIsThatOfLaws43And47To49) {
  const Code& code = *built_in_code("turf-portland-1877");
  std::vector<std::string> rows;
  for (const Tariff& row : code.tariff) {
    rows.push_back(std::string{code.laws[row.law].number} + ' ' + std::string{word(row)} +
                   (is_ceiling(row) ? " at most " : " ") + std::to_string(row.marks));
  }
  EXPECT_THAT(rows,
              ElementsAre("43 point at most 0", "43 bold-point at most 1", "43 vole at most 1",
                          "47 king 1", "48 point 1", "48 vole 2", "49 bold-point 2"));
}

/// Everything a case says, for comparing what is compiled in with what is loaded.
std::string in_full(const Case& c) {
  std::string text;
  const auto add = [&text](const auto& part) {
    if constexpr (std::is_convertible_v<decltype(part), std::string_view>) {
      text += part;
    } else {
      text += std::to_string(static_cast<unsigned long long>(part));
    }
    text += '|';
  };
  add(c.name), add(c.id), add(c.law), add(c.on);
  std::ranges::for_each(c.accepts, add);
  add(c.must_be_found), add(c.found_after), add(c.found_before), add(c.cls), add(c.offender);
  add(c.may.given), add(c.may.who), add(c.may.remedies);
  std::ranges::for_each(c.may.in_order, add);
  add(c.may.from), add(c.may.until), add(c.may.lapse), add(c.may.owed);
  add(c.must.remedy), add(c.must.who), add(c.effects), add(c.or_after), add(c.follows);
  std::ranges::for_each(c.over, add);
  std::ranges::for_each(c.also, add);
  add(c.stray), add(c.undone), add(c.reading), add(c.note);
  return text;
}

std::string in_full(const Law& law) {
  std::string text;
  for (const std::string_view part :
       {law.number, law.id, law.chapter, law.page, law.gist, law.reading, law.unobservable}) {
    text += std::string{part} + '|';
  }
  for (const FactKind fact : law.engaged_by) {
    text += std::to_string(static_cast<int>(fact)) + '|';
  }
  return text + std::to_string(law.first_case) + '|' + std::to_string(law.cases);
}

void expect_same(const FactTable& a, const FactTable& b) {
  EXPECT_TRUE(std::ranges::equal(a.boundaries, b.boundaries, {}, &FoundBoundary::beats,
                                 &FoundBoundary::beats));
  EXPECT_TRUE(std::ranges::equal(a.answers, b.answers));
  EXPECT_TRUE(std::ranges::equal(a.cases, b.cases));
}

TEST(BuiltIn, TheTablesCompiledInAreThoseOfTheFiles) {
  for (const Code* embedded : built_in_codes()) {
    const auto loaded =
        load_code(read_code_files(std::string{ECARTE_RULES} + '/' + std::string{embedded->name}),
                  built_in_code);
    const Code& fresh = loaded->code();
    EXPECT_EQ(embedded->name, fresh.name);
    EXPECT_EQ(embedded->title, fresh.title);
    EXPECT_EQ(embedded->edition, fresh.edition);
    EXPECT_EQ(embedded->source, fresh.source);
    EXPECT_EQ(embedded->digest, fresh.digest);
    EXPECT_EQ(embedded->extends, fresh.extends);
    EXPECT_EQ(embedded->game, fresh.game);
    EXPECT_EQ(embedded->ceilings_after_replay, fresh.ceilings_after_replay);
    EXPECT_EQ(embedded->readings.size(), fresh.readings.size());
    ASSERT_EQ(embedded->laws.size(), fresh.laws.size());
    for (std::size_t i = 0; i < fresh.laws.size(); ++i) {
      EXPECT_EQ(in_full(embedded->laws[i]), in_full(fresh.laws[i]));
    }
    ASSERT_EQ(embedded->cases.size(), fresh.cases.size());
    for (std::size_t i = 0; i < fresh.cases.size(); ++i) {
      EXPECT_EQ(in_full(embedded->cases[i]), in_full(fresh.cases[i]));
    }
    for (std::size_t i = 0; i < fresh.tables.size(); ++i) {
      expect_same(embedded->tables[i], fresh.tables[i]);
    }
  }
}

TEST(BuiltIn, ExamplesBelongToLawsThatAreThere) {
  for (const ExamplePair& example : examples()) {
    const Code* const code = built_in_code(example.code);
    ASSERT_NE(code, nullptr);
    EXPECT_NE(std::ranges::find(code->laws, example.law, &Law::number), code->laws.end())
        << example.law;
    EXPECT_FALSE(example.first.empty());
    EXPECT_FALSE(example.second.empty());
  }
}

}  // namespace
}  // namespace ecarte::codes
