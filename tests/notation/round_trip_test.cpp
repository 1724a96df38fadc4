// SPDX-License-Identifier: MIT
//
// Canonical text says what the record said, and is its own canonical form, for every fixture there
// is.
#include <gtest/gtest.h>

#include "record/format.hpp"
#include "record/telling.hpp"
#include "support.hpp"

namespace ecarte::notation::test {
namespace {

std::string formatted(const std::vector<record::Record>& deals) {
  std::string text;
  for (const record::Record& record : deals) {
    text += record::format(record);
  }
  return text;
}

std::string fingerprints(const std::vector<record::Record>& deals) {
  std::string lines;
  for (const record::Record& record : deals) {
    lines += "deal\n" + fingerprint(record);
  }
  return lines;
}

TEST(RoundTrip, EveryFixtureKeepsItsActs) {
  const auto files = files_below(ECARTE_FIXTURES, ".ecarte");
  EXPECT_GT(files.size(), 10U);
  for (const std::string& file : files) {
    const auto deals = read(file_contents(file));
    const std::string text = formatted(deals);
    const auto again = read(text);
    EXPECT_EQ(fingerprints(deals), fingerprints(again)) << file;
    EXPECT_EQ(text, formatted(again)) << file;
  }
}

std::string told_back(const std::vector<record::Record>& deals) {
  std::string text;
  for (const record::Record& record : deals) {
    text += record::as_record(record, record::tell(record));
  }
  return text;
}

TEST(RoundTrip, EveryFixtureToldBackSaysTheSame) {
  for (const std::string& file : files_below(ECARTE_FIXTURES, ".ecarte")) {
    const auto deals = read(file_contents(file));
    const std::string told = told_back(deals);
    EXPECT_EQ(fingerprints(deals), fingerprints(read(told))) << file << "\n" << told;
  }
}

TEST(RoundTrip, TheSampleGameIsCanonical) {
  const std::string text =
      file_contents(std::string(ECARTE_FIXTURES) + "/hoyle/sample-game.ecarte");
  EXPECT_EQ(text, formatted(read(text)));
}

TEST(RoundTrip, TheExamplesOfTheManualCanBeRead) {
  const std::string manual =
      file_contents(std::string(ECARTE_FIXTURES) + "/../grammar/NOTATION.md");
  const std::string open = "```ecarte\n";
  int examples = 0;
  for (std::size_t at = manual.find(open); at != std::string::npos; at = manual.find(open, at)) {
    at += open.size();
    EXPECT_EQ("", problems_of(manual.substr(at, manual.find("```\n", at) - at)));
    ++examples;
  }
  EXPECT_GT(examples, 2);
}

TEST(RoundTrip, GoodFixturesHaveNoProblems) {
  for (const std::string& file :
       files_below(std::string(ECARTE_FIXTURES) + "/notation/good", ".ecarte")) {
    EXPECT_EQ("", problems_of(file_contents(file))) << file;
  }
}

}  // namespace
}  // namespace ecarte::notation::test
