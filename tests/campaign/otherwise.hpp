// SPDX-License-Identifier: MIT
//
// What another code, or a club's house rules, make of a kind of fault that the club's laws know:
// the same acts, and other findings.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "campaign/fault.hpp"

namespace ecarte::campaign {

struct Otherwise {
  std::string_view kind;  ///< by the club's laws
  /// All that is found in its deal; of whom nothing is said, it is he whom the club's laws name.
  std::vector<Expected> found = {};
  std::vector<Expected> found_later = {};     ///< in the deal after
  std::vector<std::string_view> beside = {};  ///< as Fault::beside
  bool nothing_counts = false;                ///< the cards should have been dealt afresh,
  bool till_closed = false;  ///<  as long as they are not gathered: then the deal stands
  std::function<void(Fault&, Table&)> due = {};  ///< what else is due, or is not
};

/// By which code: the first line of its records, and what differs in lawful play.
struct CodeOfKinds {
  std::string_view prefix;  ///< of the names
  std::string header;
  TableRules rules = {};
};

/// Adds the kind of that name as that code has it. It must be there already.
void add_otherwise(Kinds& kinds, const CodeOfKinds& code, const Otherwise& what);

}  // namespace ecarte::campaign
