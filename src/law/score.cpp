// SPDX-License-Identifier: MIT
//
// The ledger among the judge's work: what it is reckoned from, and what of it goes into the result.
#include <algorithm>

#include "law/engine.hpp"

namespace ecarte::law {

void Judge::Engine::ledger() {
  // A dealing that should have been annulled, and was played on, fell as a whole.
  const Time annulled_at = deal_erased_ ? kNoTime : annulled_at_;
  const Matter matter{code_,  *deal_,       next_,       timeline_,    rulings_,
                      deeds_, deal_erased_, annulled_at, maybe_capped_};
  reckon(matter, carried_, room_, ledger_);
  for (const KingFate& fate : ledger_.kings) {
    Ruling& ruling = rulings_[static_cast<std::size_t>(fate.ruling)];
    ruling.status = fate.status;
    ruling.elected = fate.elected;
  }
  result_->missing.insert(result_->missing.end(), ledger_.missing.begin(), ledger_.missing.end());
  if (ledger_.contradiction) {
    result_->contradictions.push_back(*ledger_.contradiction);
    return;
  }
  result_->due = shown(code_, ledger_.due);
  result_->marked = shown(code_, ledger_.recorded);
  list_scores();
}

/// What was due and what was marked, score by score.
void Judge::Engine::list_scores() {
  const auto law_of = [&](std::uint16_t law, std::uint16_t case_index) {
    return law != kNoCase && law < code_.laws.size() ? code_.laws[law].number
           : case_index != kNoCase                   ? code_.law_of(code_.cases[case_index]).number
                                                     : std::string_view{};
  };
  const auto byte = [](int points) { return static_cast<std::uint8_t>(std::clamp(points, 0, 99)); };
  for (const Right& right : ledger_.rights) {
    const int due = right.fallen || deal_erased_ ? 0
                    : right.forfeited            ? right.marked
                                                 : right.amount;
    const int marked = right.fallen && !ledger_.scored ? 0 : right.marked;
    if (due > 0 || marked > 0) {
      result_->scores.push_back({right.seat, right.purpose, byte(due), byte(marked),
                                 law_of(right.law, right.case_index)});
    }
  }
  for (const NotDue& entry : ledger_.not_due) {
    if (record::is_player(entry.fact.subject)) {
      result_->scores.push_back(
          {static_cast<Seat>(entry.fact.subject), replay::value<replay::ScoreFor>(entry.fact, 1), 0,
           byte(entry.over - entry.taken_down),
           law_of(entry.law, entry.near_case != kNoCase ? entry.near_case : entry.table_case)});
    }
  }
}

}  // namespace ecarte::law
