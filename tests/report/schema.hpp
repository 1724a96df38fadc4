// SPDX-License-Identifier: MIT
//
// Holds a result to its schema, by tools/check_json.py.
#pragma once

#include <string>

namespace ecarte::report {

/// What is wrong with `text` as a result document, or, with `definition`, as that part of one, or
/// by another schema (docs/NAME.schema.json). Empty if nothing is; never empty if it could not be
/// looked at.
std::string schema_complaints(const std::string& text, const std::string& definition = {},
                              const std::string& name = "result");

}  // namespace ecarte::report
