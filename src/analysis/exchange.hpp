// SPDX-License-Identifier: MIT
//
// What an exchange is worth to the non-dealer. The dealer keeps his trumps and kings, throws out
// the rest and takes as many; so each hand he may end with has a weight, in whole numbers: the
// chances of all the ways to it. The cards are then played in the model `lead`: the non-dealer
// leads without seeing, the best card against all these hands by their weight; after it both see.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "analysis/question.hpp"
#include "analysis/solver.hpp"

namespace ecarte::analysis {

class EndingTable;

/// A non-dealer before he proposes.
struct ExchangeQuestion {
  CardSet hand;  ///< five cards
  Card turn_up;  ///< trumps are of its suit
  CardSet gone;  ///< cards that are not in the pack

  [[nodiscard]] CardSet unseen() const { return ~(hand | turn_up | gone); }
  /// Why nothing can be counted, in words for the person who asked; empty if it can.
  [[nodiscard]] std::string fault() const;
};

/// What the tricks bring their winner.
struct TrickPoints {
  int point = 1;  ///< the non-dealer's three or four tricks: two if the dealer refused
  int lost = 1;   ///< the dealer's: two if the non-dealer played without proposing
  friend bool operator==(const TrickPoints&, const TrickPoints&) = default;
};
inline constexpr TrickPoints kStood{1, 2};
inline constexpr TrickPoints kAccepted{1, 1};
inline constexpr TrickPoints kRefused{2, 1};

/// The weight of the hands against which a lead makes 0 to 5 tricks.
using TrickWeights = std::array<std::int64_t, 6>;
/// The non-dealer's points less the dealer's, times the weight; without the king.
std::int64_t points_of(const TrickWeights& weights, const TrickPoints& stakes);

/// One hand of the non-dealer's against all that the dealer may hold.
struct Weighed {
  std::vector<Card> cards;           ///< his leads,
  std::vector<TrickWeights> tricks;  ///< and what comes of each
  /// The same where the dealer holds the king of trumps.
  std::vector<TrickWeights> with_king;
  std::int64_t total = 0;
  std::int64_t dealers_king = 0;  ///< of it, where the dealer holds the king of trumps

  /// The number of the lead that brings the most points; of equal ones the first.
  [[nodiscard]] std::size_t best(const TrickPoints& stakes) const;
};

/// Chances over everything not seen, as whole numbers out of `total`: point and vole each with the
/// leads best for it, the points with those best for them.
struct ExchangeValue {
  std::int64_t total = 0;
  std::int64_t point = 0;
  std::int64_t vole = 0;
  std::int64_t points = 0;  ///< the non-dealer's less the dealer's, without the king
  std::int64_t kings = 0;   ///< the non-dealer's marks for the king less the dealer's

  ExchangeValue& operator+=(const ExchangeValue& other);
  [[nodiscard]] double chance_of_point() const;
  [[nodiscard]] double chance_of_vole() const;
  /// With the marks for the king.
  [[nodiscard]] double expected() const;
};

/// Counts, with one table of endings for all that it is asked.
class ExchangeCounter {
 public:
  ExchangeCounter();
  ~ExchangeCounter();
  ExchangeCounter(const ExchangeCounter&) = delete;
  ExchangeCounter& operator=(const ExchangeCounter&) = delete;

  /// Played without proposing. All of these throw std::invalid_argument where there is a fault.
  ExchangeValue stand(const ExchangeQuestion& exchange);
  /// The proposal refused by a dealer with any hand that `condition` admits (nothing: any).
  ExchangeValue refused(const ExchangeQuestion& exchange, const HandCondition& condition);
  /// The proposal accepted by every dealer, and `thrown`, one to five cards of the hand, exchanged.
  ExchangeValue exchanged(const ExchangeQuestion& exchange, CardSet thrown);
  /// His hand after such an exchange, against all that the dealer may then hold: what he threw out
  /// is what is not in it.
  Weighed weigh(const ExchangeQuestion& exchange, CardSet hand);
  /// His hand as dealt, against all that the dealer may have been dealt, every hand alike.
  Weighed weigh_unasked(const ExchangeQuestion& exchange);
  /// The tricks of `hand` against `other` when `lead` is led and both see.
  int tricks(CardSet hand, CardSet other, Suit trump, Card lead);
  /// What it counts with.
  EndingTable& endings() { return *endings_; }

 private:
  std::unique_ptr<EndingTable> endings_;
  std::unordered_map<std::uint64_t, ExchangeValue>
      exchanged_;  ///< exchanges that are alike have one
};

/// A mean found by drawing deals, and its standard error.
struct Sampled {
  double mean = 0;
  double error = 0;
};

/// The points expected, with the marks for the king, of throwing out `thrown` and then asking again
/// up to `rounds` exchanges in all, as long as the hand has less than an even chance of the point
/// (Cavendish, Hint 10, p. 41) and the stock has cards for both; the dealer always accepts, and
/// both throw out all but trumps and kings. A mean over `deals`, dealt from `seed`. What the dealer
/// may hold is judged as after a single exchange.
Sampled in_rounds(ExchangeCounter& counter, const ExchangeQuestion& exchange, CardSet thrown,
                  int rounds, int deals, std::uint32_t seed);

/// The points expected, with the marks for the king, of proposing once more with the hand of
/// `after` (whose `gone` are the cards thrown out before) and throwing out `thrown`, where the
/// dealer too has exchanged once, accepts again, and both times throws out all but trumps and
/// kings. As above for the rest.
Sampled asked_again(ExchangeCounter& counter, const ExchangeQuestion& after, CardSet thrown,
                    int deals, std::uint32_t seed);

/// Those of a dealer's cards that he never throws out: trumps and kings (Cavendish, Hint 8, p. 39).
CardSet keepers(CardSet hand, Suit trump);

}  // namespace ecarte::analysis
