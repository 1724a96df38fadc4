// SPDX-License-Identifier: MIT
#include "picture/terminal.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "picture/canvas.hpp"
#include "tests/picture/drawn.hpp"

namespace ecarte::picture {
namespace {

using game::Seat;
using testing::HasSubstr;
using testing::Not;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) {
    lines.push_back(line);
  }
  return lines;
}

/// All records of the situations, which have everything in them.
std::vector<std::string> situations() {
  std::vector<std::string> texts;
  for (const auto& file :
       std::filesystem::directory_iterator(std::string{ECARTE_FIXTURES} + "/situations")) {
    if (file.path().extension() == ".ecarte") {
      std::ostringstream text;
      text << std::ifstream{file.path(), std::ios::binary}.rdbuf();
      texts.push_back(text.str());
    }
  }
  return texts;
}

TEST(Terminal, DrawsTricksWithWhoLedAndWhoTookThem) {
  EXPECT_THAT(on_terminal(drawn(kRevoke).front()),
              HasSubstr("trick             1       2       3       4       5\n"
                        "                ┏━━━┓   ┏━━━┓   ┏━━━┓   ┌───┐   ┌───┐\n"
                        "A               ┃ J♦┃✓ ›┃ K♥┃✓ ›┃ K♣┃✓ ›│ 9♠│   │ 8♠│\n"
                        "                ┗━━━┛   ┗━━━┛   ┗━━━┛   └───┘   └───┘\n"
                        "                 ▲1\n"
                        "                ┌───┐   ┌───┐   ┌───┐   ┏━━━┓   ┏━━━┓\n"
                        "Y              ›│ K♠│   │ A♥│   │ 7♣│   ┃ Q♠┃✓ ›┃ Q♦┃✓\n"
                        "                └───┘   └───┘   └───┘   ┗━━━┛   ┗━━━┛\n"));
}

TEST(Terminal, NoLineIsWiderThanTheTerminal) {
  for (const std::string& text : situations()) {
    for (const Picture& picture : drawn(text)) {
      for (const std::size_t width : {12U, 13U, 17U, 24U, 39U, 40U, 56U, 57U, 80U, 132U}) {
        for (const std::string& line : lines_of(on_terminal(picture, {.width = width}))) {
          EXPECT_LE(columns_of(line), width) << line;
        }
      }
    }
  }
}

TEST(Terminal, EveryCardIsDrawnAtAnyWidth) {
  const Picture picture = drawn(kRevoke).front();
  const auto cards = [&](std::size_t width) {
    std::string text = on_terminal(picture, {.width = width});
    std::vector<std::string> each;
    for (const std::string_view side : {"│", "┃", "\n"}) {
      for (std::size_t at = 0; (at = text.find(side, at)) != std::string::npos;) {
        text.replace(at, side.size(), "|");
      }
    }
    std::istringstream stream(text);
    for (std::string inside; std::getline(stream, inside, '|');) {
      if (columns_of(inside) == 3 && inside.size() > 3 && inside.find("›") == std::string::npos) {
        each.push_back(inside);
      }
    }
    std::ranges::sort(each);
    return each;
  };
  const auto wide = cards(132);
  EXPECT_EQ(wide.size(), 21U);  // the turn-up, two hands, and what was played of them
  EXPECT_EQ(cards(40), wide);
  EXPECT_EQ(cards(12), wide);
}

TEST(Terminal, AsciiIsNothingElse) {
  for (const std::string& text : situations()) {
    for (const Picture& picture : drawn(text)) {
      const std::string drawing = on_terminal(picture, {.ascii = true});
      EXPECT_TRUE(std::ranges::all_of(drawing, [](char c) {
        return static_cast<unsigned char>(c) < 0x80;
      })) << drawing;
    }
  }
}

TEST(Terminal, ColoursChangeNothingButColour) {
  for (const std::string& text : situations()) {
    for (const Picture& picture : drawn(text)) {
      std::string coloured = on_terminal(picture, {.colour = true, .four_colour = true});
      for (std::size_t at = 0; (at = coloured.find('\x1b')) != std::string::npos;) {
        coloured.erase(at, coloured.find('m', at) + 1 - at);
      }
      EXPECT_EQ(coloured, on_terminal(picture));
    }
  }
}

TEST(Terminal, WhatIsHiddenIsDrawnAsBacks) {
  const std::string drawing = on_terminal(drawn(kExchange, Seat::First).front());
  EXPECT_THAT(drawing, HasSubstr("Y              │░░░││░░░││░░░││░░░││░░░│\n"));
  EXPECT_THAT(drawing, Not(HasSubstr("7♠")));
}

TEST(Terminal, TheScoreIsSeenAsCounters) {
  EXPECT_THAT(on_terminal(drawn(kRevoke).front()), HasSubstr("marked   A ○○○○○ 0  Y ○○○○○ 0\n"));
}

}  // namespace
}  // namespace ecarte::picture
