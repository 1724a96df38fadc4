// SPDX-License-Identifier: MIT
//
// What an exchange is worth to the non-dealer where the dealer answers as he holds: he refuses with
// some hands, and then the cards are played as dealt, for the stakes of a refusal; with all others
// he accepts, keeps his trumps and kings and throws out the rest. Counted, one round.
#pragma once

#include <memory>

#include "analysis/exchange.hpp"

namespace ecarte::analysis {

class AnsweredExchange {
 public:
  /// `refuses` is asked of every hand the dealer may hold. Throws std::invalid_argument where there
  /// is a fault. The counter must outlive it.
  AnsweredExchange(ExchangeCounter& counter, const ExchangeQuestion& exchange,
                   const HandCondition& refuses);
  ~AnsweredExchange();
  AnsweredExchange(const AnsweredExchange&) = delete;
  AnsweredExchange& operator=(const AnsweredExchange&) = delete;

  /// How many of the hands the dealer may hold he refuses with, and what that brings.
  [[nodiscard]] const ExchangeValue& refused() const;
  /// Proposing, and throwing out one to five cards of the hand where he accepts: out of everything,
  /// refusals too. The leader knows by which hands he may have been refused or accepted, and leads
  /// accordingly.
  ExchangeValue exchanged(CardSet thrown);
  /// His hand after an exchange, against all that a dealer who accepted may then hold: what he
  /// threw out is what is not in it.
  Weighed weigh(CardSet hand);

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace ecarte::analysis
