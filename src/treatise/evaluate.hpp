// SPDX-License-Identifier: MIT
//
// Claims answered: every completion assessed in every model named, and a verdict from that.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "treatise/assess.hpp"

namespace ecarte::treatise {

class PlanAnswerer;

/// A completion at one end of the order.
struct Extreme {
  CompletedPosition one;
  Assessment assessment;
};

/// What one model makes of a claim.
struct ModelAnswer {
  std::optional<ClaimModel> model;  ///< nothing for questions that no cards are played in
  std::int64_t cases = 0;
  std::int64_t drawn_from = 0;  ///< if not nothing, these were drawn by lot from so many
  std::int64_t holds = 0;
  std::int64_t undecided = 0;  ///< the bounds found lie on both sides, or it was not counted
  std::optional<Extreme> least;
  std::optional<Extreme> most;
  double mean = 0;                 ///< of the measures; of leads, minus what following one costs
  std::vector<Fraction> measures;  ///< of each completion, if the claim wants them drawn
  /// Of claims of what to say: the hands that the plans bear out; of the others those that were
  /// counted by themselves, and what the claim costs with these in the mean, in chances of the
  /// game.
  std::int64_t by_plan = 0;
  std::int64_t counted = 0;
  double loss = 0;

  [[nodiscard]] std::int64_t wrong() const { return cases - holds - undecided; }
  /// What the claim costs in the mean over all hands, if those counted stand for the others.
  [[nodiscard]] double mean_cost() const {
    return cases == 0 ? 0
                      : loss * static_cast<double>(cases - by_plan) / static_cast<double>(cases);
  }
  std::string figures;  ///< all of this in one line
  ClaimVerdict verdict = ClaimVerdict::NotDecidable;
  /// Answered for a proposer who holds no jeu de règle at all (Cavendish, p. 55), and told because
  /// the verdict is another then. It has no part in the verdict on the claim.
  bool page_55 = false;
};

/// Adds a completion to the numbers and the ends of the order; with its measure if it is wanted.
void take(ModelAnswer& answer, const CompletedPosition& one, Assessment assessment,
          bool keep_measure);

struct ClaimAnswer {
  ClaimVerdict verdict = ClaimVerdict::NotDecidable;
  std::vector<ModelAnswer> models;

  [[nodiscard]] std::vector<std::string> figures() const;
};

/// Answers claims one after another, keeping what can serve again.
class Evaluator {
 public:
  /// `exchanges` may serve others at the same time.
  explicit Evaluator(std::shared_ptr<KnownExchanges> exchanges = nullptr);
  ~Evaluator();
  Evaluator(const Evaluator&) = delete;
  Evaluator& operator=(const Evaluator&) = delete;

  /// Throws PatternError if the claim makes no sense: no hand fits, or a question cannot be put to
  /// this position.
  ClaimAnswer answer(const Claim& claim);

 private:
  ModelAnswer answer(const Claim& claim, ClaimModel model,
                     const std::vector<CompletedPosition>& cases);
  ModelAnswer uniform(const Claim& claim, const UniformAsk& ask, ClaimModel model,
                      const std::vector<CompletedPosition>& cases);
  std::vector<ModelAnswer> in_all_models(const Claim& claim,
                                         const std::vector<CompletedPosition>& cases);
  ModelAnswer by_plans(const Claim& claim, const PlanAsk& ask,
                       const std::vector<CompletedPosition>& cases);
  void add_page_55(const Claim& claim, const std::vector<CompletedPosition>& cases,
                   ClaimAnswer& answer);

  Assessor assessor_;
  std::unique_ptr<PlanAnswerer> plans_;  ///< made when first asked
};

/// The answer as it is put on record.
Recorded to_record(const ClaimAnswer& answer);
/// What differs from the answer on record, in words; empty if nothing does.
std::vector<std::string> differences(const Recorded& recorded, const ClaimAnswer& answer);

}  // namespace ecarte::treatise
