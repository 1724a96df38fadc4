// SPDX-License-Identifier: MIT
#include "campaign/broken_off.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "campaign/attempt.hpp"
#include "campaign/both_ways.hpp"
#include "notation/parse.hpp"

namespace ecarte::campaign {

std::vector<Begun> read(std::string_view text) {
  compare_ways(text);
  notation::Reader reader{notation::source_of(text)};
  std::vector<Begun> deals;
  record::Record record;
  replay::Sitting sitting;
  replay::DealFacts facts;
  while (reader.next(record)) {
    deals.push_back({record, sitting});
    if (!record.readable()) {
      deals.clear();
      return deals;
    }
    replay::replay(record, sitting, facts);
  }
  return deals;
}

Judged::Judged(const std::vector<Begun>& deals, std::size_t last, std::size_t acts,
               const codes::Code& code)
    : judge_(code, false) {
  replay::DealFacts before;
  bool pending = false;
  for (std::size_t i = 0; i <= last; ++i) {
    record::Record cut = deals[i].record;
    if (i == last && acts < cut.acts.size()) {
      cut.acts.resize(acts);
      cut.deal_follows = false;
    }
    replay::Sitting sitting = deals[i].sitting;
    compare_ways(cut, sitting);
    replay::replay(cut, sitting, facts_);
    if (!facts_.impossible.empty()) {
      possible_ = false;
      return;
    }
    has_before_ = pending && !facts_.place.sitting_begins;
    if (pending) {
      judge_.rule_on(before, &facts_, before_);
    }
    pending = true;
    before = facts_;
  }
  judge_.rule_on(facts_, nullptr, result_);
}

std::string contents(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

}  // namespace ecarte::campaign
