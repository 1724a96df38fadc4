// SPDX-License-Identifier: MIT
#include "law/judge.hpp"

#include "law/choices.hpp"
#include "law/complete.hpp"
#include "law/judging.hpp"
#include "law/standing.hpp"
#include "law/world.hpp"

namespace ecarte::law {

Judge::Judge(const Code& code, bool strict)
    : code_(code), strict_(strict), room_(std::make_unique<Account>()) {
  forget();
}

Judge::~Judge() = default;

Judge::Judge(const Judge& other)
    : code_(other.code_),
      strict_(other.strict_),
      rulings_(other.rulings_),
      ledger_(other.ledger_),
      room_(std::make_unique<Account>()),
      before_(other.before_),
      score_(other.score_) {}

void Judge::join(const Judge& other) {
  score_.possible |= other.score_.possible;
  score_.recorded |= other.score_.recorded;
  score_.ended |= other.score_.ended;
  score_.game_over = score_.game_over && other.score_.game_over;
}

void Judge::rule_on(const DealFacts& deal, const DealFacts* next, DealResult& result) {
  before_.rulings.swap(rulings_.list);
  before_.supposed.swap(rulings_.supposed);
  before_.rights.swap(ledger_.rights);
  before_.spent.swap(rulings_.spent);
  before_.end = rulings_.timeline.deal_end();
  if (deal.game_begins) {
    before_.lost.clear();
  } else {
    before_.lost.insert(before_.lost.end(), ledger_.lost.begin(), ledger_.lost.end());
  }
  if (deal.sitting_begins) {
    forget();
  }
  result.clear();
  const Given given{code_, deal, next != nullptr && !next->sitting_begins ? next : nullptr,
                    deal.game_begins && !deal.sitting_begins && !score_.game_over};
  judge_facts(given, rulings_);
  reckon(matter_of(given, rulings_), score_, *room_, ledger_);
  complete(given, ledger_, rulings_);
  tell({given, rulings_, ledger_, before_}, result);
  take_stock({given, rulings_, ledger_, before_}, result);
  leave_open({given, rulings_, ledger_, before_}, result, before_.left);
  weigh_choices(given, score_, *room_, result);
  weigh_answers(given, score_, *room_, result);
  carry(code_, ledger_, strict_, score_);
}

void Judge::skip(const DealFacts&) {
  rulings_.clear();
  ledger_.clear();
  forget();
}

/// Nothing goes on from here.
void Judge::forget() {
  score_.forget(code_);
  before_.clear();
}

}  // namespace ecarte::law
