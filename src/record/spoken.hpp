// SPDX-License-Identifier: MIT
//
// Words said aloud, in quotes, and which of them are an act by the notation's own saying.
#pragma once

#include <string>
#include <string_view>

namespace ecarte::record {

/// What the first quotation marks of a text enclose, and what follows them.
struct Quotation {
  std::string_view words;
  std::string_view rest;
};

/// Empty words and an empty rest if nothing is quoted.
Quotation quotation_in(std::string_view text);

/// Of these words the notation itself says that they are an act when said: "King!", "I propose",
/// "how many?", a number. Who says them in quotes wrote the act.
bool is_act_when_said(std::string_view words);

}  // namespace ecarte::record
