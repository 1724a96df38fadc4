// SPDX-License-Identifier: MIT
//
// Every card once, for a page on which many deals are drawn: each card of those is then one use of
// a symbol.
#pragma once

#include <string>

#include "picture/face.hpp"
#include "picture/svg.hpp"

namespace ecarte::picture {

/// What a card is called in the data of such a page: "KS", "TD", "xH" where the suit alone is
/// known, "Jx", "x", "-" of one that is hidden; of an odd card "=" and what it says.
std::string code_of(const Face& face);

/// An `svg` element that shows nothing and holds a symbol for every face, `card-` and its code,
/// each with what it is called aloud as its title; `card-blank` is the paper of an odd card.
std::string svg_symbols(SvgLook look);

}  // namespace ecarte::picture
