// SPDX-License-Identifier: MIT
//
// Known lines are added by several threads while others look for them: who finds one finds all of
// it, and none is there twice.
#include "notation/known_lines.hpp"

#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace ecarte::notation::test {
namespace {

/// A line whose act, marks and what it turns on all tell its number.
KnownLine line_of(std::size_t number, std::size_t ways = 100) {
  const std::string text = "says " + std::to_string(number) + " for the others to read";
  KnownLine line;
  line.size = text.copy(line.text.data(), text.size());
  line.marks = number;
  line.count = 1 + number % KnownLine::kMostSaid;
  for (std::size_t n = 0; n < line.count; ++n) {
    line.said[n].act.at = static_cast<record::Offset>(number + n);
    line.said[n].places = static_cast<std::uint16_t>(number);
    line.said[n].numbered = number % 2 == 0;
  }
  line.turns_on.letters = number % ways;
  return line;
}

/// How many of it are known; each must be all of it.
int known(const KnownLines& lines, const KnownLine& line) {
  int found = 0;
  const std::string_view text(line.text.data(), line.size);
  lines.look(
      LineWords::hash_of(text),
      [&](const KnownLines::Kept& kept) {
        if (kept.marks() == line.marks) {
          ++found;
          EXPECT_EQ(kept.turns_on(), line.turns_on);
          EXPECT_EQ(kept.count(), line.count);
          for (std::size_t n = 0; n < kept.count(); ++n) {
            EXPECT_EQ(kept.said(n).act.at, line.said[n].act.at);
            EXPECT_EQ(kept.said(n).places, line.said[n].places);
            EXPECT_EQ(kept.said(n).numbered, line.said[n].numbered);
          }
        }
        return false;
      },
      [](const KnownLines::Kept& /*kept*/) {});
  return found;
}

TEST(KnownLines, EachIsThereOnce) {
  KnownLines lines;
  EXPECT_EQ(known(lines, line_of(7)), 0);
  EXPECT_TRUE(lines.add(line_of(7)));
  EXPECT_TRUE(lines.add(line_of(7)));
  EXPECT_EQ(known(lines, line_of(7)), 1);
  KnownLine elsewhere = line_of(7);
  elsewhere.turns_on.letters = 77;
  EXPECT_TRUE(lines.add(elsewhere));
  EXPECT_EQ(known(lines, line_of(8)), 0);
}

TEST(KnownLines, SeveralThreadsAddAndLook) {
  constexpr std::size_t kLines = 4000;
  constexpr std::size_t kThreads = 4;
  KnownLines lines;
  {
    std::vector<std::jthread> threads;
    for (std::size_t thread = 0; thread < kThreads; ++thread) {
      threads.emplace_back([&lines, thread] {
        for (std::size_t n = 0; n < kLines; ++n) {
          const KnownLine mine = line_of((n * 7 + thread * 1000) % kLines);
          EXPECT_TRUE(lines.add(mine));
          EXPECT_EQ(known(lines, mine), 1);
          EXPECT_LE(known(lines, line_of(n)), 1);  // perhaps another's
        }
      });
    }
  }
  for (std::size_t n = 0; n < kLines; ++n) {
    EXPECT_EQ(known(lines, line_of(n)), 1) << n;
  }
  EXPECT_FALSE(lines.is_full());
}

TEST(KnownLines, WhatHasNoRoomIsNotAddedAndTheOthersStay) {
  KnownLines lines;
  std::size_t count = 0;
  while (lines.add(line_of(count))) {
    ++count;
  }
  EXPECT_GT(count, 30000);
  EXPECT_TRUE(lines.is_full());
  EXPECT_EQ(known(lines, line_of(count)), 0);
  for (std::size_t n = 0; n < count; n += 101) {
    EXPECT_EQ(known(lines, line_of(n)), 1) << n;
  }
}

TEST(KnownLines, NorWhatTurnsOnTooManyOtherThings) {
  KnownLines lines;
  std::size_t count = 0;
  while (lines.add(line_of(count, ~std::size_t{0}))) {
    ++count;
  }
  EXPECT_GT(count, 1000);
  EXPECT_LT(count, 2000);
  EXPECT_EQ(known(lines, line_of(count - 1, ~std::size_t{0})), 1);
}

}  // namespace
}  // namespace ecarte::notation::test
