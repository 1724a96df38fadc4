// SPDX-License-Identifier: MIT
#include "law/left_instead.hpp"

#include <algorithm>

namespace ecarte::law {

using record::For;

namespace {

/// Is it told for that what he marked?
bool is_marked_by_name(const LedgerSource& matter, const Right& right) {
  return std::ranges::any_of(matter.deal.testimony, [&](const Testimony& mark) {
    return mark.kind == Testimony::Kind::Mark && mark.seat == right.seat &&
           mark.purpose != For::Unsaid && fits(mark.purpose, right.purpose);
  });
}

}  // namespace

void leave_what_is_marked_now(const LedgerSource& matter, WorldScore& account,
                              const Testimony& said) {
  const auto told = [&](const Right& right) { return is_marked_by_name(matter, right); };
  for (Right& marked : account.entries.rights) {
    if (marked.seat != said.seat || !fits(said.purpose, marked.purpose) || marked.fate.fallen ||
        marked.marked == 0 || told(marked)) {
      continue;
    }
    for (Right& left : account.entries.rights) {
      const bool other = left.seat == said.seat && !fits(said.purpose, left.purpose);
      const int moved = other && !left.fate.fallen && !told(left)
                            ? std::min(marked.marked, left.amount - left.marked)
                            : 0;
      marked.marked -= std::max(0, moved);
      left.marked += std::max(0, moved);
    }
  }
}

LeftInstead left_instead(const Page& page, const WorldScore& account, const Right& left) {
  for (const Right& other : account.entries.rights) {
    const bool either = other.seat == left.seat && is_king(other) != is_king(left) &&
                        !other.fate.fallen && other.marked > 0 && other.until != kNoTime;
    if (either && account.scored && !left_unmarked(page, left) &&
        !is_marked_by_name(page.matter, other) && !is_marked_by_name(page.matter, left)) {
      return {other.purpose, other.case_index};
    }
  }
  return {};
}

std::optional<NoTitle> as_left_instead(const NoTitle& none) {
  if (none.instead.case_index == kNoCase) {
    return std::nullopt;
  }
  NoTitle other = none;
  other.purpose = none.instead.purpose;
  other.case_index = none.instead.case_index;
  return other;
}

}  // namespace ecarte::law
