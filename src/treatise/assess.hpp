// SPDX-License-Identifier: MIT
//
// One question about one completion: whether the claim is true of it, and by how much.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "analysis/exchange.hpp"
#include "treatise/survey.hpp"

namespace ecarte::treatise {

/// The answer for one completion in one model.
struct Assessment {
  enum class Holds : std::uint8_t { No, Yes, Unknown, Void } holds = Holds::No;
  Fraction measure;     ///< what completions are ranked by, the least first
  std::string figures;  ///< "44123/65780 (0.671)"; told of the extremes
};

constexpr Assessment::Holds yes_or_no(bool yes) {
  return yes ? Assessment::Holds::Yes : Assessment::Holds::No;
}

/// A difference is told from none by so many standard errors.
inline constexpr double kErrorsApart = 4;

/// One exchange of a hand, and the points it brings with the marks for the king.
struct Thrown {
  CardSet cards;
  double points = 0;
};

/// All thirty-one of each hand asked about, for as many assessors as there are at once: the books
/// give the same advice, and to count them for one hand takes the better part of a second.
class KnownExchanges {
 public:
  /// Hand, turn-up, cards gone.
  using Key = std::array<std::uint32_t, 3>;

  /// What is known under the key, or what `find` finds.
  template <class Find>
  const std::vector<Thrown>& of(const Key& key, const Find& find) {
    const std::lock_guard lock(mutex_);
    const auto [known, fresh] = known_.try_emplace(key);
    if (fresh) {
      known->second = find();
    }
    return known->second;
  }

 private:
  std::mutex mutex_;
  std::map<Key, std::vector<Thrown>> known_;
};

/// Assesses with one solver for all claims.
class Assessor {
 public:
  explicit Assessor(std::shared_ptr<KnownExchanges> exchanges)
      : surveyor_(solver_), known_exchanges_(std::move(exchanges)) {}

  /// Of questions about cards only. `Void`: no hand of the other agrees with the position, so the
  /// completion is none.
  Assessment assess(const Claim& claim, ClaimModel model, const CompletedPosition& one);
  Surveyor& surveyor() { return surveyor_; }

 private:
  Assessment ask(const ChanceAsk& ask, const Claim& claim, ClaimModel model,
                 const CompletedPosition& one);
  Assessment ask(const BestAsk& ask, const Claim& claim, ClaimModel model,
                 const CompletedPosition& one);
  Assessment ask(const BetterAsk& ask, const Claim& claim, ClaimModel model,
                 const CompletedPosition& one);
  Assessment ask(const ForcedAsk& ask, const Claim& claim, ClaimModel model,
                 const CompletedPosition& one);
  Assessment ask(const CertainAsk& ask, const Claim& claim, ClaimModel model,
                 const CompletedPosition& one);
  static Assessment ask(const IsAsk& ask, const Claim& claim, ClaimModel model,
                        const CompletedPosition& one);
  static Assessment ask(const CountAsk& ask, const Claim& claim, ClaimModel model,
                        const CompletedPosition& one);
  Assessment ask(const ExpectAsk& ask, const Claim& claim, ClaimModel model,
                 const CompletedPosition& one);
  Assessment ask(const SeatsAsk& ask, const Claim& claim, ClaimModel model,
                 const CompletedPosition& one);
  static Assessment ask(const ShareAsk& ask, const Claim& claim, ClaimModel model,
                        const CompletedPosition& one);
  static Assessment ask(const LikelierAsk& ask, const Claim& claim, ClaimModel model,
                        const CompletedPosition& one);
  Assessment ask(const ExchangeAsk& ask, const Claim& claim, ClaimModel model,
                 const CompletedPosition& one);
  Assessment ask(const ThrowAsk& ask, const Claim& claim, ClaimModel model,
                 const CompletedPosition& one);
  Assessment ask(const AgainAsk& ask, const Claim& claim, ClaimModel model,
                 const CompletedPosition& one);
  template <class NotOfCards>
  static Assessment ask(const NotOfCards& ask, const Claim& claim, ClaimModel model,
                        const CompletedPosition& one);
  Assessment searched(const ChanceAsk& ask, const Claim& claim, ClaimModel model,
                      const CompletedPosition& one);

  Assessment search(const ChanceAsk& ask, const Claim& claim, ClaimModel model,
                    const CompletedPosition& one);

  /// One card against the others where the leader never sees the other's hand.
  Assessment best_unseen(const BestAsk& ask, const Claim& claim, const CompletedPosition& one);
  Assessment better_unseen(const BetterAsk& ask, const Claim& claim, const CompletedPosition& one);

  analysis::ExchangeCounter& exchanges();
  /// All thirty-one.
  const std::vector<Thrown>& all_exchanges(const Claim& claim, const CompletedPosition& one);

  analysis::Solver solver_;
  Surveyor surveyor_;
  std::unordered_map<std::string, Assessment> searched_;
  std::unique_ptr<analysis::ExchangeCounter> exchanges_;  ///< made when first asked
  /// By the name common to hands alike but for the naming of suits: of playing, and of proposing.
  std::unordered_map<std::string, std::array<double, 2>> exchanged_;
  std::unordered_map<std::string, analysis::Sampled> again_;
  std::shared_ptr<KnownExchanges> known_exchanges_;
};

/// The holder's cards that any of the choices means.
CardSet all_chosen(const std::vector<CardChoice>& choices, const CompletedPosition& one,
                   Suit trump);

/// "44123/65780 (0.671)"
std::string share_text(std::int64_t over, std::int64_t under);

}  // namespace ecarte::treatise
