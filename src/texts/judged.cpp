// SPDX-License-Identifier: MIT
#include "texts/judged.hpp"

#include <algorithm>
#include <iterator>

namespace ecarte::texts {

std::vector<report::DealInOrder> orders_of(const referee::Judged& judged) {
  std::vector<report::DealInOrder> orders;
  std::ranges::transform(judged.order.ways, std::back_inserter(orders),
                         [](const referee::Ordered& one) {
                           return report::DealInOrder{one.when,
                                                      one.record,
                                                      one.facts,
                                                      one.result,
                                                      &one.workings.rulings,
                                                      &one.workings.ledger};
                         });
  return orders;
}

void add_order_notes(const referee::Judged& judged, std::vector<report::Remark>& remarks) {
  for (const referee::OrderNote& note : judged.order.notes) {
    report::Remark& remark = remarks.emplace_back();
    remark.id = "order";
    remark.span = note.span;
    remark.message = note.message;
  }
  std::ranges::stable_sort(remarks, {}, [](const report::Remark& r) { return r.span.begin; });
}

}  // namespace ecarte::texts
