// SPDX-License-Identifier: MIT
//
// Something said of a deal that is no finding: advice on how it was played. It breaks no law, and
// neither verdict nor exit status turns on it.
#pragma once

#include <string>
#include <vector>

#include "record/act.hpp"
#include "record/record.hpp"

namespace ecarte::report {

struct Remark {
  record::Span span;
  std::string id;  ///< kebab-case: what kind of advice
  record::Actor player = record::kNobody;
  std::uint8_t trick = 0;  ///< 0: before the play
  std::string message;
  std::vector<std::string> notes;
};

}  // namespace ecarte::report
