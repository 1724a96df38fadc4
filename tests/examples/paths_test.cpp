// SPDX-License-Identifier: MIT
//
// Every path of every interview under every code that is built in ends in one ruling, and has a
// record that is ruled on alike. None is excepted: what no record can show is not asked.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "examples/archive.hpp"
#include "examples/path.hpp"
#include "tests/examples/all_paths.hpp"

namespace ecarte::examples {
namespace {

std::string words(const codes::Code& code, const Path& path) {
  std::string text{code.name};
  for (const std::string& answer : path.answers) {
    text += " " + answer;
  }
  return text;
}

bool has_record(const codes::Code& code, const Path& path) {
  return std::ranges::any_of(examples_of(path.told.fact), [&](const Example& example) {
    return shows(code, example, path.told, path.outcome);
  });
}

TEST(Paths, EveryOneHasARecordThatIsRuledOnAlike) {
  int paths = 0;
  for (const codes::Code* const code : codes::built_in_codes()) {
    for (const Path& path : all_paths(*code)) {
      ++paths;
      EXPECT_TRUE(has_record(*code, path)) << words(*code, path);
    }
  }
  EXPECT_GT(paths, 1000);
}

TEST(Paths, TheRecordOfOneIsNotTheRecordOfAnother) {
  // A ruling that is open, used or past under the same answers wants three records.
  const codes::Code& code = *codes::built_in_codes().front();
  for (const Path& path : all_paths(code)) {
    if (!path.outcome.since) {
      continue;
    }
    Path other = path;
    for (const auto since :
         {interview::Since::Open, interview::Since::Used, interview::Since::Unused}) {
      other.outcome.since = since;
      const bool same = since == *path.outcome.since;
      const std::string record = record_of(code, path.told, path.outcome);
      const Example example{std::string_view{record}.substr(record.find('\n') + 1), {}, {}};
      EXPECT_EQ(shows(code, example, other.told, other.outcome), same) << words(code, path);
    }
  }
}

TEST(Paths, EveryRecordKeptShowsSomePath) {
  std::array<std::vector<bool>, replay::kFactKinds> shown;
  for (const codes::Code* const code : codes::built_in_codes()) {
    for (const Path& path : all_paths(*code)) {
      const std::vector<Example>& examples = examples_of(path.told.fact);
      std::vector<bool>& so = shown[static_cast<std::size_t>(path.told.fact)];
      so.resize(examples.size());
      for (std::size_t i = 0; i < examples.size(); ++i) {
        so[i] = so[i] || shows(*code, examples[i], path.told, path.outcome);
      }
    }
  }
  for (int fact = 0; fact < replay::kFactKinds; ++fact) {
    const std::vector<Example>& examples = examples_of(static_cast<replay::FactKind>(fact));
    const std::vector<bool>& so = shown[static_cast<std::size_t>(fact)];
    for (std::size_t i = 0; i < examples.size(); ++i) {
      EXPECT_TRUE(i < so.size() && so[i]) << examples[i].text;
    }
  }
}

TEST(Paths, ALawfulRecordSaysNothingOfTheThing) {
  // "# lawful:" is no way round the referee: a record in which he finds the thing does not pass.
  const codes::Code& code = *codes::built_in_codes().front();
  constexpr std::string_view kFile =
      "# lawful: turn in, pack own, after start, chosen same\n"
      "players: A, Y\n"
      "cut for deal: A J♥, Y T♠\n"
      "deal 1: Y gives 3-2; turns 8♦\n";
  const std::vector<Example> examples = examples_in(kFile, replay::FactKind::Dealing);
  ASSERT_EQ(examples.size(), 1U);
  ASSERT_TRUE(examples.front().lawful);
  for (const Path& path : all_paths(code)) {
    if (path.told.fact == replay::FactKind::Dealing) {
      EXPECT_FALSE(shows(code, examples.front(), path.told, path.outcome)) << words(code, path);
    }
  }
}

}  // namespace
}  // namespace ecarte::examples
