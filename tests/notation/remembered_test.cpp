// SPDX-License-Identifier: MIT
//
// A line that the whole grammar has read is known when it is met again, with other cards, at
// another moment, of others who play: it must say what it says there.
#include "notation/remembered.hpp"

#include <random>

#include <gtest/gtest.h>

#include "lines_of_players.hpp"
#include "notation/both_ways.hpp"
#include "notation/line.hpp"
#include "notation/plain.hpp"
#include "support.hpp"

namespace ecarte::notation::test {
namespace {

constexpr std::string_view kNames[][2] = {{"A", "Y"},
                                          {"Anne", "Paul"},
                                          {"K", "Q"},
                                          {"Élise", "Mrs. Hand"},
                                          {"Cards", "King"},
                                          {"Iris", "B"},
                                          {"I", "Turner"},
                                          {"Dr. Brown", "Tom"},
                                          {"Ned", "Colonel Hay"}};

class Drawn {
 public:
  explicit Drawn(unsigned seed) : random_(seed) {}
  std::size_t below(std::size_t limit) { return random_() % limit; }

  /// The line with cards and names of these, or as it stands where a card is drawn twice.
  std::string line(std::string_view written, const std::string_view (&names)[2], bool letters) {
    static constexpr std::string_view kSigns[] = {"♠", "♥", "♦", "♣"};
    const bool turned = below(2) == 1;
    std::string line;
    for (std::size_t at = 0; at < written.size(); ++at) {
      const std::string_view rest = written.substr(at);
      const bool starts = at == 0 || written[at - 1] == ' ';
      if (starts && rest.size() > 1 && rest[0] == 'K' && rest[1] >= '1' && rest[1] <= '5') {
        const std::size_t suit = below(4);
        line += std::string(1, "789TAJQK"[below(8)]);
        line += letters ? std::string(1, "SHDC"[suit]) : std::string(kSigns[suit]);
        ++at;
      } else if (starts && (rest.starts_with("A ") || rest.starts_with("Y "))) {
        line += names[(rest[0] == 'Y') != turned ? 1 : 0];
      } else {
        line += rest[0];
      }
    }
    return line;
  }

