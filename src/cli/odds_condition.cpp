// SPDX-License-Identifier: MIT
#include "cli/odds_condition.hpp"

#include <charconv>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "analysis/jeu_de_regle.hpp"
#include "cli/cards.hpp"
#include "cli/input.hpp"
#include "record/record.hpp"
#include "treatise/refusal.hpp"

namespace ecarte::cli {
namespace {

using analysis::HandCondition;
using game::CardSet;

[[noreturn]] void refuse_condition(std::string_view item) {
  throw InputError(fmt::format(
      "'{}' is not a condition: expected such as trumps>=2, hearts=0, holds K♠, lacks 7♦, stood, "
      "proposed or refused",
      item));
}

HandCondition number_of_suit(std::string_view item, std::size_t sign, game::Suit trump) {
  const std::string_view suit = record::without_blanks(item.substr(0, sign));
  std::size_t digits = sign + 1;
  const char which = item[sign];
  if (which != '=') {
    if (digits >= item.size() || item[digits] != '=') {
      refuse_condition(item);
    }
    ++digits;
  }
  const std::string_view written = record::without_blanks(item.substr(digits));
  int number = 0;
  const auto [end, error] =
      std::from_chars(written.data(), written.data() + written.size(), number);
  if (error != std::errc{} || end != written.data() + written.size() || number < 0) {
    refuse_condition(item);
  }
  const CardSet cards = CardSet::of(suit == "trumps" ? trump : suit_word(suit));
  return [cards, number, which](CardSet hand) {
    const int held = (hand & cards).size();
    return which == '>' ? held >= number : which == '<' ? held <= number : held == number;
  };
}

HandCondition read_item(std::string_view item, game::Suit trump, std::optional<game::Card> turn_up,
                        analysis::Role role) {
  if (const std::size_t sign = item.find_first_of("<>="); sign != std::string_view::npos) {
    return number_of_suit(item, sign, trump);
  }
  for (const bool held : {true, false}) {
    const std::string_view word = held ? "holds " : "lacks ";
    if (item.starts_with(word)) {
      const game::Card card = one_card(record::without_blanks(item.substr(word.size())));
      return [card, held](CardSet hand) { return hand.has(card) == held; };
    }
  }
  if (item == "stood" || item == "proposed") {
    if (role == analysis::Role::NonDealer) {
      throw InputError(fmt::format("'{}' is said of the non-dealer: it wants --dealer", item));
    }
    const auto said =
        item == "stood" ? analysis::PlayOrPropose::Play : analysis::PlayOrPropose::Propose;
    return [said, trump, turn_up](CardSet hand) {
      return analysis::advise(hand, trump, turn_up).word == said;
    };
  }
  if (item == "refused") {
    if (role == analysis::Role::Dealer) {
      throw InputError("'refused' is said of the dealer: it goes without --dealer");
    }
    return [trump](CardSet hand) { return treatise::advise_dealer(hand, trump).refuse; };
  }
  refuse_condition(item);
}

}  // namespace

HandCondition read_condition(std::string_view text, game::Suit trump,
                             std::optional<game::Card> turn_up, analysis::Role role) {
  if (record::without_blanks(text).empty()) {
    return {};
  }
  std::vector<HandCondition> items;
  while (true) {
    const std::size_t comma = text.find(',');
    items.push_back(read_item(record::without_blanks(text.substr(0, comma)), trump, turn_up, role));
    if (comma == std::string_view::npos) {
      break;
    }
    text.remove_prefix(comma + 1);
  }
  return [items = std::move(items)](CardSet hand) {
    for (const HandCondition& item : items) {
      if (!item(hand)) {
        return false;
      }
    }
    return true;
  };
}

}  // namespace ecarte::cli
