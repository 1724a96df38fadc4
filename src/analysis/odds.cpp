// SPDX-License-Identifier: MIT
#include "analysis/odds.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "analysis/moves.hpp"

namespace ecarte::analysis {
namespace {

void require_answerable(const OddsQuestion& question) {
  if (const std::string fault = question.fault(); !fault.empty()) {
    throw std::invalid_argument(fault);
  }
}

/// Hands on which a thing wanted is made, counted for the point and for the vole.
struct Tally {
  std::int64_t hands = 0;
  std::int64_t point = 0;
  std::int64_t vole = 0;

  void add(std::int64_t count, int tricks) {
    hands += count;
    point += tricks >= kTricksForPoint ? count : 0;
    vole += tricks >= kTricksForVole ? count : 0;
  }
};

/// Both see everything once the first card is led: by lead, and with the lead chosen for each hand.
struct OpenTally {
  Tally best;
  std::array<Tally, game::kCards> by_lead{};
};

OpenTally count_led(Solver& solver, const OddsQuestion& question) {
  OpenTally tally;
  for (const HandType& type : hand_types(question)) {
    int best = 0;
    for (const CardOutcome& choice :
         solver.choices({question.hand, type.example, question.trump, {}})) {
      best = std::max(best, choice.tricks);
      tally.by_lead[game::index_of(choice.card)].add(type.hands, choice.tricks);
    }
    tally.best.add(type.hands, best);
  }
  return tally;
}

/// The classes of cards that may be led to the dealer, each card of one standing for all of it.
class LedToDealer {
 public:
  LedToDealer(Solver& solver, const OddsQuestion& question)
      : solver_(solver), question_(question), classes_(interchangeable(question)) {}

  OpenTally count() {
    for (const HandType& type : hand_types(question_)) {
      int fewest = kHand;
      for (const CardOutcome& choice :
           solver_.choices({type.example, question_.hand, question_.trump, {}})) {
        const int made = kHand - choice.tricks;
        fewest = std::min(fewest, made);
        add(choice.card, type, made);
      }
      tally_.best.add(type.hands, fewest);
    }
    return tally_;
  }

 private:
  /// Of a class of n cards of which k are held, each single card is held in k/n of the hands. The
  /// cards held of one class are worth the same, so the first of them speaks for all.
  void add(Card led, const HandType& type, int made) {
    const CardSet cards =
        *std::ranges::find_if(classes_, [led](CardSet candidates) { return candidates.has(led); });
    const CardSet held = cards & type.example;
    if (held.first() != led) {
      return;
    }
    const std::int64_t holding = std::int64_t{type.hands} * held.size() / cards.size();
    for (const Card card : cards) {
      tally_.by_lead[game::index_of(card)].add(holding, made);
    }
  }

