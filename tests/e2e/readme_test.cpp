// SPDX-License-Identifier: MIT
//
// What README.md shows of the program is what the program does: each `console` block is run.
#include <sstream>

#include <gtest/gtest.h>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

struct ShownRun {
  int line = 0;
  std::string command;
  std::string output;
};

/// The commands ("$ ecarte …") of the blocks fenced as ```console, with what is shown after each.
std::vector<ShownRun> shown_runs(const std::string& markdown) {
  std::vector<ShownRun> runs;
  std::istringstream text{markdown};
  bool inside = false;
  std::string line;
  for (int number = 1; std::getline(text, line); ++number) {
    if (line.starts_with("```")) {
      inside = !inside && line == "```console";
    } else if (inside && line.starts_with("$ ")) {
      runs.push_back({number, line.substr(2), {}});
    } else if (inside && !runs.empty()) {
      runs.back().output += line + "\n";
    }
  }
  return runs;
}

TEST(Readme, ShowsWhatTheProgramDoes) {
  const std::string readme = contents(std::filesystem::path{ECARTE_ROOT} / "README.md");
  ASSERT_FALSE(readme.empty());
  int of_ecarte = 0;
  for (const ShownRun& shown : shown_runs(readme)) {
    if (shown.command.starts_with("ecarte ")) {
      ++of_ecarte;
      EXPECT_EQ(shell(shown.command).out, shown.output)
          << "README.md:" << shown.line << ": $ " << shown.command;
    }
  }
  EXPECT_GT(of_ecarte, 0);
}

TEST(Readme, BlocksAreReadAsTheyStand) {
  const auto runs =
      shown_runs("```console\n$ ecarte a\none\ntwo\n$ ecarte b\n```\n```\n$ no\n```\n");
  ASSERT_EQ(runs.size(), 2U);
  EXPECT_EQ(runs[0].output, "one\ntwo\n");
  EXPECT_EQ(runs[1].command, "ecarte b");
}

}  // namespace
}  // namespace ecarte::e2e
