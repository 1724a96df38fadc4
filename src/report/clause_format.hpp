// SPDX-License-Identifier: MIT
//
// What fmt::format is to std::string, to the clauses of the report.
#pragma once

#include <iterator>
#include <utility>

#include <fmt/core.h>

#include "report/clause.hpp"

/// It can be written to in place.
template <>
struct fmt::is_contiguous<ecarte::report::Clause> : std::true_type {};

namespace ecarte::report {

template <class... Parts>
Clause formatted(fmt::format_string<Parts...> form, Parts&&... parts) {
  Clause text;
  fmt::format_to(std::back_inserter(text), form, std::forward<Parts>(parts)...);
  return text;
}

}  // namespace ecarte::report
