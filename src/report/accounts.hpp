// SPDX-License-Identifier: MIT
//
// Two accounts of one deal in plain words: where they differ, what the ruling turns on, and what it
// is in each case; and the same as JSON.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "accounts/decide.hpp"
#include "accounts/players.hpp"
#include "json/value.hpp"
#include "report/deal.hpp"

namespace ecarte::report {

/// What is ruled of a deal, in words and for programs.
struct RuledAs {
  bool possible = true;                ///< false: the deal cannot have gone so
  std::vector<std::string> sentences;  ///< one a finding, one for the score
  json::Value value;                   ///< tells rulings apart: what is ruled, and no words
};
RuledAs ruled_as(const Deal& deal);
/// The sentence that stands for findings where there is none.
inline constexpr std::string_view kNothingAgainst = "nothing is against the laws";

/// One account, as it was written.
struct ComparedRecord {
  std::string file;
  const record::Record& record;
};

/// Everything that is to be said of two accounts. Holds nothing itself.
struct TwoAccounts {
  const ComparedRecord& first;
  const ComparedRecord& second;
  const accounts::WhoIsWho& who;
  const accounts::Alignment& alignment;
  const accounts::Decision& decision;
  const std::vector<RuledAs>& rulings;  ///< of each branch of the decision
  const RuledAs& of_first;              ///< and of each account as it stands
  const RuledAs& of_second;
};

void write_accounts(std::string& out, const TwoAccounts& two, std::size_t width);
void write_accounts_json(std::string& out, const TwoAccounts& two, std::string_view code);

/// What a passage says: "Y proposes".
std::string said(const record::Record& record, accounts::Passage passage);

}  // namespace ecarte::report
