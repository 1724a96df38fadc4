// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstring>
#include <string>

#include <gtest/gtest.h>

#include "support.hpp"

namespace ecarte::notation::test {
namespace {

TEST(Reader, CutsTheInputIntoDeals) {
  const auto deals = read(
      "code: hoyle\nplayers: A, Y\n\ngame 1\ncut for deal: A Q♥, Y 8♠\n"
      "deal 1: A gives 3-2\nscore: A 1, Y 0\nexpect: regular\n# between\n"
      "deal 2: Y gives 3-2\ngame 2\ndeal 1:\nplayers: B, C\ndeal 1: B gives 3-2\n");
  ASSERT_EQ(4U, deals.size());
  EXPECT_EQ(1U, deals[0].first_line);
  EXPECT_EQ("hoyle", deals[0].names->code);
  EXPECT_EQ(1U, deals[0].expectations.size());
  EXPECT_EQ(10U, deals[1].first_line);
  EXPECT_EQ("HeadGame =2; HeadDeal =1", acts_of(deals[2]));
  EXPECT_EQ("B", deals[3].names->players[0]);
  EXPECT_EQ("", deals[3].names->code) << "a new sitting, a new code";
}

TEST(Reader, ADealNeedsNoHeading) {
  EXPECT_EQ(2U, read("A gives 3-2\nplayers: B, C\nB gives 3-2\n").size());
  EXPECT_EQ(1U, read("cut for deal: A Q♥, Y 8♠\nA chooses the green pack\ndeal 1:\n").size());
}

TEST(Reader, CommentsAloneAreNoDeal) {
  EXPECT_TRUE(read("").empty());
  EXPECT_TRUE(read("\n# only a comment\n\n").empty());
  EXPECT_EQ(1U, read("# a comment\nnonsense\n").size());
  std::string_view text = "# lost?\ncode: hoyle\n";
  Reader reader{source_of(text)};
  record::Record record;
  EXPECT_FALSE(reader.next(record));
  EXPECT_EQ("# lost?\ncode: hoyle\n", reader.rest());
}

TEST(Reader, LinesEndAsTheyLike) {
  EXPECT_EQ("", problems_of("\xef\xbb\xbfplayers: A, Y\r\nA turns K♠\r\n\tY proposes"));
  EXPECT_EQ("Turn A x1 KS  ", acts_of("A turns K♠  # trailing, with ; and . in it") + "  ");
}

TEST(Reader, InputMayComeInAnyPortions) {
  const std::string text =
      file_contents(std::string(ECARTE_FIXTURES) + "/hoyle/sample-game.ecarte");
  std::string whole;
  for (const record::Record& record : read(text)) {
    whole += fingerprint(record);
  }
  for (const std::size_t portion : {1U, 2U, 7U, 1000U}) {
    std::string_view rest = text;
    Reader reader([&](char* into, std::size_t size) {
      size = std::min({size, portion, rest.size()});
      std::memcpy(into, rest.data(), size);
      rest.remove_prefix(size);
      return size;
    });
    std::string lines;
    for (record::Record record; reader.next(record);) {
      lines += fingerprint(record);
    }
    EXPECT_EQ(whole, lines);
  }
}

TEST(Reader, BeginsAnotherFileAsANewReaderWould) {
  const std::string texts[] = {"players: B, C\ncards: french\ncode: hoyle\ndeal 1: B gives 3-2\n",
                               "A gives 3-2\nY proposes cards\nD looks on", std::string(8, '\0'),
                               "# nothing",
                               "\xef\xbb\xbf"
                               "deal 3: Y gives 3-2; turns R♠\nY proposes cards\n"};
  Reader kept{source_of("")};
  for (int round = 0; round < 2; ++round) {
    for (const std::string& text : texts) {
      kept.begin(source_of(text), 7);
      Reader anew{source_of(text), 7};
      record::Record one;
      record::Record other;
      while (anew.next(other)) {
        ASSERT_TRUE(kept.next(one)) << text;
        EXPECT_EQ(fingerprint(other), fingerprint(one));
      }
      EXPECT_FALSE(kept.next(one));
      EXPECT_EQ(anew.rest(), kept.rest());
    }
  }
}

TEST(Reader, RefusesWhatIsNoText) {
  EXPECT_EQ(
      "1:9: not-utf8: expected text in UTF-8; this looks like Latin-1 or Windows-1252, so save the "
      "file as UTF-8\n",
      problems_of("A turns \xffK\n"));
  EXPECT_EQ("2:1: control-character: expected text without control characters\n",
            problems_of(std::string("A turns K♠\n\0\n", 14)));
  EXPECT_NE("", problems_of("# \x1b[31m\n"));
  EXPECT_NE("", problems_of("# \xc2\x9b\n"));
}

TEST(Reader, RefusesOneLineAmongManyThatArePlain) {
  std::string plain;
  for (int i = 0; i < 20; ++i) {
    plain += "# dit «merci» à Zoë – “♠”\n";
  }
  EXPECT_EQ("", problems_of(plain));
  for (const std::string_view bad : {"\xe2\x99", "\x99", "\xa0", "\xc3", "\xc3\xc3\xa9", "\xc2\x85",
                                     "\xc1\xbf", "\x7f", "\xe2\xe2\x99\xa0"}) {
    const std::string text = plain + "A " + std::string(bad) + "\n" + plain;
    EXPECT_TRUE(problems_of(text).starts_with("21:3: ")) << problems_of(text);
  }
}

TEST(Reader, ACommentMayHaveWhateverBytesButControls) {
  for (const std::string_view bad : {"\xe9", "\x99", "\xc3", "\xe2\x99"}) {
    const auto deals = read("# " + std::string(bad) + "\nA turns K♠ # " + std::string(bad) + "\n");
    ASSERT_EQ(1U, deals.size());
    EXPECT_EQ("Turn A x1 KS", acts_of(deals.front()));
    EXPECT_EQ(deals.front().text,
              "# " + std::string(bad) + "\nA turns K♠ # " + std::string(bad) + "\n");
  }
}

TEST(Setting, AnAndBehindACommaIsNoPartOfAName) {
  const auto deals = read("players: Ann, and Bob\n");
  ASSERT_EQ(1U, deals.size());
  EXPECT_EQ("Bob", deals.front().names->players[1]);
}

TEST(Reader, RefusesLongLinesAndGoesOn) {
  const std::string text = "A turns K♠ # " + std::string(200000, 'x') + "\nA marks the king\n";
  const auto deals = read(text);
  ASSERT_EQ(1U, deals.size());
  EXPECT_EQ("Mark A #- o1; ! line-too-long", acts_of(deals.front()));
  EXPECT_LT(deals.front().text.size(), 5000U);
  EXPECT_EQ(2U, record::place_of(deals.front(), deals.front().acts.front().at).line);
  EXPECT_EQ("", problems_of("# " + std::string(4094, 'x') + "\r\n"));
  EXPECT_NE("", problems_of("# " + std::string(4095, 'x') + "\n"));
}

TEST(Reader, RefusesLongDealsAndGoesOnWithTheNext) {
  std::string text = "deal 1: A gives 3-2\n";
  for (int i = 0; i < 40000; ++i) {
    text += "# a comment of some thirty-odd bytes\n";
  }
  text += "deal 2: Y gives 3-2\n";
  auto deals = read(text);
  ASSERT_EQ(2U, deals.size());
  EXPECT_EQ("HeadDeal =1; Give A #32; ! deal-too-long", acts_of(deals[0]));
  EXPECT_EQ("HeadDeal =2; Give Y #32", acts_of(deals[1]));
  EXPECT_EQ(40002U, deals[1].first_line);

  text = "deal 1: A gives 3-2\n";
  for (int i = 0; i < 5000; ++i) {
    text += "A marks 1\n";
  }
  deals = read(text + "deal 2: Y gives 3-2\n");
  ASSERT_EQ(2U, deals.size());
  EXPECT_EQ(1U, deals[0].problems.size());
  EXPECT_EQ("too-many-acts", deals[0].problems.front().id);
  EXPECT_EQ(5002U, deals[1].first_line);
}

TEST(Reader, GivesUpADealThatIsNoRecord) {
  std::string text;
  for (int i = 0; i < 5000; ++i) {
    text += "nonsense\n";
  }
  const auto deals = read(text + "deal 1: A gives 3-2\n");
  ASSERT_EQ(2U, deals.size());
  EXPECT_EQ(1001U, deals[0].problems.size());
  EXPECT_EQ("too-many-problems", deals[0].problems.back().id);
  EXPECT_EQ("HeadDeal =1; Give A #32", acts_of(deals[1]));
}

TEST(Reader, WhoDoesWhatBystandersDoIsOne) {
  const auto deals = read("players: A, Y\ndeal 1: Z remarks\ndeal 2: Z remarks. W remarks\n");
  ASSERT_EQ(2U, deals.size());
  EXPECT_EQ(1U, deals[0].names->bystanders.size());
  EXPECT_EQ(2U, deals[1].names->bystanders.size());
  EXPECT_EQ("W", deals[1].names->of(deals[1].acts.back().actor));
  // A sentence that cannot be read teaches no names.
  const auto bad = read("Z frobs hearts\nA turns K♠\n");
  EXPECT_TRUE(bad.front().names->bystanders.empty());
  const auto half = read("Z remarks; frobs hearts\nA turns K♠\n");
  EXPECT_EQ(1U, half.front().names->bystanders.size());
}

TEST(Reader, AGameKnownByItsWinnerAloneNeedsNoHeading) {
  for (const char* won : {"A wins the game", "A wins the game 5 to 2", "? wins the game"}) {
    const auto deals = read(std::string("players: A, Y\n") + won + "\ngame 2\nscore: A 2, Y 5\n");
    EXPECT_EQ(2U, deals.size()) << won;
  }
  EXPECT_EQ(1U, read("players: A, Y\nscore: A 2, Y 1\ngame 2\ndeal 1: A gives\n").size())
      << "how that game stood";
}

TEST(Reader, AGameResignedEndsWhereTheNextIsHeaded) {
  EXPECT_EQ(2U,
            read("players: A, Y\ngame 1\nY resigns the game\ngame 2\nA wins the game\n").size());
}

TEST(Reader, NamesMayBeAnyWord) {
  EXPECT_EQ("", problems_of("players: Ève, 王\nÈve turns K♠. 王 proposes\n1. 王 K♥, Ève 8♠\n"));
  EXPECT_EQ("", problems_of("players: deals, As\nAs gives deals 3, As 2\n"));
}

TEST(Reader, ANewcomerHasTheSeatOfWhoeverWentOut) {
  const auto deals = read(
      "players: A, Y\nbystanders: Z, C\ndeal 1: A turns 8♦\ngame 2\n  Y pays C 5; retires. C comes "
      "in\ndeal 1: C gives 3-2\n  Y advises A by word\n");
  ASSERT_EQ(2U, deals.size());
  EXPECT_EQ("Y", deals[0].names->players[1]);
  EXPECT_EQ("C", deals[1].names->players[1]);
  EXPECT_EQ("Y", deals[1].names->bystanders[1]);
  EXPECT_EQ(
      "HeadGame =2; Pay Y o1 d1 =5; Retire Y; ComeIn C o1 d9; HeadDeal =1; Give C #32; Speak Y "
      "o5",
      acts_of(deals[1]));
}

/// How far a sentence that cannot be read takes the ruling with it.
record::Problem::Reach reach_of(std::string_view sentence) {
  const auto deals =
      read("deal 1: A gives; turns 8♦\n  Y plays\n  " + std::string(sentence) + "\n");
  EXPECT_EQ(1U, deals.front().problems.size()) << sentence;
  return deals.front().problems.empty() ? record::Problem::Reach::Deal
                                        : deals.front().problems.front().reach;
}

TEST(Reader, TalkThatIsNotUnderstoodLeavesTheRestAsItWas) {
  for (const std::string_view talk :
       {"Y finds seven and a half in the lamp", "A admits the trick the other way about",
        "Y looks at the cards sideways and crosswise", "Y holds five by candlelight",
        "A pays in promises for the cards", "Y advises nobody by semaphore",
        "Y says \"I have six cards here\""}) {
    EXPECT_EQ(record::Problem::Reach::Sentence, reach_of(talk)) << talk;
  }
}

TEST(Reader, WhatMayHaveMovedACardEndsTheRuling) {
  for (const std::string_view moved :
       {"Y discards purple", "Y takes the other way about", "A has taken the other way about",
        "Y finds the lamp in the pack and takes purple", "Y juggles with the cards",
        "A says \"I concede\""}) {
    EXPECT_EQ(record::Problem::Reach::Onwards, reach_of(moved)) << moved;
  }
}

TEST(Reader, NamesMayEndInAnInitial) {
  const auto deals = read(
      "players: Mrs. A., Miss B.\nbystanders: Mr. C.\ndeal 1: Mrs. A. gives\n"
      "  Miss B. finds six in Mrs. A.'s hand. Mr. C. looks over Miss B.'s hand\n");
  ASSERT_EQ(1U, deals.size());
  EXPECT_TRUE(deals[0].readable());
  EXPECT_EQ((std::array<std::string, 2>{"Mrs. A", "Miss B"}), deals[0].names->players);
  EXPECT_EQ(
      "Bystanders Mrs. A and Miss B; HeadDeal =1; Give Mrs. A; Find Miss B #6; LookOver Mr. C d1",
      acts_of(deals[0]));
}

TEST(Reader, NamesThatCannotBeReadAreThoseThatAreMet) {
  const auto deals = read(
      "players: B, C\ndeal 1: B gives\nplayers: Ann 2 Bob\ndeal 1: Ann gives\n"
      "  Bob proposes\n");
  ASSERT_EQ(2U, deals.size());
  EXPECT_EQ((std::array<std::string, 2>{"Ann", "Bob"}), deals[1].names->players);
  ASSERT_EQ(1U, deals[1].problems.size());
  EXPECT_EQ(record::Problem::Reach::Sentence, deals[1].problems[0].reach);
}

TEST(Reader, ASeatThatChangesHandsAfterADealDoesSoWithTheNext) {
  const auto deals =
      read("players: A, Y\ndeal 1: A turns 8♦\n  Y retires\n  C comes in\ndeal 2: C gives 3-2\n");
  ASSERT_EQ(2U, deals.size());
  EXPECT_EQ("Y", deals[0].names->players[1]);
  EXPECT_EQ("C", deals[1].names->players[1]);
  EXPECT_EQ("HeadDeal =2; Give C #32", acts_of(deals[1]));
}

TEST(Reader, ASentenceThatCannotBeReadGivesNobodyASeat) {
  const auto deals = read(
      "players: A, Y\ndeal 1: A turns 8♦\ngame 2\n  Y retires. C comes in for Y with "
      "hearts\ndeal 1: "
      "Y gives 3-2\n");
  ASSERT_EQ(2U, deals.size());
  EXPECT_EQ("Y", deals[1].names->players[1]);
}

}  // namespace
}  // namespace ecarte::notation::test
