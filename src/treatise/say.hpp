// SPDX-License-Identifier: MIT
//
// Chances as people say them. Private to this layer.
#pragma once

#include <cstdint>
#include <string>

namespace ecarte::treatise {

/// "about 3 in 5 (60.7 %), or 3 to 2 on"; "always"; "never". `under` is more than nothing.
std::string chance_words(std::int64_t over, std::int64_t under);

/// "about 3 in 4"; "all"; "none"; near either end "all but about 1 in 300", "about 1 in 300".
std::string share_words(std::int64_t over, std::int64_t under);

/// "evens", "about 3 to 2 on", "about 5 to 1 against". Neither part may be nothing.
std::string odds_words(std::int64_t wins, std::int64_t losses);

/// "40,782"
std::string grouped(std::int64_t number);

}  // namespace ecarte::treatise
