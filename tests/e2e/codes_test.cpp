// SPDX-License-Identifier: MIT
//
// `check` under several codes: the deals on which they differ.
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/e2e/deals.hpp"
#include "tests/e2e/program.hpp"
#include "tests/report/schema.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;
using testing::Not;
using Words = std::vector<std::string>;

const Words kTwo{"check", "--code", "turf-portland-1877", "--code", "hoyle-modernized"};

Outcome under_two(const Words& more) {
  Words words = kTwo;
  words.insert(words.end(), more.begin(), more.end());
  return ecarte(words);
}

TEST(Codes, SayOfWhichDealsTheyDiffer) {
  const Outcome run = under_two({"fixtures/laws"});
  EXPECT_EQ(1, run.status);
  EXPECT_THAT(run.out, HasSubstr(": the codes differ\n  turf-portland-1877: "));
  EXPECT_THAT(run.out, HasSubstr("\n  hoyle-modernized: "));
  EXPECT_THAT(run.out, HasSubstr(" deals under 2 codes: they differ on "));
  EXPECT_EQ(0, under_two({"--fail-on", "never", "fixtures/laws/turf-portland-1877"}).status);
}

TEST(Codes, AgreeOnWhatIsRegular) {
  const Folder folder;
  const std::string file = folder.file("clean.ecarte", kClean);
  const Outcome run = under_two({file});
  EXPECT_EQ(0, run.status) << run.err;
  EXPECT_THAT(run.out, HasSubstr("under 2 codes: they differ on 0\n"));
  EXPECT_EQ(2, under_two({folder.file("no.ecarte", kUnreadable)}).status);
}

TEST(Codes, SayWhichFaultWasPutRight) {
  const Folder folder;
  const std::string file = folder.file("faced.ecarte",
                                       "players: Kit, Lou\n"
                                       "score: Kit 1, Lou 1\n"
                                       "deal 3: Kit gives; turns 8♥\n"
                                       "  Lou proposes; Kit accepts\n"
                                       "  Lou discards 3; Kit discards 2\n"
                                       "  Kit finds 9♣ faced in the stock\n"
                                       "  9♣ is thrown aside\n"
                                       "  Lou takes 3; Kit takes 2\n");
  const Outcome run =
      ecarte({"check", "--code", "turf-portland-1877", "--code", "enquire-within", file});
  EXPECT_THAT(run.out, HasSubstr("turf-portland-1877: 35 faced-card-in-stock imposed; "));
  EXPECT_THAT(run.out, Not(HasSubstr("regular")));
  EXPECT_THAT(run.out, HasSubstr("; fresh-deal owed\n"));
}

TEST(Codes, DifferOnWhatMustBeDoneNow) {
  const Folder folder;
  const std::string file = folder.file("asked.ecarte",
                                       "players: Ann, Bob\nbystanders: Zoe\n"
                                       "score: Ann 1, Bob 2\n"
                                       "deal 4: Ann gives; turns 8♦\n"
                                       "  Ann and Bob ask Zoe\n"
                                       "  Zoe rules: a fresh deal\n");
  const Outcome run = under_two({file});
  EXPECT_THAT(run.out,
              HasSubstr("turf-portland-1877: regular; due Ann 1, Bob 2; fresh-deal owed\n"));
  EXPECT_THAT(run.out, HasSubstr("hoyle-modernized: regular; due Ann 1, Bob 2\n"));
  EXPECT_THAT(run.out, HasSubstr("differ on 1\n"));
}

TEST(Codes, AreInTheFormsProgramsTake) {
  const std::string lines = under_two({"--format", "jsonl", "fixtures/laws"}).out;
  std::istringstream all{lines};
  std::size_t differences = 0;
  for (std::string line; std::getline(all, line);) {
    const std::string type = nlohmann::json::parse(line).at("type");
    EXPECT_EQ(report::schema_complaints(line, type, "codes"), "") << line;
    differences += type == "difference" ? 1 : 0;
  }
  const std::string document = under_two({"--format", "json", "fixtures/laws"}).out;
  EXPECT_EQ(report::schema_complaints(document, {}, "codes"), "");
  const auto json = nlohmann::json::parse(document);
  EXPECT_EQ(differences, json.at("differences").size());
  EXPECT_EQ(differences, json.at("summary").at("differ").get<std::size_t>());
  EXPECT_EQ(differences, json.at("summary").at("pairs").at(0).at("deals").get<std::size_t>());
  EXPECT_GT(differences, 10U);
  const std::string csv = under_two({"--format", "csv", "fixtures/laws"}).out;
  EXPECT_EQ(1 + 2 * differences, static_cast<std::size_t>(std::ranges::count(csv, '\n')));
}

TEST(Codes, ComeToTheSameBytesWithSeveralThreads) {
  for (const char* const form : {"text", "json", "jsonl", "csv"}) {
    const Words words{"--format", form, "fixtures/laws", "fixtures/sittings"};
    const Outcome one = under_two(words);
    for (const char* const threads : {"2", "3"}) {
      Words more = words;
      more.insert(more.end(), {"-j", threads});
      const Outcome several = under_two(more);
      EXPECT_EQ(one.out, several.out) << form;
      EXPECT_EQ(one.err, several.err) << form;
      EXPECT_EQ(one.status, several.status) << form;
    }
  }
}

TEST(Codes, RefuseWhatIsAskedOfOneCode) {
  for (const Words& option :
       {Words{"--expect"}, Words{"--baseline", "x"}, Words{"--select", "43"}, Words{"--why"},
        Words{"--statistics"}, Words{"--shard", "1/2"}, Words{"--journal", "x"},
        Words{"-o", "csv:x"}, Words{"--fail-on", "warning"}, Words{"--coverage"}}) {
    Words words = option;
    words.emplace_back("fixtures/hoyle");
    const Outcome run = under_two(words);
    EXPECT_EQ(2, run.status) << option.front();
    EXPECT_THAT(run.err, HasSubstr("goes with one code")) << option.front();
  }
  EXPECT_THAT(under_two({"--format", "sarif", "fixtures/hoyle"}).err,
              HasSubstr("expected --format text, short, json, jsonl or csv"));
  EXPECT_THAT(under_two({"--code", "hoyle-modernized", "fixtures/hoyle"}).err,
              HasSubstr("was given twice"));
}

}  // namespace
}  // namespace ecarte::e2e
