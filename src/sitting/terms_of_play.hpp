// SPDX-License-Identifier: MIT
//
// What is agreed on for a sitting: how it is played, and for how much.
#pragma once

#include <cstdint>

#include "record/money.hpp"
#include "record/record.hpp"

namespace ecarte::sitting {

/// Money, in the smallest coin.
using Amount = std::int64_t;

/// Who stakes in the pool.
enum class Funding : std::uint8_t { None, AllStake, PlayersStake };

struct TermsOfPlay {
  record::SystemOfPlay system = record::SystemOfPlay::Undeclared;
  record::Coin coin = record::Coin::Unsaid;
  std::uint32_t agreed = 0;  ///< bits by record::Agreement
  int rubber_of = 0;         ///< 0: no rubbers
  Amount stake_game = 0;
  Amount stake_rubber = 0;
  Funding funding = Funding::None;
  Amount stake_pool = 0;  ///< 0 though there is a pool: what each stakes in it is not known

  [[nodiscard]] bool has_agreed(record::Agreement what) const {
    return (agreed >> static_cast<unsigned>(what) & 1U) != 0;
  }
  /// Takes what `act` tells of them; of any other act, nothing.
  void take(const record::Act& act);
};

}  // namespace ecarte::sitting