 private:
  std::mt19937 random_;
};

TEST(Remembered, LinesInAnyOrderAreReadAsTheyAreAlone) {
  Drawn drawn(41);
  for (int round = 0; round < 60; ++round) {
    std::string text;
    for (int deal = 0; deal < 60; ++deal) {
      const auto& names = kNames[drawn.below(std::size(kNames))];
      const bool letters = drawn.below(2) == 0;
      if (deal == 0 || drawn.below(4) == 0) {
        text += "players: " + std::string(names[0]) + ", " + std::string(names[1]) + "\n";
      }
      text += "deal " + std::to_string(deal + 1) + ":\n";
      for (std::size_t lines = drawn.below(12); lines > 0; --lines) {
        text += "  " + drawn.line(kLines[drawn.below(std::size(kLines))], names, letters) +
                (drawn.below(20) == 0 ? " # so\r\n" : "\n");
      }
    }
    ASSERT_EQ("", told_apart(text)) << text;
  }
}

TEST(Remembered, TheSameWordsMeanWhatTheyMeanAtTheirMoment) {
  const std::string told =
      "players: A, Y\ndeal 1:\nY gives 3-2\nY turns K♥\nY marks it\n"
      "A keeps his hand\nA makes 3 tricks\nA marks it\n"
      "deal 2:\nA gives 3-2\nA turns 8♥\nY proposes cards\nA keeps his hand\n"
      "deal 3:\nY gives 3-2\nY turns Q♥\nY marks it\nA keeps his hand\n";
  EXPECT_EQ("", told_apart(told + told));
}

TEST(Remembered, WordsAreTakenWithoutTheirCards) {
  const NameTable names;  // A and Y
  const auto words_of = [&names](std::string line) {
    line += '\n';
    line.resize(line.size() + kPlainEnd);
    LineWords words;
    const bool taken = words.take(line.data(), names.words()) != nullptr &&
                       !LineWords::has_name(words.text(), names.words());
    return taken ? std::string(words.text()) : "none";
  };
  EXPECT_EQ(words_of("throws K♥ 8♠ away"), words_of("throws 7♣ T♦ away"));
  EXPECT_EQ(words_of("throws KH 8S away"), words_of("throws QC AD away"));
  EXPECT_NE(words_of("throws K♥ 8♠ away"), words_of("throws K♥ away"));
  EXPECT_EQ(words_of("throws K♥ 8♠ away"), words_of("throws KH 8S away"));
  EXPECT_EQ(words_of("throws 7♥ away"), words_of("throws KH away"));
  EXPECT_NE(words_of("throws A♥ away"), words_of("throws K♥ away")) << "A is somebody";
  EXPECT_EQ(words_of("throws KH 8S AS away"), words_of("throws KH 8S 9D away"));
  EXPECT_EQ(words_of("throws AS AH away"), words_of("throws K♥ 8♠ away"));
  EXPECT_NE(words_of("throws 10♥ away"), words_of("throws T♥ away"));
  EXPECT_EQ(words_of("cuts 12 cards"), words_of("cuts 31 cards"));
  EXPECT_NE(words_of("cuts 12 cards"), words_of("cuts 32 cards")) << "are all of the pack";
  EXPECT_NE(words_of("cuts 11 cards"), words_of("cuts 10 cards")) << "may be a rank";
  EXPECT_NE(words_of("cuts 12 of 12"), words_of("cuts 12 of 13"));
  EXPECT_NE(words_of("cuts 12-3"), words_of("cuts 13-3"));
  EXPECT_EQ("none", words_of("throws K♥ K♥ away")) << "which of them?";
  EXPECT_EQ("none", words_of("gives y two")) << "Y is somebody";
  EXPECT_EQ("takes a look", words_of("takes a look")) << "an article is nobody";
  EXPECT_EQ("none", words_of("takes A look"));
  EXPECT_EQ("none", words_of("says “Y”"));
  EXPECT_EQ(words_of("says “K♥."), words_of("says “7♠."));
  EXPECT_NE(words_of("says KHs"), words_of("says 7Ss"));
  EXPECT_EQ("none", words_of("says\tno")) << "which is no text";
  EXPECT_EQ("none", words_of(std::string(100, 'x')));
}

TEST(Remembered, NumbersAreReadAsTheyAreAlone) {
  constexpr std::string_view kCounted[] = {"cuts #",
                                           "cuts # cards",
                                           "lifts # card",
                                           "lifts off # at the cut",
                                           "takes off only #",
                                           "cuts just #",
                                           "cuts # off the top",
                                           "takes # cards in the cut",
                                           "leaves #",
                                           "cuts # and shows K♥",
                                           "cuts # at the end",
                                           "lifts # cards, leaving 12",
                                           "asks #",
                                           "wants # cards",
                                           "says \"# cards\"",
                                           "marks # points",
                                           "discards #",
                                           "takes #",
                                           "holds # cards",
                                           "finds # cards in his hand",
                                           "makes # tricks",
                                           "gives # cards",
                                           "draws #",
                                           "shuffles # times"};
  Drawn drawn(7);
  for (const std::string_view stands :
       {"", "A gives 3-2\nA turns K♥\n", "A gives 3-2\nA turns K♥\nY proposes\nA accepts\n"}) {
    std::string text;
    for (int deal = 1; deal <= 800; ++deal) {
      const std::string_view told = kCounted[drawn.below(std::size(kCounted))];
      const std::size_t at = told.find('#');
      text += "deal " + std::to_string(deal) + ":\n" + std::string(stands) +
              (drawn.below(2) == 0 ? "A " : "Y ") + std::string(told.substr(0, at)) +
              std::to_string(drawn.below(40)) + std::string(told.substr(at + 1)) + "\n";
    }
    ASSERT_EQ("", told_apart(text)) << text;
  }
}

/// Reads the line as a reader does. Was it plain, or known?
bool is_known(LineParser& parser, record::Record& record, const std::string& line) {
  const auto at = static_cast<record::Offset>(record.text.size());
  std::string ahead = line + "\n";
  const std::size_t size = ahead.size();
  ahead.resize(size + kPlainEnd);
  const PlainRead read = parser.read_plain(record, {ahead.data(), size}, false, true);
  record.text.append(ahead, 0, size);
  if (read.lines == 0) {
    parser.read(record, at, static_cast<record::Offset>(record.text.size() - 1));
  }
  return read.lines == 1;
}

TEST(Remembered, WhatEveryDealTellsIsKnownTheSecondTime) {
  constexpr std::string_view kToldOfADeal[] = {
      "Anne dealt 3-2",          "Anne turns over K1",
      "Paul has K2 K3 K4 K5 K6", "Paul wants cards",
      "Anne lets him have them", "Paul throws K2 K3 away",
      "Paul takes K7 K8 only",   "Anne changes nothing",
      "1. Paul plays K4",        "Anne takes the trick with K9",
      "Anne pegs the point"};
  constexpr std::string_view kCardsOfDeals[][9] = {
      {"8♦", "7♠", "8♠", "9♠", "T♠", "J♠", "K♥", "Q♥", "A♠"},
      {"Q♣", "7♥", "8♥", "9♥", "T♥", "J♥", "K♦", "Q♦", "A♥"}};
  LineParser parser;
  parser.names().set_players("Anne", "Paul");
  for (const auto& cards : kCardsOfDeals) {
    record::Record record;
    parser.begin_unit();
    for (const std::string_view told : kToldOfADeal) {
      std::string line(told);
      for (std::size_t card = 0; card < std::size(cards); ++card) {
        if (const std::size_t at = line.find("K" + std::to_string(card + 1)); at != line.npos) {
          line.replace(at, 2, cards[card]);
        }
      }
      const bool known = is_known(parser, record, line);
      EXPECT_TRUE(known || cards[0] == kCardsOfDeals[0][0]) << line;
    }
  }
}

TEST(Remembered, WhoPlaysWithoutProposingIsKnownTheSecondTime) {
  constexpr std::string_view kTold[] = {"Paul plays at once", "Paul stands pat", "Paul will play",
                                        "Paul plays at once asking nothing"};
  LineParser parser;
  parser.names().set_players("Anne", "Paul");
  for (const std::string_view told : kTold) {
    for (const std::string card : {"8♦", "Q♣"}) {
      record::Record record;
      parser.begin_unit();
      is_known(parser, record, "Anne gives 3-2");
      is_known(parser, record, "Anne turns " + card);
      EXPECT_EQ(is_known(parser, record, std::string(told)), card == "Q♣") << told;
    }
  }
}

TEST(Remembered, WhatOneSaysOfHimselfOrTheOtherIsKnownWhereTheirNamesTellAsMuch) {
  constexpr std::string_view kTold[] = {"Anne announces that she proposes",
                                        "Anne says that she would propose",
                                        "Anne says she has the king"};
  LineParser parser;
  for (const std::string_view told : kTold) {
    const auto known = [&](std::string_view first, std::string_view second, bool by_one = false) {
      record::Record record;
      parser.begin_unit();
      parser.names().set_players(first, second);
      is_known(parser, record, std::string(second) + " gives 3-2");
      is_known(parser, record, std::string(second) + " turns 8♦");
      if (by_one) {
        is_known(parser, record, "I look at my hand");
      }
      return is_known(parser, record, std::string(first) + std::string(told.substr(4)));
    };
    EXPECT_FALSE(known("Anne", "Paul")) << told;
    EXPECT_TRUE(known("Anne", "Paul")) << told;
    EXPECT_TRUE(known("Iris", "Tom")) << told;
    EXPECT_FALSE(known("Anne", "Iris")) << told;
    EXPECT_FALSE(known("A", "Y", true)) << told;
  }
}

TEST(Remembered, WhatIsDoneAboutAFaultIsKnownTheSecondTime) {
  constexpr std::string_view kTold[] = {"Anne claims a fresh deal; has not looked",
                                        "Paul gives again 3-2; turns 8♦",
                                        "Paul gives notice of 3-2; gives 3-2; turns 8♦",
                                        "Anne chooses his seat",
                                        "Paul gives notice of 3-2",
                                        "Paul has not looked",
                                        "Anne claims a mark",
                                        "Anne claims a fresh deal",
                                        "Anne requires the hands again",
                                        "Anne requires a heart",
                                        "Anne finds the pack wrong",
                                        "Paul lets it stand",
                                        "Paul puts it right"};
  LineParser parser;
  parser.names().set_players("Anne", "Paul");
  for (const std::string_view told : kTold) {
    record::Record once;
    is_known(parser, once, std::string(told));
    parser.begin_unit();
    record::Record again;
    EXPECT_TRUE(is_known(parser, again, std::string(told))) << told;
    parser.begin_unit();
  }
}

TEST(Remembered, WhatOneHasLearntTheOthersKnow) {
  LineParser one;
  LineParser other;
  const auto all = std::make_shared<KnownLines>();
  const auto known_to = [](LineParser& parser, std::string line) {
    line.resize(line.size() + kPlainEnd);
    record::Record record;
    return parser.read_plain(record, {line.data(), line.size() - kPlainEnd}, false, true).lines ==
           1;
  };
  one.share(all, std::make_shared<KnownLines>());
  record::Record record;
  record.text = "A throws K♥ 8♠ away";
  one.read(record, 0, static_cast<record::Offset>(record.text.size()));
  EXPECT_TRUE(known_to(one, "Y throws 7♣ T♦ away\n"));
  EXPECT_FALSE(known_to(other, "Y throws 7♣ T♦ away\n"));
  other.share(all, std::make_shared<KnownLines>());
  EXPECT_TRUE(known_to(other, "Y throws 7♣ T♦ away\n"));
  EXPECT_FALSE(known_to(other, "Y throws 7♣ T♦ out\n"));
}

}  // namespace
}  // namespace ecarte::notation::test
