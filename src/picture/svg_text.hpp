// SPDX-License-Identifier: MIT
//
// Words broken into lines where nobody can ask how wide a letter is: for whoever writes SVG.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ecarte::picture {

/// How wide `text` is at most in the serif faces that are common, in ems.
double ems_of(std::string_view text);

/// `text` in lines no wider than `ems`; a word that is wider is broken within.
std::vector<std::string> broken(std::string_view text, double ems);

}  // namespace ecarte::picture
