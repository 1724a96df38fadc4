// SPDX-License-Identifier: MIT
#include "law/ruled_in_brief.hpp"

#include "law/choices.hpp"
#include "law/complete.hpp"
#include "law/judging.hpp"
#include "law/world.hpp"

namespace ecarte::law {

RuledInBrief::RuledInBrief() : room_(std::make_unique<ScoreRoom>()) {}

RuledInBrief::~RuledInBrief() = default;

void RuledInBrief::is(const Given& given, const CarriedScore& carried, bool to_mark,
                      const std::function<void()>& tell) {
  code_ = &given.code;
  deal_ = &given.deal;
  next_ = given.next;
  carried_ = &carried;
  tell_ = &tell;
  to_mark_ = to_mark;
  told_ = false;
}

const std::vector<Ruling>& RuledInBrief::rulings() {
  rule();
  return rulings_.list;
}

const std::vector<Right>& RuledInBrief::rights() {
  rule();
  return ledger_.entries.rights;
}

void RuledInBrief::rule() {
  if (told_) {
    return;
  }
  told_ = true;
  (*tell_)();
  const Given given{*code_, *deal_, next_};
  judge_facts(given, rulings_);
  reckon(matter_of(given, rulings_), *carried_, *room_, ledger_);
  settle_alike(given, *carried_, *room_, rulings_, ledger_);
  keep_possible(given, *carried_, *room_, rulings_, ledger_);
  complete(given, ledger_, *carried_, rulings_);
}

}  // namespace ecarte::law
