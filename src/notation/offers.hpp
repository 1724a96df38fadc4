// SPDX-License-Identifier: MIT
//
// What a refusal offers in place of the sentence that was written.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ecarte::notation {

/// The words that `message`, which says why a sentence was refused, offers in its place, as they
/// stand there: "finds the revoke", "Y is to deal". Most are examples: whoever puts one in the
/// place of what was written must see to it that it brings no card and no number of its own, and
/// that it is read. What has a comma in it comes whole, then by its parts.
std::vector<std::string> offers_in(std::string_view message);

}  // namespace ecarte::notation
