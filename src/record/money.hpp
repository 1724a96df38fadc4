// SPDX-License-Identifier: MIT
//
// Sums of money as the sources write them: plain numbers, decimals, and pounds, shillings and
// pence. A sum is a whole number of the smallest coin; nothing here ever rounds.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ecarte::record {

/// In what a sitting counts its money.
enum class Coin : std::uint8_t {
  Unsaid,     ///< no sum has been written yet
  Unit,       ///< "20": counters, francs, points: whole units
  Hundredth,  ///< "0.50": hundredths of a unit
  Penny       ///< "£1 2s 6d": 240 pence to the pound, 12 to the shilling
};

/// A sum of at most `kMostMoney` of the smallest coin.
struct Money {
  std::uint32_t amount = 0;  ///< in the smallest coin
  Coin coin = Coin::Unit;
  friend constexpr bool operator==(Money, Money) = default;
};
inline constexpr std::uint32_t kMostMoney = 999'999'999;

/// Reads "20", "0.50", "0.5", "5s", "2s 6d", "2s6d", "£1", "£1 10s", "6d", with no blanks around
/// it. Nothing if it is no sum, or more than `kMostMoney`.
std::optional<Money> parse_money(std::string_view text);

/// The sum as it is written: "20", "0.50", "£1 2s 6d", "0d"; a minus sign before one below zero.
std::string money_words(std::int64_t amount, Coin coin);

/// The word for a coin in result files: "unit", "hundredth", "penny"; "unit" where none was said.
std::string_view word(Coin coin);

}  // namespace ecarte::record
