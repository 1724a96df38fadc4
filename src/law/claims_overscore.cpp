// SPDX-License-Identifier: MIT
//
// Claims that a mark be taken down: of which mark, in this deal or an earlier one, and whose it is.
#include <algorithm>

#include "law/claims.hpp"
#include "law/taken_down.hpp"

namespace ecarte::law {

namespace {

/// Has the other put up a mark, in this deal or for the one before, that is due?
bool other_marked(const TellSource& told, const Deed& deed) {
  const auto due = [&](const Right& right) {
    return record::actor_of(right.seat) != deed.by && right.marked > 0;
  };
  return std::ranges::any_of(told.ledger.entries.rights, due) ||
         std::ranges::any_of(told.before.rights(), due);
}

/// The mark whose correction is claimed. Who claims it claims it of the other; of his own, if the
/// other has made none.
auto mark_meant(const TellSource& told, const Deed& deed) {
  const auto& marks = told.ledger.entries.not_due;
  const auto of_his_own = [&](bool own) {
    return std::ranges::find_if(marks, [&](const NotDue& each) {
      return each.taken_down < each.over && each.table_case != kNoCase &&
             (each.fact.subject == deed.by) == own;
    });
  };
  const auto others = of_his_own(false);
  return others != marks.end() || other_marked(told, deed) ? others : of_his_own(true);
}

/// The mark of a deal before that may still be taken down, of which he must speak who has none here
/// to speak of; nullptr if there is none.
const Standing* mark_left_before(const TellSource& told, const Deed& deed) {
  const auto of = [&](bool own) {
    return std::ranges::find_if(told.before.left, [&](const Standing& one) {
      return one.options[0] == Remedy::TakeDown && (one.fact.subject == deed.by) == own;
    });
  };
  const auto others = of(false);
  const auto meant = others != told.before.left.end() ? others : of(true);
  return meant == told.before.left.end() ? nullptr : &*meant;
}

/// It is another's to take down, who has owned to nothing.
void refuse_as_anothers(const TellSource& told, const Deed& deed, std::uint16_t case_index,
                        Actor marked_by, DealResult& result) {
  const Case& c = told.code().cases[case_index];
  Finding& out = add_stray(deed, false, result);
  out.under.law = c.also.empty() ? told.code().law_of(c).number : c.also.front();
  out.id = "remedy-by-wrong-party";
  out.bad.entitled = marked_by;
  out.under.case_index = case_index;
}

}  // namespace

bool answer_of_overscore(const TellSource& told, const Deed& deed, DealResult& result) {
  const bool claims =
      deed.what == Remedy::TakeDown && !deed.carried_out && record::is_player(deed.by);
  if (!claims) {
    return false;
  }
  if (const Ruling* const fell = mark_fell_by(told, deed, false)) {
    acknowledge(told, deed, fell->case_index, result);
    return true;
  }
  const auto entry = mark_meant(told, deed);
  if (entry == told.ledger.entries.not_due.end()) {
    const Standing* const left = mark_left_before(told, deed);
    if (left == nullptr) {
      return refuse_by_title(told, deed, result);
    }
    if (left->who == record::kBoth) {
      order(told, deed, left->case_index, Remedy::TakeDown, result);
    } else if (left->who == deed.by) {
      grant(told, deed, left->case_index, kNoTime, result);
    } else {
      refuse_as_anothers(told, deed, left->case_index, left->fact.subject, result);
    }
    return true;
  }
  if (entry->fact.subject == deed.by) {
    grant(told, deed, entry->table_case, kNoTime, result);
    return true;
  }
  if (comes_off_for_other(told.code(), *entry)) {  // and not of the scorer's grace
    const bool ordered = is_ordered_off(told.code(), *entry);
    order(told, deed, ordered ? entry->near_case : entry->table_case, Remedy::TakeDown, result);
    return true;
  }
  refuse_as_anothers(told, deed, entry->table_case, entry->fact.subject, result);
  return true;
}

}  // namespace ecarte::law
