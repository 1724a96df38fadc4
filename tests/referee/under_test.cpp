// SPDX-License-Identifier: MIT
//
// Under several codes at once each says what it says alone, of every record there is.
#include "referee/under.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "referee/merge.hpp"

namespace ecarte::referee {
namespace {

std::vector<law::DealResult> alone(const std::string& text, const codes::Code& code) {
  notation::Reader reader{notation::source_of(text)};
  Options options;
  options.code = &code;
  std::vector<law::DealResult> results;
  judge(reader, options, [&](const Judged& deal) { results.push_back(deal.result); });
  return results;
}

void expect_same(const std::string& text, std::span<const codes::Code* const> codes,
                 const std::string& name) {
  std::vector<std::vector<law::DealResult>> together(codes.size());
  notation::Reader reader{notation::source_of(text)};
  judge_under(
      codes, [&](record::Record& into) { return reader.next(into); }, {},
      [&](std::span<const Judged* const> deals) {
        ASSERT_EQ(codes.size(), deals.size());
        for (std::size_t i = 0; i < deals.size(); ++i) {
          EXPECT_EQ(codes[i], &deals[i]->code);
          EXPECT_EQ(deals[0]->facts.place.deal, deals[i]->facts.place.deal);
          together[i].push_back(deals[i]->result);
        }
      });
  for (std::size_t i = 0; i < codes.size(); ++i) {
    const auto own = alone(text, *codes[i]);
    ASSERT_EQ(own.size(), together[i].size()) << name;
    for (std::size_t deal = 0; deal < own.size(); ++deal) {
      EXPECT_TRUE(same_ruling(own[deal], together[i][deal])) << name << " " << codes[i]->name;
      EXPECT_EQ(own[deal].findings.size(), together[i][deal].findings.size()) << name;
      EXPECT_TRUE(same_outcome(own[deal], together[i][deal])) << name;
    }
  }
}

TEST(Under, EachCodeSaysWhatItSaysAlone) {
  const auto built_in = codes::built_in_codes();
  std::vector<const codes::Code*> codes(built_in.begin(), built_in.end());
  ASSERT_GE(codes.size(), 2U);
  std::string all;
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(ECARTE_FIXTURES)) {
    if (entry.path().extension() == ".ecarte") {
      std::ifstream file{entry.path()};
      const std::string text{std::istreambuf_iterator<char>{file}, {}};
      expect_same(text, codes, entry.path().string());
      all += text.find('?') == std::string::npos ? text + "\n" : std::string{};
      ++files;
    }
  }
  EXPECT_GT(files, 500U);
  std::ranges::reverse(codes);
  expect_same(all, codes, "all");
}

}  // namespace
}  // namespace ecarte::referee
