// SPDX-License-Identifier: MIT
#include "notation/cuts.hpp"

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support.hpp"

namespace ecarte::notation::test {
namespace {

/// Every place where a text is cut that comes in blocks of that size, with the number of its line.
std::vector<Cuts::Cut> cuts_of(std::string_view text, std::size_t block = std::string_view::npos) {
  std::vector<Cuts::Cut> all;
  Cuts cuts;
  for (std::size_t at = 0; at < text.size(); at += std::min(block, text.size())) {
    if (const auto cut = cuts.next(text.substr(at, block), true)) {
      all.push_back({at + cut->at, cut->line});
    }
  }
  return all;
}

std::size_t number_of(std::string_view text) {
  return cuts_of(text).size();
}

constexpr std::string_view kDeal = "deal 1: A gives 3-2\n";

TEST(Cuts, AreMadeBeforeThePlayersOfTheNextSitting) {
  const std::string text = "players: A, Y\ndeal 1: A gives 3-2\n\nplayers: B, C\ndeal 1:\n";
  const auto cuts = cuts_of(text);
  ASSERT_EQ(1U, cuts.size());
  EXPECT_EQ(text.find("players: B"), cuts[0].at);
  EXPECT_EQ(4U, cuts[0].line);
}

TEST(Cuts, AreNotMadeWithinARecord) {
  EXPECT_EQ(0U, number_of("code: hoyle-modernized\nplayers: A, Y\ndeal 1:\n"));
  EXPECT_EQ(0U, number_of("deal 1:\ncode: hoyle-modernized\nplayers: A, Y\ndeal 1:\n"));
  EXPECT_EQ(0U, number_of("deal 1:\ngame 2\nplayers: A, Y\n"));
  EXPECT_EQ(0U, number_of("deal 1:\ncut for deal: A Q♥, Y 8♠\nplayers: A, Y\n"));
  EXPECT_EQ(0U, number_of("A gives 3-2\nplayers: A, Y\n")) << "no heading: it is not known";
  EXPECT_EQ(1U, number_of("rubber 1\ngame 1\ndeal 1:\n  # done\n\nplayers: A, Y\n"));
}

TEST(Cuts, AreMadeOnlyWhereASittingBeginsWhateverTheLineSays) {
  const std::string deal{kDeal};
  EXPECT_EQ(1U, number_of(deal + "players: A, Y\n"));
  EXPECT_EQ(1U, number_of(deal + "players: nonsense; ; 7\n"));
  EXPECT_EQ(0U, number_of(deal + "  players: A, Y\n"));
  EXPECT_EQ(0U, number_of(deal + "Players: A, Y\n"));
  EXPECT_EQ(0U, number_of(deal + "players : A, Y\n"));
  EXPECT_EQ(0U, number_of(deal + "players: A\x01, Y\n"));
  EXPECT_EQ(0U, number_of(deal + "players: A\xff, Y\n"));
  EXPECT_EQ(0U, number_of(deal + "players: " + std::string(5000, 'A') + ", Y\n"));
  EXPECT_EQ(1U, number_of(deal + "players: A, Y\r\n"));
}

TEST(Cuts, EndWithATongueWhichOutlivesASitting) {
  const std::string deal{kDeal};
  const std::string next = deal + "players: A, Y\n" + deal;
  EXPECT_EQ(0U, number_of("cards: french\n" + next));
  EXPECT_EQ(0U, number_of("players: A, Y; Cards : french\n" + next));
  EXPECT_EQ(1U, number_of("# the cards were wet\n" + next));
  const std::string later = next + "players: A, Y; cards: french\n" + next;
  EXPECT_EQ(1U, cuts_of(later, next.size()).size()) << "in the block before";
  for (const std::size_t block : {1U, 3U, 8U}) {
    EXPECT_TRUE(cuts_of("players: A, Y; cards: french\n" + next, block).empty());
  }
}

TEST(Cuts, AreNotLookedForUnlessTheyAreWanted) {
  Cuts cuts;
  EXPECT_FALSE(cuts.next("deal 1:\nplayers: A, Y\n", false));
  EXPECT_FALSE(cuts.next("players: B, C\ndeal 1:\n", true))
      << "what was headed before is not known";
  const auto cut = cuts.next("\nplayers: C, D\n", true);
  ASSERT_TRUE(cut);
  EXPECT_EQ(1U, cut->at);
  EXPECT_EQ(6U, cut->line);
}

std::string prints(const std::vector<record::Record>& records, std::size_t from = 0) {
  std::string all;
  for (; from < records.size(); ++from) {
    all += std::to_string(records[from].first_line) + "\n" + fingerprint(records[from]);
  }
  return all;
}

std::vector<record::Record> read_from(std::string_view text, std::uint32_t line, bool goes_on) {
  std::vector<record::Record> all;
  Reader reader{source_of(text), line, goes_on};
  for (record::Record record; reader.next(record);) {
    all.push_back(record);
  }
  return all;
}

/// All records there are, and records spoilt, as one text; in blocks of many sizes.
TEST(Cuts, PartsReadByThemselvesAreWhatTheWholeIs) {
  std::string text;
  namespace fs = std::filesystem;
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(ECARTE_FIXTURES)) {
    if (entry.path().extension() == ".ecarte") {
      files.push_back(entry.path());
    }
  }
  std::ranges::sort(files);
  ASSERT_GT(files.size(), 1000U);
  for (std::size_t i = 0; i < files.size(); ++i) {
    std::string one = file_contents(files[i]);
    if (one.find("ards:") != std::string::npos) {
      continue;
    }
    if (i % 7 == 3) {
      one.erase(one.size() / 2, 5);
    }
    text += one + "\n";
  }
  const std::string whole = prints(read_from(text, 1, false));
  for (const std::size_t block : {200U, 1000U, 4096U, 65536U}) {
    const auto cuts = cuts_of(text, block);
    EXPECT_GT(cuts.size(), block < 5000 ? 100U : 10U);
    std::string parts;
    Cuts::Cut from{0, 1};
    for (std::size_t i = 0; i <= cuts.size(); ++i) {
      const Cuts::Cut to = i < cuts.size() ? cuts[i] : Cuts::Cut{text.size(), 0};
      const auto records =
          read_from(std::string_view{text}.substr(from.at, to.at - from.at), from.line, i > 0);
      ASSERT_FALSE(records.empty());
      if (i > 0) {
        ASSERT_FALSE(records[0].acts.empty());
        EXPECT_EQ(record::ActKind::Players, records[0].acts[0].kind);
      }
      parts += prints(records);
      from = to;
    }
    EXPECT_TRUE(whole == parts) << "in blocks of " << block;
  }
}

TEST(Cuts, WordsBeforeAColonAreNoTongue) {
  const std::string sitting = "players: A, Y\ndeal 1: A gives\n  A turns up two cards : 7♦ K♣\n";
  EXPECT_EQ(1U, number_of(sitting + sitting));
  const std::string settled = "players: A, Y; cards: french\ndeal 1: A gives\n";
  EXPECT_EQ(0U, number_of(settled + sitting));
}

TEST(Cuts, NobodyIsCalledPlayers) {
  const auto deals = read("players: Old players, Y\ndeal 1: Y gives 3-2\nplayers: B, C\ndeal 1:\n");
  ASSERT_EQ(2U, deals.size());
  EXPECT_EQ("B", deals[1].names->players[0]);
  EXPECT_NE("", problems_of("players: players, Y\ndeal 1: Y gives 3-2\n"));
}

}  // namespace
}  // namespace ecarte::notation::test
