// SPDX-License-Identifier: MIT
#include "sitting/liabilities.hpp"

#include <algorithm>

namespace ecarte::sitting {

using record::Remedy;
using replay::FactKind;
using replay::Sum;

namespace {

/// What is said of the words of act `at`; nullptr if nothing is.
law::Finding* said_of_words(law::DealResult& result, replay::ActIndex at) {
  const auto found = std::ranges::find_if(result.findings, [at](const law::Finding& finding) {
    return finding.fact.kind == FactKind::AttentionCalled && finding.place.at == at;
  });
  return found == result.findings.end() ? nullptr : &*found;
}

bool may_be_paid_for(const law::RemedyState& remedy) {
  return remedy.kind == Remedy::CallUpon ||
         std::ranges::find(remedy.options, Remedy::CallUpon) != remedy.options.end();
}

}  // namespace

void Liabilities::hear_words(BookedDeal& deal) {
  for (const replay::Fact& fact : deal.facts().facts) {
    if (fact.kind == FactKind::AttentionCalled && record::is_player(fact.against)) {
      law::Finding* const finding = said_of_words(deal.result(), fact.occurred);
      if (finding != nullptr && may_be_paid_for(finding->remedy)) {
        hear(fact, *finding);
      }
    }
  }
}

void Liabilities::hear(const replay::Fact& fact, law::Finding& finding) {
  const auto seat = static_cast<Seat>(fact.against);
  if (const Amount staked = bets_.at_stake(seat); staked > 0) {
    finding.amounts.sum_due = staked;  // where nothing is written of it, it is not known
  }
  LiabilityLine line;
  line.game = d_.page.game();
  line.bystander = person_of(fact.subject);
  line.player = at(seat);
  line.law = finding.under.law;
  line.said_at = finding.place.at;
  if (games_.end()) {  // by the points of which he spoke, and which are marked late
    settle(line, *games_.end());
  }
  lines_.push_back(std::move(line));
}

void Liabilities::call_upon(const Act& a) {
  const PersonNumber bystander = person_of(a.detail);
  const PersonNumber player = person_of(a.actor);
  for (LiabilityLine& line : lines_) {
    if (line.bystander == bystander && line.player == player && !line.called) {
      line.called = true;
      owe(line);
    }
  }
}

/// Called upon, and the game lost: he pays in the loser's place.
void Liabilities::owe(LiabilityLine& line) {
  if (line.called && line.settled && line.at_stake != 0 && line.amount == 0) {
    line.amount = line.at_stake;
    d_.page.enter(line.bystander, line.player, line.amount, PaidFor::Liability, false);
  }
}

void Liabilities::settle(const GameEnd& end) {
  for (LiabilityLine& line : lines_) {
    if (line.game == d_.page.game() && !line.settled) {
      settle(line, end);
    }
  }
}

void Liabilities::settle(LiabilityLine& line, const GameEnd& end) {
  const Seat loser = game::other(end.winner);
  line.settled = true;
  if (line.player == at(loser)) {
    line.lost = true;
    line.at_stake = bets_.at_stake(loser) + terms().stake_game * (end.counts - 1);
    owe(line);
  }
}

PersonNumber Liabilities::pay(const Act& a, ActIndex at, BookedDeal& deal) {
  const PersonNumber from = person_of(a.actor);
  const bool bets = bets_.bets(from);
  const auto line = std::ranges::find_if(lines_, [&](const LiabilityLine& open) {
    return open.bystander == from && open.settled && !open.paid && (open.called || !bets);
  });
  if (line == lines_.end()) {
    return kNoPerson;
  }
  line->paid = true;
  const Amount told = a.amount();
  // Where nothing is written of what the loser had at stake, no sum can be called wrong.
  const bool unknown = told == 0 || (line->lost && line->at_stake == 0);
  law::Finding* found = unknown ? nullptr
                                : deal.say(FactKind::LiabilityPaid, a.actor, at,
                                           told == line->amount ? Sum::Right : Sum::Wrong);
  if (found != nullptr) {
    found->amounts.sum = told;
    found->amounts.sum_due = line->amount;
  }
  const auto loser = std::ranges::find(seats(), line->player);
  return !line->lost || loser == seats().end() ? line->player
                                               : seats()[loser == seats().begin() ? 1 : 0];
}

void Liabilities::tell(std::size_t first, BookedDeal& deal) const {
  for (std::size_t i = first; i < lines_.size(); ++i) {
    const LiabilityLine& line = lines_[i];
    const bool known = line.settled && (!line.lost || line.amount > 0);
    law::Finding* const finding = known ? said_of_words(deal.result(), line.said_at) : nullptr;
    if (finding != nullptr) {
      finding->amounts.sum = line.amount;
      finding->amounts.sum_due = line.lost ? line.amount : finding->amounts.sum_due;
    }
  }
}

void Liabilities::close() {
  if (d_.page.keeps()) {
    d_.page.account().liabilities = std::move(lines_);
  }
}

}  // namespace ecarte::sitting
