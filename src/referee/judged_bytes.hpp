// SPDX-License-Identifier: MIT
//
// A deal with what is said of it, kept in a file for another run of the same program (bytes.hpp).
#pragma once

#include <memory>
#include <string>

#include "referee/bytes.hpp"
#include "referee/judged_copy.hpp"

namespace ecarte::referee {

/// By the name of its code.
using CodeNamed = std::function<const codes::Code*(std::string_view name)>;

void put(ByteWriter& to, const JudgedCopy& deal);

/// Nothing if the bytes are none of a deal, or the code is not known. What is read may point into
/// the bytes, which `keep` keeps: as long as the copy is there, so are they.
std::unique_ptr<JudgedCopy> judged_copy(ByteReader& from, const CodeNamed& code,
                                        std::shared_ptr<const std::string> keep);

}  // namespace ecarte::referee
