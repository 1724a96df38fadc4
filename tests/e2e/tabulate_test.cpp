// SPDX-License-Identifier: MIT
//
// The table of the odds in the dark: parts broken off and taken up, added up, and refused.
#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using ::testing::HasSubstr;

/// A folder with the parts of a few games in it.
class Tabulate : public ::testing::Test {
 protected:
  Tabulate() : folder_(std::filesystem::temp_directory_path() / "ecarte-tabulate-XXXXXX") {
    std::string name = folder_;
    EXPECT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  ~Tabulate() override { std::filesystem::remove_all(folder_); }

  [[nodiscard]] std::string path(const std::string& name) const { return folder_ / name; }
  /// Three games of the 58,359, or two.
  Outcome find(const std::string& name, const std::string& shard) const {
    return ecarte({"tabulate", "--part", path(name), "--shard", shard});
  }
  void write(const std::string& name, const std::string& text) const {
    std::ofstream{path(name), std::ios::binary} << text;
  }
  [[nodiscard]] std::string csv(std::vector<std::string> names) const {
    std::vector<std::string> words{"tabulate", "--format", "csv"};
    for (const std::string& name : names) {
      words.push_back(path(name));
    }
    const Outcome outcome = ecarte(words);
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    return outcome.out;
  }

 private:
  std::filesystem::path folder_;
};

TEST_F(Tabulate, APartCutAnywhereIsTakenUpToTheSameBytes) {
  ASSERT_EQ(find("whole", "9000/20000").status, 0);
  const std::string whole = contents(path("whole"));
  EXPECT_EQ(std::count(whole.begin(), whole.end(), '\n'), 5);
  for (std::size_t kept = 0; kept <= whole.size(); kept += 97) {
    write("cut", whole.substr(0, kept));
    const Outcome outcome = find("cut", "9000/20000");
    ASSERT_EQ(outcome.status, 0) << kept << outcome.err;
    ASSERT_EQ(contents(path("cut")), whole) << kept;
  }
  EXPECT_THAT(find("whole", "9000/20000").out, HasSubstr(", 0 of them found now"));
}

TEST_F(Tabulate, PartsAddUpInAnyOrderAndGrouping) {
  for (const std::string shard : {"9000", "9001", "9002"}) {
    ASSERT_EQ(find(shard, shard + "/20000").status, 0);
  }
  const std::string all = csv({"9000", "9001", "9002"});
  EXPECT_EQ(csv({"9002", "9000", "9001"}), all);
  write("two", csv({"9001", "9002"}));
  EXPECT_EQ(csv({"two", "9000"}), all);
  EXPECT_EQ(csv({"9000", "two", "9001"}), all);
  write("all", all);
  EXPECT_EQ(csv({"all"}), all);
  EXPECT_THAT(all, HasSubstr("\n# missing: 1-"));
  EXPECT_THAT(all, HasSubstr("-58359\n"));
  EXPECT_THAT(csv({"9000", "9002"}), HasSubstr(" 26262-26264 "));
  EXPECT_THAT(ecarte({"tabulate", path("all")}).out, HasSubstr("9 of 58359 games found"));
}

TEST_F(Tabulate, WhatWasMadeOtherwiseIsRefused) {
  ASSERT_EQ(find("ours", "9000/20000").status, 0);
  std::string text = contents(path("ours"));
  const std::size_t version = text.find("; ecarte ");
  ASSERT_NE(version, std::string::npos);
  write("theirs", text.substr(0, version) + "; ecarte 0.0.1" + text.substr(text.find('\n')));
  const Outcome mixed = ecarte({"tabulate", path("ours"), path("theirs")});
  EXPECT_EQ(mixed.status, 2);
  EXPECT_THAT(mixed.err, HasSubstr("made otherwise than the parts before it"));
  const std::string theirs = contents(path("theirs"));
  EXPECT_THAT(find("theirs", "9000/20000").err, HasSubstr("it is left alone"));
  EXPECT_EQ(contents(path("theirs")), theirs);
  // A row that says something else of one game.
  const std::size_t row = text.rfind('\n', text.size() - 2) + 1;
  const std::size_t last = text.find_last_of("0123456789");
  text[last] = text[last] == '1' ? '2' : '1';
  write("bent", text);
  ASSERT_LT(row, last);
  EXPECT_EQ(ecarte({"tabulate", path("ours"), path("bent")}).status, 2);
  EXPECT_THAT(find("ours", "9001/20000").err, HasSubstr("holds other games than this shard"));
  write("record", "dealer: A\n");
  EXPECT_THAT(ecarte({"tabulate", path("record")}).err, HasSubstr("not a part of the table"));
  EXPECT_EQ(find("none", "0/4").status, 2);
  EXPECT_EQ(find("none", "5/4").status, 2);
  EXPECT_EQ(ecarte({"tabulate"}).status, 2);
}

TEST_F(Tabulate, ARowSaysWhatOddsSay) {
  // 8S 7S QH 7H 7D with 9S turned, of which `odds` finds the point against 39,899 hands.
  const std::vector<std::string> hand{"8S 7S QH 7H 7D", "--turn", "9S"};
  ASSERT_EQ(find("part", "2133/20000").status, 0);
  const Outcome looked =
      ecarte({"tabulate", path("part"), "--hand", "8S 7S QH 7H 7D", "--turn", "9S"});
  ASSERT_EQ(looked.status, 0) << looked.err;
  EXPECT_THAT(looked.out, HasSubstr("leading, the point    39899  60.66 %"));
  EXPECT_THAT(looked.out, HasSubstr("leading, the vole     406  0.62 %"));
  // Other suits, and another card turned that he does not see either.
  EXPECT_THAT(ecarte({"tabulate", path("part"), "--hand", "8D 7D QC 7C 7H", "--turn", "QD"}).out,
              HasSubstr("39899  60.66 %"));
  EXPECT_THAT(ecarte({"tabulate", path("part"), "--hand", "8D 7D QC 7C 7H", "--turn", "KD"}).err,
              HasSubstr("is not in the table yet"));
}

}  // namespace
}  // namespace ecarte::e2e
