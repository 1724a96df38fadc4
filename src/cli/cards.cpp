// SPDX-License-Identifier: MIT
#include "cli/cards.hpp"

#include <algorithm>
#include <optional>
#include <set>

#include <fmt/core.h>

#include "cli/input.hpp"

namespace ecarte::cli {
namespace {

using game::Card;
using game::CardSet;
using game::Rank;
using game::Suit;

constexpr std::string_view kRankLetters = "789TAJQK";

char upper(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

/// Takes `start` off the front of `text`.
bool take(std::string_view& text, std::string_view start) {
  if (!text.starts_with(start)) {
    return false;
  }
  text.remove_prefix(start.size());
  return true;
}

std::optional<Suit> take_suit(std::string_view& text) {
  for (int i = 0; i < game::kSuits; ++i) {
    const Suit suit = static_cast<Suit>(i);
    if (take(text, game::symbol(suit))) {
      take(text, "\ufe0e");  // what asks for a sign as text or as a picture says nothing
      take(text, "\ufe0f");
      return suit;
    }
    if (!text.empty() && upper(text.front()) == game::letter(suit)) {
      text.remove_prefix(1);
      return suit;
    }
  }
  return std::nullopt;
}

std::optional<Rank> take_rank(std::string_view& text) {
  if (take(text, "10")) {
    return Rank::Ten;
  }
  const std::size_t at =
      text.empty() ? std::string_view::npos : kRankLetters.find(upper(text.front()));
  if (at == std::string_view::npos) {
    return std::nullopt;
  }
  text.remove_prefix(1);
  return static_cast<Rank>(at);
}

bool is_between(char c) {
  return c == ' ' || c == ',' || c == '\t';
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const auto end =
        static_cast<std::size_t>(std::ranges::find_if(text, is_between) - text.begin());
    if (end > 0) {
      words.push_back(text.substr(0, end));
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

void complete(const std::vector<CardSet>& words, std::size_t at, CardSet free, CardSet hand,
              std::size_t most, std::set<std::uint32_t>& found) {
  if (found.size() > most) {
    return;
  }
  if (at == words.size()) {
    found.insert(hand.bits());
    return;
  }
  for (const Card card : words[at] & free) {
    complete(words, at + 1, free - card, hand | card, most, found);
  }
}

}  // namespace

CardSet card_word(std::string_view word) {
  std::string_view left = word;
  CardSet cards = CardSet::all();
  bool rank = false;
  bool suit = false;
  while (!left.empty()) {
    if (take(left, "?")) {
      continue;
    }
    if (const auto found = rank ? std::nullopt : take_rank(left)) {
      cards &= CardSet::of(*found);
      rank = true;
    } else if (const auto sign = suit ? std::nullopt : take_suit(left)) {
      cards &= CardSet::of(*sign);
      suit = true;
    } else {
      break;
    }
  }
  const bool open = word.find('?') != std::string_view::npos;
  if (word.empty() || !left.empty() || (!open && !(rank && suit)) || (open && rank && suit)) {
    throw InputError(
        fmt::format("'{}' is not a card: expected a rank and a suit, such as K♥, KH or 10♥", word));
  }
  return cards;
}

Card one_card(std::string_view word) {
  const CardSet cards = card_word(word);
  if (cards.size() != 1) {
    throw InputError(fmt::format("'{}' is not one card: expected a rank and a suit", word));
  }
  return cards.first();
}

Suit suit_word(std::string_view word) {
  for (int i = 0; i < game::kSuits; ++i) {
    if (word == game::name(static_cast<Suit>(i))) {
      return static_cast<Suit>(i);
    }
  }
  std::string_view left = word;
  const auto suit = take_suit(left);
  if (!suit || !left.empty()) {
    throw InputError(
        fmt::format("'{}' is not a suit: expected ♠, ♥, ♦ or ♣, S, H, D or C, or its name", word));
  }
  return *suit;
}

std::vector<CardSet> card_words(const std::vector<std::string>& texts) {
  std::vector<CardSet> cards;
  CardSet known;
  for (const std::string& text : texts) {
    for (const std::string_view word : words_of(text)) {
      cards.push_back(card_word(word));
      if (cards.back().size() == 1) {
        if (!(known & cards.back()).empty()) {
          throw InputError(fmt::format("{} is written twice", game::name(cards.back().first())));
        }
        known |= cards.back();
      }
    }
  }
  return cards;
}

CardSet known_cards(const std::vector<std::string>& texts) {
  CardSet known;
  for (const CardSet card : card_words(texts)) {
    if (card.size() != 1) {
      throw InputError("every card must be known here: expected a rank and a suit for each");
    }
    known |= card;
  }
  return known;
}

std::vector<CardSet> completions(const std::vector<CardSet>& words, CardSet elsewhere,
                                 std::size_t most) {
  // Cards known in full come first, so that no wildcard takes one of them.
  CardSet known;
  std::vector<CardSet> open;
  for (const CardSet word : words) {
    if (word.size() == 1) {
      known |= word;
    } else {
      open.push_back(word);
    }
  }
  std::set<std::uint32_t> found;
  complete(open, 0, ~(known | elsewhere), known, most, found);
  std::vector<CardSet> hands;
  for (const std::uint32_t bits : found) {
    hands.emplace_back(bits);
  }
  return hands;
}

std::string cards_text(CardSet cards) {
  std::string text;
  for (int suit = 0; suit < game::kSuits; ++suit) {
    for (int rank = game::kRanks - 1; rank >= 0; --rank) {
      const Card card{static_cast<Rank>(rank), static_cast<Suit>(suit)};
      if (cards.has(card)) {
        text += (text.empty() ? "" : " ") + game::name(card);
      }
    }
  }
  return text;
}

std::string plain_names(game::CardSet cards) {
  std::string text;
  for (const game::Card card : cards) {
    text += (text.empty() ? "" : " ") + game::plain_name(card);
  }
  return text;
}

json::Value cards_json(CardSet cards) {
  json::Value list = json::Value::array();
  for (const Card card : cards) {
    list.push_back(game::plain_name(card));
  }
  return list;
}

}  // namespace ecarte::cli
