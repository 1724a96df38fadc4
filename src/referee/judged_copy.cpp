// SPDX-License-Identifier: MIT
#include "referee/judged_copy.hpp"

namespace ecarte::referee {

namespace {

template <class T>
std::size_t room_of(const std::vector<T>& list) {
  return list.capacity() * sizeof(T);
}

}  // namespace

JudgedCopy::JudgedCopy(const Judged& judged)
    : record_(judged.record),
      facts_(judged.facts),
      code_(judged.code),
      result_(judged.result),
      notes_(judged.order.notes.begin(), judged.order.notes.end()),
      stopped_(judged.stopped),
      understood_(judged.understood),
      own_code_(judged.own_code) {
  kept_orders_.reserve(judged.order.ways.size());
  orders_.reserve(judged.order.ways.size());
  for (const Ordered& one : judged.order.ways) {
    const Order& kept =
        kept_orders_.emplace_back(Order{one.when, one.record, one.facts, one.result});
    orders_.push_back({kept.when, kept.record, kept.facts, kept.result, no_workings()});
  }
}

Workings JudgedCopy::no_workings() {
  static const law::Rulings kNoRulings;
  static const law::Ledger kNoLedger;
  return {kNoRulings, kNoLedger};
}

Judged JudgedCopy::judged() const {
  static const replay::DealSeen kNotSeen;
  return {.record = record_,
          .facts = facts_,
          .code = code_,
          .result = result_,
          .workings = no_workings(),
          .next = {},
          .stopped = stopped_,
          .understood = understood_,
          .order = {record_, orders_, notes_},
          .own_code = own_code_,
          .seen = kNotSeen};
}

std::size_t JudgedCopy::size() const {
  const std::size_t one = sizeof(JudgedCopy) + record_.text.size() + room_of(record_.acts) +
                          room_of(facts_.facts) + room_of(facts_.beats) +
                          room_of(result_.findings) + room_of(result_.missing);
  return one * (1 + orders_.size());
}

}  // namespace ecarte::referee
