// SPDX-License-Identifier: MIT
//
// He or she: the reports are written of "him", and turned here where it was a woman.
#pragma once

#include <string>
#include <vector>

#include "record/record.hpp"

namespace ecarte::report {

/// `text` with "he", "his" and "him" turned into "she" and "her" where the person named last before
/// is a woman: by her title ("Mrs Jones"), or because the record says "she" or "her own" of her:
/// "Aunt Mary finds six in her hand". What stands in quotation marks is left as it was said.
std::string as_told(const record::Record& record, std::string text);
std::vector<std::string> as_told(const record::Record& record, std::vector<std::string> lines);

}  // namespace ecarte::report
