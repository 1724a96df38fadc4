// SPDX-License-Identifier: MIT
//
// Every record under fixtures/ is what it says it is: one test a file.
#include <algorithm>
#include <cctype>

#include <gtest/gtest.h>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

std::vector<std::string> fixtures() {
  const std::filesystem::path root{ECARTE_ROOT};
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root / "fixtures")) {
    const std::string file = entry.path().lexically_relative(root);
    // Of what belongs to the paths of interviews more is asked: tests/examples.
    if (entry.path().extension() == ".ecarte" && !file.starts_with("fixtures/notation/") &&
        !file.starts_with("fixtures/paths/")) {
      files.push_back(file);
    }
  }
  std::ranges::sort(files);
  return files;
}

/// "fixtures/laws/x/40-y/breach.ecarte" → "laws_x_40_y_breach"
std::string label(const testing::TestParamInfo<std::string>& info) {
  std::string name = std::filesystem::path(info.param).replace_extension().string().substr(9);
  std::ranges::replace_if(
      name, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
}

class Fixture : public testing::TestWithParam<std::string> {};

TEST_P(Fixture, IsAsItExpects) {
  const Outcome outcome = ecarte({"check", "--expect", GetParam()});
  EXPECT_EQ(outcome.status, 0) << outcome.err << outcome.out;
}

INSTANTIATE_TEST_SUITE_P(All, Fixture, testing::ValuesIn(fixtures()), label);
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Fixture);

}  // namespace
}  // namespace ecarte::e2e
