// SPDX-License-Identifier: MIT
//
// Every record under fixtures/ is what it says it is: one test a file. A program of its own, for
// whatever starts it lists all of them first.
#include <algorithm>
#include <cctype>
#include <optional>

#include <gtest/gtest.h>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

std::vector<std::string> fixtures() {
  const std::filesystem::path root{ECARTE_ROOT};
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root / "fixtures")) {
    const std::string file = entry.path().lexically_relative(root);
    // Of what belongs to the paths of interviews more is asked: tests/examples. What is written for
    // a newcomer holds no expectations; what is found in it command_test.cpp knows.
    if (entry.path().extension() == ".ecarte" && !file.starts_with("fixtures/notation/") &&
        !file.starts_with("fixtures/paths/") && !file.starts_with("fixtures/demo/")) {
      files.push_back(file);
    }
  }
  std::ranges::sort(files);
  return files;
}

/// The code of laws in the folder of a record, which it is written for.
std::optional<std::string> code_beside(const std::string& record) {
  const std::filesystem::path folder = std::filesystem::path{record}.parent_path();
  const bool own =
      std::filesystem::exists(std::filesystem::path{ECARTE_ROOT} / folder / "code.yaml");
  return own ? std::optional{folder.string()} : std::nullopt;
}

/// "fixtures/laws/x/40-y/breach.ecarte" → "laws_x_40_y_breach"
std::string label(const testing::TestParamInfo<std::string>& info) {
  std::string name = std::filesystem::path(info.param).replace_extension().string().substr(9);
  std::ranges::replace_if(
      name, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
}

TEST(Fixtures, AreFound) {
  EXPECT_GT(fixtures().size(), 2'000U);
}

class Fixture : public testing::TestWithParam<std::string> {};

TEST_P(Fixture, IsAsItExpects) {
  std::vector<std::string> words{"check", "--expect"};
  if (const std::optional<std::string> code = code_beside(GetParam())) {
    words.insert(words.end(), {"--code", *code});
  }
  words.push_back(GetParam());
  const Outcome outcome = ecarte(words);
  EXPECT_EQ(outcome.status, 0) << outcome.err << outcome.out;
}

INSTANTIATE_TEST_SUITE_P(All, Fixture, testing::ValuesIn(fixtures()), label);

}  // namespace
}  // namespace ecarte::e2e
