// SPDX-License-Identifier: MIT
//
// The short way of replay: which deals go it, and that it comes to what the long way comes to. Over
// whatever is written down in fixtures/ and in the campaigns: ecarte-campaign --ways.
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "notation/parse.hpp"
#include "replay/replay.hpp"
#include "support/lawful_game.hpp"

namespace ecarte::replay {
namespace {

constexpr std::string_view kBegins =
    "players: A, Y\nagreed: alternate\ncut for deal: A T♥, Y J♣\ndeal 1: Y gives 3-2; turns Q♣\n";
constexpr std::string_view kHands = "A holds K♣ T♦ 8♦ K♥ 9♠; plays\nY holds 8♣ J♦ 9♥ Q♠ J♠\n";
constexpr std::string_view kPlay =
    "A announces the king; marks the king\n1. A 9♠, Y Q♠\n2. Y 9♥, A K♥\n3. A T♦, Y J♦\n"
    "4. Y J♠, A K♣\n5. A 8♦, Y 8♣\nA marks 1\nscore: A 2, Y 0\n";

std::vector<record::Record> read(std::string_view text) {
  notation::Reader reader{notation::source_of(text)};
  std::vector<record::Record> records;
  for (record::Record record; reader.next(record);) {
    records.push_back(record);
  }
  return records;
}

std::string deal(std::string_view hands = kHands, std::string_view play = kPlay) {
  return std::string{kBegins} + std::string{hands} + std::string{play};
}

/// Does the only deal of the text go the short way? Where it does not, nothing may have changed.
bool goes_short(const std::string& text) {
  const std::vector<record::Record> records = read(text);
  EXPECT_EQ(records.size(), 1U);
  EXPECT_TRUE(records.front().readable()) << text;
  Sitting sitting;
  DealFacts facts;
  const bool plain = replay_plainly(records.front(), kinds_of(records.front()), sitting, facts);
  EXPECT_TRUE(plain || sitting == Sitting{}) << text;
  return plain;
}

/// Does the only deal go the short way, and come to the same as by the long one?
bool goes_both_ways(const std::string& text) {
  const std::vector<record::Record> records = read(text);
  Sitting shortly;
  Sitting at_length;
  DealFacts by_short;
  DealFacts by_long;
  const bool plain = replay_plainly(records.front(), kinds_of(records.front()), shortly, by_short);
  replay_in_full(records.front(), at_length, by_long);
  EXPECT_TRUE(!plain || by_short == by_long) << text;
  EXPECT_TRUE(!plain || shortly == at_length) << text;
  return plain;
}

/// The text with `what` in it made `other`.
std::string with(std::string text, std::string_view what, std::string_view other) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return text.replace(at, what.size(), other);
}

TEST(PlainDeal, GoesTheShortWayIfToldInFull) {
  EXPECT_TRUE(goes_short(deal()));
}

TEST(PlainDeal, GivesUpWhereACardIsNotHeld) {
  EXPECT_FALSE(goes_short(with(deal(), "1. A 9♠", "1. A 7♠")));
}

TEST(PlainDeal, GivesUpWhereACardIsInTwoPlaces) {
  EXPECT_FALSE(goes_short(with(deal(), "A holds K♣", "A holds Q♣")));
}

TEST(PlainDeal, GivesUpWhereADutyOfPlayIsLeftUndone) {
  EXPECT_FALSE(goes_short(with(deal(), "1. A 9♠, Y Q♠", "1. A 9♠, Y J♦")));
}

TEST(PlainDeal, GivesUpWhereOneLeadsOutOfTurn) {
  EXPECT_FALSE(goes_short(with(deal(), "2. Y 9♥, A K♥", "2. A K♥, Y 9♥")));
}

TEST(PlainDeal, GivesUpWhereAKingIsAnnouncedThatIsNotHeld) {
  EXPECT_FALSE(goes_short(with(deal(), "A announces", "Y announces")));
}

TEST(PlainDeal, GivesUpWhereAHandIsNotTold) {
  EXPECT_FALSE(goes_short(deal("A plays\n", kPlay)));
}

TEST(PlainDeal, GivesUpWhereTheDealIsTheOthers) {
  EXPECT_FALSE(goes_short(with(deal(), "A T♥, Y J♣", "A K♥, Y J♣")));
}

TEST(PlainDeal, GivesUpAtAnActThatIsNoneOfAPlainDeal) {
  EXPECT_FALSE(goes_short(deal() + "Y finds a revoke\n"));
}

TEST(PlainDeal, GivesUpWhereAnExchangeIsToldInPart) {
  const std::string exchange =
      "A holds K♣ T♦ 8♦ K♥ 9♠; proposes\nY holds 8♣ J♦ 9♥ Q♠ J♠; accepts\n"
      "A discards 8♦ 9♠; takes 7♠ A♦\nY discards 9♥; takes A♣\n";
  EXPECT_TRUE(goes_short(deal(exchange, "")));
  EXPECT_FALSE(goes_short(deal(with(exchange, "; takes A♣", ""), "")));
  EXPECT_FALSE(goes_short(deal(with(exchange, "takes 7♠ A♦", "takes 2"), "")));
}

TEST(PlainDeal, TheDealerMayShowACardThatIsThenInHisHand) {
  const auto shown = [](std::string_view card) {
    return with(deal(), "; turns", "; exposes his " + std::string(card) + "; turns");
  };
  EXPECT_TRUE(goes_short(shown("J♦")));
  EXPECT_FALSE(goes_short(shown("A♠")));  // of his hand nothing is told of it
  EXPECT_FALSE(goes_short(with(shown("J♦"), "exposes his", "exposes A's")));
  EXPECT_FALSE(goes_short(with(shown("J♦"), "exposes", "A looks at his hand; Y exposes")));
}

TEST(PlainDeal, TheDealerMayShowAKing) {
  const std::string hands = "A holds K♣ T♦ 8♦ K♥ 9♠; plays\nY holds 8♣ J♦ 9♥ K♠ J♠\n";
  const std::string play =
      "A announces the king; marks the king\n1. A 9♠, Y K♠\n2. Y 9♥, A K♥\n3. A T♦, Y J♦\n"
      "4. Y J♠, A K♣\n5. A 8♦, Y 8♣\nA marks 1\nscore: A 2, Y 0\n";
  EXPECT_TRUE(goes_short(with(deal(hands, play), "; turns", "; exposes his K♠; turns")));
}

TEST(PlainDeal, AHandMayEndWithALeadIfAnotherDealFollows) {
  const std::string led = deal(kHands, "A announces the king; marks the king\n1. A 9♠\n");
  EXPECT_FALSE(goes_short(led));  // the reply is due
  const std::vector<record::Record> records = read(led + "score: A 5, Y 0\ngame 2\ndeal 1:\n");
  ASSERT_EQ(records.size(), 2U);
  Sitting shortly;
  Sitting at_length;
  DealFacts by_short;
  DealFacts by_long;
  ASSERT_TRUE(replay_plainly(records[0], kinds_of(records[0]), shortly, by_short));
  replay_in_full(records[0], at_length, by_long);
  EXPECT_TRUE(by_short == by_long);
  EXPECT_TRUE(shortly == at_length);
}

TEST(PlainDeal, ADealMayBeToldPacketByPacket) {
  const auto given = [](std::string_view packets) {
    return with(deal(), "gives 3-2", "gives " + std::string(packets));
  };
  EXPECT_TRUE(goes_short(given("A 3, Y 3, A 2, Y 2")));
  EXPECT_TRUE(goes_short(given("A 2, Y 2, A 3, Y 3")));
  EXPECT_FALSE(goes_short(given("A 2, Y 2, A 3, Y 2")));
  EXPECT_FALSE(goes_short(given("A 3, Y 2, A 2, Y 3")));
  EXPECT_FALSE(goes_short(given("A 1, Y 1, A 4, Y 4")));
  EXPECT_FALSE(goes_short(given("Y 3, A 3, Y 2, A 2")));
  EXPECT_FALSE(goes_short(given("A 3, Y 3, A 2")));
}

TEST(PlainDeal, HeMayAcceptIfThereAreCardsEnough) {
  const std::string exchange =
      "A holds K♣ T♦ 8♦ K♥ 9♠; proposes\n"
      "Y holds 8♣ J♦ 9♥ Q♠ J♠; accepts if there are cards enough\n"
      "A discards 8♦ 9♠; takes 7♠ A♦\nY discards 9♥; takes A♣\n";
  EXPECT_TRUE(goes_short(deal(exchange, "")));
}

TEST(PlainDeal, BetsMayBeLaidAndCoveredBeforeIt) {
  EXPECT_TRUE(goes_short(
      with(deal(), "deal 1:", "bystanders: Z\nbet: Z 5 on A\nZ covers 4 on Y\ndeal 1:")));
  EXPECT_FALSE(goes_short(with(deal(), "1. A 9♠", "Z covers 4 on Y\n1. A 9♠")));
}

TEST(PlainDeal, WhoHasTheDealByTheFirstCutMayChooseHisSeat) {
  const std::string once = "deal 1:";
  EXPECT_TRUE(goes_short(with(deal(), once, "Y chooses his seat\n" + once)));
  EXPECT_FALSE(goes_short(with(deal(), once, "A chooses his seat\n" + once)));
  EXPECT_FALSE(goes_short(with(deal(), "cut for deal", "Y chooses his seat\ncut for deal")));
}

TEST(PlainDeal, OfTwoPacksTheDealerMayGiveFromHisOwn) {
  const std::string two = with(deal(), "agreed:", "packs: A buff, Y green\nagreed:");
  EXPECT_TRUE(goes_both_ways(two));
  EXPECT_TRUE(goes_both_ways(with(two, "gives 3-2", "gives 3-2 from the green pack")));
  EXPECT_FALSE(goes_short(with(two, "gives 3-2", "gives 3-2 from the buff pack")));
  EXPECT_TRUE(goes_both_ways(with(two, "deal 1:", "Y chooses the green pack\ndeal 1:")));
  const std::string changed = with(two, "deal 1:", "Y chooses the buff pack\ndeal 1:");
  EXPECT_TRUE(goes_both_ways(with(changed, "gives 3-2", "gives 3-2 from the buff pack")));
  EXPECT_FALSE(goes_short(with(changed, "gives 3-2", "gives 3-2 from the green pack")));
  EXPECT_FALSE(goes_short(with(two, "deal 1:", "A chooses the green pack\ndeal 1:")));
}

TEST(PlainDeal, OfACardCutItsRankIsEnough) {
  EXPECT_TRUE(goes_both_ways(with(deal(), "A T♥, Y J♣", "A T?, Y J♣")));
  EXPECT_TRUE(goes_both_ways(with(deal(), "A T♥, Y J♣", "A T?, Y J?")));
  EXPECT_FALSE(goes_short(with(deal(), "A T♥, Y J♣", "A J?, Y J♣")));
}

TEST(PlainDeal, ACardShownInGivingMayBeTaken) {
  const std::string exchange =
      "A holds K♣ T♦ 8♦ K♥ 9♠; proposes\nY holds 8♣ J♦ 9♥ Q♠ J♠; accepts\n"
      "A discards 8♦ 9♠; exposes A's 7♠; takes 7♠ A♦\nY discards 9♥; exposes Y's A♣; takes A♣\n";
  EXPECT_TRUE(goes_both_ways(deal(exchange, "")));
  EXPECT_FALSE(goes_short(deal(with(exchange, "takes 7♠ A♦", "takes T♠ A♦"), "")));
  EXPECT_FALSE(goes_short(deal(with(exchange, "takes A♣", "refuses A♣; takes A♥"), "")));
}

/// A deal with one of these before it now and then, on whoever acts first in it; and behind a cut
/// for deal he chooses his seat.
std::string with_more_before(std::string deal, int number) {
  constexpr std::string_view kLaid[] = {"bystanders: Zoe\nbet: Zoe 5 on ",
                                        "bystanders: Zoe\nZoe covers 3 on "};
  const std::size_t at = deal.starts_with("deal ") ? 0 : deal.find("\ndeal ") + 1;
  const std::size_t name = deal.find(": ", at) + 2;
  const std::string first = deal.substr(name, deal.find(' ', name) - name);
  if (deal.find("cut for deal") < at) {  // which only the first of a sitting may lead to
    deal.insert(at, first + " chooses his seat\n");
  }
  return number % 3 == 0 ? deal.insert(at, std::string(kLaid[number % 2]) + first + "\n") : deal;
}

TEST(PlainDeal, EstablishesWhatTheLongWayEstablishes) {
  support::LawfulGames games(11, support::Sprinkle::all());
  std::string text;
  for (int i = 0; i < 3000; ++i) {
    std::string of_deal;
    games.deal(of_deal);
    text += with_more_before(of_deal, i);
  }
  constexpr std::string_view kAccepts = "accepts\n";
  bool on_condition = false;
  for (std::size_t at = text.find(kAccepts); at != std::string::npos;
       at = text.find(kAccepts, at + 1)) {
    on_condition = !on_condition;
    if (on_condition) {
      text.insert(at + kAccepts.size() - 1, " if there are cards enough");
    }
  }
  Sitting shortly;
  Sitting at_length;
  int plain = 0;
  int brief = 0;
  for (const record::Record& record : read(text)) {
    DealFacts by_short;
    DealFacts by_long;
    DealFacts in_brief;
    Outline outline;
    const Sitting before = shortly;
    Sitting in_brief_on = shortly;
    const bool goes = replay_plainly(record, kinds_of(record), shortly, by_short);
    ASSERT_EQ(goes, replay_in_brief(record, kinds_of(record), in_brief_on, in_brief, outline));
    replay_in_full(record, at_length, by_long);
    if (goes) {
      ++plain;
      brief += in_brief.untold.in_brief ? 1 : 0;
      ASSERT_TRUE(in_brief.place == by_short.place && in_brief.stands == by_short.stands);
      ASSERT_TRUE(in_brief_on == shortly) << record.text;
      tell_whole(record, before, in_brief);
      ASSERT_TRUE(in_brief == by_short) << record.text;
      ASSERT_TRUE(by_short == by_long) << record.text;
      ASSERT_TRUE(shortly == at_length) << record.text;
    }
    shortly = at_length;
  }
  EXPECT_GT(plain, 1500);
  EXPECT_GT(brief, 1000);
}

/// The outline of the only deal; nothing if it has none.
std::optional<std::array<std::uint64_t, 3>> outline_of(const std::string& text) {
  const std::vector<record::Record> records = read(text);
  Sitting sitting;
  DealFacts facts;
  Outline outline;
  EXPECT_TRUE(replay_plainly(records.front(), kinds_of(records.front()), sitting, facts, &outline))
      << text;
  return outline.is_told() ? std::optional{outline.words()} : std::nullopt;
}

TEST(Outline, IsTheSameWhateverTheCards) {
  const std::string other =
      with(with(with(with(deal(), "8♦ K♥", "7♦ K♥"), "8♣ J♦", "7♣ J♦"), "5. A 8♦", "5. A 7♦"),
           "Y 8♣", "Y 7♣");
  ASSERT_TRUE(outline_of(deal()));
  EXPECT_EQ(outline_of(deal()), outline_of(other));
  EXPECT_EQ(outline_of(deal()), outline_of(with(deal(), "3-2", "2-3")));
}

TEST(Outline, TellsApartWhatTheScoreTurnsOn) {
  const auto told = outline_of(deal());
  for (const auto& [what, other] :
       {std::pair{"marks the king\n", "marks 1 for the king\n"}, std::pair{"A marks 1\n", ""},
        std::pair{"A marks 1\n", "A marks the vole\n"}, std::pair{"A marks 1\n", "Y marks 1\n"},
        std::pair{"A marks 1\n", "A gathers the cards\nA marks 1\n"},
        std::pair{"score: A 2, Y 0", "score: A 1, Y 0"}, std::pair{"score: A 2, Y 0\n", ""},
        std::pair{"A announces the king; marks the king\n", ""},
        std::pair{"; plays\n", "; proposes\nY refuses\n"}}) {
    const auto otherwise = outline_of(with(deal(), what, other));
    EXPECT_TRUE(otherwise) << what << other;
    EXPECT_NE(told, otherwise) << what << other;
  }
}

TEST(Outline, TellsOfTheKingBeforeTheFirstReply) {
  const std::string led = with(deal(), "A announces the king; marks the king\n1. A 9♠, Y Q♠\n",
                               "1. A 9♠\nA announces the king; marks the king\nY Q♠\n");
  EXPECT_TRUE(outline_of(led));
  EXPECT_NE(outline_of(led), outline_of(deal()));
  const std::string broken_off = led.substr(0, led.find("2. ")) + "\n";
  EXPECT_FALSE(outline_of(broken_off)) << broken_off;
}

TEST(Outline, TellsOfCardsTheDealerShowed) {
  const std::string shown = with(deal(), "Y gives 3-2;", "Y gives 3-2; exposes Y's Q♠;");
  EXPECT_TRUE(outline_of(shown));
  EXPECT_NE(outline_of(shown), outline_of(deal()));
}

/// An outline does not tell of which trick it came before.
TEST(Outline, IsNoneWhereTheKingIsAnnouncedWhileItIsPlayed) {
  const std::string late = with(deal(), "A announces the king; marks the king\n1. A 9♠, Y Q♠\n",
                                "1. A 9♠, Y Q♠\nA announces the king; marks the king\n");
  EXPECT_FALSE(outline_of(late));
}

}  // namespace
}  // namespace ecarte::replay
