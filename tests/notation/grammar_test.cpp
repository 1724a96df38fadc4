// SPDX-License-Identifier: MIT
#include <array>
#include <string_view>
#include <type_traits>

#include <gtest/gtest.h>
#include <tao/pegtl.hpp>
#include <tao/pegtl/contrib/analyze.hpp>

#include "grammar/record.hpp"

namespace TAO_PEGTL_NAMESPACE {
/// Rules of our own that match by hand take at least one byte.
template <class Name, class Rule>
requires std::is_base_of_v<ecarte::grammar::fixed_words, Rule>
struct analyze_traits<Name, Rule> : analyze_any_traits<> {
};
/// These may take nothing.
template <class Name>
struct analyze_traits<Name, ecarte::grammar::gap> : analyze_opt_traits<> {};
template <class Name>
struct analyze_traits<Name, ecarte::grammar::other_tongue> : analyze_opt_traits<> {};
}  // namespace TAO_PEGTL_NAMESPACE

namespace ecarte::grammar {
namespace {

/// How much of `text` the rule takes; -1 if it does not match.
template <class Rule>
int taken(std::string_view text) {
  p::memory_input<p::tracking_mode::lazy, p::eol::lf, const char*> in(
      text.data(), text.data() + text.size(), "");
  return p::parse<Rule>(in) ? static_cast<int>(in.current() - text.data()) : -1;
}

struct Case {
  std::string_view text;
  int taken;
};

template <class Rule, std::size_t N>
void expect_taken(const Case (&cases)[N]) {
  for (const Case& c : cases) {
    EXPECT_EQ(c.taken, taken<Rule>(c.text)) << c.text;
  }
}

TEST(Grammar, HasNoRuleThatCanLoop) {
  EXPECT_EQ(0U, p::analyze<line>());
}

TEST(Grammar, CardsInEveryWriting) {
  expect_taken<card>({{"KH", 2},
                      {"hk", 2},
                      {"10♥", 5},
                      {"T♥️", 7},
                      {"J?", 2},
                      {"?♥", 4},
                      {"?", 1},
                      {"6♣", 4},
                      {"♠K", 4},
                      {"K", -1},
                      {"KHX", -1},
                      {"11H", -1},
                      {"the", -1},
                      {"♡", -1},
                      {"K♡", 4},
                      {"", -1}});
}

TEST(Grammar, ListsOfCardsStopBeforeWhatIsNone) {
  expect_taken<cards>({{"K♥ T♠", 9},
                       {"K♥, T♠ and 9C", 17},
                       {"K♥, A 8♠", 4},
                       {"the 9♦", 8},
                       {"king of spades", 14},
                       {"joker", 5},
                       {"3", -1}});
}

TEST(Grammar, NumbersEndWithTheirWord) {
  expect_taken<digits>({{"3", 1}, {"12 ", 2}, {"3x", -1}, {"", -1}});
  expect_taken<order>({{"3-2", 3}, {"2–3", 5}, {"3-22", -1}, {"3", -1}});
}

TEST(Grammar, TricksOnOneLine) {
  expect_taken<trick>({{"1. Y K♥, A 8♠", 17}, {"2.Y QH", 6}, {"1. Y K♥, marks", 9}, {"1 Y", -1}});
}

TEST(Grammar, WordsMayBeInAnyScript) {
  expect_taken<word>(
      {{"Ève", 4}, {"王", 3}, {"turn-up", 7}, {"a-", 1}, {"…", -1}, {"3a", -1}, {"♠", -1}});
}

TEST(Grammar, LinesOfEveryKind) {
  for (const std::string_view text :
       {"", "  # a comment", "deal 1: A gives 3-2; turns K♠", "game 2", "players: A, Y",
        "1. Y K♥, A 8♠. 2. A T♥, Y 7♥", "A turns K♠; marks the king", "hands again"}) {
    EXPECT_EQ(static_cast<int>(text.size()), taken<line>(text)) << text;
  }
}

}  // namespace
}  // namespace ecarte::grammar
