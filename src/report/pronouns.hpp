// SPDX-License-Identifier: MIT
//
// He or she: the reports are written of "him", and turned here where it was a woman.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "record/record.hpp"

namespace ecarte::report {

/// `text` as record::Pronouns turns it.
std::string as_told(const record::Record& record, std::string_view text);
std::vector<std::string> as_told(const record::Record& record, std::vector<std::string> lines);

}  // namespace ecarte::report
