// SPDX-License-Identifier: MIT
//
// A code of laws with one datum changed: a window moved by one beat, another elector, force,
// remedy, class or amount. Whoever judges by it should notice.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "codes/code.hpp"
#include "codes/tables.hpp"

namespace ecarte::mutation {

/// A code that can be changed, with the tables that follow from its cases.
class ChangedCode {
 public:
  explicit ChangedCode(const codes::Code& original);
  ChangedCode(const ChangedCode&) = delete;
  ChangedCode& operator=(const ChangedCode&) = delete;

  codes::Code code;
  std::vector<codes::Case> cases;
  std::vector<codes::Tariff> tariff;

  /// Makes the table of a fact anew, after a case on it was found at other times.
  void rebuild(replay::FactKind fact);

 private:
  std::map<replay::FactKind, codes::BuiltTable> tables_;
};

/// One change, not yet made.
struct Mutant {
  std::string_view law;  ///< its number
  std::string place;     ///< the case, or "score point"
  std::string datum;     ///< "until: next-turn-up → game-end"
  std::function<void(ChangedCode&)> change;
  bool may_leave_gap = false;  ///< the engine is made for codes without gaps: ask the lint first
  bool obeyed = false;  ///< that the remedy is named is not enough: something must come of it
};

/// Every mutant of a code, in the order of its cases. Of one that extends `base` only of what it
/// says otherwise than that.
std::vector<Mutant> mutants_of(const codes::Code& code, const codes::Code* base = nullptr);

}  // namespace ecarte::mutation
