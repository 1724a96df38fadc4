// SPDX-License-Identifier: MIT
#include "record/money.hpp"

#include <limits>

namespace ecarte::record {
namespace {

constexpr std::uint64_t kPenceInShilling = 12;
constexpr std::uint64_t kPenceInPound = 240;
constexpr std::uint64_t kHundred = 100;
constexpr std::string_view kPound = "£";

/// The digits `text` begins with, which are taken off it; nothing if there are none.
std::optional<std::uint64_t> leading_number(std::string_view& text) {
  constexpr std::size_t kMostDigits = 9;
  std::size_t count = 0;
  std::uint64_t value = 0;
  while (count < text.size() && text[count] >= '0' && text[count] <= '9') {
    value = value * 10 + static_cast<std::uint64_t>(text[count] - '0');
    if (++count > kMostDigits) {
      return std::nullopt;
    }
  }
  if (count == 0) {
    return std::nullopt;
  }
  text.remove_prefix(count);
  return value;
}

void skip_blanks(std::string_view& text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) {
    text.remove_prefix(1);
  }
}

std::optional<Money> money(std::uint64_t amount, Coin coin) {
  if (amount > kMostMoney) {
    return std::nullopt;
  }
  return Money{static_cast<std::uint32_t>(amount), coin};
}

/// What follows the pounds: shillings, then pence.
std::optional<Money> shillings_and_pence(std::string_view text, std::uint64_t pence) {
  bool shillings_read = false;
  for (skip_blanks(text); !text.empty(); skip_blanks(text)) {
    const auto number = leading_number(text);
    if (!number || text.empty()) {
      return std::nullopt;
    }
    const char coin = text.front();
    text.remove_prefix(1);
    if (coin == 's' && !shillings_read) {
      shillings_read = true;
      pence += *number * kPenceInShilling;
    } else if (coin == 'd') {
      skip_blanks(text);
      return text.empty() ? money(pence + *number, Coin::Penny) : std::nullopt;
    } else {
      return std::nullopt;
    }
  }
  return money(pence, Coin::Penny);
}

std::optional<Money> decimals(std::string_view text, std::uint64_t whole) {
  if (text.empty() || text.size() > 2) {
    return std::nullopt;
  }
  std::uint64_t hundredths = whole * kHundred;
  std::uint64_t worth = 10;
  for (const char c : text) {
    if (c < '0' || c > '9') {
      return std::nullopt;
    }
    hundredths += static_cast<std::uint64_t>(c - '0') * worth;
    worth /= 10;
  }
  return money(hundredths, Coin::Hundredth);
}

std::string sterling_words(std::uint64_t pence) {
  std::string words;
  const auto add = [&words](std::string_view before, std::uint64_t number, std::string_view after) {
    if (number != 0) {
      words += words.empty() ? "" : " ";
      words += before;
      words += std::to_string(number);
      words += after;
    }
  };
  add(kPound, pence / kPenceInPound, "");
  add("", pence % kPenceInPound / kPenceInShilling, "s");
  add("", pence % kPenceInShilling, "d");
  return words.empty() ? "0d" : words;
}

}  // namespace

std::optional<Money> parse_money(std::string_view text) {
  if (text.starts_with(kPound)) {
    text.remove_prefix(kPound.size());
    const auto pounds = leading_number(text);
    return pounds ? shillings_and_pence(text, *pounds * kPenceInPound) : std::nullopt;
  }
  std::string_view rest = text;
  const auto whole = leading_number(rest);
  if (!whole) {
    return std::nullopt;
  }
  if (rest.empty()) {
    return money(*whole, Coin::Unit);
  }
  if (rest.front() == '.') {
    return decimals(rest.substr(1), *whole);
  }
  return shillings_and_pence(text, 0);
}

std::string money_words(std::int64_t amount, Coin coin) {
  if (amount < 0) {
    // No sum is ever as low as the lowest number, whose negative there is none of.
    return amount == std::numeric_limits<std::int64_t>::min() ? std::string{"?"}
                                                              : "-" + money_words(-amount, coin);
  }
  const auto number = static_cast<std::uint64_t>(amount);
  switch (coin) {
    case Coin::Hundredth: {
      const std::string small = std::to_string(number % kHundred);
      return std::to_string(number / kHundred) + "." + (small.size() == 1 ? "0" : "") + small;
    }
    case Coin::Penny:
      return sterling_words(number);
    case Coin::Unsaid:
    case Coin::Unit:
      break;
  }
  return std::to_string(number);
}

std::string_view word(Coin coin) {
  switch (coin) {
    case Coin::Hundredth:
      return "hundredth";
    case Coin::Penny:
      return "penny";
    case Coin::Unsaid:
    case Coin::Unit:
      break;
  }
  return "unit";
}

}  // namespace ecarte::record
