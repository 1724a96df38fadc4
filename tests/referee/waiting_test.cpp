// SPDX-License-Identifier: MIT
//
// Deals that are at hand together are replayed together and then ruled on; each is told as where
// the next is taken only when it has been handed over.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "referee/judged_bytes.hpp"
#include "referee/referee.hpp"

namespace ecarte::referee {
namespace {

/// Is all that stands behind it read as if it stood alone? Not behind a mark, at which the ruling
/// stops, nor behind a tongue of the cards, which outlives its sitting.
bool lets_go_on(const std::string& text) {
  bool stops = text.find("cards:") != std::string::npos;
  notation::Reader reader{notation::source_of(text)};
  judge(reader, {}, [&](const Judged& deal) { stops = stops || deal.stopped.at_mark; });
  return !stops;
}

/// All records there are, one behind the other.
std::string all_fixtures() {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(ECARTE_FIXTURES)) {
    if (entry.path().extension() == ".ecarte") {
      paths.push_back(entry.path());
    }
  }
  std::ranges::sort(paths);
  std::string text;
  for (const auto& path : paths) {
    std::ifstream file(path, std::ios::binary);
    const std::string one{std::istreambuf_iterator<char>(file), {}};
    text += lets_go_on(one) ? one + "\n" : std::string{};
  }
  return text;
}

/// All that is handed over of each deal, as bytes.
std::vector<std::string> told(const std::string& text, bool in_brief, std::size_t at_hand) {
  notation::Reader reader{notation::source_of(text)};
  Options options;
  options.in_brief = in_brief;
  std::vector<std::string> deals;
  const std::function<void(const Judged&)> take = [&](const Judged& deal) {
    std::string& bytes = deals.emplace_back();
    ByteWriter to{bytes};
    put(to, JudgedCopy{deal});
  };
  std::size_t read = 0;
  TextJudge{options, take}.judge(
      [&](record::Record& into) {
        ++read;
        return reader.next(into);
      },
      [&] { return read % at_hand != 0; });
  return deals;
}

TEST(Waiting, DealsReadTogetherAreToldAsThoseReadOneByOne) {
  const std::string text = all_fixtures();
  for (const bool in_brief : {false, true}) {
    const std::vector<std::string> one_by_one = told(text, in_brief, 1);
    ASSERT_LT(3000U, one_by_one.size());
    for (const std::size_t at_hand : {2U, 5U, 1000U}) {
      EXPECT_TRUE(one_by_one == told(text, in_brief, at_hand)) << at_hand << " at hand";
    }
  }
}

}  // namespace
}  // namespace ecarte::referee