  Solver& solver_;
  const OddsQuestion& question_;
  std::vector<CardSet> classes_;
  OpenTally tally_;
};

LeadOdds lead_odds(Card lead, const Tally& tally) {
  return {lead, tally.hands, HandCount::of(tally.point), HandCount::of(tally.vole)};
}

Odds open_odds(Solver& solver, const OddsQuestion& question) {
  const OpenTally tally = question.role == Role::NonDealer ? count_led(solver, question)
                                                           : LedToDealer{solver, question}.count();
  Odds odds{tally.best.hands, HandCount::of(tally.best.point), HandCount::of(tally.best.vole), {}};
  for (const Card lead : question.role == Role::NonDealer ? question.hand : question.unseen()) {
    odds.leads.push_back(lead_odds(lead, tally.by_lead[game::index_of(lead)]));
  }
  return odds;
}

/// One lead for all hands: the best by each count.
void choose_one_lead(Odds& odds) {
  odds.point = odds.vole = {};
  for (const LeadOdds& lead : odds.leads) {
    odds.point = {std::max(odds.point.low, lead.point.low),
                  std::max(odds.point.high, lead.point.high)};
    odds.vole = {std::max(odds.vole.low, lead.vole.low), std::max(odds.vole.high, lead.vole.high)};
  }
}

Odds certain_odds(Solver& solver, const OddsQuestion& question) {
  Odds odds = open_odds(solver, question);
  const auto sure = [&](int needed, std::int64_t all, std::int64_t open, std::optional<Card> lead) {
    // What is not won with open cards is not sure.
    return HandCount::of(open == all && is_certain(solver, question, needed, lead) ? all : 0);
  };
  if (question.role == Role::Dealer) {
    odds.leads.clear();
    odds.point = sure(kTricksForPoint, odds.total, odds.point.count(), {});
    odds.vole = sure(kTricksForVole, odds.total, odds.vole.count(), {});
    return odds;
  }
  for (LeadOdds& lead : odds.leads) {
    lead.point = sure(kTricksForPoint, lead.hands, lead.point.count(), lead.lead);
    lead.vole = sure(kTricksForVole, lead.hands, lead.vole.count(), lead.lead);
  }
  choose_one_lead(odds);
  return odds;
}

/// Each lead as a game of its own, those that beat the same cards once. The adversary sees the card
/// led, so to mix leads gains nothing: what all are worth is what the best of them is.
void find_each_lead(Solver& solver, const OddsQuestion& question, const Effort& effort,
                    Odds& odds) {
  const CardSet apart = distinct(question.hand, question.hand | question.unseen());
  for (std::size_t i = odds.leads.size(); i-- > 0;) {
    LeadOdds& lead = odds.leads[i];
    if (apart.has(lead.lead)) {
      lead.point = blind_value(solver, question, kTricksForPoint, lead.lead, effort);
      lead.vole = blind_value(solver, question, kTricksForVole, lead.lead, effort);
    } else {
      lead.point = odds.leads[i + 1].point;  // the next card up is in the hand too
      lead.vole = odds.leads[i + 1].vole;
    }
  }
  choose_one_lead(odds);
}

Odds blind_odds(Solver& solver, const OddsQuestion& question, const Effort& effort) {
  Odds odds = open_odds(solver, question);
  if (question.role == Role::NonDealer && effort.each_lead) {
    find_each_lead(solver, question, effort, odds);
    return odds;
  }
  odds.leads.clear();
  odds.point = blind_value(solver, question, kTricksForPoint, {}, effort);
  odds.vole = blind_value(solver, question, kTricksForVole, {}, effort);
  return odds;
}

}  // namespace

Odds odds(Solver& solver, const OddsQuestion& question, Model model, const Effort& effort) {
  require_answerable(question);
  if (question.hand.size() != kHand) {
    throw std::invalid_argument("a hand has five cards");
  }
  switch (model) {
    case Model::Open:
      return open_odds(solver, question);
    case Model::Lead: {
      if (question.role == Role::Dealer) {
        throw std::invalid_argument("the dealer does not lead");
      }
      Odds odds = open_odds(solver, question);
      choose_one_lead(odds);
      return odds;
    }
    case Model::Blind:
      return blind_odds(solver, question, effort);
    case Model::Certain:
      return certain_odds(solver, question);
  }
  return {};
}

HandCount open_count(Solver& solver, const OddsQuestion& question, int needed,
                     std::optional<Card> lead) {
  require_answerable(question);
  std::int64_t won = 0;
  for (const HandType& type : hand_types(question)) {
    int tricks = 0;
    if (question.role == Role::Dealer) {
      tricks = question.hand.size() -
               solver.leader_tricks({type.example, question.hand, question.trump, {}});
    } else if (lead) {
      tricks = solver.leader_tricks({question.hand - *lead, type.example, question.trump, lead});
    } else {
      tricks = solver.leader_tricks({question.hand, type.example, question.trump, {}});
    }
    won += tricks >= needed ? std::int64_t{type.hands} : 0;
  }
  return HandCount::of(won);
}

}  // namespace ecarte::analysis
