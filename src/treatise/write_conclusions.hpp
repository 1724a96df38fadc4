// SPDX-License-Identifier: MIT
//
// What the published page begins with, what the answers come to together, and the tables it ends
// with. Private to the page.
#pragma once

#include <string>
#include <vector>

#include "treatise/checked.hpp"

namespace ecarte::treatise {

/// Two pages: what the books have right, what they have wrong and by how much, what nobody knew.
void write_conclusions(std::string& out, const std::vector<CheckedChapter>& chapters);

/// The same in full: every lead that costs something, every hand that falls short, every score.
void write_tables(std::string& out, const std::vector<CheckedChapter>& chapters);

}  // namespace ecarte::treatise
