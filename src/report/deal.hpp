// SPDX-License-Identifier: MIT
//
// What every writer is given: one deal with all that was said of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "codes/code.hpp"
#include "law/ledger.hpp"
#include "law/result.hpp"
#include "law/ruling.hpp"
#include "record/his_or_her.hpp"
#include "record/record.hpp"
#include "replay/facts.hpp"
#include "report/remark.hpp"
#include "report/what_if.hpp"

namespace ecarte::report {

/// What becomes of a finding besides being found.
enum class Treatment : std::uint8_t {
  Reported,
  Expected,  ///< by an `expect:` line of the record
  Known,     ///< of old: the baseline has it
  Waived     ///< by a `waive:` line of the record
};

/// The deal as it is ruled on if its acts were done in one of the orders that it leaves open.
struct DealInOrder {
  std::string_view when;  ///< "'Y announces the king' came before 'Y leads K♥'"
  const record::Record& record;
  const replay::DealFacts& facts;
  const law::DealResult& result;
  const law::Rulings* rulings = nullptr;  ///< what that came from; nullptr: not asked for
  const law::Ledger* ledger = nullptr;
};

/// One deal, judged. Holds nothing itself.
struct Deal {
  const record::Record& record;  ///< with every Problem, unreadable and impossible
  const replay::DealFacts& facts;
  const codes::Code& code;
  const law::DealResult& result;
  const std::vector<Remark>* remarks = nullptr;  ///< by place; nullptr: none were asked for
  const law::Rulings* rulings = nullptr;  ///< what the result came from; nullptr: not asked for
  const law::Ledger* ledger = nullptr;
  /// Of an unreadable or impossible deal, how many of its acts were ruled on all the same; 0: none.
  std::size_t understood = 0;
  const std::vector<WhatIf>* what_ifs = nullptr;       ///< nullptr: not asked for
  const std::vector<Treatment>* treatments = nullptr;  ///< of each finding; nullptr: all reported
  bool doubt_expected = false;                         ///< what is missing was to be
  bool problems_expected = false;                      ///< and so were the problems
  std::span<const DealInOrder> orders = {};  ///< those on which the ruling turns; none: on none
  bool own_code = true;                      ///< judged by the code the record is written for
  bool why = false;                          ///< programs are to be told the way to each finding
  record::Pronouns pronouns = record::Pronouns(record);  ///< the reports are written of "him"
};

/// True if the record asks for `found`, a finding or a doubt, not to be reported.
inline bool is_waived(const law::Finding& found) {
  return found.waived.by != law::kNoWaiver && !found.waived.is_of_waiver;
}
inline bool is_waived(const law::Missing& found) {
  return found.waiver != law::kNoWaiver;
}

/// Does the proof of what lies there lie at another act of the record?
inline bool is_proved_elsewhere(const Deal& deal, const law::PlaceInDeal& place) {
  return place.witness < deal.record.acts.size() && place.witness != place.at;
}

/// What became of finding number `i`.
inline Treatment treatment_of(const Deal& deal, std::size_t i) {
  if (deal.treatments != nullptr) {
    return (*deal.treatments)[i];
  }
  return is_waived(deal.result.findings[i]) ? Treatment::Waived : Treatment::Reported;
}

/// "reported", "expected", "known", "waived".
std::string_view word(Treatment treatment);

/// The words of the act numbered `at`; the record's first byte if there is no such act.
record::Span span_of(const Deal& deal, replay::ActIndex at);
/// Where a finding is reported: at its act, or at the waiver it is about.
record::Span span_of(const Deal& deal, const law::Finding& finding);

/// Of an unreadable or impossible deal that was ruled on in part: the sentences that were left out
/// of account, and the one past which nothing was ruled on, if there is one. In the order written.
struct LeftOut {
  std::vector<record::Span> sentences;
  std::optional<record::Span> ends;
};
LeftOut left_out_of(const Deal& deal);

/// The line of the file on which the deal begins.
std::uint32_t line_of(const Deal& deal);

}  // namespace ecarte::report
