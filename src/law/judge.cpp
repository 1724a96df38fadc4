// SPDX-License-Identifier: MIT
#include "law/judge.hpp"

#include "law/complete.hpp"
#include "law/judging.hpp"
#include "law/tell.hpp"
#include "law/world.hpp"

namespace ecarte::law {

namespace {

Matter matter_of(const Given& given, const Rulings& rulings) {
  // A dealing that should have been annulled, and was played on, fell as a whole.
  const Time annulled_at = rulings.erased ? kNoTime : rulings.annulled_at;
  return {given.code,    given.deal,     given.next,  rulings.timeline,    rulings.list,
          rulings.deeds, rulings.erased, annulled_at, rulings.maybe_capped};
}

}  // namespace

Judge::Judge(const Code& code, bool strict)
    : code_(code), strict_(strict), room_(std::make_unique<Account>()) {
  forget();
}

Judge::~Judge() = default;

void Judge::rule_on(const DealFacts& deal, const DealFacts* next, DealResult& result) {
  before_.list.swap(rulings_.list);
  before_.spent.swap(rulings_.spent);
  if (deal.sitting_begins) {
    forget();
  }
  result.clear();
  const Given given{code_, deal, next != nullptr && !next->sitting_begins ? next : nullptr};
  judge_facts(given, rulings_);
  reckon(matter_of(given, rulings_), score_, *room_, ledger_);
  complete(given, ledger_, rulings_);
  tell({given, rulings_, ledger_, before_}, result);
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
  before_.list.clear();
  before_.spent.clear();
}

}  // namespace ecarte::law
