// SPDX-License-Identifier: MIT
//
// Certificates of records, for the tests of the checker.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "codes/code.hpp"

namespace ecarte::test {

inline const std::string kRoot = ECARTE_ROOT;
inline const std::string kRules = kRoot + "/rules";

/// The text of a file.
std::string text_of(const std::string& path);
/// Every record below a folder of the project, by name.
std::vector<std::string> records_in(const std::string& folder);
/// The certificate of a record, line by line.
std::string certificate_of(const std::string& file, std::string_view text,
                           const codes::Code* code = nullptr);
/// Its deals, without the head.
std::vector<nlohmann::json> deals_of(const std::string& certificate);

}  // namespace ecarte::test
