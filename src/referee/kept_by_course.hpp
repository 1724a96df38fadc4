// SPDX-License-Identifier: MIT
//
// A deal as each of several courses ruled on it, until all of them have. Private to referee.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <vector>

#include "law/ledger.hpp"
#include "law/ruling.hpp"
#include "referee/course.hpp"

namespace ecarte::referee {

/// A deal as one of several courses ruled on it, kept until all have.
struct KeptByCourse {
  explicit KeptByCourse(const Delivered& given)
      : unit(given.unit),
        has_next(given.after != nullptr),
        next_record(has_next ? given.after->record : record::Record{}),
        next_facts(has_next ? given.after->facts : replay::DealFacts{}),
        code(given.code),
        rulings(given.judge.rulings()),
        ledger(given.judge.ledger()) {}

  /// False if the deal, or the one after in its sitting, cannot have gone so.
  [[nodiscard]] bool can_be() const {
    return unit.result.verdict != law::Verdict::Impossible &&
           (next_facts.place.sitting_begins ||
            std::ranges::none_of(next_record.problems, [](const record::Problem& problem) {
              return problem.kind == record::Problem::Kind::Impossible;
            }));
  }

  [[nodiscard]] NextDeal next() const {
    return has_next ? NextDeal{&next_record, &next_facts} : NextDeal{};
  }

  Unit unit;
  bool has_next;
  record::Record next_record;
  replay::DealFacts next_facts;
  const codes::Code& code;
  law::Rulings rulings;
  law::Ledger ledger;
};

/// Those of them in which the deal can have gone so.
inline std::vector<std::size_t> possible_of(const std::vector<std::unique_ptr<KeptByCourse>>& all) {
  std::vector<std::size_t> possible;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i]->can_be()) {
      possible.push_back(i);
    }
  }
  return possible;
}

}  // namespace ecarte::referee
