// SPDX-License-Identifier: MIT
//
// What a loaded code points to, and the last step of loading: names to numbers, cases to tables.
#pragma once

#include <array>
#include <deque>
#include <string_view>
#include <vector>

#include "codes/code_draft.hpp"
#include "codes/load.hpp"
#include "codes/tables.hpp"

namespace ecarte::codes {

struct LoadedCode::Storage {
  Strings strings;
  std::vector<Law> laws;
  std::vector<Case> cases;
  std::vector<Tariff> tariff;
  std::deque<std::vector<std::uint16_t>> over;
  std::deque<std::vector<std::string_view>> also;
  std::deque<std::vector<FactKind>> engaged_by;
  std::vector<Reading> readings;
  std::deque<std::vector<std::string_view>> reading_values;
  std::array<BuiltTable, replay::kFactKinds> tables;
};

/// Fills `storage` from `draft`, complaining of names that cannot be looked up and of combinations
/// that no case, or more than one, answers.
void resolve(Desk& desk, const CodeDraft& draft, LoadedCode::Storage& storage);

}  // namespace ecarte::codes
